extension StringProtocol {
  /// The words with one space between them, without line breaks or space at the ends.
  var inOneLine: String {
    // Fast path: most texts are one line of ASCII already.
    var wasSpace = true
    for byte in utf8 {
      let isSpace = byte == 0x20
      guard byte >= 0x20, byte < 0x7F, !(isSpace && wasSpace) else {
        return split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      wasSpace = isSpace
    }
    guard !wasSpace || isEmpty else { return String(dropLast()) }
    return String(self)
  }
}
