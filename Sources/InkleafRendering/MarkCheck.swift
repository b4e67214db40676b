internal import InkleafGeometry
internal import InkleafPages

extension Document {
  /// Throws if a mark cannot be drawn.
  ///
  /// Layouts make none, but a document may have any. Cairo takes infinite numbers, and those that are
  /// none, without a word; a number far outside overflows its own.
  func checkMarks() throws(RenderingError) {
    for mark in backgrounds.joined() where !mark.isDrawable { throw .unusableMark(sheet: nil) }
    for sheet in sheets {
      for mark in sheet.marks where !mark.isDrawable { throw .unusableMark(sheet: sheet.name) }
    }
  }
}

extension Mark {
  /// Whether every number of the mark is within the bounds of what can be drawn.
  fileprivate var isDrawable: Bool {
    switch self {
    case .fill(let path, _): path.isDrawable
    case .stroke(let path, let pen): path.isDrawable && pen.width.isDrawable
    case .lines(let lines, let pen):
      pen.width.isDrawable && lines.allSatisfy { $0.start.isDrawable && $0.end.isDrawable }
    case .text(let line): line.origin.isDrawable && line.size.isDrawable
    case .dots(let dots):
      dots.origin.isDrawable && dots.pitch.width.isDrawable && dots.pitch.height.isDrawable
        && dots.radius.isDrawable && (1...10_000).contains(dots.columns)
        && (1...10_000).contains(dots.rows)
    case .image(let placed): placed.box.isDrawable
    case .link(let link): link.box.isDrawable && link.marks.allSatisfy(\.isDrawable)
    }
  }
}

extension Path {
  fileprivate var isDrawable: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let to), .line(let to): to.isDrawable
      case .curve(let a, let b, let to): a.isDrawable && b.isDrawable && to.isDrawable
      case .quadratic(let via, let to): via.isDrawable && to.isDrawable
      case .close: true
      }
    }
  }
}

extension Point {
  fileprivate var isDrawable: Bool { x.isDrawable && y.isDrawable }
}

extension Rect {
  fileprivate var isDrawable: Bool {
    Point(x: left, y: top).isDrawable && Point(x: right, y: bottom).isDrawable
  }
}

extension Double {
  /// Whether it is at most 100,000 points, 35 m: many times the largest page.
  fileprivate var isDrawable: Bool { magnitude <= 100_000 }
}
