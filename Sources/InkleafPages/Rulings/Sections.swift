internal import InkleafGeometry

extension Ruling {
  /// Two lines each way that cut the frame into nine equal parts.
  public static let thirds = Ruling(
    name: "thirds", summary: "lines at a third and two thirds", usualPitch: 5
  ) { $0.sections(at: [1.0 / 3, 2.0 / 3]) }

  /// Two lines each way at the golden section: 0.382 and 0.618 of the side.
  public static let golden = Ruling(
    name: "golden", summary: "lines at the golden section", usualPitch: 5
  ) { room in
    let minor = (3 - 5.0.squareRoot()) / 2
    return room.sections(at: [minor, 1 - minor])
  }

  /// Lines from a vanishing point in the middle to the frame, and the horizon.
  public static let perspective = Ruling(
    name: "perspective", summary: "lines to a vanishing point, and the horizon", usualPitch: 20
  ) { room in
    let rect = room.rect
    let middle = rect.middle
    func steps(_ low: Double, _ high: Double) -> [Double] {
      // With an even number, rays meet the corners and the middle of each side.
      let count = max(2, Int(min(60, ((high - low) / room.pitch / 2).rounded())) * 2)
      return (0...count).map { low + (high - low) * Double($0) / Double(count) }
    }
    let (xs, ys) = (steps(rect.left, rect.right), steps(rect.top, rect.bottom))
    let inner = ys.dropFirst().dropLast()
    let ends =
      xs.flatMap { [Point(x: $0, y: rect.top), Point(x: $0, y: rect.bottom)] }
      + inner.flatMap { [Point(x: rect.left, y: $0), Point(x: rect.right, y: $0)] }
    // Rays stop short of the vanishing point, where they would merge into a blot.
    let rays = ends.map { end in
      let (dx, dy) = (end.x - middle.x, end.y - middle.y)
      let length = (dx * dx + dy * dy).squareRoot()
      let start = length > 0 ? min(0.5, room.pitch / 4 / length) : 0
      return Segment(Point(x: middle.x + dx * start, y: middle.y + dy * start), end)
    }.filter {
      // Sums are not exact: a ray that is level but for the last digit is the horizon once more.
      abs($0.start.y - $0.end.y) > 1e-6 && abs($0.start.x - $0.end.x) > 1e-6
    }
    return room.marks(rays + room.level([middle.y]) + room.upright([middle.x]))
  }
}

extension RulingRoom {
  /// Returns lines both ways at fractions of the sides.
  fileprivate func sections(at fractions: [Double]) -> [Mark] {
    marks(
      upright(fractions.map { rect.left + $0 * rect.width })
        + level(fractions.map { rect.top + $0 * rect.height }))
  }
}
