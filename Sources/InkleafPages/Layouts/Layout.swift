internal import InkleafGeometry

/// How things are arranged on a page: a grid of rows and columns with items in it.
///
/// A layout is a JSON file: a built-in one of `Files`, or one that a person wrote.
public struct Layout: Equatable, Sendable {
  /// The name that people type, and that stands in the names of folders.
  public var name: String
  /// What it looks like, in one line.
  public var summary = ""
  /// What one page shows.
  var pages = Pages.prompts(1)
  /// The arrangements for pages of different shapes, the preferred one first.
  var variants: [Variant] = []

  /// What one page shows of a list.
  enum Pages: Equatable {
    /// So many prompts, one after the other.
    case prompts(Int)
    /// All prompts of one month.
    case month
    /// All prompts, or as many of them as fit.
    case list
  }

  /// One arrangement, for pages of some shapes.
  struct Variant: Equatable, Sendable {
    /// The shapes that it is meant for.
    var shapes: [PageShape]
    /// The distance from the page's edges, unless the page asks for more.
    var margin: Length
    /// The least share of the room inside the margins that is left to draw in, 0 to 1.
    var drawing: Double
    var grid: Grid
  }

  /// The shapes of pages that it is meant for.
  public var shapes: [PageShape] {
    PageShape.allCases.filter { shape in variants.contains { $0.shapes.contains(shape) } }
  }
}

/// The shape of a page, as layouts tell pages apart.
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

  /// The shapes of a room on a page, the most telling first.
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
  var cells: [Cell]
}

/// The extent of a row or a column.
enum Track: Equatable, Sendable {
  /// A length; `%` of the grid's own extent.
  case fixed(Length)
  /// As much as its items need; nothing where none of them has anything to show.
  case auto
  /// A share of what the others leave.
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
  /// Width over height, where it is to be kept.
  var aspect: Double?
  /// Whether a shape to be kept covers the cell, cut at its edges, or lies within.
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

/// Distances that an item keeps from the edges of its cell.
struct CellMargin: Equatable, Sendable {
  var top = Length(0, .pt)
  var end = Length(0, .pt)
  var bottom = Length(0, .pt)
  var start = Length(0, .pt)
}

/// Where an item stands between the start and the end of its cell: left and right, unless the page
/// is mirrored.
enum Alignment: String, CaseIterable, Sendable {
  case start, center, end, stretch
}

/// Where an item stands between the top and the bottom of its cell.
enum VerticalAlignment: String, CaseIterable, Sendable {
  case top, middle, bottom, stretch
  /// Text stands on a line with the other texts in the row that ask for it.
  case baseline
}

/// A kind of thing that a layout can place.
///
/// To add one, add a file to `Items` and a line to `itemKinds`.
protocol Item: Equatable, Sendable {
  /// How its cell aligns it where the file does not say.
  var usualAlignment: (Alignment, VerticalAlignment) { get }
  /// The width that it would like to have, in points; `nil` where no page has anything to show.
  func width(_ board: Board) -> Double?
  /// The height that it needs in a width; `nil` where no page has anything to show.
  func height(width: Double, _ board: Board) -> ItemHeight?
  /// Draws it into a box, for all pages.
  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem]
}

/// How an item stands in a row.
struct ItemHeight: Equatable {
  /// From its top to its baseline, in points; to its bottom where it has none.
  var above: Double
  /// From its baseline to its bottom, in points.
  var below = 0.0

  var total: Double { above + below }
}

/// The place for an item.
struct ItemBox {
  /// The room, in points.
  var rect: Rect
  /// How the item stands in the room where it does not fill it.
  var align: Alignment
  var valign: VerticalAlignment
  /// Where the row's baseline is, in points from the page's top, for items that stand on it.
  var baseline: Double
  /// Whether a picture covers the room.
  var covers: Bool
}

/// What an item came to.
struct PlacedItem: Sendable {
  /// The name of its kind.
  var name: String
  /// What its ink fills on any of the pages, in points.
  var box: Rect
  /// The part of it to draw in, in points.
  var drawing: [Rect] = []
  /// What all pages share.
  var shared: [Mark] = []
  /// The marks of each page, none for pages without; empty where no page has any.
  var pages: [[Mark]] = []
  /// Whether other items may stand on it.
  var isBackdrop = false
}

/// Something that does not fit.
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
