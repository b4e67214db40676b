internal import InkleafGeometry

extension Grid {
  /// Draws all items that have something to show into a room.
  ///
  /// Columns are measured first, since the height of a text depends on its width.
  func draw(in room: Rect, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let cells = present(board)
    let across = try columns(cells, in: room.width, board)
    let down = try rows(cells, across, in: room.height, board)
    var items: [PlacedItem] = []
    let frames = try frames(cells, across, down, in: room, board)
    for cell in cells {
      let rect = try box(of: cell, across, down, in: room, board).between(frames)
      let baseline =
        room.top + down.ends[cell.rows.upperBound - 1]
        - down.depths[cell.rows.upperBound - 1]
      // A group with a shape fills it; the alignment has placed the shape.
      let isPlaced = cell.aspect != nil && cell.item is GroupItem
      let align = isMirrored(board) ? cell.align.mirrored : cell.align
      var own = board
      own.spare = spare(of: cell, among: cells, across, board)
      let placed = try cell.item.draw(
        in: ItemBox(
          rect: rect, align: isPlaced ? .stretch : align,
          valign: isPlaced ? .stretch : cell.valign, baseline: baseline, covers: cell.covers),
        own)
      let moves = moves(of: cell, among: cells, board)
      items += moves.isEmpty ? placed : placed.map { $0.moved(across: moves) }
    }
    return items
  }

  /// Returns the rooms of frames with what they fill, where that is less: whole squares, or a shape.
  private func frames(
    _ cells: [Cell], _ across: Tracks, _ down: Tracks, in room: Rect, _ board: Board
  ) throws(Misfit) -> [(room: Rect, filled: Rect)] {
    var frames: [(room: Rect, filled: Rect)] = []
    for cell in cells {
      guard let frame = cell.item as? FrameItem else { continue }
      let rect = board.pixels.inside(try box(of: cell, across, down, in: room, board))
      var whole = cell
      if !cell.covers { whole.aspect = nil }
      let column = board.pixels.inside(try box(of: whole, across, down, in: room, board))
      let filled = frame.filled(rect, board)
      if filled != column { frames.append((column, filled)) }
    }
    return frames
  }

  /// Returns how far a text beside the day's number moves towards it on each page, in points.
  ///
  /// A text above or below the one beside it moves with that, where nothing else is.
  /// It is empty for other items, and for themes whose prompts begin at one place, unless many are for several days.
  private func moves(of cell: Cell, among cells: [Cell], _ board: Board) -> [Double] {
    guard cell.item is TextItem, cell.align == .start, prefersNearNumbers(board),
      let beside = cells.first(where: { other in
        other.item is NumberItem && other.align == .start && columns[other.column] == .auto
          && other.columns.upperBound == cell.column
          && (other.rows.overlaps(cell.rows) || isFree(other.columns, cell.rows, among: cells))
      }), let number = beside.item as? NumberItem
    else { return [] }
    return number.spare(board).map { isMirrored(board) ? $0 : -$0 }
  }

  /// Returns whether no item stands where columns and rows meet.
  private func isFree(_ columns: Range<Int>, _ rows: Range<Int>, among cells: [Cell]) -> Bool {
    !cells.contains { $0.columns.overlaps(columns) && $0.rows.overlaps(rows) }
  }

  /// Whether prompts begin at one distance from their numbers: beside many such as "22–28", a column of one width
  /// would part "5" from its prompt; few give way.
  private func prefersNearNumbers(_ board: Board) -> Bool {
    switch board.theme.numberColumn {
    case .fit: true
    case .above: false
    case .widest:
      board.sheets.count { $0.contains { $0.last > $0.number } } * 16 > board.sheets.count
    }
  }

  /// Returns how much wider than its cell a text may be on each page, in points.
  ///
  /// The columns after it are free on pages where their items show nothing, so that one swatch narrows
  /// the prompt of its own page alone.
  private func spare(
    of cell: Cell, among cells: [Cell], _ across: Tracks, _ board: Board
  ) -> [Double] {
    guard cell.item is TextItem, cell.align == .start else { return [] }
    var spare: [Double] = []
    var isFree = board.sheets.map { _ in true }
    for column in cell.columns.upperBound..<max(columns.count, cell.columns.upperBound) {
      guard columns[column] == .auto else { break }
      let others = cells.filter { $0.columns.contains(column) && $0.rows.overlaps(cell.rows) }
      guard !others.isEmpty, others.allSatisfy({ $0.columns.count == 1 }) else { break }
      for other in others {
        guard let shown = other.item.shownPages(board) else { return spare }
        for (page, isShown) in shown.enumerated() where isShown { isFree[page] = false }
      }
      guard isFree.contains(true) else { break }
      if spare.isEmpty { spare = isFree.map { _ in 0 } }
      let more = across.ends[column] - across.ends[column - 1]
      for page in spare.indices where isFree[page] { spare[page] += more }
    }
    return spare
  }

  /// Returns the width of all `auto` columns and those with a length, in points.
  func width(_ board: Board) -> Double? {
    let cells = present(board)
    guard !cells.isEmpty else { return nil }
    let extents = columnExtents(cells, in: 0, atMost: .infinity, board)
    return Tracks(extents.map(\.points), gap: columnGap.points(of: 0, on: board)).ends.last ?? 0
  }

  /// Returns the height of the rows, each only as high as its items.
  func height(width: Double, _ board: Board) -> ItemHeight? {
    let cells = present(board)
    guard !cells.isEmpty else { return nil }
    do {
      let across = try columns(cells, in: width, board)
      let down = try rows(cells, across, in: nil, board)
      let total = down.ends.last ?? 0
      // The baseline of a group is that of its last row.
      let depth = down.depths.last ?? 0
      return ItemHeight(above: total - depth, below: depth)
    } catch {
      return ItemHeight(above: .infinity, misfit: error)
    }
  }

  /// Returns whether any page has something to show in it.
  func isShown(_ board: Board) -> Bool { cells.contains { $0.item.isShown(board) } }

  private func present(_ board: Board) -> [Cell] {
    cells.filter { $0.item.isShown(board) }
  }

  // MARK: Tracks

  /// The places of all columns or of all rows, in points from the start of the room.
  struct Tracks {
    var starts: [Double] = []
    var ends: [Double] = []
    /// The depth of each row below its baseline.
    var depths: [Double] = []
    /// Puts tracks one after another; a track without extent (`nil`) takes no gap either.
    init(_ extents: [Double?], gap: Double, depths: [Double] = []) {
      self.depths = depths
      var place = 0.0
      var isFirst = true
      for extent in extents {
        if extent != nil, !isFirst { place += gap }
        if extent != nil { isFirst = false }
        starts.append(place)
        place += extent ?? 0
        ends.append(place)
      }
    }
  }

  /// Returns the extents of columns, each at most a limit, before the rest is shared out.
  private func columnExtents(
    _ cells: [Cell], in room: Double, atMost limit: Double, _ board: Board
  ) -> [Extent] {
    func need(_ cell: Cell) -> Double {
      min(limit, (cell.item.width(board) ?? 0) + cell.margin.across(board))
    }
    var extents = extents(columns, in: room, board) { index in
      cells.filter { $0.columns == index..<index + 1 }.map(need).max()
    }
    // An item that is wider than the columns it spans makes the last `auto` column of them wider.
    for cell in cells where cell.columnSpan > 1 && !extents[cell.columns].contains(where: \.isFill)
    {
      guard let last = cell.columns.last(where: { columns[$0] == .auto }) else { continue }
      let has = extents[cell.columns].compactMap(\.points)
      let gaps = columnGap.points(of: room, on: board) * Double(max(0, has.count - 1))
      let missing = need(cell) - has.reduce(0, +) - gaps
      if missing > 0 { extents[last] = .length((extents[last].points ?? 0) + missing) }
    }
    return extents
  }

  private func columns(_ cells: [Cell], in room: Double, _ board: Board) throws(Misfit) -> Tracks {
    let gap = columnGap.points(of: room, on: board)
    var extents = columnExtents(cells, in: room, atMost: room, board)
    narrow(&extents, of: cells, in: room, gap: gap)
    return Tracks(
      try filled(extents, in: room, gap: gap, board, "width") { index in
        cells.first { $0.columns.contains(index) }
      }, gap: gap)
  }

  /// Makes the widest text of several lines narrower where the columns are wider than their room.
  ///
  /// It leaves a quarter to what fills the rest: a long name of a month stands beside the list's title.
  private func narrow(_ extents: inout [Extent], of cells: [Cell], in room: Double, gap: Double) {
    let taken = extents.compactMap(\.points)
    let fills = extents.count { $0.isFill }
    let over = taken.reduce(0, +) + gap * Double(max(0, taken.count + fills - 1)) - room
    guard over > 1e-6,
      let widest = extents.indices.filter({ columns[$0] == .auto }).max(by: {
        (extents[$0].points ?? 0) < (extents[$1].points ?? 0)
      }), let width = extents[widest].points,
      cells.contains(where: {
        $0.columns == widest..<widest + 1 && ($0.item as? TextItem)?.mayBreak == true
      })
    else { return }
    let left = width - over - (fills > 0 ? room / 4 : 0)
    if left > 0 { extents[widest] = .length(left) }
  }

  private func rows(
    _ cells: [Cell], _ across: Tracks, in room: Double?, _ board: Board
  ) throws(Misfit) -> Tracks {
    let gap = rowGap.points(of: room ?? 0, on: board)
    // Rows of a given height do not ask what their items need.
    var needs: [Int: ItemHeight] = [:]
    func need(_ index: Int) -> ItemHeight {
      if let known = needs[index] { return known }
      let need = height(of: cells[index], among: cells, across, board)
      needs[index] = need
      return need
    }
    var depths = rows.indices.map { row in
      cells.indices.filter { cells[$0].rows.upperBound == row + 1 && cells[$0].standsOnBaseline }
        .map { need($0).below }.max() ?? 0
    }
    var extents = extents(rows, in: room, board) { row in
      cells.indices.filter { cells[$0].rows == row..<row + 1 }.map { index in
        cells[index].standsOnBaseline ? need(index).above + depths[row] : need(index).total
      }.max()
    }
    // An item that is higher than the rows it spans makes the last `auto` row of them higher.
    for index in cells.indices where cells[index].rowSpan > 1 {
      let span = cells[index].rows
      guard !extents[span].contains(where: \.isFill) else { continue }
      let last = span.last { rows[$0] == .auto }
      let has = extents[span].compactMap(\.points)
      let depth = cells[index].standsOnBaseline ? depths[span.upperBound - 1] : need(index).below
      let missing =
        need(index).above + need(index).rare + depth - has.reduce(0, +)
        - gap * Double(max(0, has.count - 1))
      if let last, missing > 0 { extents[last] = .length((extents[last].points ?? 0) + missing) }
    }
    // Rare texts that are higher than their row hang below its baseline.
    for index in cells.indices where cells[index].standsOnBaseline && cells[index].rowSpan == 1 {
      let row = cells[index].row
      guard need(index).rare > 0 else { continue }
      let high = need(index).above + need(index).rare + depths[row]
      switch extents[row] {
      case .length(let points):
        if case .fixed = rows[row] { continue }
        guard high > points else { continue }
        depths[row] += high - points
        extents[row] = .length(high)
      case .fill:
        let usual =
          cells.indices.lazy.filter { cells[$0].rows == row..<row + 1 }
          .map { need($0).above }.max() ?? 0
        depths[row] += max(0, need(index).above + need(index).rare - usual)
      default: continue
      }
    }
    if let misfit = cells.indices.lazy.compactMap({ needs[$0]?.misfit }).first { throw misfit }
    guard let room else {
      return Tracks(extents.map(\.points), gap: gap, depths: depths)
    }
    let heights = try filled(extents, in: room, gap: gap, board, "height") { row in
      cells.first { $0.rows.contains(row) }
    }
    return Tracks(heights, gap: gap, depths: depths)
  }

  /// The extent of a track before the rest is shared out.
  private enum Extent {
    case length(Double)
    case fill(Double)
    /// A track without extent and without gap.
    case gone

    var points: Double? { if case .length(let points) = self { points } else { nil } }
    var isFill: Bool { if case .fill = self { true } else { false } }
  }

  /// Returns the extents of tracks before the rest is shared out.
  ///
  /// - Parameter need: returns the extent that the items of a track need; `nil` without items.
  private func extents(
    _ tracks: [Track], in room: Double?, _ board: Board, need: (Int) -> Double?
  ) -> [Extent] {
    tracks.indices.map { index in
      switch tracks[index] {
      case .fixed(let length) where room != nil || length.unit != .percent:
        .length(board.pixels.length(length.points(of: room ?? 0, on: board)))
      case .fill(let weight) where room != nil: .fill(weight)
      default: need(index).map(Extent.length) ?? .gone
      }
    }
  }

  /// Shares out the room that lengths and gaps leave.
  ///
  /// - Parameter cell: returns an item in a track, which messages name.
  private func filled(
    _ extents: [Extent], in room: Double, gap: Double, _ board: Board, _ direction: String,
    cell: (Int) -> Cell?
  ) throws(Misfit) -> [Double?] {
    var (taken, weights, count) = (0.0, 0.0, 0)
    for extent in extents {
      switch extent {
      case .length(let points): taken += points
      case .fill(let weight): weights += weight
      case .gone: continue
      }
      count += 1
    }
    let rest = room - taken - gap * Double(max(0, count - 1))
    guard rest >= -1e-6 else {
      let squeezed = extents.indices.first { extents[$0].isFill }
      let largest = extents.indices.max { (extents[$0].points ?? 0) < (extents[$1].points ?? 0) }
      let named = (squeezed ?? largest).flatMap(cell)
      throw Misfit(named?.name ?? "grid", missing: -rest, board) {
        "would need \($0) more \(direction)"
      }
    }
    return extents.map { extent in
      switch extent {
      case .length(let points): points
      case .fill(let weight): max(0, rest) * weight / max(weights, 1e-9)
      case .gone: nil
      }
    }
  }

  // MARK: Cells

  private func height(
    of cell: Cell, among cells: [Cell], _ across: Tracks, _ board: Board
  ) -> ItemHeight {
    let width =
      across.ends[cell.columns.upperBound - 1] - across.starts[cell.column]
      - cell.margin.across(board)
    let margin = cell.margin.down(board)
    if let aspect = cell.aspect { return ItemHeight(above: max(0, width) / aspect + margin) }
    var own = board
    own.spare = spare(of: cell, among: cells, across, board)
    var need = cell.item.height(width: width, own) ?? ItemHeight(above: 0)
    need.above += board.points(cell.margin.top)
    need.below += board.points(cell.margin.bottom)
    return need
  }

  /// Returns the room for the item of a cell, in points on the page.
  private func box(
    of cell: Cell, _ across: Tracks, _ down: Tracks, in room: Rect, _ board: Board
  ) throws(Misfit) -> Rect {
    var rect = Rect(
      left: across.starts[cell.column] + board.points(cell.margin.start),
      top: down.starts[cell.row] + board.points(cell.margin.top),
      right: across.ends[cell.columns.upperBound - 1] - board.points(cell.margin.end),
      bottom: down.ends[cell.rows.upperBound - 1] - board.points(cell.margin.bottom))
    try board.require(0, "width", in: rect.width, for: cell.name)
    try board.require(0, "height", in: rect.height, for: cell.name)
    if let aspect = cell.aspect, !cell.covers { rect = cell.fitted(rect, aspect) }
    if isMirrored(board) {
      (rect.left, rect.right) = (room.width - rect.right, room.width - rect.left)
    }
    return Rect(
      left: room.left + rect.left, top: room.top + rect.top, right: room.left + rect.right,
      bottom: room.top + rect.bottom)
  }
}

extension Rect {
  /// Returns the room of an item that begins and ends where a frame above or below it does.
  ///
  /// The frame's own room stays.
  fileprivate func between(_ frames: [(room: Rect, filled: Rect)]) -> Rect {
    guard
      let frame = frames.first(where: {
        abs($0.room.left - left) < 0.5 && abs($0.room.right - right) < 0.5
      }), frame.room.bottom - 0.5 < top || frame.room.top + 0.5 > bottom
    else { return self }
    return Rect(left: frame.filled.left, top: top, right: frame.filled.right, bottom: bottom)
  }
}

extension Cell {
  fileprivate var standsOnBaseline: Bool { valign == .baseline }

  /// Returns the largest rectangle of a shape within another one, at the side that the cell names.
  fileprivate func fitted(_ rect: Rect, _ aspect: Double) -> Rect {
    let width = min(rect.width, rect.height * aspect)
    let height = width / aspect
    let left = rect.left + (rect.width - width) * align.share(stretched: 0.5)
    let top = rect.top + (rect.height - height) * valign.share(stretched: 0.5)
    return Rect(left: left, top: top, right: left + width, bottom: top + height)
  }
}

extension CellMargin {
  fileprivate func across(_ board: Board) -> Double {
    board.points(start) + board.points(end)
  }

  fileprivate func down(_ board: Board) -> Double {
    board.points(top) + board.points(bottom)
  }
}

extension Alignment {
  /// The alignment on a mirrored page.
  var mirrored: Alignment {
    switch self {
    case .start: .end
    case .end: .start
    case .center, .stretch: self
    }
  }
}
