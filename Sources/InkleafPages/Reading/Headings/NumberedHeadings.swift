// Headings and titles without marks among numbered lines: "Week Two", "List B", "October drawing challenge".

extension RawList {
  /// Asks whether a line that is taken as a prompt is a heading.
  mutating func doubtHeading(_ line: ListLine) {
    doubt("is this a heading? If it is, write \"# \" before it", line.number, line.indent + 1)
  }

  /// Makes words that stand apart above several lines with numbers, dates or bullets their headings, the first one
  /// below a title.
  func takeHeadingsApart(_ lines: inout [ListLine]) {
    let places = lines.indices.dropLast().filter { place in
      let (line, next) = (lines[place], lines[place + 1])
      return line.startsParagraph && !line.isMarked && next.isMarked && line.isHeading
        && !next.isBareLabel
    }
    let found = Set(places)
    guard places.count > 1, let first = lines.firstIndex(where: \.isMarked),
      first == places[0] + 1, first > 1 || hasTitle,
      lines.count(where: \.isMarked) >= 3 * places.count,
      // Where there are empty lines between prompts, too, these are no parts.
      lines.indices.allSatisfy({
        !lines[$0].isMarked || !lines[$0].startsParagraph || found.contains($0 - 1)
      })
    else { return }
    lines = lines.grouped(belowLinesAt: places)
  }

  /// Takes lines such as "Week Two" out of a list with numbers, and makes them headings.
  mutating func takeHeadings(_ lines: inout [ListLine]) {
    let numbered = lines.filter { $0.entry.number != nil && !$0.entry.isWeek }.count
    guard numbered * 2 > lines.count || numbered > 4 else { return }
    var group: String?
    var (before, kept) = (0, 0)
    // "List A" above all prompts is a heading where "List B" is another one.
    let first = lines[0].text.prefix { $0.isLetter } + " "
    let hasSiblings =
      first.count > 2 && lines.dropFirst().contains { $0.isHeading && $0.text.hasPrefix(first) }
    takeTitleLikeSection(&lines)
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? lines[index + 1].entry : nil
      if line.isDateOfPost, next?.number == 1, index < 3 {
        tellLeftOut(line)
        continue
      }
      if line.isHeading, let number = next?.number, next?.isWeek == false,
        number <= before || index == 0 && hasSiblings || DateWords.isSection(line.text)
          || line.namesAside
      {
        group = withoutMarks(String(line.text.trimmingColon))
        continue
      }
      before = line.entry.number ?? before
      lines[kept] = line
      if let group { lines[kept].group = group }
      kept += 1
    }
    lines.removeSubrange(kept...)
  }

  /// Takes a week above days that stand above their words as the title.
  mutating func takeWeekAsTitle(_ lines: inout [ListLine]) {
    guard !hasTitle, lines.count > 4, lines[0].entry.isWeek, lines[0].isBareLabel,
      lines[1].startsParagraph || lines[1].number == lines[0].number + 1,
      let day = lines[1].bareLabel, !day.isWeek,
      !lines.dropFirst().contains(where: { $0.entry.isWeek && $0.isBareLabel })
    else { return }
    takeTitle(lines.removeFirst().text.trimmingColon)
  }

  /// Takes a first line such as "October drawing challenge" as the title, where no other line is like it.
  private mutating func takeTitleLikeSection(_ lines: inout [ListLine]) {
    guard !hasTitle, lines.count > 3, let first = lines.first, !first.entry.isLabelled,
      first.isHeading, DateWords.isSection(first.text), lines[1].entry.number == 1,
      first.text.contains(where: \.isWhitespace)
        || DateWords.month(first.text.trimmingColon.lowercased()) != nil,
      !lines.dropFirst().contains(where: { $0.isHeading && DateWords.isSection($0.text) })
    else { return }
    takeTitle(lines.removeFirst().text.trimmingColon)
  }
}

extension ListLine {
  /// Whether the line says when somebody wrote the list, as in "September 15, 2026 by Anna".
  fileprivate var isDateOfPost: Bool {
    guard entry.date?.hasYear == true else { return false }
    return entry.text.isEmpty
      || ["by ", "von ", "par ", "por "].contains(where: entry.text.hasPrefix)
  }

  /// Whether the line may be a heading: it has no prompt, or says so.
  fileprivate var isHeading: Bool {
    // A single letter is a prompt.
    guard (2...80).contains(text.count) else { return false }
    if entry.isWeek { return true }
    return entry.number == nil
      && (!entry.isLabelled || entry.text.isEmpty || DateWords.isSection(text))
  }
}
