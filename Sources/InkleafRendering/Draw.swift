internal import InkleafText
internal import InkleafGeometry
internal import InkleafCairo
internal import InkleafPages

extension Canvas {
  /// Draws marks on pixels, each over those before it.
  ///
  /// Letters are filled outlines, and rulings snap to whole pixels.
  ///
  /// - Parameters:
  ///   - scale: the pixels per point.
  ///   - visible: the visible part of the page, in points; dots and lines elsewhere are skipped.
  func draw(
    _ marks: some Sequence<Mark>, perPoint scale: Double, typesetter: Typesetter,
    visible: Rect? = nil
  ) throws {
    for mark in marks {
      switch mark {
      case .fill(let path, let color):
        setColor(color)
        fill(path)
      case .stroke(let path, let pen):
        // Pixels of an outline do not depend on its neighbours, which parts of a page may lack.
        setColor(pen.color)
        trace(path)
        strokeTraced(width: pen.width)
      case .text(let line):
        setColor(line.color)
        fillLetters(
          try typesetter.run(line.text, in: line.font), at: line.origin, size: line.size)
      case .dots(let dots): draw(dots, perPoint: scale, visible: visible)
      case .lines(let segments, let pen):
        setColor(pen.color)
        draw(
          visible.map { segments.near($0, by: pen.width) } ?? segments, width: pen.width,
          perPoint: scale)
      case .image(let placed):
        draw(try DecodedPicture(png: placed.picture.bytes), in: placed.extent, clip: placed.visible)
      case .link: break
      }
    }
  }

  private func draw(_ dots: DotGrid, perPoint scale: Double, visible: Rect?) {
    setColor(dots.color)
    let columns = (0..<dots.columns).map { dots.origin.x + Double($0) * dots.pitch.width }
    let rows = (0..<dots.rows).map { dots.origin.y + Double($0) * dots.pitch.height }
    let grid = PixelGrid(scale: scale)
    // A dot may move by half a pixel.
    let reach = dots.radius + 1 / scale
    func seen(_ places: [Double], _ low: Double?, _ high: Double?) -> [Int] {
      places.filter { $0 + reach > low ?? -.infinity && $0 - reach < high ?? .infinity }
        .map(grid.pixel)
    }
    self.dots(
      columns: seen(columns, visible?.left, visible?.right),
      rows: seen(rows, visible?.top, visible?.bottom), radius: dots.radius * scale)
  }

  private func draw(_ segments: [Segment], width: Double, perPoint scale: Double) {
    let grid = PixelGrid(scale: scale)
    guard let whole = grid.pixels(across: 0, width: width)?.count else {
      return stroke(segments, width: width)
    }
    // Horizontal and vertical lines cover whole pixels, so that all of them look alike.
    func place(_ place: Double) -> Double {
      let pixels = grid.pixels(across: place, width: width) ?? 0..<0
      return Double(pixels.lowerBound + pixels.upperBound) / 2 / scale
    }
    let straight = segments.filter { $0.start.x == $0.end.x || $0.start.y == $0.end.y }
    stroke(
      straight.map { line in
        let isLevel = line.start.y == line.end.y
        let across = place(isLevel ? line.start.y : line.start.x)
        return isLevel
          ? Segment(line.start.x, across, line.end.x, across)
          : Segment(across, line.start.y, across, line.end.y)
      }, width: Double(whole) / scale)
    stroke(
      segments.filter { $0.start.x != $0.end.x && $0.start.y != $0.end.y }, width: width)
  }
}

extension [Segment] {
  /// Returns the lines that a rectangle may show.
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
