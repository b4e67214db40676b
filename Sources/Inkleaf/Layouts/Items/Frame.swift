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

  func draw(in box: ItemBox, _ board: Board) throws(Misfit) -> [Drawn] {
    [try board.frame(board.grain.inside(box.rect), style: style, ruling: ruling, name: "frame")]
  }
}

extension Board {
  /// A frame and what lies in it.
  ///
  /// - Parameters:
  ///   - rect: its outer edge, in points.
  ///   - style: how its line looks; `nil` for as the theme has it.
  ///   - ruling: what lies inside; `nil` for what the theme has.
  ///   - name: what messages call it.
  func frame(
    _ rect: Rect, style: FrameStyle?, ruling: Ruling?, name: String
  ) throws(Misfit) -> Drawn {
    let style = style ?? theme.frameStyle
    let pen = pen(palette.frame, mm: theme.framePen)
    let inside = style.inside(rect, width: pen.width)
    let lacks = max(-inside.width, -inside.height)
    guard lacks < 0 else {
      throw Misfit(name, lacks: lacks + points(mm: 1), "to draw in", self)
    }
    var drawn = Drawn(name: name, box: rect, drawing: [rect])
    drawn.shared = marks(of: ruling ?? theme.ruling, in: inside, isOwn: ruling != nil)
    if style.varies {
      drawn.pages = sheets.map { prompts in
        style.marks(rect, pen: pen, day: prompts.first?.number ?? 0, grain: grain)
      }
    } else {
      drawn.shared += style.marks(rect, pen: pen, day: 0, grain: grain)
    }
    return drawn
  }

  /// The marks of a ruling in a room.
  ///
  /// - Parameter isOwn: whether a layout asks for it, whatever the theme's ruling and pitch.
  func marks(of ruling: Ruling, in rect: Rect, isOwn: Bool = false) -> [Mark] {
    let own = isOwn && ruling != theme.ruling
    let pitch = (own ? nil : theme.pitch) ?? ruling.usualPitch
    return ruling.marks(
      RulingRoom(
        rect: rect, pitch: grain.length(points(mm: pitch)),
        pen: pen(palette.rule, mm: theme.rulingPen), dotRadius: points(mm: theme.dotRadius),
        grain: grain))
  }
}
