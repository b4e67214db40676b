internal import InkleafGeometry

/// The sizes that the cells of `days` can have, by their columns and rows.
struct CellSizes {
  let days: DaysItem
  /// The number of cells, free ones included.
  let count: Int
  /// The columns and rows that are given; `nil` for as many as are best.
  let fixed: (columns: Int?, rows: Int?)
  /// The cells of each page with which a week or a named group starts.
  let starting: [[DaysTable.Cell]]
  /// The room for all cells, in points.
  let room: Size
  /// The room between two cells, in points.
  let gap: Size
  /// The room before a week, in points.
  let weekGap: Double
  /// The height of a group's name and the room below it, in points.
  let nameHeight: Double
  /// The largest height of a cell, in points.
  var most: Double

  /// Returns how many rows so many columns need.
  func rows(_ columns: Int) -> Int { fixed.rows ?? (count + columns - 1) / columns }

  /// Returns the number of columns with which cells are largest.
  ///
  /// - Parameters:
  ///   - line: the least width and height of cells that are lines, in points.
  ///   - misleading: a number of columns that would be read as something else; 0 for none.
  func columns(line: Size, besides misleading: Int) -> Int {
    if let columns = fixed.columns { return columns }
    if let rows = fixed.rows { return (count + rows - 1) / rows }
    var columns = 1
    // A list that is read downwards is best in one column, as long as its lines are not much lower for it.
    let least = days.runsDown ? 1.13 : 1.001
    for more in 1...min(64, count)
    where more != misleading && worth(more) > worth(columns) * least {
      columns = more
    }
    // Where lines would be too low to read, more columns are better than another page.
    for more in columns...max(columns, min(8, count)) where cell(more, 1).width >= line.width {
      let (now, then) = (cell(columns, rows(columns)).height, cell(more, rows(more)).height)
      if now < line.height, then > now { columns = more }
    }
    return columns
  }

  private func worth(_ columns: Int) -> Double {
    let down = rows(columns)
    let cell = cell(columns, down)
    // Few cells should be left over, and none should be alone in the last row.
    let used = min(1, Double(count) / Double(columns * down))
    let last = count - columns * (down - 1)
    let isOrphan = !days.runsDown && down > 1 && last > 0 && last * 3 <= columns
    return min(cell.width / days.shape, cell.height) * used.squareRoot() * (isOrphan ? 0.85 : 1)
  }

  /// Returns the largest cell with so many columns and rows, before it gets its shape.
  func cell(_ columns: Int, _ rows: Int) -> Size {
    let width = (room.width - gap.width * Double(columns - 1)) / Double(columns)
    let lines = Double(rows + (lines(columns, rows) ?? 0))
    return Size(
      width: width,
      height: min(
        most, days.tallest.map { width / $0 } ?? .infinity,
        (room.height - gap.height * (lines - 1) - taken(columns, rows)) / lines))
  }

  /// Returns how many lines weeks and names take of columns beside one another, so that their lines meet; `nil` for
  /// other cells.
  func lines(_ columns: Int, _ rows: Int) -> Int? {
    guard days.runsDown, columns > 1 else { return nil }
    return Int(taken(of: rows, weekGap: weekGap > 0 ? 1 : 0, nameHeight: 1))
  }

  /// Returns the height that weeks and names take beside lines of cells, in points.
  func taken(_ columns: Int, _ rows: Int) -> Double {
    lines(columns, rows) == nil ? taken(of: rows, weekGap: weekGap, nameHeight: nameHeight) : 0
  }

  /// Returns the most room that weeks, groups and their names take of a column of a page, or of a page where cells
  /// follow one another along rows.
  private func taken(of rows: Int, weekGap: Double, nameHeight: Double) -> Double {
    var most = 0.0
    for cells in starting {
      var (column, taken) = (0, 0.0)
      for cell in cells {
        let (own, row) =
          days.runsDown ? cell.place.quotientAndRemainder(dividingBy: rows) : (0, cell.place)
        if own != column { (column, taken) = (own, 0) }
        if cell.starts, row > 0 { taken += weekGap }
        if cell.name != nil { taken += nameHeight }
        most = max(most, taken)
      }
    }
    return most
  }
}
