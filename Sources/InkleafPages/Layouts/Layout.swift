internal import InkleafGeometry

/// The arrangement of a page: rows and columns with items in them.
///
/// A layout is a JSON file, either built in (in `Files`) or written by a user.
public struct Layout: Equatable, Sendable {
  /// The name on command lines and in the names of folders.
  public var name: String
  /// The look in one line.
  public var summary = ""
  /// The part of a list on one page.
  var pages = Pages.prompts(1)
  /// Smaller parts, for pages on which that one does not fit.
  var smallerPages: [Pages] = []
  /// The number of pages that each day gets.
  var copies = 1
  /// The name of the words that its pages have in an outline; `nil` for those of their prompts.
  var label: String?
  /// The layouts of a book, in order; empty for a layout of its own.
  var parts: [Layout] = []
  /// The layout of the page behind each day's, or none.
  package var backs: [Layout] = []
  /// The arrangements for pages of different shapes, the preferred one first.
  var variants: [Variant] = []

  /// What is doubtful about its file.
  var doubtsOfFile: [String] = []

  /// The most items and frames in a file; ten times as many are drawn in all cells of a grid of days.
  static let mostParts = 4000

  /// The most layouts that a book is made of.
  package static let mostInBook = 32

  /// The part of a list on one page.
  enum Pages: Equatable {
    /// A number of prompts.
    case prompts(Int)
    /// All prompts of one month.
    case month
    /// All prompts, in even parts of at most so many.
    case list(Int)
    /// All prompts on one page.
    case whole
    /// All prompts on each of as many pages as cards are asked for.
    case cards

    /// The most prompts on a page of a part of the list; 0 where their number is not bounded by it.
    var most: Int { if case .list(let most) = self { most } else { 0 } }

    /// Whether each day has a page, which may come several times and have a back.
    var areOfDays: Bool { if case .prompts = self { true } else { false } }
  }

  /// The keys of a recipe that change nothing in this layout, each with the layouts that it is for.
  package func idleKeys(of recipe: Recipe) -> [(key: Recipe.Key, use: String)] {
    [
      (Recipe.cards, allPages.contains(.cards), "layouts of cards, such as bingo"),
      (
        Recipe.seed, isShuffled || parts.contains(where: \.isShuffled),
        "layouts in random order, such as bingo"
      ),
      (Recipe.copies, hasDays, "layouts with a page a day"),
      (Recipe.backs, hasDays, "layouts with a page a day"),
      (Recipe.hand, hasDays, "layouts with a page a day"),
    ].filter { key, isUsed, _ in !isUsed && !key.texts(recipe).isEmpty }.map { ($0.0, $0.2) }
  }

  /// The pages of its parts, or its own.
  private var allPages: [Pages] { parts.isEmpty ? [pages] : parts.map(\.pages) }

  /// Whether it has pages of days, which can have copies and backs.
  private var hasDays: Bool { allPages.contains(where: \.areOfDays) }

  /// Whether pages have others behind them.
  package var hasBacks: Bool { !backs.isEmpty && hasDays }

  /// Whether it has pages of months, which show weeks.
  package var hasMonths: Bool { pages == .month || parts.contains(where: \.hasMonths) }

  /// An arrangement for pages of some shapes.
  struct Variant: Equatable, Sendable {
    /// The shapes of pages that it is made for.
    var shapes: [PageShape]
    /// The least distance of all items from the page's edges.
    var margin: Length
    /// The least share of the room inside the margins for drawing, 0 to 1.
    var drawing: Double
    var grid: Grid
  }

  /// Makes a book of layouts, in their order; a book among them becomes its parts.
  public init(book layouts: [Layout]) {
    name = layouts.map(\.name).joined(separator: "-")
    parts = layouts.flatMap { $0.parts.isEmpty ? [$0] : $0.parts }
    backs = layouts.lazy.map(\.backs).first { !$0.isEmpty } ?? []
    copies = layouts.filter { !$0.parts.isEmpty }.map(\.copies).max() ?? 1
  }

  init(name: String) { self.name = name }

  /// A page with nothing on it.
  static var empty: Layout {
    var layout = Layout(name: "empty")
    layout.label = "empty"
    layout.variants = [
      Variant(
        shapes: PageShape.allCases, margin: Length(0, .pt), drawing: 0, grid: .empty)
    ]
    return layout
  }

  /// Returns the layout with a page of another one behind each day's.
  ///
  /// - Throws: a book, which is not one page.
  public func with(backs: Layout) throws(UsageProblem) -> Layout {
    guard backs.parts.isEmpty else {
      throw UsageProblem("--backs takes the layout of a page; \(backs.name) is a book")
    }
    var layout = self
    layout.backs = [backs]
    return layout
  }

  /// The shapes of pages that it is made for.
  public var shapes: [PageShape] {
    if !parts.isEmpty {
      return PageShape.allCases.filter { shape in parts.allSatisfy { $0.shapes.contains(shape) } }
    }
    return PageShape.allCases.filter { shape in variants.contains { $0.shapes.contains(shape) } }
  }
}

/// The shape of a page.
public enum PageShape: String, Sendable, CaseIterable {
  /// A card: the short side is less than 75 mm.
  case tiny
  /// More than 1.9 times as wide as high.
  case wide
  /// More than 2.5 times as high as wide.
  case tall
  /// About as wide as high, to a tenth.
  case square
  /// Wider than high.
  case landscape
  /// Higher than wide.
  case portrait

  /// Returns the shapes of a room on a page, the most special first.
  static func shapes(of room: Rect, shortSide: Double) -> [PageShape] {
    let aspect = room.width / room.height
    var shapes: [PageShape] = shortSide < 75 * pointsPerMillimetre ? [.tiny] : []
    if aspect > 1.9 { shapes.append(.wide) }
    if aspect < 0.4 { shapes.append(.tall) }
    if (1 / 1.1...1.1).contains(aspect) { shapes.append(.square) }
    return shapes + [aspect > 1 ? .landscape : .portrait]
  }
}

/// Rows and columns with items in them.
struct Grid: Equatable, Sendable {
  var columns: [Track]
  var rows: [Track]
  var columnGap: Length
  var rowGap: Length
  /// Whether the left hand has its columns on the other sides: not where they follow one another in time.
  var followsHand = true
  var cells: [Cell]

  /// Returns whether its columns run from right to left.
  func isMirrored(_ board: Board) -> Bool {
    followsHand ? board.page.isMirrored : board.list.isRightToLeft
  }
}

/// The extent of a row or a column.
enum Track: Equatable, Sendable {
  /// A length; `%` counts the extent of the grid.
  case fixed(Length)
  /// The extent that its items need; zero if none of them has something to show.
  case auto
  /// A share of the room that the other tracks leave.
  case fill(Double)
}

/// An item at its place in a grid.
struct Cell: Sendable {
  var item: any Item
  /// The name of the kind of item, for messages.
  var name: String
  /// The first row, from 0.
  var row = 0
  /// The first column, from 0.
  var column = 0
  var rowSpan = 1
  var columnSpan = 1
  var margin = CellMargin()
  var align = Alignment.stretch
  var valign = VerticalAlignment.stretch
  /// The width divided by the height, for an item of a fixed shape.
  var aspect: Double?
  /// Whether an item of a fixed shape covers the cell, cut at its edges.
  var covers = false

  var rows: Range<Int> { row..<row + rowSpan }
  var columns: Range<Int> { column..<column + columnSpan }
}

extension Cell: Equatable {
  static func == (a: Cell, b: Cell) -> Bool {
    func isEqual<A: Item>(_ item: A) -> Bool { b.item as? A == item }
    return isEqual(a.item) && a.name == b.name && a.rows == b.rows && a.columns == b.columns
      && a.margin == b.margin && a.align == b.align && a.valign == b.valign
      && a.aspect == b.aspect && a.covers == b.covers
  }
}

/// The distances of an item from the edges of its cell.
struct CellMargin: Equatable, Sendable {
  var top = Length(0, .pt)
  var end = Length(0, .pt)
  var bottom = Length(0, .pt)
  var start = Length(0, .pt)
}

/// The place of an item between the start (left, unless the page is mirrored) and the end of its
/// cell.
enum Alignment: String, CaseIterable, Sendable {
  case start, center, end, stretch
}

/// The place of an item between the top and the bottom of its cell.
enum VerticalAlignment: String, CaseIterable, Sendable {
  case top, middle, bottom, stretch
  /// The text has one baseline with other such texts in its row.
  case baseline
}

/// A thing that a layout can place, such as a text or a frame.
///
/// To add one, add a file to `Items` and a line to `ItemKind.all`.
protocol Item: Equatable, Sendable {
  /// The alignment of a cell that does not name one.
  var usualAlignment: (Alignment, VerticalAlignment) { get }
  /// What of its cell it always fills, so that no alignment moves it there.
  var filled: Filled { get }
  /// Returns whether any page has something to show.
  func isShown(_ board: Board) -> Bool
  /// Returns whether each page has something to show; `nil` if all of them have.
  func shownPages(_ board: Board) -> [Bool]?
  /// Returns the preferred width, in points; `nil` if no page has something to show.
  func width(_ board: Board) -> Double?
  /// Returns the height that it needs in a width; `nil` if no page has something to show.
  func height(width: Double, _ board: Board) -> ItemHeight?
  /// Draws it into a box, on all pages.
  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem]
}

extension Item {
  var filled: Filled { .nothing }

  func isShown(_ board: Board) -> Bool { width(board) != nil }

  func shownPages(_ board: Board) -> [Bool]? { nil }
}

/// An item that fills its cell, however large that is, and asks for no room of its own.
protocol FillingItem: Item {}

extension FillingItem {
  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .stretch) }

  var filled: Filled { .all }

  func width(_ board: Board) -> Double? { 0 }

  func height(width: Double, _ board: Board) -> ItemHeight? { ItemHeight(above: 0) }
}

/// What of its cell an item always fills.
enum Filled { case nothing, width, all }

/// The height of an item, above and below its baseline.
struct ItemHeight: Equatable {
  /// The distance from the top to the baseline, or to the bottom of an item without one, in points.
  var above: Double
  /// The distance from the baseline to the bottom, in points.
  var below = 0.0
  /// How much higher it is on a few pages, in points.
  ///
  /// Those pages make room for it below the baseline, so that on all others nothing sinks.
  var rare = 0.0

  var total: Double { above + rare + below }
}

/// The place for an item.
struct ItemBox {
  /// The room, in points.
  var rect: Rect
  /// The place of an item that does not fill the room.
  var align: Alignment
  var valign: VerticalAlignment
  /// The baseline of the row, in points from the page's top.
  var baseline: Double
  /// Whether a picture covers the room.
  var covers: Bool

  /// Returns the place of a thing of a size, at the end of the room unless it is aligned otherwise.
  func place(width: Double, height: Double) -> Rect {
    let left =
      switch align {
      case .start: rect.left
      case .center: (rect.left + rect.right - width) / 2
      case .end, .stretch: rect.right - width
      }
    let bottom =
      switch valign {
      case .top, .stretch: rect.top + height
      case .middle: (rect.top + rect.bottom + height) / 2
      case .bottom: rect.bottom
      case .baseline: baseline
      }
    return Rect(left: left, top: bottom - height, right: left + width, bottom: bottom)
  }
}

/// An item at its place, with its marks.
struct PlacedItem: Sendable {
  /// The name of its kind.
  var name: String
  /// The smallest box that holds its ink on all pages, in points.
  var box: Rect
  /// The box that other items keep out of, where it is not that of its ink, in points.
  var room: Rect?
  /// The parts of it to draw in, in points.
  var drawing: [Rect] = []
  /// The marks that all pages share.
  var shared: [Mark] = []
  /// The marks of each page; empty if no page has marks of its own.
  var pages: [[Mark]] = []
  /// The meaning of each page's marks; empty if nothing is to be read aloud.
  var passages: [[Passage]] = []
  /// The place in which it is read aloud.
  var turn = Turn.last
  /// Whether other items may overlap it.
  var isBackdrop = false
}

extension PlacedItem {
  /// Returns the larger part of a box beside the links of the item: one under or over another cannot be touched.
  func partBesideLinks(of box: Rect) -> Rect {
    (shared + (pages.first ?? [])).reduce(into: box) { box, mark in
      guard case .link(let link) = mark, link.box.left < box.right, link.box.right > box.left
      else { return }
      if link.box.left - box.left > box.right - link.box.right {
        box.right = max(box.left, link.box.left)
      } else {
        box.left = min(box.right, link.box.right)
      }
    }
  }

  /// Returns the item with the marks of each page moved, in points.
  ///
  /// It keeps its room, which is that of the page on which it does not move.
  func moved(across distances: [Double]) -> PlacedItem {
    guard pages.count == distances.count else { return self }
    var item = self
    item.room = room ?? box
    item.box.left += min(0, distances.min() ?? 0)
    item.box.right += max(0, distances.max() ?? 0)
    item.pages = zip(pages, distances).map { marks, distance in
      distance == 0 ? marks : marks.map { $0.moved(by: Point(x: distance, y: 0)) }
    }
    return item
  }
}

/// The place of an item's words when a page is read aloud.
///
/// The prompts come one after the other, each with its heading first; what is said of the whole set
/// comes last.
enum Turn: Comparable {
  case heading(slot: Int)
  case text(slot: Int)
  case last

  private var place: Int {
    switch self {
    case .heading(let slot): 2 * slot
    case .text(let slot): 2 * slot + 1
    case .last: .max
    }
  }

  static func < (a: Turn, b: Turn) -> Bool { a.place < b.place }
}

/// An item that does not fit.
struct Misfit: Error, Equatable {
  /// The name of the item.
  var name: String
  /// The problem, as the rest of a sentence that begins with the item.
  var fault: String

  /// Reports an item that some points are missing for.
  ///
  /// - Parameters:
  ///   - name: the name of the item.
  ///   - points: the length that is missing, in points.
  ///   - board: the page.
  ///   - fault: makes the problem of this length in millimetres.
  init(_ name: String, missing points: Double, _ board: Board, fault: (String) -> String) {
    self.name = name
    self.fault = points < 1e6 ? fault("\(board.millimetres(points)) mm") : "holds more than fits"
  }

  init(_ name: String, _ fault: String) {
    self.name = name
    self.fault = fault
  }
}
