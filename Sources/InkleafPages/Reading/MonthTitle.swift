// Titles that name a month and its year, such as "October 2026".

extension RawList {
  /// Takes a month with its year above the prompts as the title, where no other month follows.
  mutating func takeMonthTitle(_ lines: inout [ListLine]) {
    func isMonth(_ line: ListLine) -> Bool {
      let words = withoutMarks(String(line.text.trimmingColon))
      return words.monthAndYear != nil
        || words.namedMonth != nil && speaksOfPrompts(words)
          && !line.entry.isLabelled
    }
    guard lines.count > 1, !hasTitle, isMonth(lines[0]), !lines.dropFirst().contains(where: isMonth)
    else { return }
    takeTitle(withoutMarks(String(lines.removeFirst().text.trimmingColon))[...])
  }

  /// Lets a list begin on the first day of the month that its title names, as "October 2026" does.
  mutating func beginInMonth() {
    guard header.start == nil, header.cadence == .daily, !entries.isEmpty,
      entries.allSatisfy({ $0.date == nil && $0.group == nil && !$0.isWeek }),
      var day = header.title.namedDay
    else { return }
    // "Listopad", when leaves fall, is October in Croatian, and November in Czech and Polish.
    if header.title.lowercased().contains("listopad"), isCroatian,
      let october = CalendarDate(year: day.year, month: 10, day: day.day)
    {
      day = october
    }
    let last = entries.map { $0.last ?? $0.number ?? 0 }.max() ?? 0
    guard max(last, entries.count) <= day.daysInMonth else {
      if max(last, entries.count) == day.daysInMonth + 1 {
        doubt(
          "the month of the title has \(day.daysInMonth) days, and there are more prompts, so pages have no dates; write"
            + " the first day above the list, such as \"start: \(day)\"", entries.last?.line, 1)
      }
      return
    }
    header.start = day
  }

  private var isCroatian: Bool {
    header.language.hasPrefix("hr") || LanguageOfNouns(of: entries.map(\.text)) == .known("hr")
  }
}

extension String {
  /// The first day of a month, if that with its year is all that the text says.
  var monthAndYear: CalendarDate? { monthWords.count == 2 ? namedMonth : nil }

  /// The day that the text names with its month and year where it says that something begins there, or the
  /// first of several days; for a month without a day its first.
  ///
  /// Any other day, as that of a meeting or a post, is `nil`.
  fileprivate var namedDay: CalendarDate? {
    guard let month = namedMonth else { return nil }
    // A time has no day.
    let words = split(whereSeparator: \.isWhitespace).filter { !$0.contains(":") }.joined(
      separator: " ")
    let days = words.split { !$0.isLetter && !$0.isNumber }
      // "10월" is a month.
      .filter {
        !$0.drop(while: \.isNumber).hasPrefix("월") && !$0.drop(while: \.isNumber).hasPrefix("月")
      }
      .compactMap { Int($0.prefix(while: \.isNumber)) }.filter { (1...31).contains($0) }
    guard let first = days.first else { return month }
    let begins = ["start", "begin", "from ", "ab ", "dès ", "partir ", "desde ", "dal "]
    guard days.count > 1 || begins.contains(where: lowercased().contains) else {
      return first == 1 ? month : nil
    }
    return CalendarDate(year: month.year, month: month.month, day: first)
  }

  /// The first day of the month that the text names beside its year, as in "October 2026 prompts".
  var namedMonth: CalendarDate? {
    // "November 1st to 30th 2026" has days between them.
    let words = monthWords.filter { !$0.isDayOfSpan }
    for (first, second) in zip(words, words.dropFirst()) {
      for (month, year) in [(first, second), (second, first)] {
        guard let year = Int(year)?.fromBuddhistEra, (2000...2199).contains(year),
          let month = DateWords.month(month)
        else { continue }
        return CalendarDate(year: year, month: month, day: 1)
      }
    }
    // "October drawing challenge 2026" has both at its ends.
    if let first = words.first, let last = words.last, words.count < 7, speaksOfPrompts(self),
      let month = DateWords.month(first), let year = Int(last)?.fromBuddhistEra,
      (2000...2199).contains(year)
    {
      return CalendarDate(year: year, month: month, day: 1)
    }
    return eastAsianMonth
  }

  /// The first day of a month such as "2026年10月" or "2026년 10월", where no other day of it follows.
  private var eastAsianMonth: CalendarDate? {
    guard let sign = firstIndex(where: { "年년".contains($0) }),
      let year = Int(self[..<sign].suffix(4)), (2000...2199).contains(year)
    else { return nil }
    let rest = self[index(after: sign)...].drop { $0.isWhitespace }
    let digits = rest.prefix { $0.isNumber }
    let behind = rest[digits.endIndex...]
    guard let month = Int(digits), let mark = behind.first, "月월".contains(mark) else { return nil }
    let day = behind.dropFirst().drop { $0.isWhitespace }.prefix { $0.isNumber }
    return day.isEmpty || day == "1" ? CalendarDate(year: year, month: month, day: 1) : nil
  }

  private var monthWords: [String] {
    split { $0.isWhitespace || ",:–—-|()".contains($0) }.map { $0.lowercased() }
      .filter { !["de", "of"].contains($0) }
  }
}

extension String {
  /// Whether it is a day of a month, or a word between two.
  fileprivate var isDayOfSpan: Bool {
    let digits = prefix { $0.isASCII && $0.isNumber }
    let end = self[digits.endIndex...]
    return (1...2).contains(digits.count) && ["", "st", "nd", "rd", "th", "."].contains(end)
      || ["to", "bis", "au", "al", "–", "-"].contains(self)
  }
}

extension Int {
  /// The year of our era where it is one of the Buddhist era, which Thailand counts by.
  var fromBuddhistEra: Int { (2443...2742).contains(self) ? self - 543 : self }
}
