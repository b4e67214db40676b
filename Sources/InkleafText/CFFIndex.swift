/// A list of byte ranges in a table "CFF ", which the format calls an INDEX.
struct CFFIndex {
  /// The place after the list's last byte.
  let end: Int
  /// The place of each item, and the place after the last one.
  private let starts: [Int]

  var count: Int { max(0, starts.count - 1) }

  subscript(_ item: Int) -> Range<Int> { starts[item]..<starts[item + 1] }

  /// An empty list.
  init(end: Int) {
    self.end = end
    starts = []
  }

  /// Reads a list and checks that its items follow each other inside the table.
  ///
  /// - Parameter end: the place after the table's last byte.
  init(_ bytes: [UInt8], at place: Int, end: Int) throws(CFFFault) {
    guard place >= 0, place + 2 <= end, end <= bytes.count else { throw .outside }
    let count = Int(bytes[place]) << 8 | Int(bytes[place + 1])
    guard count > 0 else {
      (self.end, starts) = (place + 2, [])
      return
    }
    guard place + 3 <= end else { throw .outside }
    let size = Int(bytes[place + 2])
    guard (1...4).contains(size) else { throw CFFFault(text: "has a broken list") }
    let base = place + 2 + (count + 1) * size
    guard base < end else { throw .outside }
    var starts: [Int] = []
    starts.reserveCapacity(count + 1)
    var last = base + 1
    for item in 0...count {
      var offset = 0
      for byte in 0..<size { offset = offset << 8 | Int(bytes[place + 3 + item * size + byte]) }
      let start = base + offset
      guard item > 0 ? start >= last : offset == 1 else {
        throw CFFFault(text: "has a list in disorder")
      }
      guard start <= end else { throw .outside }
      starts.append(start)
      last = start
    }
    self.starts = starts
    self.end = last
  }
}
