/// An outline of straight lines and cubic curves, in points, y growing downwards.
public struct Path: Equatable, Sendable {
  /// One step of an outline.
  public enum Element: Equatable, Sendable {
    /// Starts a new part of the outline at a place.
    case move(Point)
    /// Draws a straight line from the last place.
    case line(Point)
    /// Draws a cubic Bézier curve from the last place, by two control points, to the third.
    case curve(Point, Point, Point)
    /// Draws a straight line back to where this part started, and joins the ends.
    case close
  }

  /// The steps, in drawing order.
  public var elements: [Element]

  /// Makes an outline from its steps.
  public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Makes the closed outline of a rectangle, clockwise from its top left corner.
  public static func rectangle(_ rect: Rect) -> Path {
    Path([
      .move(Point(x: rect.left, y: rect.top)),
      .line(Point(x: rect.right, y: rect.top)),
      .line(Point(x: rect.right, y: rect.bottom)),
      .line(Point(x: rect.left, y: rect.bottom)),
      .close,
    ])
  }
}
