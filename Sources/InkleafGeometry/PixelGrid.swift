/// The pixel grid of a page; lines and dots snap to it so that all of them look alike.
///
/// A printed page has no pixels: every place and length stays as it is.
package struct PixelGrid: Sendable {
  /// The side of a pixel, in points; `nil` on printed pages.
  private let pixel: Double?
  /// Pixels per point; 1 on printed pages.
  package let scale: Double

  /// The grid of a printed page: no pixels.
  package static let none = PixelGrid(pixel: nil, scale: 1)

  /// Makes the grid of a screen from its pixels per inch.
  package init(dpi: Double) { self.init(pixel: 72 / dpi, scale: dpi / 72) }

  /// Makes the grid of a drawing from its pixels per point.
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

  /// Returns the nearest place for a line that puts both of its edges on pixel borders.
  ///
  /// - Parameter width: the line's width in points, a whole number of pixels.
  package func line(_ place: Double, width: Double) -> Double {
    border(place - width / 2) + width / 2
  }

  /// Returns the largest rectangle inside another with all edges on pixel borders.
  package func inside(_ rect: Rect) -> Rect {
    guard let pixel else { return rect }
    // A place within a rounding error of a border counts as on it.
    func up(_ place: Double) -> Double { (place / pixel - 1e-6).rounded(.up) * pixel }
    func down(_ place: Double) -> Double { (place / pixel + 1e-6).rounded(.down) * pixel }
    return Rect(
      left: up(rect.left), top: up(rect.top), right: down(rect.right), bottom: down(rect.bottom))
  }

  // MARK: In pixels

  /// Returns the pixel of a dot's middle, counted from the page's edge.
  package func pixel(of place: Double) -> Int { whole(place * scale - 0.5) }

  /// Returns the pixels across a horizontal or vertical line, counted from the page's edge.
  ///
  /// Returns `nil` for a line thinner than half a pixel: a whole pixel would be too bold.
  package func pixels(across place: Double, width: Double) -> Range<Int>? {
    guard width * scale >= 0.5 else { return nil }
    let count = max(1, whole(width * scale))
    let first = whole(place * scale - Double(count) / 2)
    return first..<first + count
  }

  /// Returns the nearest whole number, at most 1e9 from zero so that it fits an `Int`.
  private func whole(_ value: Double) -> Int { Int(max(-1e9, min(1e9, value.rounded()))) }
}
