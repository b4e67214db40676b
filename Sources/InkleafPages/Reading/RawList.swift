/// A list as a syntax found it: entries with their places, not yet understood as a whole.
struct RawList {
  /// What stands for one prompt.
  struct Entry {
    /// The words, cleaned of marks.
    var text: String
    /// What stands behind the words and does not belong to them.
    var note: String?
    /// The number that stands before the words.
    var number: Int?
    /// The last number, where the prompt is for several days.
    var last: Int?
    /// The date that stands before the words.
    var date: RawDate?
    /// Where it stands, both from 1.
    var line: Int
    var column: Int
    /// How many days it is for, where numbers are still to be given.
    var days = 1
    /// Whether the date is its own even where it follows from the list's start.
    var hasOwnDate = false
    /// The text as it was found, where a number or a date in it may turn out to be a label.
    var labelled: EntryText?
  }

  /// What the list says of itself; `prompts` stays empty.
  var header: PromptList
  var entries: [Entry] = []
  /// Whether start and cadence are to be told by the dates, where the list does not state them.
  var infersStart = true
  /// What is wrong: nothing can be made of the list.
  var problems: [Diagnostic] = []
  /// What had to be guessed.
  var doubts: [Diagnostic] = []
  /// The file's name, for messages.
  var path: String

  init(path: String, title: String) {
    self.path = path
    header = PromptList(title: title, prompts: [])
  }

  mutating func fail(_ message: String, _ line: Int? = nil, _ column: Int? = nil) {
    problems.append(Diagnostic(path: path, line: line, column: column, message: message))
  }

  mutating func doubt(_ message: String, _ line: Int? = nil, _ column: Int? = nil) {
    doubts.append(
      Diagnostic(severity: .warning, path: path, line: line, column: column, message: message))
  }
}

// MARK: - Understanding the whole

extension RawList {
  /// Makes one list of all entries: settles dates and numbers, and checks what every list must hold.
  mutating func understand() -> PromptList {
    guard entries.count <= ListLimits.prompts else {
      fail("\(entries.count) prompts; at most \(ListLimits.prompts) are accepted")
      return header
    }
    settleHeader()
    settleLabels()
    settleWords()
    let dates = settleDates()
    let order = settleNumbers(dates)
    var list = header
    list.prompts = order.map { index in
      let entry = entries[index]
      return Prompt(
        number: entry.number ?? 0, last: entry.last, texts: entry.text.prompts, note: entry.note)
    }
    settleCadence(&list, order.map { (dates[$0], entries[$0].hasOwnDate) })
    list.prompts.sort { $0.number < $1.number }
    check()
    return list
  }

  /// Brings what the list says of itself into the form that every list has.
  private mutating func settleHeader() {
    func line(_ text: String?, _ name: String) -> String? {
      guard let text else { return nil }
      let words = text.inOneLine
      if words.count > ListLimits.headerLength {
        doubt("the \(name) is longer than \(ListLimits.headerLength) characters; cut short")
      }
      return words.isEmpty ? nil : words.prefix(ListLimits.headerLength).withoutTrailingSpace
    }
    header.title = line(header.title, "title") ?? "Prompts"
    header.credit = line(header.credit, "credit")
    header.source = line(header.source, "source")
    header.hashtag = line(header.hashtag, "hashtag").map { $0.filter { !$0.isWhitespace } }
    if header.hashtag == "#" { header.hashtag = nil }
    if !isLanguageTag(header.language) {
      doubt("\"\(header.language.prefix(20))\" is no language tag; taken as en")
      header.language = "en"
    }
  }

  /// Takes numbers and dates away from the words where they are labels of the list.
  private mutating func settleLabels() {
    let places = entries.indices.filter { entries[$0].labelled != nil }
    let found = places.compactMap { entries[$0].labelled }
    for (place, (label, isLabel)) in zip(places, zip(found, found.labels)) where isLabel {
      entries[place].text = label.text
      entries[place].number = entries[place].number ?? label.number
      entries[place].date = entries[place].date ?? label.date
    }
  }

  /// Makes one line of every text, and reports what came in by escapes and has no place in it.
  private mutating func settleWords() {
    for index in entries.indices {
      let entry = entries[index]
      entries[index].text = entry.text.inOneLine
      entries[index].note = entry.note.map(\.inOneLine).flatMap { $0.isEmpty ? nil : $0 }
      for text in [entries[index].text, entries[index].note ?? ""] {
        if let fault = faultyCharacter(in: text) { fail(fault.message, entry.line, entry.column) }
      }
    }
    for text in [header.title, header.credit, header.source, header.hashtag] {
      if let fault = text.flatMap(faultyCharacter) { fail(fault.message) }
    }
  }

  private func dayCount(_ date: CalendarDate?) -> Int { date?.daysSinceYearOne ?? 0 }

  /// Numbers the entries by their dates, or else by their order, where not all of them have a number.
  ///
  /// - Returns: the entries in the order of their numbers, where these are given here.
  private mutating func settleNumbers(_ dates: [CalendarDate?]) -> [Int] {
    var order = Array(entries.indices)
    guard entries.isEmpty || entries.contains(where: { $0.number == nil }) else { return order }
    let hasDates = !dates.contains(nil)
    if hasDates { order.sort { dayCount(dates[$0]) < dayCount(dates[$1]) } }
    let days = order.map { dayCount(dates[$0]) }
    let isWeekly =
      hasDates && infersStart && zip(days, days.dropFirst()).allSatisfy { $1 - $0 == 7 }
    // Prompts that fill their week are not for several days of a daily list.
    if isWeekly, order.count > 1, entries.allSatisfy({ $0.days <= 7 }) {
      for index in order { entries[index].days = 1 }
    }
    var next = 1
    for index in order {
      let entry = entries[index]
      if let number = entry.number, let last = entry.last {
        entries[index].last = next + min(max(0, last - number), ListLimits.prompts)
      } else if entry.days > 1 {
        entries[index].last = next + entry.days - 1
      }
      entries[index].number = next
      next = min(max(next, entries[index].last ?? next), ListLimits.prompts) + 1
    }
    return order
  }

  /// Takes the start and the step from the dates; a date that does not follow stays with its prompt.
  ///
  /// - Parameter dates: of the prompts, in their present order, and whether each stays in any case.
  private mutating func settleCadence(
    _ list: inout PromptList, _ dates: [(date: CalendarDate?, isOwn: Bool)]
  ) {
    let days = zip(list.prompts.map(\.number), dates.map(\.date)).sorted { $0.0 < $1.0 }
    if infersStart, list.start == nil, dates.allSatisfy({ $0.date != nil }), days.first?.0 == 1 {
      list.start = days.first?.1
      if days.count > 1, days[1].0 == 2, dayCount(days[1].1) - dayCount(days[0].1) == 7 {
        list.cadence = .weekly
      }
    }
    for index in list.prompts.indices {
      let (date, isOwn) = dates[index]
      if let date, isOwn || list.date(of: list.prompts[index]) != date {
        list.prompts[index].date = date
      }
    }
  }

  /// Reports what no list may hold.
  private mutating func check() {
    guard !entries.isEmpty || !problems.isEmpty else {
      return fail("no prompts found; write them one a line")
    }
    var seen: [(numbers: ClosedRange<Int>, line: Int)] = []
    for entry in entries {
      let (number, last) = (entry.number ?? 0, entry.last ?? entry.number ?? 0)
      if entry.text.prompts.contains(where: \.isInvisible) {
        fail("prompt \(number) is empty; write what to draw", entry.line, entry.column)
      } else if entry.text.count > ListLimits.promptLength {
        fail(
          "prompt \(number) has \(entry.text.count) characters; at most"
            + " \(ListLimits.promptLength) fit on a page", entry.line, entry.column)
      }
      guard number >= 1, number <= last, last <= ListLimits.prompts else {
        let wrong = (1...ListLimits.prompts).contains(number) ? last : number
        fail("prompts are numbered 1 to \(ListLimits.prompts), not \(wrong)", entry.line, 1)
        continue
      }
      seen.append((number...last, entry.line))
    }
    for fault in numberFaults(seen) { fail(fault.message, fault.line, 1) }
  }
}
