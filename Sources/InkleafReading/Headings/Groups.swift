import InkleafLists

// The parts of a list: headings with prompts below each.

extension RawList {
  /// Lets numbers that start again below a heading run on, and makes months of dates.
  mutating func settleGroups() {
    guard entries.contains(where: { $0.group != nil }) else { return }
    dropNameOfList()
    settleHeadings()
    settleMonths()
    doubtOtherThings()
    var (end, offset) = (0, 0)
    var group = entries[0].group
    let names = Set(entries.map(\.group))
    // Few headings that name no part of one list may be lists of their own.
    let others = names.count { $0.map(DateWords.isSection) != true }
    var mayBeLists = (2...4).contains(names.count) || others == 1
    for index in entries.indices {
      guard let number = entries[index].number else { continue }
      if entries[index].group != group {
        group = entries[index].group
        if number + offset <= end || number == 1 { offset = number == 1 ? end : offset }
        if mayBeLists, offset > 0, let group, !hasParts, !DateWords.isSection(group) {
          doubt(
            "the numbers begin anew below \"\(group)\" and run on here; if it is another list, choose one"
              + " by --select '\(group)'", entries[index].line, entries[index].column)
          mayBeLists = false
        }
        if number > end { offset = 0 }
      }
      entries[index].number = number + offset
      entries[index].last = entries[index].last.map { $0 + offset }
      end = max(end, (entries[index].last ?? number + offset))
    }
  }

  /// Drops a heading above all prompts that says only that they are prompts, as in "## Prompts" and "# Word".
  private mutating func dropNameOfList() {
    guard let group = entries[0].group, entries.allSatisfy({ $0.group == group }),
      group.contains(where: \.isLetter), group.isNameOfAnyList
    else { return }
    for index in entries.indices { entries[index].group = nil }
  }

  /// Doubts words without numbers below a heading that says nothing of prompts, where another one does.
  private mutating func doubtOtherThings() {
    let names = entries.compactMap(\.group)
    guard !hasParts, names.count == entries.count, (2...4).contains(Set(names).count),
      entries.allSatisfy({ $0.number == nil && $0.date == nil }),
      let prompts = names.first(where: speaksOfPrompts),
      let other = entries.first(where: { entry in
        entry.group.map { !speaksOfPrompts($0) && !DateWords.isSection($0) } == true
      })
    else { return }
    doubt(
      "are the words below \"\(other.group ?? "")\" prompts? If not, choose the others by --select '\(prompts)'",
      other.line, other.column)
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
          entries[index].line, entries[index].column)
      }
      before = group
      entries[index].group =
        words.isEmpty ? nil : words.prefix(ListLimits.headerLength).withoutTrailingSpace
    }
  }

  /// Makes the numbers below the headings of two or more months days of these months.
  private mutating func settleMonths() {
    func month(_ group: String?) -> Int? {
      (group?.prefix { $0.isLetter }).flatMap { DateWords.month($0.lowercased()) }
    }
    let months = entries.map { month($0.group) }
    guard !months.contains(nil), Set(months).count > 1,
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

  /// Makes the numbers of weeks of a year dates, if the list does not begin with the first.
  mutating func settleWeeks() {
    if infersStart, entries.count > 1, entries.allSatisfy({ $0.isWeek && $0.date == nil }) {
      header.cadence = .weekly
    }
    let title = header.title.lowercased().replacing("-", with: " ")
    if infersStart, (50...53).contains(entries.count), entries.allSatisfy({ $0.date == nil }),
      ["52 week", "52 semaine", "52 semana", "52 woche"].contains(where: title.contains)
    {
      header.cadence = .weekly
    }
    guard !entries.isEmpty, entries.allSatisfy({ $0.isWeek && $0.date == nil }) else { return }
    let numbers = entries.map { $0.number ?? 0 }
    let turn = numbers.placeOfNewYear
    guard let year = namedYear else {
      guard turn != nil else { return }
      for index in entries.indices { entries[index].number = index + 1 }
      return doubt(
        "the weeks go on in the next year, so the prompts are numbered from 1 on; for dates, write the first Monday"
          + " above them, such as \"start: YEAR-MONTH-DAY\"", entries[0].line, entries[0].column)
    }
    guard numbers.min() ?? 1 > 1 || turn != nil else { return }
    let dates = numbers.enumerated().map { place, number in
      CalendarDate(year: year + (turn.map { $0 <= place } == true ? 1 : 0), week: number)
    }
    guard !dates.contains(nil) else { return }
    for (index, date) in zip(entries.indices, dates) {
      entries[index].date = date.map(RawDate.full)
      entries[index].number = nil
    }
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
