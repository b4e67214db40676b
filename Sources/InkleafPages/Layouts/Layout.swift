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
      (Recipe.seed, isShuffled, "layouts in random order, such as bingo"),
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
