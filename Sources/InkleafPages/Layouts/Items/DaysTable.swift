internal import InkleafGeometry

/// The places of the cells of `days`, the same on all pages of a part.
struct DaysTable {
  /// The first cell, in points.
  let first: Rect
  /// What all cells and the names above them fill, in points.
  let box: Rect
  /// The names of the weekdays.
  private(set) var names: [Mark] = []
  private let columns: Int
  private let rows: Int
  /// The distance of a cell from the one beside and from the one below, in points.
  private let step: Size
  private let weekGap: Double
  private let runsDown: Bool
  private let isMirrored: Bool
  private let weeks: [[Week]]

  /// A cell of a page, and whether a week starts with it.
  typealias Week = (place: Int, starts: Bool)

  /// Finds the largest cells.
  ///
  /// - Parameters:
  ///   - cells: the number of cells, free ones included.
  ///   - weeks: the cells of each page.
  init(
    _ days: DaysItem, cells: Int, weeks: [[Week]], in box: ItemBox, _ board: Board
  ) throws(Misfit) {
    let rect = box.rect
    let pixels = board.pixels
    // Without a gap, neighbours share the line between them.
    let joint = -board.pen(board.palette.muted, mm: board.theme.rulePen).width
    func points(_ gap: Length) -> Double { gap.number > 0 ? board.points(gap) : joint }
    let gap = Size(width: points(days.columnGap), height: points(days.rowGap))
    let text = Lettering(board.theme.textFont, metrics: board.metrics)
    let size = max(board.smallest, 0.3 * board.unit / text.capHeight)
    let isWeekly = days.order == .weekday && board.hasWeekdays
    let hasNames = days.hasNames && isWeekly
    let header = hasNames ? text.capHeight * size + 0.5 * board.unit : 0
    self.weeks = weeks
    weekGap = board.points(days.weekGap)
    runsDown = days.runsDown
    // Cells run in the direction of the language, whichever hand draws.
    isMirrored = board.list.isRightToLeft
    let most = days.mostHeight.map(board.points) ?? .infinity
    let gaps = weekGap

    /// Returns the largest cell with so many columns and rows, before it gets its shape.
    func cell(_ columns: Int, _ rows: Int) -> Size {
      let starts = DaysTable.mostStarts(weeks, columns: columns, rows: rows, days.runsDown)
      return Size(
        width: (rect.width - gap.width * Double(columns - 1)) / Double(columns),
        height: min(
          most,
          (rect.height - header - gap.height * Double(rows - 1) - gaps * Double(starts))
            / Double(rows)))
    }
    func rows(_ columns: Int) -> Int { days.rows ?? (cells + columns - 1) / columns }
    func worth(_ columns: Int) -> Double {
      let down = rows(columns)
      let cell = cell(columns, down)
      // Few cells should be left over.
      let used = min(1, Double(cells) / Double(columns * down))
      return min(cell.width / days.shape, cell.height) * used.squareRoot()
    }
    var columns = days.columns ?? (isWeekly ? 7 : 1)
    if let down = days.rows, days.columns == nil, !isWeekly {
      columns = (cells + down - 1) / down
    } else if days.columns == nil, !isWeekly {
      for count in 1...min(64, cells) where worth(count) > worth(columns) * 1.001 {
        columns = count
      }
    }
    let down = rows(columns)
    guard columns * down >= cells else {
      throw Misfit("days", "has \(cells) cells, but room for \(columns * down)")
    }
    var side = cell(columns, down)
    let least = board.smallest / 2
    guard side.width > least, side.height > least else {
      throw Misfit("days", missing: max(least - side.width, least - side.height), board) {
        "needs \($0) more for each cell"
      }
    }
    if days.keepsShape {
      let height = min(side.height, side.width / days.shape)
      side = Size(width: height * days.shape, height: height)
    }
    // Whole pixels keep all cells alike.
    let plain = pixels.inside(Rect(left: 0, top: 0, right: side.width, bottom: side.height))
    func step(_ side: Double, _ gap: Double, _ count: Int, _ room: Double, _ spreads: Bool)
      -> Double
    {
      let rest = room - side * Double(count)
      let gap = spreads && count > 1 ? rest / Double(count - 1) : gap
      return pixels.inside(Rect(left: 0, top: 0, right: side + gap, bottom: 1)).right
    }
    let starts = DaysTable.mostStarts(weeks, columns: columns, rows: down, days.runsDown)
    let room = rect.height - header - weekGap * Double(starts)
    self.step = Size(
      width: step(
        plain.width, gap.width, columns, rect.width, box.align == .stretch && !days.keepsShape),
      height: step(
        plain.height, gap.height, down, room,
        box.valign == .stretch && !days.keepsShape && days.mostHeight == nil))
    let width = self.step.width * Double(columns - 1) + plain.width
    let height = self.step.height * Double(down - 1) + plain.height + weekGap * Double(starts)
    // What is over is the same on both sides.
    let spare = (x: max(0, rect.width - width), y: max(0, rect.height - header - height))
    let left =
      switch box.align {
      case .start: rect.left
      case .center, .stretch: rect.left + spare.x / 2
      case .end: rect.left + spare.x
      }
    let top =
      switch box.valign {
      case .top: rect.top
      case .middle: rect.top + spare.y / 2
      case .stretch: rect.top + (days.keepsShape ? spare.y / 2 : 0)
      case .bottom, .baseline: rect.top + spare.y
      }
    let corner = pixels.inside(
      Rect(left: left, top: top + header, right: left + plain.width + 1e3, bottom: top + 1e3))
    let start =
      isMirrored ? corner.left + self.step.width * Double(columns - 1) : corner.left
    first = Rect(
      left: start, top: corner.top, right: start + plain.width, bottom: corner.top + plain.height)
    (self.columns, self.rows) = (columns, down)
    self.box = Rect(
      left: corner.left, top: top, right: corner.left + width, bottom: corner.top + height)
    if hasNames {
      let baseline = top + text.capHeight * size
      names = board.weekdayNames(text, size: size, width: plain.width).enumerated().map {
        day, name in
        let middle = first.left + offset(day).x + plain.width / 2
        return text.line(
          name, size: size, at: Point(x: middle, y: baseline), from: .center,
          color: board.palette.muted)
      }
    }
  }

  /// Returns the most weeks that start below the first cell of a column or in another row.
  private static func mostStarts(
    _ weeks: [[Week]], columns: Int, rows: Int, _ runsDown: Bool
  ) -> Int {
    var most = 0
    for cells in weeks {
      var starts: [Int: Int] = [:]
      for cell in cells where cell.starts {
        let (line, isFirst) =
          runsDown
          ? (cell.place / max(1, rows), cell.place % max(1, rows) == 0) : (0, cell.place == 0)
        if !isFirst { starts[line, default: 0] += 1 }
      }
      most = max(most, starts.values.max() ?? 0)
    }
    return most
  }

  /// Returns the distance of a cell from the first one, weeks not set apart, in points.
  func offset(_ place: Int) -> Point {
    let (column, row) =
      runsDown ? (place / rows, place % rows) : (place % columns, place / columns)
    let across = Double(column) * step.width
    return Point(x: isMirrored ? -across : across, y: Double(row) * step.height)
  }

  /// Returns the distances of a page's cells from the first one, in points.
  func offsets(of sheet: Int) -> [Point] {
    var (line, gap) = (0, 0.0)
    return weeks[sheet].map { cell in
      var offset = offset(cell.place)
      if runsDown, cell.place / rows != line { (line, gap) = (cell.place / rows, 0) }
      let isFirst = runsDown ? cell.place % rows == 0 : cell.place == 0
      if cell.starts, !isFirst { gap += weekGap }
      offset.y += gap
      return offset
    }
  }
}

extension Board {
  /// Whether prompts have weekdays of their own: each has a date, and they follow day by day.
  var hasWeekdays: Bool {
    list.cadence == .daily && list.prompts.allSatisfy { list.date(of: $0) != nil }
  }
}
