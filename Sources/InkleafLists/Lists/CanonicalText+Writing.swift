extension PromptList {
  /// Returns the list in the canonical text form, with comments above it.
  ///
  /// Reading the text returns the same list, except that a line break becomes a space, two hyphens
  /// between words a dash, a bar a stroke, and an @ before what looks like the date of the prompt its wide form.
  ///
  /// - Parameter comments: the lines at the top, without their `#`.
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
    var group: String?
    for (number, prompt) in zip(numbers, prompts) {
      if prompt.group != group {
        group = prompt.group
        if lines.last != "" { lines.append("") }
        lines.append(group.map { "## \($0)" } ?? "##")
      }
      let padding = String(repeating: " ", count: width - number.count)
      let words = prompt.texts.map(plainWords).joined(separator: " | ")
      let day = prompt.date.map { " @ \($0)" } ?? ""
      let note = prompt.note.map { " -- \(plainWords($0))" } ?? ""
      lines.append("\(padding)\(number). \(words)\(day)\(note)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a text in one line, with the words that have a meaning in this form replaced.
  private func plainWords(_ text: String) -> String {
    var words = text.split(whereSeparator: \.isWhitespace).map { word in
      switch word {
      case "--": "–"
      case "|": "/"
      default: String(word)
      }
    }
    let last = words.count - 1
    if last > 0, words[last - 1] == "@", words[last].looksLikeDate { words[last - 1] = "＠" }
    return words.joined(separator: " ")
  }
}
