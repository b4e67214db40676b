/// A picture in greys, 0 to 255.
public struct Greys {
  private let width: Int
  private let height: Int
  private let values: [UInt8]

  /// Takes the lightness of pixels, row by row.
  ///
  /// - Parameters:
  ///   - components: the bytes of a pixel: a grey first, or red, green and blue.
  ///   - bytes: the bytes of all pixels.
  public init(width: Int, height: Int, components: Int, bytes: [UInt8]) {
    (self.width, self.height) = (width, height)
    var values = [UInt8](repeating: 0, count: width * height)
    for place in 0..<values.count {
      let start = place * components
      guard components > 2 else {
        values[place] = bytes[start]
        continue
      }
      let (red, green, blue) = (Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]))
      values[place] = UInt8((red * 299 + green * 587 + blue * 114) / 1000)
    }
    self.values = values
  }

  /// Returns how many pixels are outside the range of another picture's nine around the same place, by
  /// more than a tolerance: what anti-aliasing cannot explain.
  public func strays(from other: Greys, tolerance: Int) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let grey = Int(values[y * width + x])
        // The pixel at the same place is one of the nine, and most are like it.
        guard abs(grey - Int(other.values[y * width + x])) > tolerance else { continue }
        var (low, high) = (255, 0)
        for row in max(0, y - 1)...min(height - 1, y + 1) {
          for column in max(0, x - 1)...min(width - 1, x + 1) {
            low = min(low, Int(other.values[row * width + column]))
            high = max(high, Int(other.values[row * width + column]))
          }
        }
        if grey < low - tolerance || grey > high + tolerance { count += 1 }
      }
    }
    return count
  }
}
