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
  /// A message where the file's colours are not those that are drawn; `nil` where they are.
  package var profileDoubt: String? {
    foreignProfile.map {
      "has the colour profile \"\($0)\", and its colours are drawn as those of sRGB: convert it to sRGB in the"
        + " program that made it"
    }
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
