import InkleafLists

// The parts of a list: headings with prompts below each.

extension RawList {
  /// Lets numbers that start again below a heading run on, and makes months of dates.
  mutating func settleGroups() {
    guard entries.contains(where: { $0.group != nil }) else { return }
    keepOneLanguage()
    keepNewestYear()
    dropSchedule()
    takeMonthOfList()
    dropNameOfList()
    settleHeadings()
    takeMonths()
    settleMonths()
    doubtOtherThings()
    doubtSentences()
    var (end, offset) = (0, 0)
    var group = entries[0].group
    let names = Set(entries.map(\.group))
    // Few headings that name no part of one list may be lists of their own.
    let others = names.count { $0.map(DateWords.isSection) != true }
    var mayBeLists = ((2...4).contains(names.count) || others == 1) && !hasAllWeeks
    for index in entries.indices {
      guard let number = entries[index].number else { continue }
      if entries[index].group != group {
        group = entries[index].group
        if number + offset <= end || number == 1 { offset = number == 1 ? end : offset }
        if mayBeLists, offset > 0, let group, !hasParts, !DateWords.isSection(group) {
          doubt(
            "the numbers begin anew below \"\(group)\" and run on here; if it is another list, choose one"
              + " by --select '\(group)'", at: entries[index])
          mayBeLists = false
        }
        if number > end { offset = 0 }
      }
      entries[index].number = number + offset
      entries[index].last = entries[index].last.map { $0 + offset }
      end = max(end, (entries[index].last ?? number + offset))
    }
  }

  /// Keeps the prompts of one language where each part is headed by the name of another, and has as many.
  private mutating func keepOneLanguage() {
    let parts = Dictionary(grouping: entries.indices) { entries[$0].group }
    let names = entries.map(\.group).reduce(into: [String?]()) {
      if $0.last != $1 { $0.append($1) }
    }
    let tags = names.map { name in
      name.flatMap { languageNames[String($0[...].trimmingColon).lowercased()] }
    }
    guard (2...6).contains(names.count), names.count == parts.count, !tags.contains(nil),
      Set(tags).count == tags.count, Set(parts.values.map(\.count)).count == 1
    else { return }
    let wanted = language.flatMap { language in
      tags.firstIndex { $0 == language.prefix(2).lowercased() }
    }
    let place = wanted ?? 0
    if wanted == nil {
      let others = tags.indices.dropFirst().compactMap { tags[$0] }.joined(separator: ", ")
      doubt(
        "the words below \"\(names[0] ?? "")\" are taken; for others write --language with \(others)",
        at: entries[0])
    }
    entries = (parts[names[place]] ?? []).map { entries[$0] }
    dropGroups()
    if header.language.isEmpty { header.language = tags[place] ?? "" }
  }

  /// Keeps the prompts of the newest year where the headings differ in nothing but their years.
  private mutating func keepNewestYear() {
    let names = entries.map(\.group).reduce(into: [String]()) { names, group in
      if let group, names.last != group { names.append(group) }
    }
    let years = names.compactMap(\.yearOfList)
    guard names.count > 1, years.count == names.count, Set(years).count == years.count,
      entries.allSatisfy({ $0.group != nil }),
      names.allSatisfy({ speaksOfPrompts($0) && $0.monthAndYear == nil }),
      Set(names.map { $0.filter { !$0.isNumber } }).count == 1,
      let (newest, _) = zip(names, years).max(by: { $0.1 < $1.1 })
    else { return }
    let others = names.filter { $0 != newest }
    doubt(
      "the lists are of several years, and the newest, \"\(newest)\", is taken; for another write --select"
        + " '\(others[0])'", at: entries[0])
    entries.removeAll { $0.group != newest }
    dropGroups()
    (header.title, hasTitle) = (newest, true)
  }

  /// Takes the month in a heading above all prompts into a title that names none.
  private mutating func takeMonthOfList() {
    guard let group = entries[0].group, entries.allSatisfy({ $0.group == group }), hasTitle,
      group.monthAndYear != nil, header.title.yearOfList == nil, header.title.namedMonth == nil
    else { return }
    header.title = "\(header.title), \(group)"
    dropGroups()
  }

  /// Drops a heading above all prompts that says only that they are prompts, as in "## Prompts" and "# Word".
  private mutating func dropNameOfList() {
    guard let group = entries[0].group, entries.allSatisfy({ $0.group == group }),
      group.contains(where: \.isLetter), group.isNameOfAnyList
    else { return }
    dropGroups()
  }

  /// Doubts sentences, one below each heading of a word or two, which could be about these.
  private mutating func doubtSentences() {
    // The first heading may be taken for the title.
    let names =
      (entries[0].group == nil && hasTitle ? [header.title] : []) + entries.compactMap(\.group)
    func count(_ words: String) -> Int { words.split(separator: " ").count }
    guard names.count == entries.count, names.count > 1, Set(names).count == names.count, !hasParts,
      names.allSatisfy({ count($0) < 4 && !DateWords.isSection($0) && month($0) == nil }),
      !entries.contains(where: \.hasLabel),
      entries.reduce(0, { $0 + count($1.text) }) > 3 * entries.count
    else { return }
    doubt(
      "the line below each heading is drawn; if the headings are the prompts, write \"1. \(names[0])\" for \"\(names[0])\"",
      at: entries[0])
  }

  /// Leaves out what is below a heading such as "Schedule" where another one says that the prompts are below it.
  private mutating func dropSchedule() {
    func isSchedule(_ entry: Entry) -> Bool {
      guard let group = entry.group?.lowercased(), !speaksOfPrompts(group) else { return false }
      return ["schedule", "timeline", "dates", "deadlines", "zeitplan", "termine", "calendrier"]
        .contains { group.hasSuffix($0) }
    }
    guard entries.contains(where: { $0.group.map(speaksOfPrompts) == true }),
      case let schedule = entries.filter(isSchedule), let first = schedule.first
    else { return }
    entries.removeAll(where: isSchedule)
    let lines = schedule.count == 1 ? "1 line" : "\(schedule.count) lines"
    doubt(
      "left out: \(lines) below \"\(first.group ?? "")\", since the prompts are below another heading",
      at: first)
  }

  /// Doubts words without numbers below a heading that says nothing of prompts, where another one does.
  private mutating func doubtOtherThings() {
    let names = entries.compactMap(\.group)
    guard !hasParts, names.count == entries.count, (2...4).contains(Set(names).count),
      !entries.contains(where: \.hasLabel),
      let prompts = names.first(where: speaksOfPrompts),
      let other = entries.first(where: { entry in
        entry.group.map { !speaksOfPrompts($0) && !DateWords.isSection($0) } == true
      })
    else { return }
    doubt(
      "are the words below \"\(other.group ?? "")\" prompts? If not, choose the others by --select '\(prompts)'",
      at: other)
  }

  /// Makes each heading one line that is no longer than a line of the header.
  private mutating func settleHeadings() {
    var before: String?
    for index in entries.indices {
      guard let group = entries[index].group else { continue }
      let words = group.inOneLine
      if words.count > ListLimits.headerLength, group != before {
        doubt(
          "the heading above is longer than \(ListLimits.headerLength) characters; it is shortened",
          at: entries[index])
      }
      before = group
      entries[index].group =
        words.isEmpty ? nil : words.prefix(ListLimits.headerLength).withoutTrailingSpace
    }
  }

  /// Makes months, one behind the other with as many prompts below each, the times that the prompts are for.
  private mutating func takeMonths() {
    let months = entries.map { $0.group.flatMap(month) }
    let starts = months.indices.filter { $0 == 0 || months[$0] != months[$0 - 1] }
    let perMonth = entries.count / starts.count
    guard infersStart, header.start == nil, header.cadence == .daily, header.perDay == 1,
      starts.count > 2, starts == Array(stride(from: 0, to: entries.count, by: perMonth)),
      perMonth == 1 || perMonth < 6 && starts.count * perMonth == entries.count,
      entries.allSatisfy({
        $0.date == nil && !$0.isWeek && $0.weekday == nil && $0.days == 1 && $0.last == nil
      }),
      starts.allSatisfy({ entries[$0].group?.hasNoFurtherWords == true }),
      let first = months[0],
      zip(starts, starts.indices).allSatisfy({ months[$0] == (first - 1 + $1) % 12 + 1 })
    else { return }
    let numbers = entries.compactMap(\.number)
    guard
      numbers.isEmpty || numbers == Array(1...entries.count)
        || perMonth == 1 && numbers.allSatisfy({ $0 == 1 })
    else { return }
    for (place, index) in entries.indices.enumerated() { entries[index].number = place + 1 }
    // A month without a year is no date.
    guard let year = namedYear, let start = CalendarDate(year: year, month: first, day: 1) else {
      return
    }
    (header.start, header.cadence, header.perDay) = (start, .monthly, perMonth)
    if perMonth == 1 { dropGroups() }
  }

  /// Makes the numbers below the headings of two or more months days of these months.
  private mutating func settleMonths() {
    let months = entries.map { $0.group.flatMap(month) }
    guard !months.contains(nil), Set(months).count > 1, !hasAllWeeks, header.cadence == .daily,
      entries.allSatisfy({ $0.date == nil && !$0.isWeek && (1...31).contains($0.number ?? 0) }),
      // Numbers that run on from month to month count prompts.
      entries.compactMap(\.number) != Array(1...entries.count)
    else { return }
    for (index, month) in zip(entries.indices, months) {
      guard let month, let day = entries[index].number else { continue }
      entries[index].date = .monthDay(month: month, day: day)
      entries[index].days = (entries[index].last ?? day) - day + 1
      (entries[index].number, entries[index].last) = (nil, nil)
    }
  }

  /// The month that a heading begins with, or is in numbers, as in "2027-01" and "1월".
  private func month(_ heading: String) -> Int? {
    let numbers = heading.split { !$0.isNumber }
    if numbers.count == 2, !heading.contains(where: \.isLetter) {
      return numbers.first { $0.count == 2 }.flatMap { Int($0) }
    }
    return heading[...].monthBySign?.number
      ?? DateWords.month(heading.prefix { $0.isLetter }.lowercased())
  }

  /// Whether the title speaks of the weeks of a year, and there are as many prompts.
  private var hasAllWeeks: Bool {
    let title = header.title.lowercased().replacing("-", with: " ")
    return (50...53).contains(entries.count)
      && ["52 week", "52 semaine", "52 semana", "52 woche"].contains(where: title.contains)
  }

  /// Makes the numbers of weeks of a year dates, if the list does not begin with the first.
  mutating func settleWeeks() {
    if infersStart, entries.count > 1, entries.allSatisfy({ $0.isWeek && $0.date == nil }) {
      header.cadence = .weekly
    }
    if infersStart, hasAllWeeks, entries.allSatisfy({ $0.date == nil }) { header.cadence = .weekly }
    guard !entries.isEmpty, entries.allSatisfy({ $0.isWeek && $0.date == nil }) else { return }
    let numbers = entries.map { $0.number ?? 0 }
    let turn = numbers.placeOfNewYear
    guard let year = namedYear else {
      guard turn != nil else { return }
      for index in entries.indices { entries[index].number = index + 1 }
      return doubt(
        "the weeks go on in the next year, so the prompts are numbered from 1 on; for dates, write the first Monday"
          + " above them, such as \"start: YEAR-MONTH-DAY\"", at: entries[0])
    }
    guard numbers.min() ?? 1 > 1 || turn != nil || areCalendarWeeks else { return }
    let dates = numbers.enumerated().map { place, number in
      CalendarDate(year: year + (turn.map { $0 <= place } == true ? 1 : 0), week: number)
    }
    guard !dates.contains(nil) else { return }
    setDates { dates[$0] }
  }

  /// Whether the labels call their numbers those of a calendar's weeks, as "KW 1" does.
  private var areCalendarWeeks: Bool {
    spoken.count { label in
      ["kw", "kalenderwoche"].contains(
        label.drop { !$0.isLetter }.prefix(while: \.isLetter).lowercased())
    } * 2 > spoken.count
  }
}

extension [Int] {
  /// The place of week 1 behind the last week of a year, where each other week is the next one.
  fileprivate var placeOfNewYear: Int? {
    guard let place = firstIndex(of: 1), place > 0, 52...53 ~= self[place - 1],
      zip(indices.dropFirst(), zip(self, dropFirst())).allSatisfy({ index, pair in
        index == place || pair.1 == pair.0 + 1
      })
    else { return nil }
    return place
  }
}

extension String {
  /// Whether its words would fit above any list, as "Prompts", "The list" and "Day Prompt".
  var isNameOfAnyList: Bool {
    lowercased().split { !$0.isLetter }.allSatisfy { Self.wordsOfAnyList.contains(String($0)) }
  }

  private static let wordsOfAnyList: Set = [
    "the", "all", "and", "our", "your", "my", "official", "daily", "full", "complete", "final",
    "prompt", "prompts", "list", "lists", "word", "words", "theme", "themes", "topics", "day",
    "days",
    "date", "number", "no", "note", "notes", "drawing", "liste", "lista",
  ]
}

extension String {
  /// Whether no word is behind its first one, as in a month with its year.
  fileprivate var hasNoFurtherWords: Bool {
    (self[...].monthBySign?.rest ?? drop { $0.isLetter }).allSatisfy { !$0.isLetter }
  }
}
