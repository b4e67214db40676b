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
  ///
  /// - Parameter visible: what of the page can be seen, in points: dots and lines elsewhere are passed
  ///   over.
  func draw(
    _ marks: some Sequence<Mark>, on medium: Medium, typesetter: Typesetter, visible: Rect? = nil
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
        case .pixels: fillLetters(run, x: line.origin.x, y: line.origin.y, size: line.size)
        }
      case .dots(let dots): draw(dots, on: medium, visible: visible)
      case .lines(let segments, let pen):
        set(pen.color)
        draw(
          visible.map { segments.near($0, by: pen.width) } ?? segments, width: pen.width, on: medium
        )
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

  private func draw(_ dots: DotGrid, on medium: Medium, visible: Rect?) {
    set(dots.color)
    let columns = (0..<dots.columns).map { dots.origin.x + Double($0) * dots.pitch.width }
    let rows = (0..<dots.rows).map { dots.origin.y + Double($0) * dots.pitch.height }
    switch medium {
    case .page:
      dottedRows(
        x: dots.origin.x, rows: rows, pitch: dots.pitch.width, count: dots.columns,
        radius: dots.radius)
    case .pixels(let scale):
      let grid = PixelGrid(scale: scale)
      // A dot may be moved by half a pixel.
      let reach = dots.radius + 1 / scale
      func seen(_ places: [Double], _ low: Double?, _ high: Double?) -> [Int] {
        places.filter { $0 + reach > low ?? -.infinity && $0 - reach < high ?? .infinity }
          .map(grid.pixel)
      }
      self.dots(
        columns: seen(columns, visible?.left, visible?.right),
        rows: seen(rows, visible?.top, visible?.bottom), radius: dots.radius * scale)
    }
  }

  private func draw(_ segments: [Segment], width: Double, on medium: Medium) {
    guard case .pixels(let scale) = medium, case let grid = PixelGrid(scale: scale),
      let whole = grid.pixels(across: 0, width: width)?.count
    else {
      return lines(segments.map { ($0.start.x, $0.start.y, $0.end.x, $0.end.y) }, width: width)
    }
    // A level or upright line covers whole pixels, so that all of them look alike.
    func place(_ place: Double) -> Double {
      let pixels = grid.pixels(across: place, width: width) ?? 0..<0
      return Double(pixels.lowerBound + pixels.upperBound) / 2 / scale
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
      }, width: Double(whole) / scale)
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

extension [Segment] {
  /// The lines that a rectangle might show.
  fileprivate func near(_ rect: Rect, by width: Double) -> [Segment] {
    let room = rect - Insets(all: -2 * width - 2)
    return filter { line in
      Swift.max(line.start.y, line.end.y) >= room.top
        && Swift.min(line.start.y, line.end.y) <= room.bottom
        && Swift.max(line.start.x, line.end.x) >= room.left
        && Swift.min(line.start.x, line.end.x) <= room.right
    }
  }
}
