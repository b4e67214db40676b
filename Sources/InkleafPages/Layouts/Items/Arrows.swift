internal import InkleafGeometry

/// Two small arrows that lead to the page before and to the page after, where a format has links.
struct ArrowsItem: Item {
  /// The width of the place to touch for one arrow.
  var size = Length(0.9, .unit)

  init(_ fields: inout Fields) {
    fields.read(
      "size", into: &size, .positiveLength, "the width of the place to touch for one arrow")
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.end, .baseline) }

  /// The height of an arrow as a share of its place's width.
  private static let height = 0.3

  private func side(_ board: Board) -> Double {
    // A finger needs room; on a large page the arrows stay small.
    max(min(board.points(size), board.points(mm: 9)), board.points(mm: 3))
  }

  func width(_ board: Board) -> Double? {
    guard board.hasLinks, board.theme.hasArrows, board.book.hasNeighbours else { return nil }
    return 2 * side(board)
  }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    self.width(board).map { _ in ItemHeight(above: Self.height * side(board)) }
  }

  func draw(in box: ItemBox, _ board: Board) -> [PlacedItem] {
    let side = min(side(board), box.rect.width / 2)
    let place = box.place(width: 2 * side, height: Self.height * side)
    // A finger reaches farther than the arrows, and what stands there may be seen.
    let reach = 0.15 * side
    let places = [place.left, place.left + side].map { left in
      Rect(left: left, top: place.top - reach, right: left + side, bottom: place.bottom + reach)
    }
    // A book of a language from right to left is turned the other way.
    let (before, after) = board.list.isRightToLeft ? (1, 0) : (0, 1)
    var item = PlacedItem(name: "arrows", box: place)
    item.pages = board.sheets.indices.map { sheet in
      [
        board.book.before[sheet].map { arrow(places, before, to: $0, board) },
        board.book.after[sheet].map { arrow(places, after, to: $0, board) },
      ].compactMap(\.self)
    }
    return [item]
  }

  /// Returns a link with an arrow that points to its own side.
  private func arrow(_ places: [Rect], _ side: Int, to sheet: Int, _ board: Board) -> Mark {
    let box = places[side]
    let (across, middle) = (box.middle.x, box.middle.y)
    let half = Self.height * box.width / 2
    let tip = side == 0 ? -half / 2 : half / 2
    let path = Path([
      .move(Point(x: across - tip, y: middle - half)), .line(Point(x: across + tip, y: middle)),
      .line(Point(x: across - tip, y: middle + half)),
    ])
    let pen = board.pen(board.palette.muted, mm: board.theme.rulePen)
    return .link(Link(box: box, to: .sheet(sheet), marks: [.stroke(path, pen)]))
  }
}
