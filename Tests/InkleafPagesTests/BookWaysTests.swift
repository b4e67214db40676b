import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

// Long words in a book's pages, and the ways through it.

extension BookTests {
  func texts(_ document: Document, _ sheet: Int = 0) -> [TextLine] {
    (document.background(of: document.sheets[sheet]) + document.sheets[sheet].marks).compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
  }

  /// A prompt that is much longer than the others keeps all its words.
  @Test(arguments: [("list", 31), ("list", 24), ("calendar", 31)])
  func oneLongPromptIsNotCut(_ layout: String, _ count: Int) throws {
    var list = PromptList.sample((1...count).map { "Word \($0)" })
    list.start = CalendarDate("2026-10-01")
    for place in [0, 6, count - 1] {
      var list = list
      list.prompts[place] = Prompt(
        number: place + 1, text: "A lighthouse keeper remembers the sea")
      let words = texts(try document([layout], list))
      #expect(!words.contains { $0.text.contains("…") })
      #expect(words.contains { $0.text.contains("sea") })
    }
  }

  /// Of a list for which a page is too small, fewer prompts go on each.
  @Test func smallListsHaveSeveralPages() throws {
    let book = try document(["list"], Self.year, size: PageSize(reading: "trading-card"))
    #expect(book.sheets.count > 3)
    #expect(!book.sheets.indices.contains { texts(book, $0).contains { $0.text.contains("…") } })
  }

  /// One long word shrinks neither the other words of a calendar nor the footer of a bingo card.
  @Test func oneLongWordShrinksItself() throws {
    var list = PromptList.sample((1...31).map { "Word \($0)" })
    list.start = CalendarDate("2026-10-01")
    let usual = texts(try document(["calendar"], list)).first { $0.text.hasPrefix("Word 2") }?.size
    list.prompts[4] = Prompt(number: 5, text: "Donaudampfschifffahrtsgesellschaft")
    let words = texts(try document(["calendar"], list))
    #expect(words.first { $0.text.hasPrefix("Word 2") }?.size == usual)
    let page = try Page(PageSize(reading: "trading-card"))
    let card = try document(["bingo"], list, size: PageSize(reading: "trading-card"))
    let footer = try #require(texts(card).first { $0.text.hasPrefix(list.title) })
    #expect(footer.size >= page.smallestReadable - 0.01)
  }

  /// Arrows lead from each page that has some to another that has some.
  @Test func arrowsLeadToPagesWithArrows() throws {
    let book = try document(
      ["cover", "contents", "classic", "tracker", "year-summary", "colophon"], backs: "card-back")
    func targets(_ sheet: Int) -> [Int] {
      LinkTests.links(book.background(of: book.sheets[sheet]) + book.sheets[sheet].marks)
        .compactMap { if case .sheet(let page) = $0.target { page } else { nil } }
    }
    let parts = Set(
      book.sheets.indices.filter { !targets($0).isEmpty }.map { book.sheets[$0].part })
    for sheet in book.sheets.indices {
      for target in targets(sheet) { #expect(parts.contains(book.sheets[target].part)) }
    }
    #expect(book.sheets.contains { $0.name.contains("year-summary") && parts.contains($0.part) })
  }

  /// Where days have no footer, their numbers lead to the contents.
  @Test func minimalPagesLeadBack() throws {
    let book = try document(["cover", "contents", "minimal"])
    let back = LinkTests.links(book.sheets[5].marks).map(\.target)
    #expect(back == [.sheet(1)])
  }

  @Test func filesOfABookWithoutDaysSort() throws {
    for layouts in [["cover", "tracker", "bingo"], ["flash-cards", "list"], ["cover", "list"]] {
      let names = try document(layouts).sheets.map(\.name)
      #expect(names == names.sorted(), "\(names)")
    }
  }

  @Test func yearsAreSaidWhereMonthsComeAgain() throws {
    var list = PromptList.sample((1...400).map { "Word \($0)" })
    list.start = CalendarDate("2026-12-01")
    let summary = texts(try document(["year-summary"], list)).map(\.text)
    #expect(summary.contains("December 2026") && summary.contains("December 2027"))
    // A text that has the year anywhere needs no second one.
    let layout = try Layout(
      parsing: Array(
        #"{ "page": "month", "items": [{ "item": "text", "text": "{month} · {year}" }] }"#.utf8),
      path: "l.json", files: .none)
    let months = try Document(
      list, layout: layout, page: Page(.a4), theme: .paper, words: .english, metrics: FixedMetrics()
    )
    #expect(texts(months).map(\.text) == ["December  ·  2026"])
    let cover = texts(try document(["cover"], list)).map(\.text)
    #expect(cover.contains { $0.contains("December 1, 2026 – January 4, 2028") }, "\(cover)")
    // A week is of the year that most of its days are in.
    var weekly = PromptList.sample((1...52).map { "Word \($0)" })
    (weekly.start, weekly.cadence) = (CalendarDate("2025-12-29"), .weekly)
    #expect(texts(try document(["cover"], weekly)).contains { $0.text == "2026" })
  }

  /// Rows at the edges of a list have as much room for long prompts as others.
  @Test func longPromptsAreWholeInEveryRow() throws {
    let list = PromptList.sample(
      (1...40).map {
        $0 % 4 == 1 ? "A robot who learned to paint from snail number \($0)" : "Owl \($0)"
      })
    let book = try document(["list"], list, size: PageSize(reading: "ipad"))
    for sheet in book.sheets.indices {
      #expect(!texts(book, sheet).contains { $0.text.contains("…") })
    }
  }

  /// Arrows pass empty backs over where the days have none.
  @Test func arrowsLeadToNoEmptyBacks() throws {
    let book = try document(["contents", "minimal", "tracker"], backs: "blank")
    let links = LinkTests.links(book.background(of: book.sheets[0]) + book.sheets[0].marks)
    let last = try #require(links.last?.target)
    #expect(last == .sheet(book.sheets.count - 1))
  }

  /// Several prompts a day keep their dots behind them, and long words hyphens that are not read.
  @Test func dotsStandBehindPrompts() throws {
    var list = PromptList.sample([
      "Donaudampfschifffahrtsgesellschaft", "sun", "moon and stars", "tree-house-in-parts",
    ])
    (list.start, list.perDay) = (CalendarDate("2026-10-01"), 2)
    let lines = texts(try document(["calendar"], list, size: PageSize(reading: "a6"))).map(\.text)
    #expect(!lines.contains { $0.hasPrefix("·") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Donau") && $0.hasSuffix("\u{AD}") }, "\(lines)")
  }
}
