/// A grid within a cell, which may show another of the page's prompts.
struct GroupItem: Item {
  var grid: Grid
  /// Which of the page's prompts its items show, from 0; `nil` for that of the group around it.
  var slot: Int?

  init(_ fields: inout Fields, _ files: ThemeFiles) {
    slot = fields.read("prompt") { $0.whole(1...16, $1) }.map { $0 - 1 }
    grid = Grid(&fields, files)
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .stretch) }

  private func board(_ board: Board) -> Board {
    var board = board
    if let slot { board.slot = slot }
    return board
  }

  func width(_ board: Board) -> Double? { grid.width(self.board(board)) }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    grid.height(width: width, self.board(board))
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [Drawn] {
    try grid.draw(in: box.rect, self.board(board))
  }
}
