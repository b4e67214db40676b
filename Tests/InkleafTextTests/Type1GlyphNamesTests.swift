import Testing

@testable import InkleafText

/// The names in fonts of format Type 1.
struct Type1GlyphNamesTests {
  /// A font with a part of glyphs, whose bytes look like words, and three glyphs.
  private static let program =
    "dup /Private 14 dict dup begin\n/RD {string currentfile exch readstring pop} executeonly def\n"
    + "/Subrs 1 array\ndup 0 4 RD end  NP\nND\n2 index\n/CharStrings 3 dict dup begin\n"
    + "/A 5 RD / end ND\n/a.alt 0 RD ND\n/.notdef 3 RD abc ND\nend\nend\n"

  private func encrypted(_ program: String) -> [UInt8] {
    var key: UInt16 = 55665
    return ([0, 1, 2, 3] + Array(program.utf8)).map { byte in
      let cipher = byte ^ UInt8(key >> 8)
      key = (UInt16(cipher) &+ key) &* 52845 &+ 22719
      return cipher
    }
  }

  @Test func namesAllGlyphs() {
    let head = Array("currentfile eexec\n".utf8)
    let font = head + encrypted(Self.program) + [UInt8](repeating: 0x30, count: 512)
    #expect(glyphNames(ofType1: font, encryptedFrom: head.count) == ["A", "a.alt"])
  }

  @Test(arguments: [
    "", "/CharStrings /A 9999 RD ", "/CharStrings /A 1 RD", "/CharStrings /A x RD a ND end",
  ])
  func refusesOtherForms(_ program: String) {
    #expect(glyphNames(ofType1: encrypted(program), encryptedFrom: 0) == nil)
    #expect(glyphNames(ofType1: [], encryptedFrom: 0) == nil)
    #expect(glyphNames(ofType1: encrypted(program), encryptedFrom: -1) == nil)
  }
}
