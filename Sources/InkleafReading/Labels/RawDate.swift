import InkleafLists

/// A date as written; its year and the order of its parts may be unknown.
enum RawDate: Equatable {
  /// Year, month and day.
  case full(CalendarDate)
  /// Month and day; the year follows from the rest of the list.
  case monthDay(month: Int, day: Int)
  /// Two numbers, one of them the month, and a year if there is one.
  case unordered(Int, Int, year: Int?)

  /// Whether the date has a year.
  var hasYear: Bool {
    switch self {
    case .full: true
    case .monthDay: false
    case .unordered(_, _, let year): year != nil
    }
  }

  /// The day of the month, the second of two numbers where none is named.
  var day: Int? {
    switch self {
    case .full(let date): date.day
    case .monthDay(_, let day): day
    case .unordered(_, let second, let year): year == nil ? second : nil
    }
  }

  /// Returns the next day of the same month if that is its number.
  func followed(by day: Int) -> RawDate? {
    switch self {
    case .full(let date) where date.day + 1 == day:
      CalendarDate(year: date.year, month: date.month, day: day).map(RawDate.full)
    case .monthDay(let month, let last) where last + 1 == day: .monthDay(month: month, day: day)
    default: nil
    }
  }

  /// The next day, in the next month after the last of one; `nil` where it is not clear which number is the day.
  var next: RawDate? {
    switch self {
    case .full(let date): date.adding(days: 1).map(RawDate.full)
    case .monthDay(let month, let day):
      // A year of 365 days; who draws on February 29 names the year.
      CalendarDate(year: 2001, month: month, day: day)?.adding(days: 1).map {
        RawDate.monthDay(month: $0.month, day: $0.day)
      }
    case .unordered: nil
    }
  }

  /// Returns the date in a year, or `nil` if the calendar has no such day.
  ///
  /// - Parameters:
  ///   - year: the year for a date without one.
  ///   - dayFirst: whether the first of two numbers is the day.
  func date(in year: Int, dayFirst: Bool) -> CalendarDate? {
    switch self {
    case .full(let date): date
    case .monthDay(let month, let day): CalendarDate(year: year, month: month, day: day)
    case .unordered(let first, let second, let own):
      CalendarDate(
        year: own ?? year, month: dayFirst ? second : first, day: dayFirst ? first : second)
    }
  }
}

extension RawDate {
  /// Returns how many days there are from this one to another, both counted; `nil` where that is not clear.
  func days(to last: RawDate) -> Int? {
    switch (self, last) {
    case (.full(let first), .full(let last)):
      return last.daysSinceYearOne - first.daysSinceYearOne + 1
    case (.monthDay(let month, let day), .monthDay(let lastMonth, let lastDay)):
      let isNext = (lastMonth, lastDay) < (month, day)
      // Only leap years have a 29th of February.
      for year in [2001, 2004, 2003] {
        guard let first = CalendarDate(year: year, month: month, day: day),
          let last = CalendarDate(year: isNext ? year + 1 : year, month: lastMonth, day: lastDay)
        else { continue }
        return last.daysSinceYearOne - first.daysSinceYearOne + 1
      }
      return nil
    case (.full(let first), .monthDay(let month, let day)):
      // A date that comes earlier in the year is one of the next.
      let isNext = (month, day) < (first.month, first.day)
      return CalendarDate(year: first.year + (isNext ? 1 : 0), month: month, day: day).map {
        $0.daysSinceYearOne - first.daysSinceYearOne + 1
      }
    case (.monthDay(let month, let day), .full(let last)):
      return CalendarDate(year: last.year, month: month, day: day).map {
        last.daysSinceYearOne - $0.daysSinceYearOne + 1
      }
    case (.unordered(let a, let b, nil), .unordered(let c, let d, nil)):
      // What stays the same is the month, unless it is a part of a whole, as in "1/31" and "2/31".
      if a == c || b == d {
        return (a == c ? a : b) > 12 ? nil : a == c ? d - b + 1 : c - a + 1
      }
      // From one month to the next, the days go down: "10/27-11/2" and "27.10.-2.11.".
      let ways = [
        RawDate.monthDay(month: a, day: b).days(to: .monthDay(month: c, day: d)),
        RawDate.monthDay(month: b, day: a).days(to: .monthDay(month: d, day: c)),
      ].compactMap(\.self).filter { (2...31).contains($0) }
      return ways.count == 1 ? ways[0] : nil
    case (_, .unordered(_, _, let year?)):
      return RawDate.daysOfOneWay { dayFirst in
        last.date(in: year, dayFirst: dayFirst).flatMap { end in
          date(besides: end, step: -1, dayFirst: dayFirst).map { ($0, end) }
        }
      }
    case (.unordered(_, _, let year?), _):
      return RawDate.daysOfOneWay { dayFirst in
        date(in: year, dayFirst: dayFirst).flatMap { first in
          last.date(besides: first, step: 1, dayFirst: dayFirst).map { (first, $0) }
        }
      }
    default: return nil
    }
  }

  /// Returns the days from one date to another, both counted: the fewest that an order of day and month makes, where
  /// these are some weeks at most.
  private static func daysOfOneWay(
    _ span: (_ dayFirst: Bool) -> (first: CalendarDate, last: CalendarDate)?
  ) -> Int? {
    let ways = [true, false].compactMap(span).map {
      $0.last.daysSinceYearOne - $0.first.daysSinceYearOne + 1
    }.filter { (2...31).contains($0) }
    return ways.min()
  }

  /// Returns the date with the year that the last day of a span has, as in "Oct 1 - Oct 7, 2026"; `nil` where
  /// either has no need or no year.
  func withYear(of last: RawDate) -> RawDate? {
    guard !hasYear else { return nil }
    switch (self, last) {
    case (.monthDay, .full(let end)):
      return date(besides: end, step: -1, dayFirst: true).map(RawDate.full)
    case (.monthDay, .unordered(_, _, let year?)):
      // The day is first where it is first in the first one.
      return last.date(in: year, dayFirst: true).flatMap {
        date(besides: $0, step: -1, dayFirst: true)
      }
      .map(RawDate.full)
    case (.unordered(let first, let second, nil), .unordered(let third, let fourth, let year?)):
      // A span may end in the next year.
      let isAcross = (first, third) == (12, 1) || (second, fourth) == (12, 1)
      return .unordered(first, second, year: isAcross ? year - 1 : year)
    default: return nil
    }
  }

  /// Returns the date with the year of another one, or one year further where it would be on its other side.
  ///
  /// - Parameter step: 1 for a date behind the other one, -1 for one before it.
  func date(besides other: CalendarDate, step: Int, dayFirst: Bool) -> CalendarDate? {
    let date = date(in: other.year, dayFirst: dayFirst)
    guard !hasYear, let same = date, step * other.days(to: same) < 0 else { return date }
    return self.date(in: other.year + step, dayFirst: dayFirst)
  }
}

// MARK: - All dates of a list together

extension RawList {
  /// Returns the date of each entry, with day and month told apart and missing years filled in.
  ///
  /// A list may cross New Year: a date without a year is in the year of the date before it, or in
  /// the next year if that is nearer. Without a date before it, its year follows from the list's
  /// start, from the first date with a year, or from the year in the title, in this order.
  mutating func settleDates() -> [CalendarDate?] {
    readYearsFirst()
    let dayFirst = settleDayFirst()
    var dates = entries.map { entry in
      entry.date.flatMap { $0.hasYear ? $0.date(in: 0, dayFirst: dayFirst) : nil }
    }
    let order = order
    /// Fills in the dates of some entries, each from its neighbour.
    func settle(_ order: some Sequence<Int>, from start: CalendarDate?, step: Int) {
      var neighbour = start
      for index in order {
        if let written = entries[index].date, dates[index] == nil {
          dates[index] =
            neighbour.map { nearest(written, to: $0, step: step, dayFirst: dayFirst) }
            ?? namedYear.flatMap { written.date(in: $0, dayFirst: dayFirst) }
        }
        neighbour = dates[index] ?? neighbour
      }
    }
    if header.start == nil, let whole = order.firstIndex(where: { dates[$0] != nil }) {
      settle(order[...whole].reversed(), from: nil, step: -1)
    }
    settle(order, from: header.start, step: 1)
    let knowsYear = header.start != nil || namedYear != nil || dates.contains { $0 != nil }
    if !knowsYear, let entry = entries.first(where: { $0.date != nil }),
      let day = entry.date?.date(in: 2000, dayFirst: dayFirst)?.description.dropFirst(4)
    {
      // Days in a row follow from the first. Other ones are no longer known in what `import` writes.
      let place = isEvenlyDated ? "the list" : "these dates in \(path)"
      doubt(
        "the dates name no year, so pages have none; write the first one with its year above"
          + " \(place), such as \"start: YEAR\(day)\"", at: entry)
    }
    if header.start == nil, let year = namedYear, year == yearAbove, yearOfTitle == nil,
      let entry = entries.first(where: { $0.date?.hasYear == false })
    {
      doubt(
        "the dates are taken to be of \(year), as a line above the list says; if they are not, write the first"
          + " one with its year above the list, as in \"start: \(year)-10-01\"", at: entry)
    }
    if !knowsYear { takeDaysAsNumbers(dayFirst: dayFirst) }
    doubtWeekdays(dates)
    for (entry, date) in zip(entries, dates) where date == nil {
      guard let written = entry.date else { continue }
      if written.hasYear {
        fail("the calendar has no such day", at: entry)
      } else if knowsYear {
        doubt("the calendar has no such day; the date is ignored", at: entry)
      }
    }
    return dates
  }

  /// Makes the days of a month from its first on the numbers of prompts, which are all that tells of dates without a
  /// year.
  private mutating func takeDaysAsNumbers(dayFirst: Bool) {
    let days = entries.compactMap { entry in
      entry.number == nil && entry.days == 1
        ? entry.date?.date(in: 2000, dayFirst: dayFirst) : nil
    }
    let numbers = days.map(\.day)
    guard days.count == entries.count, Set(days.map(\.month)).count == 1,
      Set(numbers).count == numbers.count, numbers.min() == 1,
      // Weeks are counted.
      numbers.max() ?? 0 <= 3 * numbers.count
    else { return }
    for (index, number) in zip(entries.indices, numbers) { entries[index].number = number }
  }

  /// Doubts weekdays that are not those of their dates, once.
  mutating func doubtWeekdays(_ dates: [CalendarDate?]) {
    let names = CalendarWords.english.weekdays
    for (entry, date) in zip(entries, dates) {
      guard let date, let day = entry.weekday, day >= 0, day != date.weekday,
        // "So" is a Sunday in German, and a Saturday in Czech and Slovak.
        (day, date.weekday) != (6, 5)
          || !["cs", "sk"].contains(DateWords.language(of: spoken).tag)
      else { continue }
      doubt(
        "\(date) is a \(names[date.weekday]), not a \(names[day]); check the day and the year",
        at: entry)
      return
    }
  }

  /// The order of the entries: by number if all of them have one.
  private var order: [Int] {
    let numbers = entries.compactMap(\.number)
    guard numbers.count == entries.count else { return Array(entries.indices) }
    return entries.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
  }

  /// The year in the title, as in "Inktober 2026", or else in the first heading, the file's name, or the only one that
  /// lines above the prompts name.
  var namedYear: Int? { yearOfTitle ?? yearAbove }

  private var yearOfTitle: Int? {
    header.title.yearOfList ?? entries.first?.group?.yearOfList ?? givenTitle.yearOfList
  }

  private var yearAbove: Int? {
    let years = above.compactMap { line in
      line.text.tellsWhenItWasPosted || ["©", "(c)", "opyright"].contains(where: line.text.has)
        ? nil : line.text.yearOfList
    }
    return Set(years).count == 1 ? years.first : nil
  }

  /// For each entry but the last, the days from its last one to the next entry's; `nil` where they cannot be told.
  var gapsBetweenDates: [Int?] {
    zip(entries, entries.dropFirst()).map { one, next in
      next.date.flatMap { one.date?.days(to: $0) }.map { $0 - one.days }
    }
  }

  /// Whether all dates are as many days apart.
  private var isEvenlyDated: Bool {
    let gaps = gapsBetweenDates
    return Set(gaps).count < 2 && !gaps.contains(nil)
  }

  /// Returns a date in the year of its neighbour, or one year further if that is nearer.
  ///
  /// - Parameter step: 1 for a date after its neighbour, -1 for one before it.
  private func nearest(
    _ written: RawDate, to neighbour: CalendarDate, step: Int, dayFirst: Bool
  ) -> CalendarDate? {
    let same = written.date(in: neighbour.year, dayFirst: dayFirst)
    let further = written.date(in: neighbour.year + step, dayFirst: dayFirst)
    // A date in the right order may be any time away from its neighbour.
    let back = same.map { -step * neighbour.days(to: $0) } ?? 183
    guard back > 0, let further, step * neighbour.days(to: further) < back else { return same }
    return further
  }

  /// Reads dates such as "26-10-01", of which the last number changes from line to line, with the year first.
  private mutating func readYearsFirst() {
    let parts = entries.map { entry -> (Int, Int, Int)? in
      guard case .unordered(let first, let second, let year?)? = entry.date else { return nil }
      return (first, second, year)
    }
    let found = parts.compactMap(\.self)
    guard found.count > 2, found.count == entries.count, Set(found.map(\.0)).count == 1,
      Set(found.map(\.2)).count * 2 > found.count, found.allSatisfy({ $0.2 < 2032 })
    else { return }
    for (index, part) in zip(entries.indices, found) {
      entries[index].date = CalendarDate(year: 2000 + part.0, month: part.1, day: part.2 - 2000)
        .map(RawDate.full)
    }
  }

  /// Finds from all dates together whether the first of two numbers is the day.
  private mutating func settleDayFirst() -> Bool {
    let pairs = entries.compactMap { entry -> (Int, Int)? in
      if case .unordered(let first, let second, _)? = entry.date { (first, second) } else { nil }
    }
    guard !pairs.isEmpty else { return true }
    let canBeDayFirst = pairs.allSatisfy { $0.1 <= 12 }
    let canBeMonthFirst = pairs.allSatisfy { $0.0 <= 12 }
    // The number that changes from line to line is the day.
    let changes = Set(pairs.map(\.0)).count - Set(pairs.map(\.1)).count
    let first = entries.first { if case .unordered? = $0.date { true } else { false } }
    if !canBeDayFirst && !canBeMonthFirst {
      fail("some dates have the day first, others the month", at: first)
    } else if canBeDayFirst && canBeMonthFirst, let isDayFirst = isDayFirstBesideDates {
      return isDayFirst
    } else if canBeDayFirst && canBeMonthFirst && changes == 0 {
      doubt(
        "these dates could have the day or the month first; reading them as day first", at: first)
    }
    return canBeDayFirst && (!canBeMonthFirst || changes >= 0)
  }
}

extension RawList {
  /// Whether the day is first, or the month, where only one of them brings two numbers near the dates beside them that
  /// name their month, as "10/3" between "Oct 2" and "Oct 4"; `nil` where that is not clear.
  private var isDayFirstBesideDates: Bool? {
    let ways = zip(entries, entries.dropFirst()).compactMap { one, next -> Bool? in
      guard let one = one.date, let next = next.date, one.isUnordered != next.isUnordered else {
        return nil
      }
      // A leap year has every day.
      let near = [true, false].filter { dayFirst in
        let first = one.date(in: 2024, dayFirst: dayFirst)
        let days = next.date(in: first?.year ?? 2024, dayFirst: dayFirst).flatMap {
          first?.days(to: $0)
        }
        return days.map((0...7).contains) == true
      }
      return near.count == 1 ? near[0] : nil
    }
    return Set(ways).count == 1 ? ways[0] : nil
  }
}

extension RawDate {
  /// Whether it is two numbers, either of which may be the month.
  fileprivate var isUnordered: Bool { if case .unordered = self { true } else { false } }
}

extension String {
  /// The year that a title names as the list's own; the first of two that a line joins, as in "Winter 2026–2027".
  var yearOfList: Int? { withPlainDigits.yearInPlainDigits }

  private var yearInPlainDigits: Int? {
    let all = split { !$0.isNumber }.filter { number in
      // "Room 1204" and "1024x768" name no years.
      number.count == 4 && Int(number).map { (1900...2199).contains($0.fromBuddhistEra) } == true
        && self[number.endIndex...].first.map { $0.isLetter && $0.isASCII } != true
    }
    // "since 2009" tells when something began; beside another year, so do "in 2009" and one in brackets.
    var numbers = all.filter { number in
      let before = self[..<number.startIndex]
      let word = before.split { !$0.isLetter }.last?.lowercased() ?? ""
      let isStart = [
        "since", "est", "established", "founded", "seit", "depuis", "desde", "dal",
      ].contains(word)
      let isAside =
        ["in", "than"].contains(word) || before.count { $0 == "(" } > before.count { $0 == ")" }
      return !isStart && (all.count == 1 || !isAside)
    }
    if let year = numbers.first(where: { (2000...2199).contains(Int($0) ?? 0) }),
      let next = numbers.last, next.startIndex > year.startIndex,
      !self[year.endIndex..<next.startIndex].allSatisfy({ "-–—/ ".contains($0) })
    {
      // The first of several years is that of the list: "2026 – better than 2025!".
      numbers = [year]
    }
    guard let last = numbers.last, let year = Int(last)?.fromBuddhistEra else { return nil }
    guard numbers.count > 1, case let before = numbers[numbers.count - 2],
      Int(before) == year - 1,
      self[before.endIndex..<last.startIndex].allSatisfy({ "-–—/ ".contains($0) })
    else { return year }
    return year - 1
  }
}
