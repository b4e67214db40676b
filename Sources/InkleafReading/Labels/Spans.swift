import InkleafLists

// Lines that say from when to when a challenge is, as "Oct 1 – Oct 31" and "Starts October 1!".

extension RawDate {
  /// Reads the first day of a line that says nothing else; returns `nil` for any other.
  init?(span line: Substring) {
    guard line.utf8.count < 80, line.contains(where: \.isNumber) else { return nil }
    // "March 2-8 | all mediums welcome" says more behind a bar.
    let whole = line.firstRange(of: " | ").map { line[..<$0.lowerBound] } ?? line
    var text = whole.withoutOrnamentsAtEnds.withoutTrailing("!！").drop { $0 == "¡" }
    // "Alkaa 1.9." ends in a date.
    if text.split(separator: " ").last?.dropLast().contains(".") == false {
      text = text.withoutTrailing(".")
    }
    while let first = text.first, let last = text.last,
      ["()", "[]", "（）", "——", "––", "--", "~~"].contains("\(first)\(last)")
    {
      text = text.dropFirst().dropLast().trimmed
    }
    let start = text.startIndex
    while let name = text.nameOfSpan(isFirst: text.startIndex == start) {
      text = text[name.endIndex...].drop { $0.isWhitespace || ":：".contains($0) }
    }
    let isNamed = text.startIndex > start || text.withoutWordOfBeginning != nil
    text = text.withoutWordOfBeginning ?? text
    // A year at the end belongs to both days.
    let end = text.suffix(4)
    let year = end.count == 4 && end.allSatisfy(\.isNumber) ? Int(end) : nil
    var days = text
    if let year, (1900...2199).contains(year) {
      days = text.dropLast(4).withoutTrailing(",")
      if days.hasSuffix(" de") { days = days.dropLast(3) }
    }
    // Both days may have their years.
    let found = [text, days].lazy.flatMap { text in
      RawDate.marksOfSpans.lazy.filter { text.contains($0) }.compactMap { mark in
        RawDate(firstOf: text.split(separator: mark, omittingEmptySubsequences: false), year: year)
      }
    }
    // "Starts October 1" has one day.
    guard let first = found.first ?? (isNamed ? RawDate(firstOf: [days, days], year: year) : nil)
    else { return nil }
    self = first
  }

  /// What stands between the first day and the last one.
  private static let marksOfSpans = [
    "–", "—", " - ", " to ", " through ", " thru ", " until ", " till ", " bis ", " au ", " al ",
    " all'", " all’", " a ", " до ", " по ", " → ", "→", " ~ ", "~", "〜", "～", "から", "-",
  ]

  /// Reads the first day and the last one.
  private init?(firstOf parts: [Substring], year: Int?) {
    guard parts.count == 2, let first = EntryText.bare(parts[0].trimmed.withoutOrdinalEnd),
      let last = EntryText.bare(parts[1].trimmed.withoutArticle)
    else { return nil }
    if let (first, last) = Self.ordered(first.date, last.date, isDotted: parts[0].contains(".")) {
      guard last.daysSinceYearOne > first.daysSinceYearOne else { return nil }
      self = .full(first)
      return
    }
    let lastDay = last.date?.dayAndMonth
    guard
      let (day, month) = first.date?.dayAndMonth
        ?? first.number.flatMap({ day in lastDay.map { (day, $0.month) } }),
      first.date != nil || last.date != nil,
      last.number != nil || lastDay != nil || first.date?.hasYear == true && last.date != nil
    else { return nil }
    let date =
      if case .full(let date) = first.date { date } else {
        year.flatMap { CalendarDate(year: $0, month: month, day: day) }
      }
    self = date.map(RawDate.full) ?? .monthDay(month: month, day: day)
  }

  /// Its day and month, where it names the month.
  fileprivate var dayAndMonth: (day: Int, month: Int)? {
    switch self {
    case .monthDay(let month, let day): (day, month)
    case .full(let date): (date.day, date.month)
    case .unordered: nil
    }
  }

  /// Returns two days in numbers, such as "02.03.2026 - 08.03." and "3/2/2026 - 3/8", where the points or the month that
  /// both have tell their order.
  private static func ordered(_ first: RawDate?, _ last: RawDate?, isDotted: Bool) -> (
    CalendarDate, CalendarDate
  )? {
    guard case .unordered(let a, let b, let year?)? = first,
      case .unordered(let c, let d, _)? = last,
      isDotted || (a == c) != (b == d)
    else { return nil }
    let dayFirst = isDotted || b == d
    guard let start = first?.date(in: year, dayFirst: dayFirst),
      let end = last?.date(in: year, dayFirst: dayFirst)
    else { return nil }
    return (start, end)
  }
}

extension RawList {
  /// Takes a line with the first day and the last one away from above the prompts.
  ///
  /// - Returns: the first day.
  func takeSpan(_ lines: inout [ListLine]) -> RawDate? {
    for (index, line) in lines.prefix(4).enumerated() {
      if lines.count > index + 2,
        let first = RawDate(span: line.text) ?? line.firstDay(above: lines[index + 1])
      {
        // "Oct 1-3" above words is the label of these, where others have one too.
        let rest = lines[(index + 1)...]
        // So is "Oct 1 - 13" above the next day.
        if let next = rest.first?.entry.date, let day = next.day,
          line.entry.date?.followed(by: day) == next
        {
          return nil
        }
        guard rest.first?.isBareLabel == true || !rest.contains(where: \.isBareLabel) else {
          return nil
        }
        lines.remove(at: index)
        if lines[index].text.endOfSpan != nil, lines.count > index + 1 { lines.remove(at: index) }
        return first
      }
      if line.entry.isLabelled { return nil }
    }
    return nil
  }

  /// Lets prompts begin on the day that one of some lines above them names as the first.
  mutating func takeDays(namedIn lines: [(number: Int, text: String)]) {
    above = lines + above
    guard header.start == nil,
      let (line, first) = lines.lazy.compactMap({ line in
        RawDate(span: line.text[...]).map { (line.number, $0) }
      }).first
    else { return }
    begin(on: first)
    // What was read is not ignored.
    doubts.removeAll { $0.line == line && $0.message.hasPrefix("ignored: ") }
  }

  /// Lets prompts without dates begin on the first day; numbers from it on are days of its month.
  mutating func begin(on start: RawDate) {
    // The first day with its year tells that of dates without one.
    if header.start == nil, case .full(let date) = start,
      case .monthDay(let month, let day)? = entries.first?.date, date.month == month,
      date.day == day
    {
      header.start = date
    }
    guard !entries.isEmpty, entries.allSatisfy({ $0.date == nil }) else { return }
    let numbers = entries.compactMap(\.number)
    let first = (start.hasYear ? 0 : namedYear).flatMap { start.date(in: $0, dayFirst: true) }
    // The first week begins on the first day; the numbers of others are those of a calendar.
    if entries.contains(where: \.isWeek) {
      if header.start == nil, numbers.min() == 1 { header.start = first }
      return
    }
    // "31" and "1" below "October 28 - November 3" are neighbours.
    if let first, first.day == numbers.first, numbers.count == entries.count,
      numbers.turnTheMonth(after: first.daysInMonth)
    {
      setDates { first.adding(days: $0) }
    } else if let (day, month) = start.dayAndMonth, day > 1, numbers.count == entries.count,
      numbers.min() == day
    {
      for index in entries.indices {
        entries[index].date = .monthDay(month: month, day: entries[index].number ?? 1)
        entries[index].number = nil
      }
      if case .full = start { entries[0].date = start }
    } else if header.start == nil, numbers.isEmpty || numbers.min() == 1 {
      header.start = first
    }
  }
}

extension ListLine {
  /// The day that it names with its year and nothing else, where the next line has the same day without a year.
  fileprivate func firstDay(above next: ListLine) -> RawDate? {
    guard case .full(let date)? = entry.date, isBareLabel,
      case .monthDay(date.month, date.day)? = next.entry.date
    else { return nil }
    return entry.date
  }
}

extension Substring {
  /// The word at its start that says that a day or a span follows, as "Starts" and "Dates:".
  ///
  /// - Parameter isFirst: whether no other such word is before it.
  fileprivate func nameOfSpan(isFirst: Bool) -> Substring? {
    let word = prefix { $0.isLetter || "'’".contains($0) }
    let name = word.lowercased()
    guard Self.namesOfSpans.contains(name) || !isFirst && Self.wordsBeforeFirstDays.contains(name),
      let next = self[word.endIndex...].first, next.isWhitespace || ":：".contains(next)
    else { return nil }
    return word
  }

  private static let namesOfSpans: Set = [
    "starts", "starting", "start", "begins", "beginning", "when", "dates", "date", "on", "from",
    "running", "runs", "we", "kicks", "de", "do", "du", "del", "dal", "vom", "od", "ab", "beginnt",
    "beginn", "startet", "los", "wir", "wann", "quand", "début", "commence", "cuándo",
    "fechas", "fecha", "inicio", "comienza", "empieza", "empezamos", "inizio", "inizia", "si",
    "iniziamo", "início", "começa", "começamos", "begint", "startar", "startdatum", "börjar", "vi",
    "starter", "begynder", "begynner", "alkaa", "początek", "rozpoczęcie", "zaczynamy",
    "startujemy", "začátek", "začíná", "začínáme", "začíname", "kezdés", "kezdődik", "начало",
    "начинаем", "старт", "початок", "починаємо", "έναρξη", "ξεκινά", "ξεκινάμε", "başlangıç",
    "mulai", "dimulai", "bắt", "시작", "시작일", "البداية", "تبدأ", "يبدأ", "نبدأ", "התחלה",
    "מתחילים", "începe", "început",
  ]

  /// What stands between such words and the day.
  private static let wordsBeforeFirstDays: Set = [
    "off", "begin", "am", "geht's", "geht’s", "le", "el", "il", "parte", "em", "op", "den", "στις",
    "đầu", "ngày", "في", "pe",
  ]

  /// The day before a word that it begins then, as in "9月1日スタート", which has no other words; `nil` without one.
  var withoutWordOfBeginning: Substring? {
    Self.wordsBehindFirstDays.first(where: hasSuffix).map { dropLast($0.count).trimmed }
  }

  /// What stands behind the first day in Japanese, Chinese, Korean and Turkish.
  private static let wordsBehindFirstDays = [
    "スタート", "から", "開始", "开始", "起", "부터", "시작", "～", "〜", "~", " başlıyor", "'de", "'da",
  ]

  /// The last day that a line such as "End date: May 31, 2027" names.
  var endOfSpan: RawDate? {
    guard let colon = firstIndex(of: ":"), Self.namesOfEnd.contains(self[..<colon].lowercased())
    else { return nil }
    return EntryText.bare(self[index(after: colon)...].trimmed)?.date
  }

  /// Names of the last day of a challenge.
  static let namesOfEnd: Set = [
    "end", "ends", "ending", "end date", "until", "finish", "last day", "ende", "endet", "bis",
    "fin", "date de fin", "fecha de fin", "fine", "koniec",
  ]

  /// A day without the article before it, as in "the 8th".
  fileprivate var withoutArticle: Substring { hasPrefix("the ") ? dropFirst(4) : self }

  /// A number without the ending of a first one in French, as in "1er".
  fileprivate var withoutOrdinalEnd: Substring { self == "1er" ? prefix(1) : self }
}
