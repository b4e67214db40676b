import Foundation
import InkleafCairo
import InkleafCompression
import InkleafGeometry
import InkleafPages
import InkleafText
import Support
import Testing

@testable import InkleafRendering

/// Pictures in PDFs have the pixels of their PNG files.
@Suite struct PDFImageTests {
  /// A kind of PNG file.
  struct Kind: CustomTestStringConvertible {
    var testDescription: String
    /// The colour type of the file's header.
    var colors: UInt8
    var bits: Int
    var isInterlaced = false
    /// Whether a chunk says which colours show what is behind them.
    var hasClearColors = false

    var channels: Int { [2: 3, 4: 2, 6: 4][colors, default: 1] }
    /// Whether its rows can go into the file as they are.
    var isTakenOver: Bool { [0, 2, 3].contains(colors) && !isInterlaced && !hasClearColors }
  }

  static let kinds: [Kind] =
    [1, 2, 4, 8, 16].map { Kind(testDescription: "grey \($0)", colors: 0, bits: $0) }
    + [1, 2, 4, 8].map { Kind(testDescription: "palette \($0)", colors: 3, bits: $0) }
    + [8, 16].flatMap { bits in
      [2, 4, 6].map { Kind(testDescription: "colors \($0), \(bits)", colors: $0, bits: bits) }
    }
    + [
      Kind(testDescription: "interlaced", colors: 2, bits: 8, isInterlaced: true),
      Kind(testDescription: "interlaced palette", colors: 3, bits: 4, isInterlaced: true),
      Kind(testDescription: "clear colours", colors: 3, bits: 8, hasClearColors: true),
      Kind(testDescription: "clear grey", colors: 0, bits: 8, hasClearColors: true),
    ]

  /// Makes a file of pixels that all differ from their neighbours.
  func png(_ kind: Kind, width: Int = 37, height: Int = 23) throws -> [UInt8] {
    func number(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      let number = x * 37 + y * 101 + channel * 59 + x * y
      return (kind.bits == 16 ? number * 257 : number) & ((1 << kind.bits) - 1)
    }
    func rows(_ columns: [Int], _ lines: [Int]) -> [UInt8] {
      lines.flatMap { y in
        var row: [UInt8] = [0]
        var (bits, count) = (0, 0)
        for x in columns {
          for channel in 0..<kind.channels {
            bits = bits << kind.bits | number(x, y, channel)
            count += kind.bits
            while count >= 8 {
              row.append(UInt8(truncatingIfNeeded: bits >> (count - 8)))
              count -= 8
            }
          }
        }
        if count > 0 { row.append(UInt8(truncatingIfNeeded: bits << (8 - count))) }
        return row
      }
    }
    var data: [UInt8] = []
    if kind.isInterlaced {
      // The passes of Adam7: first column and row, and the steps from one to the next.
      for (x, y, across, down) in [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] {
        data += rows(
          Array(stride(from: x, to: width, by: across)),
          Array(stride(from: y, to: height, by: down)))
      }
    } else {
      data = rows(Array(0..<width), Array(0..<height))
    }
    func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] { PNGFile.chunk(type, data) }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk(
      "IHDR",
      PNGFile.bigEndian(width) + PNGFile.bigEndian(height)
        + [UInt8(kind.bits), kind.colors, 0, 0, kind.isInterlaced ? 1 : 0])
    if kind.colors == 3 {
      let last = (1 << kind.bits) - 1
      let colors = (0...last).flatMap { index -> [UInt8] in
        [UInt8(truncatingIfNeeded: index * 89), UInt8(index), UInt8(255 - index)]
      }
      file += chunk("PLTE", colors)
    }
    if kind.hasClearColors {
      file += chunk("tRNS", kind.colors == 3 ? (0..<256).map { UInt8($0) } : [0, 100])
    }
    let packed = try deflated(data)
    // The data may be in any number of chunks.
    let middle = packed.count / 2
    return file + chunk("IDAT", Array(packed[..<middle])) + chunk("IDAT", Array(packed[middle...]))
      + chunk("IEND", [])
  }

  /// A book of two pages with a picture on both, and behind both.
  func book(_ file: [UInt8], in box: Rect = Rect(Page(.a5).size)) throws -> [UInt8] {
    let picture = try Picture(png: file)
    let page = Page(.a5)
    let placed = Picture.Placed(picture, in: box, covers: true)
    let mark = Mark.image(Picture.Placed(picture, in: box, covers: false))
    let document = Document(
      title: "t", page: page, background: [.image(placed)],
      sheets: [
        Sheet(number: 1, title: "a", marks: [mark]), Sheet(number: 2, title: "b", marks: [mark]),
      ])
    let settings = RenderSettings(
      typesetter: Typesetter(language: "en"), dpi: 72, created: "2026-10-01T00:00:00Z")
    return try Format.pdf.bytes(of: 0..<2, in: document, settings)
  }

  @Test(arguments: kinds) func pixelsAreThoseOfTheFile(_ kind: Kind) throws {
    let file = try png(kind)
    let picture = try DecodedPicture(png: file)
    let (width, height) = (picture.width, picture.height)
    let step = 8
    let box = Rect(Size(width: Double(width * step), height: Double(height * step)))
    let pdf = try book(file, in: box)
    let shown = try withScratchFolder { folder in
      try Data(pdf).write(to: folder.appending(path: "t.pdf"))
      #expect(try shell(["qpdf", "--check", "t.pdf"], in: folder).code == 0)
      let drawn = try shell(
        [
          "pdftoppm", "-r", "72", "-x", "0", "-y", "0", "-W", "\(width * step)", "-H",
          "\(height * step)", "-png",
          "-singlefile", "t.pdf", "t",
        ], in: folder)
      #expect(drawn.code == 0, "\(drawn)")
      return try Array(Data(contentsOf: folder.appending(path: "t.png")))
    }
    let page = try DecodedPicture(png: shown)
    try #require(page.width == width * step && page.height == height * step)
    var worst = 0
    for row in 0..<height {
      let wanted = picture.withRow(row) { Array($0) }
      let found = page.withRow(row * step + step / 2) { Array($0) }
      for column in 0..<width {
        for shift: UInt32 in [0, 8, 16] {
          // The picture is there twice, and white paper shows through.
          let (own, rest) = (Int(wanted[column] >> shift & 255), 255 - Int(wanted[column] >> 24))
          let value = own + (own + rest) * rest / 255
          worst = max(worst, abs(value - Int(found[column * step + step / 2] >> shift & 255)))
        }
      }
    }
    #expect(worst <= 2)
  }

  /// Rows of a file are not packed anew, and a picture on all pages is in the file once.
  @Test(arguments: kinds) func rowsAreTakenOver(_ kind: Kind) throws {
    let file = try png(kind)
    let pdf = try PDFFile(reading: book(file))
    let images = pdf.objects.values.compactMap(\.stream).filter {
      $0.dictionary["Subtype"] == .name("Image")
    }
    let hasMask = ![0, 2, 3].contains(kind.colors) || kind.hasClearColors
    #expect(images.count == (hasMask ? 2 : 1))
    let rows = try Picture(png: file).chunks("IDAT")
    #expect(images.contains { $0.bytes == rows } == kind.isTakenOver)
    // Greys are written as such, however they are kept.
    let isGrey = [0, 4].contains(kind.colors)
    #expect(images.allSatisfy { $0.dictionary["ColorSpace"] == .name("DeviceGray") } == isGrey)
    // Pages blend only where something shows what is behind it.
    #expect(try pdf.pages().allSatisfy { ($0["Group"] != nil) == hasMask })
  }

  /// Pictures of greys without clear parts are no reason to ask for more inks than black.
  @Test(arguments: kinds) func picturesTellWhetherTheyHaveColors(_ kind: Kind) throws {
    let picture = try Picture(png: png(kind))
    let page = Page(.a5)
    let placed = Picture.Placed(picture, in: Rect(page.size), covers: true)
    let document = Document(
      title: "t", page: page, background: [.image(placed)],
      sheets: [Sheet(number: 1, title: "a", marks: [])])
    #expect(document.hasColors == (kind.colors != 0))
  }

  /// A file whose rows are damaged is not taken over unseen.
  @Test func damagedRowsAreNoticed() throws {
    var file = try png(Self.kinds[3])
    let place = try #require(file.firstRange(of: Array("IDAT".utf8))).upperBound + 20
    file[place] ^= 0x55
    #expect(throws: CairoError.picture) { try book(file) }
  }

  /// SVG files hold the file itself, also where its length is no multiple of three.
  @Test(arguments: 0..<3) func svgFilesHoldTheFile(_ rest: Int) throws {
    var file = try png(Self.kinds[3])
    file += [UInt8](repeating: 7, count: (3 + rest - file.count % 3) % 3)
    let page = Page(.a5)
    let placed = Picture.Placed(try Picture(png: file), in: Rect(page.size), covers: true)
    let document = Document(
      title: "t", page: page, background: [.image(placed)],
      sheets: [Sheet(number: 1, title: "a", marks: [.image(placed)])])
    let settings = RenderSettings(
      typesetter: Typesetter(language: "en"), dpi: 72, created: "2026-10-01T00:00:00Z")
    let bytes = try Format.svg.bytes(of: 0..<1, in: document, settings)
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "base64,").dropFirst()
    #expect(parts.count == 2)
    for part in parts {
      #expect(Data(base64Encoded: String(part.prefix { $0 != "\"" })) == Data(file))
    }
  }
}

extension Format {
  /// Returns a file of some pages.
  func bytes(
    of sheets: Range<Int>, in document: Document, _ settings: RenderSettings
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try writer(of: document, on: nil, settings)(sheets) { bytes += $0 }
    return bytes
  }
}
