internal import CInkleafCairo

extension Canvas {
  /// Fills circles around the middles of pixels, on a canvas of pixels.
  ///
  /// Draws one circle and copies it.
  ///
  /// - Parameters:
  ///   - columns: the pixel columns of the middles on the page, from left to right.
  ///   - rows: the pixel rows of the middles.
  ///   - radius: the radius of each circle, in pixels.
  public func dots(columns: [Int], rows: [Int], radius: Double) {
    guard let first = columns.first, let last = columns.last, !rows.isEmpty else { return }
    // The number of pixels on each side of the middle one.
    let reach = Canvas.dotReach(radius: radius)
    let side = 2 * reach + 1
    let stamp = CoverageMask(width: side, height: side)
    stamp.draw { context in
      cairo_arc(context, Double(reach) + 0.5, Double(reach) + 0.5, radius, 0, 2 * Double.pi)
      cairo_fill(context)
    }
    let dots = CoverageMask(width: last - first + side, height: side)
    for line in 0..<side {
      guard let from = stamp.row(line), let to = dots.row(line) else { break }
      for column in columns { (to + column - first).cover(with: from, count: side) }
    }
    let page = PixelScale(self)
    for row in rows {
      dots.paint(on: self, x: first - reach + page.x, y: row - reach + page.y)
    }
  }

  /// Returns how many pixels a dot may touch on each side of its middle one; the radius is in pixels.
  public static func dotReach(radius: Double) -> Int { Int(radius.rounded(.up)) + 1 }
}
