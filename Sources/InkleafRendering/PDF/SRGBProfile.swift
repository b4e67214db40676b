/// An ICC profile of the colour space sRGB (IEC 61966-2-1), for files whose colours must be exact.
///
/// It has only what version 4 of the format (ICC.1:2010) asks of a display's profile: the primaries
/// adapted to the white of D50, and the curve in its parametric form.
enum SRGBProfile {
  static let bytes: [UInt8] = {
    let curve: [UInt8] =
      signature("para") + number(0) + [0, 3, 0, 0]
      + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    let parts: [(tags: [String], data: [UInt8])] = [
      (["desc"], text("sRGB")), (["cprt"], text("CC0")),
      (["wtpt"], xyz(0.9642, 1, 0.8249)), (["rXYZ"], xyz(0.436066, 0.222488, 0.013916)),
      (["gXYZ"], xyz(0.385147, 0.716873, 0.097076)),
      (["bXYZ"], xyz(0.143066, 0.060608, 0.714096)), (["rTRC", "gTRC", "bTRC"], curve),
    ]
    var table = number(UInt32(parts.flatMap(\.tags).count))
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * parts.flatMap(\.tags).count
    for part in parts {
      for tag in part.tags {
        table += signature(tag) + number(UInt32(start + data.count))
        table += number(UInt32(part.data.count))
      }
      data += part.data + [UInt8](repeating: 0, count: (4 - part.data.count % 4) % 4)
    }
    return header(size: UInt32(start + data.count)) + table + data
  }()

  /// Returns the first 128 bytes: a display's profile from RGB to XYZ, for perceptual rendering.
  private static func header(size: UInt32) -> [UInt8] {
    var bytes = number(size) + number(0) + [4, 0x20, 0, 0]
    bytes += signature("mntr") + signature("RGB ") + signature("XYZ ")
    // The day of the standard that it describes.
    bytes += [1999, 10, 18, 0, 0, 0].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] as [UInt8] }
    bytes += signature("acsp")
    bytes += [UInt8](repeating: 0, count: 28)
    bytes += [0.9642, 1, 0.8249].flatMap(fixed)
    return bytes + [UInt8](repeating: 0, count: 128 - bytes.count)
  }

  private static func signature(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Returns a number with 16 bits after the point.
  private static func fixed(_ value: Double) -> [UInt8] {
    number(UInt32((value * 65536).rounded()))
  }

  private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
    signature("XYZ ") + number(0) + [x, y, z].flatMap(fixed)
  }

  /// Returns a text in English.
  private static func text(_ text: String) -> [UInt8] {
    let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return signature("mluc") + number(0) + number(1) + number(12) + signature("enUS")
      + number(UInt32(units.count)) + number(28) + units
  }
}
