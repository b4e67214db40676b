public import InkleafGeometry

extension Mark {
  /// Returns the mark moved by a distance, in points.
  func moved(by offset: Point) -> Mark {
    offset == Point(x: 0, y: 0) ? self : scaled(by: 1, movedBy: offset)
  }

  /// Returns the mark scaled from the page's top left corner and then moved.
  ///
  /// - Parameters:
  ///   - scale: the factor of all distances, above 0.
  ///   - offset: the distance that it is moved by, in points.
  public func scaled(by scale: Double, movedBy offset: Point) -> Mark {
    func place(_ point: Point) -> Point {
      Point(x: point.x * scale + offset.x, y: point.y * scale + offset.y)
    }
    func scaled(_ box: Rect) -> Rect {
      let start = place(Point(x: box.left, y: box.top))
      let end = place(Point(x: box.right, y: box.bottom))
      return Rect(left: start.x, top: start.y, right: end.x, bottom: end.y)
    }
    func scaled(_ pen: Pen) -> Pen { Pen(color: pen.color, width: pen.width * scale) }

    switch self {
    case .fill(let path, let color): return .fill(path.mapped(place), color)
    case .stroke(let path, let pen): return .stroke(path.mapped(place), scaled(pen))
    case .lines(let lines, let pen):
      return .lines(lines.map { Segment(place($0.start), place($0.end)) }, scaled(pen))
    case .text(var line):
      line.origin = place(line.origin)
      line.size *= scale
      return .text(line)
    case .dots(var dots):
      dots.origin = place(dots.origin)
      dots.pitch = Size(width: dots.pitch.width * scale, height: dots.pitch.height * scale)
      dots.radius *= scale
      return .dots(dots)
    case .image(var placed):
      placed.box = scaled(placed.box)
      return .image(placed)
    case .link(var link):
      link.box = scaled(link.box)
      link.marks = link.marks.map { $0.scaled(by: scale, movedBy: offset) }
      return .link(link)
    }
  }
}

extension Rect {
  /// Returns the rectangle moved by a distance, in points.
  func moved(by offset: Point) -> Rect {
    Rect(
      left: left + offset.x, top: top + offset.y, right: right + offset.x, bottom: bottom + offset.y
    )
  }
}
