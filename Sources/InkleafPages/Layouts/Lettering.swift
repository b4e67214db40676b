internal import InkleafGeometry

/// A font with its measures, as fractions of the font size.
struct Lettering {
  var font: Font
  var metrics: any TextMetrics
  /// The height of a capital.
  var capHeight: Double
  /// The height of the tallest figure.
  var figureHeight: Double
  /// The depth of the deepest letter below the baseline.
  var depth: Double

  init(_ font: Font, metrics: any TextMetrics) {
    self.font = font
    self.metrics = metrics
    // A font without Latin letters has no such measures; it gets usual ones.
    func positive(_ measure: Double, else usual: Double) -> Double { measure > 0 ? measure : usual }
    capHeight = positive(-metrics.extent(of: "H", in: font).ink.top, else: 0.7)
    figureHeight = positive(-metrics.extent(of: "0123456789", in: font).ink.top, else: 0.7)
    depth = positive(metrics.extent(of: "gjpqy,", in: font).ink.bottom, else: 0.25)
  }

  /// Returns the width of the ink of a text, as a multiple of the font size.
  func width(_ text: String) -> Double { metrics.extent(of: text, in: font).ink.width }

  /// Returns a line of text with the left edge, the middle or the right edge of its ink at a place.
  ///
  /// The space beside the first and the last letter does not count, so that ink aligns with edges.
  func line(
    _ text: String, size: Double, at place: Point, from side: Side = .left, color: Color
  ) -> Mark {
    .text(
      TextLine(
        text, font: font, size: size,
        origin: Point(x: place.x - edge(text, side) * size, y: place.y), color: color))
  }

  /// Returns the box of the ink of such a line, in points on the page.
  func ink(_ text: String, size: Double, at place: Point, from side: Side) -> Rect {
    let ink = metrics.extent(of: text, in: font).ink
    let start = place.x - edge(text, side) * size
    return Rect(
      left: start + ink.left * size, top: place.y + ink.top * size,
      right: start + ink.right * size, bottom: place.y + ink.bottom * size)
  }

  /// The part of a text that is at its place.
  enum Side { case left, center, right }

  private func edge(_ text: String, _ side: Side) -> Double {
    let ink = metrics.extent(of: text, in: font).ink
    return switch side {
    case .left: ink.left
    case .center: (ink.left + ink.right) / 2
    case .right: ink.right
    }
  }
}
