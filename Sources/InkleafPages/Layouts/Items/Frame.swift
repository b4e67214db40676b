internal import InkleafGeometry

/// A frame to draw in, with its own style and ruling or the theme's.
struct FrameItem: FillingItem {
  var ruling: Ruling?
  var style: FrameStyle?

  init(_ fields: inout Fields) {
    ruling = fields.read("ruling", .ruling, "the lines or dots inside; the theme's if left out")
    style = fields.read(
      "style", .choice("frame style"), "the look of the frame's line; the theme's if left out")
  }

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [PlacedItem] {
    let room = board.pixels.inside(box.rect)
    return [try placed(in: room, sparing: board.edgeShare(of: room), board, name: "frame")]
  }

  /// Returns the room that the frame fills: one around squares holds whole ones.
  func filled(_ room: Rect, _ board: Board) -> Rect {
    filled(room, sparing: board.edgeShare(of: room), board)
  }

  /// Returns the width of the line at the frame's outer edge, in points.
  func edge(in room: Rect, _ board: Board) -> Double {
    (style ?? board.theme.frameStyle).edge(
      width: board.framePen(in: room).width, board.pixels)
  }

  private func filled(_ room: Rect, sparing share: Double, _ board: Board) -> Rect {
    let ruling = ruling ?? board.theme.ruling
    guard ruling == .grid else { return room }
    let inside = (style ?? board.theme.frameStyle).inside(
      room, width: board.framePen(in: room).width)
    return room.holdingWhole(
      board.pitch(of: ruling, in: room), inside: inside, sparing: share, board.pixels)
  }

  /// Returns the frame and its ruling.
  ///
  /// - Parameters:
  ///   - room: the room for the frame, in points; a frame around squares holds whole ones.
  ///   - share: the part of the room beside whole squares that is before the frame, from 0 to 1.
  ///   - board: the page.
  ///   - name: the name of the frame in messages.
  func placed(
    in room: Rect, sparing share: Double, _ board: Board, name: String
  ) throws(Misfit) -> PlacedItem {
    let (theme, pixels) = (board.theme, board.pixels)
    let style = style ?? theme.frameStyle
    let isPanel = name == "panel" || board.hasPanels
    let closing = isPanel ? board.palette.frame : board.palette.rule
    let pen = board.framePen(in: room)
    let ruling = ruling ?? theme.ruling
    let pitch = board.pitch(of: ruling, in: room)
    let rect = filled(room, sparing: share, board)
    let inside = style.inside(rect, width: pen.width)
    let missing = max(-inside.width, -inside.height)
    guard missing < 0 else {
      throw Misfit(name, missing: missing + board.points(mm: 1), board) { "is \($0) too small" }
    }
    var item = PlacedItem(name: name, box: rect, drawing: [room])
    item.shared = ruling.marks(
      RulingRoom(
        rect: inside, pitch: pitch,
        pen: Pen(
          color: board.palette.rule, width: pixels.length(board.points(mm: theme.rulingPen))),
        dotRadius: board.points(mm: theme.dotRadius), pixels: pixels,
        corner: style.corner(rect, width: pen.width), step: style.step(rect, width: pen.width)))
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
    items.reduce(0) { count, item in
      switch item {
      case is FrameItem: count + 1
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

  /// Returns the distance of a ruling's lines in a frame, in points: squares of a small frame are smaller, so
  /// that there are some.
  ///
  /// Those of more than 12 mm are asked for as they are: no built-in theme has such.
  func pitch(of ruling: Ruling, in room: Rect) -> Double {
    var pitch = pitch(of: ruling)
    guard ruling == .grid, pitch <= points(mm: 12) else { return pitch }
    let least = points(mm: 3)
    while pitch / 2 >= least, min(room.width, room.height) < 4.5 * pitch {
      pitch = pixels.length(pitch / 2)
    }
    return pitch
  }

  /// Returns the pen of a frame: the theme's, or a thinner one where that would fill a small box.
  func framePen(in room: Rect) -> Pen {
    // In a table, lines are many.
    let small = cell == nil ? .infinity : penWidth(mm: 0.5)
    let most = max(penWidth(mm: theme.rulePen), min(small, min(room.width, room.height) / 30))
    return Pen(
      color: palette.frame, width: pixels.length(min(penWidth(mm: theme.framePen), most)))
  }

  /// Returns a room as wide as a frame that holds whole squares, if the theme has squares.
  ///
  /// Without it, such a frame would be narrower than the words above and below it.
  func holdingWholeSquares(_ room: Rect) -> Rect {
    guard theme.ruling == .grid else { return room }
    let width = framePen(in: room).width
    let inside = theme.frameStyle.inside(room, width: width)
    let narrow = room.holdingWhole(pitch(of: .grid), inside: inside, sparing: 0.5, pixels)
    return Rect(left: narrow.left, top: room.top, right: narrow.right, bottom: room.bottom)
  }

  /// Returns the part of a frame's spare room that is before it: the outer sides of frames that stand
  /// beside each other end where the page's other items do.
  func edgeShare(of room: Rect) -> Double {
    guard let edges else { return 0.5 }
    let isFirst = abs(room.left - edges.left) < 0.5
    let isLast = abs(room.right - edges.right) < 0.5
    return isFirst == isLast ? 0.5 : isFirst ? 0 : 1
  }
}

extension Rect {
  /// Returns the rectangle with room for whole squares: less wide, and less high below.
  ///
  /// - Parameters:
  ///   - pitch: the side of a square, in points.
  ///   - inside: the room for squares, in points.
  ///   - share: the part of the room that is over which comes before it, from 0 to 1.
  ///   - pixels: the page's pixels.
  fileprivate func holdingWhole(
    _ pitch: Double, inside: Rect, sparing share: Double, _ pixels: PixelGrid
  ) -> Rect {
    func spare(_ length: Double) -> Double {
      let count = (length / pitch + 1e-6).rounded(.down)
      // A small box is not worth it.
      return count < 4 ? 0 : max(0, length - count * pitch)
    }
    let (across, down) = (spare(inside.width), spare(inside.height))
    let start = across == 0 ? 0 : share == 1 ? across : pixels.border(across * share)
    return Rect(
      left: left + start, top: top, right: right - (across - start), bottom: bottom - down)
  }
}
