internal import InkleafGeometry

/// A frame to draw in, with its own style and ruling or the theme's.
struct FrameItem: Item {
  var ruling: Ruling?
  var style: FrameStyle?

  init(_ fields: inout Fields) {
    ruling = fields.read("ruling", .ruling, "the lines or dots inside; the theme's if left out")
    style = fields.read(
      "style", .choice("frame style"), "the look of the frame's line; the theme's if left out")
  }

  var usualAlignment: (Alignment, VerticalAlignment) { (.stretch, .stretch) }

  func width(_ board: Board) -> Double? { 0 }
  func height(width: Double, _ board: Board) -> ItemHeight? { ItemHeight(above: 0) }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    [try placed(in: board.pixels.inside(box.rect), board, name: "frame")]
  }

  /// Returns the frame and its ruling.
  ///
  /// - Parameters:
  ///   - rect: the outer edge of the frame, in points.
  ///   - board: the page.
  ///   - name: the name of the frame in messages.
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

  /// Returns the marks of the ruling; the pitch of a theme counts only for the ruling of the theme.
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
