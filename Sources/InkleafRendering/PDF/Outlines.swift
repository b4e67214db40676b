internal import InkleafCairo
internal import InkleafGeometry
internal import InkleafPages

/// How an outline is stroked.
enum Stroke: Equatable {
  case pen(Pen)
  case dots(pitch: Double, radius: Double, Color)

  /// The width of the line, in points.
  var width: Double {
    switch self {
    case .pen(let pen): pen.width
    case .dots(_, let radius, _): 2 * radius
    }
  }
}

extension Mark {
  /// How it is stroked, if it is an outline.
  var stroke: Stroke? {
    switch self {
    case .stroke(_, let pen), .lines(_, let pen): .pen(pen)
    case .dots(let dots): .dots(pitch: dots.pitch.width, radius: dots.radius, dots.color)
    case .fill, .text, .image, .link: nil
    }
  }

  /// Whether it draws nothing but text.
  var isText: Bool {
    switch self {
    case .text, .link: true
    case .fill, .stroke, .lines, .dots, .image: false
    }
  }

  /// Whether an outline has a part on a page, from one of its points to the next.
  func isOn(_ page: Rect) -> Bool {
    func has(_ start: Point, _ end: Point) -> Bool {
      start != end
        && [start, end].allSatisfy {
          (page.left...page.right).contains($0.x) && (page.top...page.bottom).contains($0.y)
        }
    }
    switch self {
    case .stroke(let path, _):
      let ends = path.elements.compactMap(\.end)
      return zip(ends, ends.dropFirst()).contains { has($0, $1) }
    case .lines(let lines, _): return lines.contains { has($0.start, $0.end) }
    case .dots(let dots):
      return dots.rowLines.contains { has($0.start, $0.end) }
    case .fill, .text, .image, .link: return false
    }
  }
}

extension DotGrid {
  /// The dashed lines that draw its rows.
  fileprivate var rowLines: [Segment] {
    (0..<rows).map { row in
      let y = origin.y + Double(row) * pitch.height
      return Segment(origin.x, y, origin.x + (Double(columns) - 0.5) * pitch.width, y)
    }
  }
}

extension Path {
  /// The rectangle that it is, if it is nothing else.
  fileprivate var levelRectangle: Rect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4],
      a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x
    else { return nil }
    return Rect(left: a.x, top: a.y, right: c.x, bottom: c.y)
  }
}

extension Canvas {
  /// Adds an outline to those that the next stroke draws.
  func trace(outline mark: Mark) {
    switch mark {
    case .stroke(let path, _): trace(path)
    case .lines(let lines, _): trace(lines)
    case .dots(let dots): trace(dots.rowLines)
    case .fill, .text, .image, .link: break
    }
  }
}

extension [UInt8] {
  /// Appends the operators of an outline, with y down.
  mutating func add(outline mark: Mark) {
    switch mark {
    case .stroke(let path, _):
      if let rect = path.levelRectangle {
        for number in [rect.left, rect.top, rect.width, rect.height] { add(length: number) }
        add("re\n")
      } else {
        add(path) { $0 }
      }
    case .lines(let lines, _): add(lines)
    case .dots(let dots): add(dots.rowLines)
    case .fill, .text, .image, .link: break
    }
  }

  private mutating func add(_ lines: [Segment]) {
    for line in lines {
      add(points: line.start, "m\n")
      add(points: line.end, "l\n")
    }
  }

  /// Appends the operators of an outline.
  ///
  /// - Parameter place: returns the place of a point of it.
  mutating func add(_ path: Path, _ place: (Point) -> Point) {
    path.eachCubicStep { step in
      switch step {
      case .move(let to): add(points: place(to), "m\n")
      case .line(let to): add(points: place(to), "l\n")
      case .curve(let a, let b, let to): add(points: place(a), place(b), place(to), "c\n")
      case .close: add("h\n")
      }
    }
  }

  private mutating func add(points point: Point, _ name: StaticString) {
    for number in [point.x, point.y] { add(length: number) }
    add(name)
  }

  private mutating func add(points a: Point, _ b: Point, _ c: Point, _ name: StaticString) {
    for number in [a.x, a.y, b.x, b.y, c.x, c.y] { add(length: number) }
    add(name)
  }

  /// Appends a length in points, in thousandths, with a space behind it.
  private mutating func add(length: Double) {
    append(.points(length))
    append(0x20)
  }
}
