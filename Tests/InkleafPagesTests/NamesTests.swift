import InkleafGeometry
@testable import InkleafLists
@testable import InkleafPages
import InkleafSuggestions
import Testing

@Suite struct NamesTests {
  @Test(arguments: [
    ("Apple", "01-apple"), ("Bad Dog", "01-bad-dog"), ("Uh-oh", "01-uh-oh"),
    ("Don't  stop!", "01-dont-stop"), ("Fluído", "01-fluído"), ("../../etc", "01-etc"),
    ("りんご", "01-りんご"), ("🎃", "01"), ("A/B\\C:D", "01-a-b-c-d"), (".hidden", "01-hidden"),
  ])
  func filesAreNamedByDayAndPrompt(_ text: String, _ name: String) throws {
    let document = try Document(
      .sample([text]), layout: .classic, page: Page(.a4), theme: .paper, appearance: .light,
      words: .english, metrics: FixedMetrics())
    #expect(document.sheets.first?.name == name)
  }

  /// A list without a title has its file's name, which must not turn what stands behind it.
  @Test(arguments: [
    ("a/My List.txt", "My List"), ("a/\u{202E}My\u{2066} List.txt", "My List"),
    ("a\u{7}b.txt", "a b"), (".txt", "txt"), ("\u{202E}.txt", "list"),
  ])
  func titlesOfFilesTurnNothing(_ path: String, _ title: String) {
    #expect(fileStem(of: path) == title)
  }

  @Test func namesSortByDay() throws {
    let document = try Document(
      .sample((1...120).map { "w\($0)" }), layout: .classic, page: Page(.a4), theme: .paper,
      appearance: .light, words: .english, metrics: FixedMetrics())
    let names = document.sheets.map(\.name)
    #expect(names.first == "001-w1")
    #expect(names == names.sorted())
  }

  @Test func longNamesAreCutBetweenCharacters() throws {
    let document = try Document(
      .sample([String(repeating: "りんご", count: 60)]), layout: .classic, page: Page(.a4),
      theme: .paper, appearance: .light, words: .english, metrics: FixedMetrics())
    let name = try #require(document.sheets.first?.name)
    #expect(name.utf8.count <= 83)
    #expect(["り", "ん", "ご"].contains { name.hasSuffix($0) })
  }

  /// Tiny lengths are written without an exponent, so that they are read again.
  @Test(arguments: [0.00001, 0.000025, -0.00003, 0.1, 2.5, 3])
  func smallNumbersAreWrittenOut(_ number: Double) {
    #expect(!number.plain.contains("e") && Double(number.plain) == number)
  }

  @Test func adviceOnDaysIsRight() {
    let error = #expect(throws: UsageProblem.self) { try DaySelection(reading: "3..1") }
    #expect(error?.description.hasSuffix("write 1-3") == true)
  }

  @Test(arguments: [
    ("1-3,31", [1, 2, 3, 31]), ("5", [5]), (" 2 - 3 ", [2, 3]), ("1,1", [1]),
  ])
  func readsDays(_ text: String, _ expected: [Int]) throws {
    #expect(try DaySelection(reading: text).numbers(of: .sampleMonth).sorted() == expected)
  }

  @Test(arguments: [
    "", "0", "32", "7-1", "1-", "-3", "a", "1,,2", "1-2-3", "1.5", "99999999999999999999",
    "0-9223372036854775807", "1-9223372036854775807", "9223372036854775807",
  ])
  func refusesOtherDays(_ text: String) {
    #expect(throws: UsageProblem.self) { try DaySelection(reading: text).numbers(of: .sampleMonth) }
  }

  @Test(arguments: [
    ("pumkin", "pumpkin"), ("PAPER", "paper"), ("pmint", "mint"), ("imnt", "mint"),
    ("pum", "pumpkin"), ("x", nil), ("", nil), ("midnight", nil),
  ])
  func findsTheNearestName(_ word: String, _ expected: String?) {
    #expect(nearest(to: word, among: ["paper", "pumpkin", "mint"]) == expected)
  }

  @Test func themesAndLayoutsAreFoundByName() throws {
    for theme in Theme.all { #expect(try Theme(named: theme.name.uppercased()) == theme) }
    #expect(throws: UsageProblem("unknown theme \"mnit\": did you mean mint?")) {
      try Theme(named: "mnit")
    }
    for layout in Layout.all { #expect(try Layout(named: layout.name).name == layout.name) }
    #expect(throws: UsageProblem("unknown layout \"clasic\": did you mean classic?")) {
      try Layout(named: "clasic")
    }
  }
}
