import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// Pages that show a whole list: trackers, summaries, posters and covers.
@Suite struct SummaryPagesTests {
  private func sheet(
    _ layout: String, _ list: PromptList, size: String = "a4", theme: Theme = .paper,
    words: CalendarWords = .english
  ) throws -> [Mark] {
    let document = try Document(
      list, layout: Layout(named: layout), page: Page(PageSize(reading: size)), theme: theme,
      words: words, metrics: FixedMetrics())
    return document.backgrounds[0] + document.sheets[0].marks
  }

  private func lines(_ marks: [Mark]) -> [TextLine] {
    marks.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  private func outlines(_ marks: [Mark]) -> [Rect] {
    marks.compactMap { mark in
      guard case .stroke(let path, _) = mark else { return nil }
      let (x, y) = (path.points.map(\.x), path.points.map(\.y))
      return Rect(
        left: x.min() ?? 0, top: y.min() ?? 0, right: x.max() ?? 0, bottom: y.max() ?? 0)
    }
  }

  private func words(_ count: Int) -> PromptList {
    .sample((1...count).map { "Word \($0)" })
  }

  /// One or two weeks have large circles, not two rows of small ones at the top of the page.
  @Test(arguments: [1, 3, 7, 10, 14], ["a4", "trading-card", "instagram-square"])
  func twoWeeksFillATracker(_ count: Int, _ size: String) throws {
    let sheet = try sheet("tracker", words(count), size: size)
    let circles = outlines(sheet)
    #expect(circles.count == count)
    let lowest = circles.map(\.bottom).max() ?? 0
    let page = Page(try PageSize(reading: size))
    #expect(lowest > 0.5 * page.size.height, "\(lowest)")
    #expect(!lines(sheet).contains { $0.text.hasPrefix("Mon") })
  }

  @Test func moreDaysHaveColumnsOfWeekdays() throws {
    #expect(try lines(sheet("tracker", words(15))).contains { $0.text.hasPrefix("Mon") })
  }

  /// A word is nearer to its own circle than to the next one.
  @Test(arguments: ["a4", "a5", "letter", "a6"]) func wordsKeepToTheirCircles(_ size: String) throws
  {
    let sheet = try sheet("tracker", words(31), size: size)
    let circles = outlines(sheet)
    let word = try #require(lines(sheet).first { $0.text == "Word 8" })
    let own = try #require(
      circles.last { $0.bottom < word.origin.y && $0.left < word.origin.x + 1 })
    let next = try #require(circles.first { $0.top > word.origin.y })
    let above = word.origin.y - 0.7 * word.size - own.bottom
    #expect(above > 0 && 2 * above < next.top - word.origin.y, "\(above)")
  }

  /// A list of working days has no empty columns.
  @Test(arguments: ["tracker", "year-summary"]) func workingDaysFillTheWidth(_ layout: String)
    throws
  {
    var list = words(22)
    list.cadence = .weekdays
    let sheet = try sheet(layout, list)
    #expect(!lines(sheet).contains { $0.text.hasPrefix("Sun") || $0.text.hasPrefix("Sat") })
    let monday = try #require(lines(sheet).first { $0.text.hasPrefix("Mon") })
    let boxes = outlines(sheet)
    let left = try #require(boxes.map(\.left).min())
    #expect(monday.origin.x < left + boxes[0].width)
    #expect(Set(boxes.map { $0.left.rounded() }).count == 5)
  }

  /// Seven columns of a month would be read as weeks.
  @Test(arguments: ["297x210mm", "210x148mm", "instagram-square", "279x216mm"])
  func aMonthOnAPageHasNoSevenColumns(_ size: String) throws {
    let boxes = outlines(try sheet("month-on-a-page", words(31), size: size))
    #expect(boxes.count == 31)
    #expect(Set(boxes.map { $0.left.rounded() }).count != 7)
  }

  /// Words grow with the boxes below them.
  @Test func largeBoxesHaveLargeWords() throws {
    var list = words(12)
    list.cadence = .monthly
    let sizes = try [words(31), list].map { list in
      try #require(lines(sheet("month-on-a-page", list)).first { $0.text == "Word 1" }).size
    }
    #expect(sizes[1] > 1.5 * sizes[0], "\(sizes)")
  }

  /// A word keeps away from the next day's number.
  @Test(arguments: ["a4", "a5", "trading-card", "210x148mm"])
  func wordsOfAMonthKeepToTheirBoxes(_ size: String) throws {
    let list = PromptList.sample((1...31).map { _ in "Contraption" })
    let sheet = try sheet("month-on-a-page", list, size: size)
    let boxes = outlines(sheet)
    for line in lines(sheet) where line.text == "Contraption" {
      let end = line.origin.x + (Double(line.text.count) / 2 - 0.05) * line.size
      let next = boxes.map(\.left).filter { $0 > line.origin.x }.min() ?? .infinity
      #expect(next - end > 0.25 * line.size, "\(next - end)")
    }
  }

  /// The lines of columns beside one another meet, though weeks begin in other places.
  @Test(arguments: ["trading-card", "story", "a5"]) func columnsOfContentsMeet(_ size: String)
    throws
  {
    let grouped = PromptList.sample((1...60).map { "Word \($0)" })
    let lines = try lines(sheet("contents", grouped, size: size)).filter {
      $0.text.hasPrefix("Word")
    }
    let columns = Dictionary(grouping: lines) { $0.origin.x.rounded() }
    try #require(columns.count > 1)
    let first = try #require(columns.min { $0.key < $1.key }).value
    let pitch = first[1].origin.y - first[0].origin.y
    for line in lines {
      let steps = (line.origin.y - first[0].origin.y) / pitch
      #expect(abs(steps - steps.rounded()) < 0.02, "\(line.text) \(steps)")
    }
  }

  /// On screens with figures as large as words, bingo cards have words alone.
  @Test(arguments: [("a4", 24), ("instagram-square", 0), ("story", 0), ("trading-card", 0)])
  func numbersOfBingoAreSmall(_ size: String, _ count: Int) throws {
    let lines = try lines(sheet("bingo", words(31), size: size))
    #expect(lines.count { Int($0.text) != nil } == count)
  }

  /// All words of a calendar are a little smaller rather than a few.
  @Test func wordsOfACalendarHaveOneSize() throws {
    let texts = (1...31).map { $0 == 9 ? "Miniatures" : "Ink" }
    let sizes = [8, 9, 10, 11, 12].map { letters in
      (try? sheet(
        "calendar", .sample(texts.map { $0 == "Ink" ? $0 : String($0.prefix(letters)) }),
        size: "instagram-square")).map(lines)?.filter { $0.text != "1" && Int($0.text) == nil }
    }
    for lines in sizes.compactMap(\.self) {
      let words = lines.filter { $0.text == "Ink" || $0.text.hasPrefix("Mini") }.map(\.size)
      let (least, most) = (words.min() ?? 0, words.max() ?? 0)
      #expect(least == most || least < 0.8 * most, "\(least) \(most)")
    }
  }

  /// The weeks of a month fill its part of the page, each with its number.
  @Test func weeksHaveLargeBoxesInASummary() throws {
    var list = words(52)
    list.start = CalendarDate("2027-01-04")
    list.cadence = .weekly
    let sheet = try sheet("year-summary", list)
    let boxes = outlines(sheet)
    #expect(boxes.count == 52)
    #expect(boxes.allSatisfy { min($0.width, $0.height) > 20 }, "\(boxes.first?.width ?? 0)")
    #expect(lines(sheet).contains { $0.text == "52" })
  }

  /// One long prompt has several lines; the others keep their size.
  @Test func aLongPromptLeavesOthersLarge() throws {
    let short = words(12)
    var long = short
    long.prompts[4].texts = [
      "A long weekend with all of the family and three of the neighbours' dogs"
    ]
    let sizes = try [short, long].map { list in
      try lines(sheet("list", list)).first { $0.text == "Word 9" }?.size ?? 0
    }
    #expect(sizes[1] > 0.8 * sizes[0], "\(sizes)")
  }

  /// Signs that reach above capitals stand in the middle between the rules of a list.
  @Test func rulesOfAListKnowHighSigns() throws {
    let list = words(8)
    func rules(_ metrics: some TextMetrics) throws -> [Double] {
      let document = try Document(
        list, layout: Layout(named: "list"), page: Page(.a4), theme: .paper, words: .english,
        metrics: metrics)
      return (document.backgrounds[0] + document.sheets[0].marks).flatMap { mark -> [Double] in
        if case .lines(let lines, _) = mark, lines.count > 1 { lines.map(\.start.y) } else { [] }
      }
    }
    let (plain, high) = (try rules(FixedMetrics()), try rules(HighSigns()))
    #expect(plain.count > 3 && high.count == plain.count, "\(plain)")
    #expect(zip(plain, high).allSatisfy { $0 > $1 + 1 })
  }

  /// Capitals as usual, and other signs that reach higher, as those of East Asia do.
  private struct HighSigns: TextMetrics {
    func extent(of text: String, in font: Font) -> TextExtent {
      var extent = FixedMetrics().extent(of: text, in: font)
      if text.hasPrefix("Word") { extent.ink.top = -0.95 }
      return extent
    }

    func band(around text: String, in font: Font, width: Double) -> Path {
      FixedMetrics().band(around: text, in: font, width: width)
    }
  }

  /// Above A3, lines grow with the page; below, they are as wide as the theme says.
  @Test(arguments: [
    ("a6", 1.0), ("a4", 1.0), ("a3", 1.0), ("a2", 420.0 / 297), ("1000x1400mm", 1000.0 / 297),
  ])
  func linesGrowWithPosters(_ size: String, _ factor: Double) throws {
    let sheet = try sheet("classic", words(1), size: size)
    let widths = sheet.compactMap {
      if case .stroke(_, let pen) = $0 { pen.width } else { nil }
    }
    let frame = try #require(widths.first)
    let wanted = Theme.paper.framePen * pointsPerMillimetre * factor
    #expect(abs(frame - wanted) < 1e-6, "\(frame) \(wanted)")
  }

  /// A diary's red Sundays are red in its calendar and its list, too.
  @Test(arguments: ["calendar", "list"]) func sundaysKeepTheirColour(_ layout: String) throws {
    let theme = try Theme(named: "techo")
    let lines = try lines(sheet(layout, words(31), theme: theme))
    let red = try #require(theme.light.accents.last)
    let sundays = lines.filter { $0.color == red }.map(\.text)
    #expect(sundays == ["4", "11", "18", "25"])
  }

  /// The strip of a week begins where the calendar's weeks do.
  @Test func stripsOfWeeksFollowTheLanguage() throws {
    let ornament = Ornament(.week)
    let list = words(31)
    let (english, german) = (
      ornament.path(of: list.prompts[3], in: list, .english),
      ornament.path(of: list.prompts[3], in: list, CalendarWords(language: "de"))
    )
    // 4 October 2026 is a Sunday: the first square in English, the last one in German.
    #expect(english != german)
    // A poster of all days is of no day of a week.
    let fills = try [("classic", 2), ("list", 1)].map { layout, count in
      try sheet(layout, list, theme: Theme(named: "techo")).count {
        if case .fill = $0 { true } else { false }
      } == count
    }
    #expect(fills == [true, true])
    let monday = ornament.path(of: list.prompts[4], in: list, CalendarWords(language: "de"))
    #expect(english == monday)
  }

  /// A short list's dots leave the row to a long prompt.
  @Test func dotsLeaveRoomForAPrompt() throws {
    var list = words(10)
    list.prompts[0].texts = ["A fox that has lost its way"]
    let lines = try lines(sheet("minimal", list, size: "a5"))
    #expect(lines.contains { $0.text == "A fox that has lost its way" }, "\(lines.map(\.text))")
  }

  /// Two days side by side have their dates, as those below one another do.
  @Test(arguments: ["instagram-square", "story", "a4"]) func twoDaysHaveTheirDates(_ size: String)
    throws
  {
    let texts = try lines(sheet("two-up", words(2), size: size)).map(\.text)
    #expect(texts.contains("October 1") && texts.contains("October 2"), "\(texts)")
  }

  /// The year on a cover is treated as the days' figures are.
  @Test func coversHaveTheThemesFigures() throws {
    for name in ["e-ink", "riso", "sumi", "case-file", "herbarium", "paper"] {
      let theme = try Theme(named: name)
      let sheet = try sheet("cover", words(31), theme: theme)
      let years = lines(sheet).filter { $0.text == "2026" }
      // The paper is the first one.
      let fills = sheet.count { if case .fill = $0 { true } else { false } } > 1
      switch theme.numberStyle {
      case .plain: #expect(years.count == 1 && !fills)
      case .twice: #expect(years.count == 1 && fills)
      case .outline, .seal, .stamp: #expect(years.count == 1 && fills, "\(name)")
      case .label:
        #expect(outlines(sheet).count == 2)
        #expect(!lines(sheet).contains { $0.text == "No." })
      }
    }
  }
}
