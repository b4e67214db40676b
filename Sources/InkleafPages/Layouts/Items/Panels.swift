internal import InkleafGeometry

/// Several equal frames in rows and columns, with lines to write on under each if asked for.
struct PanelsItem: FillingItem {
  var rows = 2
  var columns = 2
  var gap = Length(0.5, .unit)
  /// The room between rows; `nil` for `gap`.
  var rowGap: Length?
  /// The number of lines to write on under each panel.
  var lines = 0
  var lineHeight = Length(1, .unit)
  /// Whether each panel's number stands at the start of its first line.
  var isNumbered = false
  /// The frame of each panel.
  var frame: FrameItem

  init(_ fields: inout Fields) {
    frame = FrameItem(&fields)
    fields.read("rows", into: &rows, .whole(1...20), "how many frames stand below each other")
    fields.read("columns", into: &columns, .whole(1...20), "how many frames stand side by side")
    fields.faults.countParts(rows * columns, at: fields.value)
    fields.read(
      "gap", into: &gap, .length, "the room between frames; without any, neighbours share a line")
    rowGap = fields.read("rowGap", .length, "the room between their rows; the gap if left out")
    fields.read("lines", into: &lines, .whole(0...10), "lines to write on below each frame")
    fields.read("lineHeight", into: &lineHeight, .length, "the distance of these lines")
    fields.read(
      "numbered", into: &isNumbered, .flag, "whether each frame's number stands below it")
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let pixels = board.pixels
    let gap = board.points(gap)
    let rowGap = rowGap.map(board.points) ?? gap
    // A number that is as small as can be read stays clear of the panel and of the line.
    let line = max(board.points(lineHeight), isNumbered ? 1.4 * board.smallest : 0)
    // A number without lines has a strip of its own.
    let words = Double(isNumbered ? max(1, lines) : lines) * line
    let edge = frame.edge(
      in: Rect(
        left: 0, top: 0, right: box.rect.width / Double(columns),
        bottom: box.rect.height / Double(rows)), board)
    var across = Division(
      from: box.rect.left, length: box.rect.width, into: columns, gap: gap, line: edge, pixels)
    var down = Division(
      from: box.rect.top, length: box.rect.height, into: rows, gap: rowGap, line: edge, pixels)
    func panel(_ row: Int, _ column: Int) -> Rect {
      let (side, level) = (across[column], down[row])
      return pixels.inside(
        Rect(left: side.start, top: level.start, right: side.end, bottom: level.end - words))
    }
    let filled = frame.filled(panel(0, 0), board)
    if across.isJoined { across.shorten(to: filled.width) }
    if down.isJoined { down.shorten(to: filled.height + words) }
    var items: [PlacedItem] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let panel = panel(row, column)
        // Gaps between panels of whole squares are equal, and the outer ones end where the room does.
        let share = columns > 1 ? Double(column) / Double(columns - 1) : 0.5
        var panelItem = try frame.placed(in: panel, sparing: share, board, name: "panel")
        let pen = board.pen(board.palette.rule, mm: board.theme.rulePen)
        let written = (0..<lines).map { index in
          let y = pixels.line(
            panel.bottom + Double(index + 1) * line - pen.width, width: pen.width)
          return Segment(panelItem.box.left, y, panelItem.box.right, y)
        }
        if !written.isEmpty { panelItem.shared.append(.lines(written, pen)) }
        if isNumbered {
          let mark = panelItem.shared.count
          panelItem.sharedPassages = [Passage(.paragraph, marks: [mark]).repeated]
          let place = board.list.isRightToLeft ? columns - 1 - column : column
          panelItem.shared.append(
            number(row * columns + place + 1, below: panelItem.box, line: line, board))
        }
        if words > 0 { panelItem.box.bottom = panel.bottom + words }
        if across.isJoined || down.isJoined {
          panelItem.room = panelItem.box - Insets(all: edge / 2)
        }
        items.append(panelItem)
      }
    }
    return items
  }

  /// Returns a panel's number at the start of its first line.
  private func number(_ number: Int, below panel: Rect, line: Double, _ board: Board) -> Mark {
    let text = board.letterings[board.theme.textFont]
    let size = max(board.smallest, min(0.21 * board.unit, 0.6 * line) / text.capHeight)
    let isMirrored = board.list.isRightToLeft
    return text.line(
      board.words.number(number), size: size,
      at: Point(
        x: isMirrored ? panel.right : panel.left, y: panel.bottom + line - 0.3 * size),
      from: isMirrored ? .right : .left, color: board.palette.muted)
  }
}
