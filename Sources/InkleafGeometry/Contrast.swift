extension Color {
  /// How bright the colour is, from 0 for black to 1 for white (WCAG 2.2, relative luminance).
  public var luminance: Double {
    0.2126 * Color.light(red) + 0.7152 * Color.light(green) + 0.0722 * Color.light(blue)
  }

  /// How much light a component of sRGB stands for, 0 to 1, to the last bit the same on any processor.
  package static func light(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : power12Fifths((value + 0.055) / 1.055)
  }

  /// How well one colour stands out from another, from 1 to 21 (WCAG 2.2, contrast ratio).
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The colour a part of the way to another one, from 0 (this) to 1 (the other).
  package func mixed(with other: Color, by part: Double) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * part).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The colour, made darker or lighter until it stands out from another one by a ratio.
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

/// `x` to the power of 2.4, for 0 to 1: its square times its square's fifth root, by Newton's way.
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
