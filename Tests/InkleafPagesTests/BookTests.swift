import InkleafGeometry
import Support
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// Books: parts of several layouts in one document.
@Suite struct BookTests {
  func document(
    _ layouts: [String], _ list: PromptList = .sample((1...31).map { "Word \($0)" }),
    numbers: Set<Int>? = nil, options: BookOptions = BookOptions(), backs: String? = nil,
    size: PageSize = .a4, words: CalendarWords = .english
  ) throws -> Document {
    let parts = try layouts.map { try Layout(named: $0) }
    var layout = parts.count == 1 ? parts[0] : Layout(book: parts)
    if let backs { layout = try layout.with(backs: Layout(named: backs)) }
    return try Document(
      list, numbers: numbers, layout: layout, page: Page(size), theme: .paper, options: options,
      words: words, metrics: FixedMetrics())
  }

  static let year = {
    var list = PromptList.sample((1...366).map { "Word \($0)" })
    list.start = CalendarDate("2028-01-01")
    return list
  }()

  /// A prompt for the first of each month has a weekday, but its week has no other.
  @Test func monthsStandOnOnePageOfATracker() throws {
    var list = PromptList.sample((1...12).map { "Word \($0)" })
    for index in list.prompts.indices {
      list.prompts[index].date = CalendarDate(year: 2027, month: index + 1, day: 1)
    }
    #expect(try document(["tracker"], list).sheets.count == 1)
    // Three words a week keep their columns.
    for index in list.prompts.indices {
      list.prompts[index].date = CalendarDate("2027-03-01")?.adding(
        days: index / 3 * 7 + index % 3 * 2)
    }
    #expect(list.hasWeeks)
  }

  @Test func partsStandInOrderWithTheirLabelsAndNames() throws {
    let book = try document(["cover", "contents", "classic", "tracker", "colophon"])
    #expect(book.sheets.count == 35 && book.backgrounds.count == 5)
    let labels = ["i", "ii"] + (1...33).map(String.init)
    #expect(book.sheets.map(\.label) == labels)
    let names = [0, 1, 2, 32, 33, 34].map { book.sheets[$0].name }
    #expect(
      names == [
        "00-1-cover", "00-2-contents", "01-word-1", "31-word-31", "back-4-tracker",
        "back-5-colophon",
      ])
    #expect(book.sheets.map(\.name) == book.sheets.map(\.name).sorted())
    #expect(
      [0, 1, 2, 33, 34].map { book.sheets[$0].title } == [
        "Cover", "Contents", "1 Word 1", "Tracker", "Colophon",
      ])
    let texts = book.sheets.map { sheet in
      (book.background(of: sheet) + sheet.marks).compactMap {
        if case .text(let line) = $0 { line.text } else { nil }
      }
    }
    #expect(
      texts[1].contains("ii") && texts[2].contains("1 of 33") && texts[33].contains("32 of 33"))
  }

  @Test(arguments: [("2026-10-01", "2026"), ("2026-12-20", "2026–2027")])
  func aCoverSaysTheYears(_ start: String, _ years: String) throws {
    var list = PromptList.sample((1...22).map { "Word \($0)" })
    list.start = CalendarDate(start)
    let cover = try document(["cover"], list)
    let texts = (cover.background(of: cover.sheets[0]) + cover.sheets[0].marks).compactMap {
      if case .text(let line) = $0 { line.text } else { nil }
    }
    #expect(texts.contains(years))
    // A month is of one year.
    let month = try document(["calendar"], list)
    let words = month.sheets[0].marks.compactMap {
      if case .text(let line) = $0 { line.text } else { nil }
    }
    #expect(words.contains { $0.hasSuffix(" 2026") })
  }

  /// Pages of a tracker are parted between weeks, and have about the same number of them.
  @Test(arguments: [CalendarWords.english, CalendarWords(language: "de")])
  func trackersShowWholeWeeks(_ words: CalendarWords) throws {
    let book = try document(["tracker"], Self.year, size: .a5, words: words)
    #expect(book.sheets.count > 3)
    for (sheet, next) in zip(book.sheets, book.sheets.dropFirst()) {
      #expect(next.number == sheet.lastNumber + 1)
      let first = CalendarDate("2028-01-01")?.adding(days: next.number - 1)
      #expect(first?.weekday == words.firstWeekday)
    }
    #expect(book.sheets.last?.lastNumber == 366)
  }

  @Test(arguments: [(31, [12, 12, 7]), (52, [12, 12, 12, 12, 4]), (13, [8, 5]), (11, [11])])
  func cardsFillTheirRows(_ count: Int, _ pages: [Int]) throws {
    let list = PromptList.sample((1...count).map { "Word \($0)" })
    let cards = try document(["flash-cards"], list)
    #expect(cards.sheets.map { $0.lastNumber - $0.number + 1 } == pages)
  }

  /// Without pages of days, entries lead to what shows their part of the list.
  @Test func entriesLeadToTheTracker() throws {
    let book = try document(["contents", "tracker", "year-summary"], Self.year, size: .a5)
    let targets = book.sheets.filter { $0.part == 0 }.flatMap(\.marks).compactMap { mark -> Int? in
      if case .link(let link) = mark, case .sheet(let page) = link.target { page } else { nil }
    }
    let trackers = Set(book.sheets.indices.filter { book.sheets[$0].part == 1 })
    #expect(trackers.count > 3 && trackers.isSubset(of: targets))
    #expect(book.sheets[trackers.min() ?? 0].label == "1")
  }

  @Test func daysLeaveFrontAndBackWhole() throws {
    let all = try document(["cover", "contents", "classic", "tracker"])
    let some = try document(["cover", "contents", "classic", "tracker"], numbers: [7, 9])
    #expect(
      some.sheets.map(\.name) == [
        "00-1-cover", "00-2-contents", "07-word-7", "09-word-9", "back-4-tracker",
      ])
    #expect(some.backgrounds == all.backgrounds)
    // Entries of days without a page lead nowhere, and no arrow leads to a cover, which has none.
    #expect(
      LinkTests.links(some.sheets[1].marks).map(\.target) == [
        .sheet(2), .sheet(3), .sheet(2),
      ])
  }

  @Test func entriesLeadToTheirPagesAndBack() throws {
    let book = try document(["cover", "contents", "calendar", "classic", "tracker"], Self.year)
    let contents = book.sheets.indices.filter { book.sheets[$0].part == 1 }
    let days = book.sheets.indices.filter { book.sheets[$0].part == 3 }
    #expect(days.count == 366 && contents.count == 3)
    var found: [Int: Int] = [:]
    for page in contents {
      for link in LinkTests.links(book.sheets[page].marks) {
        guard case .sheet(let target) = link.target, days.contains(target) else { continue }
        if found[target] == nil { found[target] = page }
      }
    }
    #expect(found.count == 366)
    for day in days {
      let targets = LinkTests.links(book.sheets[day].marks).map(\.target)
      #expect(targets.contains(.sheet(found[day] ?? -1)), "\(day)")
    }
  }

  @Test func eachDayGetsItsCopiesAndItsBack() throws {
    let list = PromptList.sample(["One", "Two"])
    let twice = try document(["classic"], list, options: BookOptions(copies: 2))
    #expect(twice.sheets.map(\.name) == ["01-one", "01-one_2", "02-two", "02-two_2"])
    #expect(twice.sheets.map(\.label) == ["1", "1.2", "2", "2.2"])
    let cards = try document(["minimal"], list, backs: "card-back", size: .custom63)
    #expect(cards.sheets.map(\.name) == ["01-one", "01-one_2", "02-two", "02-two_2"])
    #expect(cards.sheets.map(\.part) == [0, 1, 0, 1])
    #expect(try document(["classic"], list, options: BookOptions(copies: -1)).sheets.count == 2)
  }

  /// The back of each card is behind it, however many pages stand in front.
  @Test func backsStandBehindTheirDays() throws {
    let list = PromptList.sample(["One", "Two"])
    for front in [["cover"], ["cover", "contents"]] {
      let book = try document(front + ["minimal", "tracker"], list, backs: "card-back")
      let days = book.sheets.indices.filter { book.sheets[$0].name.hasPrefix("0") }.dropFirst(2)
      #expect(
        days.map { book.sheets[$0].name } == ["01-one", "01-one_2", "02-two", "02-two_2"])
      #expect(days.first == 2, "\(book.sheets.map(\.name))")
    }
    let book = try document(["cover", "minimal"], list, backs: "card-back")
    #expect(book.sheets.map(\.label) == ["i", "ii", "1", "1.2", "2", "2.2"])
    #expect(book.sheets[1].marks.isEmpty && book.background(of: book.sheets[1]).count == 1)
    #expect(book.sheets[1].title == "Empty page" && book.sheets[1].name == "00-2-empty")
  }

  /// Each part with a page a day has its own copies and backs; a day's pages share one number.
  @Test func allPartsOfDaysHaveCopiesAndBacks() throws {
    let list = PromptList.sample(["One", "Two"])
    let layouts = ["classic", "tracker", "log"]
    let book = try document(
      layouts, list, options: BookOptions(copies: 2), backs: "card-back",
      size: PageSize(reading: "a6"))
    let days = ["01-one", "01-one_2", "01-one_3", "01-one_4", "02-two", "02-two_2", "02-two_3"]
    let names = book.sheets.map(\.name)
    #expect(Array(names.prefix(7)) == days && names.count == 18)
    #expect(names[8...9] == ["back-2-tracker", "back-3-empty"])
    #expect(Array(names[10...16]) == days.map { "back-4-\($0)" })
    #expect(names == names.sorted())
    // Backs stand behind their days.
    #expect([0, 2, 4, 6].allSatisfy { book.sheets[$0].part != book.sheets[$0 + 1].part })
    func texts(_ sheet: Sheet) -> [String] {
      sheet.marks.compactMap { if case .text(let line) = $0 { line.text } else { nil } }
    }
    for (place, number) in [(0, 1), (2, 1), (4, 2), (10, 5)] {
      let page = CalendarWords.english.page(number, of: 6)
      #expect(texts(book.sheets[place]).contains { $0.contains(page) }, "\(book.sheets[place])")
    }
    // Days that are left out are so in all parts of days.
    let first = try document(layouts, list, numbers: [1], size: PageSize(reading: "a6"))
    #expect(first.sheets.map(\.name) == ["01-one", "back-2-tracker", "back-3-01-one"])
  }

  /// Contents without pages to lead to have no leaders.
  @Test func leadersLeadToPages() throws {
    func dots(_ layouts: [String]) throws -> Int {
      try document(layouts).sheets[0].marks.count { if case .dots = $0 { true } else { false } }
    }
    #expect(try dots(["contents"]) == 0)
    #expect(try dots(["contents", "classic"]) > 0)
  }

  /// Labels are the numbers that contents and footers name, and those of days without contents.
  @Test func labelsAreThePrintedNumbers() throws {
    var list = PromptList.sample(["One", "Two", "Three"])
    list.prompts[1].last = 5
    list.prompts[2].number = 6
    list.prompts[2].last = 6
    #expect(try document(["classic"], list).sheets.map(\.label) == ["1", "2", "6"])
    #expect(
      try document(["contents", "classic"], list).sheets.map(\.label) == ["i", "1", "2", "3"])
    #expect(try document(["two-up"]).sheets.map(\.label) == (1...16).map { "\($0)" })
  }

  /// Rows of a grid with so many columns leave no hole before the last page.
  @Test func pagesOfAGridAreFilled() throws {
    let layout = try Layout(
      parsing: Array(
        """
        {
          "extends": "flash-cards", "page": { "list": 12 }, "items": [
            { "item": "days", "columns": 3, "rows": 4, "cell": {
              "items": [{ "item": "number", "size": "0.45u" }] } }
          ]
        }
        """.utf8), path: "own.json", files: .none)
    #expect(
      layout.pages.sheets(
        of: .sample((1...31).map { "Word \($0)" }), parting: layout.parting(.english)
      ).map(\.count) == [12, 12, 7])
  }

  /// The years of a cover go up to the end of its last prompt.
  @Test func yearsGoUpToTheEndOfTheLastPrompt() throws {
    var list = PromptList.sample(["One"])
    list.start = CalendarDate("2026-12-20")
    list.prompts[0].last = 25
    let texts = try document(["cover"], list).sheets[0].marks.compactMap {
      if case .text(let line) = $0 { line.text } else { nil }
    }
    #expect(texts.contains { $0.contains("2026–2027") })
  }

  /// Cards are not printed on both sides for the backs that they do not get.
  @Test func onlyDaysHaveBacks() throws {
    let back = try Layout(named: "card-back")
    #expect(try Layout(named: "minimal").with(backs: back).hasBacks)
    #expect(try !Layout(named: "bingo").with(backs: back).hasBacks)
    #expect(
      try Layout(book: [Layout(named: "bingo"), Layout(named: "minimal")]).with(backs: back)
        .hasBacks)
  }

  @Test func backsAreOnePage() throws {
    let problem = #expect(throws: UsageProblem.self) {
      try Layout(named: "classic").with(backs: Layout(named: "journal"))
    }
    #expect(problem?.description.contains("journal is a book") == true)
  }

  /// Several prompts on a page of which only one is shown are told.
  @Test func hiddenPromptsOfAPageAreTold() throws {
    let own = try Layout(
      parsing: Array(#"{ "extends": "classic", "page": 2 }"#.utf8), path: "own.json", files: .none)
    let list = PromptList.sample(["Gargoyle", "Jigsaw", "Cactus", "Violin"])
    let document = try Document(
      list, layout: own, page: Page(.a4), theme: .paper, words: .english, metrics: FixedMetrics())
    #expect(
      document.lostWords(of: list, in: own) == [LostWords(kind: .someOfSeveral, numbers: [2, 4])])
    let both = try Layout(named: "two-up")
    #expect(try self.document(["two-up"], list).lostWords(of: list, in: both).isEmpty)
    let some = try self.document(["two-up"], list, numbers: [3])
    #expect(some.lostWords(of: list, in: both).isEmpty)
  }

  /// Several prompts on a day are a cell of a summary, and no weekdays stand above the wrong days.
  @Test func severalPromptsOnADay() throws {
    var list = PromptList.sample((1...62).map { "Word \($0)" })
    list.start = CalendarDate("2026-10-01")
    func texts(_ layout: String) throws -> [String] {
      try document([layout], list).sheets[0].marks.compactMap {
        if case .text(let line) = $0 { line.text } else { nil }
      }
    }
    #expect(try texts("tracker").contains { $0.hasPrefix("Thu") })
    list.perDay = 2
    #expect(
      try !texts("tracker").contains { $0.hasPrefix("Thu") } && texts("tracker").contains("62"))
    let summary = try document(["year-summary"], list)
    #expect(summary.sheets.count == 1)
    // A week is set apart once, however many prompts its first day has.
    var year = BookTests.year
    year.perDay = 12
    #expect(
      try document(["contents"], year).sheets.count
        <= document(["contents"], BookTests.year).sheets.count)
  }

  /// Where words must be large for the page, its lines are high enough for them.
  @Test(arguments: ["story", "instagram-square", "remarkable-paper-pro-move", "60x200mm"])
  func contentsHaveReadableLines(_ size: String) throws {
    let page = try PageSize(reading: size)
    let book = try document(["contents"], size: page)
    #expect(book.sheets.count <= 3 && book.smallText() == nil, "\(book.sheets.count)")
  }

  @Test func aCardKnowsItsPrompts() throws {
    #expect(Layout.classic.promptsOfACard(of: 24) == nil)
    #expect(Layout(book: [.cover, .bingo]).promptsOfACard(of: 31) == 24)
    // The middle cell of three or five is free.
    let cards = [24, 23, 16, 15, 8, 3].map { Layout.bingo.promptsOfACard(of: $0) }
    #expect(cards == [24, 16, 16, 8, 8, 8])
  }

  /// A layout's file may ask for what `--copies` asks for; the larger number counts.
  @Test func aLayoutGivesDaysSeveralPages() throws {
    let list = PromptList.sample(["One", "Two"])
    func names(_ file: String, _ parts: [String] = [], copies: Int = 1) throws -> [String] {
      let own = try Layout(parsing: Array(file.utf8), path: "own.json")
      let others = try parts.map { try Layout(named: $0) }
      return try Document(
        list, layout: others.isEmpty ? own : Layout(book: [own] + others), page: Page(.a4),
        theme: .paper, options: BookOptions(copies: copies), words: .english,
        metrics: FixedMetrics()
      ).sheets.map(\.name)
    }
    let twice = ["01-one", "01-one_2", "02-two", "02-two_2"]
    let own = #"{ "extends": "classic", "pages": 2 }"#
    #expect(try names(own) == twice)
    #expect(try names(own, copies: 2) == twice)
    #expect(try names(own, copies: 3).count == 6)
    #expect(try names(own, ["tracker"]) == twice + ["back-2-tracker"])
    let book = #"{ "parts": ["cover", "classic"], "pages": 2 }"#
    #expect(try names(book) == ["00-1-cover"] + twice)
    #expect(try names(book, ["tracker"]).count == 6)
    #expect(try names(#"{ "extends": "journal", "pages": 2 }"#).count == 9)
    // Names are sorted as the pages are.
    let many = try names(own, copies: 10)
    #expect(many.count == 20 && many == many.sorted() && many[9] == "01-one_10")
  }

  /// The dates of a list are its earliest and its latest one, whatever the order of its prompts is.
  @Test func datesOfAListAreInOrder() throws {
    var list = PromptList.sample(["One", "Two", "Three"])
    list.start = nil
    for (index, day) in ["2026-10-20", "2026-10-01", "2026-10-09"].enumerated() {
      list.prompts[index].date = CalendarDate(day)
    }
    let file = #"{ "page": "whole", "items": [{ "item": "text", "text": "{dates}" }] }"#
    let marks = try Document(
      list, layout: Layout(parsing: Array(file.utf8), path: "own.json"), page: Page(.a4),
      theme: .paper, words: .english, metrics: FixedMetrics()
    ).sheets.flatMap(\.marks)
    let texts = marks.compactMap { mark in
      if case .text(let line) = mark { line.text } else { nil }
    }
    #expect(texts == ["October 1–20"])
  }

  @Test(arguments: [
    (
      #"{ "extends": "classic", "pages": 0 }"#,
      "own.json:1:34: error: expected a whole number from 1 to 10, not the number 0"
    ),
    (
      #"{ "extends": "tracker", "pages": 2 }"#,
      "own.json:1:34: error: this layout has no page for each day, which could come several times"
    ),
  ])
  func saysWhatCannotComeSeveralTimes(_ file: String, _ fault: String) {
    let faults = #expect(throws: Diagnostics.self) {
      try Layout(parsing: Array(file.utf8), path: "own.json")
    }
    #expect(faults?.all.map(\.description) == [fault])
  }

  /// One layout alone makes the pages that it always made.
  @Test func aLayoutAloneIsNoBook() throws {
    let alone = try document(["classic"])
    #expect(alone.backgrounds.count == 1 && alone.sheets.map(\.label) == (1...31).map(String.init))
    #expect(alone.sheets.allSatisfy { LinkTests.links($0.marks).count <= 2 })
  }

  /// The name of a group stands above its first row, and again where a page begins within the group.
  @Test(arguments: ["a4", "a5", "a4-landscape", "letter", "63x88", "9x20"], [4, 7, 40])
  func contentsNameGroups(_ name: String, _ length: Int) throws {
    let size: PageSize =
      switch name {
      case "a5": .a5
      case "a4-landscape": PageSize(name, .custom, 297, 210, .mm, source: "")
      case "letter": PageSize(name, .custom, 216, 279, .mm, source: "")
      case "63x88": .custom63
      case "9x20": PageSize(name, .custom, 90, 200, .mm, source: "")
      default: .a4
      }
    var list = PromptList.sample((1...150).map { "Word \($0)" })
    // The first prompts have no group.
    for index in 3..<150 { list.prompts[index].group = "Part \((index - 3) / length + 1)" }
    let book = try document(["contents", "classic"], list, size: size)
    var shown = 0
    for sheet in book.sheets where sheet.part == 0 {
      var lines: [TextLine] = []
      for case .text(let line) in sheet.marks { lines.append(line) }
      var before: String?
      for (index, line) in lines.enumerated() where line.text.hasPrefix("Part ") {
        shown += 1
        #expect(line.text != before)
        before = line.text
        // Its row is next to it, below and in the same column.
        let number = try #require(lines[(index + 1)...].first { Int($0.text) != nil })
        let prompt = try #require(list.prompts.first { "\($0.number)" == number.text })
        #expect(prompt.group == line.text)
        let distance = number.origin.y - line.origin.y
        #expect(distance > 0 && distance < 3 * number.size, "\(line.text)")
        #expect(number.origin.x >= line.origin.x - 1 && number.origin.x < line.origin.x + 60)
      }
    }
    let groups = Set(list.prompts.compactMap(\.group)).count
    let pages = book.sheets.count { $0.part == 0 }
    #expect((groups..<groups + pages).contains(shown))
  }

  /// Pages of a weekly list name the week, with its number (ISO 8601) if it begins on a Monday.
  @Test func weeklyPagesSayTheWeek() throws {
    var list = PromptList.sample(["Moss", "Owl", "Fern"])
    list.cadence = .weekly
    list.start = CalendarDate("2027-04-19")
    list.prompts[1].group = "Rain"
    func dates(_ layout: String = "classic", _ words: CalendarWords = .english) throws -> [String] {
      let document = try Document(
        list, layout: Layout(named: layout), page: Page(.a4), theme: .paper, words: words,
        metrics: FixedMetrics())
      return document.sheets.compactMap { sheet in
        sheet.marks.lazy.compactMap { if case .text(let line) = $0 { line.text } else { nil } }
          .first { text in ["April", "May", "Week", "abril", "月"].contains(where: text.contains) }
      }
    }
    #expect(
      try dates() == [
        "Week 16  ·  April 19–25", "Week 17  ·  April 26 – May 2  ·  Rain", "Week 18  ·  May 3–9",
      ])
    // Where there is little room, the week alone.
    #expect(try dates("storyboard") == ["Week 16", "Week 17", "Week 18"])
    list.language = "de"
    #expect(
      try dates("classic", CalendarWords(language: "de")).first == "Woche 16  ·  19.–25. April")
    list.language = "ja"
    #expect(
      try dates("classic", CalendarWords(language: "ja")).first == "第16週  ·  4月19日–25日")
    list.language = "es"
    #expect(
      try dates("classic", CalendarWords(language: "es")).first == "Semana 16  ·  19–25 de abril")
    list.language = "en"
    list.start = CalendarDate("2027-04-21")
    #expect(try dates().first == "April 21–27")
    list.start = CalendarDate("2027-04-19")
    list.cadence = .daily
    #expect(try dates().first == "Monday, April 19")
  }

  /// A list without groups keeps its rows, and one with groups has them in the order of the pages.
  @Test func namesOfGroupsAreSpoken() throws {
    var list = PromptList.sample(["Moss", "Owl", "Fern"])
    list.prompts[1].group = "Week Two"
    let sheet = try document(["contents", "classic"], list).sheets[0]
    let days = sheet.passages.filter { $0.role == .contents || $0.role == .paragraph }.prefix(4)
    #expect(days.map(\.role).contains(.contents))
    #expect(sheet.passages.count { $0.role == .contents } == 2)
  }

  @Test func smallPagesHoldLessOfTheList() throws {
    let large = try document(["contents", "classic"], Self.year)
    let small = try document(["contents", "classic"], Self.year, size: .custom63)
    func pages(_ book: Document) -> Int { book.sheets.count { $0.part == 0 } }
    #expect(pages(large) == 3 && pages(small) > 4)
    #expect(small.smallText() == nil)
  }

  @Test func bookLooksAsRecorded() throws {
    var book = try document(
      ["cover", "contents", "classic", "tracker"], .sample(["Apple", "Flightless", "Uh-oh"]))
    book.sheets.removeSubrange(3..<5)
    try expectGolden(book.dump, "book-a4.txt")
  }

  @Test(arguments: [(1, "i"), (4, "iv"), (9, "ix"), (14, "xiv"), (1999, "mcmxcix")])
  func romanNumbers(_ number: Int, _ text: String) { #expect(roman(number) == text) }
}

extension PageSize {
  static let custom63 = PageSize("63x88mm", .custom, 63, 88, .mm, source: "")
}

/// The item `days`, and what is made of it.
@Suite struct DaysTests {
  func layout(_ days: String) throws -> Layout {
    try Layout(
      parsing: Array(
        #"""
        { "margin": "0mm", "page": "cards",
          "items": [{ "item": "days", \#(days), "cell": { "items": [{ "item": "frame" }] } }] }
        """#.utf8), path: "mine.json")
  }

  /// The cells of a layout on a page of 100 by 200 mm, in mm.
  func cells(_ days: String, count: Int) throws -> [[Double]] {
    let list = PromptList.sample((1...count).map { "\($0)" })
    let document = try Document(
      list, layout: layout(days), page: Page(PageSize(reading: "1000x2000px@254")), theme: .paper,
      words: .english, metrics: FixedMetrics())
    return (document.backgrounds[0] + document.sheets[0].marks).compactMap { mark in
      guard case .stroke(let path, let pen) = mark else { return nil }
      let (xs, ys) = (path.points.map(\.x), path.points.map(\.y))
      return [
        (xs.min() ?? 0) - pen.width / 2, (ys.min() ?? 0) - pen.width / 2,
        (xs.max() ?? 0) + pen.width / 2, (ys.max() ?? 0) + pen.width / 2,
      ].map { ($0 / pointsPerMillimetre * 100).rounded() / 100 }
    }
  }

  @Test func cellsAreEqualAndEven() throws {
    #expect(
      try cells(#""columns": 2, "columnGap": "10mm", "rowGap": "20mm""#, count: 4) == [
        [0, 0, 45, 90], [55, 0, 100, 90], [0, 110, 45, 200], [55, 110, 100, 200],
      ])
    // Down the columns, with one cell free.
    #expect(
      try cells(
        #""columns": 2, "rows": 2, "flow": "down", "free": [1], "columnGap": "10mm", "rowGap": "20mm""#,
        count: 3) == [[0, 110, 45, 200], [55, 0, 100, 90], [55, 110, 100, 200]])
    // Squares stand in the middle of what is over.
    #expect(
      try cells(
        #""columns": 2, "keepShape": true, "columnGap": "10mm", "rowGap": "10mm""#, count: 4)
        == [[0, 50, 45, 95], [55, 50, 100, 95], [0, 105, 45, 150], [55, 105, 100, 150]])
  }

  @Test func automaticColumnsMakeLargeCells() throws {
    func columns(_ days: String, _ count: Int) throws -> Int {
      Set(try cells(days, count: count).map { $0[0] }).count
    }
    #expect(try columns(#""columns": "auto""#, 8) == 2)
    #expect(try columns(#""shape": "1:4""#, 8) == 4)
    #expect(try columns(#""shape": "8:1""#, 8) == 1)
    #expect(try columns(#""rows": 2"#, 8) == 4)
  }

  @Test func cellsThatDoNotFitAreTold() throws {
    #expect(
      throws: LayoutProblem(
        description:
          "layout mine does not fit on 1000x2000px-254: the grid of days has 5 cells, but room for 4; choose a larger size or another layout"
      )
    ) { try cells(#""columns": 2, "rows": 2"#, count: 5) }
    #expect(throws: LayoutProblem.self) { try cells(#""columns": 64, "rows": 400"#, count: 900) }
  }

  @Test func weekdaysHaveTheirColumns() throws {
    // 1 October 2026 is a Thursday, and weeks start on Sunday.
    let lefts = try cells(#""order": "weekday", "columnGap": "0.1mm""#, count: 15).map { $0[0] }
    #expect(lefts[0] > 55 && lefts[1] > lefts[0] && lefts[2] > lefts[1] && lefts[3] == 0)
  }

  /// The prompts of bingo cards, by their numbers, in the order of the cells.
  func cards(_ count: Int, seed: Int) throws -> [[Int]] {
    (0..<count).map { card in
      var numbers = Array(1...31)
      numbers.shuffle(seed: seed, turn: card)
      return Array(numbers.prefix(24))
    }
  }

  @Test func thirtyCardsAreAllDifferentAndTheSameTomorrow() throws {
    let list = PromptList.sample((1...31).map { "w\($0)" })
    func texts(_ seed: Int) throws -> [[String]] {
      try Document(
        list, layout: .bingo, page: Page(.a4), theme: .paper,
        options: BookOptions(cards: 30, seed: seed), words: .english, metrics: FixedMetrics()
      ).sheets.map { sheet in
        sheet.marks.compactMap { mark in
          if case .text(let line) = mark, line.text.hasPrefix("w") { line.text } else { nil }
        }
      }
    }
    let cards = try texts(5)
    #expect(cards.count == 30 && cards.allSatisfy { Set($0).count == 24 && $0.count == 24 })
    #expect(Set(cards).count == 30 && Set(cards.map { Set($0) }).count > 25)
    #expect(try texts(5) == cards && texts(6) != cards)
    // Recorded: the same on every machine and with every version of Swift.
    #expect(
      try self.cards(2, seed: 1).map { Array($0.prefix(4)) } == [[8, 14, 21, 10], [18, 15, 7, 2]])
  }

  /// A few words are spread over a card, whose cells all have their frames.
  @Test func aFewWordsAreSpreadOverACard() throws {
    let list = PromptList.sample((1...5).map { "w\($0)" })
    let cards = try Document(
      list, layout: .bingo, page: Page(.a4), theme: .paper,
      options: BookOptions(cards: 9, seed: 5), words: .english, metrics: FixedMetrics())
    let rows = cards.sheets.map { sheet in
      Set(
        sheet.marks.compactMap { mark -> Double? in
          if case .text(let line) = mark, line.text.hasPrefix("w") { line.origin.y } else { nil }
        })
    }
    #expect(rows.allSatisfy { $0.count > 1 } && Set(rows).count > 1)
  }

  /// More pages than a machine has room for are refused before they are laid out.
  @Test func pagesAreBounded() throws {
    let list = PromptList.sample((1...1000).map { "word \($0)" })
    #expect(throws: LayoutProblem.self) {
      try Document(
        list, layout: Layout(book: [.classic, .minimal]), page: Page(.a4), theme: .paper,
        options: BookOptions(copies: 10), words: .english, metrics: FixedMetrics())
    }
    _ = try Document(
      list, numbers: [1, 2], layout: Layout(book: [.classic, .minimal]), page: Page(.a4),
      theme: .paper, options: BookOptions(copies: 10), words: .english, metrics: FixedMetrics())
  }

  /// Words that come again are on a card once, where there are others.
  @Test func cardsHaveDifferentWords() throws {
    let list = PromptList.sample((1...52).map { $0 % 2 == 0 ? "w\($0)" : "W\(1 + $0 % 4)" })
    #expect(list.wordCount == 26)
    let cards = try Document(
      list, layout: .bingo, page: Page(.a4), theme: .paper,
      options: BookOptions(cards: 9, seed: 5), words: .english, metrics: FixedMetrics()
    ).sheets.map { sheet in
      sheet.marks.compactMap { mark in
        if case .text(let line) = mark, line.text.lowercased().hasPrefix("w") {
          line.text.lowercased()
        } else {
          nil
        }
      }
    }
    #expect(cards.count == 9 && cards.allSatisfy { $0.count == 24 && Set($0).count == 24 })
  }

  /// Each prompt is as likely in each cell: chi-square over 10 000 cards of 31 prompts.
  @Test func cardsAreDrawnEvenly() {
    var seen = Array(repeating: Array(repeating: 0, count: 31), count: 31)
    var seeds = SplitMix(seed: 3)
    for _ in 0..<10_000 {
      var numbers = Array(0..<31)
      numbers.shuffle(seed: Int(truncatingIfNeeded: seeds.next() >> 1), turn: 0)
      for (place, number) in numbers.enumerated() { seen[place][number] += 1 }
    }
    let expected = 10_000.0 / 31
    for row in seen {
      let chi = row.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
      // Thirty degrees of freedom: one in ten thousand is above 65.
      #expect(chi < 65)
    }
    let whole = seen.joined().reduce(0.0) {
      $0 + (Double($1) - expected) * (Double($1) - expected) / expected
    }
    // 900 degrees of freedom: mean 900, deviation 42.
    #expect((750...1050).contains(whole), "\(whole)")
  }

  /// Cards of one seed follow one another as evenly as those of many.
  @Test func cardsOfOneSeedAreDrawnEvenly() {
    var first = Array(repeating: 0, count: 31)
    for turn in 0..<2000 {
      var numbers = Array(0..<31)
      numbers.shuffle(seed: 1, turn: turn)
      first[numbers[0]] += 1
    }
    let expected = 2000.0 / 31
    let chi = first.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
    #expect(chi < 65, "\(chi)")
  }

  @Test func labelsAreInEveryLanguage() {
    for name in LabelWords.names {
      let words = LabelWords.languages.map { LabelWords.words(name, in: $0) }
      #expect(words.allSatisfy { !$0.isEmpty } && words.count == 22, "\(name)")
    }
    #expect(LabelWords.words("name", in: "fr-CA") == "Nom")
    #expect(
      LabelWords.words("class", in: "nn") == "Klasse"
        && LabelWords.words("time", in: "xx") == "Time")
    let contents = ["zh", "zh-CN", "zh-Hant", "zh-TW", "zh-Hans-HK", "yue"].map {
      LabelWords.words("contents", in: $0)
    }
    #expect(contents == ["目录", "目录", "目錄", "目錄", "目录", "目錄"])
    let weeks = ["en", "ja", "zh", "zh-TW", "ko", "cs", "hu"].map { LabelWords.week("14", in: $0) }
    #expect(["de", "fr-CA", "ja"].map { LabelWords.colon(in: $0) } == [": ", "\u{202F}: ", "："])
    #expect(weeks == ["Week 14", "第14週", "第14周", "第14週", "14주차", "14. týden", "14. hét"])
  }

  @Test func labelsInAnotherLanguageAreTold() throws {
    let layouts = ["classic", "log", "contents", "journal", "tracker", "colophon"]
    let borrowing = try layouts.filter { try Layout(named: $0).borrowsLabels(in: "ro") }
    #expect(borrowing == ["log", "contents", "journal", "colophon"])
    for name in Layout.names {
      #expect(try !Layout(named: name).borrowsLabels(in: "en-GB"), "\(name)")
    }
  }

  @Test func fieldsThatDoNotFitAreNamed() throws {
    let layout = try Layout(
      parsing: Array(
        #"""
        { "columns": ["10mm", "fill"],
          "items": [{ "item": "field", "label": "signature" }, { "item": "frame", "column": 2 }] }
        """#.utf8), path: "mine.json")
    #expect {
      try Document(
        .sample(["a"]), layout: layout, page: Page(.a4), theme: .paper, words: .english,
        metrics: FixedMetrics())
    } throws: { "\($0)".contains("the field \"Signature\" would need") }
  }
}
