/// Returns a PDF whose pages say where they are cut and how far they bleed.
///
/// Cairo writes the media box alone, so the other two are put behind it and the cross-reference table
/// is written anew.
///
/// - Parameters:
///   - bytes: a PDF as Cairo writes it, of pages of one size.
///   - width: the width of the pages with their bleed, in points.
///   - height: their height with their bleed, in points.
///   - bleed: the bleed at each edge, in points.
/// - Returns: `nil` where the file is not built as expected.
func settingBoxes(
  of bytes: [UInt8], width: Double, height: Double, bleed: Double
) -> [UInt8]? {
  func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
  let (b, right, top) = (number(bleed), number(width - bleed), number(height - bleed))
  let boxes = Array(
    "\n   /TrimBox [ \(b) \(b) \(right) \(top) ]\n   /BleedBox [ 0 0 \(number(width)) \(number(height)) ]"
      .utf8)
  guard let table = try? CrossReferences(of: bytes) else { return nil }
  // Where boxes go: behind the media box of every page.
  var places: [Int] = []
  for case let offset? in table.offsets {
    var cursor = Cursor(bytes: bytes, place: offset)
    guard cursor.number() != nil, cursor.number() != nil, cursor.take(" obj\n<< /Type /Page"),
      !cursor.take("s")
    else { continue }
    let rest = bytes[cursor.place..<min(bytes.count, cursor.place + 400)]
    guard let box = rest.firstRange(of: Array("/MediaBox [".utf8)),
      let close = rest[box.upperBound...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    places.append(close + 1)
  }
  guard !places.isEmpty else { return nil }
  places.sort()
  func moved(_ offset: Int) -> Int {
    offset + boxes.count * places.count { $0 <= offset }
  }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count + boxes.count * places.count)
  var from = 0
  for place in places {
    result += bytes[from..<place] + boxes
    from = place
  }
  result += bytes[from..<table.start]
  result += "xref\n0 \(table.offsets.count)\n".utf8
  for (index, offset) in table.offsets.enumerated() {
    let digits = String(offset.map(moved) ?? 0)
    let padded = String(repeating: "0", count: 10 - digits.count) + digits
    result += "\(padded) \(index == 0 ? "65535 f" : "00000 n") \n".utf8
  }
  result += bytes[table.end..<table.startMark]
  result += "startxref\n\(moved(table.start))\n%%EOF\n".utf8
  return result
}
