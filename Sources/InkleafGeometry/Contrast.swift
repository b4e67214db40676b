extension Color {
  /// The relative luminance (WCAG 2.2), from 0 for black to 1 for white.
  public var luminance: Double {
    0.2126 * Color.light(red) + 0.7152 * Color.light(green) + 0.0722 * Color.light(blue)
  }

  /// Returns the linear light of an sRGB component, from 0 to 1.
  ///
  /// The result is the same to the last bit on every processor.
  package static func light(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : power12Fifths((value + 0.055) / 1.055)
  }

  /// Returns the contrast ratio with another colour (WCAG 2.2), from 1 to 21.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns a mix with another colour, from `part` 0 (this colour) to 1 (the other).
  package func mixed(with other: Color, by part: Double) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let (from, to) = (Double(a), Double(b))
      return UInt8((from + (to - from) * part).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// Returns the colour, darkened or lightened until it has a contrast ratio with `paper`.
  ///
  /// Returns black or white, whichever contrasts more, if no step reaches the ratio.
  package func readable(on paper: Color, ratio: Double) -> Color {
    let (white, black) = (Color(0xFFFFFF), Color(0x000000))
    let end = paper.contrast(with: black) > paper.contrast(with: white) ? black : white
    for step in 0...20 {
      let color = mixed(with: end, by: Double(step) / 20)
      if color.contrast(with: paper) >= ratio { return color }
    }
    return end
  }
}

/// Returns a contrast ratio such as `4.5:1`, rounded down.
package func contrastText(_ ratio: Double) -> String {
  let tenths = Int((ratio * 10).rounded(.down))
  return "\(tenths / 10).\(tenths % 10):1"
}

/// Returns `x` to the power of 2.4, for `x` from 0 to 1.
///
/// Multiplies the square by its own fifth root, which Newton's method finds.
private func power12Fifths(_ x: Double) -> Double {
  guard x > 0 else { return 0 }
  let square = x * x
  var root = 1.0
  for _ in 0..<60 {
    let fourth = root * root * root * root
    root -= (root * fourth - square) / (5 * fourth)
  }
  return square * root
}
