extension RandomAccessCollection where Index == Int {
  /// Returns the elements in parts of so many, at least 1; the last part may have fewer.
  package func chunks(of count: Int) -> [SubSequence] {
    let count = Swift.max(1, count)
    return stride(from: startIndex, to: endIndex, by: count).map {
      self[$0..<Swift.min($0 + count, endIndex)]
    }
  }
}
