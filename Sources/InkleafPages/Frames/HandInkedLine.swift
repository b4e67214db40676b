internal import InkleafGeometry

/// A rectangle as a pen in a hand draws it: the line wanders, swells and thins, and never breaks.
enum HandInkedLine {
  /// How far the line may reach from the rectangle's edge inwards, for a pen of a width.
  static func thickness(width: Double) -> Double { 2.6 * width }

  /// The ink of the line: an outer and an inner outline, both closed.
  ///
  /// - Parameters:
  ///   - rect: what the line never leaves.
  ///   - width: the pen's width, in points: the mean of the line's.
  ///   - seed: the same seed gives the same line.
  static func path(_ rect: Rect, width: Double, seed: Int) -> Path {
    var generator = SplitMix(seed: UInt64(bitPattern: Int64(seed)))
    let middle = rect - Insets(all: thickness(width: width) / 2)
    guard middle.width > 0, middle.height > 0 else { return Path([]) }
    // A hand wavers about as often on a card as on a poster.
    let step = max(middle.width + middle.height, 1) / 24
    var outer: [[Point]] = []
    var inner: [[Point]] = []
    let corners = [
      (Point(x: middle.left, y: middle.top), 1.0, 0.0),
      (Point(x: middle.right, y: middle.top), 0, 1),
      (Point(x: middle.right, y: middle.bottom), -1, 0),
      (Point(x: middle.left, y: middle.bottom), 0, -1),
    ]
    // At a corner both sides share their ends, so a knot for each corner comes first.
    let turns = corners.map { _ in Knot(&generator, width: width) }
    for (index, (corner, dx, dy)) in corners.enumerated() {
      let length = dx != 0 ? middle.width : middle.height
      let count = max(2, Int((length / step).rounded()))
      let knots =
        [turns[index]] + (1..<count).map { _ in Knot(&generator, width: width) }
        + [turns[(index + 1) % 4]]
      // Outwards is to the left of the way around, y growing downwards.
      let normal = (x: dy, y: -dx)
      func side(_ distance: (Knot) -> Double) -> [Point] {
        knots.enumerated().map { place, knot in
          let along = length * Double(place) / Double(count)
          let off = distance(knot)
          // The ends reach on by as much as they stand out, and so meet the next side's.
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
    return Path(outline(outer) + outline(back))
  }

  /// Where the line's middle and edges are at one place.
  private struct Knot {
    /// How far the middle is outside its mean, in points.
    var wander: Double
    /// Half the line's width, in points.
    var half: Double

    init(_ generator: inout SplitMix, width: Double) {
      wander = (generator.fraction() - 0.5) * width
      half = (0.65 + 0.7 * generator.fraction()) * width / 2
    }
  }

  /// A smooth closed outline through the points of four sides, sharp where the sides meet.
  private static func outline(_ sides: [[Point]]) -> [Path.Element] {
    guard let start = sides.first?.first else { return [] }
    var elements: [Path.Element] = [.move(start)]
    for side in sides {
      // Catmull and Rom's curve: at each point it runs along the line from the one before to the next.
      func tangent(_ index: Int) -> Point {
        let (before, after) = (side[max(0, index - 1)], side[min(side.count - 1, index + 1)])
        return Point(x: (after.x - before.x) / 6, y: (after.y - before.y) / 6)
      }
      for index in side.indices.dropLast() {
        let (a, b) = (side[index], side[index + 1])
        let (leaving, coming) = (tangent(index), tangent(index + 1))
        elements.append(
          .curve(
            Point(x: a.x + leaving.x, y: a.y + leaving.y),
            Point(x: b.x - coming.x, y: b.y - coming.y), b))
      }
    }
    return elements + [.close]
  }
}
