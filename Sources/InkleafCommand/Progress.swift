import Inkleaf
import InkleafPlatform

/// A line on the terminal that says how far the work is.
struct Progress: Sendable {
  var isShown: Bool

  /// The progress on a terminal that can take a line away, unless it is to be quiet.
  static func onTerminal(isQuiet: Bool) -> Progress {
    Progress(
      isShown: Output.messages.isTerminal && environment("TERM") != "dumb" && !isQuiet)
  }

  /// Shows a step of the work.
  @Sendable func show(_ step: Monitor.Step) {
    switch step {
    case .files(let done, let count): show("drawing \(done) of \(count) files")
    case .edition(let name): show("drawing \(name)")
    }
  }

  /// Takes the line away.
  func clear() { show("") }

  private func show(_ text: String) {
    // Progress that cannot be shown must not stop drawing.
    if isShown { try? Output.messages.print("\r\(text)\u{1B}[K") }
  }
}
