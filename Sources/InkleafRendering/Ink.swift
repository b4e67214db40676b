internal import InkleafText
internal import InkleafGeometry
internal import InkleafCairo
internal import InkleafPages

/// A mark and the box of its ink.
struct InkedMark: Sendable {
  let mark: Mark
  /// The box of its ink in points, never too small but perhaps too large.
  let ink: Rect

  /// Boxes that contain its ink: the four sides of a mostly empty frame, or a single box.
  let boxes: [Rect]
  /// Whether it has lines that are neither horizontal nor vertical.
  let isSlanted: Bool

  init(mark: Mark, ink: Rect) {
    self.mark = mark
    self.ink = ink
    boxes = InkedMark.boxes(of: mark, ink)
    isSlanted =
      switch mark {
      case .fill(let path, _): !path.isRectangular(isFilled: true)
      case .stroke(let path, _): !path.isRectangular(isFilled: false)
      case .lines(let lines, _): lines.contains { $0.start.x != $0.end.x && $0.start.y != $0.end.y }
      case .text, .dots, .image, .link: false
      }
  }

  private init(mark: Mark, like other: InkedMark) {
    self.mark = mark
    (ink, boxes, isSlanted) = (other.ink, other.boxes, other.isSlanted)
  }

  /// Returns the mark for a canvas that shows only a part of the page.
  ///
  /// - Parameter scale: the number of pixels in a point.
  func flattened(scale: Double) -> InkedMark {
    guard case .fill(let path, let color) = mark, path.hasCurves else { return self }
    return InkedMark(mark: .fill(path.flattened(scale: scale), color), like: self)
  }

  private static func boxes(of mark: Mark, _ ink: Rect) -> [Rect] {
    let hole: Rect? =
      switch mark {
      case .fill(let path, _): path.hole()
      case .stroke(let path, let pen): path.hole(strokedBy: pen)
      default: nil
      }
    guard let hole, hole.width * hole.height > ink.width * ink.height / 2 else { return [ink] }
    func side(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Rect {
      Rect(left: left, top: top, right: right, bottom: bottom)
    }
    return [
      side(ink.left, ink.top, ink.right, hole.top),
      side(ink.left, hole.top, hole.left, hole.bottom),
      side(hole.right, hole.top, ink.right, hole.bottom),
      side(ink.left, hole.bottom, ink.right, ink.bottom),
    ]
  }
}

extension Sequence<Mark> {
  /// Returns the marks with their boxes, without marks that have no ink.
  func inked(_ typesetter: Typesetter) throws -> [InkedMark] {
    var inked: [InkedMark] = []
    for mark in self {
      if let ink = try mark.ink(typesetter) { inked.append(InkedMark(mark: mark, ink: ink)) }
    }
    return inked
  }
}

extension Mark {
  /// Returns the box that contains all ink, in points, or `nil` if there is none.
  fileprivate func ink(_ typesetter: Typesetter) throws -> Rect? {
    switch self {
    case .link: return nil
    case .fill(let path, _): return path.box
    case .stroke(let path, let pen):
      return path.box.map { $0 - Insets(all: -pen.reach(along: path)) }
    case .lines(let lines, let pen):
      return Path(lines.flatMap { [.move($0.start), .line($0.end)] }).box.map {
        // Lines may move onto whole pixels and become a pixel wide.
        $0 - Insets(all: -2 * pen.width - 2)
      }
    case .dots(let dots):
      let margin = Insets(all: -dots.radius - 2)
      return Rect(
        left: dots.origin.x, top: dots.origin.y,
        right: dots.origin.x + Double(dots.columns - 1) * dots.pitch.width,
        bottom: dots.origin.y + Double(dots.rows - 1) * dots.pitch.height) - margin
    case .image(let placed): return placed.box
    case .text(let line):
      let run = try typesetter.run(line.text, in: line.font)
      return run.ink.map { ink in
        Rect(
          left: line.origin.x + ink.left * line.size, top: line.origin.y + ink.top * line.size,
          right: line.origin.x + ink.right * line.size,
          bottom: line.origin.y + ink.bottom * line.size)
      }
    }
  }
}

extension Pen {
  /// Returns the longest distance of its ink from a path, sideways or up and down.
  ///
  /// At a right angle it is half its width; at a sharp corner five times, since Cairo's mitre limit is ten.
  fileprivate func reach(along path: Path) -> Double {
    path.isRectangular(isFilled: false) ? width / 2 : 5 * width
  }
}

extension Path {
  fileprivate var hasCurves: Bool {
    elements.contains { element in
      switch element {
      case .curve, .quadratic: true
      case .move, .line, .close: false
      }
    }
  }

  /// Returns whether all sides are horizontal or vertical lines.
  ///
  /// - Parameter isFilled: whether to close parts that are open.
  func isRectangular(isFilled: Bool) -> Bool {
    sides(isFilled: isFilled).allSatisfy { points in
      points.count == 2 && (points[0].x == points[1].x || points[0].y == points[1].y)
    }
  }

  /// Returns a rectangle without ink around the middle of the path, or `nil` if there is none.
  ///
  /// - Parameter pen: the pen that strokes the path; `nil` if the path is filled.
  fileprivate func hole(strokedBy pen: Pen? = nil) -> Rect? {
    guard let box, box.width > 0, box.height > 0 else { return nil }
    let middle = box.middle
    var hole = box
    let reach = pen?.reach(along: self) ?? 0
    // The winding number of the path around the middle.
    var turns = 0
    for points in sides(isFilled: pen == nil) {
      guard let own = Path(points.map { .line($0) }).box else { continue }
      let side = own - Insets(all: -reach)
      let gaps = [
        (middle.x - side.right) / box.width, (side.left - middle.x) / box.width,
        (middle.y - side.bottom) / box.height, (side.top - middle.y) / box.height,
      ]
      // The side may pass through the middle.
      guard let widest = gaps.max(), widest > 0 else { return nil }
      switch gaps.firstIndex(of: widest) {
      case 0: hole.left = max(hole.left, side.right)
      case 1: hole.right = min(hole.right, side.left)
      case 2: hole.top = max(hole.top, side.bottom)
      default: hole.bottom = min(hole.bottom, side.top)
      }
      // A curve stays in the box of its points, so it passes the middle like the line between its ends.
      let (start, end) = (points[0], points[points.count - 1])
      guard (start.y <= middle.y) != (end.y <= middle.y) else { continue }
      let along = (middle.y - start.y) / (end.y - start.y)
      if start.x + along * (end.x - start.x) > middle.x { turns += start.y <= middle.y ? 1 : -1 }
    }
    return pen != nil || turns == 0 ? hole : nil
  }

  /// Returns the lines and curves, each with all its points.
  ///
  /// - Parameter isFilled: whether to close parts that are open.
  func sides(isFilled: Bool) -> [[Point]] {
    var sides: [[Point]] = []
    var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    func add(_ points: Point...) {
      sides.append([last] + points)
      last = points[points.count - 1]
    }
    for element in elements {
      switch element {
      case .move(let to):
        if isFilled, last != start { add(start) }
        (start, last) = (to, to)
      case .line(let to): add(to)
      case .curve(let a, let b, let to): add(a, b, to)
      case .quadratic(let via, let to): add(via, to)
      case .close: if last != start { add(start) }
      }
    }
    if isFilled, last != start { add(start) }
    return sides
  }
}
