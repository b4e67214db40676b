import InkleafLists

extension SyntaxReader {
  /// Plain lines and Markdown lists: one prompt per line, with or without numbers, bullets, dates.
  static let lines = SyntaxReader(
    readsLines: true, matches: { _ in true },
    read: { source, raw in
      var (raw, lines) = (
        raw,
        source.lines.withoutQuoteMarks.withoutHeadsOfPages.withFiguresOfNumbers
          .withNamesForFiguresOfWeekdays.withColonsBehindWeekdays.withPlainSigns
          .withMonthsAsHeadings
          .withLooseNumbersInLines.withDaysOfCalendars
          .withoutSpacers
          .withDaysOnOneLine
          .withoutLettersOfBullets
          .withoutNamesInColons
          .inMarkdown.withBareLabels
          .cutAtBreaks.withoutForumTags.withHeadersBeside
      )
      if case let replies = lines.takeSpeakers(), let first = replies.first {
        raw.doubt(
          "left out: \(replies.count) message\(replies.count == 1 ? "" : "s") of a chat beside the word of a day",
          first.number, 1)
      }
      if case let deadlines = lines.takeDeadlines(), let first = deadlines.first {
        raw.doubt(
          "left out: \(deadlines.count) lines that say when the work above them is due",
          first.number, 1)
      }
      if raw.header.cadence == .daily, lines.countMonths { raw.header.cadence = .monthly }
      if let line = lines.takeTimesOfDays() {
        raw.doubt("the times before the words are left out", line.number, 1)
      }
      return [
        raw.reading(
          lines:
            lines.withoutTimes.withHoursAsNotes.withoutChapterTimes.withoutProgramMarks
            .withoutThreadMarks
            .withThemesOfWeeks.withWeekBeforeNumbers.withWeeksAbove.withOneLabel.withWeekdaysBare
            .withNumbersApart.withoutSignsAtNumbers
            .withColonsBehindLabels.withPointsBehindMonths.withDatesAlone
        )
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
    if let table = source.withTabsBelowWeekdays.tabbedTable {
      raw.understand(tabbed: table)
    } else {
      if source.areOfVersions { raw.trust = min(raw.trust, 40) }
      raw.read(lines: source)
      if let first = raw.entries.first?.line {
        let above = source.prefix { $0.number < first }.lazy.filter { $0.text.utf8.count < 120 }
        raw.above += above.suffix(6).map { ($0.number, String($0.text)) }
      }
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
    if let weeks = lines.promptsOfWeeks {
      lines = weeks
    } else if let (above, prompts) = lines.splitBelowNames {
      for line in above where !takesLoneTitle(line) { tellLeftOut(line) }
      lines = prompts
    } else if let (title, prompts) = lines.splitAtWeekdays {
      if let title, !takesLoneTitle(title) { tellLeftOut(title) }
      lines = prompts
    } else if let (rows, others) = lines.records {
      for line in others where !takesTitle(line) {
        tellLeftOut(line)
        passedOver += 1
      }
      return understandTable(rows)
    }
    let start = takeWhatIsAbove(&lines)
    takeLabels(&lines)
    let areParted = takeParts(&lines)
    takeWhatIsBetween(&lines)
    let usesLabels = addPrompts(of: &lines, areParted: areParted)
    takeLabelsWithinWords(usesLabels: usesLabels)
    takeSignsOfWords()
    if let start { begin(on: start) }
    takeWordsBehindLeaders()
    takeCommas()
    splitNotes()
    if usesLabels {
      splitSentences()
      dropVerbsOfLabels()
    }
    dropFrames()
    takeLinks()
    doubtEntries(of: lines, usesLabels: usesLabels)
  }

  /// Collects the lines that are not empty; headings become the title and the groups.
  private mutating func contentLines(_ source: [SourceText.Line]) -> [ListLine] {
    var lines: [ListLine] = []
    var group: String?
    var startsParagraph = true
    var isBelowPrompt = false
    if source.first?.number == 1 {
      firstLine = source.first { !$0.isBlank }?.number ?? 1
    }
    let headings = Headings(source)
    // "Friday the 13th" is a prompt among those that a program numbers.
    let positioned = source.filter { $0.position != nil }
    let positionsCount =
      positioned.count { EntryText($0.text).isLabelled } * 2 < positioned.count
    // Pictures are seldom the words, where there are others.
    let pictures = source.count(where: \.isPicture)
    let hasWords =
      pictures > 0
      && (headings.haveWords
        || source.count {
          $0.headingWords == nil && !$0.isPicture && $0.text.contains(where: \.isLetter)
        } >= pictures)
    for (place, line) in source.enumerated()
    where !line.isBroken && !(hasWords && line.isPicture) && !(headings.haveWords && line.isLinks) {
      var text = line.text.drop(while: \.isWhitespace)
      // A line below a heading, as in "Ink" over "===", and not at the end of all words.
      if !isBelowPrompt, text.hasPrefix("=="),
        text.utf8.allSatisfy({ $0 == UInt8(ascii: "=") }), let last = lines.last,
        last.number == line.number - 1, !last.entry.isLabelled,
        !last.entry.hasBullet,
        source[place...].contains(where: { $0.text.contains(where: \.isLetter) })
      {
        lines.removeLast()
        takeHeading(withoutMarks(String(last.text)), isFirst: lines.isEmpty, &group)
        startsParagraph = true
        continue
      }
      if text.isEmpty || text.utf8.allSatisfy({ "-=*_~`#".utf8.contains($0) })
        || text.hasPrefix("<!--") || isRule(text)
      {
        // Rows of a table are rather that than lines.
        if isRule(text) { trust = min(trust, 60) }
        startsParagraph = true
        continue
      }
      if text.isFieldOfForm {
        doubt("ignored: line is not in the list", line.number, 1)
        continue
      }
      if let (heading, level) = line.headingWords {
        startsParagraph = true
        isBelowPrompt = headings.isPrompt((heading, level))
        guard let label = isBelowPrompt ? heading[...] : headings.label(heading) else {
          if let setting = CanonicalReader.setting(of: heading[...]), setting != .title {
            doubt("this is taken as a heading; to set it, leave the \"#\" out", line.number, 1)
          }
          let isFirst = lines.isEmpty && !headings.beginWithPart
          takeHeading(heading, isFirst: isFirst, &group)
          continue
        }
        text = label
      } else if isBelowPrompt, let last = lines.indices.last {
        let notes = [lines[last].note, withoutMarks(String(text))]
        lines[last].note = notes.compactMap(\.self).joined(separator: " ")
        continue
      } else if lines.isEmpty, headings.arePrompts {
        doubt("ignored: line is not in the list", line.number, 1)
        continue
      }
      var indent = line.text.unicodeScalars.count - text.unicodeScalars.count
      let margin = indent
      // "📅Day 1📅" is a number without words.
      let inner = text.withoutOrnamentsAtEnds
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
          entry: entry, text: text, number: line.number, place: lines.count, indent: indent,
          margin: margin, hadEmoji: hadEmoji, group: group, note: line.note,
          startsParagraph: startsParagraph))
      startsParagraph = false
    }
    return lines
  }

  /// Makes the first heading the title, and any other that of a group.
  private mutating func takeHeading(_ words: String, isFirst: Bool, _ group: inout String?) {
    // The head of a column is no title, and ends the part above it.
    if words.lowercased().hasPrefix("prompt"), !words.lowercased().hasPrefix("prompts"),
      words.isNameOfAnyList
    {
      group = nil
      return
    }
    // "# title: Ink" is how other programs write it.
    let isNamed = CanonicalReader.setting(of: words[...]) == .title
    let heading = isNamed ? words.drop { $0 != ":" }.dropFirst().description.inOneLine : words
    if isFirst, group == nil, !hasTitle, !heading.isEmpty, !isAside(heading),
      !asksAboutList(heading)
    {
      header.title = heading
      hasTitle = true
    } else {
      group = heading.isEmpty || heading == header.title ? nil : heading
    }
  }

  /// Tells of a line that is no prompt.
  mutating func tellLeftOut(_ line: ListLine) {
    doubt("ignored: line is not in the list", at: line)
  }

  /// Takes the hashtag of a line that has nothing else but hashtags and handles.
  mutating func takesHashtag(_ line: ListLine) -> Bool {
    // A handle is beside it in most posts.
    let words = line.text.split(whereSeparator: \.isWhitespace).filter { $0.first != "@" }
    let tags = words.compactMap { hashtagWord(String($0)) }
    guard !tags.isEmpty, tags.count == words.count else { return false }
    header.hashtag = header.hashtag ?? ownHashtag(among: tags).map { "#\($0)" }
    return true
  }

  /// The hashtag that is the list's own: it names the list or its year, or no subject that all artists share.
  func ownHashtag(among tags: [String]) -> String? {
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let title = letters(hasTitle ? header.title : givenTitle)
    func speaksOfList(_ tag: String) -> Bool {
      let name = letters(tag)
      let isShared = Self.sharedHashtags.contains(name)
      return name.count > 4 && !isShared
        && (title.contains(name) && name.count * 3 > title.count * 2
          || title.count > 4 && name.contains(title))
    }
    return tags.first(where: speaksOfList) ?? tags.first { $0.contains("20") && $0.namesAYear }
      ?? tags.first { !Self.sharedHashtags.contains($0.lowercased()) } ?? tags.first
  }

  private static let sharedHashtags: Set = [
    "art", "artist", "artists", "artistsoninstagram", "arts", "artwork", "drawing", "drawings",
    "draw",
    "sketch", "sketches", "sketchbook", "illustration", "illustrator", "ink", "doodle", "fun",
    "creative",
    "artchallenge", "drawingchallenge", "kunst", "zeichnen", "dessin", "dibujo", "arte", "disegno",
  ]
}

extension Substring {
  /// Whether it is a field to fill by hand at the head of a worksheet, as "Name: ________  Class: ____".
  fileprivate var isFieldOfForm: Bool {
    guard has("___"), let blank = firstRange(of: "___"),
      case let name = self[..<blank.lowerBound].trimmed, name.last == ":"
    else { return false }
    return [
      "name", "date", "class", "teacher", "grade", "period", "group", "school", "sign", "signed",
      "signature", "vorname", "klasse", "datum", "schule", "unterschrift", "nom", "prénom",
      "classe", "nombre", "fecha", "curso", "clase", "grupo", "nome", "data", "turma", "naam",
      "klas", "navn", "namn", "klass", "imię", "klasa", "jméno", "třída",
    ].contains(name.prefix(while: \.isLetter).lowercased())
  }
}

extension [SourceText.Line] {
  /// Whether the first line with words below a place starts with a number or date, or there is none.
  fileprivate func hasLabel(below place: Int) -> Bool {
    self[(place + 1)...].first { !$0.isBlank }.map { EntryText($0.text).mayBeLabelled } ?? true
  }
}
