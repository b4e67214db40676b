internal import Cairo

/// Encodes opaque pixels as a PNG file, grey where every pixel is, else in colour.
///
/// - Parameters:
///   - rows: the pixels.
///   - dpi: the density that the file states, in pixels an inch.
func encodePNG(_ rows: PixelRows, dpi: Double) throws(CairoError) -> [UInt8] {
  let isGrey = (0..<rows.height).allSatisfy { index in
    rows.repeatsRowAbove(index) || rows[index].allSatisfy(\.isGrey)
  }
  var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  var header = bigEndian(UInt32(rows.width)) + bigEndian(UInt32(rows.height))
  header += [8, isGrey ? 0 : 2, 0, 0, 0]
  file += chunk("IHDR", header)
  // Perceptual rendering intent.
  file += chunk("sRGB", [0])
  let perMetre = bigEndian(UInt32((dpi / 0.0254).rounded()))
  file += chunk("pHYs", perMetre + perMetre + [1])
  file += chunk("IDAT", try compressed(rows, isGrey: isGrey))
  file += chunk("IEND", [])
  return file
}

/// Compresses rows, each as its difference to the row above (the filter "up").
private func compressed(_ rows: PixelRows, isGrey: Bool) throws(CairoError) -> [UInt8] {
  let length = rows.width * (isGrey ? 1 : 3)
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
    unpack(rows[index], into: &current, isGrey: isGrey)
    for place in 0..<length { line[place + 1] = current[place] &- above[place] }
    try deflater.add(line)
    swap(&above, &current)
  }
  return try deflater.finish()
}

/// Writes pixels as one byte of grey or three of red, green and blue each.
private func unpack(
  _ pixels: UnsafeBufferPointer<UInt32>, into bytes: inout [UInt8], isGrey: Bool
) {
  if isGrey {
    for (place, pixel) in pixels.enumerated() { bytes[place] = UInt8(truncatingIfNeeded: pixel) }
    return
  }
  for (place, pixel) in pixels.enumerated() {
    bytes[3 * place] = UInt8(truncatingIfNeeded: pixel >> 16)
    bytes[3 * place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
    bytes[3 * place + 2] = UInt8(truncatingIfNeeded: pixel)
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
  /// Whether a pixel's red, green and blue are equal.
  fileprivate var isGrey: Bool {
    self & 0xFF == self >> 8 & 0xFF && self & 0xFF == self >> 16 & 0xFF
  }
}
