import Foundation
import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// Sheets of paper: folded and cut by a simulation that knows nothing of how they are made.
@Suite struct ImpositionTests {
  static let page = PageSize("card", width: 40, height: 60)

  /// Puts so many pages on sheets of A3.
  static func imposition(
    _ count: Int, _ wishes: SheetWishes, page: PageSize = page, paper: String = "a3",
    isRightToLeft: Bool = false, bleed: Double = 0
  ) throws -> Imposition {
    var wishes = wishes
    wishes.papers = [try PageSize(reading: paper)]
    return try #require(
      try wishes.impositions(
        of: document(count, page: page, bleed: bleed), isRightToLeft: isRightToLeft,
        usualPaper: .a4, date: "2026-10-01", metrics: FixedMetrics()
      ).impositions.first)
  }

  static func document(_ count: Int, page: PageSize = page, bleed: Double = 0) -> Document {
    Document(
      title: "Inktober 2026", page: Page(page, bleed: bleed * pointsPerMillimetre),
      sheets: (1...count).map { Sheet(number: $0, title: "\($0)") })
  }

  /// Names of sheets sort as the sheets lie, however many there are.
  @Test(arguments: [(9, "sheet-01-front"), (99, "sheet-01-front"), (120, "sheet-001-front")])
  func namesOfSheetsSort(_ count: Int, _ first: String) throws {
    var wishes = SheetWishes()
    wishes.scheme = try Scheme(reading: "1x1")
    let names = try Self.imposition(count, wishes).sides.map(\.name)
    #expect(names.count == count && names.first == first && names == names.sorted())
  }

  /// Scheme, spine, edge at which the printer turns the paper, and place of the blanks.
  struct Case: Sendable, CustomStringConvertible {
    var scheme: String
    var spine: Spine
    var duplex: Duplex?
    var blanks: Blanks

    var wishes: SheetWishes {
      get throws {
        var wishes = SheetWishes()
        wishes.scheme = try Scheme(reading: scheme)
        (wishes.spine, wishes.duplex, wishes.blanks) = (spine, duplex, blanks)
        wishes.marks = []
        return wishes
      }
    }
    /// Whether leaves are cut apart or folded like a fan, which may have blank backs.
    var isCut: Bool { !scheme.hasPrefix("booklet") && !scheme.hasPrefix("zine") }
    var description: String {
      "\(scheme) \(spine.rawValue) \(duplex?.rawValue ?? "usual") \(blanks.rawValue)"
    }
  }

  static let cases: [Case] = [
    "booklet", "booklet=1", "booklet=3", "zine", "zine=16", "accordion", "accordion=4", "2x3",
    "n-up", "cut-stack", "cut-stack=3x2", "cards",
  ].flatMap { scheme -> [Case] in
    let edges: [Duplex?] =
      scheme == "zine"
      ? [nil]
      : scheme.hasPrefix("booklet") || scheme == "zine=16"
        ? [nil, .long, .short]
        : [nil, Duplex.none, .long, .short]
    return Spine.allCases.flatMap { spine in
      edges.flatMap { duplex in
        Blanks.allCases.map { Case(scheme: scheme, spine: spine, duplex: duplex, blanks: $0) }
      }
    }
  }

  @Test(arguments: cases)
  func foldedAndCutPagesAreInOrder(_ setting: Case) throws {
    for count in 1...64 {
      let imposition = try Self.imposition(count, setting.wishes)
      let faces = try Self.read(imposition, setting)
      let pages = faces.compactMap(\.page)
      #expect(pages == Array(0..<count), "\(setting), \(count) pages: \(pages)")
      #expect(faces.allSatisfy { $0.page == nil || $0.isUpright }, "\(setting), \(count) pages")
      // A book's blanks are in one place: at the end, or before the last page.
      if !setting.isCut, let blank = faces.firstIndex(where: { $0.page == nil }) {
        let rest = faces[blank...].compactMap(\.page)
        #expect(rest.isEmpty || setting.blanks == .beforeLast && rest == [count - 1])
      }
    }
  }

  /// Folds and cuts sheets as the manual says, and reads the pages.
  static func read(_ imposition: Imposition, _ setting: Case) throws -> [Face] {
    let isWide = imposition.paper.width > imposition.paper.height
    // A printer turns paper that lies level around an upright axis if it turns it at its short edge.
    let isLevelAxis =
      setting.duplex == nil || setting.duplex == Duplex.none
      ? setting.spine == .top : (setting.duplex == .short) != isWide
    let trims = imposition.sides.flatMap(\.places).map(\.trim)
    func count(_ places: [Double]) -> Int { Set(places.map { Int($0.rounded()) }).count }
    let size = Page(page).size
    // The grid is as large as the scheme says, even where few pages are on it.
    let cells = try #require(try setting.wishes.scheme).cells(
      of: size, count: (imposition.sides.flatMap(\.places).map(\.page).max() ?? 0) + 1,
      on: imposition.paper, gap: 0, at: setting.spine)
    #expect(count(trims.map(\.left)) <= cells.columns && count(trims.map(\.top)) <= cells.rows)
    let grid = FoldedPaper.Grid(
      columns: cells.columns, rows: cells.rows, paper: imposition.paper, step: size)
    let sheets = (1...imposition.sheetCount).map { number in
      FoldedPaper(
        imposition.sides.filter { $0.sheet == number }, paper: imposition.paper, grid,
        turnsAroundLevelAxis: isLevelAxis)
    }
    let spine = setting.spine
    switch try #require(try setting.wishes.scheme) {
    case .booklet(let signature):
      let length = signature ?? sheets.count
      return stride(from: 0, to: sheets.count, by: length).flatMap { start in
        var pile = sheets[start]
        for sheet in sheets[start + 1..<min(start + length, sheets.count)] { pile.add(sheet) }
        if spine == .top { pile.foldTopUnder() } else { pile.foldUnder(left: spine == .left) }
        return pile.piles[0][0].read(at: spine)
      }
    case .zine(16):
      return sheets.flatMap { sheet in
        var sheet = sheet
        // Across the long way, across the short way, and along the spine.
        if spine == .top {
          sheet.foldTopUnder()
          sheet.foldUnder(left: true)
          sheet.foldTopUnder()
        } else {
          sheet.foldUnder(left: spine == .left)
          sheet.foldTopUnder()
          sheet.foldUnder(left: spine == .left)
        }
        return sheet.piles[0][0].read(at: spine)
      }
    case .zine:
      return sheets.flatMap { ring($0, at: spine) }
    case .accordion:
      // Strips, joined in order.
      let strips = sheets.flatMap { sheet in
        spine == .top
          ? (0..<sheet.columns).map { column in sheet.piles.map { $0[column][0] } }
          : sheet.piles.map { row in row.map { $0[0] } }
      }
      let panels = strips.flatMap { spine == .right ? $0.reversed() : $0 }
      let used = panels.prefix(
        (panels.lastIndex { $0.top.page != nil || $0.bottom.page != nil } ?? 0) + 1)
      let backs = used.reversed().map { $0.turned(aroundLevelAxis: spine == .top).top }
      return used.map(\.top) + backs
    case .nUp:
      return sheets.flatMap(\.piles).flatMap { row in
        (spine == .right ? row.reversed() : row).flatMap { $0.read(at: spine) }
      }
    case .cards: return sheets.flatMap { cut($0).flatMap { [$0].read(at: spine) } }
    case .cutStack:
      let piles = sheets.map(cut)
      return (0..<cells.columns * cells.rows).flatMap { place in
        piles.flatMap { [$0[place]].read(at: spine) }
      }
    }
  }

  /// The leaves of a sheet that is cut into strips from top to bottom, and these into leaves.
  private static func cut(_ sheet: FoldedPaper) -> [Leaf] {
    (0..<sheet.columns).flatMap { column in sheet.piles.map { $0[column][0] } }
  }

  /// The faces around the cut of a zine, from the cover on, after its halves lie back to back.
  private static func ring(_ sheet: FoldedPaper, at spine: Spine) -> [Face] {
    func face(_ column: Int, _ row: Int, isBehind: Bool, isLevel: Bool) -> Face {
      let leaf = sheet.piles[row][column][0]
      // What goes behind is turned around the middle fold; the reader turns it like a leaf.
      guard isBehind else { return leaf.top }
      let flips = isLevel != (spine == .top)
      return Face(page: leaf.top.page, isUpright: flips ? !leaf.top.isUpright : leaf.top.isUpright)
    }
    if spine == .top {
      let behind = (0..<4).reversed().map { face(0, $0, isBehind: true, isLevel: false) }
      let front = (0..<3).map { face(1, $0, isBehind: false, isLevel: false) }
      return [face(1, 3, isBehind: false, isLevel: false)] + behind + front
    }
    let columns = spine == .left ? [3, 2, 1, 0] : [0, 1, 2, 3]
    let behind = columns.map { face($0, 0, isBehind: true, isLevel: true) }
    let front = columns.reversed().dropLast().map { face($0, 1, isBehind: false, isLevel: true) }
    return [face(columns[0], 1, isBehind: false, isLevel: true)] + behind + front
  }

  // MARK: Places

  /// Bleed of neighbours never overlaps, nothing leaves the paper, and marks keep off the pages.
  @Test(arguments: cases)
  func pagesAndMarksKeepOffEachOther(_ setting: Case) throws {
    var wishes = try setting.wishes
    wishes.marks = [.crop, .fold, .registration, .slug]
    wishes.hasRuler = true
    let imposition = try Self.imposition(13, wishes, bleed: 3)
    let paper = Rect(imposition.paper) - Insets(all: -0.001)
    for side in imposition.sides {
      for (index, place) in side.places.enumerated() {
        #expect(paper.contains(place.clip) && paper.contains(place.trim))
        #expect(abs(place.trim.width - 40 * pointsPerMillimetre) < 0.001)
        for other in side.places[(index + 1)...] {
          let clip = place.clip - Insets(all: 0.001)
          #expect(
            !clip.overlaps(other.clip) && !place.trim.overlaps(other.trim - Insets(all: 0.001)))
        }
        for mark in side.marks {
          for segment in mark.segments {
            #expect(
              segment.clipped(to: place.trim - Insets(all: 0.001)) == nil, "\(segment)")
          }
        }
      }
    }
  }

  /// What is printed behind a page has the same place, whichever edge the printer turns the paper at.
  @Test(arguments: cases.filter { $0.duplex != nil && $0.duplex != Duplex.none })
  func frontsAndBacksCoincide(_ setting: Case) throws {
    let imposition = try Self.imposition(32, setting.wishes, bleed: 2)
    let isWide = imposition.paper.width > imposition.paper.height
    let isLevelAxis = (setting.duplex == .short) != isWide
    for back in imposition.sides where back.isBack {
      let front = try #require(imposition.sides.first { $0.sheet == back.sheet && !$0.isBack })
      let seen = back.places.map { place in
        isLevelAxis
          ? Rect(
            left: place.trim.left, top: imposition.paper.height - place.trim.bottom,
            right: place.trim.right, bottom: imposition.paper.height - place.trim.top)
          : Rect(
            left: imposition.paper.width - place.trim.right, top: place.trim.top,
            right: imposition.paper.width - place.trim.left, bottom: place.trim.bottom)
      }
      for place in front.places {
        #expect(
          seen.contains {
            abs($0.left - place.trim.left) < 0.001 && abs($0.top - place.trim.top) < 0.001
          })
      }
    }
  }

  @Test func creepMovesInnerPagesToTheSpine() throws {
    var wishes = SheetWishes(.booklet(signature: nil))
    wishes.creep = Length(0.5, .mm)
    for spine in Spine.allCases {
      wishes.spine = spine
      let sides = try Self.imposition(12, wishes).sides
      func outer(_ index: Int) -> Double {
        let trims = sides[index].places.map(\.trim)
        return spine == .top ? trims.map(\.top).min()! : trims.map(\.left).min()!
      }
      for sheet in 0..<3 {
        let moved = (outer(2 * sheet) - outer(0)) / pointsPerMillimetre
        #expect(abs(moved - 0.5 * Double(sheet)) < 1e-9)
        #expect(outer(2 * sheet) == outer(2 * sheet + 1))
      }
      // What crosses the fold is left out.
      let inner = try #require(sides.last?.places)
      #expect(!inner[0].clip.overlaps(inner[1].clip))
      #expect(inner[0].trim.overlaps(inner[1].trim))
    }
  }

  // MARK: Paper

  @Test(arguments: [
    ("booklet", "a5", "a4", 1.0, true), ("booklet", "half-letter", "letter", 1, true),
    ("booklet", "a4", "a4", 0.7071, true), ("2x2", "a6", "a4", 1, false),
    ("n-up", "a4", "a5", 0.7048, false), ("accordion", "a4", "a4", 0.7071, true),
  ])
  func pagesShrinkOnlyIfTheyMay(
    _ scheme: String, _ size: String, _ paper: String, _ scale: Double, _ isWide: Bool
  ) throws {
    var wishes = SheetWishes(try Scheme(reading: scheme))
    wishes.mayShrink = true
    wishes.marks = nil
    let page = try PageSize(reading: size)
    let imposition = try Self.imposition(8, wishes, page: page, paper: paper)
    #expect(abs(imposition.scale - scale) < 0.001)
    #expect((imposition.paper.width > imposition.paper.height) == isWide)
    wishes.mayShrink = false
    if scale < 1 {
      #expect(throws: ImpositionProblem.self) {
        try Self.imposition(8, wishes, page: page, paper: paper)
      }
    }
  }

  @Test func whatDoesNotFitIsMeasured() throws {
    let problem = #expect(throws: ImpositionProblem.self) {
      try Self.imposition(8, SheetWishes(.booklet(signature: nil)), page: .a4, paper: "a4")
    }
    #expect(
      problem?.description
        == "--sheets booklet with pages of 210 × 297 mm needs paper of 420 × 297 mm, and a4 has"
        + " 210 × 297 mm; give --size a5, --paper a3, or let pages shrink with --fit")
  }

  /// What fits on the paper at hand comes first: a named size, or measures in the paper's unit.
  @Test(arguments: [
    ("zine", PageSize.a4, "a4", "give --size 74x105mm,"),
    ("zine", .letter, "letter", "give --size 2.75x4.25in,"),
    ("booklet", .letter, "letter", "give --size half-letter, --paper tabloid,"),
    ("2x2", .a5, "a4", "give --size a6, --paper a3,"),
    ("1x1", PageSize("large", width: 297, height: 420), "a4", "give --paper a3,"),
  ])
  func pagesThatWouldFitAreNamed(
    _ scheme: String, _ page: PageSize, _ paper: String, _ advice: String
  ) throws {
    let problem = #expect(throws: ImpositionProblem.self) {
      try Self.imposition(8, SheetWishes(try Scheme(reading: scheme)), page: page, paper: paper)
    }
    #expect(problem?.description.contains("; \(advice)") == true, "\(problem as Any)")
  }

  /// Sheets for several pages that have fewer than would fit, or one, are told.
  @Test func lonelyPagesAreDoubted() throws {
    func doubts(
      _ scheme: Scheme, _ page: PageSize, bleed: Double = 0, gap: Length? = nil
    ) throws -> Set<SheetDoubt> {
      var wishes = SheetWishes(scheme, on: .a4)
      wishes.gap = gap
      return try wishes.impositions(
        of: Self.document(8, page: page, bleed: bleed), isRightToLeft: false, usualPaper: .a4,
        date: nil, metrics: FixedMetrics()
      ).doubts
    }
    #expect(try doubts(.nUp(nil), .a5).isEmpty)
    #expect(
      try doubts(.cutStack(nil), .a5, gap: Length(5, .mm)) == [.fewer(1, than: 2, paper: "a4")])
    #expect(try doubts(.nUp(nil), .a5, bleed: 3).contains(.fewer(1, than: 2, paper: "a4")))
    #expect(try doubts(.cards(nil), .a4) == [.single("cards", paper: "a4")])
    #expect(try doubts(.alone, .a4).isEmpty)
  }

  /// A blank page has the colour of the others' paper, up to the fold.
  @Test func blankPagesHaveTheColourOfTheOthers() throws {
    func blanks(_ color: Color) throws -> [Path] {
      var document = Self.document(7)
      document.backgrounds = [[.fill(.rectangle(Rect(document.page.size)), color)]]
      var wishes = SheetWishes(.booklet(signature: nil), on: .a4)
      wishes.marks = []
      let sides = try wishes.impositions(
        of: document, isRightToLeft: false, usualPaper: .a4, date: "", metrics: FixedMetrics()
      ).impositions[0].sides
      return sides.flatMap(\.marks).compactMap { mark in
        if case .fill(let path, color) = mark { path } else { nil }
      }
    }
    let dark = try blanks(Color(0x101010))
    try #require(dark.count == 1)
    let fold = Page(.a4).size.height / 2
    #expect(dark[0].points.map(\.x).max().map { abs($0 - fold) < 0.001 } == true)
    #expect(try blanks(Color(0xFFFFFF)).isEmpty)
  }

  /// A cutter takes the same box for every sheet, whether all its pages are printed or some are blank.
  @Test(arguments: ["booklet", "cards=3x3", "accordion=4"])
  func boxesHoldAllPlaces(_ scheme: String) throws {
    var wishes = SheetWishes()
    wishes.scheme = try Scheme(reading: scheme)
    (wishes.duplex, wishes.gap) = (.short, Length(0, .mm))
    if scheme == "booklet" { wishes.creep = Length(0.1, .mm) }
    let full = try Self.imposition(72, wishes, bleed: 3).sides
    let part = try Self.imposition(5, wishes, bleed: 3).sides
    for sides in [full, part] {
      for side in sides {
        let (trim, bleed) = (try #require(side.trim), try #require(side.bleed))
        let shift = Double(side.sheet - 1) * (scheme == "booklet" ? 0.1 : 0) * pointsPerMillimetre
        let whole = try #require(full.first?.trim)
        #expect(abs(trim.left - whole.left - shift) < 0.001)
        #expect(abs(trim.right - whole.right + shift) < 0.001)
        #expect((trim.top, trim.bottom) == (whole.top, whole.bottom))
        // PDF wants the trim within the bleed.
        #expect(bleed.left <= trim.left && bleed.right >= trim.right)
        #expect(bleed.top <= trim.top && bleed.bottom >= trim.bottom)
        for place in side.places {
          #expect(place.trim.left >= trim.left - 0.001 && place.trim.right <= trim.right + 0.001)
        }
      }
    }
  }

  /// An accordion is told to have no backs behind its pages.
  @Test(arguments: [("accordion", 1), ("booklet", 0), ("2x2", 0)])
  func backsBesidePagesAreDoubted(_ scheme: String, _ count: Int) throws {
    let wishes = SheetWishes(try Scheme(reading: scheme), on: .a4)
    let doubts = try wishes.impositions(
      of: Self.document(8), isRightToLeft: false, hasBacks: true, usualPaper: .a4, date: nil,
      metrics: FixedMetrics()
    ).doubts
    #expect(doubts.count { $0 == .backsBeside } == count, "\(doubts)")
  }

  /// Options and marks that change nothing on a scheme's sheets are told, and only they.
  @Test func wishesThatChangeNothingAreDoubted() throws {
    func doubts(_ scheme: String, bleed: Double = 0, _ change: (inout SheetWishes) -> Void) throws
      -> [String]
    {
      var wishes = SheetWishes()
      wishes.scheme = try Scheme(reading: scheme)
      wishes.papers = [.a4]
      change(&wishes)
      return try wishes.impositions(
        of: Self.document(20, bleed: bleed), isRightToLeft: false, usualPaper: .a4, date: nil,
        metrics: FixedMetrics()
      ).doubts.map(\.description).sorted()
    }
    #expect(try doubts("booklet") { $0.creep = Length(0.1, .mm) }.isEmpty)
    #expect(
      try doubts("booklet=1") { $0.creep = Length(0.1, .mm) }.first?.hasPrefix("--creep") == true)
    #expect(try doubts("cards") { $0.creep = Length(0.1, .mm) }.count == 1)
    #expect(
      try doubts("zine=16") { $0.blanks = .beforeLast }.map { $0.prefix(28) } == [
        "20 pages make 2 zines of 16;"
      ])
    #expect(
      try doubts("cut-stack") { $0.blanks = .beforeLast }.first?.hasPrefix("--blanks") == true)
    #expect(try doubts("cards") { $0.gap = Length(2, .mm) }.isEmpty)
    #expect(try doubts("booklet") { $0.gap = Length(2, .mm) }.first?.hasPrefix("--gap") == true)
    #expect(try doubts("booklet") { $0.marks = [.staple, .sewing, .fold, .cut] }.isEmpty)
    let useless = try doubts("cards") { $0.marks = [.staple, .fold] }
    #expect(useless.count == 2 && useless.allSatisfy { $0.contains("have no place for") })
    // Paper that ends with the pages cuts their bleed, unless they may shrink.
    #expect(try doubts("2x2", bleed: 3) { _ in }.isEmpty)
    func tight(_ wishes: inout SheetWishes) {
      wishes.papers = [PageSize("tight", width: 80, height: 60)]
    }
    #expect(try doubts("booklet") { tight(&$0) }.isEmpty)
    #expect(try doubts("booklet", bleed: 3) { tight(&$0) }.first?.contains("bleed") == true)
    let shrunk = try doubts("booklet", bleed: 3) {
      tight(&$0)
      $0.mayShrink = true
    }
    #expect(shrunk.allSatisfy { $0.hasPrefix("pages shrink to fit, and their bleed") }, "\(shrunk)")
  }

  /// Each cut has a crop mark or is told, and so are holes that no punch meets.
  @Test func marksThatAreMissingAreTold() throws {
    func doubts(
      _ scheme: String, _ width: Double, _ height: Double, on paper: PageSize = .a4,
      hasHoles: Bool = false, _ change: (inout SheetWishes) -> Void = { _ in }
    ) throws -> Set<SheetDoubt> {
      var wishes = SheetWishes(try Scheme(reading: scheme), on: paper)
      change(&wishes)
      let page = Page(PageSize("page", width: width, height: height))
      let document = Document(
        title: "t", page: page, sheets: (1...4).map { Sheet(number: $0, title: "\($0)") })
      return try wishes.impositions(
        of: document, isRightToLeft: false, hasHoles: hasHoles, usualPaper: .a4, date: nil,
        metrics: FixedMetrics()
      ).doubts
    }
    let paper = PageSize("paper", width: 190, height: 280)
    #expect(
      try doubts("booklet", 148, 200) { $0.marks = [.crop] } == [.missingCrops(mayShrink: false)])
    #expect(
      try doubts("2x2", 90, 140, on: paper) { $0.marks = [.crop] }
        == [.missingCrops(mayShrink: false)])
    #expect(try doubts("booklet", 130, 180) { $0.marks = [.crop] }.isEmpty)
    #expect(try doubts("booklet", 148, 200).isEmpty)
    // Holes keep their size, or are told.
    #expect(try doubts("2x1", 148, 210, hasHoles: true).isEmpty)
    let small = try doubts("2x1", 210, 297, hasHoles: true) { $0.mayShrink = true }
    #expect(small.map(\.description).first?.hasPrefix("pages shrink to fit, and the holes") == true)
    // Nothing that was given is advised.
    let ruler = try doubts("1x1", 105, 148, on: try PageSize(reading: "a6")) {
      $0.mayShrink = true
      $0.hasRuler = true
    }
    #expect(!ruler.isEmpty && ruler.allSatisfy { !$0.description.contains("--fit") })
  }

  /// The strips of an accordion that leaves no paper beside its pages have short marks at their edges.
  @Test(arguments: [(70.0, 99.0, 4), (105, 148, 2)])
  func accordionsThatFillThePaperHaveMarks(_ width: Double, _ height: Double, _ cuts: Int) throws {
    let page = Page(PageSize("panel", width: width, height: height))
    let document = Document(
      title: "t", page: page, sheets: (1...9).map { Sheet(number: $0, title: "\($0)") })
    let side = try SheetWishes(.accordion(panels: nil), on: .a4).impositions(
      of: document, isRightToLeft: false, usualPaper: .a4, date: nil, metrics: FixedMetrics()
    ).impositions[0].sides[0]
    let lines = side.marks.flatMap { mark -> [Segment] in
      if case .lines(let lines, _) = mark { lines } else { [] }
    }
    let level = lines.filter { $0.start.y == $0.end.y }
    let trims = side.places.map(\.trim)
    #expect(level.count == cuts)
    for line in level { #expect(trims.contains { abs($0.bottom - line.start.y) < 1 }) }
    // Both edges of each strip show where it is folded.
    let folds = Set(trims.map { ($0.left * 100).rounded() }).count - 1
    let edges = Set(trims.map { ($0.top * 100).rounded() }).count + 1
    #expect(lines.count - level.count == folds * edges)
    for line in lines { #expect(abs(line.end.x - line.start.x + line.end.y - line.start.y) < 12) }
  }

  /// Cards have lines where cutting them takes more than the rest of a rounded measure away.
  @Test func cardsNearTheEdgeOfThePaperAreCut() throws {
    func cuts(_ width: Double, _ height: Double) throws -> Int {
      let page = Page(PageSize("card", width: width, height: height))
      let document = Document(
        title: "t", page: page, sheets: (1...9).map { Sheet(number: $0, title: "\($0)") })
      return try SheetWishes(.cards(nil), on: .a4).impositions(
        of: document, isRightToLeft: false, usualPaper: .a4, date: nil, metrics: FixedMetrics()
      ).impositions[0].cuts.count
    }
    #expect(try cuts(69.2, 98.2) == 8)
    #expect(try cuts(70, 99) == 4)
  }

  /// What is drawn on inner pages must not move over the fold, wherever it is.
  @Test(arguments: Spine.allCases)
  func creepKeepsWhatIsDrawn(_ spine: Spine) throws {
    func sides(_ creep: Double, at inset: Double) throws -> Int {
      var document = Self.document(16)
      let drawing = document.page.trim - Insets(all: inset * pointsPerMillimetre)
      for index in document.sheets.indices {
        document.sheets[index].marks = [.fill(.rectangle(drawing), Color(0x000000))]
      }
      var wishes = SheetWishes(.booklet(signature: nil))
      (wishes.spine, wishes.creep) = (spine, Length(creep, .mm))
      return try wishes.impositions(
        of: document, isRightToLeft: false, usualPaper: .a4, date: nil, metrics: FixedMetrics()
      ).impositions[0].sides.count
    }
    // The innermost of four sheets moves three times.
    #expect(try sides(2, at: 7) == 8)
    let problem = #expect(throws: ImpositionProblem.self) { try sides(2, at: 5) }
    #expect(
      problem?.description.contains("by up to 6 mm, and what is on them is 5 mm from the fold")
        == true)
    // What reaches the edge is meant to be cut.
    #expect(try sides(2, at: 0) == 8)
  }

  /// Programs may ask for signatures and panels that no command line takes.
  @Test(arguments: [
    Scheme.booklet(signature: 0), .booklet(signature: -1), .accordion(panels: 1),
    .accordion(panels: 0),
  ])
  func noPageIsLost(_ scheme: Scheme) throws {
    var wishes = SheetWishes(scheme, on: try PageSize(reading: "a3"))
    (wishes.marks, wishes.mayShrink) = ([.fold], true)
    let sides = try wishes.impositions(
      of: Self.document(8), isRightToLeft: false, usualPaper: .a4, date: nil,
      metrics: FixedMetrics()
    ).impositions[0].sides
    #expect(Set(sides.flatMap { $0.places.compactMap(\.page) }) == Set(0..<8))
  }

  /// More pages than a zine has make several, which is said.
  @Test func severalZinesAreDoubted() throws {
    func doubts(_ count: Int, _ scheme: String) throws -> [String] {
      var wishes = SheetWishes(try Scheme(reading: scheme), on: try PageSize(reading: "a3"))
      wishes.mayShrink = true
      return try wishes.impositions(
        of: Self.document(count), isRightToLeft: false, usualPaper: .a4, date: nil,
        metrics: FixedMetrics()
      ).doubts.map(\.description)
    }
    #expect(try doubts(8, "zine").isEmpty && doubts(16, "zine=16").isEmpty)
    #expect(try doubts(10, "zine").first?.contains("zine=16 holds them all") == true)
    #expect(try doubts(17, "zine=16").first?.contains("booklet makes one book") == true)
  }

  /// The only page is the cover in front.
  @Test func onePageIsInFront() throws {
    var wishes = SheetWishes(.booklet(signature: nil))
    let usual = try Self.imposition(1, wishes).sides
    wishes.blanks = .beforeLast
    #expect(try Self.imposition(1, wishes).sides == usual)
  }

  @Test func thickBookletsAreDoubted() throws {
    var wishes = SheetWishes(.booklet(signature: nil), on: try PageSize(reading: "a3"))
    func doubts(_ count: Int) throws -> Set<SheetDoubt> {
      try wishes.impositions(
        of: Self.document(count), isRightToLeft: false, usualPaper: .a4, date: "",
        metrics: FixedMetrics()
      ).doubts
    }
    #expect(try doubts(80).isEmpty)
    #expect(try doubts(81) == [.thick(sheets: 21)])
    wishes.scheme = .booklet(signature: 4)
    #expect(try doubts(366).isEmpty)
    // Inner pages that would move by more than a quarter are refused.
    wishes.scheme = .booklet(signature: nil)
    wishes.creep = Length(2, .mm)
    #expect(throws: ImpositionProblem.self) { try doubts(81) }
  }

  /// Any wishes make sheets whose places are numbers within the paper, or a problem.
  @Test func anyWishesMakeSheetsOrAProblem() throws {
    var random = SplitMix(seed: 7)
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int(random.next() % UInt64(values.count))]
    }
    let lengths = [20.0, 21, 40, 63.5, 105, 148, 210, 297, 420, 1999, 2000]
    var made = 0
    for _ in 0..<3000 {
      var wishes = SheetWishes()
      wishes.scheme = try Scheme(
        reading: pick(Self.cases.map(\.scheme) + ["20x20", "accordion=20", "booklet=32"]))
      wishes.papers = [
        PageSize(
          "p", width: pick(lengths), height: pick(lengths), unit: pick([.mm, .mm, .mm, .px]))
      ]
      wishes.marks = pick([nil, Set(SheetMark.allCases), []])
      wishes.mayShrink = pick([true, true, false])
      wishes.duplex = pick([nil] + Duplex.allCases)
      wishes.spine = pick([nil] + Spine.allCases)
      wishes.creep = Length(pick([0, 0.1, 2]), .mm)
      wishes.blanks = pick(Blanks.allCases)
      wishes.gap = pick([nil, Length(0, .mm), Length(100, .mm)])
      wishes.hasRuler = pick([true, false])
      let page = PageSize("page", width: pick(lengths), height: pick(lengths))
      let document = Self.document(pick([1, 2, 7, 31, 366]), page: page, bleed: pick([0, 3, 50]))
      guard
        let impositions = try? wishes.impositions(
          of: document, isRightToLeft: pick([true, false]), usualPaper: .a4, date: "2026-10-01",
          metrics: FixedMetrics()
        ).impositions
      else { continue }
      made += 1
      for imposition in impositions {
        let paper = Rect(imposition.paper) - Insets(all: -0.2 * pointsPerMillimetre)
        #expect((0.01...1).contains(imposition.scale))
        for place in imposition.sides.flatMap(\.places) {
          #expect(paper.contains(place.clip) && place.clip.width >= 0 && place.clip.height >= 0)
          #expect(document.sheets.indices.contains(place.page))
        }
        let points = imposition.sides.flatMap { $0.marks.flatMap(\.segments) }
        #expect(points.allSatisfy { paper.contains($0.start) && paper.contains($0.end) })
      }
    }
    #expect(made > 1000)
  }

  /// A book for lines that run to the left is bound at the right.
  @Test func linesToTheLeftAreBoundAtTheRight() throws {
    let wishes = SheetWishes(.booklet(signature: nil))
    for isRightToLeft in [false, true] {
      let side = try #require(
        try Self.imposition(8, wishes, isRightToLeft: isRightToLeft).sides.first)
      let left = side.places.min { $0.trim.left < $1.trim.left }
      #expect(left?.page == (isRightToLeft ? 0 : 7))
    }
  }

  @Test(arguments: [
    (
      "booklet", "none",
      "--sheets booklet needs both sides of the paper; give --duplex long or short"
    ),
    ("zine", "long", "--sheets zine leaves the back of the paper blank; leave out --duplex"),
  ])
  func someSchemesNeedTheirSides(_ scheme: String, _ duplex: String, _ words: String) throws {
    var wishes = SheetWishes(try Scheme(reading: scheme))
    wishes.duplex = Duplex(rawValue: duplex)
    let problem = #expect(throws: ImpositionProblem.self) { try Self.imposition(8, wishes) }
    #expect(problem?.description == words)
  }

  @Test(arguments: [
    "booklet=0", "booklet=x", "booklet=999999999999999999999", "zine=12", "2x", "x2", "0x3", "21x1",
    "cards=3", "bookle", "", "=", "2x2x2", "n-up=2x2=2",
  ])
  func otherSchemesAreRefused(_ text: String) {
    #expect(throws: UsageProblem.self) { try Scheme(reading: text) }
  }
}

extension Mark {
  /// The straight lines of a mark.
  fileprivate var segments: [Segment] { if case .lines(let lines, _) = self { lines } else { [] } }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    (left...right).contains(point.x) && (top...bottom).contains(point.y)
  }
}
