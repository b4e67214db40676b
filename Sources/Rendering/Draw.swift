internal import Cairo
internal import Inkleaf

/// What a canvas ends up as.
enum Medium {
  /// Outlines, with text that a reader can select and search.
  case page
  /// Pixels, so many to a point: letters become outlines, and rulings stand on whole pixels.
  case pixels(perPoint: Double)
}

extension Canvas {
  /// Draws marks, each over those before it.
  func draw(
    _ marks: [Mark], on medium: Medium, typesetter: Typesetter
  ) throws(RenderingError) {
    for mark in marks {
      switch mark {
      case .fill(let path, let color):
        set(color)
        trace(path)
        fill()
      case .stroke(let path, let pen):
        set(pen.color)
        trace(path)
        stroke(width: pen.width)
      case .text(let line):
        set(line.color)
        let run = try drawing { () throws(CairoError) in
          try typesetter.run(line.text, in: FontRequest(line.font))
        }
        switch medium {
        case .page: showText(run, x: line.origin.x, y: line.origin.y, size: line.size)
        case .pixels:
          trace(run.outline(of: line))
          fill()
        }
      case .dots(let dots): draw(dots, on: medium)
      case .lines(let segments, let pen):
        set(pen.color)
        draw(segments, width: pen.width, on: medium)
      case .image(let placed):
        let picture = try drawing { () throws(CairoError) in
          try DecodedPicture(png: placed.picture.bytes)
        }
        let (extent, clip) = (placed.extent, placed.covers ? placed.box : placed.extent)
        draw(
          picture, in: (extent.left, extent.top, extent.width, extent.height),
          clip: (clip.left, clip.top, clip.width, clip.height))
      }
    }
  }

  private func draw(_ dots: DotGrid, on medium: Medium) {
    set(dots.color)
    let rows = (0..<dots.rows).map { dots.origin.y + Double($0) * dots.pitch.height }
    switch medium {
    case .page:
      dottedRows(
        x: dots.origin.x, rows: rows, pitch: dots.pitch.width, count: dots.columns,
        radius: dots.radius)
    case .pixels(let scale):
      // In the middle of a pixel, every dot has the same pixels as its neighbour.
      func middle(_ place: Double) -> Double { ((place * scale - 0.5).rounded() + 0.5) / scale }
      for y in rows {
        for column in 0..<dots.columns {
          dot(
            middle(dots.origin.x + Double(column) * dots.pitch.width), middle(y),
            radius: dots.radius)
        }
      }
    }
  }

  private func draw(_ segments: [Segment], width: Double, on medium: Medium) {
    // What is much thinner than a pixel would become too bold as a whole one.
    guard case .pixels(let scale) = medium, width * scale >= 0.5 else {
      return lines(segments.map { ($0.start.x, $0.start.y, $0.end.x, $0.end.y) }, width: width)
    }
    let whole = max(1, (width * scale).rounded())
    // A level or upright line covers whole pixels, so that all of them look alike.
    func place(_ place: Double) -> Double {
      ((place * scale - whole / 2).rounded() + whole / 2) / scale
    }
    let (straight, slanted) = (
      segments.filter { $0.start.x == $0.end.x || $0.start.y == $0.end.y },
      segments.filter { $0.start.x != $0.end.x && $0.start.y != $0.end.y }
    )
    lines(
      straight.map { line in
        line.start.y == line.end.y
          ? (line.start.x, place(line.start.y), line.end.x, place(line.end.y))
          : (place(line.start.x), line.start.y, place(line.end.x), line.end.y)
      }, width: whole / scale)
    lines(slanted.map { ($0.start.x, $0.start.y, $0.end.x, $0.end.y) }, width: width)
  }

  private func set(_ color: Color) {
    setColor(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255)
  }

  private func trace(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to): move(to.x, to.y)
      case .line(let to): line(to.x, to.y)
      case .curve(let a, let b, let to): curve(a.x, a.y, b.x, b.y, to.x, to.y)
      case .close: close()
      }
    }
  }
}

extension GlyphRun {
  /// The outlines of all glyphs of a line, where they stand on the page.
  func outline(of line: TextLine) -> Path {
    var elements: [Path.Element] = []
    for span in spans {
      for glyph in span.glyphs {
        func place(_ x: Double, _ y: Double) -> Point {
          Point(
            x: line.origin.x + (glyph.x + x) * line.size,
            y: line.origin.y + (glyph.y + y) * line.size)
        }
        var isOpen = false
        for step in span.face.outline(of: glyph.id) {
          switch step {
          case .move(let x, let y):
            if isOpen { elements.append(.close) }
            isOpen = true
            elements.append(.move(place(x, y)))
          case .line(let x, let y): elements.append(.line(place(x, y)))
          case .curve(let ax, let ay, let bx, let by, let x, let y):
            elements.append(.curve(place(ax, ay), place(bx, by), place(x, y)))
          }
        }
        if isOpen { elements.append(.close) }
      }
    }
    return Path(elements)
  }
}
