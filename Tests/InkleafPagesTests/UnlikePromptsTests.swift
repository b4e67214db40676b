import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// Prompts of one list that are unlike each other, in their words, colours or numbers.
@Suite struct UnlikePromptsTests {
  private func document(
    _ layout: String, _ list: PromptList, size: String = "a4",
    orientation: Orientation = .portrait, theme: Theme = .paper, advance: Double = 0.5
  ) throws -> Document {
    try Document(
      list, layout: Layout(named: layout),
      page: Page(PageSize(reading: size), orientation: orientation), theme: theme,
      words: .english, metrics: FixedMetrics(advance: advance))
  }

  private func lines(_ document: Document, _ sheet: Int = 0) -> [TextLine] {
    document.sheets[sheet].marks.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  /// One colour has a wider square than two, one above the other.
  @Test(arguments: ["classic", "worksheet"], ["a4", "a2", "story", "trading-card"])
  func oneColourAndTwoHaveRoom(_ layout: String, _ size: String) throws {
    let list = PromptList.sample([
      "Teal #008080", "A cat asleep on a red velvet chair #8B0000 #F9F6EE",
    ])
    #expect(try document(layout, list, size: size).sheets.count == 2)
  }

  /// Pages are parted at weeks only where weekdays are named.
  @Test(arguments: [12, 13, 20, 28]) func trackersWithoutWeekdaysHaveEvenPages(_ count: Int) throws
  {
    let list = PromptList.sample((1...count).map { _ in "Grandmother's favourite armchair" })
    let document = try document("tracker", list, size: "instagram-square")
    let pages = document.sheets.indices.map { sheet in
      lines(document, sheet).count { $0.text.hasPrefix("Grandmother") }
    }
    #expect(!lines(document).contains { $0.text.hasPrefix("Mon") })
    #expect(pages.count > 1 && pages.dropLast().allSatisfy { $0 == pages[0] }, "\(pages)")
    #expect(pages[0] - (pages.last ?? 0) <= 6, "\(pages)")
  }

  /// A date below a prompt that hugs its number begins where the prompt does.
  @Test(arguments: ["pumpkin", "paper"]) func datesBeginWithTheirPrompts(_ name: String) throws {
    let list = PromptList.sample((1...12).map { "Word \($0)" })
    let document = try document(
      "two-up", list, orientation: .landscape, theme: Theme(named: name))
    for sheet in document.sheets.indices {
      let lines = lines(document, sheet)
      for day in [2 * sheet + 1, 2 * sheet + 2] {
        let prompt = try #require(lines.first { $0.text == "Word \(day)" })
        let date = try #require(lines.first { $0.text == "October \(day)" })
        #expect(abs(prompt.origin.x - date.origin.x) < 0.1 * prompt.size)
      }
    }
  }

  /// Figures that may not become smaller stay within their day.
  @Test(arguments: ["trading-card", "index-card", "a6", "story"])
  func figuresStayBelowTheLineOfTheirDay(_ size: String) throws {
    let list = PromptList.sample((1...31).map { _ in "Fog" })
    let document = try document("calendar", list, size: size)
    let boxes = document.sheets[0].marks.compactMap { mark -> Double? in
      if case .stroke(let path, _) = mark { path.points.map(\.y).min() } else { nil }
    }
    let top = try #require(boxes.min())
    let first = try #require(lines(document).first { $0.text == "1" })
    #expect(first.origin.y - 0.7 * first.size - top > 0.2 * first.size)
  }

  /// Many long words are parted before all of them are small.
  @Test(arguments: ["bingo", "tracker"]) func longWordsAreParted(_ layout: String) throws {
    func size(_ long: [String]) throws -> Double {
      let texts = (1...31).map { $0 % 4 == 0 ? long[$0 / 4 % long.count] : "Uhr" }
      return try #require(
        lines(document(layout, .sample(texts))).first { $0.text == "Uhr" }?.size)
    }
    let long = ["Weihnachtsbaumschmuck", "Fußgängerübergang", "Streichholzschachtel"]
    #expect(try size(long) > 0.6 * size(["Ei"]))
  }

  /// A long prompt has a third line below its circle, as large as all others.
  @Test func labelsOfATrackerHaveThreeLines() throws {
    var texts = Array(repeating: "Pine cone", count: 24)
    texts[7] = "Carolers under a street lamp"
    let lines = try lines(document("tracker", .sample(texts), size: "a5"))
    for text in ["Carolers", "under a", "street lamp"] {
      let label = try #require(lines.first { $0.text == text }, "\(lines.map(\.text))")
      let other = try #require(lines.first { $0.text == "Pine cone" })
      #expect(abs(label.size - other.size) < 0.01)
    }
  }

  /// Small print that is set as large as is read well leaves cards to their prompts.
  @Test(arguments: [("a4", true), ("a6", true), ("instagram-square", false), ("story", false)])
  func titlesStaySmallOnCards(_ size: String, _ isShown: Bool) throws {
    let document = try document("flash-cards", .sample(["Ink", "Fog", "Owl", "Fox"]), size: size)
    // It is the same on all cards.
    let texts = (document.backgrounds[0] + document.sheets[0].marks).compactMap { mark in
      if case .text(let line) = mark { line.text } else { nil }
    }
    #expect(texts.contains { $0.hasPrefix("Inktober") } == isShown)
  }

  /// Prompts on pictures stay larger than the notes above them.
  @Test(arguments: ["story", "instagram-square"]) func promptsAreLargerThanNotes(_ size: String)
    throws
  {
    var list = PromptList.sample(["Window", "Grandmother's kitchen at four in the morning"])
    list.prompts[1].note = "flour everywhere; use only three lines"
    let lines = try lines(document("classic", list, size: size), 1)
    let note = try #require(lines.first { $0.text.hasPrefix("October 2") })
    let prompt = try #require(lines.first { $0.text.hasPrefix("Grandmother") })
    #expect(prompt.size > 1.1 * note.size)
  }

  /// Where a line ends between two of a day's prompts, no dot begins the next one.
  @Test func noLineBeginsWithADot() throws {
    var list = PromptList.sample(["Fog", "Overgrown greenhouse"])
    list.prompts[1].texts = ["Overgrown greenhouse", "Moonlight", "Astronaut"]
    for size in ["a6", "trading-card", "a4"] {
      let lines = try lines(document("minimal", list, size: size, advance: 0.6), 1)
      #expect(!lines.contains { $0.text.hasPrefix("·") }, "\(lines.map(\.text))")
    }
  }

  /// On wide pages, what is written stands beside a picture of usual shape.
  @Test(arguments: ["worksheet", "log"], ["a4", "letter", "ipad-11", "index-card"])
  func writingIsBesideWidePictures(_ layout: String, _ size: String) throws {
    let list = PromptList.sample(["Ink", "Contraption"])
    let marks = try document(layout, list, size: size, orientation: .landscape).backgrounds[0]
    let frame = try #require(
      marks.compactMap { mark -> Rect? in
        guard case .stroke(let path, _) = mark else { return nil }
        let (x, y) = (path.points.map(\.x), path.points.map(\.y))
        return Rect(
          left: x.min() ?? 0, top: y.min() ?? 0, right: x.max() ?? 0, bottom: y.max() ?? 0)
      }.max { $0.area < $1.area })
    #expect(frame.width < 1.9 * frame.height, "\(frame.width / frame.height)")
  }

  /// A few dots lead nowhere.
  @Test(arguments: ["a4", "a5", "letter", "story"], [31, 100])
  func leadersHaveSeveralDots(_ size: String, _ count: Int) throws {
    let list = PromptList.sample((1...count).map { $0 < 60 ? "Word" : "Lantern at night \($0)" })
    let book = try Layout(book: [Layout(named: "contents"), Layout(named: "minimal")])
    let document = try Document(
      list, layout: book, page: Page(PageSize(reading: size)), theme: .paper, words: .english,
      metrics: FixedMetrics())
    let dots = document.sheets[0].marks.compactMap { mark -> Int? in
      if case .dots(let grid) = mark, grid.rows == 1 { grid.columns } else { nil }
    }
    #expect(dots.allSatisfy { $0 >= 5 }, "\(dots)")
    #expect(count > 31 || size == "story" || dots.count == 31, "\(dots)")
  }
}
