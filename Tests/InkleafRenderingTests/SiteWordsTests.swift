@testable import Inkleaf
@testable import InkleafLists
@testable import InkleafPages
import Testing

/// The words of sites in all languages.
@Suite struct SiteWordsTests {
  /// The names in braces of a text.
  static func places(_ text: String) -> Set<String> {
    Set(text.matches(of: /\{([a-z]+)\}/).map { String($0.1) })
  }

  @Test func sitesSpeakTheLanguagesOfLabels() {
    #expect(Set(SiteWords.languages) == Set(LabelWords.languages))
    #expect(SiteWords.languages.count == 22)
  }

  @Test(arguments: SiteWords.languages)
  func eachLanguageHasEveryText(_ language: String) throws {
    let (words, english) = (SiteWords(language: language), SiteWords(language: "en"))
    #expect(words.language.lowercased() == language)
    for text in SiteWords.Text.allCases {
      // Scripts without spaces join sentences by nothing.
      if text != .space { #expect(!words[text].isEmpty, "\(text)") }
      #expect(Self.places(words[text]) == Self.places(english[text]), "\(text)")
    }
    for things in SiteWords.Things.allCases {
      for count in [0, 1, 2, 5, 21, 31] {
        #expect(words.counted(count, things).contains("\(count)"), "\(things)")
      }
    }
    // Words of two languages may be alike, but not all.
    let alike = SiteWords.Text.allCases.count { words[$0] == english[$0] }
    #expect(language == "en" || alike < 20)
  }

  @Test(arguments: SiteWords.languages)
  func noFileHasTextsThatNobodyAsksFor(_ language: String) throws {
    let names = Set(
      SiteWords.Text.allCases.map(\.rawValue) + SiteWords.Things.allCases.map(\.rawValue))
    let file = try #require(SiteWords.files.first { $0.key == language })
    let members = try #require(JSONReader.read(file.value()).object)
    #expect(members.map(\.name).count == names.count && Set(members.map(\.name)) == names)
  }

  @Test(arguments: [
    ("en", "0 pages|1 page|2 pages|5 pages|11 pages|21 pages|22 pages|112 pages"),
    ("fr", "0 page|1 page|2 pages|5 pages|11 pages|21 pages|22 pages|112 pages"),
    ("pl", "0 stron|1 strona|2 strony|5 stron|11 stron|21 stron|22 strony|112 stron"),
    (
      "ru",
      "0 страниц|1 страница|2 страницы|5 страниц|11 страниц|21 страница|22 страницы|112 страниц"
    ),
    ("cs", "0 stránek|1 stránka|2 stránky|5 stránek|11 stránek|21 stránek|22 stránek|112 stránek"),
    ("hu", "0 oldal|1 oldal|2 oldal|5 oldal|11 oldal|21 oldal|22 oldal|112 oldal"),
  ])
  func countedThingsHaveTheirForm(_ language: String, _ forms: String) {
    let words = SiteWords(language: language)
    let counts = [0, 1, 2, 5, 11, 21, 22, 112]
    #expect(counts.map { words.counted($0, .pages) }.joined(separator: "|") == forms)
  }

  @Test(arguments: [
    ("en", "October 1–31, 2026", "September 29 – October 2, 2026", "October 1, 2026"),
    ("de", "1.–31. Oktober 2026", "29. September – 2. Oktober 2026", "1. Oktober 2026"),
    ("fr", "1er–31 octobre 2026", "29 septembre – 2 octobre 2026", "1er octobre 2026"),
    ("ja", "2026年10月1日–31日", "2026年9月29日 – 10月2日", "2026年10月1日"),
    ("hu", "2026. október 1.–31.", "2026. szeptember 29. – október 2.", "2026. október 1."),
  ])
  func daysHaveTheirYearOnce(_ language: String, _ month: String, _ months: String, _ day: String)
    throws
  {
    func date(_ month: Int, _ day: Int) throws -> CalendarDate {
      try #require(CalendarDate(year: 2026, month: month, day: day))
    }
    let words = SiteWords(language: language)
    #expect(try words.dates(date(10, 1), date(10, 31)) == month)
    #expect(try words.dates(date(9, 29), date(10, 2)) == months)
    #expect(try words.dates(date(10, 1), date(10, 1)) == day)
  }

  @Test func numbersAndListsAreWrittenAsTheLanguageDoes() {
    let (german, japanese) = (SiteWords(language: "de-AT"), SiteWords(language: "ja"))
    #expect(german.sized(4_600_000) == "4,6\u{A0}MB" && japanese.sized(4_600_000) == "4.6\u{A0}MB")
    #expect(german.sized(812) == "812\u{A0}B")
    #expect(german.number(148.5) == "148,5" && german.number(210) == "210")
    #expect(german.list(["A", "B", "C"]) == "A, B und C" && japanese.list(["A", "B"]) == "AとB")
    #expect(SiteWords(language: "zh-TW").language == "zh-Hant")
    #expect(SiteWords(language: "nn").language == "nb")
    #expect(SiteWords(language: "ar").language == "en")
  }
}
