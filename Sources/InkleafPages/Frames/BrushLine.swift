internal import InkleafGeometry

/// A rectangle of four strokes of a brush, which swell, taper, cross at the corners and run dry.
///
/// A thin line without a gap lies below the strokes, so that a paint bucket does not leak. Every fifth shape
/// has the same upright strokes: they cross most rows of a page, and rows alike are drawn once.
enum BrushLine {
  /// Returns how far the strokes reach inwards from the edge of their rectangle, in points.
  static func thickness(width: Double) -> Double { overrun(width) + 1.3 * width }

  /// How far strokes run beyond the corners, in points.
  private static func overrun(_ width: Double) -> Double { 2.5 * width }

  /// Returns the ink of the strokes, and the line below them.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that the strokes stay in, in points.
  ///   - pen: the colour, and the mean width of the strokes, in points.
  ///   - shape: any number; the same number gives the same strokes.
  static func marks(_ rect: Rect, pen: Pen, shape: Int) -> [Mark] {
    var level = SplitMix(seed: UInt64(bitPattern: Int64(shape)))
    var upright = SplitMix(seed: ~UInt64(bitPattern: Int64(shape % 5)))
    let (width, overrun) = (pen.width, overrun(pen.width))
    let axis = rect - Insets(all: overrun)
    guard axis.width > 0, axis.height > 0 else { return [] }
    // As a hand does: the two level strokes from the left, the upright ones from the top.
    let strokes = [
      Stroke(from: Point(x: axis.left, y: axis.top), isLevel: true, length: axis.width),
      Stroke(from: Point(x: axis.left, y: axis.top), isLevel: false, length: axis.height),
      Stroke(from: Point(x: axis.right, y: axis.top), isLevel: false, length: axis.height),
      Stroke(from: Point(x: axis.left, y: axis.bottom), isLevel: true, length: axis.width),
    ]
    // Each stroke is a mark of its own, so that a part of a page needs no more than it touches.
    return [.stroke(.rectangle(axis), Pen(color: pen.color, width: 0.4 * width))]
      + strokes.map { stroke in
        let outlines =
          stroke.isLevel
          ? stroke.outlines(width: width, overrun: overrun, &level)
          : stroke.outlines(width: width, overrun: overrun, &upright)
        return .fill(Path(outlines), pen.color)
      }
  }
}

/// One stroke, along a side of a rectangle.
private struct Stroke {
  var from: Point
  var isLevel: Bool
  var length: Double

  /// Returns the place at a distance along the stroke and one beside it.
  private func point(_ along: Double, _ beside: Double) -> Point {
    isLevel
      ? Point(x: from.x + along, y: from.y + beside)
      : Point(x: from.x - beside, y: from.y + along)
  }

  /// Returns the outline of the stroke, and the slits where the brush runs dry.
  func outlines(
    width: Double, overrun: Double, _ generator: inout SplitMix
  ) -> [Path.Element] {
    let (begin, end) = (-overrun * (0.6 + 0.4 * generator.fraction()), length + overrun * 0.95)
    let whole = end - begin
    let count = 18
    var knots: [(along: Double, wander: Double, half: Double)] = []
    for index in 0...count {
      let part = Double(index) / Double(count)
      let pressure = 0.75 + 0.5 * generator.fraction()
      // The brush lands thick, and leaves thin.
      let taper = min(1, 0.55 + part * 9, 0.25 + (1 - part) * 6)
      knots.append(
        (
          begin + whole * part, (generator.fraction() - 0.5) * 0.5 * width,
          pressure * taper * width * (1.15 - 0.35 * part) / 2
        ))
    }
    let there = knots.map { point($0.along, $0.wander - $0.half) }
    let back = knots.reversed().map { point($0.along, $0.wander + $0.half) }
    return SmoothOutline.elements([there, Array(back)])
      + slits(from: begin + 0.85 * whole, to: end - 0.01 * whole, width, &generator)
  }

  /// Returns slits along the last part of a stroke, the other way around than its outline.
  private func slits(
    from start: Double, to end: Double, _ width: Double, _ generator: inout SplitMix
  ) -> [Path.Element] {
    (0..<3).flatMap { index -> [Path.Element] in
      let begin = start + (end - start) * (0.1 + 0.5 * generator.fraction())
      let stop = begin + (end - begin) * (0.5 + 0.4 * generator.fraction())
      let beside = (Double(index) - 1) * 0.22 * width
      let half = (0.02 + 0.05 * generator.fraction()) * width
      let middle = (begin + stop) / 2
      return [
        .move(point(begin, beside)),
        .quadratic(point(middle, beside + 2 * half), point(stop, beside)),
        .quadratic(point(middle, beside - 2 * half), point(begin, beside)), .close,
      ]
    }
  }
}
