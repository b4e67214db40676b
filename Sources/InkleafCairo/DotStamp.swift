internal import CInkleafCairo

extension Canvas {
  /// Fills circles around the middles of pixels, on a canvas of pixels.
  ///
  /// One is drawn, and the others are copies of it.
  ///
  /// - Parameters:
  ///   - columns: the pixels of the page in which the circles of a row have their middles, from left
  ///     to right.
  ///   - rows: the rows of pixels in which they have them.
  ///   - radius: the radius of all of them, in pixels.
  public func dots(columns: [Int], rows: [Int], radius: Double) {
    guard let first = columns.first, let last = columns.last, !rows.isEmpty else { return }
    // Pixels on each side of the one that the middle lies in.
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

  /// How many pixels a dot of this radius, in pixels, may touch on each side of its middle one.
  public static func dotReach(radius: Double) -> Int { Int(radius.rounded(.up)) + 1 }
}
