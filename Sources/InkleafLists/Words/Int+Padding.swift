extension Int {
  /// Returns a number of at least 0 with zeros in front, up to so many figures.
  package func padded(to digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
