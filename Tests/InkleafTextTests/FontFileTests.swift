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

  /// Every font that the tests install is sound.
  @Test func installedFontsAreSound() throws {
    let fonts = try shell(["sh", "-c", "find /usr/share/fonts -name '*.[ot]tf' -size -2000k"])
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

  @Test func noticesSingleBytes() throws {
    let font = try bytes(Self.garamond)
    let tables = 12 + 16 * Int(font[5])
    for place in stride(from: tables + 16, to: font.count - 64, by: 20011) {
      var broken = font
      broken[place] ^= 0x10
      // A byte may lie between two tables, where it does nothing.
      let fault = faultOfFont(broken)
      #expect(fault == nil || fault?.contains("checksum") == true)
    }
  }

  @Test(arguments: [
    ("", "no TrueType or OpenType font"), ("<svg/>", "no TrueType or OpenType font"),
    ("wOF2\0\0\0\0", "no TrueType or OpenType font"), ("OTTO", "list of tables is broken"),
    ("ttcf\0\u{1}\0\0\0\0\0\0", "a collection of no fonts"),
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

  @Test func foldersWithoutFontsAreAnError() throws {
    try withScratchFolder { folder in
      #expect(throws: FontFolderError.self) { try FontCatalog(folder: folder.path()) }
      #expect(throws: FontFolderError.self) { try FontCatalog(folder: folder.path() + "/nope") }
    }
  }
}
