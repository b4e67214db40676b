// Words without what stands at their ends.

extension Substring {
  /// The text without white space at both ends.
  package var trimmed: Substring { drop(while: \.isWhitespace).withoutTrailing("") }

  /// The text without white space and some marks at its end.
  package func withoutTrailing(_ marks: String) -> Substring {
    var text = self
    while let last = text.last, last.isWhitespace || marks.contains(last) { text.removeLast() }
    return text
  }

  /// The text without a colon at its end.
  package var trimmingColon: Substring { withoutTrailing(":") }
}
