internal import InkleafGeometry

/// A rectangle as if drawn by hand: its line wanders, swells and thins, and never breaks.
enum HandInkedLine {
  /// Returns how far the line reaches inwards from the edge of its rectangle, in points.
  static func thickness(width: Double) -> Double { 2.6 * width }

  /// Returns the ink of the line: an outer and an inner outline, both closed.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that the line stays in, in points.
  ///   - width: the mean width of the line, in points.
  ///   - seed: any number; the same number gives the same line.
  static func path(_ rect: Rect, width: Double, seed: Int) -> Path {
    var generator = SplitMix(seed: UInt64(bitPattern: Int64(seed)))
    let middle = rect - Insets(all: thickness(width: width) / 2)
    guard middle.width > 0, middle.height > 0 else { return Path([]) }
    // A line has about 24 waves on a card as on a poster.
    let step = max(middle.width + middle.height, 1) / 24
    var outer: [[Point]] = []
    var inner: [[Point]] = []
    let corners = [
      (Point(x: middle.left, y: middle.top), 1.0, 0.0),
      (Point(x: middle.right, y: middle.top), 0, 1),
      (Point(x: middle.right, y: middle.bottom), -1, 0),
      (Point(x: middle.left, y: middle.bottom), 0, -1),
    ]
    // The two sides that meet at a corner share a knot.
    let turns = corners.map { _ in Knot(&generator, width: width) }
    for (index, (corner, dx, dy)) in corners.enumerated() {
      let length = dx != 0 ? middle.width : middle.height
      let count = max(2, Int((length / step).rounded()))
      let knots =
        [turns[index]] + (1..<count).map { _ in Knot(&generator, width: width) }
        + [turns[(index + 1) % 4]]
      // The way around is clockwise (y grows downwards), so its left is outside.
      let normal = (x: dy, y: -dx)
      func side(_ distance: (Knot) -> Double) -> [Point] {
        knots.enumerated().map { place, knot in
          let along = length * Double(place) / Double(count)
          let off = distance(knot)
          // An end that is off the middle is longer by as much, so that it meets the next side.
          let reach = place == 0 ? -off : place == count ? off : 0
          return Point(
            x: corner.x + dx * (along + reach) + normal.x * off,
            y: corner.y + dy * (along + reach) + normal.y * off)
        }
      }
      outer.append(side { $0.wander + $0.half })
      inner.append(side { $0.wander - $0.half })
    }
    let back = inner.reversed().map { Array($0.reversed()) }
    return Path(SmoothOutline.elements(outer) + SmoothOutline.elements(back))
  }

  /// The middle and the edges of the line at one place.
  private struct Knot {
    /// The distance of the middle from its mean, outwards, in points.
    var wander: Double
    /// Half the line's width, in points.
    var half: Double

    init(_ generator: inout SplitMix, width: Double) {
      wander = (generator.fraction() - 0.5) * width
      half = (0.65 + 0.7 * generator.fraction()) * width / 2
    }
  }
}
