internal import CCairo

extension Canvas {
  /// Fills a row of circles on a canvas of pixels.
  ///
  /// One is drawn, and the others are copies of it: their middles must lie alike in their pixels.
  ///
  /// - Parameters:
  ///   - xs: the middle of each, in points.
  ///   - y: the height of all of them, in points.
  ///   - radius: the radius of all of them, in points.
  public func dots(_ xs: [Double], y: Double, radius: Double) {
    let page = PixelScale(self)
    guard let low = xs.min(), let high = xs.max() else { return }
    let (first, last) = (low * page.scale, high * page.scale)
    let (column, row) = (Int(first.rounded(.down)), Int((y * page.scale).rounded(.down)))
    // Pixels on each side of the one that the middle lies in.
    let reach = Int((radius * page.scale).rounded(.up)) + 1
    let side = 2 * reach + 1
    let stamp = CoverageMask(width: side, height: side)
    stamp.draw { context in
      cairo_arc(
        context, first - Double(column - reach), y * page.scale - Double(row - reach),
        radius * page.scale, 0, 2 * Double.pi)
      cairo_fill(context)
    }
    let dots = CoverageMask(width: Int(last.rounded(.down)) - column + side, height: side)
    for line in 0..<side {
      guard let from = stamp.row(line), let to = dots.row(line) else { break }
      for x in xs {
        let place = Int((x * page.scale).rounded(.down)) - column
        for pixel in 0..<side { to[place + pixel].cover(from[pixel]) }
      }
    }
    dots.paint(on: self, x: column - reach + page.x, y: row - reach + page.y)
  }
}
