internal import InkleafGeometry

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
      "prompt", .promptOfPage(most),
      "which prompt of the page its items show, counted from 1; that of the group around it if left out"
    ).map { $0 - 1 }
    grid = Grid(&fields, files)
  }

  /// Changes its grid; what is kept of its measures is that of the grid.
  mutating func replaceGrid(by other: Grid) {
    guard other != grid else { return }
    grid = other
    id = ~id
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .stretch) }

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
    try grid.draw(in: room(in: box, board), self.board(board))
  }

  /// Returns the room of its grid: no larger than its items need, where it is aligned.
  private func room(in box: ItemBox, _ board: Board) -> Rect {
    var box = box
    if box.align != .stretch, let width = width(board), width < box.rect.width {
      let place = box.place(width: width, height: 0)
      (box.rect.left, box.rect.right) = (place.left, place.right)
    }
    guard ![.stretch, .baseline].contains(box.valign),
      let height = height(width: box.rect.width, board)?.total, height < box.rect.height
    else { return box.rect }
    return box.place(width: box.rect.width, height: height)
  }
}

extension Form where Value == Int {
  /// The number of one of a page's prompts.
  ///
  /// - Parameter most: how many a page has.
  fileprivate static func promptOfPage(_ most: Int) -> Form {
    let number = whole(1...most)
    return Form(
      { value, faults in
        if most == 1, let wanted = value.integer, (2...16).contains(wanted) {
          return value.refuse(
            "a page of this layout has one prompt; write \"page\": \(wanted) at the top for so many",
            faults)
        }
        return number.read(value, faults)
      }, write: number.write, schema: number.schema)
  }
}
