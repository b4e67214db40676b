public import InkleafGeometry

/// A page in points: a size, turned upright or sideways.
public struct Page: Equatable, Sendable {
  /// The name in file names: the size's name, with the orientation if it was turned.
  public var name: String
  /// The size in points: the trim size with the bleed at each edge.
  public var size: Size
  /// The distance by which the background reaches beyond each edge of the trim, in points.
  public var bleed: Double
  /// The distances from each edge of the trim that only the background may cover, in points.
  public var keepClear: Insets
  /// What margins have more, for a bound edge, in points.
  package var gutter = Insets()
  /// Whether the arrangement is mirrored left to right.
  public var isMirrored = false
  /// The usual density of pixel formats, in pixels per inch.
  public var dpi: Double
  /// Whether the page is for paper: printers cannot print near the edges.
  public var isPrinted: Bool
  /// The factor of all lengths in millimetres, such as a theme's pens and the smallest text.
  ///
  /// It is 1 for paper and screens. A picture for a social network has no size of its own; it is
  /// drawn as a card with a short side of `Page.cardSide`.
  public var scale: Double

  /// The short side of a picture without a size of its own, in points: 100 mm.
  public static let cardSide = 100 * pointsPerMillimetre

  /// Makes a page from a size.
  ///
  /// Numbers out of range are moved to the nearest bound, as in `PageSize`.
  ///
  /// - Parameters:
  ///   - size: the size.
  ///   - orientation: the orientation; `nil` for that of the size.
  ///   - bleed: the distance by which the background reaches beyond each edge, in points; 0 to 2 m.
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
    // A toolbar stays at the edge where the person looking at the screen sees it.
    keepClear = size.keepClear.map { $0 * size.points(in: size.clearUnit) }
    name = turned ? "\(size.name)-\(isWide ? "portrait" : "landscape")" : size.name
    isPrinted = size.unit != .px
    let hasSize = isPrinted || (size.ppi != nil && size.group != .social)
    scale = hasSize ? 1 : trim.shortSide / Page.cardSide
    dpi = isPrinted ? 300 : size.ppi ?? 72
  }

  /// The rectangle at which the page is cut, in points.
  public var trim: Rect { Rect(size) - Insets(all: bleed) }

  /// The part of the page that may be drawn on, in points.
  public var safeArea: Rect { trim - gutter - keepClear }

  /// Whether every measure is a number that a layout can work with.
  ///
  /// Every page made of a size has such measures, but they can be changed afterwards.
  var isUsable: Bool {
    let sides = 1.0...20_000
    let distances =
      [keepClear, gutter].flatMap { [$0.top, $0.right, $0.bottom, $0.left] } + [bleed]
    return sides.contains(trim.width) && sides.contains(trim.height)
      && distances.allSatisfy { abs($0) <= sides.upperBound }
      && (1...10_000).contains(dpi) && (0.001...1000).contains(scale)
  }

  /// Returns the sides in whole pixels, at least 1, at a density in pixels per inch.
  public func pixels(dpi: Double) -> (width: Int, height: Int) {
    func whole(_ side: Double) -> Int {
      let pixels = (side * dpi / 72).rounded()
      return pixels >= 1 ? Int(min(pixels, 1e9)) : 1
    }
    return (whole(size.width), whole(size.height))
  }
}

extension Page {
  /// The rectangle that is painted in the colour of the paper, in points.
  ///
  /// It reaches beyond the edges: few pages are a whole number of pixels wide, and half a pixel of paper would be a
  /// grey line.
  package var paper: Rect { Rect(size) - Insets(all: -2) }
}
