internal import InkleafCairo
internal import CInkleafCairo

/// The bytes of a font file or font table, big-endian; reads outside return `nil`.
struct TableBytes {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

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

  /// Follows an offset from `base`; returns `nil` for 0, which means "nothing there".
  func offset(at place: Int, from base: Int = 0) -> Int? {
    guard let distance = uint16(place), distance > 0 else { return nil }
    return base + distance
  }

  /// Returns the index of a key among sorted 16-bit keys, given the place of each.
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

  /// Returns the place of the range that holds a glyph, among sorted ranges (first, last, value).
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

  /// Returns a glyph's index in a coverage table.
  func coverageIndex(_ table: Int, glyph: Int) -> Int? {
    guard let format = uint16(table), let count = uint16(table + 2) else { return nil }
    if format == 1 { return search(count: count, key: glyph) { table + 4 + 2 * $0 } }
    guard format == 2, let range = range(holding: glyph, count: count, start: table + 4),
      let first = uint16(range), let index = uint16(range + 4)
    else { return nil }
    return index + glyph - first
  }

  /// Returns a glyph's class in a class definition table; 0 if the table does not have it.
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

// Layout tables (GPOS, GSUB): scripts refer to features, features to lookups, lookups to subtables.
extension TableBytes {
  /// Returns the places of a feature's subtables of one type, lookup by lookup.
  ///
  /// The feature is that of the script `latn`, else `DFLT`. In each lookup, the first subtable with a
  /// value for a glyph applies.
  ///
  /// - Parameters:
  ///   - feature: the feature's tag.
  ///   - wanted: the number of the lookup type.
  ///   - extensionType: the number of the lookup type that only points to other subtables.
  func subtables(feature: String, type wanted: Int, extensionType: Int) -> [[Int]] {
    guard let lookups = offset(at: 8), let lookupCount = uint16(lookups) else { return [] }
    var found: [[Int]] = []
    for index in lookupNumbers(feature: feature) where index < lookupCount {
      var places: [Int] = []
      guard let lookup = offset(at: lookups + 2 + 2 * index, from: lookups),
        let type = uint16(lookup), let count = uint16(lookup + 4)
      else { continue }
      for entry in 0..<count {
        guard var place = offset(at: lookup + 6 + 2 * entry, from: lookup) else { break }
        var kind = type
        if type == extensionType, let inner = uint16(place + 2), let distance = uint32(place + 4) {
          kind = inner
          place += distance
        }
        if kind == wanted { places.append(place) }
      }
      found.append(places)
    }
    return found
  }

  private func lookupNumbers(feature wanted: String) -> [Int] {
    guard let scripts = offset(at: 4), let features = offset(at: 6),
      let scriptCount = uint16(scripts)
    else { return [] }
    var systems: [String: Int] = [:]
    for index in 0..<scriptCount {
      let record = scripts + 2 + 6 * index
      guard let tag = tag(record), let script = offset(at: record + 4, from: scripts),
        let system = offset(at: script, from: script)
      else { continue }
      systems[tag] = system
    }
    guard let system = systems["latn"] ?? systems["DFLT"],
      let featureCount = uint16(system + 4)
    else { return [] }
    var found: Set<Int> = []
    for index in 0..<featureCount {
      guard let number = uint16(system + 6 + 2 * index),
        tag(features + 2 + 6 * number) == wanted,
        let feature = offset(at: features + 2 + 6 * number + 4, from: features),
        let lookupCount = uint16(feature + 2)
      else { continue }
      for entry in 0..<lookupCount {
        if let lookup = uint16(feature + 4 + 2 * entry) { found.insert(lookup) }
      }
    }
    return found.sorted()
  }
}
