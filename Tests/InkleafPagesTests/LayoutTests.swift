import InkleafGeometry
import Support
import Testing

@testable import InkleafLists
@testable import InkleafPages

@Suite struct LayoutTests {
  static let words = [
    "Apple", "Flightless", "Uh-oh", "Bad Dog", "Create an invisible object where only the shadows",
    String(repeating: "Donaudampfschifffahrt", count: 3),
    String(repeating: "many words ", count: 18), "I",
  ]

  /// The items of a layout on a page, as arranged.
  func arranged(
    _ layout: Layout, _ page: Page, _ list: PromptList, _ theme: Theme = .pumpkin
  ) throws -> (board: Board, items: [PlacedItem]) {
    let board = Board(
      list: list, page: page, theme: theme, palette: theme.light,
      letterings: Letterings(FixedMetrics()),
      words: .english, sheets: layout.pages.sheets(of: list),
      book: BookPlaces(of: layout.pages.sheets(of: list).count), hasLinks: true)
    return (board, try layout.arrange(board))
  }

  /// The box that a mark's ink fills.
  func ink(_ mark: Mark) -> Rect {
    func box(_ points: [Point], _ margin: Double) -> Rect {
      Rect(
        left: (points.map(\.x).min() ?? 0) - margin, top: (points.map(\.y).min() ?? 0) - margin,
        right: (points.map(\.x).max() ?? 0) + margin,
        bottom: (points.map(\.y).max() ?? 0) + margin)
    }
    switch mark {
    case .fill(let path, _): return box(path.points, 0)
    case .stroke(let path, let pen): return box(path.points, pen.width / 2)
    case .lines(let lines, _): return box(lines.flatMap { [$0.start, $0.end] }, 0)
    case .image(let placed): return placed.box
    // The place to touch may be larger than what is seen.
    case .link(let link):
      let middle = Point(
        x: (link.box.left + link.box.right) / 2, y: (link.box.top + link.box.bottom) / 2)
      return link.marks.map(ink).reduce(box([middle], 0)) { $0.union($1) }
    case .dots(let dots):
      let end = Point(
        x: dots.origin.x + Double(dots.columns - 1) * dots.pitch.width,
        y: dots.origin.y + Double(dots.rows - 1) * dots.pitch.height)
      return box([dots.origin, end], dots.radius)
    case .text(let line):
      let ink = FixedMetrics().extent(of: line.text, in: line.font).ink
      return Rect(
        left: line.origin.x + ink.left * line.size, top: line.origin.y + ink.top * line.size,
        right: line.origin.x + ink.right * line.size,
        bottom: line.origin.y + ink.bottom * line.size)
    }
  }

  /// Whatever the page and the words: nothing touches anything else or leaves the safe area, all ink
  /// is in the box of its item, and there is as much room to draw in as the layout promises.
  func check(
    _ layout: Layout, _ page: Page, _ list: PromptList, _ comment: String, theme: Theme = .pumpkin
  ) throws {
    let (board, items): (Board, [PlacedItem])
    do {
      (board, items) = try arranged(layout, page, list, theme)
    } catch {
      Issue.record("\(comment): \(error)")
      return
    }
    let slack = Insets(all: -0.05)
    for (index, item) in items.enumerated() {
      #expect((page.safeArea - slack).contains(item.box), "\(comment): \(item.name) outside")
      for (sheet, marks) in ([item.shared] + item.pages).enumerated() {
        for mark in marks {
          #expect(
            (item.box - slack).contains(ink(mark)), "\(comment): \(item.name) on sheet \(sheet)")
        }
        // Texts of one item do not touch each other's letters from the side.
        let texts = marks.compactMap { if case .text = $0 { ink($0) } else { nil } }
        for (place, text) in texts.enumerated() {
          for other in texts[(place + 1)...] where abs(text.bottom - other.bottom) < 0.1 {
            #expect(!text.overlaps(other), "\(comment): \(item.name), two texts")
          }
        }
      }
      for other in items[(index + 1)...] where !item.isBackdrop && !other.isBackdrop {
        guard item.room != nil || other.room != nil else {
          #expect(
            !(item.box - Insets(all: 0.05)).overlaps(other.box - Insets(all: 0.05)),
            "\(comment): \(item.name) on \(other.name)")
          continue
        }
        // Items that move towards one another are apart on every page.
        for (marks, others) in zip(item.pages, other.pages) {
          let ink = marks.map(ink).reduce(nil) { $0?.union($1) ?? $1 } as Rect?
          let rest = others.map(self.ink).reduce(nil) { $0?.union($1) ?? $1 } as Rect?
          guard let ink, let rest else { continue }
          #expect(
            !(ink - Insets(all: 0.05)).overlaps(rest - Insets(all: 0.05)),
            "\(comment): \(item.name) on \(other.name)")
        }
      }
    }
    // The frames have at least what one of the arrangements for the page promises.
    let area = items.flatMap(\.drawing).map(\.area).reduce(0, +)
    let share = area / board.content(margin: Length(1, .unit)).area
    let keepsPromise = layout.variants.contains { variant in
      area / board.holdingWholeSquares(board.content(margin: variant.margin)).area
        >= variant.drawing - 1e-9
    }
    #expect(keepsPromise, "\(comment): \(share) to draw in")
    if layout.variants.allSatisfy({ $0.drawing > 0.1 }) { #expect(share > 0.1, "\(comment)") }
  }

  /// The layouts of one part.
  static let single = Layout.all.filter(\.parts.isEmpty).map(\.name)

  @Test(arguments: single) func nothingCollides(_ name: String) throws {
    let layout = try Layout(named: name)
    // The pages of a layout with cells for all prompts have most marks, so they take every third size.
    let step = name.count % 3
    let isLarge = layout.pages != .prompts(1)
    for (index, size) in PageSize.all.enumerated() where !isLarge || index % 3 == step {
      for (turn, orientation) in Orientation.allCases.enumerated() {
        let hand = Hand.allCases[(index + turn) % 2]
        let page = Page(size, orientation: orientation).drawn(by: hand)
        try check(
          layout, page, .sample(Self.words), "\(layout.name) \(size.name) \(orientation) \(hand)",
          theme: Theme.all[index % Theme.all.count])
      }
    }
  }

  @Test(arguments: single)
  func nothingCollidesOnPagesOfAnyShape(_ name: String) throws {
    let layout = try Layout(named: name)
    var generator = SplitMix(seed: 7)
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    // Fields to write in need some room.
    let least = ["log", "worksheet"].contains(name) ? 32 : 20
    for _ in 0..<30 {
      // Pages of a few centimetres are the hard ones.
      let most = [60, 200, 600][random(0...2)]
      let size = try PageSize(reading: "\(random(least...most))x\(random(least...most))mm")
      let texts = (0..<random(1...40)).map { _ in
        String(
          (0..<random(1...8)).map { _ in String(repeating: "w", count: random(1...9)) }
            .joined(separator: " ").prefix(60))
      }
      try check(
        layout, Page(size), .sample(texts), "\(layout.name) \(size.name) \(texts.prefix(3))")
    }
  }

  /// A prompt of more lines than the others hangs below their baseline, but not into the margin.
  @Test(arguments: ["trading-card", "index-card", "a6"])
  func rareLinesKeepTheMargin(_ size: String) throws {
    let page = Page(try PageSize(reading: size))
    for longest in stride(from: 24, through: 60, by: 6) {
      let words = [longest] + Array(repeating: 22, count: 6) + Array(repeating: 5, count: 24)
      let (board, items) = try arranged(
        Layout(named: "minimal"), page, .sample(words.map { String(repeating: "w", count: $0) }),
        .paper)
      let room = board.content(margin: Length(1, .unit)) - Insets(all: -0.05)
      for item in items { #expect(room.contains(item.box), "\(size) \(longest) \(item.name)") }
    }
  }

  /// Rows of frames begin and end at the same edges, also where each frame holds whole squares.
  @Test(
    arguments: ["comic", "storyboard"], ["a4", "a5", "letter", "supernote-nomad", "1080x1350px"])
  func rowsOfSquaresHaveTheSameEdges(_ name: String, _ size: String) throws {
    for hand in Hand.allCases {
      let page = Page(try PageSize(reading: size)).drawn(by: hand)
      let theme = try Theme(named: "techo")
      let items = try arranged(Layout(named: name), page, .sample(Self.words), theme).1
      let frames = items.filter { ["frame", "panel"].contains($0.name) }.map(\.box)
      let rows = Dictionary(grouping: frames) { ($0.top * 10).rounded() }.values
      #expect(rows.count > 2)
      for (edge, place) in [("left", \Rect.left), ("right", \Rect.right)] {
        let ends = rows.map { row in
          edge == "left"
            ? row.map { $0[keyPath: place] }.min()! : row.map { $0[keyPath: place] }.max()!
        }
        #expect(ends.max()! - ends.min()! < 0.1, "\(name) \(size) \(edge) \(ends)")
      }
    }
  }

  /// The words of a card stand below its picture, not beside it.
  @Test(arguments: ["a4", "a6", "letter", "supernote-nomad"])
  func wordsBelowSquaresEndWhereTheyDo(_ size: String) throws {
    let theme = try Theme(named: "techo")
    let items = try arranged(
      Layout(named: "polaroid"), Page(try PageSize(reading: size)), .sample(["Apple", "Bird"]),
      theme
    ).1
    let frame = try #require(items.first { $0.name == "frame" }).box
    for name in ["{prompt}", "{number}"] {
      let words = try #require(items.first { $0.name == name }).box
      #expect(
        words.left > frame.left - 1 && words.right < frame.right + 1, "\(name) \(words) \(frame)")
    }
  }

  /// A card has all its cells, with words or without.
  @Test(arguments: [3, 8, 21, 24, 30]) func aBingoCardIsWhole(_ count: Int) throws {
    let words = (1...count).map { "Word \($0)" }
    let items = try arranged(Layout(named: "bingo"), Page(.a4), .sample(words), .paper).1
    let card = try #require(items.first { $0.name == "days" })
    let squares = card.shared.filter { if case .stroke = $0 { true } else { false } }.map(ink)
    // The middle one of a card of three or five has the circle in it.
    let side = count >= 24 ? 5 : count >= 16 ? 4 : 3
    #expect(squares.count == side * side + side % 2, "\(squares.count)")
  }

  /// Boxes for a month leave no box alone in the last row, where there is another way.
  @Test(arguments: ["a4", "letter", "a5", "ipad-11", "half-letter"])
  func noDayIsAlone(_ size: String) throws {
    let items = try arranged(
      Layout(named: "month-on-a-page"), Page(try PageSize(reading: size)), .sampleMonth, .paper
    ).1
    let frames = try #require(items.first { $0.name == "days" }).shared.map(ink)
    let last = frames.map(\.bottom).max() ?? 0
    #expect(frames.count { abs($0.bottom - last) < 1 } > 1, "\(size)")
  }

  /// A table of contents of one month is one column, read at a glance.
  @Test func contentsOfAMonthAreOneColumn() throws {
    let items = try arranged(Layout(named: "contents"), Page(.a4), .sampleMonth, .paper).1
    let days = try #require(items.first { $0.name == "days" })
    let lines = days.pages[0].compactMap { mark -> Double? in
      if case .text(let line) = mark { line.origin.y.rounded() } else { nil }
    }
    #expect(lines.count >= 62 && Set(lines).count >= 31, "\(Set(lines).count)")
  }

  /// A document of a layout, laid out with letters of one width.
  func document(
    _ layout: String, _ page: Page = Page(.a4), _ list: PromptList = .sample(words),
    _ theme: Theme = .paper
  ) throws -> Document {
    try Document(
      list, layout: Layout(named: layout), page: page, theme: theme, appearance: .light,
      words: .english, metrics: FixedMetrics())
  }

  /// The share of the room inside the margins that one-word prompts leave to the classic frame.
  @Test(arguments: PageSize.all) func theFrameWins(_ size: PageSize) throws {
    let (_, items) = try arranged(.classic, Page(size), .sample(["Apple", "Contraption"]))
    let all = items.map(\.box).reduce(items[0].box) { $0.union($1) }
    let share = items.flatMap(\.drawing).map(\.area).reduce(0, +) / all.area
    #expect(share >= (size.group == .iso ? 0.78 : 0.65), "\(size.name)")
  }

  @Test func everyDayIsAlike() throws {
    let numbers = try document("classic").sheets.compactMap { sheet -> Point? in
      guard case .text(let line)? = sheet.marks.first else { return nil }
      return line.origin
    }
    #expect(numbers.count == Self.words.count)
    #expect(Set(numbers.map(\.y)).count == 1)
  }

  @Test func setsNothingTooSmallToRead() throws {
    for size in PageSize.all {
      let page = Page(size)
      // 6.5 pt on paper of A6 and larger.
      let isCard = min(page.trim.width, page.trim.height) < 296
      let smallest =
        (page.isPrinted ? isCard ? 6 : 6.5 : 3 * pointsPerMillimetre) * page.scale - 1e-9
      let document = try document("classic", page)
      #expect(document.smallText() == nil)
      for mark in document.marks {
        if case .text(let line) = mark {
          #expect(line.size >= smallest, "\(size.name): \(line.text)")
        }
      }
    }
  }

  /// What must be smaller than that is said.
  @Test func smallTextIsTold() throws {
    let page = Page(try PageSize(reading: "25x25mm"))
    let document = try document("classic", page)
    let small = try #require(document.smallText())
    #expect(small.size < 6 && small.description.contains("choose a larger page"))
  }

  @Test(arguments: [
    ("classic", "a4"), ("classic", "trading-card"), ("classic", "story"),
    ("classic", "300x100mm"), ("classic", "60x200mm"), ("minimal", "ipad-pro-11"),
    ("storyboard", "a4"), ("comic", "a5"), ("polaroid", "postcard"), ("thumbnails", "letter"),
    ("notes", "a4"), ("two-up", "a4"), ("postcard", "postcard"), ("calendar", "a3"),
    ("list", "instagram-square"),
  ])
  func looksAsRecorded(_ layout: String, _ size: String) throws {
    let list = PromptList.sample(Array(Self.words.prefix(5)))
    var document = try document(layout, Page(PageSize(reading: size)), list)
    document.sheets = document.sheets.filter { [1, 5].contains($0.number) }
    try expectGolden(document.dump, "\(layout)-\(size).txt")
  }

  @Test func listsWithoutStartHaveNoDate() throws {
    var list = PromptList.sample(["Apple"])
    list.start = nil
    let document = try document("classic", Page(.a4), list)
    #expect(!document.dump.contains("October"))
    #expect(document.sheets.map(\.name) == ["01-apple"])
  }

  @Test func longTitlesAreShortened() throws {
    var list = PromptList.sample(["Apple"])
    list.title = String(repeating: "Title ", count: 40)
    try check(.classic, Page(.a4), list, "long title")
    #expect(try document("classic", Page(.a4), list).dump.contains("…\""))
  }

  // MARK: Pages of several prompts

  @Test func twoUpHoldsTwoDays() throws {
    let document = try document("two-up", Page(.a4), .sample(["One", "Two", "Three"]))
    #expect(document.sheets.map(\.name) == ["01-02", "03"])
    #expect(document.sheets.map(\.title) == ["1 One, 2 Two", "3 Three"])
    let texts = document.sheets.map { sheet in
      sheet.marks.compactMap { if case .text(let line) = $0 { line.text } else { nil } }
    }
    #expect(texts[0].contains("Two") && texts[0].contains("2"))
    // Of a day that there is not, neither number nor word is set.
    #expect(texts[1] == ["3", "Three", "October 3", "2 of 2"])
  }

  @Test func aChosenDayBringsItsPage() throws {
    let document = try Document(
      .sample(["One", "Two", "Three"]), numbers: [2], layout: Layout(named: "two-up"),
      page: Page(.a4), theme: .paper, words: .english, metrics: FixedMetrics())
    #expect(document.sheets.map(\.name) == ["01-02"])
  }

  @Test func theCalendarHasAPageAMonth() throws {
    var list = PromptList.sample((1...40).map { "w\($0)" })
    list.start = CalendarDate("2026-10-20")
    let document = try document("calendar", Page(.a4), list)
    #expect(document.sheets.map(\.name) == ["2026-10", "2026-11"])
    #expect(document.dump.contains("\"October 2026\"") && document.dump.contains("\"Sunday\""))
    // 31 days and 30 days, each a closed frame.
    let frames = document.sheets.map { sheet in
      sheet.marks.count {
        if case .stroke(let path, _) = $0 { path.elements.last == .close } else { false }
      }
    }
    #expect(frames == [31, 30])
  }

  /// A prompt from October 30 to November 2 is on both pages, on each of its days.
  @Test func aPromptOfTwoMonthsIsOnBothPages() throws {
    var list = PromptList.sample((1...29).map { "w\($0)" })
    list.prompts.append(Prompt(number: 30, last: 33, texts: ["Bridge"]))
    list.prompts.append(Prompt(number: 34, text: "Rest"))
    let layout = try Layout(named: "calendar")
    func sheets(_ numbers: Set<Int>? = nil) throws -> [Sheet] {
      try Document(
        list, numbers: numbers, layout: layout, page: Page(.a4), theme: .paper, words: .english,
        metrics: FixedMetrics()
      ).sheets
    }
    func texts(_ sheet: Sheet) -> [String] {
      sheet.marks.compactMap { if case .text(let line) = $0 { line.text } else { nil } }
    }
    let all = try sheets()
    #expect(all.map(\.name) == ["2026-10", "2026-11"])
    #expect(all.map(\.number) == [1, 32])
    #expect(all.map(\.title) == ["October 2026", "November 2026"])
    #expect(all.map { texts($0).count { $0 == "Bridge" } } == [2, 2])
    #expect(texts(all[1]).contains("November 2026"))
    // A day brings the page of its own month.
    #expect(try sheets([31]).map(\.name) == ["2026-10"])
    #expect(try sheets([33]).map(\.name) == ["2026-11"])
    #expect(try sheets([31, 32]) == all)
  }

  /// Where lines begin at the right, the first day's dot is there, too.
  @Test func dotsRunAsTheLanguageDoes() throws {
    func first(_ language: String) throws -> (dot: Double, row: ClosedRange<Double>) {
      var list = PromptList.sample((1...8).map { "Word \($0)" })
      list.language = language
      let document = try Document(
        list, layout: Layout(named: "minimal"), page: Page(.a4), theme: .paper, words: .english,
        metrics: FixedMetrics())
      func grid(_ marks: [Mark]) -> DotGrid? {
        for case .dots(let grid) in marks { return grid }
        return nil
      }
      let row = try #require(grid(document.backgrounds[0]))
      let dot = try #require(grid(document.sheets[0].marks))
      return (
        dot.origin.x,
        row.origin.x...row.origin.x + Double(row.columns - 1) * row.pitch.width
      )
    }
    let (english, hebrew) = (try first("en"), try first("he"))
    #expect(abs(english.dot - english.row.lowerBound) < 0.01)
    #expect(abs(hebrew.dot - hebrew.row.upperBound) < 0.01)
  }

  /// A month's dots are in one row on every size, and a year's rows differ by one column at most.
  @Test func dotsOfAMonthAreInOneRow() throws {
    let layout = try Layout(named: "minimal")
    var shown = 0
    for size in PageSize.all {
      for count in [28, 30, 31] {
        let list = PromptList.sample((1...count).map { "w\($0)" })
        let (_, items) = try arranged(layout, Page(size), list, .paper)
        guard let dots = items.first(where: { $0.name == "progress" }) else { continue }
        shown += 1
        let grids = dots.shared.compactMap { if case .dots(let grid) = $0 { grid } else { nil } }
        #expect(grids.map(\.columns) == [count] && grids[0].rows == 1, "\(size.name) \(count)")
      }
    }
    #expect(shown > 2 * PageSize.all.count)
    let year = try arranged(layout, Page(.a4), .sample((1...52).map { "w\($0)" }), .paper).items
    let dots = try #require(year.first { $0.name == "progress" })
    #expect(
      dots.shared.compactMap { if case .dots(let grid) = $0 { grid.columns } else { nil } } == [26])
  }

  /// The dots of a month stay beside the last line of the prompt, however long those of other days are.
  @Test(arguments: ["instagram-square", "a5"]) func dotsStayBesideTheWords(_ size: String) throws {
    func gap(_ words: [String]) throws -> Double {
      let page = Page(try PageSize(reading: size))
      let (_, items) = try arranged(Layout(named: "minimal"), page, .sample(words), .paper)
      let dots = try #require(items.first { $0.name == "progress" })
      let prompt = try #require(items.first { $0.name.contains("prompt") })
      let line = prompt.pages[0].compactMap { mark in
        if case .text(let line) = mark { line.origin.y } else { nil }
      }.last
      return try #require(line) - dots.box.bottom
    }
    let short = (1...31).map { "w\($0)" }
    let long =
      Array(short.dropLast()) + ["a prompt that takes two lines since it has so many words"]
    let gaps = [try gap(short), try gap(long)]
    #expect(gaps.allSatisfy { abs($0) < 1 }, "\(gaps)")
  }

  /// A word a little wider than the others takes a little of the size of all.
  @Test func wordsOfAListHaveOneSize() throws {
    let words = (1...31).map { $0 == 6 ? "Mothing" : "Mothin" }
    let lines = try document("list", Page(PageSize(reading: "story")), .sample(words)).sheets
      .flatMap(\.marks)
      .compactMap { mark in
        if case .text(let line) = mark, line.text.hasPrefix("Moth") { line.size } else { nil }
      }
    #expect(lines.count == 31 && Set(lines).count == 1)
  }

  /// Words of a letter, as those of an alphabet, are one list, however wide letters are.
  @Test(arguments: ["a4", "a5", "a6", "letter", "story", "instagram-square"])
  func lettersAreOneList(_ size: String) throws {
    let letters = (0..<28).map { String(UnicodeScalar(UInt8(ascii: "A") + UInt8($0 % 26))) }
    for advance in [0.5, 0.8, 1] {
      let document = try Document(
        .sample(letters), layout: Layout(named: "list"), page: Page(PageSize(reading: size)),
        theme: .paper, words: .english, metrics: FixedMetrics(advance: advance))
      #expect(document.sheets.count == 1, "\(advance)")
    }
  }

  /// The prompts of a day do not run into one another: each has a line of its own on all days, or all have one line.
  @Test(arguments: ["calendar", "flash-cards", "bingo", "tracker", "month-on-a-page", "list"])
  func promptsOfADayStandApart(_ layout: String) throws {
    var list = PromptList.sample((1...31).map { "w\($0)" })
    for index in list.prompts.indices {
      let others = index == 0 ? ["Ink"] : ["Moth the Magnificent", "Underwater Owls"]
      list.prompts[index].texts += others
    }
    let texts = try document(layout, Page(.a4), list).sheets.flatMap(\.marks).compactMap { mark in
      if case .text(let line) = mark { line.text } else { nil }
    }
    // A card has no room for all days.
    #expect(texts.contains { $0.hasPrefix("w") && Int($0.dropFirst()) != nil })
    #expect(!texts.contains { $0.hasPrefix("w") && $0.contains(" ") })
  }

  /// Contents of short words have the columns that their lines leave room for.
  @Test func contentsHaveTheColumnsThatFit() throws {
    func columns(_ word: String, _ size: String) throws -> [Int] {
      try document("contents", Page(PageSize(reading: size)), .sample((1...31).map { _ in word }))
        .sheets.map { sheet in
          Set(
            sheet.marks.compactMap { mark in
              if case .text(let line) = mark, line.text == word { line.origin.x } else { nil }
            }
          ).count
        }
    }
    #expect(try columns("Owl", "instagram-square") == [3])
    #expect(try columns("Owl", "a6") == [1])
    #expect(try columns("Mothing about", "instagram-square").count > 1)
  }

  /// The words of a sheet have one size: a long one is parted, or all of them are a little smaller.
  @Test(arguments: ["bingo", "tracker", "month-on-a-page", "contents"])
  func wordsOfASheetHaveOneSize(_ layout: String) throws {
    for long in ["Bioluminescence", "Flugzeugträger im Hafen"] {
      let words = (1...31).map { $0 == 6 ? long : "Word\(String(repeating: "s", count: $0 % 5))" }
      let sizes = try document(layout, Page(.a4), .sample(words)).sheets
        .flatMap(\.marks)
        .compactMap { mark in
          if case .text(let line) = mark,
            line.text.hasPrefix("Wor") || long.hasPrefix(line.text.prefix(3))
          {
            line.size
          } else {
            nil
          }
        }
      #expect(Set(sizes).count == 1, "\(long)")
    }
  }

  /// Several prompts of a page have numbers of one size, and their words behind them.
  @Test(arguments: [[1...1, 2...2, 3...3, 4...6], [1...1, 2...4, 5...5, 6...12]])
  func numbersOfAPageAreOfOneSize(_ spans: [ClosedRange<Int>]) throws {
    var list = PromptList.sample(spans.map { _ in "Owl" })
    list.prompts = spans.map {
      Prompt(number: $0.lowerBound, last: $0.upperBound, texts: ["Owl"])
    }
    let document = try Document(
      list, layout: Layout(named: "two-up"), page: Page(.a4), theme: .paper, words: .english,
      metrics: FixedMetrics())
    var sizes: Set<Double> = []
    for sheet in document.sheets {
      let lines = sheet.marks.compactMap { mark in
        if case .text(let line) = mark { line } else { nil }
      }
      for (place, line) in lines.enumerated() where line.text == "Owl" {
        let number = try #require(lines[..<place].last)
        let end =
          number.origin.x + FixedMetrics().extent(of: number.text, in: number.font).advance
          * number.size
        #expect(line.origin.x > end, "\(number.text)")
        if !number.text.contains("–") { sizes.insert(number.size) }
      }
    }
    #expect(sizes.count == 1)
  }

  /// Both ends of a span have the zeros of single days.
  @Test func spansArePadded() throws {
    var list = PromptList.sample(["Forest", "Rest"])
    (list.prompts[0].last, list.prompts[1].number, list.prompts[1].last) = (3, 4, 12)
    var theme = Theme.paper
    theme.isZeroPadded = true
    let document = try Document(
      list, layout: .classic, page: Page(.a4), theme: theme, words: .english,
      metrics: FixedMetrics())
    let texts = document.sheets.flatMap(\.marks).compactMap { mark in
      if case .text(let line) = mark { line.text } else { nil }
    }
    #expect(texts.contains("01–03") && texts.contains("04–12"))
  }

  /// Each sheet of a long list says which it is.
  @Test func sheetsOfAListAreCounted() throws {
    let words = (1...31).map { "a rather long prompt about the thing of the day \($0)" }
    let sheets = try document("list", Page(PageSize(reading: "instagram-square")), .sample(words))
      .sheets
    #expect(sheets.count > 1)
    for (place, sheet) in sheets.enumerated() {
      #expect(
        sheet.marks.contains { mark in
          if case .text(let line) = mark {
            line.text == "\(place + 1) of \(sheets.count)"
          } else {
            false
          }
        })
    }
  }

  /// Words stay clear of the number in the cell below them on small pages, too.
  @Test(arguments: ["74x105mm", "a6", "story", "a4"])
  func bingoWordsStayInTheirCells(_ size: String) throws {
    let words = (1...31).map { "a crowd waiting for the train that is number \($0)" }
    let sheet = try document("bingo", Page(PageSize(reading: size)), .sample(words)).sheets[0]
    let lines = sheet.marks.compactMap { if case .text(let line) = $0 { line } else { nil } }
    let numbers = lines.filter { Int($0.text) != nil }
    // Where words are as small as numbers, these are left out.
    guard !numbers.isEmpty || size == "a4" else { return }
    #expect(numbers.count == 24)
    let rows = Set(numbers.map { $0.origin.y }).sorted()
    let (first, pitch) = (rows[0], rows[1] - rows[0])
    for line in lines where line.origin.y > first && Int(line.text) == nil {
      // The top of a cell is 0.3 units, at least a millimetre, above the number's capitals.
      let row = ((line.origin.y - first) / pitch).rounded(.down)
      guard row < 5 else { continue }
      let end = first + (row + 1) * pitch - 0.7 * numbers[0].size - 2
      #expect(line.origin.y + 0.2 * line.size < end, "\(line.text)")
    }
  }

  /// Months of six weeks fit on every size, and show all of their days.
  @Test func sixWeeksFitOnEverySize() throws {
    // August 2026 begins on a Saturday, and weeks begin on Sundays.
    var list = PromptList.sample((1...31).map { "w\($0)" })
    list.start = CalendarDate("2026-08-01")
    for size in PageSize.all {
      for orientation in Orientation.allCases {
        let sheets = try document("calendar", Page(size, orientation: orientation), list).sheets
        let days = sheets[0].marks.compactMap { mark in
          if case .text(let line) = mark, Int(line.text) != nil { line } else { nil }
        }
        #expect(days.map(\.text) == (1...31).map(String.init), "\(size.name) \(orientation)")
        #expect(Set(days.map(\.origin.y)).count == 6, "\(size.name) \(orientation)")
      }
    }
  }

  /// A prompt of several weeks is on the page of every month that it touches.
  @Test func aPromptOfSeveralWeeksIsOnThePageOfEachMonth() throws {
    var list = PromptList.sample([])
    list.cadence = .weekly
    list.prompts = [Prompt(number: 1, last: 7, texts: ["Long"])]
    list.start = CalendarDate("2026-10-27")
    let document = try document("calendar", Page(.a4), list)
    #expect(document.sheets.map(\.name) == ["2026-10", "2026-11", "2026-12"])
    #expect(document.sheets.map(\.number) == [1, 2, 6])
    // On the first day of each week, from October 27 to December 8.
    let days = document.sheets.map { sheet in
      sheet.marks.count { if case .text(let line) = $0 { line.text == "Long" } else { false } }
    }
    #expect(days == [1, 4, 2])
  }

  /// Days of their own may go back to a month: its page comes once, before the next month's.
  @Test func monthsAreInTheirOrder() throws {
    var list = PromptList.sample(["a", "b", "c"])
    list.start = CalendarDate("2026-10-01")
    list.prompts[0].date = CalendarDate("2026-12-24")
    #expect(
      try document("calendar", Page(.a4), list).sheets.map(\.name) == ["2026-10", "2026-12"])
    var long = PromptList.sample((1...80).map { "w\($0)" })
    long.start = CalendarDate("2026-10-01")
    #expect(try document("classic", Page(.a4), long).sheets.last?.chapter == "December 2026")
    long.prompts[40].date = CalendarDate("2026-10-02")
    #expect(try document("classic", Page(.a4), long).sheets.allSatisfy { $0.chapter == nil })
  }

  @Test func theCalendarOfAListWithoutDatesCountsOn() throws {
    var list = PromptList.sample((1...45).map { "w\($0)" })
    list.start = nil
    let document = try document("calendar", Page(.a4), list)
    #expect(document.sheets.map(\.name) == ["01-28", "29-45"])
    #expect(!document.dump.contains("Sunday"))
  }

  @Test func theWeekStartsWhereTheLanguageHasIt() throws {
    var list = PromptList.sample(["Manzana"])
    list.language = "es"
    func names(_ hand: Hand) throws -> [String] {
      try Document(
        list, layout: Layout(named: "calendar"), page: Page(.a4).drawn(by: hand), theme: .paper,
        words: CalendarWords(language: "es"), metrics: FixedMetrics()
      ).sheets[0].marks.compactMap { if case .text(let line) = $0 { line.text } else { nil } }
    }
    let days = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]
    #expect(try names(.right).filter(days.contains) == days)
    // Weeks run as the language does, whichever hand draws.
    func places(_ language: String, _ hand: Hand) throws -> [Double] {
      list.language = language
      return try Document(
        list, layout: Layout(named: "calendar"), page: Page(.a4).drawn(by: hand), theme: .paper,
        words: CalendarWords(language: "es"), metrics: FixedMetrics()
      ).sheets[0].marks.compactMap {
        if case .text(let line) = $0, days.contains(line.text) { line.origin.x } else { nil }
      }
    }
    #expect(try places("es", .left) == places("es", .right))
    #expect(try places("es", .left) == places("es", .left).sorted())
    #expect(try places("he", .right) == places("he", .right).sorted(by: >))
  }

  // MARK: Hands, toolbars and bleed

  @Test func theLeftHandGetsAMirroredPage() throws {
    let size = try PageSize(reading: "remarkable")
    let (_, right) = try arranged(.classic, Page(size), .sample(["Apple"]))
    let (_, left) = try arranged(.classic, Page(size).drawn(by: .left), .sample(["Apple"]))
    let width = Page(size).size.width
    for (a, b) in zip(right, left) {
      #expect(abs(a.box.left - (width - b.box.right)) < 0.6, "\(a.name)")
      #expect(abs(a.box.top - b.box.top) < 0.01)
    }
  }

  /// What follows one another in time stays in its order for the left hand; of each, only the words change sides.
  @Test func timeRunsAlikeForBothHands() throws {
    func place(_ text: String, _ layout: String, _ hand: Hand, _ language: String) throws -> Double
    {
      var list = PromptList.sample(["Apple", "Relic"])
      list.language = language
      let page = Page(.a5, orientation: .landscape).drawn(by: hand)
      let line = try document(layout, page, list).marks.lazy.compactMap {
        if case .text(let line) = $0, line.text == text { line } else { nil }
      }.first
      return try #require(line, "\(text) of \(layout)").origin.x / page.size.width
    }
    for hand in Hand.allCases {
      #expect(try place("Apple", "two-up", hand, "en") < place("Relic", "two-up", hand, "en"))
      #expect(try place("Apple", "two-up", hand, "ar") > place("Relic", "two-up", hand, "ar"))
      #expect(
        try place("Before", "before-after", hand, "en")
          < place("After", "before-after", hand, "en"))
      // The stamp of a postcard is at the right, and the address below it.
      #expect(try place("Apple", "postcard", hand, "en") > 0.5)
    }
    #expect(try place("1", "two-up", .right, "en") < place("Apple", "two-up", .right, "en"))
    #expect(try place("1", "two-up", .left, "en") > place("Apple", "two-up", .left, "en"))
  }

  /// A list that is read from right to left starts at the right, whichever hand draws.
  @Test func pagesOfRightToLeftListsStartAtTheRight() throws {
    func number(_ language: String, _ hand: Hand) throws -> Double {
      var list = PromptList.sample(["A", "B"])
      list.language = language
      let page = Page(.a4).drawn(by: hand)
      let document = try document("classic", page, list)
      guard case .text(let line)? = document.sheets[0].marks.first else { return 0 }
      return line.origin.x / page.size.width
    }
    #expect(try number("en", .right) < 0.5 && number("he", .right) > 0.5)
    #expect(try number("en", .left) > 0.5 && number("ar-EG", .left) < 0.5)
  }

  @Test func aToolbarMovesToTheEdgeAskedFor() throws {
    let page = Page(try PageSize(reading: "remarkable"))
    let moved = page.withToolbar(Toolbar(at: .top))
    #expect(moved.keepClear == Insets(top: page.keepClear.left))
    #expect(
      Page(.a4).withToolbar(Toolbar(at: .right)).keepClear.right == 10 * pointsPerMillimetre)
    #expect(
      page.withToolbar(Toolbar(at: .bottom, thickness: Length(40, .pt))).keepClear
        == Insets(bottom: 40))
    // An app covers a story above and below, wherever a toolbar is.
    let story = Page(try PageSize(reading: "story"))
    let both = story.withToolbar(Toolbar(at: .left))
    #expect(both.keepClear.top == 250 && both.keepClear.bottom == 250 && both.keepClear.left > 0)
  }

  @Test func edgesStayClear() throws {
    let page = Page(try PageSize(reading: "remarkable"))
    let area = try SafeArea(reading: "top=5mm,bottom=1cm")
    let clear = page.keepingClear(area.insets(scale: 1)).keepClear
    #expect(clear.left == page.keepClear.left)
    #expect(abs(clear.bottom - 10 * pointsPerMillimetre) < 1e-9)
    for text in [
      "", "top", "top=", "top=5", "up=5mm", "top=-5mm", "top=1e3mm", "top=nanmm", "top=1mm,top=2mm",
    ] {
      #expect(throws: UsageProblem.self) { try SafeArea(reading: text) }
    }
  }

  @Test(arguments: single) func bleedMovesEverythingAlike(_ name: String) throws {
    let bleed = 3 * pointsPerMillimetre
    let layout = try Layout(named: name)
    let (_, plain) = try arranged(layout, Page(.a4), .sample(["Apple", "Relic"]))
    let page = Page(.a4, bleed: bleed)
    let (_, bleeding) = try arranged(layout, page, .sample(["Apple", "Relic"]))
    #expect(abs(page.size.width - Page(.a4).size.width - 2 * bleed) < 1e-9)
    for (a, b) in zip(plain, bleeding) {
      #expect(abs(a.box.left + bleed - b.box.left) < 1e-6)
      #expect(abs(a.box.bottom + bleed - b.box.bottom) < 1e-6)
    }
  }
}
