// Weeks above lines that begin with weekdays: "Week of October 5, 2026" above "Monday: Bear".

extension RawList {
  /// Makes weeks above weekdays headings, or the first one of few the title, and gives weekdays the dates that
  /// the weeks name.
  mutating func takeWeeksOfWeekdays(_ lines: inout [ListLine]) {
    // The last line may be cut.
    let isCut = lines.count > 3 && lines.last?.loneWeekday == nil
    let whole = lines.dropLast(isCut ? 1 : 0)
    let weeks = whole.map(\.weekAbove)
    guard let first = weeks.firstIndex(where: { $0 != nil }), first < 2,
      zip(whole, weeks).dropFirst(first).allSatisfy({ $1 != nil || $0.loneWeekday != nil }),
      whole.last?.loneWeekday != nil
    else { return }
    let count = weeks.count { $0 != nil }
    if first == 1, !takesTitle(lines[0]), !takesLoneTitle(lines[0]) { return }
    if first == 0, count == 1 { takeTitle(lines[0].text.trimmingColon) }
    if isCut, let line = lines.last { tellLeftOut(line) }
    var kept: [ListLine] = []
    var (week, name): (WeekAbove?, String?)
    for (line, found) in zip(whole, weeks).dropFirst(first) {
      if let found {
        (week, name) = (found, count > 1 ? String(line.text.trimmingColon) : nil)
        continue
      }
      var line = line
      line.group = name
      if let start = week?.start, let weekday = line.loneWeekday,
        let date = start.adding(days: (weekday - start.weekday + 7) % 7)
      {
        line.entry.date = .full(date)
        (line.entry.weekday, line.entry.isCertain) = (weekday, true)
      }
      kept.append(line)
    }
    lines = kept
  }
}

/// A line that names a week and nothing else.
private struct WeekAbove {
  /// The date that it names.
  var start: CalendarDate?
}

extension ListLine {
  /// The week that the line names; `nil` for any other line.
  fileprivate var weekAbove: WeekAbove? {
    if entry.isWeek, entry.text.isEmpty { return WeekAbove() }
    let words = text.trimmingColon.split(separator: " ")
    guard words.count < 10,
      let place = words.firstIndex(where: { DateWords.weekCounters.contains($0.lowercased()) })
    else { return nil }
    for start in words.indices.dropFirst(place + 1) {
      let label = EntryText(words[start...].joined(separator: " ") + ":")
      if case .full(let date)? = label.date, label.text.isEmpty { return WeekAbove(start: date) }
    }
    return nil
  }

  /// The weekday before the words, alone.
  fileprivate var loneWeekday: Int? {
    guard entry.hasWeekday, entry.number == nil, entry.date == nil, !entry.text.isEmpty else {
      return nil
    }
    let day = text.drop { !$0.isLetter }.prefix { $0.isLetter }.lowercased()
    return DateWords.weekday(day).flatMap { $0 < 0 ? nil : $0 }
  }
}
