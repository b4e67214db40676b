import InkleafLists

// Parts of posts that are about the list: "Rules:", "How to play" and "Prizes", above it and below.

extension [ListLine] {
  /// Makes lines such as "Rules:" headings of what is below them, up to the next such line or until other
  /// labels begin.
  mutating func nameAsides() {
    var aside: String?
    // The last number in it, and how many lines it has.
    var (last, below, kept) = (0, 0, 0)
    var others = LinesBesideAsides()
    let lines = self
    /// "Come home" below "Day 7" is to be drawn, and so is what stands between both.
    func isInDay(_ place: Int) -> Bool {
      let above = (Swift.max(0, place - 6)..<place).reversed()
      if place > 0, lines[place - 1].isBareLabel { return true }
      return !lines[place].startsParagraph
        && above.first { lines[$0].startsParagraph || lines[$0].isBareLabel }
          .map { lines[$0].isBareLabel } == true
    }
    for (index, line) in enumerated() {
      let isWords = !line.entry.isLabelled && !line.entry.hasBullet && line.text.count <= 40
      let next = index + 1 < count ? self[index + 1].entry : nil
      let isAbove = next.map { $0.isLabelled || $0.hasBullet } == true
      if isWords, line.namesAside, line.text.last == ":" || isAbove && !isInDay(index) {
        (aside, last, below) = (String(line.text.trimmingColon), 0, 0)
        continue
      }
      if aside != nil {
        if isWords,
          line.text.last == ":"
            || (isAbove || line.startsParagraph)
              && (speaksOfPrompts(String(line.text)) || line.namesList)
        {
          aside = nil
          continue
        }
        let number = line.entry.number ?? 0
        let startsAgain = line.startsParagraph && number == 1 && last > 0
        // Rules above the list have no numbers, or others.
        let starts =
          line.startsParagraph && below > 0
          && (line.entry.startsList || isWords && next?.startsList == true
            || line.entry.isWords && lines[index - 1].isMarked)
          && !others.mayBeList
        if startsAgain || starts || line.entry.date != nil && last > 0 { aside = nil }
        last = number > 0 ? number : last
        below += 1
      }
      self[kept] = line
      if let aside { self[kept].group = aside }
      others.add(self[kept])
      kept += 1
    }
    removeSubrange(kept...)
  }

  /// Ends the part below a heading such as "Rules" where the list begins in it, without a heading of its own.
  mutating func endAsidesOfHeadings() {
    guard let name = first(where: { $0.group.map(isAside) == true })?.group,
      case let part = indices.filter({ self[$0].group == name }), part.count > 2,
      !reduce(into: LinesBesideAsides(), { $0.add($1) }).mayBeList,
      let start = part.dropFirst().first(where: {
        self[$0].startsParagraph && self[$0].entry.startsList
      })
    else { return }
    for place in part where place >= start { self[place].group = nil }
  }
}

extension ListLine {
  /// Whether the line is a heading such as "Rules"; "Rules: have fun" has said them all.
  var namesAside: Bool {
    // What is in quotes is said.
    !text.dropLast().contains(":") && isAside(text)
      && text.first.map { !"\"“„«".contains($0) } == true
  }

  /// Whether it says that the list is below, and nothing else, as in "The list".
  fileprivate var namesList: Bool {
    let words = text.split { !$0.isLetter }.map { $0.lowercased() }
    return (1...2).contains(words.count) && listNames.contains(words[words.count - 1])
      || ["lista", "liste", "wörter", "mots"].contains(words.joined())
      || wordsForPrompts.contains(text.trimmingColon.lowercased())
  }
}

extension EntryText {
  /// Whether it may be the first prompt of a list: number 1, or a date before words.
  fileprivate var startsList: Bool { (number == 1 || date != nil) && !text.isEmpty }

  /// Whether it is a few words without a mark, as plain prompts are.
  fileprivate var isWords: Bool {
    !isLabelled && !hasBullet && text.count < 30 && !".!?:".contains(text.last ?? ".")
      && !text.hasPrefix("#")
  }
}

/// The lines that are below no heading such as "Rules".
private struct LinesBesideAsides {
  private var count = 0
  private var haveMark = false

  /// Counts a line, if it is one of them.
  mutating func add(_ line: ListLine) {
    guard line.group.map(isAside) != true else { return }
    count += 1
    haveMark = haveMark || line.isMarked
  }

  /// Whether prompts may be among them, not only a title and a greeting.
  var mayBeList: Bool { count > 3 || haveMark }
}
