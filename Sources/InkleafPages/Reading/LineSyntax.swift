extension Syntax {
  /// Plain lines and Markdown lists: one prompt per line, with or without numbers, bullets, dates.
  static let lines = Syntax(
    name: "lines", summary: "one prompt per line, numbered, dated, with bullets or plain",
    extensions: [], readsLines: true, matches: { _ in true },
    read: { source, raw in
      var (raw, lines) = (
        raw,
        source.lines.withoutNamesInColons.inMarkdown.cutAtBreaks.withoutForumTags.withHeadersBeside
      )
      if case let replies = lines.takeSpeakers(), let first = replies.first {
        raw.doubt(
          "left out: \(replies.count) message\(replies.count == 1 ? "" : "s") of a chat beside the word of a day",
          first.number, 1)
      }
      return [
        raw.reading(
          lines:
            lines.withoutTimes.withoutChapterTimes.withoutProgramMarks.withoutThreadMarks
            .withWeeksAbove.withOneLabel.withColonsBehindLabels.withDatesAlone)
      ]
    })
}

extension RawList {
  /// Returns this list with the prompts of lines.
  func reading(lines source: [SourceText.Line]) -> RawList {
    var raw = self
    let size = source.reduce(0) { $0 + $1.text.utf8.count }
    if size > ListLimits.textSize {
      raw.fail("the text is larger than \(ListLimits.textSize >> 20) MiB; is this a prompt list?")
      return raw
    }
    if let table = source.tabbedTable {
      raw.understand(tabbed: table)
    } else {
      raw.read(lines: source)
    }
    return raw
  }

  private mutating func read(lines source: [SourceText.Line]) {
    var lines = contentLines(source)
    if lines.count > ListLimits.textLines {
      return fail(
        "more than \(ListLimits.textLines) lines with words; copy the prompts out of the text",
        lines[ListLimits.textLines].number, 1)
    }
    if let weeks = lines.weeksWithThemes {
      lines = weeks
    } else if let (rows, others) = lines.records {
      for line in others where !takesTitle(line) {
        tellLeftOut(line)
        passedOver += 1
      }
      return understandTable(rows)
    }
    for line in lines.takeListsBelowHeadings() {
      doubt(
        "words between commas are one prompt here; write one prompt per line if they are several",
        line.number, line.indent + 1)
    }
    takeWeekAsTitle(&lines)
    let groups = lines.lazy.map(\.group).first { $0 != nil }
    if let line = lines.takeCountedHeadings() {
      doubtHeading(line)
    } else if groups == nil, lines.contains(where: { $0.group != nil }) {
      hasParts = true
    }
    lines.joinContinued()
    if let line = lines.takeWordsOfSpans() { tellLeftOut(line) }
    lines.takeNotesBelow()
    lines.nameAsides()
    dropAsides(&lines)
    takeMonthTitle(&lines)
    let span = takeSpan(&lines)
    lines.takeTightBullets()
    lines.partHashtags()
    lines.takeEmojiAsBullets()
    for line in lines.takeInnerBullets() {
      doubt("ignored: the line belongs to the one above", line.number, line.indent + 1)
      passedOver += 1
    }
    lines.leaveNumberInTitle()
    lines.leaveMonthsInWords()
    lines.takeWeekdaysLikeMonths()
    lines.takeLabelsOfNeighbours()
    if let line = lines.takeSteps() {
      doubt(
        "ignored: the numbers begin again below, and more lines follow there", line.number,
        line.indent + 1)
    }
    lines.joinLetteredNumbers()
    if lines.takeOrdinalWeeks() { hasParts = true }
    takeWeeksOfWeekdays(&lines)
    lines.takeMonthsAbove()
    lines.takeMonthsAboveSeveral()
    lines.takeWeeks()
    lines.takeAlphabet()
    if let letter = lines.takeLettersAbove() {
      doubt(
        "letters on lines of their own are left out; write one word below each", letter.number,
        letter.indent + 1)
    }
    lines.takeNumbersOfMonths()
    lines.takeRomanNumbers()
    lines.takeInitialsOfWeekdays()
    lines.dropInitialsBeforeNumbers()
    lines.takeSignsOfWeekdays()
    lines.takeWordsBeforeDates()
    if let line = lines.takeSpelledNumbersAbove() {
      doubt(
        "numbers in words on lines of their own are left out; write one prompt below each",
        line.number,
        line.indent + 1)
    }
    lines.takeNumbersInWords()
    takeNamedLabels(&lines)
    if let line = lines.takeMonths() { tellLeftOut(line) }
    lines.takeDatesOfOnePoint()
    lines.takeSpacedDates()
    if let line = lines.takeDaysBelowDates() {
      doubt(
        "the month of this line is taken as that of all lines; if it is a word to draw, write \"1:\" before it",
        line.number, line.indent + 1)
    }
    lines.leaveWeekdaysInWords()
    if let line = lines.takeWeekdays() { tellLeftOut(line) }
    lines = lines.joinedWithLabels ?? lines.groupedByWeeks ?? lines
    let columns = lines.wordColumns
    let pieces = columns ?? lines.splitAtNumbers ?? lines.splitAtSeparators
    let wide = pieces == nil ? lines.wideColumns : nil
    if wide != nil {
      doubt(
        "wide gaps part columns, which are read downwards; write one prompt per line if that is wrong",
        lines.last?.number, 1)
    }
    if let split = pieces ?? wide {
      for line in lines.dropFirst(columns == nil ? 0 : 1)
      where !split.contains(where: { $0.number == line.number }) && !takesTitle(line) {
        tellLeftOut(line)
      }
      let hasCommas = lines.last?.text.contains(",") == true
      lines = split
      if hasCommas, let last = lines.partAtAnd() {
        doubt(
          "\"\(last.text.prefix(40))\" is taken as two prompts", last.number, last.indent + 1)
      }
    }
    for line in lines.takeCredits() where !takesHashtag(line) {
      tellLeftOut(line)
    }
    lines.keepRunOfNumbers()
    lines.takeLooseNumbers()
    if let line = lines.takeCutSpan() { tellLeftOut(line) }
    if let line = lines.takeFractions(below: header.title) {
      doubt(
        "numbers such as \(line.text.prefix { !$0.isWhitespace && $0 != ":" }) are taken as parts of a whole, not"
          + " as dates", line.number, line.indent + 1)
    }
    lines.takeDoubleDays()
    lines.takeShortDates()
    lines.takeBoldPrompts()
    lines.takeLinesBelowWords()
    for line in lines.takeLinesWithoutMarks() {
      doubt(
        "taken as a prompt, as it stands between others; remove it if it is none", line.number,
        line.indent + 1)
    }
    takeHeadingsApart(&lines)
    takeHeadings(&lines)
    dropAsides(&lines)
    var labels = lines.lazy.map(\.entry).labels
    let numbers = lines.compactMap(\.entry.number)
    let dates = lines.filter { $0.entry.date != nil }.count
    if numbers.count > 1, numbers.count > dates,
      numbers == Array(1...numbers.count)
        || lines.filter({ $0.entry.isCertain && !$0.entry.text.isEmpty }).compactMap(\.entry.number)
          .nearlyCountOn
    {
      // Lines with numbers from 1 on are the list, even if most lines are prose.
      labels = lines.map { $0.entry.number != nil }
    } else if dates >= numbers.count, let days = lines.daysInARow {
      labels = days
    }
    // In a list with labels, lines without one are prose.
    let usesLabels = labels.contains(true)
    spoken = zip(lines, labels).filter(\.1).map { line, _ in
      String(line.text.unicodeScalars.prefix(line.entry.offset))
    }
    if !usesLabels {
      takeSurroundings(&lines)
      labels = lines.map { _ in false }
    }
    var isProse = usesLabels ? labels.map { !$0 } : lines.prose
    if usesLabels, isProse.starts(with: [true, false]), takesLoneTitle(lines[0]) {
      lines.removeFirst()
      isProse.removeFirst()
    }
    if !usesLabels, !isProse.contains(true), lines.count > 4, lines[1].startsParagraph {
      if takesTitle(lines[0]) {
        lines.removeFirst()
      } else if lines.startsApart {
        doubt(
          "the line stands apart from the others; if it is the title, write \"# \" before it",
          lines[0].number, lines[0].indent + 1)
      }
    }
    if !usesLabels { doubtBareLabels(lines) }
    if pieces == nil, wide == nil,
      let line = lines.first(where: {
        usesLabels ? $0.wordsHaveWideGap : $0.hasWideGapInWords
      })
    {
      doubt(
        "words on both sides of a wide gap are one prompt here; write one prompt per line if they are two",
        line.number, line.indent + 1)
    }
    for (line, isProse) in zip(lines, isProse) where !isTooLong {
      if isProse, entries.isEmpty, takesHashtag(line) || takesTitle(line) { continue }
      if isProse, line.number == lines.last?.number, takesHashtag(line) { continue }
      if isProse {
        doubt(
          !usesLabels
            ? "ignored: line is not in the list"
            : line.entry.date != nil && numbers.isEmpty
              ? "ignored: its date is none of the days around it"
              : "ignored: line has no number or date",
          line.number, line.indent + 1)
        passedOver += 1
        continue
      }
      add(line, usesLabel: usesLabels)
    }
    takeInnerNumbers()
    takeInnerDates()
    takeLastDates()
    takeInnerWeekdays()
    takeInitialsBehindNumbers()
    if !usesLabels { takeLastLabels() }
    takeNamesOfParts()
    takeSharedName()
    takeEmojiAround()
    takeDoubleSlashes()
    takeCounters()
    takeSigns()
    if let span { begin(on: span) }
    takeCommas()
    splitNotes(&self)
    takeLinks()
    doubtLongEntries()
    if usesLabels {
      doubtEqualLines()
    } else {
      if let line = lines.firstInnerBullet {
        doubt(
          "bullets further in than others are taken as prompts, too; leave out what belongs to the line above",
          line.number, line.indent + 1)
      }
      doubtProse()
    }
    doubtFigures()
  }

  /// Collects the lines that are not empty; headings become the title and the groups.
  private mutating func contentLines(_ source: [SourceText.Line]) -> [ListLine] {
    var lines: [ListLine] = []
    var group: String?
    var startsParagraph = true
    let headings = Headings(source)
    // "Friday the 13th" is a prompt among those that a program numbers.
    let positioned = source.filter { $0.position != nil }
    let positionsCount =
      positioned.count { EntryText($0.text).isLabelled } * 2 < positioned.count
    // Pictures are seldom the words, where there are others.
    let pictures = source.count(where: \.isPicture)
    let hasWords =
      pictures > 0
      && source.count {
        $0.headingWords == nil && !$0.isPicture && $0.text.contains(where: \.isLetter)
      } >= pictures
    for (place, line) in source.enumerated()
    where !line.isBroken && !(hasWords && line.isPicture) {
      var text = line.text.drop(while: \.isWhitespace)
      // A line below a heading, as in "Ink" over "===".
      if text.hasPrefix("=="), text.utf8.allSatisfy({ $0 == UInt8(ascii: "=") }),
        let last = lines.last, last.number == line.number - 1, !last.entry.isLabelled
      {
        lines.removeLast()
        takeHeading(withoutMarks(String(last.text)), isFirst: lines.isEmpty, &group)
        startsParagraph = true
        continue
      }
      if text.isEmpty || text.utf8.allSatisfy({ "-=*_~`".utf8.contains($0) })
        || text.hasPrefix("<!--") || isRule(text)
      {
        // Rows of a table are rather that than lines.
        if isRule(text) { trust = min(trust, 60) }
        startsParagraph = true
        continue
      }
      if let heading = line.headingWords?.words {
        startsParagraph = true
        guard headings.areLabels, Headings.label(heading) != nil else {
          if let key = CanonicalReader.key(of: heading[...]), key != "title" {
            doubt("this is taken as a heading; to set it, leave the \"#\" out", line.number, 1)
          }
          let isFirst = lines.isEmpty && !headings.beginWithPart
          takeHeading(heading, isFirst: isFirst, &group)
          continue
        }
        text = heading[...]
      }
      var indent = line.text.unicodeScalars.count - text.unicodeScalars.count
      let margin = indent
      // "📅Day 1📅" is a number without words.
      let inner = text.withoutEmojiAtEnds
      let hadEmoji =
        inner.utf8.count < text.utf8.count && EntryText.bare(inner) != nil
        // Behind a number, with another one below it, the emoji is what to draw.
        && (inner.startIndex > text.startIndex || !source.hasLabel(below: place))
      if hadEmoji {
        indent += text[..<inner.startIndex].unicodeScalars.count
        text = inner
      }
      var entry = EntryText(text)
      if let position = line.position, positionsCount || !entry.isLabelled {
        entry.takePosition(position)
      }
      lines.append(
        ListLine(
          entry: entry, text: text, number: line.number, indent: indent, margin: margin,
          hadEmoji: hadEmoji, group: group, startsParagraph: startsParagraph))
      startsParagraph = false
    }
    return lines
  }

  /// Leaves out what is below headings such as "Rules".
  private mutating func dropAsides(_ lines: inout [ListLine]) {
    let kept = lines.filter { $0.group.map(isAside) != true }
    guard !kept.isEmpty, kept.count < lines.count else { return }
    var before: String?
    for line in lines where line.group.map(isAside) == true && line.group != before {
      before = line.group
      doubt(
        "ignored: the lines below \"\(line.group ?? "")\" are no prompts", line.number,
        line.indent + 1)
    }
    lines = kept
    // What is left of "Prompts" above one part is no heading any more.
    if let group = lines[0].group, speaksOfPrompts(group), lines.allSatisfy({ $0.group == group }) {
      for index in lines.indices { lines[index].group = nil }
    }
  }

  /// Makes the first heading the title, and any other that of a group.
  private mutating func takeHeading(_ words: String, isFirst: Bool, _ group: inout String?) {
    // "# title: Ink" is how other programs write it.
    let isNamed = CanonicalReader.key(of: words[...]) == "title"
    let heading = isNamed ? words.drop { $0 != ":" }.dropFirst().description.inOneLine : words
    if isFirst && group == nil && !hasTitle && !heading.isEmpty && !isAside(heading) {
      header.title = heading
      hasTitle = true
    } else {
      group = heading.isEmpty || heading == header.title ? nil : heading
    }
  }

  /// Tells of a line that is no prompt.
  mutating func tellLeftOut(_ line: ListLine) {
    doubt("ignored: line is not in the list", line.number, line.indent + 1)
  }

  /// Takes the first hashtag of a line that has nothing else.
  mutating func takesHashtag(_ line: ListLine) -> Bool {
    let words = line.text.split(whereSeparator: \.isWhitespace).map { hashtagWord(String($0)) }
    guard let first = words.first, let first, !words.contains(nil), header.hashtag == nil else {
      return false
    }
    header.hashtag = "#\(first)"
    return true
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

  /// Doubts lines that are much longer than the others.
  private mutating func doubtLongEntries() {
    let lengths = entries.map(\.text.count).sorted()
    guard lengths.count > 4, let longest = lengths.last, longest > 40 else { return }
    let most = max(40, lengths[lengths.count / 2] * 3)
    let long = entries.filter { $0.text.count > most }
    guard long.count * 5 <= entries.count else { return }
    for entry in long {
      doubt("the line is much longer than the others; is it a prompt?", entry.line, entry.column)
    }
  }

  /// Takes away the commas that lines of a list end with.
  private mutating func takeCommas() {
    for mark: Character in [",", ";"] {
      guard entries.count > 2,
        entries.count(where: { $0.text.last == mark }) * 3 > entries.count * 2
      else { continue }
      for index in entries.indices
      where entries[index].text.last.map({ $0 == mark || $0 == "." }) == true {
        entries[index].text.removeLast()
      }
    }
  }
}

extension Substring {
  /// The text without a colon at its end.
  var trimmingColon: Substring {
    var text = self
    while let last = text.last, last == ":" || last.isWhitespace { text.removeLast() }
    return text
  }
}

/// Makes the text after a dash, or after a sign for a remark, a note, if most lines have one.
func splitNotes(_ raw: inout RawList) {
  let dashes = [" - ", " – ", " — ", " -- ", " # "]
  func dash(in text: String) -> Range<String.Index>? {
    guard text.utf8.contains(where: { "-#".utf8.contains($0) || $0 == 0xE2 }) else { return nil }
    let first = dashes.compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
    // "(Mar 21 - Apr 19)" stays whole.
    return first.flatMap { dash in
      let before = text[..<dash.lowerBound]
      return before.count { $0 == "(" } > before.count { $0 == ")" } ? nil : dash
    }
  }
  let withNote = raw.entries.filter { dash(in: $0.text) != nil }
  guard withNote.count * 2 > raw.entries.count else {
    if let first = withNote.first {
      raw.doubt(
        "few lines have a dash, so the text after it stays in the prompt", first.line,
        first.column)
    }
    return
  }
  for index in raw.entries.indices {
    let text = raw.entries[index].text
    guard let dash = dash(in: text), dash.lowerBound > text.startIndex else { continue }
    raw.entries[index].note = String(text[dash.upperBound...])
    raw.entries[index].text = String(text[..<dash.lowerBound])
  }
}

extension [SourceText.Line] {
  /// Whether the first line with words below a place starts with a number or date, or there is none.
  fileprivate func hasLabel(below place: Int) -> Bool {
    guard let next = self[(place + 1)...].first(where: { !$0.text.allSatisfy(\.isWhitespace) })
    else {
      return true
    }
    let entry = EntryText(next.text)
    return entry.isLabelled || entry.loose != nil
  }
}
