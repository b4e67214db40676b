import Platform

/// A line on the terminal that says how far the work is.
struct Progress {
  var total: Int
  var isShown: Bool

  /// Shows how many files are done.
  func show(_ done: Int) {
    // What cannot be shown is no reason to stop drawing.
    if isShown { try? Output.messages.print("\rdrawing \(done) of \(total) files\u{1B}[K") }
  }

  /// Takes the line away.
  func clear() {
    if isShown { try? Output.messages.print("\r\u{1B}[K") }
  }
}
