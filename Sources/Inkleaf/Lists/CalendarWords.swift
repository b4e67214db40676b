/// How a language writes a number, a date and a page number.
///
/// The words of a language come from outside, as the module `Languages` reads them from
/// Foundation's data; this is the form in which layouts take them.
public struct CalendarWords: Equatable, Sendable {
  /// The months as they stand beside a day, January first.
  public var months: [String]
  /// The days of the week, Monday first.
  public var weekdays: [String]
  /// The date, with `{weekday}`, `{day}` and `{month}` or `{month-number}` to be filled in.
  public var datePattern: String
  /// The date without its weekday.
  public var dayPattern: String
  /// The page number, with `{page}` and `{pages}` to be filled in.
  public var pagePattern: String
  /// The digits from zero to nine.
  public var digits: [Character]

  /// Makes words from months (January first), weekdays (Monday first), patterns and digits.
  public init(
    months: [String], weekdays: [String], datePattern: String, dayPattern: String,
    pagePattern: String, digits: [Character] = Array("0123456789")
  ) {
    self.months = months
    self.weekdays = weekdays
    self.datePattern = datePattern
    self.dayPattern = dayPattern
    self.pagePattern = pagePattern
    self.digits = digits
  }

  /// English as it is written in the United States.
  public static let english = CalendarWords(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    datePattern: "{weekday}, {month} {day}", dayPattern: "{month} {day}",
    pagePattern: "{page} of {pages}")

  /// Returns a number of at least 0 in the language's digits.
  public func number(_ number: Int) -> String {
    String(
      String(number).map { character in
        character.wholeNumberValue.map { digits[$0] } ?? character
      })
  }

  /// Returns a date with its weekday, without the year.
  public func date(_ date: CalendarDate) -> String { fill(datePattern, with: date) }

  /// Returns the day and the month of a date.
  public func day(_ date: CalendarDate) -> String { fill(dayPattern, with: date) }

  /// Returns which page of how many this is.
  public func page(_ page: Int, of pages: Int) -> String {
    Inkleaf.fill(pagePattern, ["page": number(page), "pages": number(pages)])
  }

  private func fill(_ pattern: String, with date: CalendarDate) -> String {
    Inkleaf.fill(
      pattern,
      [
        "weekday": weekdays[date.weekday], "day": number(date.day),
        "month": months[date.month - 1], "month-number": number(date.month),
      ])
  }
}

/// Returns a pattern with each `{name}` replaced by its value.
func fill(_ pattern: String, _ values: [String: String]) -> String {
  var result = ""
  var rest = pattern[...]
  while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
    result += rest[..<open]
    let name = String(rest[rest.index(after: open)..<close])
    result += values[name] ?? "{\(name)}"
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}
