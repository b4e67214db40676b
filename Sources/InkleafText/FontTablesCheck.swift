internal import InkleafCairo

/// Returns the first fault inside the tables that a PDF gets, or `nil` if there is none.
///
/// Cairo's subsetter follows the counts and offsets in these tables without checking that they stay
/// inside.
func faultOfTables(
  _ reader: TableBytes, _ known: inout KnownTables, _ table: (String) -> Range<Int>?
) -> String? {
  guard let maxp = table("maxp"), let hhea = table("hhea"), let hmtx = table("hmtx"),
    let head = table("head"), let glyphs = reader.uint16(maxp.lowerBound + 4), maxp.count >= 6,
    hhea.count >= 36, let wide = reader.uint16(hhea.lowerBound + 34)
  else { return "its tables of metrics are cut short" }
  guard glyphs > 0, wide > 0, wide <= glyphs, hmtx.count >= 4 * wide + 2 * (glyphs - wide) else {
    return "its table \"hmtx\" has too few metrics"
  }
  if let cmap = table("cmap"), let fault = faultOfCharacters(reader, cmap) { return fault }
  if let name = table("name"), let fault = faultOfNames(reader, name) { return fault }
  guard let glyf = table("glyf"), let loca = table("loca") else {
    guard let outlines = table("CFF "), known.soundOutlines[outlines] != glyphs else { return nil }
    known.soundOutlines[outlines] = glyphs
    return faultOfCFF(reader, outlines, glyphs: glyphs)
  }
  let isLong = reader.uint16(head.lowerBound + 50) == 1
  guard loca.count >= (glyphs + 1) * (isLong ? 4 : 2) else {
    return "its table \"loca\" is cut short"
  }
  func place(_ glyph: Int) -> Int {
    let found =
      isLong
      ? reader.uint32(loca.lowerBound + 4 * glyph)
      : reader.uint16(loca.lowerBound + 2 * glyph).map { 2 * $0 }
    return found ?? .max
  }
  var start = place(0)
  for glyph in 0..<glyphs {
    let end = place(glyph + 1)
    guard start <= end, end <= glyf.count else {
      return "its table \"loca\" points outside \"glyf\""
    }
    if start < end {
      let range = glyf.lowerBound + start..<glyf.lowerBound + end
      if let fault = faultOfGlyph(reader, range, glyphs: glyphs) { return fault }
    }
    start = end
  }
  return nil
}

/// Returns the first fault of a composite glyph: a list of other glyphs, each with a few values.
private func faultOfGlyph(_ reader: TableBytes, _ range: Range<Int>, glyphs: Int) -> String? {
  guard range.count >= 10, let contours = reader.uint16(range.lowerBound) else {
    return "a glyph is cut short"
  }
  guard contours >= 0x8000 else { return nil }
  var place = range.lowerBound + 10
  while true {
    guard place + 4 <= range.upperBound, let flags = reader.uint16(place),
      let part = reader.uint16(place + 2)
    else { return "a composite glyph is cut short" }
    guard part < glyphs else { return "a composite glyph uses a missing glyph" }
    place += 4 + (flags & 1 != 0 ? 4 : 2)
    place += flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
    guard place <= range.upperBound else { return "a composite glyph is cut short" }
    if flags & 0x20 == 0 { return nil }
  }
}

/// Returns the first fault of the character maps of format 4, which nearly all fonts have.
private func faultOfCharacters(_ reader: TableBytes, _ cmap: Range<Int>) -> String? {
  let fault = "its table \"cmap\" points outside itself"
  guard let count = reader.uint16(cmap.lowerBound + 2), 4 + 8 * count <= cmap.count else {
    return fault
  }
  for index in 0..<count {
    guard let offset = reader.uint32(cmap.lowerBound + 8 + 8 * index), offset + 16 <= cmap.count,
      let format = reader.uint16(cmap.lowerBound + offset)
    else { return fault }
    guard format == 4 else { continue }
    let start = cmap.lowerBound + offset
    guard let length = reader.uint16(start + 2), offset + length <= cmap.count,
      let doubled = reader.uint16(start + 6), doubled % 2 == 0, 16 + 4 * doubled <= length
    else { return fault }
    for segment in stride(from: 0, to: doubled, by: 2) {
      let ends = start + 14
      guard let last = reader.uint16(ends + segment),
        let first = reader.uint16(ends + doubled + 2 + segment),
        let distance = reader.uint16(ends + 3 * doubled + 2 + segment)
      else { return fault }
      guard distance != 0, distance != 0xFFFF, first <= last else { continue }
      let place = ends + 3 * doubled + 2 + segment + distance + 2 * (last - first)
      guard place + 2 <= start + length else { return fault }
    }
  }
  return nil
}

/// Returns the first fault of the font's names, each an offset and a length.
private func faultOfNames(_ reader: TableBytes, _ name: Range<Int>) -> String? {
  let fault = "its table \"name\" points outside itself"
  guard let count = reader.uint16(name.lowerBound + 2), 6 + 12 * count <= name.count,
    let strings = reader.uint16(name.lowerBound + 4)
  else { return fault }
  for index in 0..<count {
    let record = name.lowerBound + 6 + 12 * index
    guard let length = reader.uint16(record + 8), let offset = reader.uint16(record + 10),
      strings + offset + length <= name.count
    else { return fault }
  }
  return nil
}
