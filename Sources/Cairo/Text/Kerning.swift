internal import CCairo

/// The pair kerning of a font file: from its `GPOS` table, else from its `kern` table.
///
/// `GPOS` is read as OpenType 1.9 describes it: the features named `kern` of the default script
/// and of Latin, their lookups of type 2 (pair adjustment, formats 1 and 2) and of type 9 that
/// extend to type 2. Every read is bounded, so a broken table only loses its kerning.
struct Kerning {
  private var subtables: [PairTable] = []
  private var legacy: [UInt64: Int] = [:]

  /// Reads the tables; `nil` where the font has neither.
  init?(face: FT_Face) {
    if let gpos = TableBytes(face: face, tag: "GPOS") {
      subtables = Kerning.pairTables(gpos)
    }
    if subtables.isEmpty, let kern = TableBytes(face: face, tag: "kern") {
      legacy = Kerning.pairs(kern)
    }
    if subtables.isEmpty && legacy.isEmpty { return nil }
  }

  /// What is added to the advance of the left glyph, in font units.
  func adjustment(_ left: UInt32, _ right: UInt32) -> Int {
    for table in subtables {
      if let value = table.value(Int(left), Int(right)) { return value }
    }
    return legacy[UInt64(left) << 32 | UInt64(right)] ?? 0
  }

  // MARK: GPOS

  private static func pairTables(_ gpos: TableBytes) -> [PairTable] {
    guard let features = gpos.offset(at: 6), let lookups = gpos.offset(at: 8) else { return [] }
    var tables: [PairTable] = []
    for index in kernLookups(gpos, features: features) {
      guard let lookup = gpos.offset(at: lookups + 2 + 2 * index, from: lookups),
        let type = gpos.uint16(lookup), let count = gpos.uint16(lookup + 4)
      else { continue }
      for entry in 0..<count {
        guard var subtable = gpos.offset(at: lookup + 6 + 2 * entry, from: lookup) else { break }
        var kind = type
        if type == 9, let extended = gpos.uint16(subtable + 2),
          let distance = gpos.uint32(subtable + 4)
        {
          kind = extended
          subtable += distance
        }
        if kind == 2, let table = PairTable(gpos, at: subtable) { tables.append(table) }
      }
    }
    return tables
  }

  /// The numbers of the lookups that `kern` features of the script `DFLT`, else `latn`, name.
  private static func kernLookups(_ gpos: TableBytes, features: Int) -> [Int] {
    guard let scripts = gpos.offset(at: 4), let scriptCount = gpos.uint16(scripts) else {
      return []
    }
    var systems: [String: Int] = [:]
    for index in 0..<scriptCount {
      let record = scripts + 2 + 6 * index
      guard let tag = gpos.tag(record), let script = gpos.offset(at: record + 4, from: scripts),
        let system = gpos.offset(at: script, from: script)
      else { continue }
      systems[tag] = system
    }
    guard let system = systems["latn"] ?? systems["DFLT"],
      let featureCount = gpos.uint16(system + 4)
    else { return [] }
    var found: Set<Int> = []
    for index in 0..<featureCount {
      guard let feature = gpos.uint16(system + 6 + 2 * index),
        gpos.tag(features + 2 + 6 * feature) == "kern",
        let table = gpos.offset(at: features + 2 + 6 * feature + 4, from: features),
        let lookupCount = gpos.uint16(table + 2)
      else { continue }
      for entry in 0..<lookupCount {
        if let lookup = gpos.uint16(table + 4 + 2 * entry) { found.insert(lookup) }
      }
    }
    return found.sorted()
  }

  // MARK: kern

  /// The horizontal pairs of a `kern` table of version 0, format 0.
  private static func pairs(_ kern: TableBytes) -> [UInt64: Int] {
    guard kern.uint16(0) == 0, let tables = kern.uint16(2) else { return [:] }
    var pairs: [UInt64: Int] = [:]
    var start = 4
    for _ in 0..<tables {
      guard let length = kern.uint16(start + 2), let coverage = kern.uint16(start + 4),
        let count = kern.uint16(start + 6)
      else { break }
      // Low bit: horizontal; the next two: minimum values and cross-stream, which are not kerning.
      if coverage & 0xFF07 == 1 {
        for index in 0..<count {
          let pair = start + 14 + 6 * index
          guard let left = kern.uint16(pair), let right = kern.uint16(pair + 2),
            let value = kern.int16(pair + 4)
          else { break }
          pairs[UInt64(left) << 32 | UInt64(right)] = value
        }
      }
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
  /// Bytes of the values of the first and of the second glyph, and where the advance stands.
  private let sizes: (first: Int, second: Int)
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
    // The values stand in the order of their bits: x, y, then the advance.
    advancePlace = 2 * (first & 3).nonzeroBitCount
  }

  /// The adjustment of a pair, or `nil` where this subtable says nothing of it.
  func value(_ left: Int, _ right: Int) -> Int? {
    guard let index = bytes.coverageIndex(coverage, glyph: left) else { return nil }
    let stride = sizes.first + sizes.second
    if format == 1 {
      guard let set = bytes.offset(at: start + 10 + 2 * index, from: start),
        let count = bytes.uint16(set)
      else { return nil }
      let found = bytes.search(count: count, key: right) { set + 2 + $0 * (2 + stride) }
      return found.flatMap { bytes.int16(set + 2 + $0 * (2 + stride) + 2 + advancePlace) }
    }
    guard let firstClasses = bytes.offset(at: start + 8, from: start),
      let secondClasses = bytes.offset(at: start + 10, from: start),
      let secondCount = bytes.uint16(start + 14)
    else { return nil }
    let row = bytes.glyphClass(firstClasses, glyph: left)
    let column = bytes.glyphClass(secondClasses, glyph: right)
    return bytes.int16(start + 16 + (row * secondCount + column) * stride + advancePlace)
  }
}

/// A table of a font file, big-endian, read without ever leaving it.
private struct TableBytes {
  private let bytes: [UInt8]

  init?(face: FT_Face, tag: String) {
    let code = tag.utf8.reduce(FT_ULong(0)) { $0 << 8 | FT_ULong($1) }
    var length: FT_ULong = 0
    guard FT_Load_Sfnt_Table(face, code, 0, nil, &length) == 0, length > 0, length < 1 << 26 else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: Int(length))
    guard FT_Load_Sfnt_Table(face, code, 0, &bytes, &length) == 0 else { return nil }
    self.bytes = bytes
  }

  func uint16(_ place: Int) -> Int? {
    guard place >= 0, place + 2 <= bytes.count else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  func int16(_ place: Int) -> Int? {
    uint16(place).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func uint32(_ place: Int) -> Int? {
    guard let high = uint16(place), let low = uint16(place + 2) else { return nil }
    return high << 16 | low
  }

  func tag(_ place: Int) -> String? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[place..<place + 4], as: UTF8.self)
  }

  /// Follows an offset, counted from `base`; 0 means "nothing there".
  func offset(at place: Int, from base: Int = 0) -> Int? {
    guard let distance = uint16(place), distance > 0 else { return nil }
    return base + distance
  }

  /// Finds a key among sorted 16-bit keys, given the place of each.
  func search(count: Int, key: Int, place: (Int) -> Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let found = uint16(place(middle)) else { return nil }
      if found == key { return middle }
      if found < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Finds the range of sorted ranges (first, last, value) that holds a glyph.
  private func range(holding glyph: Int, count: Int, start: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let first = uint16(start + 6 * middle), let last = uint16(start + 6 * middle + 2)
      else { return nil }
      if glyph < first {
        high = middle
      } else if glyph > last {
        low = middle + 1
      } else {
        return start + 6 * middle
      }
    }
    return nil
  }

  /// The glyph's index in a coverage table.
  func coverageIndex(_ table: Int, glyph: Int) -> Int? {
    guard let format = uint16(table), let count = uint16(table + 2) else { return nil }
    if format == 1 { return search(count: count, key: glyph) { table + 4 + 2 * $0 } }
    guard format == 2, let range = range(holding: glyph, count: count, start: table + 4),
      let first = uint16(range), let index = uint16(range + 4)
    else { return nil }
    return index + glyph - first
  }

  /// The glyph's class in a class definition table; 0 for all it does not name.
  func glyphClass(_ table: Int, glyph: Int) -> Int {
    switch uint16(table) {
    case 1:
      guard let first = uint16(table + 2), let count = uint16(table + 4),
        (first..<first + count).contains(glyph)
      else { return 0 }
      return uint16(table + 6 + 2 * (glyph - first)) ?? 0
    case 2:
      guard let count = uint16(table + 2),
        let range = range(holding: glyph, count: count, start: table + 4)
      else { return 0 }
      return uint16(range + 4) ?? 0
    default:
      return 0
    }
  }
}
