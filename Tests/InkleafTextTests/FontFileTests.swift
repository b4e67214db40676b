import InkleafCompression
@testable import InkleafText
import InkleafGeometry
import Foundation
import Support
import Testing

import InkleafCairo

@Suite struct FontFileTests {
  static let garamond = "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf"

  func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  /// Every font that the tests install is sound; bold ones of 27 MB are built as the regular ones are.
  @Test func installedFontsAreSound() throws {
    let search = "find /usr/share/fonts -name '*.[ot]t[cf]' ! -name '*CJK-Bold*'"
    let fonts = try shell(["sh", "-c", search])
    let paths = fonts.output.split(separator: "\n").map(String.init)
    #expect(paths.count > 5)
    for path in paths { #expect(faultOfFont(try bytes(path)) == nil, "\(path)") }
  }

  @Test func noticesEveryCut() throws {
    let font = try bytes(Self.garamond)
    for kept in stride(from: 0, to: font.count - 4, by: 9973) {
      #expect(faultOfFont(Array(font[..<kept])) != nil, "\(kept)")
    }
  }

  /// A changed byte of any table is noticed; one between two tables does nothing.
  @Test func noticesSingleBytes() throws {
    let font = try bytes(Self.garamond)
    func number(_ place: Int) -> Int { font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var tables: [Range<Int>] = []
    for index in 0..<Int(font[5]) {
      let record = 12 + 16 * index
      let start = number(record + 8)
      // The table "head" has no checksum that could be trusted.
      guard font[record..<record + 4] != font[0..<0], number(record) != 0x6865_6164 else {
        continue
      }
      tables.append(start..<start + number(record + 12))
    }
    var noticed = 0
    for place in stride(from: 12 + 16 * Int(font[5]), to: font.count, by: 9973) {
      var broken = font
      broken[place] ^= 0x10
      let fault = faultOfFont(broken)
      if tables.contains(where: { $0.contains(place) }) {
        #expect(fault?.contains("checksum") == true, "byte \(place): \(fault ?? "nothing")")
        noticed += 1
      }
    }
    #expect(noticed > 20)
  }

  @Test(arguments: [
    ("", "not a TrueType or OpenType font"), ("<svg/>", "not a TrueType or OpenType font"),
    ("wOF2\0\0\0\0", "not a TrueType or OpenType font"), ("OTTO", "list of tables is broken"),
    ("ttcf\0\u{1}\0\0\0\0\0\0", "list of fonts is broken"),
  ])
  func saysWhatIsWrong(_ text: String, _ fault: String) {
    #expect(faultOfFont(Array(text.utf8))?.contains(fault) == true)
  }

  @Test func foldersComeFirst() throws {
    try withScratchFolder { folder in
      let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"
      let copy = folder.appending(path: "Mine.TTF")
      try FileManager.default.copyItem(at: URL(filePath: serif), to: copy)
      try "read me".write(
        to: folder.appending(path: "README.txt"), atomically: true, encoding: .utf8)
      let catalog = try FontCatalog(folder: folder.path())
      let request = Font(["DejaVu Serif"], weight: 400, italic: false)
      let choice = try Typesetter(language: "en", catalog: catalog).choice(for: request)
      #expect(URL(filePath: choice.path).lastPathComponent == "Mine.TTF")
      #expect(try Typesetter(language: "en").choice(for: request).path == serif)
    }
  }

  /// A font that comes back while pages are laid out would leave measures of nothing behind.
  @Test func whatFailedOnceFailsAgain() throws {
    try withScratchFolder { folder in
      let copy = folder.appending(path: "Mine.ttf")
      try FileManager.default.copyItem(
        at: URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"), to: copy)
      let font = Font(["DejaVu Serif"], weight: 400, italic: false)
      let typesetter = Typesetter(
        language: "en", catalog: try FontCatalog(folder: folder.path()))
      let away = folder.appending(path: "away")
      try FileManager.default.moveItem(at: copy, to: away)
      #expect(throws: CairoError.self) { try typesetter.run("Ink", in: font) }
      try FileManager.default.moveItem(at: away, to: copy)
      #expect(throws: CairoError.self) { try typesetter.run("Ink", in: font) }
    }
  }

  /// A release of a hundred themes would have the fonts of all of them in memory.
  @Test func fontsAreClosedWithTheLastOfTheirTypesetters() throws {
    try withScratchFolder { folder in
      try FileManager.default.copyItem(
        at: URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"),
        to: folder.appending(path: "Mine.ttf"))
      let catalog = try FontCatalog(folder: folder.path())
      let font = Font(["DejaVu Serif"], weight: 400, italic: false)
      var first: Typesetter? = Typesetter(language: "en", catalog: catalog)
      var second: Typesetter? = Typesetter(language: "de", catalog: catalog)
      weak let face = try first?.run("Ink", in: font).spans.first?.face
      #expect(face != nil)
      // Who asks for the same font at the same time has the same face.
      #expect(try second?.run("Ink", in: font).spans.first?.face === face)
      first = nil
      #expect(face != nil)
      second = nil
      #expect(face == nil)
    }
  }

  /// A letter whose outline leads nowhere is one that the font does not have.
  @Test func aDamagedLetterIsMissing() throws {
    try withScratchFolder { folder in
      var font = try bytes("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")
      func number(_ place: Int, _ size: Int = 4) -> Int {
        font[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
      }
      func table(_ name: String) throws -> (record: Int, start: Int, size: Int) {
        let record = try #require(
          (0..<Int(font[5])).map { 12 + 16 * $0 }.first { place in
            font[place..<place + 4].elementsEqual(name.utf8)
          })
        return (record, number(record + 8), number(record + 12))
      }
      let whole = try Typesetter(language: "en").run(
        "A", in: Font(["DejaVu Serif"], weight: 400, italic: false))
      let glyph = Int(try #require(whole.spans.first?.glyphs.first?.id))
      let (outlines, places) = (try table("glyf"), try table("loca"))
      // Places are in four bytes here; a glyph begins with the number of its contours.
      let start = outlines.start + number(places.start + 4 * glyph)
      (font[start], font[start + 1]) = (0x7F, 0xFF)
      var sum = UInt32(0)
      for place in stride(from: outlines.start, to: outlines.start + outlines.size, by: 4) {
        sum &+= UInt32(number(place))
      }
      for index in 0..<4 {
        font[outlines.record + 4 + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index))
      }
      try Data(font).write(to: folder.appending(path: "Mine.ttf"))
      let catalog = try FontCatalog(folder: folder.path())
      let typesetter = Typesetter(language: "en", catalog: catalog)
      let request = Font(["DejaVu Serif"], weight: 400, italic: false)
      #expect(try typesetter.choice(for: request).path.hasSuffix("Mine.ttf"))
      let run = try typesetter.run("BAB", in: request)
      let ids = run.spans.flatMap(\.glyphs).map(\.id)
      #expect(ids.count == 3 && ids[0] == ids[2] && ids[0] != 0 && ids[1] == 0, "\(ids)")
      #expect(run.problems == [.missing("A")])
    }
  }

  @Test func foldersWithoutFontsAreAnError() throws {
    try withScratchFolder { folder in
      #expect(throws: FontFolderError.self) { try FontCatalog(folder: folder.path()) }
      #expect(throws: FontFolderError.self) { try FontCatalog(folder: folder.path() + "/nope") }
    }
  }
}
