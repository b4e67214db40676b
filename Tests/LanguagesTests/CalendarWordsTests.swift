import Foundation
import Inkleaf
import Testing

@testable import Languages

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

  /// The words that are built in, to start faster, are those of the data.
  @Test func englishIsFoundationsOwn() {
    #expect(CalendarWords(language: "en-US") == .english)
  }

  @Test(arguments: [
    ("EEEE, d 'de' MMMM", "{weekday}, {day} de {month}"), ("d MMM 'o''clock'", "{day} {month} o'clock"),
    ("M月d日EEEE", "{month-number}月{day}日{weekday}"), ("''d''", "'{day}'"), ("", ""),
  ])
  func readsPatterns(_ pattern: String, _ expected: String) {
    #expect(filledPattern(pattern) == expected)
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
