import InkleafLists

// Titles that name a month and its year, such as "October 2026".

extension RawList {
  /// Takes a month with its year above the prompts as the title, where no other month follows.
  mutating func takeMonthTitle(_ lines: inout [ListLine]) {
    func words(_ line: ListLine) -> String { withoutMarks(String(line.text.trimmingColon)) }
    func isMonth(_ line: ListLine) -> Bool {
      // Words behind a date, as in "2026年10月1日 りんご", are a prompt.
      guard line.entry.date == nil || line.entry.text.isEmpty else { return false }
      let words = words(line)
      // "Starts January 4, 2027" is no title.
      return words.monthAndYear != nil
        || words.namedMonth != nil && speaksOfPrompts(words) && !line.isSpan
          && !line.entry.isLabelled
    }
    takeMonthBelowYear(&lines)
    // A name may stand above the month.
    let place = hasTitle || lines.count < 2 || isMonth(lines[0]) ? 0 : 1
    guard lines.count > place + 1, isMonth(lines[place]), lines.count(where: isMonth) == 1,
      case let month = words(lines[place]),
      place == 0 || month.monthAndYear != nil && takesLoneTitle(lines[0])
    else { return }
    lines.removeFirst(place + 1)
    if !hasTitle {
      takeTitle(month[...].withoutTrailing("!"))
    } else if header.title.namedMonth == nil {
      header.title += ", \(month)"
    }
  }

  /// Joins the month on a line of its own to the title with a year above it, as "October" below "Drawtober 2026".
  private mutating func takeMonthBelowYear(_ lines: inout [ListLine]) {
    func isMonth(_ line: ListLine) -> Bool {
      DateWords.month(line.text.trimmingColon.lowercased()) != nil
    }
    let place = hasTitle ? 0 : 1
    guard lines.count > place + 2, isMonth(lines[place]), lines.count(where: isMonth) == 1,
      lines[place + 1].entry.mayBeLabelled,
      case let title = hasTitle ? header.title : withoutMarks(String(lines[0].text)),
      title.namesAYear, title.namedMonth == nil, !title.hasDayOfMonth,
      hasTitle || takesLoneTitle(lines[0])
    else { return }
    let month = lines[place].text.trimmingColon
    header.title =
      Int(header.title) == nil ? "\(header.title), \(month)" : "\(month) \(header.title)"
    lines.removeFirst(place + 1)
  }

  /// Lets a list begin on the first day of the month that its title names, as "October 2026" does.
  ///
  /// - Parameter countsOn: whether its numbers do not begin again in its parts, which days may lie between.
  mutating func beginInMonth(countsOn: Bool) {
    if header.cadence == .weekly { return beginInWeek() }
    guard header.start == nil, !entries.isEmpty,
      entries.allSatisfy({ $0.date == nil && ($0.group == nil || countsOn) && !$0.isWeek }),
      var day = header.title.namedDay() ?? dayInOwnLanguage ?? monthOfHeading ?? dayAbove
        ?? (entries.count > 27 ? header.title.monthBeforeYear : nil) ?? monthOfChallenge
    else { return }
    // "Listopad", when leaves fall, is October in Croatian, and November in Czech and Polish.
    if header.title.isCroatianOctober, isCroatian,
      let october = CalendarDate(year: day.year, month: 10, day: day.day)
    {
      day = october
    }
    let numbers = entries.compactMap(\.number)
    // "Week of the sea, July 12-18" above "12th" counts by the days of the month.
    if day.day > 1, numbers.count == entries.count, numbers.min() == day.day {
      let dates = numbers.map { CalendarDate(year: day.year, month: day.month, day: $0) }
      if !dates.contains(nil) {
        setDates { dates[$0] }
        return
      }
    }
    // "30", "31", "1" and "2" below "December 2026" go on in the next year.
    if numbers.turnTheMonth(after: day.daysInMonth), numbers.count == entries.count,
      let first = CalendarDate(year: day.year, month: day.month, day: numbers[0])
    {
      setDates { first.adding(days: $0) }
      return
    }
    let days = (lastNumber + header.perDay - 1) / header.perDay
    guard days <= day.daysInMonth || header.title.namesFirstDay else {
      if days == day.daysInMonth + 1 {
        doubt(
          "the month of the title has \(day.daysInMonth) days, and there are more prompts, so pages have no dates; write"
            + " the first day above the list, such as \"start: \(day)\"", entries.last?.line, 1)
      }
      return
    }
    header.start = day
  }

  /// Lets a list of weeks begin on the day that the words above it name as the first.
  private mutating func beginInWeek() {
    guard header.start == nil, !entries.isEmpty, entries.allSatisfy({ $0.date == nil }),
      case let numbers = entries.compactMap(\.number), numbers.isEmpty || numbers.min() == 1
    else { return }
    header.start = header.title.namesFirstDay ? header.title.namedDay() : dayAbove
  }

  /// The month that the name of the challenge plays on, where there is a prompt for each of its days.
  private var monthOfChallenge: CalendarDate? {
    if header.title.isOfAdvent, (24...25).contains(entries.count),
      let year = header.title.yearOfList
    {
      return CalendarDate(year: year, month: 12, day: 1)
    }
    // One more is told.
    return header.title.monthInName.flatMap { month in
      (0...1).contains(lastNumber - month.daysInMonth) ? month : nil
    }
  }

  /// The last number, or the count of the prompts where that is higher.
  private var lastNumber: Int {
    max(entries.count, entries.compactMap { $0.last ?? $0.number }.max() ?? 0)
  }

  /// Whether words without numbers fill a month, or weeks of seven days, below headings.
  var fillsItsParts: Bool {
    guard entries.allSatisfy({ $0.number == nil }) else { return false }
    if (28...31).contains(entries.count) { return true }
    let groups = entries.map(\.group)
    let starts = groups.indices.filter { $0 == 0 || groups[$0] != groups[$0 - 1] }
    return starts.count > 1 && starts.allSatisfy { $0.isMultiple(of: 7) }
      && groups.count <= starts.count * 7
      && groups.allSatisfy { $0.map(DateWords.isSection) == true }
  }

  /// Makes the first number of "10.1." the month, as in Korean, where it is that of the title or of days beyond 12.
  mutating func takeMonthsBeforeDays() {
    let dates = entries.compactMap { entry -> (month: Int, day: Int)? in
      if case .monthDay(let month, let day) = entry.date { (month, day) } else { nil }
    }
    guard dates.count > 2, dates.count == entries.count,
      let month = dates.first(where: { $0.day > 12 })?.month ?? header.title.namedMonth?.month
        ?? header.title.monthInName?.month
        ?? (weekdaysFollow(dates.map(\.month)) ? dates[0].day : nil),
      dates.allSatisfy({ $0.month == month || $0.day == month })
    else { return }
    let days = dates.map { $0.day == month ? $0.month : $0.day }
    guard zip(days, days.dropFirst()).allSatisfy({ $0 < $1 }) else { return }
    for (index, day) in zip(entries.indices, days) {
      entries[index].date = .monthDay(month: month, day: day)
    }
  }

  /// Whether the weekdays of all entries are as far apart as some days.
  private func weekdaysFollow(_ days: [Int]) -> Bool {
    let weekdays = entries.compactMap(\.weekday).filter { $0 >= 0 }
    guard weekdays.count == days.count else { return false }
    let distances = zip(weekdays, days).map { $0 - $1 }
    return zip(distances, distances.dropFirst()).allSatisfy { ($0 - $1).isMultiple(of: 7) }
  }

  /// Makes "listopada" October where the list is Croatian; the month has the name of another one in Polish and Czech.
  mutating func takeCroatianOctober() {
    guard spoken.count == entries.count, spoken.contains(where: { $0.isCroatianOctober }),
      isCroatian
    else { return }
    for (index, label) in zip(entries.indices, spoken) where label.isCroatianOctober {
      switch entries[index].date {
      case .monthDay(11, let day): entries[index].date = .monthDay(month: 10, day: day)
      case .full(let date) where date.month == 11:
        entries[index].date = CalendarDate(year: date.year, month: 10, day: date.day).map(
          RawDate.full)
      default: continue
      }
    }
  }

  /// The month with its year that is the only heading of all prompts, below the title.
  private var monthOfHeading: CalendarDate? {
    guard let heading = entries.first?.group, entries.allSatisfy({ $0.group == heading }) else {
      return nil
    }
    return heading.monthAndYear
  }

  /// The first of several days that a sentence above the prompts names, as "It runs from March 2 to March 8, 2026!".
  private var dayAbove: CalendarDate? {
    above.lazy.compactMap { $0.text.firstOfSeveralDays(in: self.namedYear) }.first
  }

  /// The day that the title names by a short month that English has as another word, such as "set" or "ago".
  private var dayInOwnLanguage: CalendarDate? {
    guard let day = header.title.namedDay(isForeign: true) else { return nil }
    let language =
      header.language.isEmpty
      ? DateWords.language(of: spoken).tag
        ?? entries.map { Prompt(number: 0, texts: $0.text.prompts) }.ownLanguage
      : header.language
    return language?.hasPrefix("en") == true ? nil : day
  }

  private var isCroatian: Bool {
    header.language.hasPrefix("hr") || DateWords.language(of: spoken).tag == "hr"
      || LanguageOfNouns(of: entries.map(\.text)) == .known("hr")
  }
}

extension [SourceText.Line] {
  /// The lines with months that have their year as headings, where several stand among words without labels.
  var withMonthsAsHeadings: [SourceText.Line] {
    let found = filled.filter {
      $0.text.utf8.count < 28 && $0.headingWords == nil && $0.text.last?.isNumber == true
        && !EntryText($0.text).hasBullet && $0.text.inOneLine.monthAndYear != nil
    }.map(\.number)
    guard found.count > 1, found.count * 3 <= filled.count,
      zip(found, found.dropFirst()).allSatisfy({ $1 - $0 > 1 }),
      // Numbers and dates have other rules.
      filled.count(where: { EntryText($0.text).mayBeLabelled }) <= found.count
    else { return self }
    let places = Set(found)
    return map { line in
      guard places.contains(line.number) else { return line }
      var line = line
      line.heading = line.text.inOneLine
      return line
    }
  }
}

extension String {
  /// Whether it names the month when leaves fall.
  fileprivate var isCroatianOctober: Bool { lowercased().has("listopad") }
}

extension [Int] {
  /// Whether these count on up to the last day of a month, and from 1 behind it.
  func turnTheMonth(after last: Int) -> Bool {
    guard count > 3, let place = firstIndex(of: 1), 1..<last ~= place else { return false }
    return self == Array(last - place + 1...last) + Array(1...count - place)
  }
}
