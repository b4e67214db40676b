internal import InkleafGeometry

/// The look of the line around a drawing.
public enum FrameStyle: String, Sendable, CaseIterable {
  /// One line.
  case line
  /// A line with a thin line inside.
  case double
  /// An angle at each corner.
  case corners
  /// A line of uneven width, as if drawn by hand; it differs from day to day.
  case hand
  /// No line.
  case none

  /// Whether each day has a line of its own.
  var varies: Bool { self == .hand }

  /// Returns the room inside the frame's line.
  ///
  /// - Parameters:
  ///   - rect: the outer edge of the frame, in points.
  ///   - width: the width of the pen, in points.
  func inside(_ rect: Rect, width: Double) -> Rect {
    switch self {
    case .line: rect - Insets(all: width)
    case .double: rect - Insets(all: 4 * width)
    case .corners, .none: rect
    case .hand: rect - Insets(all: HandInkedLine.thickness(width: width))
    }
  }

  /// Returns the marks of the frame: closed outlines, so that a paint bucket does not leak.
  ///
  /// - Parameters:
  ///   - rect: the outer edge of the frame, in points.
  ///   - pen: the colour and width of the line.
  ///   - day: the number of the day, for lines drawn by hand.
  ///   - pixels: the pixels of the page.
  func marks(_ rect: Rect, pen: Pen, day: Int, pixels: PixelGrid) -> [Mark] {
    // The outer edge of the line, not its middle, is on the rectangle.
    func line(_ inset: Double, width: Double) -> Mark {
      .stroke(
        .rectangle(rect - Insets(all: inset + width / 2)), Pen(color: pen.color, width: width))
    }
    switch self {
    case .line: return [line(0, width: pen.width)]
    case .double:
      let thin = pixels.length(pen.width / 3)
      return [line(0, width: pen.width), line(4 * pen.width - thin, width: thin)]
    case .corners: return corners(rect, pen)
    case .hand: return [.fill(HandInkedLine.path(rect, width: pen.width, seed: day), pen.color)]
    case .none: return []
    }
  }

  /// Returns an angle for each corner, with arms a twelfth of the short side long.
  private func corners(_ rect: Rect, _ pen: Pen) -> [Mark] {
    let arm = min(rect.width, rect.height) / 12
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
