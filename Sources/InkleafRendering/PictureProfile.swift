internal import InkleafCompression
package import InkleafPages

// Colours of pictures are numbers; a colour profile in the file says which colours they mean.

extension Picture {
  /// The name of the file's colour profile; `nil` without one, and for profiles of greys or with the colours of sRGB.
  package var foreignProfile: String? {
    let chunk = chunks("iCCP")
    guard let end = chunk.firstIndex(of: 0), chunk.count > end + 2,
      let bytes = try? inflated(chunk[(end + 2)...], atMost: 1 << 20)
    else { return nil }
    let profile = ColorProfile(bytes)
    guard profile.isOfColors, !profile.hasPrimariesOfSRGB else { return nil }
    return profile.name ?? plainText(chunk[..<end].map(UInt16.init))
  }
}

/// Returns units up to the first 0 as a text without control characters.
private func plainText(_ units: some Sequence<UInt16>) -> String {
  let shown = units.prefix { $0 != 0 }.prefix(100).filter { $0 >= 0x20 && !(0x7F..<0xA0 ~= $0) }
  return String(decoding: shown, as: UTF16.self).split(separator: " ").joined(separator: " ")
}

extension Picture {
  /// Messages where what the file says of its colours or its upper edge is not followed.
  package var doubtsOfFile: [String] {
    let colors =
      if let foreignProfile { "the colour profile \"\(foreignProfile)\"" } else if hasForeignGamma {
        "a gamma of its own (the chunk gAMA)"
      } else { nil as String? }
    return [
      colors.map {
        "has \($0), and its colours are drawn as those of sRGB: convert it to sRGB in the"
          + " program that made it"
      },
      isTurned
        ? "says that it is to be turned (its EXIF orientation), and is drawn as it is stored: save it turned, for"
          + " example with ImageMagick's `-auto-orient`" : nil,
    ].compactMap(\.self)
  }

  /// Whether the file's numbers mean other brightnesses than those of sRGB (PNG, 11.3.2).
  private var hasForeignGamma: Bool {
    guard chunks("sRGB").isEmpty, chunks("iCCP").isEmpty,
      case let gamma = chunks("gAMA"), gamma.count == 4
    else { return false }
    // sRGB has 1/2.2; a tenth more or less is hardly seen.
    return !(41_000...50_000).contains(gamma.reduce(0) { $0 << 8 | Int($1) })
  }

  /// Whether the file's Exif data say that it is stored on its side, on its head or mirrored (Exif 2.3, 4.6.4).
  private var isTurned: Bool {
    let data = chunks("eXIf")
    let isLittle = data.starts(with: "II".utf8)
    func number(at place: Int, _ length: Int) -> Int? {
      guard place >= 0, place + length <= data.count else { return nil }
      let bytes = data[place..<place + length]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard isLittle || data.starts(with: "MM".utf8), let start = number(at: 4, 4),
      let count = number(at: start, 2)
    else { return false }
    for entry in 0..<count {
      let place = start + 2 + 12 * entry
      guard let tag = number(at: place, 2) else { return false }
      if tag == 0x0112 { return number(at: place + 8, 2).map { (2...8).contains($0) } ?? false }
    }
    return false
  }
}

/// A colour profile of the International Color Consortium (ISO 15076-1).
private struct ColorProfile {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether it is for red, green and blue.
  var isOfColors: Bool { bytes.count >= 132 && bytes[16..<20].elementsEqual("RGB ".utf8) }

  /// Whether its red, green and blue are those of sRGB, as far as the eye tells; curves differ little.
  var hasPrimariesOfSRGB: Bool {
    let colors = [
      ("rXYZ", [0.4361, 0.2225, 0.0139]), ("gXYZ", [0.3851, 0.7169, 0.0971]),
      ("bXYZ", [0.1431, 0.0606, 0.7141]),
    ]
    return colors.allSatisfy { name, values in
      guard let tag = tag(name), tag.count >= 20 else { return false }
      return values.enumerated().allSatisfy { index, value in
        let fixed = Int32(truncatingIfNeeded: number(in: tag, at: 8 + 4 * index))
        return abs(Double(fixed) / 65536 - value) < 0.01
      }
    }
  }

  /// The name that programs show.
  var name: String? {
    guard let tag = tag("desc"), tag.count >= 12 else { return nil }
    if tag.prefix(4).elementsEqual("desc".utf8) {
      return plainText(tag.dropFirst(12).map(UInt16.init))
    }
    // The first of several languages.
    guard tag.count >= 28 else { return nil }
    let (length, start) = (number(in: tag, at: 20), number(in: tag, at: 24))
    guard start <= tag.count, length <= tag.count - start else { return nil }
    let units = stride(from: start, to: start + length - 1, by: 2).map { place in
      UInt16(tag[tag.startIndex + place]) << 8 | UInt16(tag[tag.startIndex + place + 1])
    }
    return plainText(units)
  }

  /// Returns the content of a tag.
  private func tag(_ name: String) -> ArraySlice<UInt8>? {
    let count = min(number(in: bytes[...], at: 128), (bytes.count - 132) / 12)
    for index in 0..<max(0, count) {
      let place = 132 + 12 * index
      guard bytes[place..<place + 4].elementsEqual(name.utf8) else { continue }
      let start = number(in: bytes[...], at: place + 4)
      let length = number(in: bytes[...], at: place + 8)
      guard start <= bytes.count, length <= bytes.count - start else { return nil }
      return bytes[start..<start + length]
    }
    return nil
  }

  /// Returns a number of four bytes.
  private func number(in bytes: ArraySlice<UInt8>, at place: Int) -> Int {
    let start = bytes.startIndex + place
    return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
