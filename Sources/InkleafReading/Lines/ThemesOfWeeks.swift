import InkleafLists

// Lists that say what the prompts of a week have in common.

extension [SourceText.Line] {
  /// The lines with the theme of each week behind its name, as in "Theme: Night" below "Week 1".
  var withThemesOfWeeks: [SourceText.Line] {
    guard count(where: { $0.theme != nil }) > 1 else { return self }
    var (lines, isNamed) = ([SourceText.Line](), false)
    var above: Int?
    for line in self {
      if let theme = line.theme, let week = above {
        // Where the name of a week is missing, its theme is none of the words.
        if let named = lines[week].named(theme) { (lines[week], isNamed) = (named, true) }
      } else {
        if !line.isBlank { above = lines.count }
        lines.append(line)
      }
    }
    return isNamed ? lines : self
  }
}

extension SourceText.Line {
  /// What it says to be the theme of the prompts below it.
  fileprivate var theme: Substring? {
    let words = text.first == "*" ? withoutMarks(String(text))[...] : text
    let theme = words.words(behind: ["theme", "topic", "thema", "thème", "tema", "motto"])
    return theme?.isEmpty == true ? nil : theme
  }

  /// The heading with a theme behind its name; `nil` where the line is no week or month.
  fileprivate func named(_ theme: Substring) -> SourceText.Line? {
    var line = self
    if let (name, level) = headingWords {
      guard DateWords.isSection(name) else { return nil }
      (line.heading, line.headingLevel) = ("\(name[...].trimmingColon): \(theme)", level)
    } else {
      guard EntryText.bare(text)?.isWeek == true else { return nil }
      line.text = "\(text.trimmingColon): \(theme)"
    }
    return line
  }
}

extension [ListLine] {
  /// The prompts of weeks that a line each has, as in "Prompts: Bear, Fox" below "Week 1: Night"; `nil` for any other
  /// list.
  var promptsOfWeeks: [ListLine]? {
    let names = ["prompts", "prompt", "words", "ideas", "wörter", "begriffe", "mots", "palabras"]
    guard count > 3, count(where: { $0.text.words(behind: names) != nil }) > 1 else { return nil }
    // The list may be cut behind the name of a week.
    let whole = last?.entry.isWeek == true ? dropLast() : self[...]
    let prompts = whole.flatMap { line -> [ListLine] in
      guard let prompts = line.text.words(behind: names) else { return [line] }
      return prompts.partsBetweenCommas.map(line.part)
    }
    guard var kept = prompts.groupedByWeeks else { return nil }
    // The last line may be cut within its name.
    if let last = kept.last?.text,
      kept[0].group?.hasPrefix(last) == true
        || names.contains(where: { $0.hasPrefix(last.lowercased()) })
    {
      kept.removeLast()
    }
    return kept.isEmpty ? nil : kept
  }
}

extension [ListLine] {
  /// Parts lists of words below a heading each, as in "Animals" above "fox, owl, bear", where all paragraphs are such;
  /// the first may be the title.
  ///
  /// - Returns: a line with several words that is not parted.
  mutating func takeListsBelowHeadings() -> [ListLine] {
    var parts = paragraphs
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
        return line.text.partsBetweenCommas.map { words in
          var prompt = line.part(words)
          prompt.group = withoutMarks(String(self[part.lowerBound].text.trimmingColon))
          return prompt
        }
      }
    return []
  }
}

extension Substring {
  /// What is behind a colon and one of some names.
  fileprivate func words(behind names: [String]) -> Substring? {
    guard let colon = prefix(12).firstIndex(of: ":"),
      names.contains(self[..<colon].lowercased())
    else { return nil }
    return self[index(after: colon)...].drop(while: \.isWhitespace)
  }
}
