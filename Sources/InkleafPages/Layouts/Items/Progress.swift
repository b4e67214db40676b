internal import InkleafGeometry

/// The whole list at a glance: a dot for each prompt, the page's own marked.
struct ProgressItem: Item {
  /// From one dot to the next.
  var pitch = Length(0.6, .unit)

  init(_ fields: inout Fields) {
    fields.read("pitch", into: &pitch) { $0.positiveLength($1) }
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.start, .middle) }

  private func step(_ board: Board) -> Double {
    board.pixels.length(board.points(pitch))
  }

  private func count(_ board: Board) -> Int { max(1, board.list.count) }

  func width(_ board: Board) -> Double? {
    Double(min(count(board), 62)) * step(board)
  }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    let columns = max(1, min(count(board), Int(width / step(board) + 1e-6)))
    return ItemHeight(above: Double((count(board) + columns - 1) / columns) * step(board))
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let (rect, count) = (box.rect, count(board))
    var step = step(board)
    // Where the dots do not fit at the size wished for, they move together.
    func rows(_ columns: Int) -> Int { (count + columns - 1) / columns }
    func columns() -> Int { max(1, min(count, Int(rect.width / step + 1e-6))) }
    while step > board.points(mm: 0.5),
      Double(rows(columns())) * step > rect.height + 1e-6
        || step > rect.width
    { step *= 0.9 }
    // Rows of about the same length look better than a short last one.
    let down = rows(columns())
    let across = (count + down - 1) / down
    let lacks = max(Double(down) * step - rect.height, step - rect.width)
    if lacks > 1e-6 { throw Misfit("progress", lacks: lacks, "for its dots", board) }
    let width = Double(across) * step
    let left =
      switch box.align {
      case .start, .stretch: rect.left
      case .center: (rect.left + rect.right - width) / 2
      case .end: rect.right - width
      }
    let height = Double(down) * step
    let top =
      switch box.valign {
      case .top, .stretch, .baseline: rect.top
      case .middle: (rect.top + rect.bottom - height) / 2
      case .bottom: rect.bottom - height
      }
    func grid(_ first: Int, columns: Int, rows: Int, radius: Double, _ color: Color) -> Mark {
      .dots(
        DotGrid(
          origin: Point(
            x: board.pixels.middle(left + (Double(first % across) + 0.5) * step),
            y: board.pixels.middle(top + (Double(first / across) + 0.5) * step)),
          pitch: Size(width: step, height: step), columns: columns, rows: rows, radius: radius,
          color: color))
    }
    let (small, large) = (step * 0.14, step * 0.34)
    var shared: [Mark] = []
    if count / across > 0 {
      shared.append(
        grid(0, columns: across, rows: count / across, radius: small, board.palette.muted))
    }
    if count % across > 0 {
      shared.append(
        grid(
          count / across * across, columns: count % across, rows: 1, radius: small,
          board.palette.muted))
    }
    let pages = board.days.map { day -> [Mark] in
      guard let day else { return [] }
      return (day.number...max(day.number, day.last)).filter { $0 <= count }.map {
        grid($0 - 1, columns: 1, rows: 1, radius: large, board.palette.accent)
      }
    }
    let ink = Rect(left: left, top: top, right: left + width, bottom: top + height)
    return [PlacedItem(name: "progress", box: ink, shared: shared, pages: pages)]
  }
}
