internal import Cairo

/// What the pixels of a PNG file are.
enum Pixels: Equatable {
  /// Grey where every pixel is, else red, green and blue.
  case opaque
  /// So many greys, evenly from black to white.
  case greys(Int)
  /// Red, green, blue and opacity.
  case transparent
}

/// Encodes pixels as a PNG file.
///
/// - Parameters:
///   - rows: the pixels.
///   - dpi: the density that the file states, in pixels an inch.
///   - pixels: what becomes of them.
func encodePNG(_ rows: PixelRows, dpi: Double, pixels: Pixels) throws(CairoError) -> [UInt8] {
  let packing = Packing(pixels, rows)
  var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  var header = bigEndian(UInt32(rows.width)) + bigEndian(UInt32(rows.height))
  header += [packing.bits, packing.colorType, 0, 0, 0]
  file += chunk("IHDR", header)
  // Perceptual rendering intent.
  file += chunk("sRGB", [0])
  let perMetre = bigEndian(UInt32((dpi / 0.0254).rounded()))
  file += chunk("pHYs", perMetre + perMetre + [1])
  file += chunk("IDAT", try compressed(rows, packing))
  file += chunk("IEND", [])
  return file
}

/// Compresses rows, each as its difference to the row above (the filter "up").
private func compressed(_ rows: PixelRows, _ packing: Packing) throws(CairoError) -> [UInt8] {
  let length = packing.length(of: rows.width)
  let unchanged: [UInt8] = [2] + [UInt8](repeating: 0, count: length)
  var above = [UInt8](repeating: 0, count: length)
  var current = above
  var line = unchanged
  var deflater = try Deflater(level: 6)
  for index in 0..<rows.height {
    if rows.repeatsRowAbove(index) {
      try deflater.add(unchanged)
      continue
    }
    packing.pack(rows[index], into: &current)
    for place in 0..<length { line[place + 1] = current[place] &- above[place] }
    try deflater.add(line)
    swap(&above, &current)
  }
  return try deflater.finish()
}

/// How pixels become bytes of a row.
private enum Packing {
  case grey
  case fewGreys(bits: UInt8)
  case color
  case colorWithOpacity

  init(_ pixels: Pixels, _ rows: PixelRows) {
    switch pixels {
    case .transparent: self = .colorWithOpacity
    case .greys(2): self = .fewGreys(bits: 1)
    case .greys(4): self = .fewGreys(bits: 2)
    case .greys(16): self = .fewGreys(bits: 4)
    case .greys: self = .fewGreys(bits: 8)
    case .opaque:
      let isGrey = (0..<rows.height).allSatisfy { index in
        rows.repeatsRowAbove(index) || rows[index].allSatisfy(\.isGrey)
      }
      self = isGrey ? .grey : .color
    }
  }

  /// PNG's bits a sample.
  var bits: UInt8 { if case .fewGreys(let bits) = self { bits } else { 8 } }

  /// PNG's number for what a pixel holds.
  var colorType: UInt8 {
    switch self {
    case .grey, .fewGreys: 0
    case .color: 2
    case .colorWithOpacity: 6
    }
  }

  /// Bytes in a row.
  func length(of width: Int) -> Int {
    switch self {
    case .grey: width
    case .fewGreys(let bits): (width * Int(bits) + 7) / 8
    case .color: width * 3
    case .colorWithOpacity: width * 4
    }
  }

  func pack(_ pixels: UnsafeBufferPointer<UInt32>, into bytes: inout [UInt8]) {
    switch self {
    case .grey:
      for (place, pixel) in pixels.enumerated() { bytes[place] = UInt8(truncatingIfNeeded: pixel) }
    case .fewGreys(let bits):
      let most = (UInt32(1) << UInt32(bits)) - 1
      let each = 8 / Int(bits)
      for place in bytes.indices {
        var byte: UInt32 = 0
        for offset in 0..<each {
          let index = place * each + offset
          let level =
            index < pixels.count ? (pixels[index].brightness * most + 127) / 255 : 0
          byte = byte << UInt32(bits) | level
        }
        bytes[place] = UInt8(truncatingIfNeeded: byte)
      }
    case .color:
      for (place, pixel) in pixels.enumerated() {
        bytes[3 * place] = UInt8(truncatingIfNeeded: pixel >> 16)
        bytes[3 * place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        bytes[3 * place + 2] = UInt8(truncatingIfNeeded: pixel)
      }
    case .colorWithOpacity:
      for (place, pixel) in pixels.enumerated() {
        let opacity = pixel >> 24
        // Cairo multiplies colours by their opacity, PNG does not.
        func part(_ shift: UInt32) -> UInt8 {
          opacity == 0
            ? 0 : UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + opacity / 2) / opacity))
        }
        bytes[4 * place] = part(16)
        bytes[4 * place + 1] = part(8)
        bytes[4 * place + 2] = part(0)
        bytes[4 * place + 3] = UInt8(opacity)
      }
    }
  }
}

/// A chunk: its length, its type, its data and the checksum of both.
private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
  let body = Array(type.utf8) + data
  return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(of: body))
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

extension UInt32 {
  /// How bright a pixel is, 0 to 255, by the weights of ITU-R BT.601.
  fileprivate var brightness: UInt32 {
    (299 * (self >> 16 & 0xFF) + 587 * (self >> 8 & 0xFF) + 114 * (self & 0xFF) + 500) / 1000
  }

  /// Whether a pixel's red, green and blue are equal.
  fileprivate var isGrey: Bool {
    self & 0xFF == self >> 8 & 0xFF && self & 0xFF == self >> 16 & 0xFF
  }
}
