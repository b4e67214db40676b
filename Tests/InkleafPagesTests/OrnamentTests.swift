import Foundation
import InkleafGeometry
@testable import InkleafLists
@testable import InkleafPages
import Testing

/// Ornaments, treatments of the number, accents and textures.
@Suite struct OrnamentTests {
  private static let list = PromptList.sample(
    (1...31).map { ["Ink", "Bad Dog", "Contraption"][$0 % 3] })

  private func document(
    _ theme: Theme, layout: String = "classic", page: Page = Page(.a4), list: PromptList = list
  ) throws -> Document {
    try Document(
      list, layout: Layout(named: layout), page: page, theme: theme, words: .english,
      metrics: FixedMetrics())
  }

  /// The filled outlines of a page in a colour.
  private func fills(_ document: Document, _ sheet: Int, _ color: Color) -> [Path] {
    document.sheets[sheet].marks.compactMap { mark in
      if case .fill(let path, color) = mark { path } else { nil }
    }
  }

  // MARK: Ornaments

  @Test(arguments: Ornament.Family.allCases) func hasAClosedPictureEachDay(
    _ family: Ornament.Family
  ) throws {
    let ornament = Ornament(family)
    var pictures: [Path] = []
    for prompt in Self.list.prompts {
      let path = ornament.path(of: prompt, in: Self.list, .english)
      #expect(path == ornament.path(of: prompt, in: Self.list, .english))
      #expect(!path.elements.isEmpty && path.elements.last == .close)
      let moves = path.elements.count { if case .move = $0 { true } else { false } }
      #expect(moves == path.elements.count { $0 == .close })
      for point in path.points {
        #expect((-1.0...25 * ornament.aspect).contains(point.x), "\(family) \(prompt.number)")
        #expect((-1.0...25).contains(point.y), "\(family) \(prompt.number)")
      }
      if !pictures.contains(path) { pictures.append(path) }
    }
    #expect(pictures.count >= 3)
  }

  @Test func followsTheMoon() {
    func lit(_ date: String) -> Double {
      let list = PromptList(
        title: "", start: CalendarDate(date), prompts: [Prompt(number: 1, text: "Ink")])
      let path = Ornament(.moons).path(of: list.prompts[0], in: list, .english)
      // The ring has the same extent every day; what lies inside is the light.
      let light = path.elements.split { $0 == .close }.dropFirst(2).flatMap { $0 + [.close] }
      let points = Path(Array(light)).points
      return (points.map(\.x).max() ?? 0) - (points.map(\.x).min() ?? 0)
    }
    // Published phases: full on 26 October 2026, new on 10 October 2026, first quarter on the 18th.
    #expect(lit("2026-10-26") > 20)
    #expect(lit("2026-10-10") < 12.5)
    #expect((10.0...14).contains(lit("2026-10-18")))
  }

  @Test func drawsAThemesOwnTiles() throws {
    let theme = try Theme(
      parsing: Array(#"{"extends": "paper", "ornament": {"tiles": ["m2 2h20v20h-20z"]}}"#.utf8),
      path: "t.json")
    let square = Path.rectangle(Rect(left: 2, top: 2, right: 22, bottom: 22))
    #expect(theme.ornament == Ornament(tiles: [square]))
    let drawn = fills(try document(theme), 4, theme.light.accent)
    #expect(drawn.count == 1 && drawn[0].elements.count == square.elements.count)
  }

  @Test(arguments: [
    ("", "is empty"), ("M1 1L2 2", "has a part that is not closed by Z"),
    ("M1 1A2 2 0 0 1 3 3Z", "has A, not one of the commands M L H V C Q Z"),
    ("L1 1Z", "has a line before M"), ("M1Z", "needs a number after \"M1\""),
    ("M1 1L2 9999Z", "needs a number after \"M1 1L2 \""),
    ("M0 0L1 1M2 2L3 3Z", "has a part that is not closed by Z"),
    ("M1 1\u{1F600}Z", "has a strange character, not one of the commands M L H V C Q Z"),
    ("M1 1e5 2Z", "has e, not one of the commands M L H V C Q Z"),
    (String(repeating: "M1 1L2 2Z", count: 700), "has more than 2000 commands"),
  ]) func refusesAPath(_ text: String, _ fault: String) {
    #expect(throws: SVGPathFault(text: fault)) { try Path(svg: text) }
  }

  @Test func readsPathsAsSVGDoes() throws {
    let path = try Path(svg: "M1,2 3-4h-2v.5q1 1 2 0c1 0 1 1 2 2Z")
    let places = [
      (1.0, 2.0), (3, -4), (1, -4), (1, -3.5), (2, -2.5), (3, -3.5), (4, -3.5), (4, -2.5),
      (5, -1.5),
    ]
    #expect(throws: SVGPathFault(text: "has a line before M")) { try Path(svg: "M0 0L1 1Zl5 5z") }
    #expect(path.points == places.map { Point(x: $0.0, y: $0.1) })
  }

  /// A treatment or an ornament is small, and pushes nothing aside.
  @Test(arguments: NumberStyle.allCases, ["classic", "minimal", "comic", "notes", "thumbnails"])
  func movesNoFrame(_ style: NumberStyle, _ layout: String) throws {
    for page in [
      Page(.a4), Page(.a4, orientation: .landscape), Page(try PageSize(reading: "story")),
    ] {
      let plain = try document(.paper, layout: layout, page: page)
      var theme = Theme.paper
      theme.numberStyle = style
      theme.ornament = Ornament(.week)
      let rich = try document(theme, layout: layout, page: page)
      func frames(_ document: Document) -> [Mark] {
        document.backgrounds.flatMap(\.self).filter {
          if case .stroke = $0 { true } else { false }
        }
      }
      #expect(!frames(plain).isEmpty && frames(plain) == frames(rich))
    }
  }

  // MARK: Numbers

  @Test(arguments: Theme.all) func fitsEveryDayInItsBox(_ theme: Theme) throws {
    for (index, sheet) in try document(theme).sheets.enumerated() {
      for case .text(let line) in sheet.marks where line.font.families == theme.numberFont.families
      {
        #expect(line.size >= 6, "\(theme.name) \(index)")
      }
    }
  }

  /// An outlined number is one text of the paper's colour inside a band, in the room of plain figures.
  @Test func outlinesNumbers() throws {
    var theme = Theme.paper
    theme.numberStyle = .outline
    let (plain, outlined) = (try document(.paper), try document(theme))
    #expect(plain.backgrounds == outlined.backgrounds)
    for (before, after) in zip(plain.sheets, outlined.sheets) {
      func number(_ sheet: Sheet) throws -> (Int, TextLine) {
        try #require(
          sheet.marks.enumerated().lazy.compactMap { index, mark in
            if case .text(let line) = mark, line.size > 40 { (index, line) } else { nil }
          }.first)
      }
      let (_, usual) = try number(before)
      let (place, figures) = try number(after)
      #expect(figures.text == usual.text && figures.color == theme.light.paper)
      guard case .fill(let band, theme.light.accent) = after.marks[place - 1] else {
        Issue.record("no band")
        continue
      }
      let (xs, ys) = (band.points.map(\.x), band.points.map(\.y))
      // The usual figures are 0.7 of their size high, from 0.05 of it after their origin.
      #expect(abs(ys.max()! - usual.origin.y) < 0.01)
      #expect(abs(ys.min()! - usual.origin.y + 0.7 * usual.size) < 0.01)
      #expect(abs(xs.min()! - usual.origin.x - 0.05 * usual.size) < 0.01)
    }
  }

  @Test func framesAreClosed() throws {
    var theme = Theme.paper
    theme.frameStyle = .round
    let ring = try #require(
      document(theme).backgrounds.joined().lazy.compactMap { mark in
        if case .fill(let path, theme.light.frame) = mark { path } else { nil }
      }.first)
    #expect(ring.elements.count { $0 == .close } == 2)
    // A rule alone is no closed frame; a thin line closes it.
    theme.frameStyle = .top
    func outlines(_ layout: String) throws -> Int {
      try document(theme, layout: layout).backgrounds[0].count {
        if case .stroke = $0 { true } else { false }
      }
    }
    #expect(try outlines("classic") == 1)
    #expect(try outlines("comic") == 6)
    #expect(try outlines("storyboard") == 6)
  }

  @Test func padsNumbersToTheLongest() throws {
    var theme = Theme.paper
    theme.isZeroPadded = true
    func first(_ count: Int) throws -> String? {
      let list = PromptList.sample((1...count).map { "Word\($0)" })
      return try document(theme, list: list).sheets[0].marks.compactMap { mark in
        if case .text(let line) = mark, line.font.families == theme.numberFont.families,
          line.size > 30
        {
          line.text
        } else {
          nil
        }
      }.first
    }
    #expect(try first(9) == "01")
    #expect(try first(31) == "01")
    #expect(try first(100) == "001")
  }

  /// A span in a short list is smaller, but not so small that nobody can read it; the other numbers stay.
  @Test func letsASpanOfAShortListGiveWay() throws {
    let plain = PromptList.sample((1...9).map { "Word\($0)" })
    var list = plain
    list.prompts[6].last = 8
    list.prompts.remove(at: 7)
    func number(_ list: PromptList, _ sheet: Int) throws -> TextLine {
      let lines = try document(.paper, list: list).sheets[sheet].marks.compactMap { mark in
        if case .text(let line) = mark { line } else { nil }
      }
      return try #require(lines.first { $0.text.first?.isNumber == true })
    }
    let (first, span) = (try number(list, 0), try number(list, 6))
    #expect(try first == number(plain, 0))
    #expect(span.text == "7–8" && span.size < first.size && span.size > 0.4 * first.size)
  }

  @Test func letsARareNumberGiveWay() throws {
    var list = Self.list
    list.prompts[8].last = 11
    list.prompts.removeSubrange(9...10)
    func size(_ list: PromptList, _ sheet: Int) throws -> Double? {
      try document(.paper, list: list).sheets[sheet].marks.compactMap { mark in
        if case .text(let line) = mark { line.size } else { nil }
      }.max()
    }
    #expect(try size(list, 0) == size(Self.list, 0))
    #expect(try size(list, 8)! < size(list, 0)!)
    func start(_ list: PromptList) throws -> [Double] {
      try document(.paper, list: list).sheets[0].marks.compactMap { mark in
        if case .text(let line) = mark { line.origin.x } else { nil }
      }
    }
    #expect(try start(list) == start(Self.list))
  }

  @Test func keepsOneDistanceWhereNumbersFit() throws {
    var theme = Theme.paper
    theme.numberColumn = .fit
    func gap(_ sheet: Int) throws -> Double {
      let lines = try document(theme).sheets[sheet].marks.compactMap { mark in
        if case .text(let line) = mark, line.size > 20 { line } else { nil }
      }
      let number = lines[0]
      // Letters are half as wide as the size.
      return lines[1].origin.x - number.origin.x - Double(number.text.count) * number.size / 2
    }
    #expect(abs(try gap(0) - gap(19)) < 0.01)
  }

  // MARK: Accents and textures

  @Test func takesTurnsWithAccents() throws {
    var theme = Theme.paper
    theme.light.accents = [Color(0xAA0000), Color(0x00AA00)]
    theme.accentsBy = .weekday
    let numbers = try document(theme).sheets.map { sheet in
      sheet.marks.compactMap { mark in
        if case .text(let line) = mark, line.size > 30 { line.color } else { nil }
      }.first
    }
    // 1 October 2026 is a Thursday, the fourth day of the week.
    #expect(numbers[0] == Color(0x00AA00) && numbers[1] == Color(0xAA0000))
    // Sunday and Monday are both of the first colour.
    #expect(numbers[3] == numbers[4])
  }

  @Test(arguments: Texture.allCases) func keepsTextureInMargins(_ texture: Texture) throws {
    var theme = Theme.paper
    theme.texture = texture
    let plain = try document(.paper).backgrounds
    #expect(try document(theme).backgrounds == plain)
    theme.printsTexture = true
    let printed = try document(theme).backgrounds
    #expect(printed != plain)
    let unit = 595.276 / 24
    let room =
      Rect(
        left: unit, top: unit, right: 595.276 - unit, bottom: 841.89 - 1.25 * unit)
      - Insets(all: 0.01)
    for case .fill(let path, theme.light.rule) in printed.flatMap(\.self) {
      for point in path.points {
        #expect(
          point.x <= room.left || point.x >= room.right || point.y <= room.top
            || point.y >= room.bottom)
      }
    }
  }

  /// In a book, each part has the texture of its own pages: those for the left hand have it mirrored.
  @Test func texturesOfBooksAreThoseOfTheirParts() throws {
    var theme = Theme.paper
    (theme.texture, theme.printsTexture) = (.holes, true)
    func holes(_ layouts: [String]) throws -> [Path] {
      let layouts = try layouts.map(Layout.init(named:))
      let document = try Document(
        .sample(["Owl"]), layout: layouts.count == 1 ? layouts[0] : Layout(book: layouts),
        page: Page(.a4).drawn(by: .left), theme: theme, words: .english, metrics: FixedMetrics())
      return document.backgrounds.compactMap { marks in
        marks.lazy.compactMap { mark in
          if case .fill(let path, theme.light.rule) = mark { path } else { nil }
        }.first
      }
    }
    let (day, list) = (try holes(["classic"]), try holes(["list"]))
    #expect(day != list && day.count == 1)
    #expect(try holes(["list", "classic"]) == list + day)
    #expect(try holes(["classic", "list"]) == day + list)
  }

  // MARK: Squares

  /// A frame around squares holds whole ones, to the pixel.
  @Test(arguments: ["a4", "letter", "ipad-pro-13", "supernote-nomad", "kindle-scribe", "story"])
  func holdsWholeSquares(_ size: String) throws {
    for name in ["classroom", "blueprint", "techo", "arcade"] {
      let theme = try Theme(named: name)
      let page = Page(try PageSize(reading: size))
      let document = try document(theme, page: page)
      var lines: [Segment] = []
      for case .lines(let segments, _) in document.backgrounds[0] { lines += segments }
      let upright = lines.filter { $0.start.x == $0.end.x }
      let level = lines.filter { $0.start.y == $0.end.y }
      let xs = [level[0].start.x] + upright.map(\.start.x) + [level[0].end.x]
      let ys = [upright[0].start.y] + level.map(\.start.y) + [upright[0].end.y]
      for places in [xs, ys] {
        let steps = zip(places.dropFirst(), places).map { $0 - $1 }
        // The ends are those of the lines; the lines' own middles are half a pen inside.
        for step in steps.dropFirst().dropLast() {
          #expect(abs(step - steps[1]) < 1e-6, "\(name) \(size)")
        }
        #expect(abs(steps[0] - steps[1]) < 0.51, "\(name) \(size) \(steps[0]) \(steps[1])")
        #expect(abs(steps.last! - steps[1]) < 0.51, "\(name) \(size) \(steps.last!) \(steps[1])")
      }
    }
  }
}
