import InkleafGeometry
import InkleafPages
import Testing

@Suite struct DocumentTests {
  @Test func aDocumentOfOnesOwnMarks() {
    let page = Page(PageSize("notebook", width: 25.4, height: 50.8))
    let pen = Pen(color: Palette.light.frame, width: 1)
    let dots = DotGrid(
      origin: Point(x: 10, y: 10), pitch: Size(width: 5, height: 5), columns: 3, rows: 2,
      radius: 0.5, color: Color(0x0000FF))
    let line = TextLine(
      "Hello", font: Theme.usualFont, size: 12, origin: Point(x: 20, y: 30),
      color: Palette.light.ink)
    let document = Document(
      title: "Cards", page: page,
      background: [.fill(.rectangle(Rect(page.size)), Palette.light.paper)],
      sheets: [
        Sheet(
          number: 1, title: "First card",
          marks: [.stroke(.rectangle(page.safeArea - Insets(all: 6)), pen), .text(line)]),
        Sheet(number: 2, title: "Dots", name: "back", marks: [.dots(dots)]),
      ])
    #expect(
      document.dump == """
        Cards | notebook 72.00 x 144.00 pt
          fill #FFFFFF M 0.00 0.00 L 72.00 0.00 L 72.00 144.00 L 0.00 144.00 Z
        1-first-card: First card
          stroke #1A1A1A 1.00 M 6.00 6.00 L 66.00 6.00 L 66.00 138.00 L 6.00 138.00 Z
          text 20.00 30.00 12.00 #1A1A1A DejaVu Sans/400 "Hello"
        back: Dots
          dots #0000FF 0.50 10.00 10.00 by 5.00 5.00 3 x 2

        """)
  }

  @Test func aThemeOfOnesOwn() throws {
    var colors = Palette.light
    colors.accent = Color(0xCC3300)
    let theme = Theme(name: "mine", light: colors, ruling: .isometric, pitch: 7)
    let document = try Document(
      .sample(["Apple"]), layout: .classic, page: Page(.a4), theme: theme, words: .english,
      metrics: FixedMetrics())
    #expect(document.dump.contains("#CC3300") && document.dump.contains("lines #B0B0B0"))
  }

  /// Numbers out of range are moved to the nearest bound.
  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
  func oddNumbersAreMovedIntoTheirRange(_ number: Double) throws {
    for unit in PageSize.Unit.allCases {
      let size = PageSize(
        "odd", width: number, height: number, unit: unit, ppi: number,
        keepClear: Insets(all: number), clearUnit: unit)
      let sides = [size.width, size.height].map {
        $0 * Page(size).size.width / size.width / pointsPerMillimetre
      }
      #expect(sides.allSatisfy { (19.999...2000.001).contains($0) })
      #expect((30...1200).contains(size.ppi ?? 0) && size.keepClear.left >= 0)
      #expect(Page(size, bleed: number).size.width.isFinite)
    }
    let theme = Theme(
      name: "odd", framePen: number, rulePen: number, rulingPen: number, dotRadius: number,
      ruling: .dots, pitch: number, greys: 3)
    #expect((0.05...5).contains(theme.framePen) && (1...100).contains(theme.pitch ?? 0))
    #expect(theme.greys == nil)
    var changed = Theme.mint
    (changed.pitch, changed.rulingPen, changed.framePen) = (number, number, number)
    for theme in [theme, changed] {
      let document = try Document(
        .sample(["Apple"]), layout: .classic, page: Page(.a4), theme: theme, words: .english,
        metrics: FixedMetrics())
      #expect(!document.dump.contains("nan") && !document.dump.contains("inf"))
    }
  }

  /// Measures that somebody spoils after the page was made are a problem, not a trap.
  @Test(arguments: Layout.names) func spoiltPagesAreRefused(_ name: String) throws {
    let layout = try Layout(named: name)
    let measures: [WritableKeyPath<Page, Double>] = [
      \.size.width, \.size.height, \.bleed, \.keepClear.left, \.dpi, \.scale,
    ]
    for path in measures {
      for number in [Double.nan, .infinity, -.infinity, 1e300] {
        var page = Page(.a4)
        page[keyPath: path] = number
        #expect(throws: LayoutProblem.self) {
          try Document(
            .sample(["Apple"]), layout: layout, page: page, theme: .paper, words: .english,
            metrics: FixedMetrics())
        }
      }
    }
  }

  @Test func theDumpOfOddNumbersIsStillText() {
    let marks = [Double.nan, .infinity, 1e300].map { number in
      Mark.fill(.rectangle(Rect(left: 0, top: 0, right: number, bottom: 1)), Color(0))
    }
    let document = Document(
      title: "Odd", page: Page(.a4), sheets: [Sheet(number: 1, title: "", marks: marks)])
    #expect(document.dump.contains("L nan 1.00"))
  }

  @Test func rulingsHaveNamesInSwift() {
    let rulings: [Ruling] = [
      .blank, .dots, .grid, .lines, .isometric, .hexagons, .thirds, .golden, .perspective, .staves,
    ]
    #expect(rulings == Ruling.all)
  }

  // MARK: Contact sheets

  /// The label of each entry, as its lines, with the place of the first.
  private func labels(_ sheet: ContactSheet) -> [(text: String, place: Point)] {
    sheet.document(metrics: FixedMetrics()).sheets[0].marks.compactMap {
      if case .text(let line) = $0, line.size == 9 { (line.text, line.origin) } else { nil }
    }
  }

  /// Names of editions differ at their ends, so they are never cut.
  @Test func longLabelsTakeSeveralLines() throws {
    let page = Document(title: "", page: Page(.a4), sheets: [Sheet(number: 1, title: "")])
    let name = "inktober-2026-remarkable-paper-pro-move-month-on-a-page-high-contrast-light"
    let lines = labels(
      ContactSheet(
        [ContactSheet.Entry(page, label: name), ContactSheet.Entry(page, label: "short")],
        title: ""))
    let words = lines.map(\.text).joined().filter { $0 != "\u{200B}" }
    #expect(words == name + "short" && lines.count > 2, "\(lines)")
    let width = 60 * pointsPerMillimetre
    #expect(lines.allSatisfy { Double($0.text.count) / 2 * 9 < width }, "\(lines)")
    #expect(lines[0].place.y == lines[lines.count - 1].place.y)
  }

  /// Each theme has rows of its own, if there are several pages of each.
  @Test func groupsHaveTheirOwnRows() throws {
    let page = Document(title: "", page: Page(.a4), sheets: [Sheet(number: 1, title: "")])
    func rows(_ groups: Int, of count: Int) -> [Int] {
      let entries = (0..<groups * count).map { index in
        var entry = ContactSheet.Entry(page, label: "\(index / count)")
        entry.group = "\(index / count)"
        return entry
      }
      let labels = labels(ContactSheet(entries, title: ""))
      let heights = Set(labels.map(\.place.y)).sorted()
      for height in heights where count > 3 {
        #expect(Set(labels.filter { $0.place.y == height }.map(\.text)).count == 1)
      }
      return heights.map { height in labels.count { $0.place.y == height } }
    }
    #expect(rows(3, of: 5) == [5, 5, 5])
    #expect(rows(2, of: 24) == [8, 8, 8, 8, 8, 8])
    #expect(rows(1, of: 12) == [4, 4, 4])
    #expect(rows(12, of: 1) == [4, 4, 4])
  }
}
