internal import InkleafGeometry
internal import InkleafPages

/// Changes to a PDF as Cairo writes it; the cross-reference table is written anew at the end.
struct PDFEditing {
  private let bytes: [UInt8]
  private let table: CrossReferences
  /// Places with what takes their place.
  private var edits: [(place: Range<Int>, bytes: [UInt8])] = []
  private var dropped: Set<Int> = []

  init(_ bytes: [UInt8]) throws(CrossReferences.Fault) {
    self.bytes = bytes
    table = try CrossReferences(of: bytes)
  }

  /// Lets pages share what is the same on them: Cairo writes the fonts and forms that a page uses
  /// once a page, in the same words.
  mutating func shareResources() {
    var first: [ArraySlice<UInt8>: Int] = [:]
    for page in pages {
      guard let key = page.firstRange(of: Array("/Resources ".utf8)) else { continue }
      var cursor = Cursor(bytes: bytes, place: key.upperBound)
      guard let object = cursor.number(), let place = place(of: object) else { continue }
      // What stands behind the object's own number.
      guard let body = bytes[place].firstIndex(of: UInt8(ascii: "<")) else { continue }
      let words = bytes[body..<place.upperBound]
      guard let known = first[words] else {
        first[words] = object
        continue
      }
      edits.append((key.upperBound..<cursor.place, Array(String(known).utf8)))
      edits.append((place, []))
      dropped.insert(object)
    }
  }

  /// Says on every page where it is cut and how far it bleeds; Cairo writes the media box alone.
  mutating func setBoxes(of page: Page) {
    func box(_ name: String, _ rect: Rect) -> String {
      let sides = [rect.left, rect.top, rect.right, rect.bottom].map { side in
        let thousandths = Int((side * 1000).rounded())
        let digits = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
      }
      return "\n   /\(name) [ \(sides.joined(separator: " ")) ]"
    }
    let boxes = Array((box("TrimBox", page.trim) + box("BleedBox", Rect(page.size))).utf8)
    for page in pages {
      guard let key = page.firstRange(of: Array("/MediaBox [".utf8)),
        let end = page[key.upperBound...].firstIndex(of: UInt8(ascii: "]"))
      else { continue }
      edits.append((end + 1..<end + 1, boxes))
    }
  }

  /// The file with all changes.
  func finished() -> [UInt8] {
    let edits = edits.sorted { $0.place.lowerBound < $1.place.lowerBound }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.bytes.count })
    // How far what stands behind each place has moved.
    var moves: [(from: Int, by: Int)] = []
    var last = 0
    for edit in edits {
      result += bytes[last..<edit.place.lowerBound] + edit.bytes
      last = edit.place.upperBound
      moves.append((last, result.count - last))
    }
    result += bytes[last..<table.start]
    func moved(_ offset: Int) -> Int {
      var (low, high) = (0, moves.count)
      while low < high {
        let middle = (low + high) / 2
        if moves[middle].from <= offset { low = middle + 1 } else { high = middle }
      }
      return offset + (low == 0 ? 0 : moves[low - 1].by)
    }
    let start = result.count
    result += "xref\n0 \(table.offsets.count)\n".utf8
    // Numbers without an object are a chain that starts and ends at 0.
    let free = table.offsets.indices.filter { table.offsets[$0] == nil || dropped.contains($0) }
    var next = free.dropFirst()
    for (index, offset) in table.offsets.enumerated() {
      if let offset, !dropped.contains(index) {
        result += "\(padded(moved(offset))) 00000 n \n".utf8
      } else {
        result += "\(padded(next.popFirst() ?? 0)) \(index == 0 ? "65535" : "00001") f \n".utf8
      }
    }
    result += bytes[table.end..<table.startMark]
    result += "startxref\n\(start)\n%%EOF\n".utf8
    return result
  }

  private func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 10 - digits.count)) + digits
  }

  /// The dictionaries of all pages.
  private var pages: [ArraySlice<UInt8>] {
    table.offsets.indices.compactMap { object in
      guard let place = place(of: object) else { return nil }
      var cursor = Cursor(bytes: bytes, place: place.lowerBound)
      guard cursor.number() != nil, cursor.number() != nil, cursor.take(" obj\n<< /Type /Page"),
        !cursor.take("s")
      else { return nil }
      return bytes[cursor.place..<place.upperBound]
    }
  }

  /// Where an object stands, from its number to its end mark.
  private func place(of object: Int) -> Range<Int>? {
    guard table.offsets.indices.contains(object), let start = table.offsets[object],
      let end = bytes[start...].firstRange(of: Array("endobj\n".utf8))
    else { return nil }
    return start..<end.upperBound
  }
}
