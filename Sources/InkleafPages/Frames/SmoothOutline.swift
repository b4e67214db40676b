internal import InkleafGeometry

/// Closed curves through points.
enum SmoothOutline {
  /// Returns a closed outline through the points of some sides, smooth but for its corners.
  static func elements(_ sides: [[Point]]) -> [Path.Element] {
    guard let start = sides.first?.first else { return [] }
    var elements: [Path.Element] = [.move(start)]
    for side in sides {
      // A Catmull-Rom spline: a tangent is parallel to the line between the two neighbours.
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
