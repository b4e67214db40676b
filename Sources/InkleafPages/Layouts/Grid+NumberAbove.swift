internal import InkleafGeometry

/// The arrangements of a theme whose numbers stand above their prompts.
extension Layout.Variant {
  /// The variant with numbers in rows of their own; `nil` if it has none beside a text.
  var withNumberAbove: Layout.Variant? {
    var variant = self
    variant.grid = grid.withNumberAbove
    return variant == self ? nil : variant
  }
}

extension Grid {
  /// The grid with each large number above what stands beside it.
  fileprivate var withNumberAbove: Grid {
    var grid = self
    for index in grid.cells.indices {
      guard var group = grid.cells[index].item as? GroupItem else { continue }
      group.replaceGrid(by: group.grid.withNumberAbove)
      grid.cells[index].item = group
    }
    guard let index = grid.cells.firstIndex(where: { grid.hasTextBeside($0) }) else { return grid }
    let row = grid.cells[index].row
    for other in grid.cells.indices where other != index {
      if grid.cells[other].row >= row {
        grid.cells[other].row += 1
      } else if grid.cells[other].rows.contains(row) {
        grid.cells[other].rowSpan += 1
      }
    }
    grid.rows.insert(.auto, at: row)
    grid.cells[index].rowSpan = 1
    // Its own column has nothing else, so it goes.
    grid.cells[index].columnSpan = grid.columns.count - grid.cells[index].column
    grid.cells[index].margin.bottom = Length(0.6, .unit)
    return grid
  }

  /// Whether a cell is a number at the start of a row, alone in its column, with a text beside it.
  private func hasTextBeside(_ cell: Cell) -> Bool {
    guard let number = cell.item as? NumberItem, number.isLarge, cell.align == .start,
      cell.columns.count == 1, columns[cell.column] == .auto
    else { return false }
    let others = cells.filter { $0 != cell && $0.columns.overlaps(cell.columns) }
    return others.allSatisfy { $0.columns.count > 1 && !$0.rows.overlaps(cell.rows) }
      && cells.contains { other in
        other.item is TextItem && other.column == cell.columns.upperBound
          && other.rows.overlaps(cell.rows)
      }
  }
}
