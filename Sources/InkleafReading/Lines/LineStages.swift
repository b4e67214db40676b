import InkleafLists

// How lines become prompts, step by step. Each step leaves lines that the later ones need not know of, so their order
// matters: what stands above goes before labels, since a heading may look like one; labels go before columns, which
// they part; what stands between goes last, since it is known by the labels around it.

extension RawList {
  /// Takes the title, headings of parts and remarks away that are known by their words.
  ///
  /// - Returns: the first day of the list, if a line says it.
  mutating func takeWhatIsAbove(_ lines: inout [ListLine]) -> RawDate? {
    takeLinesOfTags(&lines)
    takeHead(&lines)
    takeLinesOfLinks(&lines)
    lines.takeGroupsOfBullets()
    lines.takeAlternatives()
    lines.takeNamedLinesBelow()
    for line in lines.takeListsBelowHeadings() {
      doubt(
        "words between commas are one prompt here; write one prompt per line if they are several",
        at: line)
    }
    takeWeekAsTitle(&lines)
    takeTitleWithNumber(&lines)
    let groups = lines.lazy.map(\.group).first { $0 != nil }
    let heading = lines.takeCountedHeadings()
    if heading == nil, groups == nil, lines.contains(where: { $0.group != nil }) { hasParts = true }
    lines.joinContinued()
    if let line = lines.takeWordsOfSpans() { tellLeftOut(line) }
    lines.takeRemarksAboveWords()
    lines.takeNotesBelow()
    if let title = lines.takeSentencesBelow(), !takesLoneTitle(title) { tellLeftOut(title) }
    lines.endAsidesOfHeadings()
    lines.nameAsides()
    dropAsides(&lines)
    takeMonthTitle(&lines)
    let start = takeSpan(&lines)
    // The days of the challenge are none.
    if let heading, lines.contains(where: { $0.place == heading.place }) { doubtHeading(heading) }
    return start
  }

  /// Reads the numbers, dates and weekdays of lines that are written in other ways than before the words, or that look
  /// like words.
  mutating func takeLabels(_ lines: inout [ListLine]) {
    for line in lines.takeLegend() { tellLeftOut(line) }
    for line in lines.takeImpossibleDates() {
      doubt("left out: the calendar has no such day; write the right one", at: line)
    }
    lines.takeBlocksOfNames()
    lines.takeTightBullets()
    lines.dropNumbersOfMonths()
    lines.takeShortWeekdays()
    lines.takePairsOfDays()
    lines.takeSharedCounters()
    lines.partHashtags()
    lines.takeEmojiAsBullets()
    for line in lines.takeInnerBullets() {
      doubt("ignored: the line belongs to the one above", at: line)
      passedOver += 1
    }
    lines.leaveNumberInTitle()
    lines.leaveMonthsInWords()
    lines.leaveDatesInWords()
    lines.takeWeekdaysLikeMonths()
    lines.takeLabelsOfNeighbours()
    if let line = lines.takeSteps() {
      doubt(
        "ignored: these numbers stand twice, and the lines with the others look like the prompts",
        at: line)
    }
    lines.joinLetteredNumbers()
    if lines.takeOrdinalWeeks() { hasParts = true }
    lines.leaveWeekdaysInWords()
    if let line = lines.takeWeekdays() { tellLeftOut(line) }
    lines.takeWeekends()
    takeWeeksOfWeekdays(&lines)
    lines.takeDaysBelowMonths()
    lines.takeMonthsAbove()
    lines.takeMonthsAboveSeveral()
    lines.takeWeeks()
    if lines.takeHeadingsWithNumbers() { hasParts = true }
    lines.takeAlphabet()
    lines.takeInitialsOfWords()
    if let letter = lines.takeLettersAbove() {
      doubt("letters on lines of their own are left out; write one word below each", at: letter)
    }
    lines.takeNumbersOfMonths()
    lines.takeRomanNumbers()
    lines.dropInitialsBeforeNumbers()
    lines.takeSignsOfWeekdays()
    lines.takeWordsBeforeDates()
    if let line = lines.takeSpelledNumbersAbove() {
      doubt(
        "numbers in words on lines of their own are left out; write one prompt below each",
        at: line)
    }
    lines.takeNumbersInWords()
    lines.takeCountersBehindNumbers()
    takeNamedLabels(&lines)
    if let line = lines.takeMonths() { tellLeftOut(line) }
    lines.takeDatesBehindNumbers()
    lines.takeDatesOfOnePoint()
    lines.takeSpacedDates()
    if let line = lines.takeDaysBelowDates() {
      doubt(
        "the month of this line is taken as that of all lines; if it is a word to draw, write \"1:\" before it",
        at: line)
    }
    lines.takeWordsBehindSpans()
    lines = lines.joinedWithLabels ?? lines.groupedByWeeks ?? lines
  }

  /// Parts lines that hold several prompts.
  ///
  /// - Returns: whether there are such.
  mutating func takeParts(_ lines: inout [ListLine]) -> Bool {
    if lines.takeWeeksAboveRows() { hasParts = true }
    let columns = lines.wordColumns
    let pieces =
      columns ?? lines.splitAtDates ?? lines.splitAtNumbers ?? lines.splitAtSeparators
    let wide = pieces == nil ? lines.wideColumns : nil
    if wide != nil {
      doubt(
        "wide gaps part columns, which are read downwards; write one prompt per line if that is wrong",
        lines.last?.number, 1)
    }
    if var split = pieces ?? wide {
      let others = columns == nil ? split.takeWordsBehindLast() : []
      let kept = Set(split.map(\.place))
      for line in lines.dropFirst(columns == nil ? 0 : 1) {
        if kept.contains(line.place) {
          if let title = line.titleBeforeParts { _ = takesLoneTitle(title) }
        } else if !takesHashtag(line) {
          let isTitle =
            line.place < split[0].place
            && (line.place == lines[0].place ? takesLoneTitle(line) : takesTitle(line))
          if !isTitle { tellLeftOut(line) }
        }
      }
      for line in others where !takesHashtag(line) { tellLeftOut(line) }
      let hasCommas = lines.last?.text.contains(",") == true
      lines = split
      if hasCommas, let last = lines.partAtAnd() {
        doubt("\"\(last.text.prefix(40))\" is taken as two prompts", at: last)
      }
    }
    return pieces != nil || wide != nil
  }

  /// Takes headings and remarks between prompts away, and settles numbers that could be another thing.
  mutating func takeWhatIsBetween(_ lines: inout [ListLine]) {
    for line in lines.takeCredits() where !takesSubject(line) && !takesHashtag(line) {
      tellLeftOut(line)
    }
    lines.keepRunOfNumbers()
    lines.takeLooseNumbers()
    // The first line may be the title yet.
    let above = hasTitle ? header.title : lines.first.map { String($0.text) } ?? ""
    lines.takeLooseDays(below: above)
    if let line = lines.takeCutSpan() { tellLeftOut(line) }
    if let line = lines.takeFractions(below: above) {
      doubt(
        "numbers such as \(line.text.prefix { !$0.isWhitespace && $0 != ":" }) are taken as parts of a whole, not"
          + " as dates", at: line)
    }
    lines.takeDoubleDays()
    lines.takeShortDates()
    lines.takeBoldPrompts()
    lines.takeLinesBelowWords()
    lines.takeBulletsBelow()
    lines.takeHeadingsOfRuns()
    let (title, heading) = lines.takeHeadingsOfBullets()
    if let title, !takesLoneTitle(title) { tellLeftOut(title) }
    if let heading { doubtTakenHeading(heading) }
    for line in lines.takeLinesWithoutMarks() {
      doubt("taken as a prompt, as it stands between others; remove it if it is none", at: line)
    }
    takeHeadingsApart(&lines)
    takeHeadings(&lines)
    dropAsides(&lines)
  }

  /// Adds the lines that are prompts and tells of others.
  ///
  /// - Parameter areParted: whether they were parts of longer lines.
  /// - Returns: whether numbers, dates or weekdays say which lines are prompts.
  mutating func addPrompts(of lines: inout [ListLine], areParted: Bool) -> Bool {
    var labels = labels(of: lines)
    let hasNumbers = lines.contains { $0.entry.number != nil }
    // In a list with labels, lines without one are prose.
    let usesLabels = labels.contains(true)
    spoken = zip(lines, labels).filter(\.1).map { line, _ in
      String(line.text.unicodeScalars.prefix(line.entry.offset))
    }
    if !usesLabels {
      takeSurroundings(&lines)
      dropAsides(&lines)
      labels = lines.map { _ in false }
    }
    var isProse = usesLabels ? labels.map { !$0 } : lines.prose
    if usesLabels, isProse.starts(with: [true, false]),
      takesLoneTitle(
        lines[0], isSure: lines[0].number == firstLine && lines.dropFirst().countFromOne)
    {
      lines.removeFirst()
      isProse.removeFirst()
    }
    // The last one may be cut.
    let rows = lines.dropFirst().dropLast(lines.count > 3 ? 1 : 0)
    let areRows =
      lines.count > 2 && !lines[0].text.contains("|")
      && rows.allSatisfy { $0.text.has(" | ") }
    if !usesLabels, !isProse.contains(true), lines.count > 4 && lines[1].startsParagraph || areRows
    {
      if takesTitle(lines[0]) || areRows && takesLoneTitle(lines[0]) {
        lines.removeFirst()
      } else if lines.startsApart {
        doubt(
          "the line stands apart from the others; if it is the title, write \"# \" before it",
          at: lines[0])
      }
    }
    if !usesLabels { doubtBareLabels(lines) }
    if !areParted,
      let line = lines.first(where: {
        usesLabels ? $0.wordsHaveWideGap : $0.hasWideGapInWords
      })
    {
      doubt(
        "words on both sides of a wide gap are one prompt here; write one prompt per line if they are two",
        at: line)
    }
    for (line, isProse) in zip(lines, isProse) where !isTooLong {
      if isProse, entries.isEmpty, takesHashtag(line) || takesTitle(line) { continue }
      if isProse, line.place == lines.last?.place, takesHashtag(line) { continue }
      if isProse {
        doubt(
          !usesLabels
            ? "ignored: line is not in the list"
            : line.entry.date != nil
              ? hasNumbers
                ? "ignored: the line has a date, and others have numbers"
                : "ignored: its date is none of the days around it"
              : "ignored: \(CanonicalReader.advice(on: line.text) ?? "line has no number or date")",
          at: line)
        passedOver += 1
        continue
      }
      add(line, usesLabel: usesLabels)
    }
    return usesLabels
  }

  /// For each line, whether it has a label, where the list uses these.
  private func labels(of lines: [ListLine]) -> [Bool] {
    let numbers = lines.compactMap(\.entry.number)
    let dates = lines.filter { $0.entry.date != nil }.count
    if numbers.count > 1, numbers.count > dates,
      numbers == Array(1...numbers.count)
        || lines.filter({ $0.entry.isCertain && !$0.entry.text.isEmpty }).compactMap(\.entry.number)
          .nearlyCountOn
    {
      // Lines with numbers from 1 on are the list, even if most lines are prose.
      return lines.map { $0.entry.number != nil }
    }
    if dates >= numbers.count, let days = lines.daysInARow {
      return days
    }
    if dates + numbers.count < 2, let days = lines.weekdaysInARow { return days }
    return lines.lazy.map(\.entry).labels
  }

  private mutating func add(_ line: ListLine, usesLabel: Bool) {
    let label = line.entry
    var entry = RawList.Entry(
      text: usesLabel ? label.text : label.unlabelled, number: usesLabel ? label.number : nil,
      last: usesLabel ? label.last : nil, date: usesLabel ? label.date : nil, line: line.number,
      column: line.indent + (usesLabel ? label.offset : 0) + 1)
    if usesLabel {
      entry.days = label.days
      entry.weekday = label.weekday
      entry.isWeek = label.isWeek
    }
    entry.group = line.group
    entry.note = line.note
    add(entry)
  }

  /// Leaves out what is below headings such as "Rules".
  private mutating func dropAsides(_ lines: inout [ListLine]) {
    func isBeside(_ line: ListLine) -> Bool {
      line.group.map { isAside($0) || asksAboutList($0) } == true
    }
    // An advertisement parts no list whose numbers go on behind it.
    for index in lines.indices.dropFirst() where isBeside(lines[index]) {
      let before = lines[index - 1]
      guard let number = before.entry.number, lines[index].entry.number == number + 1 else {
        continue
      }
      if !isBeside(before) { lines[index].group = before.group }
    }
    let kept = lines.filter { !isBeside($0) }
    guard !kept.isEmpty, kept.count < lines.count else { return }
    var before: String?
    for line in lines where isBeside(line) && line.group != before {
      before = line.group
      doubt("ignored: the lines below \"\(line.group ?? "")\" are not in the list", at: line)
    }
    lines = kept
    // What is left of "Prompts" above one part is no heading any more.
    if let group = lines[0].group, speaksOfPrompts(group), lines.allSatisfy({ $0.group == group }) {
      for index in lines.indices { lines[index].group = nil }
    }
  }
}
