internal import InkleafGeometry

/// The theme's ornament: a small picture, one a day.
///
/// It takes no height of its own, so that it moves no frame; it stands on the baseline of its row.
struct OrnamentItem: Item {
  var size = Length(0.65, .unit)

  init(_ fields: inout Fields) {
    fields.read("size", into: &size, .positiveLength, "the height of the picture")
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.end, .baseline) }

  func width(_ board: Board) -> Double? {
    board.theme.ornament.map { $0.aspect * board.points(size) }
  }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    self.width(board).map { _ in ItemHeight(above: 0) }
  }

  func draw(in box: ItemBox, _ board: Board) -> [PlacedItem] {
    guard let ornament = board.theme.ornament else { return [] }
    let height = min(board.points(size), box.rect.width / ornament.aspect)
    let place = box.place(width: ornament.aspect * height, height: height)
    let scale = height / Ornament.side
    let pages = zip(board.days, board.sheets).map { day, prompts -> [Mark] in
      // A poster is of no day of the week.
      guard let day, !ornament.isOfWeek || prompts.count < 8 else { return [] }
      let path = ornament.path(of: day, in: board.list, board.words).mapped { point in
        Point(x: place.left + point.x * scale, y: place.top + point.y * scale)
      }
      return [.fill(path, board.accent(of: day))]
    }
    return [PlacedItem(name: "ornament", box: place, pages: pages)]
  }
}
