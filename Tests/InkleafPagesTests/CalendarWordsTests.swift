import InkleafGeometry
import Foundation
@testable import InkleafLists
@testable import InkleafPages
import Support
import Testing

@Suite struct CalendarWordsTests {
  @Test(arguments: [
    ("en", "Wednesday, October 7", "October 7", "7 of 31"),
    ("en-GB", "Wednesday 7 October", "7 October", "7 of 31"),
    ("es", "miércoles, 7 de octubre", "7 de octubre", "7 de 31"),
    ("de", "Mittwoch, 7. Oktober", "7. Oktober", "7 von 31"),
    ("fr", "mercredi 7 octobre", "7 octobre", "7 sur 31"),
    ("pt-BR", "quarta-feira, 7 de outubro", "7 de outubro", "7 de 31"),
    ("pl", "środa, 7 października", "7 października", "7 z 31"),
    ("ru", "среда, 7 октября", "7 октября", "7 из 31"),
    ("el", "Τετάρτη 7 Οκτωβρίου", "7 Οκτωβρίου", "7 / 31"),
    ("ja", "10月7日 水曜日", "10月7日", "7 / 31"),
    ("ko", "10월 7일 수요일", "10월 7일", "7 / 31"),
    ("zh-Hans", "10月7日 星期三", "10月7日", "7 / 31"),
    ("fa", "چهارشنبه ۷ اکتبر", "۷ اکتبر", "۷ / ۳۱"),
  ])
  func writesAsPeopleDo(_ language: String, _ date: String, _ day: String, _ page: String) throws {
    let words = CalendarWords(language: language)
    let seventh = try #require(CalendarDate("2026-10-07"))
    #expect(words.date(seventh) == date)
    #expect(words.day(seventh) == day)
    #expect(words.page(7, of: 31) == page)
  }

  /// The table is what Foundation's data says, for every language that it has.
  ///
  /// With `RECORD=1` it is written anew.
  @Test func theTableIsFoundationsData() throws {
    var seen: [String: CalendarWords] = [:]
    var lines: [String] = []
    for tag in Locale.availableIdentifiers.map({ $0.replacing("_", with: "-") }).sorted() {
      let parts = tag.split(separator: "-")
      // A tag with a country or script is listed where it differs from the shorter one.
      let words = foundationWords(tag)
      let shorter = parts.count > 1 ? seen[parts.dropLast().joined(separator: "-")] : nil
      seen[tag] = words
      let isRoot = words.months.first == "M01" && words.weekdays.first == "Mon"
      if let shorter, shorter == words { continue }
      if parts.count > 1 && shorter == nil || isRoot || tag == "en" { continue }
      lines.append(tableLine(tag, words))
    }
    let file = packageFolder.appending(path: "Sources/InkleafLists/Words/CalendarWordsTable.swift")
    let text = """
      // Months, weekdays, date patterns and digits of the Unicode CLDR, as Swift's Foundation has them.
      // Recorded by the tests; do not edit. swift-format-ignore-file

      /// A line a language: tag, months, weekdays, date with weekday, date without, the digits where
      /// they are not 0 to 9, the week's first day where it is not Monday (0), and, where they differ, the
      /// months alone, short weekdays, narrow ones, the month with its year and the date with its year.
      let calendarWordsTable = #\"""
      \(lines.map { "  " + $0 }.joined(separator: "\n"))
        \"""#

      """
    try expectRecorded(text, file)
    for line in lines {
      let tag = String(line.prefix { $0 != "|" })
      #expect(CalendarWords(language: tag) == seen[tag], "\(tag)")
    }
  }

  @Test(arguments: [
    ("en", "October 2026", "October 7, 2026", "Mon", "M"),
    ("de", "Oktober 2026", "7. Oktober 2026", "Mo", "M"),
    ("es", "octubre de 2026", "7 de octubre de 2026", "lun", "L"),
    ("pl", "październik 2026", "7 października 2026", "pon.", "P"),
    ("ru", "октябрь 2026\u{202F}г.", "7 октября 2026\u{202F}г.", "Пн", "П"),
    ("ja", "2026年10月", "2026年10月7日", "月", "月"),
    ("zh-Hans", "2026年10月", "2026年10月7日", "周一", "一"),
    ("nl", "oktober 2026", "7 oktober 2026", "ma", "M"),
    ("fa", "اکتبر ۲۰۲۶", "۷ اکتبر ۲۰۲۶", "دوشنبه", "د"),
  ])
  func writesMonthsAndYears(
    _ language: String, _ month: String, _ day: String, _ short: String, _ narrow: String
  ) throws {
    let words = CalendarWords(language: language)
    let seventh = try #require(CalendarDate("2026-10-07"))
    let later = try #require(CalendarDate("2027-10-07"))
    #expect(words.monthYear(seventh) == month)
    #expect(words.days(seventh, later, showsYears: true).hasPrefix("\(day) – "))
    #expect(words.shortWeekdays[0] == short)
    #expect(words.narrowWeekdays[0] == narrow)
  }

  @Test(arguments: [
    ("en", "October 1–31", "October 1"), ("fr", "1er–31 octobre", "1er octobre"),
    ("de", "1.–31. Oktober", "1. Oktober"), ("hu", "október 1.–31.", "október 1."),
    ("es", "1–31 de octubre", "1 de octubre"), ("ja", "10月1日–31日", "10月1日"),
    ("zh", "10月1日–31日", "10月1日"), ("ko", "10월 1일–31일", "10월 1일"),
  ])
  func writesDaysOfAMonth(_ language: String, _ days: String, _ first: String) throws {
    let words = CalendarWords(language: language)
    let start = try #require(CalendarDate("2026-10-01"))
    #expect(words.days(start, try #require(CalendarDate("2026-10-31"))) == days)
    #expect(words.day(start) == first)
  }

  @Test(arguments: [
    ("EEEE, d 'de' MMMM", "{weekday}, {day} de {month}"),
    ("d MMM 'o''clock'", "{day} {month} o'clock"),
    ("M月d日EEEE", "{month-number}月{day}日{weekday}"), ("''d''", "'{day}'"), ("", ""),
  ])
  func readsPatterns(_ pattern: String, _ expected: String) {
    #expect(filledPattern(pattern) == expected)
  }

  /// Words that somebody made may be too few, and weeks may begin on no day there is.
  @Test func wordsMayBeTooFew() throws {
    var words = CalendarWords(
      months: ["A"], weekdays: ["x"], firstWeekday: -3, datePattern: "{weekday} {day}",
      dayPattern: "{day}", pagePattern: "")
    #expect(words.firstWeekday == 0)
    words.firstWeekday = 9
    #expect(words.firstWeekday == 6)
    let document = try Document(
      .sample((1...31).map { "w\($0)" }), layout: .calendar, page: Page(.a4), theme: .paper,
      words: words, metrics: FixedMetrics())
    #expect(document.sheets.count == 1)
  }

  /// Any tag gives words for every day of a year.
  @Test(arguments: ["xx", "zz-ZZ", "ar", "he", "th", "hi", "ta", "tlh", "x-private", "sr-Latn"])
  func anyTagWillDo(_ language: String) throws {
    let words = CalendarWords(language: language)
    var date = try #require(CalendarDate("2026-01-01"))
    for _ in 0..<365 {
      #expect(!words.date(date).isEmpty && !words.date(date).contains("{"))
      date = try #require(date.adding(days: 1))
    }
  }
}
