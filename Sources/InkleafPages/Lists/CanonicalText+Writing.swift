extension PromptList {
  /// The list in the canonical text form, with comments above it.
  ///
  /// Reading it gives the same list again. What this form cannot hold is put in its nearest form: a
  /// line break as a space, two hyphens between words as a dash, a bar as a stroke, a lone @ as its wide
  /// form.
  ///
  /// - Parameter comments: lines to be put on top, without their `#`.
  public func canonicalText(comments: [String] = []) -> String {
    var lines = comments.map { "# \($0)" }
    if !lines.isEmpty { lines.append("") }
    lines.append("title: \(title)")
    if let start { lines.append("start: \(start)") }
    if cadence != .daily { lines.append("cadence: \(cadence.rawValue)") }
    if perDay != 1 { lines.append("per-day: \(perDay)") }
    lines.append("language: \(language)")
    for (key, value) in [("credit", credit), ("hashtag", hashtag), ("source", source)] {
      if let value { lines.append("\(key): \(value)") }
    }
    lines.append("")
    let numbers = prompts.map { $0.last == $0.number ? "\($0.number)" : "\($0.number)-\($0.last)" }
    let width = numbers.map(\.count).max() ?? 0
    for (number, prompt) in zip(numbers, prompts) {
      let padding = String(repeating: " ", count: width - number.count)
      let words = prompt.texts.map(plainWords).joined(separator: " | ")
      let day = prompt.date.map { " @ \($0)" } ?? ""
      let note = prompt.note.map { " -- \(plainWords($0))" } ?? ""
      lines.append("\(padding)\(number). \(words)\(day)\(note)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Words in one line, without those that mean something in this form.
  private func plainWords(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map { word in
      switch word {
      case "--": "–"
      case "|": "/"
      case "@": "＠"
      default: String(word)
      }
    }
    return words.joined(separator: " ")
  }
}
