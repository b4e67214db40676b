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

  /// Returns the parts of the line outside of a rectangle, at most two.
  package func outside(_ rect: Rect) -> [Segment] {
    // A line along an edge is outside.
    guard let hidden = clipped(to: rect - Insets(all: 1e-6)) else { return [self] }
    return [Segment(start, hidden.start), Segment(hidden.end, end)].filter {
      abs($0.end.x - $0.start.x) + abs($0.end.y - $0.start.y) > 1e-3
    }
  }

  /// Returns the part of the line inside a rectangle with round corners, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - rect: a rectangle that the line is in.
  ///   - corner: the radius of the corners.
  package func clipped(to rect: Rect, corner: Double) -> Segment? {
    var line: Segment? = self
    for (x, across) in [(rect.left + corner, -1.0), (rect.right - corner, 1)] {
      for (y, down) in [(rect.top + corner, -1.0), (rect.bottom - corner, 1)] {
        line = line?.clipped(around: Point(x: x, y: y), corner, across, down)
      }
    }
    return line
  }

  /// Returns the line without what is beyond an arc.
  ///
  /// - Parameters:
  ///   - middle: the middle of the arc.
  ///   - radius: its radius.
  ///   - across: 1 for an arc on the right of its middle, -1 for one on the left.
  ///   - down: 1 for an arc below its middle, -1 for one above it.
  private func clipped(
    around middle: Point, _ radius: Double, _ across: Double, _ down: Double
  ) -> Segment? {
    func isBeyond(_ point: Point) -> Bool {
      let (x, y) = (point.x - middle.x, point.y - middle.y)
      return x * across > 0 && y * down > 0 && x * x + y * y > radius * radius * (1 + 1e-9)
    }
    let beyond = (isBeyond(start), isBeyond(end))
    guard beyond.0 || beyond.1 else { return self }
    guard !(beyond.0 && beyond.1) else { return nil }
    // The place where the line meets the circle, seen from the end that is inside.
    let (inner, outer) = beyond.0 ? (end, start) : (start, end)
    let (dx, dy) = (outer.x - inner.x, outer.y - inner.y)
    let (x, y) = (inner.x - middle.x, inner.y - middle.y)
    let (a, b) = (dx * dx + dy * dy, x * dx + y * dy)
    let root = b * b - a * (x * x + y * y - radius * radius)
    guard a > 0, root >= 0 else { return nil }
    let part = min(1, max(0, (-b + root.squareRoot()) / a))
    let meeting = Point(x: inner.x + part * dx, y: inner.y + part * dy)
    return beyond.0 ? Segment(meeting, end) : Segment(start, meeting)
  }
}
