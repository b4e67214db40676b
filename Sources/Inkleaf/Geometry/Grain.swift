/// The pixels of a page that is made for a screen, so that nothing falls between two of them.
///
/// On printed pages there are none, and every place stays as it is.
struct Grain {
  /// The side of a pixel, in points; `nil` on printed pages.
  var pixel: Double?

  /// A distance in whole pixels, at least one.
  func length(_ points: Double) -> Double {
    pixel.map { max(1, (points / $0).rounded()) * $0 } ?? points
  }

  /// The nearest border of two pixels.
  func border(_ place: Double) -> Double { pixel.map { (place / $0).rounded() * $0 } ?? place }

  /// The nearest middle of a pixel.
  func middle(_ place: Double) -> Double {
    pixel.map { ((place / $0 - 0.5).rounded() + 0.5) * $0 } ?? place
  }

  /// The nearest place where a line of a width (in whole pixels) has both edges between pixels.
  func line(_ place: Double, width: Double) -> Double { border(place - width / 2) + width / 2 }

  /// The largest rectangle within another one whose edges are borders of pixels.
  func inside(_ rect: Rect) -> Rect {
    guard let pixel else { return rect }
    // What is on a border but for a rounding error stays there.
    func up(_ place: Double) -> Double { (place / pixel - 1e-6).rounded(.up) * pixel }
    func down(_ place: Double) -> Double { (place / pixel + 1e-6).rounded(.down) * pixel }
    return Rect(
      left: up(rect.left), top: up(rect.top), right: down(rect.right), bottom: down(rect.bottom))
  }
}
