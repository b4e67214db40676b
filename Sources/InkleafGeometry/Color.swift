/// An opaque sRGB colour.
public struct Color: Hashable, Sendable {
  /// The red component, 0 to 255.
  public var red: UInt8
  /// The green component, 0 to 255.
  public var green: UInt8
  /// The blue component, 0 to 255.
  public var blue: UInt8

  /// Makes a colour from its components, 0 to 255 each.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a colour from its web notation as a number: `0xFF8800` is `#FF8800`.
  ///
  /// Bits above the lowest 24 are ignored.
  public init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// Reads the web notation `#RRGGBB` or `#RGB`; returns `nil` for any other text.
  public init?(web text: some StringProtocol) {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst().utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count - 1 else { return nil }
    switch digits.count {
    case 3: self.init(digits.reduce(0) { $0 << 8 | UInt32($1 * 0x11) })
    case 6: self.init(digits.reduce(0) { $0 << 4 | UInt32($1) })
    default: return nil
    }
  }

  /// The web notation, `#RRGGBB` in capitals.
  public var hex: String {
    let digits = String(
      UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
