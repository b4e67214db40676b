/// How a language writes a date and a page number.
///
/// Names and patterns are those of the Unicode CLDR. A language that is not in the table gets
/// figures alone: an ISO date, and `7/31` for a page.
public struct CalendarWords: Equatable, Sendable {
  /// The months, January first.
  var months: [String]
  /// The days of the week, Monday first.
  var weekdays: [String]
  /// The date with `{weekday}`, `{day}` and `{month}` to be filled in.
  var datePattern: String
  /// The date without its weekday.
  var dayPattern: String
  /// The page number with `{page}` and `{pages}` to be filled in.
  var pagePattern: String

  /// Finds the words of a language by its BCP 47 tag; only the language part of the tag counts.
  public init(language: String) {
    let code = language.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
    self = CalendarWords.table[code] ?? .figures
  }

  init(_ months: String, _ weekdays: String, date: String, day: String, page: String) {
    self.months = months.split(separator: " ").map(String.init)
    self.weekdays = weekdays.split(separator: " ").map(String.init)
    datePattern = date
    dayPattern = day
    pagePattern = page
  }

  /// Returns a date with its weekday, without the year.
  public func date(_ date: CalendarDate) -> String { fill(datePattern, with: date) }

  /// Returns the day and the month of a date.
  public func day(_ date: CalendarDate) -> String { fill(dayPattern, with: date) }

  private func fill(_ pattern: String, with date: CalendarDate) -> String {
    guard !months.isEmpty else { return date.description }
    return Inkleaf.fill(
      pattern,
      [
        "weekday": weekdays[date.weekday], "day": String(date.day),
        "month": months[date.month - 1],
      ])
  }

  /// Returns which page of how many this is.
  public func page(_ page: Int, of pages: Int) -> String {
    Inkleaf.fill(pagePattern, ["page": String(page), "pages": String(pages)])
  }

  static let figures = CalendarWords("", "", date: "", day: "", page: "{page}/{pages}")

  static let table: [String: CalendarWords] = [
    "de": CalendarWords(
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
      date: "{weekday}, {day}. {month}", day: "{day}. {month}", page: "{page} von {pages}"),
    "en": CalendarWords(
      "January February March April May June July August September October November December",
      "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
      date: "{weekday}, {month} {day}", day: "{month} {day}", page: "{page} of {pages}"),
    "es": CalendarWords(
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      "lunes martes miércoles jueves viernes sábado domingo",
      date: "{weekday}, {day} de {month}", day: "{day} de {month}", page: "{page} de {pages}"),
    "fr": CalendarWords(
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      "lundi mardi mercredi jeudi vendredi samedi dimanche",
      date: "{weekday} {day} {month}", day: "{day} {month}", page: "{page} sur {pages}"),
    "it": CalendarWords(
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre"
        + " dicembre",
      "lunedì martedì mercoledì giovedì venerdì sabato domenica",
      date: "{weekday} {day} {month}", day: "{day} {month}", page: "{page} di {pages}"),
    "pt": CalendarWords(
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
      "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo",
      date: "{weekday}, {day} de {month}", day: "{day} de {month}", page: "{page} de {pages}"),
  ]
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
