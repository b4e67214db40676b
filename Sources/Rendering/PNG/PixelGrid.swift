/// The pixels that rulings are moved to, so that all dots and lines of one look alike.
struct PixelGrid {
  /// Pixels in a point.
  let scale: Double

  /// The pixel, counted from the page's edge, in whose middle a dot stands.
  func pixel(of place: Double) -> Int { whole(place * scale - 0.5) }

  /// The pixels that a level or upright line covers, counted across it from the page's edge.
  ///
  /// There are none for a line much thinner than a pixel, which would become too bold as a whole one.
  func pixels(across place: Double, width: Double) -> Range<Int>? {
    guard width * scale >= 0.5 else { return nil }
    let count = max(1, whole(width * scale))
    let first = whole(place * scale - Double(count) / 2)
    return first..<first + count
  }

  /// The nearest whole number, as far as any page reaches.
  private func whole(_ value: Double) -> Int { Int(max(-1e9, min(1e9, value.rounded()))) }
}
