internal import InkleafGeometry

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

  /// Its items, with those of a group in the group's place.
  var items: [any Item] {
    cells.flatMap { ($0.item as? GroupItem)?.grid.items ?? [$0.item] }
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

  /// Returns the part of the free room that is before a thing, from 0 to 1.
  ///
  /// - Parameter stretched: that of a thing that is to fill the room and cannot.
  func share(stretched: Double) -> Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    case .stretch: stretched
    }
  }
}

/// The place of an item between the top and the bottom of its cell.
enum VerticalAlignment: String, CaseIterable, Sendable {
  case top, middle, bottom, stretch
  /// The text has one baseline with other such texts in its row.
  case baseline

  /// Returns the part of the free room that is above a thing, from 0 to 1; a baseline counts as the bottom.
  ///
  /// - Parameter stretched: that of a thing that is to fill the room and cannot.
  func share(stretched: Double) -> Double {
    switch self {
    case .top: 0
    case .middle: 0.5
    case .bottom, .baseline: 1
    case .stretch: stretched
    }
  }
}
