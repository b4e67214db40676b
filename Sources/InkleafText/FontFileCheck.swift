internal import InkleafCairo

/// Returns the first fault of a font file from outside, or `nil` if there is none.
///
/// FreeType and fontconfig accept damaged fonts, which can make PDFs that no reader opens. So this
/// checks a file before they read it: its kind, that all required tables are there and inside the
/// file, and that each table has the checksum stated for it (OpenType 1.9, "Organization of an
/// OpenType font").
func faultOfFont(_ bytes: [UInt8]) -> String? {
  let reader = TableBytes(bytes: bytes)
  var known = KnownTables()
  guard reader.uint32(0) == tag("ttcf") else { return faultOfFont(reader, at: 0, &known) }
  guard let count = reader.uint32(8), (1...64).contains(count) else {
    return "its list of fonts is broken"
  }
  for index in 0..<count {
    guard let start = reader.uint32(12 + 4 * index) else { return "its list of fonts is cut short" }
    if let fault = faultOfFont(reader, at: start, &known) { return fault }
  }
  return nil
}

/// What is known of tables that several fonts of a collection share: they are checked once.
struct KnownTables {
  fileprivate var sums: [Range<Int>: Int] = [:]
  /// The number of glyphs for which the outlines at a place are sound.
  var soundOutlines: [Range<Int>: Int] = [:]
}

private func faultOfFont(
  _ reader: TableBytes, at start: Int, _ known: inout KnownTables
) -> String? {
  guard let kind = reader.uint32(start), [0x0001_0000, tag("OTTO"), tag("true")].contains(kind)
  else { return "it is not a TrueType or OpenType font" }
  guard let count = reader.uint16(start + 4), (1...64).contains(count) else {
    return "its list of tables is broken"
  }
  var found: [Int: Range<Int>] = [:]
  for index in 0..<count {
    let record = start + 12 + 16 * index
    guard let name = reader.uint32(record), let sum = reader.uint32(record + 4),
      let offset = reader.uint32(record + 8), let length = reader.uint32(record + 12)
    else { return "its list of tables is cut short" }
    guard offset + length <= reader.bytes.count else {
      return "its table \"\(text(name))\" lies outside the file"
    }
    if name == tag("head") {
      // Some tools change dates in this table without updating its checksum. Its magic number and
      // its units per em show whether it is sound.
      guard length >= 54, reader.uint32(offset + 12) == 0x5F0F_3CF5,
        (16...16384).contains(reader.uint16(offset + 18) ?? 0)
      else { return "its table \"head\" is damaged" }
    } else if known.sum(reader, offset, length) != sum {
      return "its table \"\(text(name))\" is damaged (wrong checksum)"
    }
    guard found.updateValue(offset..<offset + length, forKey: name) == nil else {
      return "it has two tables \"\(text(name))\""
    }
  }
  let outlines = found[tag("glyf")] != nil ? "loca" : "CFF "
  for needed in ["cmap", "head", "hhea", "hmtx", "maxp", outlines]
  where found[tag(needed)] == nil {
    return "it has no table \"\(needed)\""
  }
  return faultOfTables(reader, &known) { found[tag($0)] }
}

private func tag(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }

/// Returns the four letters of a tag, with question marks for unprintable ones.
private func text(_ tag: Int) -> String {
  String(
    [24, 16, 8, 0].map { shift in
      let byte = UInt8(truncatingIfNeeded: tag >> shift)
      return (0x20...0x7E).contains(byte) ? Character(Unicode.Scalar(byte)) : "?"
    })
}

extension KnownTables {
  fileprivate mutating func sum(_ reader: TableBytes, _ start: Int, _ length: Int) -> Int {
    let table = start..<start + length
    if let sum = sums[table] { return sum }
    let sum = reader.checksum(start, length)
    sums[table] = sum
    return sum
  }
}

extension TableBytes {
  /// Returns the sum of a table's 32-bit numbers, the last one padded with zeros.
  fileprivate func checksum(_ start: Int, _ length: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var sum: UInt32 = 0
      for index in 0..<length {
        sum &+= UInt32(bytes[start + index]) << UInt32(24 - 8 * (index & 3))
      }
      return Int(sum)
    }
  }
}
