public import InkleafGeometry

extension Thumbnail {
  /// Returns the colours of a BlurHash along the longer side of its picture, four of them.
  ///
  /// A web page shows them as a gradient until the picture has loaded, without a script.
  ///
  /// - Returns: `nil` for a text that is no BlurHash.
  public static func colors(ofBlurHash text: String) -> [Color]? {
    BlurHash.colors(of: text)
  }
}

extension BlurHash {
  static func colors(of text: String) -> [Color]? {
    let digits = text.compactMap { alphabet.firstIndex(of: $0) }
    guard digits.count == text.count, digits.count >= 6 else { return nil }
    func number(_ start: Int, _ count: Int) -> Int {
      digits[start..<start + count].reduce(0) { $0 * 83 + $1 }
    }
    let (across, down) = (digits[0] % 9 + 1, digits[0] / 9 + 1)
    guard digits.count == 4 + 2 * across * down else { return nil }
    let most = Double(digits[1] + 1) / 166
    func wave(_ step: Int) -> Double {
      let root = Double(step - 9) / 9
      return (root < 0 ? -1 : 1) * root * root * most
    }
    let average = number(2, 4)
    var waves = [
      SIMD3(
        Color.light(UInt8(truncatingIfNeeded: average >> 16)),
        Color.light(UInt8(truncatingIfNeeded: average >> 8)),
        Color.light(UInt8(truncatingIfNeeded: average)))
    ]
    for index in 1..<max(1, across * down) {
      let value = number(4 + index * 2, 2)
      waves.append(SIMD3(wave(value / 361), wave(value / 19 % 19), wave(value % 19)))
    }
    return [0.125, 0.375, 0.625, 0.875].map { place in
      let (x, y) = across > down ? (place, 0.5) : (0.5, place)
      var sum = SIMD3<Double>(repeating: 0)
      for v in 0..<down {
        for u in 0..<across {
          sum += waves[v * across + u] * (cosine(Double(u) * x) * cosine(Double(v) * y))
        }
      }
      return Color(
        red: UInt8(encoded(sum.x)), green: UInt8(encoded(sum.y)), blue: UInt8(encoded(sum.z)))
    }
  }
}
