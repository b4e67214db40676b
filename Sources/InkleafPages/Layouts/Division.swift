internal import InkleafGeometry

/// A length of a page in equal parts side by side, a gap apart; without a gap, neighbours share the line between them.
struct Division {
  /// The start, in points.
  private var start: Double
  /// The length of all parts with their gaps, in points.
  private var length: Double
  /// The number of parts.
  let count: Int
  /// The distance of two parts, in points; below 0 where they share a line.
  private let gap: Double
  private let pixels: PixelGrid

  /// Divides a length.
  ///
  /// - Parameters:
  ///   - start: where it starts, in points.
  ///   - length: its length, in points.
  ///   - count: the number of parts.
  ///   - gap: the distance of two parts, in points; 0 for parts that share a line.
  ///   - line: the width of the line around a part, in points: whole pixels on screens.
  ///   - pixels: the page's pixels.
  init(
    from start: Double, length: Double, into count: Int, gap: Double, line: Double,
    _ pixels: PixelGrid
  ) {
    self.count = max(1, count)
    self.gap = gap > 0 ? gap : -line
    self.pixels = pixels
    // Parts that share lines all lie on pixels, so the whole of them does.
    let whole = pixels.inside(Rect(left: start, top: 0, right: start + length, bottom: 1))
    (self.start, self.length) = gap > 0 ? (start, length) : (whole.left, whole.width)
  }

  /// Whether neighbours share a line.
  var isJoined: Bool { gap <= 0 }

  /// The length of a part, in points.
  var part: Double { step - gap }

  /// The distance from the start of a part to that of the next, in points.
  private var step: Double { (length + gap) / Double(count) }

  /// Returns where a part starts and ends, in points.
  subscript(index: Int) -> (start: Double, end: Double) {
    let place = start + Double(index) * step
    // Both of two neighbours put the line that they share on the same pixels.
    return isJoined
      ? (pixels.border(place), pixels.border(place + step) - gap) : (place, place + part)
  }

  /// Makes the parts shorter; what is over is the same on both sides.
  mutating func shorten(to part: Double) {
    let whole = Double(count) * (part + gap) - gap
    start = pixels.border(start + (length - whole) / 2)
    length = whole
  }
}
