@testable import InkleafCompression
@testable import InkleafGeometry
@testable import InkleafLists
@testable import InkleafPages
@testable import InkleafRendering
@testable import InkleafText

// Pictures behind pages: any file is drawn in all formats, or refused.

/// Draws a PNG file behind a page, with its chunks' checksums repaired.
let picture: Target = { bytes in
  let picture = try Picture(png: repaired(bytes))
  // A large one shows nothing more, and takes long.
  guard picture.width * picture.height <= 1 << 16 else { return }
  _ = try colors(of: picture)
  let page = Page(PageSize("fuzz", width: 20, height: 20))
  let boxes = [
    Rect(left: -2, top: -2, right: page.size.width + 2, bottom: page.size.height + 2),
    Rect(left: 7.3, top: 9.1, right: 31.7, bottom: 44.9),
  ]
  let document = Document(
    title: "Fuzz", page: page,
    background: boxes.enumerated().map { index, box in
      .image(Picture.Placed(picture, in: box, covers: index == 0))
    },
    sheets: [Sheet(number: 1, title: "1")])
  try draw(document)
}

/// Draws a document in all formats.
func draw(_ document: Document, _ typesetter: Typesetter = usual, dpi: Double = 72) throws {
  let files = FileSet(document, formats: Format.allCases, book: nil, singles: true)
  let settings = RenderSettings(typesetter: typesetter, dpi: dpi, created: "2026-10-01T00:00:00Z")
  for file in files.files where try files.bytes(of: file, settings).isEmpty {
    fatalError("an empty file")
  }
}

/// A typesetter of the installed fonts.
let usual = Typesetter(language: "en")

/// A PNG file with the right checksum behind each chunk.
private func repaired(_ png: [UInt8]) -> [UInt8] {
  var png = png
  var place = 8
  while place + 12 <= png.count {
    let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    let end = place + 8 + length
    guard end + 4 <= png.count else { break }
    let sum = png[place + 4..<end].withUnsafeBytes { crc32(of: $0) }
    for byte in 0..<4 {
      png[end + byte] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32(byte)))
    }
    place = end + 4
  }
  return png
}
