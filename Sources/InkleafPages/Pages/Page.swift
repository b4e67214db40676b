public import InkleafGeometry

/// A page as layouts and renderers see it: a size turned one way, in points.
public struct Page: Equatable, Sendable {
  /// What file names call it: the size's name, with the orientation where it was turned.
  public var name: String
  /// The size of what is drawn, in points: the trim size, and the bleed at each edge.
  public var size: Size
  /// How far the background reaches beyond each edge at which the paper is cut, in points.
  public var bleed: Double
  /// What must stay free of everything but the background, in points from each edge of the trim.
  public var keepClear: Insets
  /// Whether the arrangement is turned left to right.
  public var isMirrored = false
  /// The density at which pixel formats are drawn unless the user says otherwise.
  public var dpi: Double
  /// Whether the page leaves a printer, which cannot be trusted near the paper's edges.
  public var isPrinted: Bool
  /// How many points stand for one point of a theme's pens and of the smallest text.
  ///
  /// It is 1 for all that has a size in the hand. A picture for a social network has none: it is
  /// drawn as a card whose short side is `Page.cardSide`.
  public var scale: Double

  /// What the short side of a picture without a size of its own stands for: 100 mm, in points.
  public static let cardSide = 100 * pointsPerMillimetre

  /// Turns a size into a page.
  ///
  /// Numbers out of range are moved to the nearest bound, as in `PageSize`.
  ///
  /// - Parameters:
  ///   - size: the size, by name or measures.
  ///   - orientation: how the page lies; `nil` leaves it as the size gives it.
  ///   - bleed: how far the background reaches beyond each edge, in points; 0 to 2 m.
  public init(_ size: PageSize, orientation: Orientation? = nil, bleed: Double = 0) {
    let size = size.bounded
    let bleed = bleed.clamped(to: 0...PageSize.sides.upperBound * pointsPerMillimetre)
    let unit = size.points(in: size.unit)
    let (width, height) = (size.width * unit, size.height * unit)
    let isWide = width > height
    let turned = orientation.map { ($0 == .landscape) != isWide && width != height } ?? false
    let trim = turned ? Size(width: height, height: width) : Size(width: width, height: height)
    self.size = Size(width: trim.width + 2 * bleed, height: trim.height + 2 * bleed)
    self.bleed = bleed
    // A toolbar is where the person looking at the screen sees it, so it keeps its edge.
    keepClear = size.keepClear.map { $0 * size.points(in: size.clearUnit) }
    name = turned ? "\(size.name)-\(isWide ? "portrait" : "landscape")" : size.name
    isPrinted = size.unit != .px
    let hasSize = isPrinted || (size.ppi != nil && size.group != .social)
    scale = hasSize ? 1 : trim.shortSide / Page.cardSide
    dpi = isPrinted ? 300 : size.ppi ?? 72
  }

  /// Where the page is cut, in points.
  public var trim: Rect { Rect(size) - Insets(all: bleed) }

  /// The part of the page that may be drawn on, in points.
  public var safeArea: Rect { trim - keepClear }

  /// Whether every measure is a number that a layout can work with.
  ///
  /// Every page made of a size has such measures, but they can be changed afterwards.
  var isUsable: Bool {
    let sides = 1.0...20_000
    let distances = [keepClear.top, keepClear.right, keepClear.bottom, keepClear.left, bleed]
    return sides.contains(trim.width) && sides.contains(trim.height)
      && distances.allSatisfy { abs($0) <= sides.upperBound }
      && (1...10_000).contains(dpi) && (0.001...1000).contains(scale)
  }

  /// The sides in whole pixels, at least 1, at a density in pixels an inch.
  public func pixels(dpi: Double) -> (width: Int, height: Int) {
    func whole(_ side: Double) -> Int {
      let pixels = (side * dpi / 72).rounded()
      return pixels >= 1 ? Int(min(pixels, 1e9)) : 1
    }
    return (whole(size.width), whole(size.height))
  }
}
