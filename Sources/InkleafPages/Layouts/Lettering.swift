internal import InkleafGeometry

/// A font with the measures that letters are placed by, at size 1.
struct Lettering {
  var font: Font
  var metrics: any TextMetrics
  /// Height of a capital, as a fraction of the font size.
  var capHeight: Double
  /// Height of the tallest figure, as a fraction of the font size.
  var figureHeight: Double
  /// How far the deepest letter reaches below the baseline, as a fraction of the font size.
  var depth: Double

  init(_ font: Font, metrics: any TextMetrics) {
    self.font = font
    self.metrics = metrics
    // A font without Latin letters still gets proportions that text can be placed by.
    func positive(_ measure: Double, else usual: Double) -> Double { measure > 0 ? measure : usual }
    capHeight = positive(-metrics.extent(of: "H", in: font).ink.top, else: 0.7)
    figureHeight = positive(-metrics.extent(of: "0123456789", in: font).ink.top, else: 0.7)
    depth = positive(metrics.extent(of: "gjpqy,", in: font).ink.bottom, else: 0.25)
  }

  /// Width of the ink of a text at size 1.
  func width(_ text: String) -> Double { metrics.extent(of: text, in: font).ink.width }

  /// A line whose ink starts at a place on the baseline, ends there or has its middle there.
  ///
  /// The space that a letter keeps beside itself is taken out, so that ink stands on the edge.
  func line(
    _ text: String, size: Double, at place: Point, from side: Side = .left, color: Color
  ) -> Mark {
    .text(
      TextLine(
        text, font: font, size: size,
        origin: Point(x: place.x - edge(text, side) * size, y: place.y), color: color))
  }

  /// The ink of such a line, in points on the page.
  func ink(_ text: String, size: Double, at place: Point, from side: Side) -> Rect {
    let ink = metrics.extent(of: text, in: font).ink
    let start = place.x - edge(text, side) * size
    return Rect(
      left: start + ink.left * size, top: place.y + ink.top * size,
      right: start + ink.right * size, bottom: place.y + ink.bottom * size)
  }

  /// Which part of a text stands at its place.
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
