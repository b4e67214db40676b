internal import InkleafCairo
internal import CInkleafCairo

/// The pair kerning of a font: from its `GPOS` table, else from its `kern` table.
///
/// In `GPOS` (OpenType 1.9), this reads lookups of type 2 (pair adjustment, formats 1 and 2) of the
/// feature `kern`. Every read is bounds-checked, so a broken table only loses its kerning.
struct Kerning {
  private var lookups: [[PairTable]] = []
  private var legacy: [UInt64: Int] = [:]

  /// Reads the tables; returns `nil` if the font has no kerning.
  init?(face: FT_Face) {
    if let gpos = TableBytes(face: face, tag: "GPOS") {
      lookups = gpos.subtables(feature: "kern", type: 2, extensionType: 9).map { places in
        places.compactMap { PairTable(gpos, at: $0) }
      }
    }
    if lookups.allSatisfy(\.isEmpty), let kern = TableBytes(face: face, tag: "kern") {
      legacy = Kerning.pairs(kern)
    }
    if lookups.allSatisfy(\.isEmpty) && legacy.isEmpty { return nil }
  }

  /// Returns the change to the left glyph's advance, in font units.
  func adjustment(_ left: UInt32, _ right: UInt32) -> Int {
    // Every lookup applies, each by its first subtable with a value for the pair.
    let sum = lookups.reduce(0) { sum, tables in
      sum + (tables.lazy.compactMap { $0.value(Int(left), Int(right)) }.first ?? 0)
    }
    return sum + (legacy[UInt64(left) << 32 | UInt64(right)] ?? 0)
  }

  /// Returns the horizontal pairs of a `kern` table of version 0, format 0.
  private static func pairs(_ kern: TableBytes) -> [UInt64: Int] {
    guard kern.uint16(0) == 0, let tables = kern.uint16(2) else { return [:] }
    var pairs: [UInt64: Int] = [:]
    var start = 4
    for _ in 0..<tables {
      guard let length = kern.uint16(start + 2), let coverage = kern.uint16(start + 4),
        let count = kern.uint16(start + 6)
      else { break }
      // The lowest bit means horizontal; the next two, minimum values and cross-stream, are not
      // kerning.
      if coverage & 0xFF07 == 1 {
        for index in 0..<count {
          let pair = start + 14 + 6 * index
          guard let left = kern.uint16(pair), let right = kern.uint16(pair + 2),
            let value = kern.int16(pair + 4)
          else { break }
          // Subtables add up, unless one overrides those before it.
          let key = UInt64(left) << 32 | UInt64(right)
          pairs[key] = value + (coverage & 8 == 0 ? pairs[key] ?? 0 : 0)
        }
      }
      guard length >= 6 else { break }
      start += length
    }
    return pairs
  }
}

/// A pair adjustment subtable.
private struct PairTable {
  private let bytes: TableBytes
  private let start: Int
  private let format: Int
  private let coverage: Int
  /// The sizes of the values of the first and of the second glyph, in bytes.
  private let sizes: (first: Int, second: Int)
  /// The offset of the advance in the values of the first glyph, in bytes.
  private let advancePlace: Int

  init?(_ bytes: TableBytes, at start: Int) {
    guard let format = bytes.uint16(start), format == 1 || format == 2,
      let coverage = bytes.offset(at: start + 2, from: start),
      let first = bytes.uint16(start + 4), let second = bytes.uint16(start + 6),
      first & 4 != 0
    else { return nil }
    self.bytes = bytes
    self.start = start
    self.format = format
    self.coverage = coverage
    sizes = (2 * (first & 0xFF).nonzeroBitCount, 2 * (second & 0xFF).nonzeroBitCount)
    // The values have the order of their bits: x, y, then the advance.
    advancePlace = 2 * (first & 3).nonzeroBitCount
  }

  /// Returns the adjustment of a pair, or `nil` if this subtable has none.
  func value(_ left: Int, _ right: Int) -> Int? {
    guard let index = bytes.coverageIndex(coverage, glyph: left) else { return nil }
    let stride = sizes.first + sizes.second
    if format == 1 {
      guard let sets = bytes.uint16(start + 8), index < sets,
        let set = bytes.offset(at: start + 10 + 2 * index, from: start),
        let count = bytes.uint16(set)
      else { return nil }
      let found = bytes.search(count: count, key: right) { set + 2 + $0 * (2 + stride) }
      return found.flatMap { bytes.int16(set + 2 + $0 * (2 + stride) + 2 + advancePlace) }
    }
    guard let firstClasses = bytes.offset(at: start + 8, from: start),
      let secondClasses = bytes.offset(at: start + 10, from: start),
      let firstCount = bytes.uint16(start + 12), let secondCount = bytes.uint16(start + 14)
    else { return nil }
    let row = bytes.glyphClass(firstClasses, glyph: left)
    let column = bytes.glyphClass(secondClasses, glyph: right)
    guard row < firstCount, column < secondCount else { return nil }
    return bytes.int16(start + 16 + (row * secondCount + column) * stride + advancePlace)
  }
}
