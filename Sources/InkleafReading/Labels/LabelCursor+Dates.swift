import InkleafLists

// Dates before words.

extension LabelCursor {
  /// Reads "2022-11-01", "01-11-2022", "1/11/22", "1.11.22", "1.11.", "11月1日" or "1 tháng 11"; two numbers
  /// without a full stop at the end need a slash.
  mutating func numericDate() -> Label? {
    if let date = joinedDate() { return Label(date: .full(date)) }
    guard let first = integer(), let mark = next else { return nil }
    if mark == " " {
      // Vietnamese has the word for a month before its number.
      skipSpace()
      guard word() == "tháng" else { return nil }
      skipSpace()
      guard let month = integer(most: 2) else { return nil }
      return year(after: monthDay(month, first), last: nil, first: first, month: month)
    }
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
      guard let day = integer(most: 2), take("日号號일") else { return nil }
      return monthDay(first, day)
    }
    guard "-/.".unicodeScalars.contains(mark) else { return nil }
    place += 1
    // Korean has spaces in "2026. 10. 1."
    let isSpaced = first > 999 && mark == "." && next == " "
    if isSpaced { skipSpace() }
    // "2026-W51" is a week of ISO 8601.
    if first > 999, mark == "-", take("W") {
      return integer(most: 2).flatMap { CalendarDate(year: first, week: $0) }
        .map { Label(date: .full($0)) }
    }
    guard let second = integer(most: 2) else { return nil }
    guard next == mark else {
      // "Pon 4.10" is a date, "4.10" may be a number.
      // So is "do 1-10" in Dutch, while "Mon 1-3" are three days. Korean has the month first in "10.1(목)".
      if mark == ".", isBeforeEastAsianWeekday { return monthDay(first, second) }
      guard
        mark == "/" || (mark == "." && isBehindWeekday || isBehindForeignWeekday) && second <= 12,
        first <= 31
      else { return nil }
      if mark == "." { return monthDay(second, first) }
      return Label(date: .unordered(first, second, year: nil))
    }
    place += 1
    if isSpaced { skipSpace() }
    guard let third = integer() else {
      guard mark == ".", next?.isDigit != true else { return nil }
      // Korean has the month first.
      return second > 12 ? monthDay(first, second) : monthDay(second, first)
    }
    if isSpaced { _ = take(".") }
    if first > 999 {
      return CalendarDate(year: first, month: second, day: third).map { Label(date: .full($0)) }
    }
    // Thailand counts from Buddha's death on.
    let year = third < 100 ? 2000 + third : third.fromBuddhistEra
    skipWordOfYear()
    guard max(first, second) <= 31, min(first, second) >= 1 else { return nil }
    return Label(date: .unordered(first, second, year: year))
  }

  /// Whether the sign of a weekday in Japanese, Chinese or Korean is next, in brackets.
  private var isBeforeEastAsianWeekday: Bool {
    var ahead = self
    ahead.skipSpace()
    return ahead.take("(（") && ahead.next.flatMap(DateWords.weekday(ofSign:)) != nil
      && ahead.scalar(1).map { ")）".unicodeScalars.contains($0) } == true
  }

  /// Reads a date without marks, as in "20261001".
  private mutating func joinedDate() -> CalendarDate? {
    let start = place
    while next?.isDigit == true, place - start < 9 { place += 1 }
    let digits = scalars[start..<place].compactMap(\.digit)
    func value(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    if digits.count == 8, (1900..<2200).contains(value(0..<4)),
      next?.isSpace == true || next == ":",
      let date = CalendarDate(year: value(0..<4), month: value(4..<6), day: value(6..<8))
    {
      return date
    }
    place = start
    return nil
  }

  /// Reads a date with numbers alone, and the last day of several as in "1/10 - 7/10".
  mutating func numericDates() -> Label? {
    guard let label = numericDate() else { return nil }
    let whole = withEnd(label) { $0.numericDate() }
    // "6/10 + 8/10:" has further dates.
    if whole.days == 1 { skipOthers { $0.numericDate() != nil } }
    return whole
  }

  /// Reads a date with the name of its month, and the last day of several as in "Oct 28 - Nov 3".
  mutating func wordDates() -> Label? {
    guard let label = wordDate() else { return nil }
    let whole = label.days > 1 ? label : withEnd(label) { $0.wordDate() }
    // "Oct 6, 8:" and "Oct 6 & 8:" have further days.
    if whole.days == 1, var last = whole.date?.day {
      skipOthers { cursor in
        guard let day = cursor.integer(most: 2), day > last, day <= 31 else { return false }
        last = day
        return true
      }
    }
    skipPartOfDay()
    return whole
  }

  /// Skips further days of a prompt, with a comma or a word before each, if a colon is behind them.
  ///
  /// - Parameter read: reads one; returns whether there was one.
  private mutating func skipOthers(_ read: (inout LabelCursor) -> Bool) {
    let start = place
    var hasOthers = false
    while true {
      skipSpace()
      guard take(",") || takeJoint() else { break }
      skipSpace()
      guard read(&self) else { break }
      hasOthers = true
    }
    if !hasOthers || next != ":" { place = start }
  }

  /// Skips the month behind a week's number, as in "1st week of November:".
  mutating func skipMonthOfWeek() {
    let start = place
    skipSpace()
    if ["of", "im", "in", "de", "du", "di"].contains(word()) {
      skipSpace()
      if monthName() != nil { return }
    }
    place = start
  }

  /// Returns a date with the number of days to another one that follows, if there is one; "and" joins no
  /// more than two.
  private mutating func withEnd(
    _ label: Label, _ read: (inout LabelCursor) -> Label?
  ) -> Label {
    let start = place
    skipSpace()
    let areTwo = takeJoint()
    guard areTwo || takeRange() else {
      place = start
      return label
    }
    skipSpace()
    let afterRange = place
    var label = label
    // "10月1日〜3日", "10/1-3" and "10/3 & 4" name the month once.
    if let day = label.date?.day, let last = lastDay(withoutMonthAfter: day, isNext: areTwo) {
      label.days = last - day + 1
      return label
    }
    // "Sat 3/10 & Sun 4/10" and "Mon 5 Oct - Fri 9 Oct" have two weekdays; "Mar" before a day is a month first.
    for hasWeekday in [false, true] {
      place = afterRange
      if hasWeekday, takeWeekday() == nil { break }
      guard let last = read(&self), let end = last.date, let begin = label.date,
        let days = begin.days(to: end), (2...(areTwo ? 2 : 100)).contains(days)
      else { continue }
      label.days = days
      label.date = begin.withYear(of: end) ?? begin
      return label
    }
    place = start
    return label
  }

  /// Reads the last of several days of a month that was named before.
  ///
  /// - Parameter isNext: whether it is the day after the first one.
  private mutating func lastDay(withoutMonthAfter first: Int, isNext: Bool) -> Int? {
    let end = place
    guard let last = integer(most: 2), last > first, last <= 31, !isNext || last == first + 1
    else { return nil }
    if take("日号號일") { return last }
    if isNext { return next == nil || next?.isSpace == true || next == ":" ? last : nil }
    // A dash without spaces, and no further part of a date.
    guard end > 1, "-–".unicodeScalars.contains(scalars[end - 1]), !scalars[end - 2].isSpace,
      next == nil || next?.isSpace == true || next == ":"
    else { return nil }
    return last
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
    if let month = DateWords.month(name, amongRare: isBeforeMark) {
      _ = take(".-")
      skipSpace()
      skipArticle()
      guard let day = integer(most: 2) else { return nil }
      // "mar. 1 sep" and "mar 6 de octubre" begin with a weekday.
      let end = place
      skipSpace()
      if DateWords.isWeekday(name) {
        var next = word()
        if next == "de" {
          skipSpace()
          next = word()
        }
        if DateWords.month(next) != nil { return nil }
      }
      place = end
      let last = last(after: day) ?? nextBehindSlash(day)
      _ = takeOrdinal()
      // "Gen 1 starter" and "Set 2 pose" are words.
      if next == " ", scalar(1)?.properties.isAlphabetic == true,
        DateWords.monthsThatAreWords.contains(name)
      {
        return nil
      }
      return year(after: monthDay(month, day), last: last, first: day, month: month)
    }
    place = start
    guard let day = integer(most: 2) else { return nil }
    _ = takeOrdinal()
    _ = take(".")
    let last = last(after: day) ?? lastDay(after: day)
    _ = last == nil ? false : take(".")
    skipSpace()
    // As tables write it.
    if next == "-" || next == "/", scalar(1)?.properties.isAlphabetic == true { place += 1 }
    let beforeWord = place
    if !["de", "of", "di"].contains(word()) { place = beforeWord }
    skipSpace()
    // "1 d'octubre" in Catalan.
    if starts(with: "d'") || starts(with: "d’") { place += 2 }
    let nameStart = place
    guard let month = monthName() else { return nil }
    // "1. Jan/Feb" is a number before two months.
    if next == "/" {
      var ahead = self
      ahead.place += 1
      if ahead.monthName() != nil { return nil }
    }
    // "2. Gen 1 starter" is a number before words.
    if next == " ", scalar(1)?.isDigit == true, scalar(4)?.isDigit != true,
      case let name = String(of: scalars[nameStart..<place]),
      DateWords.monthsThatAreWords.contains(name.lowercased())
    {
      return nil
    }
    return year(after: monthDay(month, day), last: last, first: day, month: month)
  }

  /// Reads the second day of "Oct 3/4"; the first was read.
  private mutating func nextBehindSlash(_ first: Int) -> Int? {
    let start = place
    if take("/"), integer(most: 2) == first + 1, next != "/" { return first + 1 }
    place = start
    return nil
  }

  /// Reads a date with its year before the month's name, as in "2026 October 1" and in Hungarian dates.
  mutating func yearAndDate() -> Label? {
    guard let year = integer(), (1900...2199).contains(year) else { return nil }
    _ = take(".,")
    skipSpace()
    guard next?.isLetterOfWord == true, var label = wordDates(),
      case .monthDay(let month, let day)? = label.date,
      let date = CalendarDate(year: year, month: month, day: day)
    else { return nil }
    _ = take(".")
    label.date = .full(date)
    return label
  }

  /// Reads the year of a date with the month's name.
  private mutating func year(after label: Label?, last: Int?, first: Int, month: Int) -> Label? {
    guard var label else { return nil }
    if let last { label.days = last - first + 1 }
    let start = place
    let isJoined = next == "-"
    let isApart = next == ","
    _ = take(",.-")
    skipSpace()
    let beforeWord = place
    if ["de", "del", "năm"].contains(word()) { skipSpace() } else { place = beforeWord }
    let isShort = take("'’")
    let digits = place
    if let number = integer(), next?.isDigit != true,
      let year = year(number, isShort: place == digits + 2 && (isShort || isJoined)),
      // "26 Jan-10 Feb" goes on to another day.
      !isJoined || !isBeforeMonth,
      // Nobody writes "Oct 20, 26" for a year, but for the two days of a week.
      !isApart || isShort || place > digits + 2,
      let date = CalendarDate(year: year, month: month, day: first)
    {
      label.date = .full(date)
      skipWordOfYear()
    } else {
      place = start
    }
    return label
  }

  /// Whether the name of a month is next.
  private var isBeforeMonth: Bool {
    var ahead = self
    _ = ahead.take(".")
    ahead.skipSpace()
    return ahead.monthName() != nil
  }

  /// Returns the year that a number after a date stands for, or `nil` for any other number.
  private func year(_ number: Int, isShort: Bool) -> Int? {
    switch number {
    case 1900...2199: number
    case 2443...2742 where scalars.contains { (0x0E00...0x0E7F).contains($0.value) }:
      number.fromBuddhistEra
    case 0...99 where isShort: 2000 + number
    // "1 Oct 26 - Cat" has a mark behind the year.
    case 20...49:
      scalar(0) == ":"
        || scalar(0) == " " && scalar(1).map { "-–—:|".unicodeScalars.contains($0) } == true
          && scalar(2) == " "
        ? 2000 + number : nil
    default: nil
    }
  }

  /// Skips the word for "year" that some languages write behind it.
  private mutating func skipWordOfYear() {
    let start = place
    skipSpace()
    let word = word()
    let isWhole = ["года", "году", "року", "roku"].contains(word)
    if isWhole || ["r", "г", "р"].contains(word) && take(".") { return }
    place = start
  }

  /// Reads the name of a month, also one of Thai with points in it, such as "ต.ค.".
  private mutating func monthName() -> Int? {
    var name = word()
    // "تشرين الأول" is October in Syria and around.
    if let names = DateWords.monthsOfTwoWords[name], take(" ") {
      let second = word()
      return names.first { $0.word == second }?.month
    }
    let isThai = name.unicodeScalars.first.map { (0x0E01...0x0E5B).contains($0.value) } ?? false
    let start = place
    if isThai, take(".") {
      let rest = word()
      if rest.isEmpty {
        place = start
      } else {
        name += "." + rest
        _ = take(".")
      }
    }
    return DateWords.month(name, amongRare: isBeforeMark || !name.utf8.allSatisfy { $0 < 0x80 })
  }

  /// Whether a mark or a number comes next, as behind dates and seldom behind words.
  private var isBeforeMark: Bool {
    scalars[place...].first { !$0.isSpace }
      .map { $0.isDigit || ":-–—,.|=;：".unicodeScalars.contains($0) } ?? false
  }
}
