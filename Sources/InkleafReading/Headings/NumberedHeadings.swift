import InkleafLists

// Headings and titles without marks among numbered lines: "Week Two", "List B", "October drawing challenge".

extension RawList {
  /// Asks whether a line that is taken as a prompt is a heading.
  mutating func doubtHeading(_ line: ListLine) {
    doubt("is this a heading? If it is, write \"# \" before it", at: line)
  }

  /// Says that a line which could be a prompt is taken as a heading.
  mutating func doubtTakenHeading(_ line: ListLine) {
    doubt("taken as a heading; to draw it, write \"- \" before it", at: line)
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
    // Numbers may begin with 0.
    var (before, kept) = (-1, 0)
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
        number <= before || index == 0 && hasSiblings
          || DateWords.isSection(line.text) && (index > 0 || !String(line.text).hasDayOfMonth)
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

// Headings with numbers of their own above numbers that begin again: "1. Sea" or "B. Town" above "1. Lantern".

extension [ListLine] {
  /// Makes such lines the headings of those below them, with numbers or letters that begin again below each, or that
  /// count on below weeks.
  ///
  /// - Returns: whether there are headings.
  mutating func takeHeadingsWithNumbers() -> Bool {
    guard let places = headingsWithNumbers else { return false }
    for place in indices where !places.contains(place) {
      if self[place].entry.number == nil, let words = self[place].wordsAfterLetter {
        self[place].keep(words)
      }
    }
    self = grouped(
      below: indices.map { place in
        guard places.contains(place) else { return nil }
        let line = self[place]
        let words = line.entry.isWeek || line.entry.number != nil ? nil : line.wordsAfterLetter
        return line.entry.isWeek
          ? String(line.text.trimmingColon)
          : words.map { withoutMarks(String($0)) } ?? line.entry.text
      })
    return true
  }

  private var headingsWithNumbers: Set<Int>? {
    // A title may come first.
    guard let first = prefix(2).firstIndex(where: { $0.isCounted(1) }), count > first + 4
    else { return nil }
    var places: [Int] = []
    var last = 0
    for place in first..<count {
      let line = self[place]
      let beginsAgain = place + 1 < count && self[place + 1].isCounted(1)
      if line.isCounted(places.count + 1), line.entry.isWeek || beginsAgain {
        guard
          places.last.map({ $0 < place - 1 && self[$0].entry.isWeek == line.entry.isWeek }) ?? true
        else { return nil }
        places.append(place)
      } else if !line.entry.isWeek, line.isCounted(last + 1) {
        last += 1
      } else if !line.entry.isWeek, line.isCounted(1), places.last == place - 1 {
        last = 1
      } else {
        return nil
      }
    }
    guard places.count > 1, places.last != count - 1 else { return nil }
    // Letters below a prompt tell ways to draw it, as "a. in ink" does, unless they are many.
    let lettered = indices.dropFirst(first).filter {
      self[$0].entry.number == nil && !places.contains($0)
    }
    guard lettered.isEmpty || lettered.count >= 3 * places.count,
      Set(lettered.map { self[$0].text }).count == lettered.count
    else { return nil }
    return Set(places)
  }
}

extension ListLine {
  /// Whether a number is before its words, or the letter or Roman number of that place.
  fileprivate func isCounted(_ number: Int) -> Bool {
    if let own = entry.number { return own == number && !entry.text.isEmpty }
    guard let words = wordsAfterLetter else { return false }
    let label = text[..<words.startIndex].dropLast(2).lowercased()
    let letter = "abcdefghijklmnopqrstuvwxyz".dropFirst(number - 1).prefix(1)
    return label == letter || label == roman(number)
  }

  /// The words behind letters with a mark, as in "B) Owl" and "IV) Bear".
  fileprivate var wordsAfterLetter: Substring? {
    let label = text.prefix { $0.isASCII && $0.isLetter }
    let mark = text[label.endIndex...].prefix(2)
    return (1...4).contains(label.count) && [". ", ") "].contains(mark)
      ? text[mark.endIndex...] : nil
  }
}

extension [ListLine] {
  /// Makes short lines between runs of numbers the headings of those below them, as "Level Easy" above "1." to "3.".
  mutating func takeHeadingsOfRuns() {
    let places = indices.filter { !self[$0].entry.isLabelled }
    let numbers = compactMap(\.entry.number)
    let ends = zip(places, places.dropFirst() + [count])
    // They count on, or begin again below each.
    let areRuns =
      numbers == [Int](1...Swift.max(1, numbers.count))
      || ends.allSatisfy { start, end in
        self[(start + 1)..<end].map(\.entry.number) == (1..<end - start).map(Optional.init)
      }
    guard places.count > 1, places[0] == 0, numbers.count == count - places.count, areRuns,
      ends.allSatisfy({ $1 - $0 > 2 }),
      Set(places.map { self[$0].text }).count == places.count,
      places.allSatisfy({ place in
        let text = self[place].text
        return (2...30).contains(text.count) && !self[place].entry.hasBullet
          && self[place].entry.text.isPhrase && !speaksOfPrompts(String(text))
          && !String(text).namesAYear
      })
    else { return }
    self = grouped(belowLinesAt: places)
  }
}
