@testable import InkleafGeometry
@testable import InkleafLists
@testable import InkleafPages
@testable import InkleafPlatform
@testable import InkleafText

// Fonts of strangers: changed in some bytes, with checksums that agree, they are refused or drawn.

/// Fonts to change, with words that they have letters for: TrueType and PostScript outlines.
private let originals: [(bytes: [UInt8], family: String, words: String)] = [
  ("truetype/noto/NotoSansLydian-Regular.ttf", "Noto Sans Lydian", "𐤠𐤡𐤢𐤣𐤤𐤥𐤦𐤧"),
  (
    "truetype/noto/NotoSansOgham-Regular.ttf", "Noto Sans Ogham", "\u{1681}\u{1682}\u{1690}\u{169B}"
  ),
  ("opentype/bebas-neue/BebasNeue-Thin.otf", "Bebas Neue", "Ink 12 ÅÉß"),
  ("opentype/league-spartan/LeagueSpartan-Black.otf", "League Spartan", "Inkleaf AVÄ 7"),
].map { path, family, words in
  let path = "/usr/share/fonts/\(path)"
  guard let bytes = try? readFile(path, limit: FontCatalog.largestFile) else {
    fatalError("\(path) is not there; install what README.md says")
  }
  return (bytes, family, words)
}

/// A number of the next folder: a process reads a font's file once.
private nonisolated(unsafe) var folders = 0

/// Draws words with a font: the first byte says which, each four after it change one.
let font: Target = { bytes in
  guard let first = bytes.first else { return }
  let original = originals[Int(first) % originals.count]
  var font = original.bytes
  for place in stride(from: 1, to: bytes.count - 3, by: 4) {
    let offset = bytes[place..<place + 3].reduce(0) { $0 << 8 | Int($1) } % font.count
    font[offset] = bytes[place + 3]
  }
  repairSums(&font)
  folders += 1
  let folder = "\(scratch)/\(folders)"
  defer { try? Folder.open(scratch).removeFolder("\(folders)") }
  try write(font, to: "f.ttf", in: folder)
  let typesetter = Typesetter(language: "en", catalog: try FontCatalog(folder: folder))
  let line = TextLine(
    original.words, font: Font([original.family], weight: 400), size: 14,
    origin: Point(x: 3, y: 30), color: Color(0x203040))
  var large = line
  (large.size, large.origin.y) = (57, 50)
  try draw(
    Document(
      title: "Fuzz", page: Page(PageSize("fuzz", width: 30, height: 20)),
      background: [.text(line)], sheets: [Sheet(number: 1, title: "1", marks: [.text(large)])]),
    typesetter)
}

/// Makes the checksums of a font's tables right.
private func repairSums(_ font: inout [UInt8]) {
  func number(_ place: Int) -> Int {
    place + 4 <= font.count ? font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } : .max
  }
  for record in stride(from: 12, to: 12 + 16 * Int(font[5]), by: 16) {
    let (start, length) = (number(record + 8), number(record + 12))
    guard start < font.count, length <= font.count - start else { continue }
    var sum: UInt32 = 0
    for index in 0..<length {
      sum &+= UInt32(font[start + index]) << UInt32(24 - 8 * (index & 3))
    }
    for byte in 0..<4 {
      font[record + 4 + byte] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * byte))
    }
  }
}
