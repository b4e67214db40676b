internal import InkleafText
internal import InkleafGeometry
internal import InkleafCairo
internal import InkleafPages

/// The output of a canvas.
enum Medium {
  /// Vectors, with text that a reader can select and search, and stand-ins for pictures.
  case page(pictures: PDFImages)
  /// Pixels, at a number per point: letters are filled outlines, and rulings snap to whole pixels.
  case pixels(perPoint: Double)
}

extension Canvas {
  /// Draws marks, each over those before it.
  ///
  /// - Parameters:
  ///   - visible: the visible part of the page, in points; dots and lines elsewhere are skipped.
  ///   - spaced: whether each mark is a line behind which readers of a PDF find a space; empty if none is.
  func draw(
    _ marks: some Sequence<Mark>, on medium: Medium, typesetter: Typesetter,
    visible: Rect? = nil, spaced: ArraySlice<Bool> = []
  ) throws {
    var traced: Traced?
    var written: Written?
    for (place, mark) in marks.enumerated() {
      if case .link = mark { continue }
      let next = Traced(mark, on: medium)
      if let traced, traced != next { stroke(traced) }
      traced = next
      if let lines = written, !lines.goOn(with: mark) {
        show(lines)
        written = nil
      }
      switch mark {
      case .fill(let path, let color):
        setColor(color)
        fill(path)
      case .stroke(let path, let pen):
        trace(path)
        // Pixels of an outline do not depend on its neighbours, which parts of a page may lack.
        if next == nil { stroke(.outlines(pen)) }
      case .text(let line):
        let run = try typesetter.run(line.text, in: line.font)
        switch medium {
        case .page:
          let placed = PlacedRun(
            run, at: line.origin,
            endsWithSpace: !spaced.isEmpty && spaced[spaced.startIndex + place])
          var lines = written.take() ?? Written(color: line.color, size: line.size)
          lines.runs.append(placed)
          written = lines
        case .pixels:
          setColor(line.color)
          fillLetters(run, at: line.origin, size: line.size)
        }
      case .dots(let dots): draw(dots, on: medium, visible: visible)
      case .lines(let segments, let pen):
        setColor(pen.color)
        draw(
          visible.map { segments.near($0, by: pen.width) } ?? segments, width: pen.width, on: medium
        )
      case .image(let placed):
        switch medium {
        case .page(let pictures):
          guard let columns = pictures.standInColumns(for: placed.picture) else { break }
          drawStandIn(
            columns: columns, rows: PDFImages.standInRows, in: placed.extent, clip: placed.visible)
        case .pixels:
          draw(
            try DecodedPicture(png: placed.picture.bytes), in: placed.extent, clip: placed.visible)
        }
      case .link: break
      }
    }
    if let traced { stroke(traced) }
    if let written { show(written) }
  }

  private func show(_ lines: Written) {
    setColor(lines.color)
    showText(lines.runs, size: lines.size)
  }

  private func stroke(_ traced: Traced) {
    switch traced {
    case .outlines(let pen):
      setColor(pen.color)
      strokeTraced(width: pen.width)
    case .dots(let pitch, let radius, let color):
      setColor(color)
      strokeTracedDots(pitch: pitch, radius: radius)
    }
  }

  private func draw(_ dots: DotGrid, on medium: Medium, visible: Rect?) {
    let rows = (0..<dots.rows).map { dots.origin.y + Double($0) * dots.pitch.height }
    switch medium {
    case .page:
      for row in rows {
        traceDots(
          from: Point(x: dots.origin.x, y: row), pitch: dots.pitch.width, count: dots.columns)
      }
    case .pixels(let scale):
      setColor(dots.color)
      let columns = (0..<dots.columns).map { dots.origin.x + Double($0) * dots.pitch.width }
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
  }

  private func draw(_ segments: [Segment], width: Double, on medium: Medium) {
    guard case .pixels(let scale) = medium, case let grid = PixelGrid(scale: scale),
      let whole = grid.pixels(across: 0, width: width)?.count
    else { return stroke(segments, width: width) }
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

/// How outlines that are traced, but not yet drawn, are stroked.
///
/// Neighbours with one pen are one stroke: a table of contents has a hundred leaders on a page.
private enum Traced: Equatable {
  case outlines(Pen)
  case dots(pitch: Double, radius: Double, Color)

  /// Takes the pen of a mark; `nil` for one that is drawn at once.
  init?(_ mark: Mark, on medium: Medium) {
    guard case .page = medium else { return nil }
    switch mark {
    case .stroke(_, let pen): self = .outlines(pen)
    case .dots(let dots):
      self = .dots(pitch: dots.pitch.width, radius: dots.radius, dots.color)
    default: return nil
    }
  }
}

/// Lines of text in one size and colour that are not yet drawn.
private struct Written {
  let color: Color
  /// The font size, in points.
  let size: Double
  var runs: [PlacedRun] = []

  /// Returns whether a mark is a line of theirs.
  func goOn(with mark: Mark) -> Bool {
    guard case .text(let line) = mark else { return false }
    // Sizes that follow from one measure by two ways differ in their last bits.
    return abs(line.size - size) < 1e-9 * size && line.color == color
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
