internal import InkleafCompression
internal import InkleafCairo

/// The parts of a PNG file (ISO/IEC 15948) except its pixels.
enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the part before the pixels: size, format, colour space, density and palette.
  static func start(width: Int, height: Int, format: PixelFormat, dpi: Double) -> [UInt8] {
    var header = bigEndian(width) + bigEndian(height)
    header += [UInt8(format.bits), format.colorType, 0, 0, 0]
    let perMetre = bigEndian(Int((dpi / 0.0254).rounded()))
    // Perceptual rendering intent.
    var file = signature + chunk("IHDR", header) + chunk("sRGB", [0])
    file += chunk("pHYs", perMetre + perMetre + [1])
    if case .palette(let colors) = format.kind {
      file += chunk("PLTE", colors.flatMap { bigEndian(Int($0)).dropFirst() })
    }
    return file
  }

  /// Returns a text chunk in UTF-8.
  static func text(_ keyword: String, _ text: String) -> [UInt8] {
    chunk("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
  }

  static let end = chunk("IEND", [])

  /// Returns a chunk: length, type, data, and the checksum of type and data.
  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    var bytes = bigEndian(data.count)
    bytes.reserveCapacity(data.count + 12)
    bytes += type.utf8
    bytes += data
    let sum = bytes.withUnsafeBytes { crc32(of: UnsafeRawBufferPointer(rebasing: $0[4...])) }
    return bytes + bigEndian(Int(sum))
  }

  static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
