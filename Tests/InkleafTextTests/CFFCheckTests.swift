@testable import InkleafText
import Testing

/// A small font with PostScript outlines, each part of which a test can break.
private struct SmallFont {
  var header: [UInt8] = [1, 0, 4, 1]
  var charstrings: [[UInt8]] = [[14], [139, 22, 32, 10, 14]]
  var global: [[UInt8]] = []
  var local: [[UInt8]] = [[11]]
  /// The SID of the second glyph.
  var charset: [UInt8] = [0, 0, 34]
  var encoding: [UInt8] = [0, 1, 65]
  var privateValues: [UInt8] = [239, 20]
  /// More of the top dictionary.
  var extra: [UInt8] = []

  /// The bytes of a list; offsets have one byte each.
  static func list(_ items: [[UInt8]]) -> [UInt8] {
    guard !items.isEmpty else { return [0, 0] }
    var bytes: [UInt8] = [UInt8(items.count >> 8), UInt8(items.count & 255), 2]
    var offset = 1
    for size in [0] + items.map(\.count) {
      offset += size
      bytes += [UInt8(offset >> 8), UInt8(offset & 255)]
    }
    return bytes + items.joined()
  }

  static func number(_ value: Int) -> [UInt8] { [29, 0, 0, UInt8(value >> 8), UInt8(value & 255)] }

  /// The table's bytes and the place of each part.
  var bytes: (all: [UInt8], charstrings: Int, charset: Int) {
    let number = Self.number
    let values = privateValues + number(privateValues.count + 6) + [19]
    let head = header + Self.list([[65]])
    let topSize = 4 * 5 + 3 + 6 + extra.count
    let lists = Self.list([]) + Self.list(global)
    let charset = head.count + 7 + topSize + lists.count
    let encoding = charset + self.charset.count
    let charstrings = encoding + self.encoding.count
    let outlines = Self.list(self.charstrings)
    let inside = charstrings + outlines.count
    let top: [UInt8] =
      number(charset) + [15] + number(encoding) + [16] + number(charstrings) + [17]
      + number(values.count) + number(inside) + [18] + extra
    let all =
      head + Self.list([top]) + lists + self.charset + self.encoding + outlines + values
      + Self.list(local)
    return (all, charstrings, charset)
  }

  var fault: String? { Self.fault(bytes.all, glyphs: charstrings.count) }

  static func fault(_ bytes: [UInt8], glyphs: Int = 2) -> String? {
    faultOfCFF(TableBytes(bytes: bytes), 0..<bytes.count, glyphs: glyphs)
  }
}

@Suite struct CFFCheckTests {
  @Test func aSoundFontHasNoFault() { #expect(SmallFont().fault == nil) }

  @Test func everyCutIsNoticed() {
    let bytes = SmallFont().bytes.all
    for kept in 0..<bytes.count {
      #expect(SmallFont.fault(Array(bytes[..<kept])) != nil, "\(kept)")
    }
  }

  /// Any byte, whatever it is changed to, makes a font or a fault.
  @Test func noByteTraps() {
    let bytes = SmallFont().bytes.all
    for place in bytes.indices {
      for value in UInt8.min...UInt8.max {
        var broken = bytes
        broken[place] = value
        _ = SmallFont.fault(broken)
      }
    }
  }

  @Test func numbersMustAgreeWithTheOtherTables() {
    let bytes = SmallFont().bytes.all
    #expect(
      SmallFont.fault(bytes, glyphs: 3)
        == "its table \"CFF \" has not as many glyphs as \"maxp\" states")
  }

  @Test func listsMustBeInOrder() {
    let (bytes, charstrings, _) = SmallFont().bytes
    // The offsets of two glyphs are 1, 2 and 7.
    #expect(Array(bytes[charstrings..<charstrings + 9]) == [0, 2, 2, 0, 1, 0, 2, 0, 7])
    let changes: [(Int, UInt8, String)] = [
      (4, 2, "has a list in disorder"), (4, 0, "has a list in disorder"),
      (6, 8, "has a list in disorder"), (7, 255, "leads out of itself"),
      (2, 0, "has a broken list"), (2, 5, "has a broken list"),
      (0, 1, "leads out of itself"), (0, 255, "leads out of itself"),
    ]
    for (place, value, fault) in changes {
      var broken = bytes
      broken[charstrings + place] = value
      #expect(SmallFont.fault(broken) == "its table \"CFF \" \(fault)", "\(place) \(value)")
    }
  }

  @Test(
    arguments: [
      // Empty, a subroutine that is not there, a number cut short, too few numbers.
      [], [139, 10], [140, 10, 14], [28, 0], [139, 5, 14],
      // A mask without hints and one cut short, an unknown instruction, bytes after the end.
      [19, 0, 14], [139, 139, 1, 19], [2, 14], [14, 14],
      // Hints after a mask and after a line's start.
      [139, 139, 1, 19, 0, 139, 139, 19, 0, 14], [139, 22, 139, 139, 1, 14],
      // Too many numbers, and a line without a start.
      [139, 139, 139, 22, 14], [139, 22, 139, 139, 139, 5, 14], [139, 139, 5, 14],
      // A global subroutine where there is none, and an index that no one knows.
      [139, 29, 14], [139, 139, 12, 10, 10, 14],
      [UInt8](repeating: 139, count: 49) + [14],
    ] as [[UInt8]])
  func brokenGlyphsAreNoticed(_ glyph: [UInt8]) {
    var font = SmallFont()
    font.charstrings[1] = glyph
    #expect(font.fault?.contains("has a glyph") == true, "\(font.fault ?? "nothing")")
  }

  @Test(
    arguments: [
      [139, 139, 1, 139, 139, 19, 0x80, 139, 139, 21, 14],
      [139, 139, 22, 14],
      [139, 32, 10, 14], [139, 139, 12, 10, 22, 14],
      [139, 22] + [UInt8](repeating: 139, count: 48) + [5, 14],
    ] as [[UInt8]])
  func soundGlyphsPass(_ glyph: [UInt8]) {
    var font = SmallFont()
    font.charstrings[1] = glyph
    #expect(font.fault == nil)
  }

  /// Subroutines may call each other ten deep.
  @Test func depthIsBounded() {
    var font = SmallFont()
    // Number 32 means the first subroutine, as the bias is 107.
    font.local = (1..<10).map { [UInt8(32 + $0), 10, 11] } + [[11]]
    font.charstrings[1] = [32, 10, 14]
    #expect(font.fault == nil)
    font.local.insert([33, 10, 11], at: 0)
    for index in 1..<10 { font.local[index][0] += 1 }
    #expect(font.fault?.contains("broken instructions") == true)
    font.local = [[32, 10, 11]]
    #expect(font.fault?.contains("broken instructions") == true)
  }

  /// Ten subroutines that each call the next forty times are more work than any font.
  @Test func workIsBounded() {
    var font = SmallFont()
    font.global = (1..<10).map { next in
      (0..<40).flatMap { _ in [UInt8(32 + next), 29] } + [11]
    }
    font.global.append([11])
    font.charstrings[1] = [32, 29, 14]
    #expect(font.fault == "its table \"CFF \" has endless instructions")
  }

  @Test func namesAndNumbersMustBeInRange() {
    func fault(_ change: (inout SmallFont) -> Void) -> String? {
      var font = SmallFont()
      change(&font)
      return font.fault
    }
    #expect(fault { $0.charset = [0, 1, 135] }?.contains("missing strings") == true)
    #expect(fault { $0.charset = [1, 0, 34, 1] }?.contains("too many glyphs") == true)
    #expect(fault { $0.charset = [3, 0, 34] }?.contains("unknown charset") == true)
    #expect(fault { $0.encoding = [0, 2, 65, 66] }?.contains("missing glyphs") == true)
    #expect(fault { $0.header = [2, 0, 4, 1] }?.contains("broken header") == true)
    // A weight that is no string, a box of three numbers, an operator twice, a number without end.
    for extra: [UInt8] in [
      [28, 1, 135, 4], [139, 139, 139, 5], [140, 4, 140, 4], [30, 0x12], [31], [140],
      [30] + [UInt8](repeating: 0x11, count: 30) + [0x1F, 13], [30, 0x12, 0xF1, 13],
    ] {
      #expect(fault { $0.extra = extra }?.contains("broken dictionary") == true, "\(extra)")
    }
    #expect(fault { $0.extra = [28, 1, 134, 4, 30, 0xA0, 0x01, 0xFF, 13] } == nil)
    #expect(fault { $0.privateValues = [140, 0] }?.contains("broken dictionary") == true)
  }
}
