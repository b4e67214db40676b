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

  /// Returns the part before the pixels with texts, and the start of the compressed pixels.
  static func head(
    width: Int, height: Int, format: PixelFormat, dpi: Double, title: String, author: String?
  ) -> [UInt8] {
    var bytes = start(width: width, height: height, format: format, dpi: dpi)
    bytes += text("Title", title)
    if let author { bytes += text("Author", author) }
    bytes += text("Software", "Inkleaf")
    // The zlib header: deflate with a window of 32 KiB and no dictionary.
    return bytes + chunk("IDAT", [0x78, 0x01])
  }

  /// Returns the part after the pixels: an empty last block, the checksum of all rows, and the end.
  static func tail(_ sum: Adler32) -> [UInt8] {
    chunk("IDAT", [1, 0, 0, 0xFF, 0xFF] + bigEndian(Int(sum.sum))) + end
  }

  /// Returns a text chunk in UTF-8.
  private static func text(_ keyword: String, _ text: String) -> [UInt8] {
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
