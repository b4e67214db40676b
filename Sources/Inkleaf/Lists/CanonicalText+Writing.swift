extension PromptList {
  /// The list in the canonical text form, with comments above it.
  ///
  /// Reading it gives the same list again: what this form cannot hold is put in its nearest form, a
  /// line break as a space, two hyphens between words as a dash.
  ///
  /// - Parameter comments: lines to be put on top, without their `#`.
  public func canonicalText(comments: [String] = []) -> String {
    var lines = comments.map { "# \($0)" }
    if !lines.isEmpty { lines.append("") }
    lines.append("title: \(title)")
    if let start { lines.append("start: \(start)") }
    if cadence != .daily { lines.append("cadence: \(cadence.rawValue)") }
    lines.append("language: \(language)")
    for (key, value) in [("credit", credit), ("hashtag", hashtag), ("source", source)] {
      if let value { lines.append("\(key): \(value)") }
    }
    lines.append("")
    let width = String(prompts.count).count
    for prompt in prompts {
      let number = String(prompt.number)
      let padding = String(repeating: " ", count: max(0, width - number.count))
      let note = prompt.note.map { " -- \(oneLine($0))" } ?? ""
      lines.append("\(padding)\(number). \(oneLine(prompt.text))\(note)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(" -- ", with: " – ")
  }
}
