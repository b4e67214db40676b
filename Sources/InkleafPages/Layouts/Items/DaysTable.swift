internal import InkleafGeometry

/// The places of the cells of `days`, the same on all pages of a part.
struct DaysTable {
  /// The first cell, in points.
  let first: Rect
  /// What all cells and the names above them fill, in points.
  let box: Rect
  /// The names of the weekdays.
  private(set) var names: [Mark] = []
  let columns: Int
  private let rows: Int
  /// The distance of a cell from the one beside and from the one below, in points.
  private let step: Size
  private let weekGap: Double
  private let runsDown: Bool
  private let isMirrored: Bool
  private let cells: [[Cell]]
  /// The letters of the names of groups.
  private let text: Lettering
  private let size: Double
  /// The height of a group's name and the room below it, in points.
  private let nameHeight: Double
  /// The room below a group's name, in points.
  private let belowNames: Double

  /// A cell of a page, and what starts with it.
  struct Cell {
    var place: Int
    /// Whether a week or a group starts with it, so that there is room before it.
    var starts: Bool
    /// The name of a group, which stands above it.
    var name: String?
  }

  /// Finds the largest cells.
  ///
  /// - Parameters:
  ///   - count: the number of cells, free ones included.
  ///   - week: the weekdays of the columns, 0 for Monday; `nil` for cells that are not below them.
  ///   - filled: the cells of each page that are filled.
  ///   - line: the least width and height of cells that are lines, in points.
  init(
    _ days: DaysItem, count: Int, week: [Int]?, filled: [[Cell]], line: Size,
    in box: ItemBox, _ board: Board
  ) throws(Misfit) {
    let rect = box.rect
    let pixels = board.pixels
    // Without a gap, neighbours share the line between them.
    let joint = -board.pen(board.palette.muted, mm: board.theme.rulePen).width
    func points(_ gap: Length) -> Double { gap.number > 0 ? board.points(gap) : joint }
    let gap = Size(width: points(days.columnGap), height: points(days.rowGap))
    let text = board.letterings[board.theme.textFont]
    let size = max(board.smallest, 0.3 * board.unit / text.capHeight)
    let hasNames = days.hasNames && week != nil
    let header = hasNames ? text.capHeight * size + 0.5 * board.unit : 0
    let nameHeight = text.capHeight * size + 0.15 * board.unit
    let weekGap = board.points(days.weekGap)
    (self.text, self.size) = (text, size)
    cells = filled
    runsDown = days.runsDown
    // Cells run in the direction of the language, whichever hand draws.
    isMirrored = board.list.isRightToLeft
    // The columns and rows of weeks are not those of cells that are no days of weeks.
    let isFree = days.order == .weekday && week == nil
    var sizes = CellSizes(
      days: days, count: count,
      fixed: isFree ? (nil, nil) : (week?.count ?? days.columns, days.rows),
      starting: filled.map { cells in cells.filter { $0.starts || $0.name != nil } },
      room: Size(width: rect.width, height: rect.height - header), gap: gap, weekGap: weekGap,
      nameHeight: nameHeight,
      // A line of the smallest words fits, however small the unit is.
      most: days.mostHeight.map { max(board.points($0), 1.6 * board.smallest) } ?? .infinity)
    // Seven columns of days that are not below their weekdays would be read as weeks.
    let looksLikeWeeks =
      days.order == .list && !days.runsDown && board.known.hasWeeks(board.list)
    let columns = sizes.columns(line: line, besides: looksLikeWeeks ? 7 : 0)
    let down = sizes.rows(columns)
    guard columns * down >= count else {
      throw Misfit("grid of days", "has \(count) cells, but room for \(columns * down)")
    }
    // Lines that are touched may be as high as a fingertip, where a page has room.
    if days.isLinked, board.hasFingers { sizes.most = max(sizes.most, board.points(mm: fingertip)) }
    var side = sizes.cell(columns, down)
    let least = board.smallest / 2
    guard side.width > least, side.height > least else {
      throw Misfit("days", missing: max(least - side.width, least - side.height), board) {
        "would need \($0) more for each cell"
      }
    }
    if days.keepsShape {
      let height = min(side.height, side.width / days.shape)
      side = Size(width: height * days.shape, height: height)
    }
    // Whole pixels keep all cells alike.
    let plain = pixels.inside(Rect(left: 0, top: 0, right: side.width, bottom: side.height))
    func step(_ side: Double, _ gap: Double, _ count: Int, _ room: Double, widest: Double?)
      -> Double
    {
      let all = (room - side * Double(count)) / Double(max(1, count - 1))
      let gap = widest.map { max(gap, min($0, all)) } ?? gap
      return pixels.inside(Rect(left: 0, top: 0, right: side + gap, bottom: 1)).right
    }
    let extra = sizes.lines(columns, down)
    let taken = sizes.taken(columns, down)
    // Few rows of cells that are never tall stay near each other.
    let mostBetweenRows: Double? =
      days.tallest.map { _ in 0.4 * plain.height } ?? (days.mostHeight == nil ? .infinity : nil)
    self.step = Size(
      width: step(
        plain.width, gap.width, columns, rect.width,
        widest: box.align == .stretch && !days.keepsShape ? .infinity : nil),
      height: step(
        plain.height, gap.height, down + (extra ?? 0), rect.height - header - taken,
        widest: box.valign == .stretch && !days.keepsShape ? mostBetweenRows : nil))
    let width = self.step.width * Double(columns - 1) + plain.width
    let height = self.step.height * Double(down + (extra ?? 0) - 1) + plain.height + taken
    self.weekGap = extra != nil && weekGap > 0 ? self.step.height : weekGap
    self.nameHeight = extra == nil ? nameHeight : self.step.height
    belowNames =
      extra == nil ? 0.15 * board.unit : (plain.height - text.capHeight * size) / 2
    // What is over is the same on both sides.
    let spare = (x: max(0, rect.width - width), y: max(0, rect.height - header - height))
    let left = rect.left + spare.x * box.align.share(stretched: 0.5)
    let top = rect.top + spare.y * box.valign.share(stretched: days.keepsShape ? 0.5 : 0)
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
      let firstWeekday = board.words.firstWeekday
      let shown = board.weekdayNames(text, size: size, width: plain.width).enumerated().filter {
        week?.contains((firstWeekday + $0.offset) % 7) ?? true
      }
      names = shown.map(\.element).enumerated().map { day, name in
        let middle = first.left + offset(day).x + plain.width / 2
        return text.line(
          name, size: size, at: Point(x: middle, y: baseline), from: .center,
          color: board.palette.muted)
      }
    }
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
    var (line, gap, waits) = (0, 0.0, false)
    return cells[sheet].map { cell in
      var offset = offset(cell.place)
      let own = runsDown ? cell.place / rows : cell.place / columns
      let isFirst = runsDown ? cell.place % rows == 0 : cell.place == 0
      if runsDown, own != line { gap = 0 }
      if cell.starts, !isFirst { waits = true }
      // The cells of a row stay in a line: what starts within one is set apart by the next row.
      if waits, runsDown || own != line { (gap, waits) = (gap + weekGap, false) }
      line = own
      if cell.name != nil { gap += nameHeight }
      offset.y += gap
      return offset
    }
  }

  /// Returns the names of a page's groups, each beside the cell that it stands above.
  ///
  /// - Parameter offsets: the distances of the page's cells from the first one, in points.
  func names(of sheet: Int, at offsets: [Point], _ board: Board) -> [Mark?] {
    zip(cells[sheet], offsets).map { cell, offset in
      guard let name = cell.name else { return nil }
      let box = first.moved(by: offset)
      return text.line(
        text.shortened(name, width: box.width / size) ?? "…", size: size,
        at: Point(x: isMirrored ? box.right : box.left, y: box.top - belowNames),
        from: isMirrored ? .right : .left, color: board.palette.muted)
    }
  }
}

extension Board {
  /// Returns a cell for each prompt of a page, with what starts there: a week of a list without groups,
  /// or a group.
  ///
  /// - Parameters:
  ///   - prompts: the places of cells with their first prompts.
  ///   - hasNames: whether groups have their names above them, on each page anew.
  func cells(_ prompts: [(place: Int, prompt: Prompt)], hasNames: Bool) -> [DaysTable.Cell] {
    var before: Prompt?
    let hasWeeks = known.hasWeeks(list)
    return prompts.map { place, prompt in
      defer { before = prompt }
      let isOther = before.map { $0.group != prompt.group }
      let date = list.date(of: prompt)
      // The first day that a week has may be another one than its first weekday.
      let startsWeek =
        prompt.group == nil && hasWeeks
        && [before.flatMap(list.date), date].compactMap(\.self).inWeeks(from: words.firstWeekday)?
          .last?.week == 1
      return DaysTable.Cell(
        place: place, starts: isOther == true || startsWeek,
        name: hasNames && isOther != false ? prompt.group : nil)
    }
  }
}
