internal import InkleafGeometry

/// The whole list at a glance: a dot for each prompt, larger for those of the page.
struct ProgressItem: Item {
  /// The distance of two dots.
  var pitch = Length(0.6, .unit)

  init(_ fields: inout Fields) {
    fields.read("pitch", into: &pitch, .positiveLength, "the distance of two dots")
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.start, .middle) }

  private func step(_ board: Board) -> Double {
    board.pixels.length(board.points(pitch))
  }

  private func count(_ board: Board) -> Int { max(1, board.list.count) }

  func width(_ board: Board) -> Double? {
    // The dots of a month are in one row; more may be in several.
    Double(min(count(board), 31)) * step(board)
  }

  func height(width: Double, _ board: Board) -> ItemHeight? {
    let rows = rows(count(board), in: width, wanted: step(board), board)
    return ItemHeight(above: Double(rows.down) * rows.step)
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let count = count(board)
    let dots = try dots(count, in: box, board)
    let (small, large) = (dots.step * 0.14, dots.step * 0.34)
    let whole = count / dots.across
    var shared: [Mark] = []
    if whole > 0 {
      shared.append(
        dots.mark(0, columns: dots.across, rows: whole, radius: small, board.palette.muted))
    }
    if count % dots.across > 0 {
      shared.append(
        dots.mark(
          whole * dots.across, columns: count % dots.across, rows: 1, radius: small,
          board.palette.muted))
    }
    let pages = board.days.map { day -> [Mark] in
      guard let day else { return [] }
      return (day.number...max(day.number, day.last)).filter { $0 <= count }.map {
        dots.mark($0 - 1, columns: 1, rows: 1, radius: large, board.accent(of: day))
      }
    }
    return [PlacedItem(name: "progress", box: dots.box, shared: shared, pages: pages)]
  }

  /// The places of all dots.
  private struct Dots {
    /// The distance of two dots, in points.
    var step: Double
    /// The number of dots in a row.
    var across: Int
    var box: Rect
    /// Whether rows run from right to left.
    var isMirrored: Bool
    var pixels: PixelGrid

    /// Returns dots of one colour from an index on, counted in reading order.
    func mark(_ first: Int, columns: Int, rows: Int, radius: Double, _ color: Color) -> Mark {
      let column = first % across
      let left = isMirrored ? across - column - columns : column
      return .dots(
        DotGrid(
          origin: Point(
            x: pixels.middle(box.left + (Double(left) + 0.5) * step),
            y: pixels.middle(box.top + (Double(first / across) + 0.5) * step)),
          pitch: Size(width: step, height: step), columns: columns, rows: rows, radius: radius,
          color: color))
    }
  }

  /// Returns rows of similar length in a width, and the distance of two dots.
  ///
  /// All dots are in one row if they need not move much closer together.
  private func rows(
    _ count: Int, in width: Double, wanted: Double, _ board: Board
  ) -> (across: Int, down: Int, step: Double) {
    let usual = max(1, min(count, Int(width / wanted + 1e-6)))
    let isOneRow = Double(count) * 0.6 * wanted <= width
    let down = isOneRow ? 1 : (count + usual - 1) / usual
    let across = (count + down - 1) / down
    let step = min(wanted, max(width / Double(across), 0.6 * wanted))
    // Whole pixels, rounded down unless it is the wanted one.
    let whole = board.pixels.length(step)
    return (
      across, down, step < wanted && whole > step ? board.pixels.length(2 * step - whole) : step
    )
  }

  private func dots(_ count: Int, in box: ItemBox, _ board: Board) throws(Misfit) -> Dots {
    let rect = box.rect
    var wanted = step(board)
    var (across, down, step) = rows(count, in: rect.width, wanted: wanted, board)
    // Dots that do not fit move closer together.
    while wanted > board.points(mm: 0.5),
      Double(down) * step > rect.height + 1e-6 || step > rect.width
    {
      wanted *= 0.9
      (across, down, step) = rows(count, in: rect.width, wanted: wanted, board)
    }
    let missing = max(Double(down) * step - rect.height, step - rect.width)
    if missing > 1e-6 {
      throw Misfit("progress", missing: missing, board) { "would need \($0) more for its dots" }
    }
    return Dots(
      step: step, across: across,
      box: box.place(
        width: Double(across) * step, height: Double(down) * step, stretched: (0, 0)),
      isMirrored: board.list.isRightToLeft, pixels: board.pixels)
  }
}
