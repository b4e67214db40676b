internal import InkleafGeometry
internal import InkleafCairo
internal import InkleafPages

/// A picture as a few waves in about thirty letters, which a web page shows blurred until the picture
/// has loaded (Wolt's BlurHash format).
struct BlurHash {
  /// The picture scaled down: linear red, green and blue.
  private var pixels: [SIMD3<Double>] = []
  private let width: Int
  private let height: Int

  /// The longest side of the scaled picture, in pixels; such long waves need no more.
  private static let side = 32

  /// Scales a picture down.
  init(_ rows: PixelRows) {
    (width, height) = (min(Self.side, rows.width), min(Self.side, rows.height))
    let linear = Self.linear
    for y in 0..<height {
      let (top, bottom) = (y * rows.height / height, (y + 1) * rows.height / height)
      for x in 0..<width {
        let (left, right) = (x * rows.width / width, (x + 1) * rows.width / width)
        // Plain numbers: vectors cost a build for debugging a hundred times as much.
        var (red, green, blue) = (0.0, 0.0, 0.0)
        for row in top..<bottom {
          let pixels = rows[row]
          for column in left..<right {
            let pixel = Int(pixels[column])
            red += linear[pixel >> 16 & 0xFF]
            green += linear[pixel >> 8 & 0xFF]
            blue += linear[pixel & 0xFF]
          }
        }
        pixels.append(SIMD3(red, green, blue) / Double((bottom - top) * (right - left)))
      }
    }
  }

  /// The hash, with four waves along the longer side and three along the shorter.
  var text: String {
    let (across, down) = width > height ? (4, 3) : (3, 4)
    var waves: [SIMD3<Double>] = []
    for v in 0..<down {
      for u in 0..<across { waves.append(wave(u, v)) }
    }
    let strongest = waves.dropFirst().flatMap { [$0.x, $0.y, $0.z] }.map(abs).max() ?? 0
    let scale = max(0, min(82, Int(strongest * 166 - 0.5)))
    let most = Double(scale + 1) / 166
    func step(_ value: Double) -> Int {
      let root = (abs(value) / most).squareRoot()
      return max(0, min(18, Int(((value < 0 ? -root : root) * 9 + 9.5).rounded(.down))))
    }
    let average = waves[0]
    let color = [average.x, average.y, average.z].reduce(0) { $0 << 8 | Self.encoded($1) }
    return Self.letters(across - 1 + (down - 1) * 9, 1) + Self.letters(scale, 1)
      + Self.letters(color, 4)
      + waves.dropFirst().map {
        Self.letters((step($0.x) * 19 + step($0.y)) * 19 + step($0.z), 2)
      }.joined()
  }

  private func wave(_ u: Int, _ v: Int) -> SIMD3<Double> {
    var sum = SIMD3<Double>(repeating: 0)
    let horizontal = (0..<width).map { cosine(Double(u * $0) / Double(width)) }
    for y in 0..<height {
      let vertical = cosine(Double(v * y) / Double(height))
      for x in 0..<width { sum += pixels[y * width + x] * (vertical * horizontal[x]) }
    }
    return sum * ((u + v == 0 ? 1 : 2) / Double(width * height))
  }

  /// The linear light of each sRGB value, 0 to 1.
  private static let linear = (0...255).map { Color.light(UInt8($0)) }

  /// Returns the sRGB value nearest to a linear brightness.
  static func encoded(_ brightness: Double) -> Int {
    linear.indices.min { abs(linear[$0] - brightness) < abs(linear[$1] - brightness) } ?? 0
  }

  static let alphabet = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~")

  private static func letters(_ number: Int, _ count: Int) -> String {
    var rest = number
    var letters: [Character] = []
    for _ in 0..<count {
      letters.append(alphabet[rest % 83])
      rest /= 83
    }
    return String(letters.reversed())
  }
}

/// Returns the cosine of a number of half turns, at least 0.
///
/// The C library's cosine differs in the last bit between processors.
func cosine(_ halfTurns: Double) -> Double {
  // Reduces the angle to the first quarter of the circle, where a few terms are enough.
  var turn = halfTurns.truncatingRemainder(dividingBy: 2)
  if turn > 1 { turn = 2 - turn }
  let (angle, sign) = turn > 0.5 ? ((1 - turn) * Double.pi, -1.0) : (turn * Double.pi, 1.0)
  var (term, sum) = (1.0, 1.0)
  for index in stride(from: 2.0, through: 20, by: 2) {
    term *= -angle * angle / (index * (index - 1))
    sum += term
  }
  return sign * sum
}
