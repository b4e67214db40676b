import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

// Pages without a day: where they are put in, and what is on them.

extension ImpositionTests {
  /// The last page, which blanks move to the back cover, is a left-hand page.
  @Test(arguments: [
    ("booklet", true), ("booklet=2", true), ("zine", true), ("zine=16", true),
    ("accordion", false), ("cards", false),
  ])
  func theMovedLastPageIsABack(_ scheme: String, _ isBack: Bool) throws {
    var wishes = SheetWishes()
    (wishes.scheme, wishes.blanks) = (try Scheme(reading: scheme), .beforeLast)
    #expect(wishes.endOnBack(hasBacks: false) == isBack)
    wishes.blanks = .end
    #expect(!wishes.endOnBack(hasBacks: false))
    let fronts = Self.document(5)
    var backs = fronts
    for index in backs.sheets.indices { backs.sheets[index].title = "back" }
    func sides(_ endsOnBack: Bool) -> [Bool] {
      fronts.alternating(with: backs, inWholeBook: false, endsOnBack: endsOnBack).sheets.map {
        $0.title == "back"
      }
    }
    #expect(sides(false) == [false, true, false, true, false])
    #expect(sides(true) == [false, true, false, true, true])
  }

  /// Pages that fill up a sheet have the picture of all others.
  @Test func blankPagesHaveThePictureOfOthers() throws {
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 4, 0, 0, 0, 6, 8, 2, 0, 0, 0, 0, 0, 0, 0]
    let picture = try Picture(png: header)
    var document = Self.document(5, bleed: 3)
    let paper = document.page.paper
    document.backgrounds = [
      [
        .fill(.rectangle(paper), Color(0xFFFFFF)),
        .image(Picture.Placed(picture, in: paper, covers: true)),
      ]
    ]
    func blanks(_ document: Document) throws -> [Mark] {
      var wishes = SheetWishes(.booklet(signature: nil), on: .a4)
      wishes.marks = []
      return try wishes.impositions(
        of: document, isRightToLeft: false, usualPaper: .a4, date: nil, metrics: FixedMetrics()
      ).impositions[0].sides.flatMap(\.marks)
    }
    let marks = try blanks(document)
    #expect(marks.count == 3)
    for mark in marks {
      guard case .image(let placed) = mark else {
        Issue.record("\(mark)")
        continue
      }
      #expect(placed.picture == picture && placed.covers)
      #expect(abs(placed.box.height - 66 * pointsPerMillimetre) < 0.01)
    }
    // Colour alone is the paper's; white is none.
    document.backgrounds = [[.fill(.rectangle(paper), Color(0x203040))]]
    #expect(try blanks(document).count == 3)
    document.backgrounds = [[.fill(.rectangle(paper), Color(0xFFFFFF))]]
    #expect(try blanks(document).isEmpty)
  }

  func problem(
    _ count: Int, _ wishes: SheetWishes, _ document: Document? = nil
  ) throws -> String {
    let problem = #expect(throws: ImpositionProblem.self) {
      try wishes.impositions(
        of: document ?? Self.document(count), isRightToLeft: false, usualPaper: .a4, date: nil,
        metrics: FixedMetrics())
    }
    return problem?.description ?? ""
  }

  /// Pages that would fit when they are turned are not to be made as large as they are.
  @Test(arguments: [("a5", "a4"), ("half-letter", "letter")])
  func pagesThatAreTooWideAreTurned(_ size: String, _ paper: String) throws {
    var wishes = SheetWishes(.booklet(signature: nil), on: try PageSize(reading: paper))
    wishes.spine = .top
    let document = Self.document(4, page: try PageSize(reading: size))
    let problem = try problem(4, wishes, document)
    #expect(problem.contains("; give --orientation landscape, --paper "), "\(problem)")
  }

  /// The length is that of the innermost sheet, and the gutter that is asked for is enough.
  @Test func creepIsThatOfTheInnermostSheet() throws {
    let mm = pointsPerMillimetre
    var document = Self.document(64)
    func draw(_ inset: Double) {
      let box = document.page.trim - Insets(all: inset * mm)
      for index in document.sheets.indices {
        document.sheets[index].marks = [.fill(.rectangle(box), Color(0))]
      }
    }
    draw(3)
    var wishes = SheetWishes(.booklet(signature: nil), on: .a4)
    wishes.creep = Length(0.5, .mm)
    let problem = try problem(64, wishes, document)
    #expect(problem.contains("by up to 7.5 mm, and what is on them is 3 mm"), "\(problem)")
    #expect(problem.contains("make --gutter 4.5 mm larger"), "\(problem)")
    draw(7.5)
    _ = try wishes.impositions(
      of: document, isRightToLeft: false, usualPaper: .a4, date: nil, metrics: FixedMetrics())
  }

  /// A gap is doubted only where it costs paper.
  @Test(arguments: [(4, false), (40, true)]) func gapsThatCostNoPaper(
    _ count: Int, _ isDoubted: Bool
  )
    throws
  {
    let wishes = SheetWishes(.cutStack(nil), on: .a4)
    let doubts = try wishes.impositions(
      of: Self.document(count, page: PageSize("card", width: 70, height: 99), bleed: 3),
      isRightToLeft: false, usualPaper: .a4, date: nil, metrics: FixedMetrics()
    ).doubts
    #expect(doubts.contains { "\($0)".hasPrefix("the gap or bleed") } == isDoubted, "\(doubts)")
  }
}

extension BookTests {
  /// Where leaves have two sides, the first day is a right-hand page.
  @Test func theFirstDayIsARightHandPage() throws {
    var options = BookOptions()
    options.leastBeforeRight = 1
    let list = PromptList.sample(["Owl", "Fox", "Cat"])
    let book = try document(["cover", "classic", "colophon"], list, options: options)
    #expect(book.sheets.map(\.label) == ["i", "ii", "1", "2", "3", "4"])
    #expect(book.sheets[1].marks.isEmpty && book.sheets[2].name == "01-owl")
    // A day by itself keeps its place.
    let day = try document(
      ["cover", "classic", "colophon"], list, numbers: [2], options: options)
    #expect(day.sheets.map(\.place) == [0, 1, 3, 5])
    let even = try document(["cover", "contents", "classic"], list, options: options)
    #expect(even.sheets.map(\.label) == ["i", "ii", "1", "2", "3"])
    let months = try document(["cover", "calendar"], list, options: options)
    #expect(months.sheets.map(\.label) == ["i", "ii", "1"])
    // A cover alone needs none where it would cost a sheet.
    options.leastBeforeRight = 2
    let folded = try document(["cover", "classic"], list, options: options)
    #expect(folded.sheets.map(\.label) == ["i", "1", "2", "3"])
  }

  @Test func onlyBoundPagesStartOnTheRight() throws {
    var recipe = Recipe(size: .a5)
    #expect(recipe.leastBeforeRight(hasBacks: false) == nil)
    recipe.gutter = Length(8, .mm)
    #expect(recipe.leastBeforeRight(hasBacks: false) == 1)
    recipe.sheets.scheme = .zine(pages: 8)
    #expect(recipe.leastBeforeRight(hasBacks: false) == nil)
    recipe.gutter = Length(0, .mm)
    recipe.sheets.scheme = .booklet(signature: nil)
    #expect(recipe.leastBeforeRight(hasBacks: false) == 2)
    recipe.sheets.scheme = .cards(nil)
    #expect(recipe.leastBeforeRight(hasBacks: false) == nil)
  }
}
