// Dates before words.

extension LabelCursor {
  /// Reads "2022-11-01", "01-11-2022", "1/11/22", "1.11.22", "1.11." or "11月1日"; two numbers
  /// without a full stop at the end need a slash.
  mutating func numericDate() -> Label? {
    guard let first = integer(), let mark = next else { return nil }
    if first > 999, mark == "年" || mark == "년" {
      place += 1
      skipSpace()
      guard let month = integer(most: 2), take("月월") else { return nil }
      skipSpace()
      guard let day = integer(most: 2), take("日号일") else { return nil }
      return CalendarDate(year: first, month: month, day: day).map { Label(date: .full($0)) }
    }
    if "月월".unicodeScalars.contains(mark) {
      place += 1
      skipSpace()
      guard let day = integer(most: 2), take("日号일") else { return nil }
      return monthDay(first, day)
    }
    guard "-/.".unicodeScalars.contains(mark) else { return nil }
    place += 1
    guard let second = integer(most: 2) else { return nil }
    guard next == mark else {
      guard mark == "/", first <= 31 else { return nil }
      return Label(date: .unordered(first, second, year: nil))
    }
    place += 1
    guard let third = integer() else {
      guard mark == ".", next?.isDigit != true else { return nil }
      return monthDay(second, first)
    }
    if first > 999 {
      return CalendarDate(year: first, month: second, day: third).map { Label(date: .full($0)) }
    }
    let year = third < 100 ? 2000 + third : third
    guard max(first, second) <= 31, min(first, second) >= 1 else { return nil }
    return Label(date: .unordered(first, second, year: year))
  }

  func monthDay(_ month: Int, _ day: Int) -> Label? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return Label(date: .monthDay(month: month, day: day))
  }

  /// Reads "Oct 1", "October 1st", "Oct 1-3", "1 October", "1 de octubre", "1.Oktober" or "1-Oct", and a
  /// year after it.
  mutating func wordDate() -> Label? {
    let start = place
    let name = word()
    if let month = DateWords.month(name) {
      _ = take(".-")
      skipSpace()
      guard let day = integer(most: 2) else { return nil }
      // "mar. 1 sep" begins with a weekday.
      let end = place
      skipSpace()
      if DateWords.isWeekday(name), DateWords.month(word()) != nil { return nil }
      place = end
      let last = last(after: day)
      skipOrdinal()
      return year(after: monthDay(month, day), last: last, first: day, month: month)
    }
    place = start
    guard let day = integer(most: 2) else { return nil }
    skipOrdinal()
    _ = take(".")
    let last = last(after: day)
    _ = last == nil ? false : take(".")
    skipSpace()
    // As tables write it.
    if next == "-", scalar(1)?.properties.isAlphabetic == true { place += 1 }
    let beforeWord = place
    if !["de", "of", "di"].contains(word()) { place = beforeWord }
    skipSpace()
    guard let month = DateWords.month(word()) else { return nil }
    return year(after: monthDay(month, day), last: last, first: day, month: month)
  }

  /// Reads the year of a date with the month's name.
  private mutating func year(after label: Label?, last: Int?, first: Int, month: Int) -> Label? {
    guard var label else { return nil }
    if let last { label.days = last - first + 1 }
    let start = place
    let isJoined = next == "-"
    _ = take(",.-")
    skipSpace()
    if let number = integer(), case let year = isJoined && number < 100 ? 2000 + number : number,
      (1900...2199).contains(year), next?.isDigit != true,
      let date = CalendarDate(year: year, month: month, day: first)
    {
      label.date = .full(date)
    } else {
      place = start
    }
    return label
  }

  private mutating func skipOrdinal() {
    let start = place
    if !take("°"), !isOrdinal(word()) { place = start }
  }
}
