public import InkleafGeometry

/// The pages of a document on sheets of paper, as a printer takes them.
public struct Imposition: Equatable, Sendable {
  /// The paper's name, such as `a4`.
  public var paperName: String
  /// The paper as it lies, in points.
  public var paper: Size
  /// The sides that are printed on, in printing order: a sheet's front, then its back.
  public var sides: [PaperSide]
  /// The folds of each sheet, from edge to edge of the pages, in points from the paper's top left corner.
  public var folds: [Segment]
  /// The cuts of each sheet, in points from the paper's top left corner.
  public var cuts: [Segment]
  /// The edge at which a printer turns the paper to print its back; `nil` where backs are blank.
  package var turn: Duplex?
  /// The paper as pictures show it, under the pages; PDFs leave it to the printer.
  package var ground: [Mark]

  /// Makes an imposition from its paper, its sides, and the lines where it is folded and cut.
  public init(
    paperName: String, paper: Size, sides: [PaperSide], folds: [Segment] = [],
    cuts: [Segment] = []
  ) {
    self.paperName = paperName
    self.paper = paper
    self.sides = sides
    self.folds = folds
    self.cuts = cuts
    ground = [.fill(.rectangle(Rect(paper) - Insets(all: -2)), Color(0xFFFFFF))]
  }

  /// The paper as a page without bleed.
  package var page: Page {
    var page = Page(PageSize.a4)
    (page.name, page.size) = (paperName, paper)
    return page
  }

  /// The factor of the pages' lengths, 1 unless they were to shrink.
  public var scale: Double { sides.lazy.flatMap(\.places).first?.scale ?? 1 }

  /// The number of sheets.
  public var sheetCount: Int { sides.last?.sheet ?? 0 }
}

/// A side of a sheet of paper.
public struct PaperSide: Equatable, Sendable {
  /// The number of the sheet, from 1.
  public var sheet: Int
  /// Whether it is the sheet's back.
  public var isBack: Bool
  /// The name of its file without extension, such as `sheet-01-front`.
  public var name: String
  /// The pages on it.
  public var places: [PlacedPage]
  /// The printer's marks, drawn over the pages, in points from the paper's top left corner.
  public var marks: [Mark]
  /// The middles of registration marks, which are printed in all inks, in points.
  public var registration: [Point]
  /// The rectangle that all pages are trimmed to, blank ones too; `nil` for a side without pages.
  public var trim: Rect?
  /// The rectangle that pages may cover with their bleed; `nil` for a side without pages.
  public var bleed: Rect?

  /// Makes a side from its pages and its marks.
  ///
  /// - Parameters:
  ///   - sheet: the number of the sheet, from 1.
  ///   - isBack: whether it is the sheet's back.
  ///   - name: the name of its file without extension; `nil` makes one of number and side, as of a few sheets.
  ///   - places: the pages on it.
  ///   - marks: the printer's marks, in points from the paper's top left corner.
  ///   - registration: the middles of registration marks, in points.
  ///   - trim: the rectangle that all pages are trimmed to, in points; `nil` for that of the places.
  ///   - bleed: the rectangle that pages may cover, in points; `nil` for that of the places.
  public init(
    sheet: Int, isBack: Bool, name: String? = nil, places: [PlacedPage], marks: [Mark] = [],
    registration: [Point] = [], trim: Rect? = nil, bleed: Rect? = nil
  ) {
    self.sheet = sheet
    self.isBack = isBack
    self.name = name ?? Self.name(of: sheet, among: sheet, isBack: isBack)
    self.places = places
    self.marks = marks
    self.registration = registration
    func union(_ boxes: [Rect]) -> Rect? {
      boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
    }
    self.trim = trim ?? union(places.map(\.trim))
    self.bleed = bleed ?? union(places.map(\.clip))
  }

  /// Returns the name of a side's file, with as many figures as the last sheet has and two at least.
  static func name(of sheet: Int, among count: Int, isBack: Bool) -> String {
    let digits = max(2, String(count).count)
    return "sheet-\(sheet.padded(to: digits))-\(isBack ? "back" : "front")"
  }

  /// What a table of contents calls it, such as `Sheet 1, front`.
  public var title: String { "Sheet \(sheet), \(isBack ? "back" : "front")" }

  /// All printer's marks, those for registration in black.
  package var allMarks: [Mark] {
    marks
      + registration.map { .stroke(.registration(around: $0), PrinterMarks.pen) }
  }
}

/// A page on a side of a sheet of paper.
public struct PlacedPage: Equatable, Sendable {
  /// The index of the page among the document's.
  public var page: Int
  /// The place of the page's trim, in points from the paper's top left corner.
  public var trim: Rect
  /// The part of the paper that it may cover: its trim with the bleed, up to its neighbours' half way.
  public var clip: Rect
  /// Whether it stands on its head.
  public var isTurned: Bool
  /// The factor of its lengths, at most 1.
  public var scale: Double

  /// Makes a placed page.
  public init(page: Int, trim: Rect, clip: Rect, isTurned: Bool = false, scale: Double = 1) {
    self.page = page
    self.trim = trim
    self.clip = clip
    self.isTurned = isTurned
    self.scale = scale
  }

  /// Returns the place on the paper of a place on the page.
  ///
  /// - Parameters:
  ///   - point: the place, in points from the page's top left corner, its bleed included.
  ///   - page: the page, whose trim begins at its bleed.
  public func place(_ point: Point, of page: Page) -> Point {
    let (x, y) = ((point.x - page.bleed) * scale, (point.y - page.bleed) * scale)
    return isTurned
      ? Point(x: trim.right - x, y: trim.bottom - y) : Point(x: trim.left + x, y: trim.top + y)
  }

  /// Returns the place on the paper of a rectangle on the page.
  public func place(_ rect: Rect, of page: Page) -> Rect {
    let a = place(Point(x: rect.left, y: rect.top), of: page)
    let b = place(Point(x: rect.right, y: rect.bottom), of: page)
    return Rect(
      left: min(a.x, b.x), top: min(a.y, b.y), right: max(a.x, b.x), bottom: max(a.y, b.y))
  }
}

extension Path {
  /// A circle with a cross, 5 mm wide, around a place.
  package static func registration(around place: Point) -> Path {
    let arm = 2.5 * pointsPerMillimetre
    let circle = Path.circle(around: place, radius: 1.5 * pointsPerMillimetre)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: place.x + x, y: place.y + y) }
    return Path(
      circle.elements + [
        .move(point(-arm, 0)), .line(point(arm, 0)), .move(point(0, -arm)), .line(point(0, arm)),
      ])
  }
}
