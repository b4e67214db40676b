import InkleafGeometry
@testable import InkleafLists
@testable import InkleafPages
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
    #expect(CalendarDate("0001-01-01")?.adding(days: -1) == nil)
    #expect(CalendarDate("2027-03-01")?.adding(days: -1)?.description == "2027-02-28")
    #expect(CalendarDate("2027-03-01")?.adding(days: .max) == nil)
  }

  @Test func writesEnglish() throws {
    let date = try #require(CalendarDate("2026-10-07"))
    #expect(CalendarWords.english.date(date) == "Wednesday, October 7")
    #expect(CalendarWords.english.day(date) == "October 7")
    #expect(CalendarWords.english.page(7, of: 31) == "7 of 31")
  }

  @Test func writesOtherDigits() {
    var words = CalendarWords.english
    words.digits = Array("٠١٢٣٤٥٦٧٨٩")
    #expect(words.page(10, of: 31) == "١٠ of ٣١")
  }
}
