internal import InkleafGeometry

/// A frame to draw in, in the theme's style and with the theme's ruling unless it has its own.
struct FrameItem: Item {
  var ruling: Ruling?
  var style: FrameStyle?

  init(_ fields: inout Fields) {
    ruling = fields.read("ruling") { $0.ruling($1) }
    style = fields.read("style") { $0.choice("frame style", $1) }
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .stretch) }

  func width(_ board: Board) -> Double? { 0 }
  func height(width: Double, _ board: Board) -> ItemHeight? { ItemHeight(above: 0) }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    [try placed(in: board.pixels.inside(box.rect), board, name: "frame")]
  }

  /// The frame and what lies in it.
  ///
  /// - Parameters:
  ///   - rect: its outer edge, in points.
  ///   - board: the page it is on.
  ///   - name: what messages call it.
  func placed(in rect: Rect, _ board: Board, name: String) throws(Misfit) -> PlacedItem {
    let (theme, pixels) = (board.theme, board.pixels)
    let style = style ?? theme.frameStyle
    let pen = board.pen(board.palette.frame, mm: theme.framePen)
    let inside = style.inside(rect, width: pen.width)
    let missing = max(-inside.width, -inside.height)
    guard missing < 0 else {
      throw Misfit(name, missing: missing + board.points(mm: 1), board) { "is \($0) too small" }
    }
    var item = PlacedItem(name: name, box: rect, drawing: [rect])
    item.shared = rulingMarks(in: inside, board)
    if style.varies {
      item.pages = board.sheets.map { prompts in
        style.marks(rect, pen: pen, day: prompts.first?.number ?? 0, pixels: pixels)
      }
    } else {
      item.shared += style.marks(rect, pen: pen, day: 0, pixels: pixels)
    }
    return item
  }

  /// What lies in the frame: the theme's pitch is for the theme's ruling alone.
  private func rulingMarks(in rect: Rect, _ board: Board) -> [Mark] {
    let theme = board.theme
    let ruling = ruling ?? theme.ruling
    let pitch = (ruling == theme.ruling ? theme.pitch : nil) ?? ruling.usualPitch
    return ruling.marks(
      RulingRoom(
        rect: rect, pitch: board.pixels.length(board.points(mm: pitch)),
        pen: board.pen(board.palette.rule, mm: theme.rulingPen),
        dotRadius: board.points(mm: theme.dotRadius), pixels: board.pixels))
  }
}
