internal import Cairo
internal import Inkleaf

/// A mark with the box that its ink stays in.
struct InkedMark: Sendable {
  let mark: Mark
  /// In points, and rather too large than too small.
  let ink: Rect
}

extension Sequence<Mark> {
  /// The marks with their boxes; those without ink are left out.
  func inked(_ typesetter: Typesetter) throws(RenderingError) -> [InkedMark] {
    var inked: [InkedMark] = []
    for mark in self {
      if let ink = try mark.ink(typesetter) { inked.append(InkedMark(mark: mark, ink: ink)) }
    }
    return inked
  }
}

extension Mark {
  /// The box that holds all ink, in points; `nil` where there is none.
  fileprivate func ink(_ typesetter: Typesetter) throws(RenderingError) -> Rect? {
    switch self {
    case .fill(let path, _): return path.box
    // A sharp corner reaches at most five times the pen's width beyond it: Cairo's limit is ten.
    case .stroke(let path, let pen): return path.box.map { $0 - Insets(all: -5 * pen.width) }
    case .lines(let lines, let pen):
      return Path(lines.flatMap { [.move($0.start), .line($0.end)] }).box.map {
        // Lines may be moved onto whole pixels, and made a pixel wide.
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
      let run = try drawing { () throws(CairoError) in
        try typesetter.run(line.text, in: FontRequest(line.font))
      }
      return run.ink.map { ink in
        Rect(
          left: line.origin.x + ink.left * line.size, top: line.origin.y + ink.top * line.size,
          right: line.origin.x + ink.right * line.size,
          bottom: line.origin.y + ink.bottom * line.size)
      }
    }
  }
}

extension Path {
  /// The smallest rectangle with all points and control points; `nil` for no points.
  fileprivate var box: Rect? {
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
      case .close: break
      }
    }
    return box
  }
}
