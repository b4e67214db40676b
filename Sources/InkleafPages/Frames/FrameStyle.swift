internal import InkleafGeometry

/// The look of the line around a drawing.
public enum FrameStyle: String, Sendable, CaseIterable {
  /// One line.
  case line
  /// A line with a thin line inside.
  case double
  /// An angle at each corner.
  case corners
  /// A line of uneven width, as if drawn by hand; it differs from day to day, in fifteen shapes.
  case hand
  /// Four strokes of a brush that cross at the corners; they differ as those of `hand` do.
  case brush
  /// A line with corners in steps, as games drew them.
  case steps
  /// A line with round corners.
  case round
  /// A rule along the top; a thin line closes the rest, a faint one around a page's only frame.
  case top
  /// No line.
  case none

  /// Whether the line differs from day to day.
  var varies: Bool { self == .hand || self == .brush }

  /// Returns the shape of a day's line, from 0.
  ///
  /// Shapes come back after half a month, since rows that pages have in common are drawn once.
  private func shape(of day: Int) -> Int { day % 15 }

  /// Returns the room inside the frame's line.
  ///
  /// - Parameters:
  ///   - rect: the outer edge of the frame, in points.
  ///   - width: the width of the pen, in points.
  func inside(_ rect: Rect, width: Double) -> Rect {
    switch self {
    case .line, .steps, .round: rect - Insets(all: width)
    case .top: rect - Insets(top: width)
    case .double: rect - Insets(all: 4 * width)
    case .corners, .none: rect
    case .hand: rect - Insets(all: HandInkedLine.thickness(width: width))
    case .brush: rect - Insets(all: BrushLine.thickness(width: width))
    }
  }

  /// Returns the width of the line at the frame's outer edge, which neighbours without a gap share, in points.
  ///
  /// - Parameter width: the width of the pen, in points.
  func edge(width: Double, _ pixels: PixelGrid) -> Double {
    switch self {
    case .line, .double, .steps, .round, .hand, .brush: width
    case .corners: pixels.length(width / 4)
    case .top: pixels.length(width / 6)
    case .none: 0
    }
  }

  /// Returns the radius of the corners inside the frame's line, in points; 0 for square ones.
  func corner(_ rect: Rect, width: Double) -> Double {
    self == .round ? max(0, radius(rect, width: width) - width) : 0
  }

  /// Returns the size of the steps in the corners of the frame's line, in points; 0 for corners without steps.
  func step(_ rect: Rect, width: Double) -> Double {
    guard self == .steps else { return 0 }
    let line = rect - Insets(all: width / 2)
    return min(width * 2, line.width / 6, line.height / 6)
  }

  /// Returns the marks of the frame: closed outlines, so that a paint bucket does not leak.
  ///
  /// - Parameters:
  ///   - rect: the outer edge of the frame, in points.
  ///   - pen: the colour and width of the line.
  ///   - day: the number of the day, for lines drawn by hand.
  ///   - pitch: the distance of the lines inside, in points.
  ///   - pixels: the pixels of the page.
  ///   - closing: the colour of the thin line that closes a rule.
  func marks(
    _ rect: Rect, pen: Pen, day: Int, pitch: Double, pixels: PixelGrid, closing: Color
  ) -> [Mark] {
    // The outer edge of the line, not its middle, is on the rectangle.
    func line(_ inset: Double, width: Double, _ color: Color? = nil) -> Mark {
      .stroke(
        .rectangle(rect - Insets(all: inset + width / 2)),
        Pen(color: color ?? pen.color, width: width))
    }
    switch self {
    case .line: return [line(0, width: pen.width)]
    case .double:
      let thin = pixels.length(pen.width / 3)
      return [line(0, width: pen.width), line(4 * pen.width - thin, width: thin)]
    case .corners:
      // A thin line closes what the corners leave open.
      return [line(0, width: edge(width: pen.width, pixels))] + corners(rect, pen, pitch)
    case .round: return [.fill(round(rect, width: pen.width), pen.color)]
    case .hand:
      return [.fill(HandInkedLine.path(rect, width: pen.width, seed: shape(of: day)), pen.color)]
    case .brush: return BrushLine.marks(rect, pen: pen, shape: shape(of: day))
    case .steps:
      let step = step(rect, width: pen.width)
      return [.stroke(steps(rect - Insets(all: pen.width / 2), size: step), pen)]
    case .top:
      let bar = Rect(
        left: rect.left, top: rect.top, right: rect.right, bottom: rect.top + pen.width)
      return [
        line(0, width: edge(width: pen.width, pixels), closing), .fill(.rectangle(bar), pen.color),
      ]
    case .none: return []
    }
  }

  /// Returns a ring with round corners, to be filled.
  private func round(_ rect: Rect, width: Double) -> Path {
    let radius = radius(rect, width: width)
    let inner = Path.rounded(rect - Insets(all: width), radius: max(0, radius - width))
    return Path(Path.rounded(rect, radius: radius).elements + inner.backwards.elements)
  }

  private func radius(_ rect: Rect, width: Double) -> Double {
    min(10 * width, rect.width / 8, rect.height / 8)
  }

  /// Returns a closed outline whose corners go inwards in two steps.
  private func steps(_ rect: Rect, size: Double) -> Path {
    let stairs = [(2.0, 0.0), (2, 1), (1, 1), (1, 2), (0, 2)]
    let corners: [(Double, Double, Double, Double, Bool)] = [
      (rect.left, rect.top, 1, 1, true), (rect.right, rect.top, -1, 1, false),
      (rect.right, rect.bottom, -1, -1, true), (rect.left, rect.bottom, 1, -1, false),
    ]
    // The way around is clockwise, so every other corner is walked from its upright side.
    let points = corners.flatMap { x, y, across, down, isUpright in
      (isUpright ? stairs.reversed() : stairs).map { step in
        Point(x: x + step.0 * size * across, y: y + step.1 * size * down)
      }
    }
    return Path([.move(points[0])] + points.dropFirst().map(Path.Element.line) + [.close])
  }

  /// Returns an angle for each corner, with arms about a twelfth of the short side long.
  ///
  /// They are whole distances of the lines inside, so that they end on one.
  private func corners(_ rect: Rect, _ pen: Pen, _ pitch: Double) -> [Mark] {
    let wanted = min(rect.width, rect.height) / 12
    let arm = wanted < pitch ? wanted : (wanted / pitch).rounded() * pitch
    let width = pen.width
    return [
      (rect.left, rect.top, 1.0, 1.0), (rect.right, rect.top, -1, 1),
      (rect.right, rect.bottom, -1, -1), (rect.left, rect.bottom, 1, -1),
    ].map { x, y, across, down in
      let steps = [(0, 0), (arm, 0), (arm, width), (width, width), (width, arm), (0, arm)]
      let corners = steps.map { Point(x: x + $0.0 * across, y: y + $0.1 * down) }
      let path = [.move(corners[0])] + corners.dropFirst().map(Path.Element.line) + [.close]
      return .fill(Path(path), pen.color)
    }
  }
}
