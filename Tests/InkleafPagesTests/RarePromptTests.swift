import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// One prompt that is unlike the others changes no page but its own.
@Suite struct RarePromptTests {
  private static let words = PromptList.sample(
    (1...31).map { ["Ink", "Bad Dog", "Contraption"][$0 % 3] })

  private static let sizes = ["trading-card", "a6", "a4", "supernote-nomad", "story", "200x150mm"]

  private func document(
    _ list: PromptList, _ size: String = "a4", layout: String = "classic", theme: Theme = .paper,
    hand: Hand = .right
  ) throws -> Document {
    var page = Page(try PageSize(reading: size))
    page.isMirrored = hand == .left
    return try Document(
      list, layout: Layout(named: layout), page: page, theme: theme, words: .english,
      metrics: FixedMetrics())
  }

  private func lines(_ document: Document, _ sheet: Int) -> [TextLine] {
    document.sheets[sheet].marks.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  private func line(_ document: Document, _ sheet: Int, of text: String) throws -> TextLine {
    try #require(lines(document, sheet).first { $0.text.hasPrefix(text) })
  }

  /// Number, date and short prompts stay at the top; the frame makes room below them.
  @Test(arguments: sizes) func theHeaderStaysAtTheTop(_ size: String) throws {
    var list = Self.words
    let text = "a long prompt that goes on about the weather and the sea and whatever else there is"
    list.prompts[6] = Prompt(number: 7, text: text)
    let (plain, long) = (try document(Self.words, size), try document(list, size))
    for sheet in [0, 1, 30] {
      let places = [plain, long].map { lines($0, sheet).map { ($0.origin.y * 1000).rounded() } }
      #expect(places[0] == places[1], "\(size)")
    }
    #expect(abs(lines(plain, 6)[0].origin.y - lines(long, 6)[0].origin.y) < 0.001)
    // Its last line stands above the frame.
    let frame = long.backgrounds.joined().compactMap { mark in
      if case .stroke(let path, _) = mark { path.points.map(\.y).min() } else { nil }
    }.min()
    let last = lines(long, 6).filter { $0.font.families == Theme.paper.promptFont.families }
    let bottom = last.filter { $0.size < 60 && !$0.text.contains("of 31") }
      .filter { $0.text.contains("there is") }.map(\.origin.y).max()
    #expect(try #require(bottom) < #require(frame), "\(size)")
  }

  @Test(arguments: [Hand.right, .left]) func aSwatchNarrowsItsOwnPromptAlone(_ hand: Hand) throws {
    var list = Self.words
    list.prompts[4] = Prompt(number: 5, text: "a prompt as wide as it may be on this page")
    var swatch = list
    swatch.prompts[6] = Prompt(number: 7, text: "a prompt as wide as it may be #c8102e")
    let (plain, colored) = (
      try document(list, "a6", hand: hand), try document(swatch, "a6", hand: hand)
    )
    let own = try line(plain, 4, of: "a prompt as wide")
    #expect(try line(colored, 4, of: "a prompt as wide") == own)
    // Beside the swatch there is room for the prompt.
    let square = try #require(
      colored.sheets[6].marks.compactMap { mark in
        if case .fill(let path, Color(0xC8102E)) = mark { path.points } else { nil }
      }.first)
    let prompt = try line(colored, 6, of: "a prompt as wide")
    let end = prompt.origin.x + Double(prompt.text.count) / 2 * prompt.size
    if hand == .right {
      #expect(end < square.map(\.x).min() ?? 0)
    } else {
      #expect(prompt.origin.x > square.map(\.x).max() ?? .infinity)
    }
  }

  /// Several colours have a square each, as high together as one alone.
  @Test func everyColourHasASquare() throws {
    var list = Self.words
    list.prompts[0] = Prompt(number: 1, text: "Sunset #FF7F50 #6A0DAD #FFD700 #003366")
    list.prompts[1] = Prompt(number: 2, text: "Rose & soot, #C48793 #2B2B2B")
    list.prompts[2] = Prompt(number: 3, text: "Teal #008080")
    let document = try document(list)
    func squares(_ sheet: Int) -> [Rect] {
      document.sheets[sheet].marks.compactMap { mark in
        guard case .fill(let path, let color) = mark, list.colors[sheet].contains(color)
        else { return nil }
        let (x, y) = (path.points.map(\.x), path.points.map(\.y))
        return Rect(left: x.min()!, top: y.min()!, right: x.max()!, bottom: y.max()!)
      }
    }
    let boxes = [0, 1, 2].map { sheet in
      squares(sheet).reduce(squares(sheet)[0]) { $0.union($1) }
    }
    #expect([0, 1, 2].map { squares($0).count } == [4, 2, 1])
    for box in boxes {
      #expect(abs(box.top - boxes[2].top) < 0.01 && abs(box.bottom - boxes[2].bottom) < 0.01)
      #expect(abs(box.right - boxes[2].right) < 0.01)
    }
    _ = try (line(document, 0, of: "Sunset"), line(document, 1, of: "Rose & soot"))
    #expect(!(0..<3).flatMap { lines(document, $0) }.contains { $0.text.contains("#6A0DAD") })
    #expect(try document.lostWords(of: list, in: Layout(named: "classic")).isEmpty)
  }

  /// Short phrases have one size, though one of them fits just a little smaller.
  @Test func phrasesShareASize() throws {
    let list = PromptList.sample([
      "A rainy street at midnight", "Breakfast for two", "The last train home", "Something there",
    ])
    let document = try document(list, "a6")
    let sizes = try zip(0..<4, ["A rainy", "Break", "The last", "Something"]).map {
      try line(document, $0, of: $1).size
    }
    #expect(Set(sizes).count == 1, "\(sizes)")
    #expect(try line(self.document(.sample(["Ink", "Owl"]), "a6"), 0, of: "Ink").size > sizes[0])
  }

  /// A note of two lines has the same form of the date before it as the others.
  @Test func notesHaveOneFormOfTheDate() throws {
    var list = PromptList.sample((1...7).map { "Word \($0)" })
    for index in list.prompts.indices {
      list.prompts[index].note = "draw it from life if you can at all"
    }
    list.prompts[2].note = "any kind you like, and then some more words, and others behind them"
    let document = try document(list, "a6")
    for (sheet, day) in [(0, "1"), (2, "3")] {
      _ = try line(document, sheet, of: "October \(day)")
    }
  }

  @Test func aNoteTakesTheWeekdayFromItsOwnPageAlone() throws {
    var list = Self.words
    list.prompts[6].note = "bring scissors, old paper and some glue, too"
    let (plain, noted) = (try document(Self.words, "a6"), try document(list, "a6"))
    #expect(try line(noted, 1, of: "Friday") == line(plain, 1, of: "Friday"))
    #expect(!lines(noted, 6).contains { $0.text.hasPrefix("Wednesday") })
    #expect(lines(noted, 6).contains { $0.text.contains("bring scissors") })
  }

  /// A note that does not fit in one line takes a second one, rather than to be cut.
  @Test func aLongNoteTakesASecondLine() throws {
    var list = Self.words
    let note = "bring scissors, old paper and " + String(repeating: "ink ", count: 10)
    list.prompts[6].note = note
    let (plain, noted) = (try document(Self.words, "a6"), try document(list, "a6"))
    #expect(try line(noted, 1, of: "Friday") == line(plain, 1, of: "Friday"))
    let first = try #require(lines(noted, 6).first { $0.text.contains("bring") })
    let second = try #require(lines(noted, 6).first { $0.text.hasSuffix("ink") })
    #expect("\(first.text) \(second.text)".hasSuffix("October 7 · \(note.dropLast())"))
    #expect(second.size == first.size && second.origin.y > first.origin.y)
    // The prompt keeps clear of it.
    let prompt = try line(noted, 6, of: list.prompts[6].text)
    #expect(prompt.origin.y - 0.7 * prompt.size > second.origin.y + 0.2 * second.size)
  }

  // MARK: Numbers above

  @Test(arguments: ["a4", "trading-card", "supernote-nomad", "200x150mm"])
  func numbersStandAbove(_ size: String) throws {
    var theme = Theme.paper
    theme.numberColumn = .above
    for layout in ["classic", "notes", "storyboard", "thumbnails", "comic"] {
      let lines = lines(try document(Self.words, size, layout: layout, theme: theme), 16)
      let number = try #require(lines.first { $0.text == "17" })
      let prompt = try #require(lines.first { $0.text == "Contraption" })
      #expect(prompt.origin.y - 0.7 * prompt.size > number.origin.y, "\(layout) \(size)")
      // Letters of this measure begin 0.05 of their size after their origin.
      let starts = [number, prompt].map { $0.origin.x + 0.05 * $0.size }
      #expect(abs(starts[0] - starts[1]) < 0.01, "\(layout) \(size)")
    }
  }

  /// Where a page has no height for it, the number stands beside its prompt.
  @Test func numbersGiveWayToTheFrame() throws {
    var theme = Theme.paper
    (theme.numberColumn, theme.numberScale) = (.above, 2)
    let size = "200x110mm"
    let wide = lines(try document(Self.words, size, theme: theme), 16)
    theme.numberColumn = .widest
    #expect(try wide == lines(document(Self.words, size, theme: theme), 16))
  }

  // MARK: Levels

  @Test(arguments: ["supernote-nomad", "ipad-pro-11", "kindle-scribe"])
  func datesAreLargerThanFooters(_ size: String) throws {
    let document = try document(Self.words, size)
    let date = try line(document, 0, of: "Thursday")
    let footers = document.backgrounds[0].compactMap { mark in
      if case .text(let line) = mark { line.size } else { nil }
    }
    let footer = try #require(footers.first)
    #expect(date.size > 1.15 * footer)
  }

  /// A picture for a phone has print of at least 3.3 % of its width.
  @Test(arguments: ["story", "instagram-square"]) func picturesForPhonesCanBeRead(
    _ size: String
  ) throws {
    let document = try document(Self.words, size)
    let least = 0.033 * document.page.trim.width
    for case .text(let line) in document.marks { #expect(line.size > least - 0.01) }
  }

  /// The list with one word of another length.
  private func list(with word: String) -> PromptList {
    var list = Self.words
    list.start = CalendarDate("2026-10-01")
    list.prompts[12] = Prompt(number: 13, text: word)
    return list
  }

  /// A poster sets a word smaller rather than cut it.
  @Test(arguments: ["instagram-square", "instagram-portrait", "story", "a4"])
  func postersKeepWords(_ size: String) throws {
    var list = PromptList.sample((1...52).map { $0 % 2 == 0 ? "Button" : "Compass" })
    list.prompts[48] = Prompt(number: 49, text: "Xylophonist")
    let document = try document(list, size, layout: "list")
    let texts = document.sheets.indices.flatMap { lines(document, $0).map(\.text) }
    #expect(texts.filter { $0 == "Compass" }.count == 25)
    #expect(texts.contains("Xylophonist"))
    #expect(document.lostWords(of: list, in: try Layout(named: "list")).isEmpty)
  }

  /// One long word takes neither the words from all days of a page nor the boxes to draw in.
  @Test(
    arguments: ["tracker", "month-on-a-page", "bingo", "calendar"],
    ["a5", "ipad-pro-11", "a4"])
  func longWordsGiveWay(_ layout: String, _ size: String) throws {
    let plain = try document(list(with: "Ink"), size, layout: layout)
    let long = try document(list(with: "Incomprehensibilities"), size, layout: layout)
    #expect(plain.sheets.count == long.sheets.count)
    for word in ["Ink", "Bad Dog"] {
      let counts = [plain, long].map { document in
        lines(document, 0).count { $0.text == word }
      }
      // The day itself had another word.
      #expect(
        counts[1] >= counts[0] - 1 && (counts[0] > 0 || word == "Bad Dog"), "\(word) \(counts)")
    }
    func frames(_ document: Document) -> [Double] {
      (document.backgrounds.joined() + document.sheets[0].marks).compactMap { mark in
        guard case .stroke(let path, _) = mark else { return nil }
        let heights = path.points.map(\.y)
        return (heights.max() ?? 0) - (heights.min() ?? 0)
      }
    }
    let (before, after) = (frames(plain).max() ?? 0, frames(long).max() ?? 0)
    #expect(after > 0.6 * before, "\(before) \(after)")
  }

  /// Days of a calendar do not become small because a few have long words.
  @Test func calendarsStayReadable() throws {
    var list = list(with: "Incomprehensibilities")
    for place in [3, 8, 17, 22] {
      list.prompts[place] = Prompt(number: place + 1, text: "Misunderstanding \(place)")
    }
    let document = try document(list, "a5", layout: "calendar")
    let readable = document.page.smallestReadable
    let sizes = lines(document, 0).filter { $0.text == "Ink" }.map(\.size)
    #expect(!sizes.isEmpty && sizes.allSatisfy { $0 >= readable - 1e-6 }, "\(sizes) \(readable)")
  }

  /// Where many prompts are long, all of a month are of one size.
  @Test(arguments: ["a4", "297x210mm"]) func wordsOfAMonthHaveOneSize(_ size: String) throws {
    var list = Self.words
    list.start = CalendarDate("2026-10-01")
    for place in list.prompts.indices where place % 2 == 0 {
      list.prompts[place].texts = ["A very small dragon guarding a large teapot \(place)"]
    }
    let words = lines(try document(list, size, layout: "calendar"), 0).filter { line in
      list.prompts.contains { $0.text == line.text || $0.text.hasPrefix(line.text + " ") }
        && line.text.contains { $0.isLetter }
    }
    #expect(words.count > 30 && Set(words.map { ($0.size * 1000).rounded() }).count == 1)
  }

  /// A prompt stands beside its number, however wide that of a span on another page is.
  @Test(arguments: [Theme.swiss, .arcade, .paper])
  func promptsStandBesideNumbersOfSpans(_ theme: Theme) throws {
    var list = PromptList.sample(["Fox", "Owl", "Eel", "Bat"])
    for (place, days) in [(1, 3), (4, 4), (5, 14), (15, 31)].enumerated() {
      (list.prompts[place].number, list.prompts[place].last) = (days.0, days.1)
    }
    let document = try document(list, "a6", theme: theme)
    let distances = try (0..<4).map { sheet in
      let number = try #require(lines(document, sheet).first { $0.text.first?.isNumber == true })
      let prompt = try line(document, sheet, of: list.prompts[sheet].text)
      return prompt.origin.x - number.origin.x - Double(number.text.count) * 0.5 * number.size
    }
    #expect(distances.max()! - distances.min()! < 0.01, "\(distances)")
  }

  /// Words of a calendar keep off the lower line of their day, however many they are.
  @Test(arguments: ["trading-card", "a6", "a4", "supernote-nomad", "story", "ipad-mini"])
  func wordsOfACalendarKeepInTheirDays(_ size: String) throws {
    var list = Self.words
    list.start = CalendarDate("2027-10-01")
    for index in list.prompts.indices {
      list.prompts[index].texts = [
        Array(repeating: "word", count: 1 + index).joined(separator: " ")
      ]
    }
    let document = try document(list, size, layout: "calendar")
    let frames = (document.backgrounds.joined() + document.sheets[0].marks).compactMap { mark in
      if case .stroke(let path, _) = mark { path.points } else { nil }
    }
    let lines = lines(document, 0).filter { $0.text.contains("word") }
    for line in lines {
      let frame = frames.last { points in
        let (x, y) = (points.map(\.x).sorted(), points.map(\.y).sorted())
        return x[0] <= line.origin.x && line.origin.x <= x[x.count - 1]
          && y[0] <= line.origin.y && line.origin.y <= y[y.count - 1]
      }
      let bottom = try #require(frame?.map(\.y).max(), "\(line.text) is in no day")
      #expect(line.origin.y + 0.2 * line.size < bottom, "\(line.text)")
    }
  }

  /// A long word in a cell is in parts before it is in small letters.
  @Test func aLongWordInACellIsParted() throws {
    var list = Self.words
    list.prompts[4] = Prompt(number: 5, text: "Contraptionscontraption")
    let document = try document(list, "a4", layout: "flash-cards")
    let lines = document.sheets.indices.flatMap { self.lines(document, $0) }
    let usual = try #require(lines.first { $0.text == "Ink" }?.size)
    #expect(lines.allSatisfy { $0.text != "Contraptionscontraption" || $0.size > 0.7 * usual })
  }

  /// Words that are a little too long for a tracker are a little smaller, and not left out.
  @Test func trackersKeepTheirWords() throws {
    var list = Self.words
    list.start = CalendarDate("2027-10-01")
    list.prompts[4] = Prompt(number: 5, text: "Incomprehensibilities")
    for size in ["ipad-mini", "a6", "a4"] {
      let document = try document(list, size, layout: "tracker")
      #expect(lines(document, 0).contains { $0.text == "Ink" }, "\(size)")
    }
  }

  /// One long prompt does not part a table of contents into many pages.
  @Test func contentsOfASquareAreFewPages() throws {
    var list = Self.words
    list.prompts[8] = Prompt(
      number: 9, text: "A very long walk in the rain with nobody else around at all, until the sea")
    #expect(try document(list, "square", layout: "contents").sheets.count <= 4)
  }

  /// The small print of cards does not decide how many are on a page.
  @Test func longTitlesMakeNoMoreCards() throws {
    var list = Self.words
    let plain = try document(list, "a4", layout: "flash-cards")
    list.title = String(repeating: "A very long title of a challenge ", count: 4)
    #expect(try document(list, "a4", layout: "flash-cards").sheets.count == plain.sheets.count)
  }
}
