internal import Cairo
internal import Inkleaf

/// How letters get onto a canvas.
enum Letters {
  /// As text, which a reader can select and search.
  case text
  /// As filled outlines, placed to a fraction of a pixel.
  case outlines
}

extension Canvas {
  /// Draws marks, each over those before it.
  func draw(
    _ marks: [Mark], letters: Letters, typesetter: Typesetter
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
        switch letters {
        case .text: showText(run, x: line.origin.x, y: line.origin.y, size: line.size)
        case .outlines:
          trace(run.outline(of: line))
          fill()
        }
      }
    }
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
