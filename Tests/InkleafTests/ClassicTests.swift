import Inkleaf
import Support
import Testing

@Suite struct ClassicTests {
  static let words = [
    "Apple", "Flightless", "Uh-oh", "Bad Dog", "Create an invisible object where only the shadows",
    String(repeating: "Donaudampfschifffahrt", count: 3),
    String(repeating: "many words ", count: 18), "I",
  ]

  /// The boxes that a sheet's ink fills: the frame's four sides, then each text.
  func boxes(_ document: Document, _ sheet: Sheet) -> (frame: Rect, texts: [Rect]) {
    var frame = Rect(left: 0, top: 0, right: 0, bottom: 0)
    var texts: [Rect] = []
    for mark in document.background.dropFirst() + sheet.marks {
      switch mark {
      case .fill: Issue.record("a classic page fills nothing but the paper")
      case .stroke(let path, let pen):
        let corners = path.elements.compactMap { element in
          switch element {
          case .move(let point), .line(let point): point
          case .curve, .close: nil
          }
        }
        #expect(path.elements.last == .close)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let half = pen.width / 2
        frame = Rect(
          left: (xs.min() ?? 0) - half, top: (ys.min() ?? 0) - half,
          right: (xs.max() ?? 0) + half, bottom: (ys.max() ?? 0) + half)
      case .text(let line):
        let ink = FixedMetrics().extent(of: line.text, in: line.font).ink
        texts.append(
          Rect(
            left: line.origin.x + ink.left * line.size, top: line.origin.y + ink.top * line.size,
            right: line.origin.x + ink.right * line.size,
            bottom: line.origin.y + ink.bottom * line.size))
      }
    }
    return (frame, texts)
  }

  /// Whatever the page and the words: nothing touches anything else, nothing leaves the safe area.
  func check(_ page: Page, _ list: PromptList, _ comment: Comment) {
    let document = Document(
      list, layout: .classic, page: page, theme: .pumpkin, appearance: .light,
      words: .english, metrics: FixedMetrics())
    let slack = Insets(all: -1e-6)
    for sheet in document.sheets {
      let (frame, texts) = boxes(document, sheet)
      #expect((page.safeArea - slack).contains(frame), comment)
      #expect(frame.width > 0 && frame.height > 0, comment)
      for (index, box) in texts.enumerated() {
        #expect((page.safeArea - slack).contains(box), "\(comment), \(sheet.name), text \(index)")
        #expect(!box.overlaps(frame), "\(comment), \(sheet.name), text \(index) and frame")
        for other in texts[(index + 1)...] {
          #expect(!box.overlaps(other), "\(comment), \(sheet.name), two texts")
        }
      }
    }
  }

  @Test(arguments: PageSize.all, Orientation.allCases)
  func nothingCollides(_ size: PageSize, _ orientation: Orientation) {
    check(
      Page(size, orientation: orientation), .sample(Self.words), "\(size.name) \(orientation)")
  }

  @Test func nothingCollidesOnPagesOfAnyShape() throws {
    var generator = SplitMix(state: 7)
    for _ in 0..<300 {
      let sides = (0..<2).map { _ in Int.random(in: 25...600, using: &generator) }
      let size = try PageSize(reading: "\(sides[0])x\(sides[1])mm")
      let texts = (0..<3).map { _ in
        (0..<Int.random(in: 1...8, using: &generator)).map { _ in
          String(repeating: "w", count: Int.random(in: 1...9, using: &generator))
        }.joined(separator: " ")
      }
      check(Page(size), .sample(texts), "\(size.name) \(texts)")
    }
  }

  /// The frame's share of the room inside the margins, with one-word prompts.
  @Test(arguments: PageSize.all) func theFrameWins(_ size: PageSize) throws {
    let page = Page(size)
    let document = Document(
      .sample(["Apple", "Contraption"]), layout: .classic, page: page, theme: .paper,
      appearance: .light, words: .english, metrics: FixedMetrics())
    let sheet = try #require(document.sheets.first)
    let (frame, texts) = boxes(document, sheet)
    let all = texts.reduce(frame) { a, b in
      Rect(
        left: min(a.left, b.left), top: min(a.top, b.top), right: max(a.right, b.right),
        bottom: max(a.bottom, b.bottom))
    }
    #expect(frame.area / all.area >= (size.group == .iso ? 0.78 : 0.65), "\(size.name)")
  }

  /// Number, prompt and frame stand at the same place on all pages of the month.
  @Test func everyDayIsAlike() {
    let document = Document(
      .sample(Self.words), layout: .classic, page: Page(.a4), theme: .mint, appearance: .dark,
      words: .english, metrics: FixedMetrics())
    let numbers = document.sheets.compactMap { sheet -> Point? in
      guard case .text(let line)? = sheet.marks.first else { return nil }
      return line.origin
    }
    #expect(numbers.count == Self.words.count)
    #expect(Set(numbers.map(\.y)).count == 1)
  }

  @Test func setsNothingTooSmallToRead() {
    for size in PageSize.all {
      let page = Page(size)
      let document = Document(
        .sample(Self.words), layout: .classic, page: page, theme: .paper, appearance: .light,
        words: .english, metrics: FixedMetrics())
      let smallest = (page.isPrinted ? 6 : 3 * pointsPerMillimetre) * page.scale - 1e-9
      for mark in document.background + document.sheets.flatMap(\.marks) {
        if case .text(let line) = mark { #expect(line.size >= smallest, "\(size.name)") }
      }
    }
  }

  @Test(arguments: ["a4", "trading-card", "story", "300x100mm", "60x200mm"])
  func looksAsRecorded(_ name: String) throws {
    let document = Document(
      .sample(Array(Self.words.prefix(5))), numbers: [1, 5], layout: .classic,
      page: Page(try PageSize(reading: name)), theme: .paper, appearance: .light,
      words: .english, metrics: FixedMetrics())
    try expectGolden(document.dump, "classic-\(name).txt")
  }

  @Test func listsWithoutStartHaveNoDate() {
    var list = PromptList.sample(["Apple"])
    list.start = nil
    let document = Document(
      list, layout: .classic, page: Page(.a4), theme: .paper, appearance: .light,
      words: .english, metrics: FixedMetrics())
    #expect(!document.dump.contains("October"))
    #expect(document.sheets.map(\.name) == ["01-apple"])
  }

  @Test func longTitlesAreShortened() {
    var list = PromptList.sample(["Apple"])
    list.title = String(repeating: "Title ", count: 16)
    let document = Document(
      list, layout: .classic, page: Page(.a4), theme: .paper, appearance: .light,
      words: .english, metrics: FixedMetrics())
    check(Page(.a4), list, "long title")
    #expect(document.dump.contains("…\""))
  }
}
