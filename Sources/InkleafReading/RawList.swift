import InkleafLists

/// What is said of a list whose words are of a language that cannot be told.
let doubtOfEnglish =
  "the words are not in English, it seems, but dates and labels will be; write the language above them, as"
  + " in \"language: fr\""

/// The entries that a syntax found, with their places.
struct RawList {
  /// A prompt as found.
  struct Entry {
    /// The words without marks.
    var text: String
    /// The note beside the words.
    var note: String?
    /// The number before the words.
    var number: Int?
    /// The last number of a prompt for several days.
    var last: Int?
    /// The date before the words.
    var date: RawDate?
    /// The line, from 1.
    var line: Int
    /// The column, from 1, in Unicode scalars.
    var column: Int
    /// The number of days, for an entry without numbers.
    var days = 1
    /// Whether the prompt keeps its date even if it follows from the list's start.
    var hasOwnDate = false
    /// The text as found, if a number or date in it may be a label.
    var labelled: EntryText?
    /// Whether the number counts the weeks of a year.
    var isWeek = false
    /// The heading above it.
    var group: String?
    /// The weekday beside its date, 0 for Monday; -1 for one that is not known.
    var weekday: Int?
    /// Whether it has a number or a date.
    var hasLabel: Bool { number != nil || date != nil }
  }

  /// The title, dates and credits of the list; `prompts` stays empty.
  var header: PromptList
  var entries: [Entry] = []
  /// Whether there are more entries than a list can have; the rest is not read.
  var isTooLong: Bool { entries.count > ListLimits.prompts }
  /// Whether start and cadence follow from the dates if the list does not state them.
  var infersStart = true
  /// The errors; with any of them the list cannot be used.
  var problems: [Diagnostic] = []
  /// The guesses, as warnings.
  var doubts: [Diagnostic] = []
  /// The file's name, for messages.
  var path: String
  /// The lines above the first prompt, where prompts are lines.
  var above: [(number: Int, text: String)] = []
  /// Whether the text names the title.
  var hasTitle = false
  /// The dates and words before the numbers of prompts, which tell the list's language.
  var spoken: [String] = []
  /// What the words above a table's columns tell of it.
  var headingLanguage = LanguageOfLabels.unknown
  /// The name that chooses this list among those of a text.
  var name: String?
  /// The language of the words, if the text has several.
  var language: String?
  /// The number of the first line of the file that is not empty.
  var firstLine = 1
  /// How far the place speaks for a list, of 100: all of it where the text is nothing else.
  var trust = 100
  /// Whether names in the text call the words prompts.
  var hasPromptNames = false
  /// Whether the form itself says what is a prompt, so that nothing is guessed.
  var isExact = false
  /// The title of a list without one of its own, which is mostly the name of its file.
  let givenTitle: String
  /// Whether the form says that groups are parts of one list.
  var hasParts = false
  /// How many lines were left out.
  var passedOver = 0
  /// The numbers of days without words.
  private var openDays: [(numbers: ClosedRange<Int>, line: Int)] = []
  /// How many numbers are missing between the first and the last.
  private(set) var missingNumbers = 0
  /// Whether the text itself numbers the prompts from 1 on, or dates them.
  private(set) var isCounted = false

  init(path: String, title: String) {
    self.path = path
    givenTitle = title
    header = PromptList(title: title, prompts: [])
    header.language = ""
  }

  /// Adds an entry, unless the list is too long already.
  mutating func add(_ entry: Entry) {
    if !isTooLong { entries.append(entry) }
  }

  /// Gives each entry another text, where there is one for it.
  mutating func setTexts(_ texts: [(some StringProtocol)?]) {
    for (index, text) in zip(entries.indices, texts) {
      if let text { entries[index].text = String(text) }
    }
  }

  /// Gives each entry a date in the place of its number.
  mutating func setDates(_ date: (_ place: Int) -> CalendarDate?) {
    for place in entries.indices {
      (entries[place].date, entries[place].number) = (date(place).map(RawDate.full), nil)
    }
  }

  /// Takes the entries out of their groups.
  mutating func dropGroups() {
    for index in entries.indices { entries[index].group = nil }
  }

  mutating func fail(_ message: String, _ line: Int? = nil, _ column: Int? = nil) {
    problems.append(Diagnostic(path: path, line: line, column: column, message: message))
  }

  mutating func doubt(_ message: String, _ line: Int? = nil, _ column: Int? = nil) {
    doubts.append(
      Diagnostic(severity: .warning, path: path, line: line, column: column, message: message))
  }
}

/// What stands at a place in the file of a list: an entry, a line or a value.
protocol Placed {
  /// The line, from 1.
  var line: Int { get }
  /// The column, from 1, in Unicode scalars.
  var column: Int { get }
}

extension RawList.Entry: Placed {}
extension JSON: Placed {}

extension RawList {
  mutating func fail(_ message: String, at place: (some Placed)?) {
    fail(message, place?.line, place?.column)
  }

  mutating func doubt(_ message: String, at place: (some Placed)?) {
    doubt(message, place?.line, place?.column)
  }
}

// MARK: - Understanding the whole

extension RawList {
  /// Makes a list of all entries: settles dates and numbers, and reports every problem.
  mutating func understand() -> PromptList {
    if isTooLong, let entry = entries.last {
      fail("more than \(ListLimits.prompts) prompts; make two lists of them", at: entry)
      return header
    }
    settleHeader()
    settleLabels()
    if !isExact { takeEmojiAround() }
    // The labels as they are written stand beside the entries until some of these are left out.
    takeCroatianOctober()
    takeLetteredChoices()
    takeWeekdaysBehindWords()
    dropNamesOfPrompts()
    partLongPrompts()
    settleWords()
    takeFreeField()
    takeSharedStart()
    dropSharedEnd()
    dropDeadlines()
    dropSharedNameInside()
    leaveOpenDays()
    leaveZero()
    settleSeveralADay()
    mendNumber()
    let countsOn = Set(entries.compactMap(\.number)).count == entries.count || fillsItsParts
    settleGroups()
    settleWeeks()
    settleWeekdays()
    takePromptsPerDay()
    beginInMonth(countsOn: countsOn)
    takeRhythm()
    beginInJanuary()
    takeMonthsBeforeDays()
    isCounted = entries.count > 4 && entries.allSatisfy(\.hasLabel)
    let dates = settleDates()
    doubtFarDates(dates)
    doubtDatesApart(dates)
    let order = settleNumbers(dates)
    var list = header
    list.prompts = order.map { index in
      let entry = entries[index]
      return Prompt(
        number: entry.number ?? 0, last: entry.last, texts: entry.text.prompts, note: entry.note,
        group: entry.group)
    }
    if list.language.isEmpty { list.language = languageOfWords(list.prompts) }
    if list.cadence == .daily, entries.allSatisfy({ $0.date == nil }) {
      // Numbers have the dates that follow from the start.
      let days = Dictionary(uniqueKeysWithValues: zip(order, list.prompts.map(list.date)))
      doubtWeekdays(entries.indices.map { entries[$0].number == nil ? nil : days[$0] ?? nil })
    }
    settleCadence(&list, order.map { (dates[$0], entries[$0].hasOwnDate) })
    list.prompts.sort { $0.number < $1.number }
    check()
    return list
  }

  /// Returns the language that the words are in, and doubts where they tell only that it is not English.
  private mutating func languageOfWords(_ prompts: [Prompt]) -> String {
    // Months are headings of their days.
    let names =
      spoken.allSatisfy(\.isEmpty) ? Set(entries.compactMap(\.group)).sorted() : spoken
    var labels = DateWords.language(of: names)
    if labels == .unknown { labels = headingLanguage }
    if case .known(let language) = labels { return language }
    let own = prompts.ownLanguage
    if let own, own != "en" { return own }
    let titles = [header.title] + above.filter { RawDate(span: $0.text[...]) != nil }.map(\.text)
    let likely =
      labels.tag ?? titles.lazy.compactMap({ DateWords.language(ofTitle: $0).tag }).first
    let shared = ([names] + titles.map(DateWords.names(ofTitle:))).lazy.map(DateWords.sharers)
      .first { !$0.isEmpty }
    let scores = shared.map { prompts.scores(among: $0) } ?? [:]
    if scores.count > 1 {
      // A month that several languages have tells none of them; the words do.
      let most = scores.values.max() ?? 0
      let best = scores.filter { $0.value == most }.map(\.key)
      if most > 0, best.count == 1 { return best[0] }
      if let likely, scores[likely] == most {
        if most <= 0, prompts.contains(where: { $0.text.first?.isLowercase == true }) {
          doubt(
            "the language is taken as \"\(likely)\"; if it is another one, write it above the list, as in"
              + " \"language: fr\"")
        }
        return likely
      }
    } else if let likely {
      return likely
    }
    guard own == nil || labels == .foreign || shared != nil else { return "en" }
    if own == nil, isJapanese(title: header.title, labels: spoken) { return "ja" }
    if own == nil,
      let chinese = chineseOfSigns(header.title + prompts.flatMap(\.texts).joined())
    {
      return chinese
    }
    let dates = spoken + [header.title]
    if own == nil, prompts.count > 2, dates.contains(where: { $0.contains("月") }) {
      doubt(
        "the words could be Chinese or Japanese; they are taken as Chinese, so write \"language: ja\" above them"
          + " if they are Japanese")
      return "zh"
    }
    doubt(doubtOfEnglish)
    return "en"
  }

  /// Makes each text of the header one line, and checks its length and the language.
  private mutating func settleHeader() {
    func line(_ text: String?, _ name: String) -> String? {
      guard let text else { return nil }
      let words = text.inOneLine
      if words.count > ListLimits.headerLength {
        doubt("the \(name) is longer than \(ListLimits.headerLength) characters; it is shortened")
      }
      return words.isEmpty ? nil : words.prefix(ListLimits.headerLength).withoutTrailingSpace
    }
    header.title = line(header.title, "title") ?? ReadList.standInTitle
    header.credit = line(header.credit, "credit")
    header.source = line(header.source, "source")
    header.hashtag = line(header.hashtag, "hashtag").map { $0.filter { !$0.isWhitespace } }
    if let hashtag = header.hashtag, !hashtag.hasPrefix("#") { header.hashtag = "#" + hashtag }
    header.hashtag = header.hashtag.map { String($0.prefix(ListLimits.headerLength)) }
    if header.hashtag == "#" { header.hashtag = nil }
    if !header.language.isEmpty, !isLanguageTag(header.language) {
      doubt("\"\(header.language.prefix(20))\" is not a language tag; using en")
      header.language = "en"
    }
  }

  /// Separates the words from numbers and dates that are labels of the list.
  private mutating func settleLabels() {
    let places = entries.indices.filter { entries[$0].labelled != nil }
    takeNumbersInWords(places)
    var found = places.compactMap { entries[$0].labelled }
    found.takeLooseNumbers()
    for (place, (label, isLabel)) in zip(places, zip(found, found.labels)) where isLabel {
      entries[place].text = label.text
      if entries[place].number == nil {
        (entries[place].number, entries[place].last) = (label.number, label.last)
      }
      entries[place].date = entries[place].date ?? label.date
    }
  }

  /// Takes numbers with the same words before them away, as in events called "Inktober Day 1: Bear"; where
  /// there is nothing else, the notes are the prompts.
  private mutating func takeNumbersInWords(_ places: [Int]) {
    let texts = places.map { entries[$0].text[...] }
    let found = NumberInWords.found(in: texts)
    for (place, found) in zip(places, found) {
      guard let found else { continue }
      entries[place].text = String(found.words)
      entries[place].labelled = nil
    }
    guard places.count > 2, found.isEmpty,
      places.allSatisfy({ entries[$0].note?.isEmpty == false }),
      NumberInWords.found(in: texts.map { $0 + ": x" }).count(where: { $0?.words == "x" })
        == places.count
    else { return }
    for place in places {
      entries[place].text = entries[place].note ?? ""
      (entries[place].note, entries[place].labelled) = (nil, nil)
    }
  }

  /// Makes the prompts of a list of hashtags words.
  private mutating func settleHashtags() {
    let words = entries.map { hashtagWord($0.text) }
    guard words.filter({ $0 != nil }).count * 2 > entries.count, entries.count > 2 else { return }
    for (index, word) in zip(entries.indices, words) {
      let text = entries[index].text
      // "#Toe Beans" among others is such a word, too.
      let isTag = text.hasPrefix("#") && text.dropFirst().first?.isLetter == true
      entries[index].text = word ?? (isTag ? String(text.dropFirst()) : text)
    }
  }

  /// Draws the first words of prompts that are too long for a page, and makes the rest of them notes.
  private mutating func partLongPrompts() {
    guard entries.count > 2, entries.allSatisfy(\.hasLabel) else {
      return
    }
    for index in entries.indices
    where entries[index].note == nil && entries[index].text.utf8.count > ListLimits.promptLength {
      let text = entries[index].text
      guard text.count > ListLimits.promptLength,
        let end = [": ", ". ", "! ", "? ", "; "].compactMap({ text.firstRange(of: $0) })
          .min(by: { $0.lowerBound < $1.lowerBound }),
        case let words = text[..<end.lowerBound], words.count < ListLimits.promptLength,
        words.contains(where: \.isLetter)
      else { continue }
      let mark = text[end].first.map { "!?".contains($0) ? String($0) : "" } ?? ""
      entries[index].note = String(text[end.upperBound...])
      entries[index].text = words + mark
      doubt(
        "the prompt has \(text.count) characters, and \(ListLimits.promptLength) fit on a page; what is behind"
          + " \"\(words.suffix(20))\" is its note", at: entries[index])
    }
  }

  /// Makes every text one line, and reports invalid characters that were escaped in the file.
  private mutating func settleWords() {
    settleHashtags()
    for index in entries.indices {
      let entry = entries[index]
      entries[index].text = entry.text.withoutEmptyCharacters.inOneLine
      entries[index].note =
        entry.note.map { $0.withoutEmptyCharacters.inOneLine }.flatMap { $0.isEmpty ? nil : $0 }
      if let note = entries[index].note, note.count > ListLimits.noteLength {
        doubt(
          "the note is longer than \(ListLimits.noteLength) characters; it is shortened", at: entry)
        entries[index].note = note.prefix(ListLimits.noteLength).withoutTrailingSpace
      }
      let isFirst = index == 0 || entry.group != entries[index - 1].group
      for text in [
        entries[index].text, entries[index].note ?? "", isFirst ? entry.group ?? "" : "",
      ] {
        if let fault = faultyCharacter(in: text) { fail(fault.message, at: entry) }
      }
    }
    if let entry = entries.first(where: { $0.text.isDecodedWrongly }) {
      doubt("the letters seem to be decoded wrongly; save the text as UTF-8", at: entry)
    }
    for text in [header.title, header.credit, header.source, header.hashtag] {
      if let fault = text.flatMap(faultyCharacter) { fail(fault.message) }
    }
  }

  private func dayCount(_ date: CalendarDate?) -> Int { date?.daysSinceYearOne ?? 0 }

  /// Numbers the entries by date, or else in the file's order, unless all of them have a number.
  ///
  /// - Returns: the places of the entries, in the order of the new numbers.
  private mutating func settleNumbers(_ dates: [CalendarDate?]) -> [Int] {
    var order = Array(entries.indices)
    guard entries.isEmpty || entries.contains(where: { $0.number == nil }) else { return order }
    let hasDates = !dates.contains(nil)
    if hasDates { order.sort { dayCount(dates[$0]) < dayCount(dates[$1]) } }
    let days = order.map { dayCount(dates[$0]) }
    let isWeekly =
      hasDates && infersStart && zip(days, days.dropFirst()).allSatisfy { $1 - $0 == 7 }
    // Events that fill the weeks of a calendar are prompts of a weekly list.
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

  /// Finds start and cadence from the dates; any other date stays with its prompt.
  ///
  /// - Parameter dates: the dates of the prompts, and whether each stays in any case.
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

  /// Leaves out days without words, as in a list that is not yet whole, and says so; more than half are an error.
  private mutating func leaveOpenDays() {
    func isOpen(_ entry: Entry) -> Bool {
      entry.text.isDayOff || entry.text.prompts.allSatisfy { $0.isInvisible || $0.isToCome }
    }
    let open = entries.filter(isOpen)
    guard !open.isEmpty, open.count * 2 <= entries.count, entries.count > 3 else { return }
    for entry in open {
      let day = entry.number.map { "prompt \($0)" } ?? "a prompt"
      doubt(
        entry.text.isDayOff
          ? "\"\(entry.text.prefix(40))\" is no prompt and gets no page"
          : "\(day) is empty and gets no page; write what to draw", at: entry)
      guard let first = entry.number, first > 0 else { continue }
      let last = max(first, entry.last ?? first)
      if last <= ListLimits.prompts { openDays.append((first...last, entry.line)) }
    }
    entries.removeAll(where: isOpen)
  }

  /// Takes a number that stands twice as the one that is missing behind it, as in 1, 2, 2, 4.
  private mutating func mendNumber() {
    var numbers = entries.compactMap(\.number)
    guard numbers.count > 3, numbers.count == entries.count,
      entries.allSatisfy({ $0.last == nil }),
      let place = numbers.indices.dropFirst().first(where: { numbers[$0] == numbers[$0 - 1] }),
      case let twice = numbers[place]
    else { return }
    numbers[place] = twice + 1
    guard numbers[0] == 1, numbers.countUp else { return }
    entries[place].number = twice + 1
    doubt("number \(twice) stands twice; this one is taken as \(twice + 1)", at: entries[place])
  }

  /// Reports empty, long and wrongly numbered prompts.
  private mutating func check() {
    guard !entries.isEmpty || !problems.isEmpty else {
      return fail("no prompts found; write one per line")
    }
    let areSigns = entries.map(\.text).areSingleSigns
    var seen = openDays
    for entry in entries {
      let (number, last) = (entry.number ?? 0, entry.last ?? entry.number ?? 0)
      if entry.text.prompts.contains(where: \.isInvisible) {
        fail("prompt \(number) is empty; write what to draw", at: entry)
      } else if entry.text.count > ListLimits.promptLength {
        fail(
          "prompt \(number) has \(entry.text.count) characters; at most"
            + " \(ListLimits.promptLength) fit on a page", at: entry)
      } else if entry.text.utf8.allSatisfy({ $0 < 0x80 && !isNameByte($0) }) {
        doubt("prompt \(number) has no words: \(entry.text)", at: entry)
      } else if entry.text.first == "(", !entry.text.contains(")") {
        doubt("a bracket has no end; is the text cut off?", at: entry)
      } else if entry.group == nil, entry.text.monthAndYear != nil {
        doubt(
          "\"\(entry.text)\" is taken as a prompt; to part the list by months, write \"## \(entry.text)\"",
          at: entry)
      } else if entry.text.has("[[") {
        doubt("prompt \(number) has a link that does not end: \(entry.text)", at: entry)
      } else if entry.text.contains("["), !entry.text.contains("]") {
        doubt("prompt \(number) has a bracket that does not end: \(entry.text)", at: entry)
      } else if let own = Int(entry.text), (1...entries.count).contains(own), entries.count > 3,
        !areSigns
      {
        doubt("prompt \(number) is only a number: \(own)", at: entry)
      }
      guard number >= 1, number <= last, last <= ListLimits.prompts else {
        let wrong = (1...ListLimits.prompts).contains(number) ? last : number
        fail("prompts are numbered 1 to \(ListLimits.prompts), not \(wrong)", entry.line, 1)
        continue
      }
      seen.append((number...last, entry.line))
    }
    for fault in numberFaults(seen) {
      if fault.missing == 0 {
        fail(fault.message, fault.line, 1)
      } else {
        missingNumbers += fault.isAtStart ? 0 : fault.missing
        doubt(fault.message, fault.line, 1)
      }
    }
    if entries.count > 3, Set(entries.map(\.text)).count * 2 < entries.count {
      doubt("most prompts are the same; is it the right column or part?", entries[0].line, 1)
    }
    let numbers = entries.compactMap(\.number)
    if numbers.count > 4, numbers == numbers.sorted(by: >), Set(numbers).count == numbers.count {
      doubt("the numbers count down; the pages are in the order of the numbers", entries[0].line, 1)
    }
  }
}

extension RawList {
  /// Leaves a prompt with the number 0 out, which stands before the others as a warm-up.
  private mutating func leaveZero() {
    guard entries.count > 2, let zero = entries.firstIndex(where: { $0.number == 0 }),
      entries.count(where: { $0.number == 0 }) == 1, entries.contains(where: { $0.number == 1 })
    else { return }
    let entry = entries.remove(at: zero)
    doubt(
      "ignored: pages are numbered from 1 on; to draw \"\(entry.text.prefix(40))\", give it another number",
      at: entry)
  }
}

extension String {
  /// Whether letters of UTF-8 were taken for two or three others each, as "Ã¼" for "ü".
  fileprivate var isDecodedWrongly: Bool {
    // Each of these begins with C3 and one of C2, C3, C5, D0, D1 and E2 in UTF-8 twice over.
    guard utf8.contains(0xC3) else { return false }
    return zip(unicodeScalars, unicodeScalars.dropFirst()).contains { first, second in
      (0xC2...0xF4).contains(first.value) && (0x80...0xBF).contains(second.value)
    }
  }
}

extension String {
  /// Whether it stands for a prompt that is not chosen yet, as "TBA" and "???" do.
  fileprivate var isToCome: Bool {
    count > 2 && allSatisfy { $0 == "?" }
      || ["tba", "tbd", "t.b.a.", "to be announced", "coming soon"].contains(lowercased())
  }

  /// Whether it says that nothing is to draw on a day, as "No school" does.
  fileprivate var isDayOff: Bool {
    // Most prompts begin with other letters.
    guard let first = utf8.first, "nskupgNSKUPG".utf8.contains(first),
      contains(" ") || utf8.count > 8
    else { return false }
    let words = prefix(40).lowercased()
    return Self.daysOff.contains { words.hasPrefix($0) }
  }

  /// How those words begin.
  private static let daysOff = [
    "no school", "no class", "no lesson", "no session", "no meeting", "no club", "no prompt",
    "school closed", "kein unterricht", "keine schule", "schulfrei", "unterrichtsfrei",
    "pas d'école", "pas d’école", "pas de cours", "pas classe", "sin clase", "no hay clase",
    "sem aula",
    "niente scuola", "geen school", "geen les",
  ]
}
