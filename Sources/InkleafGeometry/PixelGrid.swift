/// The pixels of a page, to which lines and dots are moved so that all of them look alike.
///
/// A printed page has none: there, every place and length stays as it is.
package struct PixelGrid: Sendable {
  /// The side of a pixel, in points; `nil` on printed pages.
  private let pixel: Double?
  /// Pixels per point; 1 on printed pages.
  package let scale: Double

  /// The grid of a printed page: no pixels.
  package static let none = PixelGrid(pixel: nil, scale: 1)

  /// The grid of a screen with so many pixels per inch.
  package init(dpi: Double) { self.init(pixel: 72 / dpi, scale: dpi / 72) }

  /// The grid of a drawing with so many pixels per point.
  package init(scale: Double) { self.init(pixel: 1 / scale, scale: scale) }

  private init(pixel: Double?, scale: Double) {
    self.pixel = pixel
    self.scale = scale
  }

  // MARK: In points

  /// Rounds a length to whole pixels, at least one.
  package func length(_ points: Double) -> Double {
    pixel.map { max(1, (points / $0).rounded()) * $0 } ?? points
  }

  /// Returns the nearest border between two pixels.
  package func border(_ place: Double) -> Double {
    pixel.map { (place / $0).rounded() * $0 } ?? place
  }

  /// Returns the nearest middle of a pixel.
  package func middle(_ place: Double) -> Double {
    pixel.map { ((place / $0 - 0.5).rounded() + 0.5) * $0 } ?? place
  }

  /// Returns the nearest place where a line has both edges on borders.
  ///
  /// - Parameter width: the line's width in points, a whole number of pixels.
  package func line(_ place: Double, width: Double) -> Double {
    border(place - width / 2) + width / 2
  }

  /// Returns the largest rectangle within another one whose edges are borders.
  package func inside(_ rect: Rect) -> Rect {
    guard let pixel else { return rect }
    // A place that misses a border by a rounding error stays there.
    func up(_ place: Double) -> Double { (place / pixel - 1e-6).rounded(.up) * pixel }
    func down(_ place: Double) -> Double { (place / pixel + 1e-6).rounded(.down) * pixel }
    return Rect(
      left: up(rect.left), top: up(rect.top), right: down(rect.right), bottom: down(rect.bottom))
  }

  // MARK: In pixels

  /// Returns the pixel, counted from the page's edge, in whose middle a dot stands.
  package func pixel(of place: Double) -> Int { whole(place * scale - 0.5) }

  /// Returns the pixels that a level or upright line covers, counted across it from the page's edge.
  ///
  /// Returns `nil` for a line much thinner than a pixel, which would become too bold as a whole one.
  package func pixels(across place: Double, width: Double) -> Range<Int>? {
    guard width * scale >= 0.5 else { return nil }
    let count = max(1, whole(width * scale))
    let first = whole(place * scale - Double(count) / 2)
    return first..<first + count
  }

  /// The nearest whole number, as far as any page reaches.
  private func whole(_ value: Double) -> Int { Int(max(-1e9, min(1e9, value.rounded()))) }
}
