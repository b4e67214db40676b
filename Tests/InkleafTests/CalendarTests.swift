import Inkleaf
import Testing

@Suite struct CalendarTests {
  @Test(arguments: [
    ("2026-10-01", 3), ("2026-10-31", 5), ("2000-02-29", 1), ("1970-01-01", 3), ("2018-10-01", 0),
    ("0001-01-01", 0), ("9999-12-31", 4),
  ])
  func knowsTheWeekday(_ text: String, _ weekday: Int) throws {
    #expect(try #require(CalendarDate(text)).weekday == weekday)
  }

  @Test(arguments: [
    "2026-13-01", "2026-02-29", "1900-02-29", "2026-10-1", "26-10-01", "2026-10-00", "2026-10-32",
    "", "2026-10", "2026-10-01-02", "2026-1o-01", "+026-10-01", "0000-01-01",
  ])
  func refusesWhatNoCalendarHas(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test(arguments: [
    ("2026-10-01", 0, "2026-10-01"), ("2026-10-01", 31, "2026-11-01"),
    ("2023-12-31", 60, "2024-02-29"), ("2026-01-01", 365, "2027-01-01"),
    ("1970-01-01", 20_000, "2024-10-04"),
  ])
  func addsDays(_ text: String, _ days: Int, _ expected: String) throws {
    #expect(CalendarDate(text)?.adding(days: days)?.description == expected)
  }

  @Test func endsWithTheYear9999() {
    #expect(CalendarDate("9999-12-31")?.adding(days: 1) == nil)
  }

  @Test(arguments: [
    ("en", "October 7"), ("es", "7 de octubre"), ("de", "7. Oktober"), ("fr", "7 octobre"),
    ("ja", "2026-10-07"),
  ])
  func writesDays(_ language: String, _ day: String) throws {
    #expect(
      CalendarWords(language: language).day(try #require(CalendarDate("2026-10-07"))) == day)
  }

  @Test(arguments: [
    ("en", "Wednesday, October 7", "7 of 31"), ("en-GB", "Wednesday, October 7", "7 of 31"),
    ("es", "miércoles, 7 de octubre", "7 de 31"), ("de", "Mittwoch, 7. Oktober", "7 von 31"),
    ("fr", "mercredi 7 octobre", "7 sur 31"), ("it", "mercoledì 7 ottobre", "7 di 31"),
    ("pt-BR", "quarta-feira, 7 de outubro", "7 de 31"), ("ja", "2026-10-07", "7/31"),
  ])
  func writesDates(_ language: String, _ date: String, _ page: String) throws {
    let words = CalendarWords(language: language)
    #expect(words.date(try #require(CalendarDate("2026-10-07"))) == date)
    #expect(words.page(7, of: 31) == page)
  }
}
