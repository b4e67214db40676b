import InkleafLists

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

extension [ListLine] {
  /// Parts lists of words below a heading each, as in "Animals" above "fox, owl, bear", where all paragraphs are such;
  /// the first may be the title.
  ///
  /// - Returns: a line with several words that is not parted.
  mutating func takeListsBelowHeadings() -> [ListLine] {
    let starts = indices.filter { $0 == 0 || self[$0].startsParagraph }
    let ends = starts.dropFirst() + [count]
    var parts = zip(starts, ends).map { $0..<$1 }
    let title = parts.first?.count == 1 ? parts.removeFirst() : 0..<0
    func isList(_ part: Range<Int>, commas: Int) -> Bool {
      part.count == 2 && !self[part.lowerBound].text.contains(",")
        && !self[part.lowerBound].entry.isLabelled && !self[part.lowerBound + 1].entry.isLabelled
        && self[part.lowerBound + 1].text.count(where: { $0 == "," }) >= commas
    }
    let lists = parts.filter { isList($0, commas: 2) }
    // The last one may be cut.
    guard lists.count > 1, let last = parts.last,
      parts.dropLast().allSatisfy({ isList($0, commas: 2) }), isList(last, commas: 0)
    else { return lists.prefix(1).map { self[$0.lowerBound + 1] } }
    self =
      Array(self[title])
      + parts.flatMap { part -> [ListLine] in
        let line = self[part.lowerBound + 1]
        return line.text.split(separator: ",").compactMap { words in
          let words = words.drop(while: \.isWhitespace)
          guard !words.isEmpty else { return nil }
          var prompt = line.part(words)
          prompt.group = withoutMarks(String(self[part.lowerBound].text.trimmingColon))
          return prompt
        }
      }
    return []
  }
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
