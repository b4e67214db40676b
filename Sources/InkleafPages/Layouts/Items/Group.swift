/// A grid within a cell, for one of the page's prompts.
struct GroupItem: Item {
  var grid: Grid
  /// The index of the prompt that its items show; `nil` for the prompt of the group around it.
  var slot: Int?
  /// A number that is unique in a layout, which may come from several files.
  private var id: Int

  init(_ fields: inout Fields, _ files: ThemeFiles) {
    fields.faults.groups += 1
    id = fields.faults.groups
    let most = fields.faults.promptsOnPage
    slot = fields.read(
      "prompt", .whole(1...most),
      "which prompt of the page its items show, counted from 1; that of the group around it if left out"
    ).map { $0 - 1 }
    grid = Grid(&fields, files)
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .stretch) }
  var filled: Filled { .all }

  private func board(_ board: Board) -> Board {
    var board = board
    if let slot { board.slot = slot }
    return board
  }

  func isShown(_ board: Board) -> Bool { grid.isShown(self.board(board)) }

  func width(_ board: Board) -> Double? {
    let board = self.board(board)
    return board.known.width(id, board) { grid.width(board) }
  }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    let board = self.board(board)
    return board.known.height(id, width: width, board) { grid.height(width: width, board) }
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    try grid.draw(in: box.rect, self.board(board))
  }
}
