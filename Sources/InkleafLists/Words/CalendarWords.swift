internal import InkleafGeometry

/// How a language writes a number, a date and a page number.
///
/// The data is a copy of the Unicode CLDR's from Swift's Foundation, so that pages are the same with
/// every version of Foundation.
public struct CalendarWords: Equatable, Sendable {
  /// The months as written beside a day, January first.
  public var months: [String]
  /// The months as written alone, January first.
  public var monthNames: [String]
  /// The days of the week, Monday first.
  public var weekdays: [String]
  /// The days of the week as languages shorten them, Monday first.
  public var shortWeekdays: [String]
  /// The days of the week in a letter or so, Monday first; some may be alike.
  public var narrowWeekdays: [String]
  /// The first day of a week in a calendar: 0 for Monday, 6 for Sunday; others are moved to the nearest.
  public var firstWeekday: Int {
    didSet { firstWeekday = min(max(0, firstWeekday), 6) }
  }
  /// The date, with `{weekday}`, `{day}` and `{month}` or `{month-number}` as placeholders.
  public var datePattern: String
  /// The date without its weekday.
  public var dayPattern: String
  /// A month with its year: `{month-name}` is the month as written alone, `{year}` the year.
  public var monthYearPattern: String
  /// A date with its year, without its weekday.
  public var dayYearPattern: String
  /// The page number, with `{page}` and `{pages}` as placeholders.
  public var pagePattern: String
  /// The digits from zero to nine.
  public var digits: [Character]
  /// The number of a month's first day, where it is written as none else; `nil` elsewhere.
  var firstDay: String?

  /// Makes words from months (January first), weekdays (Monday first), patterns and digits.
  ///
  /// What a list of names is too short for has none.
  public init(
    months: [String], monthNames: [String]? = nil, weekdays: [String],
    shortWeekdays: [String]? = nil, narrowWeekdays: [String]? = nil, firstWeekday: Int = 0,
    datePattern: String, dayPattern: String, monthYearPattern: String? = nil,
    dayYearPattern: String? = nil, pagePattern: String, digits: [Character] = Array("0123456789")
  ) {
    self.months = months
    self.monthNames = monthNames ?? months
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays ?? weekdays
    self.narrowWeekdays = narrowWeekdays ?? self.shortWeekdays
    self.firstWeekday = min(max(0, firstWeekday), 6)
    self.datePattern = datePattern
    self.dayPattern = dayPattern
    self.monthYearPattern = monthYearPattern ?? "{month-name} {year}"
    self.dayYearPattern = dayYearPattern ?? "\(dayPattern) {year}"
    self.pagePattern = pagePattern
    self.digits = digits
  }

  /// Finds the words of a language.
  ///
  /// - Parameter language: a BCP 47 tag, such as `es`, `pt-BR` or `ja`. For `pt-BR` the search tries
  ///   `pt-BR`, then `pt`. An unknown language gets digits only: `10-07` for a date.
  public init(language: String) {
    self = CalendarWords.known(language) ?? .figures
    let code = LanguageTag(language).code
    pagePattern = CalendarWords.pagePatterns[code] ?? "{page} / {pages}"
    if code == "fr" { firstDay = "1er" }
  }

  /// Returns the words of the nearest tag in the table, or `nil` without one.
  package static func known(_ language: String) -> CalendarWords? {
    var tag = language.replacing("_", with: "-")[...]
    while !tag.isEmpty {
      if tag.lowercased() == "en" { return .english }
      if let words = CalendarWords.listed(tag) { return words }
      tag = tag[..<(tag.lastIndex(of: "-") ?? tag.startIndex)]
    }
    return nil
  }

  /// Returns the words from the table's line for a tag, or `nil` without one.
  private static func listed(_ tag: Substring) -> CalendarWords? {
    let tag = tag.lowercased()
    return all { $0.lowercased() == tag }.first?.words
  }

  /// Returns the words of some languages, each with its tag, in the table's order.
  ///
  /// - Parameter isWanted: whether a tag, as the table has it, is one of them.
  package static func all(where isWanted: (String) -> Bool) -> [(tag: String, words: CalendarWords)]
  {
    var table = calendarWordsTable
    // Bytes are read several times faster than characters, and the table is long.
    return table.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let tag = String(decoding: line.prefix { $0 != UInt8(ascii: "|") }, as: UTF8.self)
        return isWanted(tag) ? (tag, CalendarWords(line: line)) : nil
      }
    }
  }

  /// Reads a line of the table.
  private init(line: Slice<UnsafeBufferPointer<UInt8>>) {
    let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    func text(_ index: Int) -> String { String(decoding: fields[index], as: UTF8.self) }
    func list(_ index: Int) -> [String] {
      fields[index].split(separator: UInt8(ascii: ";")).map { String(decoding: $0, as: UTF8.self) }
    }
    func has(_ index: Int) -> Bool { fields.count > index && !fields[index].isEmpty }
    self.init(
      months: list(1), monthNames: has(7) ? list(7) : nil, weekdays: list(2),
      shortWeekdays: has(8) ? list(8) : nil, narrowWeekdays: has(9) ? list(9) : nil,
      firstWeekday: has(6) ? Int(text(6)) ?? 0 : 0, datePattern: text(3), dayPattern: text(4),
      monthYearPattern: has(10) ? text(10) : nil, dayYearPattern: has(11) ? text(11) : nil,
      pagePattern: "", digits: has(5) ? Array(text(5)) : CalendarWords.english.digits)
  }

  private static let figures = CalendarWords(
    months: (1...12).map(String.init), weekdays: Array(repeating: "", count: 7),
    datePattern: "{month-number}-{day}", dayPattern: "{month-number}-{day}", pagePattern: "")

  /// How languages write "page 7 of 31"; others get a slash, since the CLDR has no pattern for it.
  private static let pagePatterns = [
    "da": "{page} af {pages}", "de": "{page} von {pages}", "en": "{page} of {pages}",
    "es": "{page} de {pages}", "fr": "{page} sur {pages}", "it": "{page} di {pages}",
    "nb": "{page} av {pages}", "nl": "{page} van {pages}", "pl": "{page} z {pages}",
    "pt": "{page} de {pages}", "ru": "{page} из {pages}", "sv": "{page} av {pages}",
    "uk": "{page} з {pages}",
  ]

  /// English as written in the United States.
  public static let english = CalendarWords(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    narrowWeekdays: ["M", "T", "W", "T", "F", "S", "S"], firstWeekday: 6,
    datePattern: "{weekday}, {month} {day}", dayPattern: "{month} {day}",
    dayYearPattern: "{month} {day}, {year}", pagePattern: "{page} of {pages}")

  /// Returns a number of at least 0 in the language's digits.
  public func number(_ number: Int) -> String {
    if digits == Self.english.digits { return String(number) }
    return String(
      String(number).utf8.map { byte in
        let digit = Int(byte) - 0x30
        return digits.indices.contains(digit) ? digits[digit] : Character(UnicodeScalar(byte))
      })
  }

  /// Returns a date with its weekday, without the year.
  public func date(_ date: CalendarDate) -> String { fill(datePattern, with: date) }

  /// Returns the day and the month of a date.
  public func day(_ date: CalendarDate) -> String { fill(dayPattern, with: date) }

  /// Returns the month of a date with its year.
  public func monthYear(_ date: CalendarDate) -> String { fill(monthYearPattern, with: date) }

  /// Returns the days from one date to another, such as "January 4–10".
  ///
  /// - Parameters:
  ///   - first: the first day.
  ///   - last: the last day.
  ///   - showsYears: whether days of several years have their years.
  public func days(
    _ first: CalendarDate, _ last: CalendarDate, showsYears: Bool = false
  ) -> String {
    guard first != last else { return day(first) }
    guard first.year == last.year || !showsYears else {
      return "\(fill(dayYearPattern, with: first)) – \(fill(dayYearPattern, with: last))"
    }
    guard (first.year, first.month) == (last.year, last.month) else {
      return "\(day(first)) – \(day(last))"
    }
    return filled(dayPattern) { $0 == "day" ? numbers(first, last) : value(of: $0, first) }
  }

  /// The numbers of two days of a month as they stand in a pattern.
  private func numbers(_ first: CalendarDate, _ last: CalendarDate) -> String {
    // What directly follows a number belongs to each, such as a point.
    let unit = dayPattern.split(separator: "{day}").last?.prefix { $0 != " " && $0 != "{" } ?? ""
    return "\(day(first.day))\(unit)–\(number(last.day))"
  }

  /// Returns the days from one date to another with their year, such as "January 4–10, 2027".
  package func daysOfYears(_ first: CalendarDate, _ last: CalendarDate) -> String {
    guard first != last else { return fill(dayYearPattern, with: first) }
    guard first.year == last.year else { return days(first, last, showsYears: true) }
    guard first.month == last.month else {
      // The year stands once, at the end where the language has it there.
      return dayYearPattern.hasPrefix("{year}")
        ? "\(fill(dayYearPattern, with: first)) – \(day(last))"
        : "\(day(first)) – \(fill(dayYearPattern, with: last))"
    }
    return filled(dayYearPattern) { name in
      name == "day" ? numbers(first, last) : value(of: name, first)
    }
  }

  /// Returns the names of whole months, such as "January" and "January – March"; `nil` for other days.
  ///
  /// - Parameters:
  ///   - first: the first day.
  ///   - last: the last day.
  ///   - hasYears: whether each month has its year.
  package func months(_ first: CalendarDate, _ last: CalendarDate, hasYears: Bool) -> String? {
    guard first.day == 1, last.day == last.daysInMonth else { return nil }
    let names = [first, last].map(hasYears ? monthYear : monthName)
    return first.firstOfMonth == last.firstOfMonth ? names[0] : "\(names[0]) – \(names[1])"
  }

  /// Returns the page number and the number of pages, such as "7 of 31".
  public func page(_ page: Int, of pages: Int) -> String {
    filled(pagePattern) { name in
      switch name {
      case "page": number(page)
      case "pages": number(pages)
      default: nil
      }
    }
  }

  private func fill(_ pattern: String, with date: CalendarDate) -> String {
    filled(pattern) { value(of: $0, date) }
  }

  /// Returns the month of a date as written alone.
  package func monthName(_ date: CalendarDate) -> String { monthNames.name(date.month - 1) }

  private func day(_ day: Int) -> String { day == 1 ? firstDay ?? number(day) : number(day) }

  /// Returns what stands for a placeholder of a date; `nil` for any other name.
  private func value(of name: Substring, _ date: CalendarDate) -> String? {
    switch name {
    case "weekday": weekdays.name(date.weekday)
    case "day": day(date.day)
    case "month": months.name(date.month - 1)
    case "month-name": monthName(date)
    case "month-number": number(date.month)
    case "year": number(date.year)
    default: nil
    }
  }
}

/// Returns a pattern with each `{name}` replaced by its value; a name without one stays.
package func filled(_ pattern: String, _ value: (Substring) -> String?) -> String {
  var result = ""
  var rest = pattern[...]
  while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
    let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
  {
    result += rest[..<open]
    let after = rest.utf8.index(after: close)
    result += value(rest[rest.utf8.index(after: open)..<close]) ?? String(rest[open..<after])
    rest = rest[after...]
  }
  return result + rest
}

extension [String] {
  /// Returns the name at a place; it is empty where there are too few.
  package func name(_ place: Int) -> String { indices.contains(place) ? self[place] : "" }
}
