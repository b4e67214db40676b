import InkleafLists

// Lists that count in weekdays: "Week of October 5, 2026" above "Monday: Bear".

extension RawList {
  /// Makes weeks above weekdays headings, or the first one of few the title.
  mutating func takeWeeksOfWeekdays(_ lines: inout [ListLine]) {
    // The last line may be cut, and others stand apart.
    let end = lines.lastIndex(where: \.hasLoneWeekday).map { $0 + 1 } ?? 0
    let (whole, below) = (lines[..<end], lines[end...])
    guard whole.count(where: \.hasLoneWeekday) * 2 > end, below.isEmpty || lines.count > 3,
      below.count < 2 || below.first?.startsParagraph == true
    else { return }
    let weeks = whole.map { !$0.hasLoneWeekday && NamedWeek($0.text) != nil }
    guard let first = weeks.firstIndex(of: true), first < 2,
      zip(whole, weeks).dropFirst(first).allSatisfy({ $1 || $0.hasLoneWeekday })
    else {
      if let place = weeks.firstIndex(of: true) { doubtHeading(lines[place]) }
      return
    }
    let count = weeks.count { $0 }
    if first == 1, !takesTitle(lines[0]), !takesLoneTitle(lines[0]) { return }
    if first == 0, count == 1 { takeTitle(lines[0].text.trimmingColon) }
    for line in below { tellLeftOut(line) }
    var kept: [ListLine] = []
    var name: String?
    for (line, isWeek) in zip(whole, weeks).dropFirst(first) {
      if isWeek {
        name = count > 1 || first == 1 ? String(line.text.trimmingColon) : nil
        continue
      }
      var line = line
      line.group = name
      line.entry.isCertain = true
      kept.append(line)
    }
    lines = kept
  }

  /// Gives weekdays without dates the dates that follow from the list's start, from its month or from the
  /// week above them; weekdays that are left out are days of rest.
  mutating func settleWeekdays() {
    guard entries.count > 1, infersStart || header.start != nil,
      entries.allSatisfy({ $0.date == nil && $0.number == nil && ($0.weekday ?? -1) >= 0 })
    else { return }
    let isWeekly = Set(entries.map(\.weekday)).count == 1
    var groups: [String: NamedWeek] = [:]
    for group in Set(entries.compactMap(\.group)) { groups[group] = NamedWeek(group) }
    let year = namedYear ?? groups.values.compactMap(\.year).min()
    var next =
      header.start ?? NamedWeek(header.title)?.start(in: year, entries[0].weekday)
      ?? header.title.namedDay() ?? header.title.namedMonth
    let isGuessed =
      header.start == nil && next?.day == 1 && next?.weekday != entries[0].weekday
      && header.title.namedMonth == next
      && entries[0].group.flatMap { groups[$0] }?.isAlone != true
    var dates: [CalendarDate?] = []
    var (before, group): (CalendarDate?, String?)
    for entry in entries {
      if entry.group != group {
        group = entry.group
        let named = group.flatMap { groups[$0] }?.start(in: year, entry.weekday)
        if let named { (next, before) = (named, nil) }
      }
      if !isWeekly, let last = before, last.weekday == entry.weekday {
        dates.append(last)
        continue
      }
      let ahead = next.map { ((entry.weekday ?? 0) - $0.weekday + 7) % 7 } ?? 0
      before = next?.adding(days: ahead)
      dates.append(before)
      next = before?.adding(days: 1)
    }
    guard !dates.contains(nil) else {
      return doubt(
        "the weekdays have no dates, so pages have none; write the day of the first one above them in \(path), such as"
          + " \"start: YEAR-MONTH-DAY\"", at: entries[0])
    }
    if isGuessed, let first = dates[0] {
      doubt(
        "the first weekday is taken as \(first); if that is wrong, write the first day above the list, such as"
          + " \"start: \(first)\"", at: entries[0])
    }
    for (index, date) in zip(entries.indices, dates) {
      entries[index].date = date.map(RawDate.full)
    }
    // The only week of a list is no part of it.
    if Set(entries.map(\.group)).count == 1,
      entries[0].group.flatMap({ groups[$0] })?.isAlone == true
    {
      dropGroups()
    }
  }
}

/// What a line says that names a week, such as "Week 2", "Week of Oct 5", "KW 41 (5.-9.10.)" and "October 5-9", and maybe
/// what it is about, as in "Week 2: Sea" and "October 5-9 - Sea".
struct NamedWeek {
  /// The first day that it names.
  private var date: RawDate?
  /// The number among the weeks of a year.
  private var number: Int?
  /// The year beside that number.
  private var yearOfNumber: Int?
  /// Whether nothing else is said.
  private(set) var isAlone = true

  /// The year that it names.
  var year: Int? {
    if case .full(let date)? = date { date.year } else { yearOfNumber }
  }

  /// Whether it names a date.
  var isDated: Bool { date != nil }

  init?(_ text: some StringProtocol) {
    let line = withoutMarks(String(text))[...].trimmingColon
    if let week = NamedWeek(alone: line) {
      self = week
      return
    }
    let start = line.prefix(80)
    guard
      let end = start.firstIndex(where: { ":：".contains($0) })
        ?? [" - ", " – ", " — "].compactMap({ start.ranges(of: $0).last?.lowerBound }).max(),
      let week = NamedWeek(alone: line[..<end])
    else { return nil }
    self = week
    isAlone = false
  }

  /// Reads a line that names a week and nothing else.
  private init?(alone line: Substring) {
    let words = line.split(separator: " ")
    guard (1...9).contains(words.count) else { return nil }
    let (numbered, year) = line.partedFromYear
    if let label = EntryText.whole(numbered), label.isWeek, let own = label.number {
      let name = words[0].prefix { $0.isLetter }.lowercased()
      yearOfNumber = year
      number = year != nil || ["kw", "kalenderwoche", "v"].contains(name) ? own : nil
      return
    }
    for start in words.indices {
      let rest = words[start...].joined(separator: " ").filter { !"()[]".contains($0) }
      guard let label = EntryText.whole(rest), let date = label.date,
        !label.hasWeekday || label.days > 1
      else { continue }
      let before = words[..<start].map { $0.filter { $0.isLetter }.lowercased() }
      guard start == 0 || before.contains(where: DateWords.weekCounters.contains) else {
        continue
      }
      self.date = date
      return
    }
    return nil
  }

  /// The day that stands for the week, which is the first of its weekdays where the year is known.
  ///
  /// - Parameters:
  ///   - year: the year of a date without one.
  ///   - weekday: the first weekday of the week that has words.
  func start(in year: Int?, _ weekday: Int?) -> CalendarDate? {
    if let date, date.hasYear || year != nil {
      let days = [true, false].compactMap { date.date(in: year ?? 0, dayFirst: $0) }
      return days.first { $0.weekday == weekday } ?? days.first
    }
    return number.flatMap { number in
      (yearOfNumber ?? year).flatMap { CalendarDate(year: $0, week: number) }
    }
  }
}

extension Substring {
  /// What stands before a year at the end, as in "Week 41 (2026)", "Week 41, 2026" and "KW 41/2026", and the year.
  fileprivate var partedFromYear: (start: Substring, year: Int?) {
    let end = withoutTrailing(")")
    let digits = end.suffix(4)
    let start = end.dropLast(4)
    guard digits.isYear, let year = Int(digits), let mark = start.last, " (/,".contains(mark) else {
      return (self, nil)
    }
    return (start.withoutTrailing(" (/,"), year)
  }
}
