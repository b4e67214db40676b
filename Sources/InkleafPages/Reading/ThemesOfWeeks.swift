// Lists that say what the prompts of a week have in common.

extension [ListLine] {
  /// The prompts of weeks with a theme each, as in "Theme: Night" between "Week 1" and "Prompts: Bear, Fox"; `nil` for
  /// any other list.
  ///
  /// The themes are added to the names of the weeks.
  var weeksWithThemes: [ListLine]? {
    guard count > 3, count(where: { $0.words(behind: Self.themeWords) != nil }) > 1,
      let lines = groupedByWeeks
    else { return nil }
    var (week, name): (String?, String?)
    var kept: [ListLine] = []
    for line in lines {
      if line.group != week { (week, name) = (line.group, line.group) }
      if let theme = line.words(behind: Self.themeWords) {
        if !theme.isEmpty { name = "\(week ?? ""): \(theme)" }
        continue
      }
      var line = line
      line.group = name
      guard let prompts = line.words(behind: Self.promptWords) else {
        kept.append(line)
        continue
      }
      for words in prompts.split(separator: ",") where !words.allSatisfy(\.isWhitespace) {
        kept.append(line.part(words.drop(while: \.isWhitespace)))
      }
    }
    if let last = kept.last?.text,
      lines[0].group?.hasPrefix(last) == true
        || Self.promptWords.contains(where: { $0.hasPrefix(last.lowercased()) })
    {
      kept.removeLast()
    }
    return kept.isEmpty ? nil : kept
  }

  private static let themeWords = ["theme", "topic", "thema", "thème", "tema", "motto"]
  private static let promptWords = [
    "prompts", "prompt", "words", "ideas", "wörter", "begriffe", "mots", "palabras",
  ]
}

extension ListLine {
  /// What is behind a colon and one of some names.
  fileprivate func words(behind names: [String]) -> Substring? {
    guard let colon = text.prefix(12).firstIndex(of: ":"),
      names.contains(text[..<colon].lowercased())
    else { return nil }
    return text[text.index(after: colon)...].drop(while: \.isWhitespace)
  }
}
