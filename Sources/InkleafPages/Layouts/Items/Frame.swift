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
  var filled: Filled { .all }

  func width(_ board: Board) -> Double? { 0 }
  func height(width: Double, _ board: Board) -> ItemHeight? { ItemHeight(above: 0) }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    [try placed(in: board.pixels.inside(box.rect), board, name: "frame")]
  }

  /// Returns the frame and its ruling.
  ///
  /// - Parameters:
  ///   - room: the room for the frame, in points; a frame around squares holds whole ones.
  ///   - board: the page.
  ///   - name: the name of the frame in messages.
  func placed(in room: Rect, _ board: Board, name: String) throws(Misfit) -> PlacedItem {
    let (theme, pixels) = (board.theme, board.pixels)
    let style = style ?? theme.frameStyle
    let isPanel = name == "panel" || board.hasPanels
    let closing = isPanel ? board.palette.frame : board.palette.rule
    let pen = board.framePen(in: room)
    let ruling = ruling ?? theme.ruling
    let pitch = board.pitch(of: ruling)
    let rect =
      ruling == .grid
      ? room.holdingWhole(pitch, inside: style.inside(room, width: pen.width), pixels) : room
    let inside = style.inside(rect, width: pen.width)
    let missing = max(-inside.width, -inside.height)
    guard missing < 0 else {
      throw Misfit(name, missing: missing + board.points(mm: 1), board) { "is \($0) too small" }
    }
    var item = PlacedItem(name: name, box: rect, drawing: [room])
    item.shared = ruling.marks(
      RulingRoom(
        rect: inside, pitch: pitch, pen: board.pen(board.palette.rule, mm: theme.rulingPen),
        dotRadius: board.points(mm: theme.dotRadius), pixels: pixels,
        corner: style.corner(rect, width: pen.width)))
    if style.varies {
      item.pages = board.sheets.map { prompts in
        style.marks(
          rect, pen: pen, day: prompts.first?.number ?? 0, pitch: pitch, pixels: pixels,
          closing: closing)
      }
    } else {
      item.shared += style.marks(
        rect, pen: pen, day: 0, pitch: pitch, pixels: pixels, closing: closing)
    }
    return item
  }
}

extension Grid {
  /// The number of its frames; those in the cells of a table count as two.
  var frames: Int {
    cells.reduce(0) { count, cell in
      switch cell.item {
      case is FrameItem: count + 1
      case let group as GroupItem: count + group.grid.frames
      case let days as DaysItem: count + 2 * days.cell.frames
      default: count
      }
    }
  }
}

extension Board {
  /// Returns the distance of a ruling's lines, in points: whole pixels on screens.
  ///
  /// The theme's counts only for the theme's ruling.
  func pitch(of ruling: Ruling) -> Double {
    let millimetres = (ruling == theme.ruling ? theme.pitch : nil) ?? ruling.usualPitch
    return pixels.length(points(mm: millimetres))
  }

  /// Returns the pen of a frame: the theme's, or a thinner one where that would fill a small box.
  func framePen(in room: Rect) -> Pen {
    let most = max(points(mm: theme.rulePen), min(room.width, room.height) / 30)
    return Pen(
      color: palette.frame, width: pixels.length(min(points(mm: theme.framePen), most)))
  }

  /// Returns a room as wide as a frame that holds whole squares, if the theme has squares.
  ///
  /// Without it, such a frame would be narrower than the words above and below it.
  func holdingWholeSquares(_ room: Rect) -> Rect {
    guard theme.ruling == .grid else { return room }
    let width = framePen(in: room).width
    let inside = theme.frameStyle.inside(room, width: width)
    let narrow = room.holdingWhole(pitch(of: .grid), inside: inside, pixels)
    return Rect(left: narrow.left, top: room.top, right: narrow.right, bottom: room.bottom)
  }
}

extension Rect {
  /// Returns the rectangle with room for whole squares: less wide on both sides, less high below.
  ///
  /// - Parameters:
  ///   - pitch: the side of a square, in points.
  ///   - inside: the room for squares, in points.
  ///   - pixels: the page's pixels.
  fileprivate func holdingWhole(_ pitch: Double, inside: Rect, _ pixels: PixelGrid) -> Rect {
    func spare(_ length: Double) -> Double {
      let count = (length / pitch + 1e-6).rounded(.down)
      // A small box is not worth it.
      return count < 4 ? 0 : max(0, length - count * pitch)
    }
    let (across, down) = (spare(inside.width), spare(inside.height))
    let start = across == 0 ? 0 : pixels.border(across / 2)
    return Rect(
      left: left + start, top: top, right: right - (across - start), bottom: bottom - down)
  }
}
