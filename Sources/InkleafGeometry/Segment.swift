/// A straight line from one place to another, in points; y grows downwards.
public struct Segment: Equatable, Sendable {
  /// The start.
  public var start: Point
  /// The end.
  public var end: Point

  /// Makes a line from its two ends.
  public init(_ start: Point, _ end: Point) {
    self.start = start
    self.end = end
  }

  /// Makes a line from the coordinates of its two ends, in points.
  package init(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
    self.init(Point(x: ax, y: ay), Point(x: bx, y: by))
  }

  /// Returns the part of the line inside a rectangle, or `nil` if there is none.
  ///
  /// Uses the Liang-Barsky algorithm: each edge cuts the range of the line's parameter.
  package func clipped(to rect: Rect) -> Segment? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (first, last) = (0.0, 1.0)
    for (step, room) in [
      (-dx, start.x - rect.left), (dx, rect.right - start.x), (-dy, start.y - rect.top),
      (dy, rect.bottom - start.y),
    ] {
      if step == 0 {
        guard room >= 0 else { return nil }
      } else if step < 0 {
        first = max(first, room / step)
      } else {
        last = min(last, room / step)
      }
    }
    guard first < last else { return nil }
    return Segment(
      start.x + first * dx, start.y + first * dy, start.x + last * dx, start.y + last * dy)
  }
}
