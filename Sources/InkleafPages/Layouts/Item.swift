internal import InkleafGeometry

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
  /// The reason why no height is enough, as a word that is wider than its room.
  var misfit: Misfit?

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

  /// Returns the place of a thing of a size.
  ///
  /// - Parameter stretched: the parts of the free room before and above a thing that is to fill the room and cannot,
  ///   from 0 to 1.
  func place(
    width: Double, height: Double, stretched: (across: Double, down: Double) = (1, 0)
  ) -> Rect {
    let left = rect.left + (rect.width - width) * align.share(stretched: stretched.across)
    let top =
      valign == .baseline
      ? baseline - height
      : rect.top + (rect.height - height) * valign.share(stretched: stretched.down)
    return Rect(left: left, top: top, right: left + width, bottom: top + height)
  }
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
    self.fault = fault("\(board.millimetres(points)) mm")
  }

  init(_ name: String, _ fault: String) {
    self.name = name
    self.fault = fault
  }
}

extension Board {
  /// Throws if an item needs more than it has, rounding aside.
  ///
  /// - Parameters:
  ///   - need: the length that it needs, in points.
  ///   - side: what has this length: its width or its height.
  ///   - room: the length that it has, in points.
  ///   - name: the name of the item.
  func require(
    _ need: Double, _ side: String, in room: Double, for name: @autoclosure () -> String
  ) throws(Misfit) {
    guard need > room + 0.01 else { return }
    throw Misfit(name(), missing: need - room, self) { "would need \($0) more \(side)" }
  }
}
