/// A day of the Gregorian calendar, without time or zone.
public struct CalendarDate: Hashable, Sendable, CustomStringConvertible {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Makes a date, or `nil` if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CalendarDate.length(ofMonth: month, year: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `YYYY-MM-DD` (ISO 8601), or returns `nil` for anything else.
  @inlinable public init?(_ text: some StringProtocol) { self.init(written: String(text)) }

  /// The same for a text of one type: other modules would look the type's conformance up each time.
  @usableFromInline init?(written text: String) {
    let bytes = text.utf8
    guard bytes.count == 10 else { return nil }
    var fields = [0, 0, 0]
    for (place, byte) in bytes.enumerated() {
      if place == 4 || place == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard (0x30...0x39).contains(byte) else { return nil }
        let field = place < 4 ? 0 : place < 7 ? 1 : 2
        fields[field] = fields[field] * 10 + Int(byte - 0x30)
      }
    }
    self.init(year: fields[0], month: fields[1], day: fields[2])
  }

  /// Makes the date a number of days after 1 January of year 1, or `nil` outside the years 1 to 9999.
  package init?(daysSinceYearOne days: Int) {
    guard (0..<3_652_059).contains(days) else { return nil }
    // Years are counted from 1 March on, so that leap days end them; 400 of them have 146,097 days.
    let (eras, dayOfEra) = (days + 306).quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Five months from March on have 153 days, as have the next five.
    let month = (5 * dayOfYear + 2) / 153
    self.init(
      year: eras * 400 + yearOfEra + (month < 10 ? 0 : 1),
      month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// Makes the Monday of a week (ISO 8601), or `nil` if the year has no such week.
  package init?(year: Int, week: Int) {
    guard (1...9998).contains(year), (1...53).contains(week),
      let fourth = CalendarDate(year: year, month: 1, day: 4)
    else { return nil }
    // The first week has 4 January in it.
    guard let monday = fourth.adding(days: (week - 1) * 7 - fourth.weekday) else { return nil }
    // Week 53 belongs to the year that its Thursday is in.
    guard week < 53 || monday.adding(days: 3)?.year == year else { return nil }
    self = monday
  }

  /// Reads a week such as `2027-W14` (ISO 8601) as its Monday, or returns `nil` for anything else.
  package init?(week text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].first?.uppercased() == "W",
      [parts[0], parts[1].dropFirst()].allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }
      ),
      let year = Int(parts[0]), let week = Int(parts[1].dropFirst())
    else { return nil }
    self.init(year: year, week: week)
  }

  /// The number of its week (ISO 8601), 1 to 53.
  package var week: Int {
    // A week belongs to the year that its Thursday is in, here before or after the date.
    let day = dayOfYear - 1 - weekday + 3
    let year = day < 0 ? year - 1 : year
    let length = (1...12).map { CalendarDate.length(ofMonth: $0, year: year) }.reduce(0, +)
    return day < 0 ? (day + length) / 7 + 1 : day >= length ? 1 : day / 7 + 1
  }

  private var dayOfYear: Int {
    (1..<month).map { CalendarDate.length(ofMonth: $0, year: year) }.reduce(day, +)
  }

  /// The ISO 8601 form, `YYYY-MM-DD`.
  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }

  /// The day of the week: 0 is Monday, 6 is Sunday.
  public var weekday: Int {
    // 1 January of year 1 was a Monday in this calendar.
    (daysSinceYearOne % 7 + 7) % 7
  }

  /// Returns the date a number of days later, or earlier for a negative number.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  public func adding(days: Int) -> CalendarDate? {
    guard (-4_000_000...4_000_000).contains(days) else { return nil }
    return CalendarDate(daysSinceYearOne: daysSinceYearOne + days)
  }

  /// Returns the same day a number of months later, or the last one of a month that has no such day.
  ///
  /// - Returns: `nil` after the year 9999, or for a negative number.
  package func adding(months: Int) -> CalendarDate? {
    guard (0...120_000).contains(months) else { return nil }
    let (years, place) = (month - 1 + months).quotientAndRemainder(dividingBy: 12)
    let length = CalendarDate.length(ofMonth: place + 1, year: year + years)
    return CalendarDate(year: year + years, month: place + 1, day: min(day, length))
  }

  /// Returns the number of days from this date to another; negative if the other is earlier.
  public func days(to other: CalendarDate) -> Int { other.daysSinceYearOne - daysSinceYearOne }

  /// The number of days since 1 January of year 1.
  package var daysSinceYearOne: Int {
    let years = year - 1
    var days = years * 365 + years / 4 - years / 100 + years / 400 + day - 1
    for before in 1..<month { days += CalendarDate.length(ofMonth: before, year: year) }
    return days
  }

  /// The first day of the date's month.
  package var firstOfMonth: CalendarDate { CalendarDate(year: year, month: month, day: 1) ?? self }

  /// The number of days in the date's month.
  package var daysInMonth: Int { CalendarDate.length(ofMonth: month, year: year) }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension StringProtocol {
  /// Whether the text has the signs of a date in numbers, whether or not there is such a day.
  package var looksLikeDate: Bool {
    utf8.count > 4 && utf8.first.map { 0x30...0x39 ~= $0 } == true
      && utf8.allSatisfy { 0x30...0x39 ~= $0 || "-./".utf8.contains($0) }
  }
}
