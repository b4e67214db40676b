/// An outline of straight lines and curves, in points; y grows downwards.
public struct Path: Equatable, Sendable {
  /// One step of an outline.
  public enum Element: Equatable, Sendable {
    /// Starts a new part of the outline at a place.
    case move(Point)
    /// Draws a straight line from the last place.
    case line(Point)
    /// Draws a cubic Bézier curve from the last place to the third point, with two control points.
    case curve(Point, Point, Point)
    /// Draws a quadratic Bézier curve from the last place to the second point, with a control point.
    case quadratic(Point, Point)
    /// Draws a straight line back to the start of this part and joins the ends.
    case close

    /// The place that it leads to; `nil` for one back to the start.
    package var end: Point? {
      switch self {
      case .move(let to), .line(let to), .curve(_, _, let to), .quadratic(_, let to): to
      case .close: nil
      }
    }
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

  /// How far the control points of a quarter of a circle lie from its ends, as a part of the radius.
  ///
  /// The curve is off by less than 0.03 %.
  package static let quarterArm = 0.5522847498

  /// Makes the largest circle in a rectangle, of four curves.
  package static func circle(in rect: Rect) -> Path {
    let middle = rect.middle
    let radius = max(0, min(rect.width, rect.height) / 2)
    let arm = quarterArm * radius
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: middle.x + dx, y: middle.y + dy) }
    return Path([
      .move(point(radius, 0)),
      .curve(point(radius, arm), point(arm, radius), point(0, radius)),
      .curve(point(-arm, radius), point(-radius, arm), point(-radius, 0)),
      .curve(point(-radius, -arm), point(-arm, -radius), point(0, -radius)),
      .curve(point(arm, -radius), point(radius, -arm), point(radius, 0)), .close,
    ])
  }

  /// Makes a circle around a place.
  package static func circle(around place: Point, radius: Double) -> Path {
    circle(
      in: Rect(
        left: place.x - radius, top: place.y - radius, right: place.x + radius,
        bottom: place.y + radius))
  }

  /// Makes the closed outline of a rectangle with round corners, clockwise.
  package static func rounded(_ rect: Rect, radius: Double) -> Path {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    let (left, top, right, bottom) = (rect.left, rect.top, rect.right, rect.bottom)
    // The control points of a quarter of a circle lie this far from its corner.
    let off = radius * (1 - quarterArm)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Path([
      .move(point(left + radius, top)), .line(point(right - radius, top)),
      .curve(point(right - off, top), point(right, top + off), point(right, top + radius)),
      .line(point(right, bottom - radius)),
      .curve(point(right, bottom - off), point(right - off, bottom), point(right - radius, bottom)),
      .line(point(left + radius, bottom)),
      .curve(point(left + off, bottom), point(left, bottom - off), point(left, bottom - radius)),
      .line(point(left, top + radius)),
      .curve(point(left, top + off), point(left + off, top), point(left + radius, top)), .close,
    ])
  }

  /// Returns the outline turned clockwise around a place.
  ///
  /// - Parameters:
  ///   - half: the tangent of half the angle, with which no machine rounds otherwise than another.
  ///   - middle: the place that stays.
  package func turned(_ half: Double, around middle: Point) -> Path {
    let (cosine, sine) = ((1 - half * half) / (1 + half * half), 2 * half / (1 + half * half))
    return mapped { point in
      let (x, y) = (point.x - middle.x, point.y - middle.y)
      return Point(x: middle.x + x * cosine - y * sine, y: middle.y + x * sine + y * cosine)
    }
  }

  /// The smallest rectangle with all points and control points; `nil` without points.
  package var box: Rect? {
    var box: Rect?
    func add(_ point: Point) {
      let dot = Rect(left: point.x, top: point.y, right: point.x, bottom: point.y)
      box = box?.union(dot) ?? dot
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .curve(let a, let b, let to):
        add(a)
        add(b)
        add(to)
      case .quadratic(let via, let to):
        add(via)
        add(to)
      case .close: break
      }
    }
    return box
  }

  /// The same outlines, the other way around: one in another one is a hole.
  package var backwards: Path {
    let parts = elements.split(whereSeparator: { $0 == .close })
    return Path(
      parts.flatMap { part -> [Path.Element] in
        let steps = Array(part)
        guard let last = steps.last?.end else { return [] }
        var back: [Path.Element] = [.move(last)]
        for index in steps.indices.dropFirst().reversed() {
          guard let start = steps[index - 1].end else { continue }
          switch steps[index] {
          case .line: back.append(.line(start))
          case .curve(let a, let b, _): back.append(.curve(b, a, start))
          case .quadratic(let via, _): back.append(.quadratic(via, start))
          case .move, .close: break
          }
        }
        return back + [.close]
      })
  }

  /// Returns the outline with a function applied to every point.
  package func mapped(_ place: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let to): .move(place(to))
        case .line(let to): .line(place(to))
        case .curve(let a, let b, let to): .curve(place(a), place(b), place(to))
        case .quadratic(let via, let to): .quadratic(place(via), place(to))
        case .close: .close
        }
      })
  }
}

extension Path {
  /// One step of an outline whose curves are all cubic.
  package enum CubicStep {
    case move(Point), line(Point), curve(Point, Point, Point), close
  }

  /// Calls a closure with each step, in order, and with cubic curves for quadratic ones.
  package func eachCubicStep(_ body: (CubicStep) throws -> Void) rethrows {
    var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in elements {
      switch element {
      case .move(let to):
        start = to
        try body(.move(to))
      case .line(let to): try body(.line(to))
      case .curve(let a, let b, let to): try body(.curve(a, b, to))
      case .quadratic(let via, let to):
        try body(.curve(last.cubicControl(towards: via), to.cubicControl(towards: via), to))
      case .close: try body(.close)
      }
      // Behind its close, an outline goes on from the start of its part.
      last = element.end ?? start
    }
  }
}

extension Point {
  /// Returns the nearer control point of the cubic curve equal to a quadratic one with this end.
  ///
  /// It lies two thirds of the way to the quadratic curve's control point.
  fileprivate func cubicControl(towards via: Point) -> Point {
    Point(x: x + (via.x - x) * 2 / 3, y: y + (via.y - y) * 2 / 3)
  }
}
