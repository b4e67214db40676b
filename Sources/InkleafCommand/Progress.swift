import Platform

/// A line on the terminal that says how far the work is.
struct Progress {
  var isShown: Bool

  /// Shows what is being done.
  func show(_ text: String) {
    // What cannot be shown is no reason to stop drawing.
    if isShown { try? Output.messages.print("\r\(text)\u{1B}[K") }
  }

  /// Takes the line away.
  func clear() { show("") }
}
