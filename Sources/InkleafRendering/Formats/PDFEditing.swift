internal import InkleafGeometry
internal import InkleafPages

/// Changes to a PDF of Cairo's; `finished` writes a new cross-reference table.
struct PDFEditing {
  private let bytes: [UInt8]
  private let table: CrossReferences
  /// The ranges to replace and their new bytes.
  private var edits: [(place: Range<Int>, bytes: [UInt8])] = []
  private var dropped: Set<Int> = []

  init(_ bytes: [UInt8]) throws(CrossReferences.Fault) {
    self.bytes = bytes
    table = try CrossReferences(of: bytes)
  }

  /// Makes pages share equal resources.
  ///
  /// Cairo writes a dictionary of fonts and forms for each page, mostly the same text.
  mutating func shareResources() {
    var first: [ArraySlice<UInt8>: Int] = [:]
    for page in pages {
      guard let key = page.firstRange(of: Array("/Resources ".utf8)) else { continue }
      var cursor = Cursor(bytes: bytes, place: key.upperBound)
      guard let object = cursor.number(), let place = place(of: object) else { continue }
      // The object without its own number.
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

  /// Adds a trim box and a bleed box to every page; Cairo writes only the media box.
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

  /// Returns the file with all changes.
  func finished() -> [UInt8] {
    let edits = edits.sorted { $0.place.lowerBound < $1.place.lowerBound }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.bytes.count })
    // The distance that the bytes after each place have moved.
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
    // Numbers without an object form a chain that starts and ends at 0.
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

  /// Returns the range of an object, from its number to its end mark.
  private func place(of object: Int) -> Range<Int>? {
    guard table.offsets.indices.contains(object), let start = table.offsets[object],
      let end = bytes[start...].firstRange(of: Array("endobj\n".utf8))
    else { return nil }
    return start..<end.upperBound
  }
}
