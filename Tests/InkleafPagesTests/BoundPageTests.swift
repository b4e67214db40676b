import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// Pages with room for what binds them.
@Suite struct BoundPageTests {
  func recipe(_ change: (inout Recipe) -> Void) -> Recipe {
    var recipe = Recipe()
    change(&recipe)
    return recipe
  }

  func room(
    _ recipe: Recipe, isRightToLeft: Bool = false, hasBacks: Bool = false
  ) throws -> [Insets] {
    let binding = try #require(try recipe.binding(isRightToLeft: isRightToLeft, hasBacks: hasBacks))
    return [binding.fronts, binding.backs].map { binding in
      let page = binding.room(on: recipe.page)
      return Insets(
        top: page.keepClear.top + page.gutter.top, right: page.keepClear.right + page.gutter.right,
        bottom: page.keepClear.bottom + page.gutter.bottom,
        left: page.keepClear.left + page.gutter.left
      ).map { ($0 / pointsPerMillimetre * 100).rounded() / 100 }
    }
  }

  @Test func theGutterChangesSides() throws {
    let gutter = Length(8, .mm)
    #expect(try recipe { _ in }.binding(isRightToLeft: false, hasBacks: false) == nil)
    #expect(
      try room(recipe { $0.gutter = gutter }) == [Insets(left: 8), Insets(right: 8)])
    #expect(
      try room(recipe { $0.gutter = gutter }, isRightToLeft: true)
        == [Insets(right: 8), Insets(left: 8)])
    let calendar = recipe { recipe in
      recipe.gutter = gutter
      recipe.sheets.spine = .top
    }
    #expect(try room(calendar) == [Insets(top: 8), Insets(bottom: 8)])
    #expect(calendar.uselessSheetKeys.isEmpty)
    // It comes to what is kept clear anyway.
    let safe = recipe { recipe in
      recipe.gutter = gutter
      recipe.safeArea = SafeArea([.left: Length(5, .mm)])
    }
    #expect(try room(safe) == [Insets(left: 13), Insets(right: 8, left: 5)])
  }

  /// On sheets that are printed on one side, all pages are bound at one edge.
  @Test func oneSideHasOneEdge() throws {
    let single = recipe { recipe in
      recipe.gutter = Length(8, .mm)
      recipe.sheets = SheetWishes(.alone, on: .a4)
      recipe.sheets.duplex = Duplex.none
    }
    #expect(try room(single) == [Insets(left: 8), Insets(left: 8)])
    var punched = single
    punched.holes = .left
    #expect(try room(punched) == [Insets(left: 20), Insets(left: 20)])
    punched.sheets.duplex = .long
    #expect(try room(punched) == [Insets(left: 20), Insets(right: 20)])
    // Sheets that are folded have pages that face each other, whatever is printed on their backs.
    let zine = recipe { recipe in
      recipe.gutter = Length(8, .mm)
      recipe.sheets = SheetWishes(.zine(pages: 8), on: .a4)
    }
    #expect(try room(zine) == [Insets(left: 8), Insets(right: 8)])
  }

  /// The holes of a theme that are printed are at the bound edge, on both sides of the paper.
  @Test func printedHolesAreAtTheBoundEdge() throws {
    var theme = try Theme(named: "case-file")
    theme.printsTexture = true
    for edge in [Edge.left, .right] {
      var page = Page(.a5)
      page.gutter[edge] = 20
      let document = try Document(
        LinkTests.list, layout: Layout(named: "classic"), page: page, theme: theme,
        words: .english, metrics: FixedMetrics())
      guard case .fill(let holes, _) = document.backgrounds[0][1] else {
        Issue.record("no holes")
        continue
      }
      let places = holes.elements.compactMap {
        if case .move(let place) = $0 { place.x } else { nil }
      }
      #expect(places.count == 3)
      #expect(
        places.allSatisfy { edge == .left ? $0 < 60 : $0 > page.size.width - 60 }, "\(places)")
    }
  }

  /// Holes stay at their edge unless both sides of the paper are printed.
  @Test func holesNeedRoom() throws {
    #expect(try room(recipe { $0.holes = .left }) == [Insets(left: 20), Insets(left: 20)])
    let duplex = recipe { recipe in
      recipe.holes = .left
      recipe.sheets = SheetWishes(.nUp(nil), on: .a4)
      recipe.sheets.duplex = .long
    }
    #expect(try room(duplex) == [Insets(left: 20), Insets(right: 20)])
    let both = recipe { recipe in
      recipe.holes = .top
      recipe.gutter = Length(25, .mm)
    }
    #expect(try room(both) == [Insets(top: 25), Insets(bottom: 25)])
  }

  /// What is printed behind each day has its holes at the other side, on sheets and alone.
  @Test(arguments: [[], [PageSize.a4]]) func holesOfBacksAreOpposite(_ papers: [PageSize]) throws {
    let recipe = recipe { recipe in
      recipe.holes = .left
      recipe.sheets.papers = papers
    }
    #expect(try room(recipe, hasBacks: true) == [Insets(left: 20), Insets(right: 20)])
    #expect(try room(recipe) == [Insets(left: 20), Insets(left: 20)])
  }

  /// Holes at the top make pages turn over it, unless the spine is said.
  @Test(arguments: [
    (Spine.top, Spine?.none, [Insets(top: 20), Insets(bottom: 20)]),
    (.top, .left, [Insets(top: 20), Insets(top: 20)]),
    (.left, nil, [Insets(left: 20), Insets(right: 20)]),
    (.left, .top, [Insets(left: 20), Insets(left: 20)]),
  ])
  func holesTurnWithThePaper(_ holes: Spine, _ spine: Spine?, _ rooms: [Insets]) throws {
    let recipe = recipe { recipe in
      recipe.holes = holes
      recipe.sheets = SheetWishes(.nUp(nil), on: .a4)
      recipe.sheets.duplex = .long
      recipe.sheets.spine = spine
    }
    #expect(recipe.boundSheets.spine == (holes == .top ? spine ?? .top : spine))
    #expect(try room(recipe) == rooms)
  }

  @Test(arguments: [
    ("a4", Spine.left, [(12, 108.5), (12, 188.5)]), ("a4", .right, [(198, 108.5), (198, 188.5)]),
    ("a5", .top, [(34, 12), (114, 12)]),
    ("letter", .left, [(12.7, 31.75), (12.7, 139.7), (12.7, 247.65)]),
    ("half-letter", .left, [(12.7, 38.1), (12.7, 107.95), (12.7, 177.8)]),
    ("half-letter", .top, [(34.925, 12.7), (104.775, 12.7)]),
    ("letter", .top, [(73.025, 12.7), (142.875, 12.7)]),
  ])
  func holesAreWherePunchesMakeThem(
    _ size: String, _ edge: Spine, _ places: [(Double, Double)]
  ) throws {
    let recipe = try recipe { recipe in
      recipe.size = try PageSize(reading: size)
      recipe.holes = edge
      recipe.bleed = Length(3, .mm)
    }
    let document = Document(
      title: "t", page: recipe.page, sheets: [Sheet(number: 1, title: "1")])
    let binding = try #require(try recipe.binding(isRightToLeft: false, hasBacks: false)).fronts
    let circles = document.punched(for: binding).backgrounds[0].compactMap { mark -> Path? in
      if case .stroke(let path, _) = mark { path } else { nil }
    }
    try #require(circles.count == places.count)
    for (circle, place) in zip(circles, places) {
      let (x, y) = (circle.points.map(\.x), circle.points.map(\.y))
      // The middle, from the trim's corner.
      #expect(abs((x.min()! + x.max()!) / 2 / pointsPerMillimetre - 3 - place.0) < 0.01)
      #expect(abs((y.min()! + y.max()!) / 2 / pointsPerMillimetre - 3 - place.1) < 0.01)
    }
  }

  func recipe(_ change: (inout Recipe) throws -> Void) throws -> Recipe {
    var recipe = Recipe()
    try change(&recipe)
    return recipe
  }

  @Test func shortEdgesHaveNoHoles() throws {
    let recipe = try recipe { recipe in
      recipe.size = try PageSize(reading: "74x105mm")
      recipe.holes = .top
    }
    let problem = #expect(throws: UsageProblem.self) {
      try recipe.binding(isRightToLeft: false, hasBacks: false)
    }
    #expect(
      problem?.description
        == "--holes top: the page's top edge of 74 mm is too short; holes need 100 mm")
  }

  @Test func everySecondPageIsThatOfTheBack() {
    func document(_ mark: Double) -> Document {
      Document(
        title: "t", page: Page(.a5),
        background: [.lines([Segment(0, mark, 1, mark)], Pen(color: Color(0), width: 1))],
        sheets: (1...5).map { Sheet(number: $0, title: "\(mark)") })
    }
    let both = document(1).alternating(with: document(2), inWholeBook: true)
    #expect(both.sheets.map(\.title) == ["1.0", "2.0", "1.0", "2.0", "1.0"])
    #expect(
      both.sheets.map { both.background(of: $0) == document(1).backgrounds[0] } == [
        true, false, true, false, true,
      ])
  }

  /// A day that is drawn alone looks as among all others, on its own side of the paper.
  @Test(arguments: ["classic", "notes", "storyboard", "minimal"])
  func aDayAloneLooksAsInTheMonth(_ layout: String) throws {
    func document(_ numbers: Set<Int>?) throws -> Document {
      try Document(
        .sample((1...31).map { "w\($0)" }), numbers: numbers, layout: Layout(named: layout),
        page: Page(.a5), theme: .paper, words: .english, metrics: FixedMetrics())
    }
    let (whole, alone) = (try document(nil), try document([8]))
    func marks(_ sheet: Sheet, _ document: Document) -> [Mark] {
      (document.background(of: sheet) + sheet.marks).filter { mark in
        if case .link = mark { false } else { true }
      }
    }
    #expect(marks(alone.sheets[0], alone) == marks(whole.sheets[7], whole))
    #expect(alone.sheets[0].place == 7)
    let backs = alone.alternating(with: alone, inWholeBook: true)
    #expect(
      backs.sheets[0].part == 1
        && alone.alternating(with: alone, inWholeBook: false).sheets[0].part == 0)
  }
}
