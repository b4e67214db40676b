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
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The ISO 8601 form, `YYYY-MM-DD`.
  public var description: String {
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The day of the week: 0 is Monday, 6 is Sunday.
  public var weekday: Int {
    // 1 January of year 1 was a Monday in this calendar.
    (daysSinceYearOne % 7 + 7) % 7
  }

  /// Returns the date a number of days later.
  ///
  /// - Returns: `nil` after the year 9999, or for a negative number.
  public func adding(days: Int) -> CalendarDate? {
    guard (0...3_660_000).contains(days) else { return nil }
    var (date, left) = (self, days)
    while left > 0 {
      let rest = CalendarDate.length(ofMonth: date.month, year: date.year) - date.day
      guard left > rest else {
        return CalendarDate(year: date.year, month: date.month, day: date.day + left)
      }
      left -= rest + 1
      let (year, month) =
        date.month == 12 ? (date.year + 1, 1) : (date.year, date.month + 1)
      guard let next = CalendarDate(year: year, month: month, day: 1) else { return nil }
      date = next
    }
    return date
  }

  /// Returns the number of days from this date to another; negative if the other is earlier.
  public func days(to other: CalendarDate) -> Int { other.daysSinceYearOne - daysSinceYearOne }

  /// The number of days since 1 January of year 1.
  var daysSinceYearOne: Int {
    let years = year - 1
    let months = (1..<month).map { CalendarDate.length(ofMonth: $0, year: year) }
    return years * 365 + years / 4 - years / 100 + years / 400 + months.reduce(0, +) + day - 1
  }

  /// The first day of the date's month.
  var firstOfMonth: CalendarDate { CalendarDate(year: year, month: month, day: 1) ?? self }

  /// The number of days in the date's month.
  var daysInMonth: Int { CalendarDate.length(ofMonth: month, year: year) }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
