internal import InkleafGeometry
import InkleafLists

// The encodings that texts of people are in, as UTF-8.

/// Returns UTF-8 for a text in UTF-16 with a byte order mark, as some programs save sheets, or `nil` for
/// any other bytes.
func textOfUTF16(_ bytes: [UInt8], path: String) throws(Diagnostics) -> [UInt8]? {
  let hasMark = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
  // Without a mark, every other byte of most letters is zero.
  let some = min(bytes.count, 400)
  let zeros = (0...1).map { first in
    stride(from: first, to: some, by: 2).count { bytes[$0] == 0 } * 5
  }
  let isBig = hasMark ? bytes[0] == 0xFE : zeros[0] > some
  guard
    hasMark
      || some > 7 && bytes.count.isMultiple(of: 2) && (zeros[0] == 0) != (zeros[1] == 0)
        && zeros.max() ?? 0 > some
  else { return nil }
  try ListLimits.check(bytes, path: path, hasLines: false)
  let units = stride(from: hasMark ? 2 : 0, to: bytes.count - 1, by: 2).map { place in
    UInt16(bytes[place + (isBig ? 0 : 1)]) << 8 | UInt16(bytes[place + (isBig ? 1 : 0)])
  }
  guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
    throw Diagnostics("this is not whole UTF-16; save the file as UTF-8", path)
  }
  return Array(text.utf8)
}

/// Returns UTF-8 for a sheet or page whose letters are those of Windows-1252, as some programs save them, and
/// whether the page says so; `nil` for any other bytes.
func textOfWesternEurope(
  _ bytes: [UInt8], path: String
) -> (text: [UInt8], isDeclared: Bool)? {
  // Standard input has no ending.
  let ending = path.contains(".") ? path.split(separator: ".").last?.lowercased() ?? "" : "txt"
  guard bytes.contains(where: { $0 > 0x7F }), !bytes.contains(0),
    String(validating: bytes, as: UTF8.self) == nil
  else { return nil }
  let head = String(decoding: bytes.prefix(2000), as: UTF8.self).lowercased()
  let isDeclared = ["windows-1252", "iso-8859-1", "iso-8859-15"].contains(where: head.contains)
  let isWestern =
    switch ending {
    case "txt", "text", "md":
      // A mail says of each of its parts which letters it has, and a page may say that it has others.
      !head.contains("content-type:") && (isDeclared || !head.contains("charset="))
        // A text gives no other sign of its letters than that they stand in words.
        && bytes.hasWesternWords
    // Other alphabets have more letters than ASCII.
    case "csv", "tsv": isDeclared || bytes.count { $0 > 0x7F } * 5 < bytes.count
    case "html", "htm": isDeclared
    default: false
    }
  return isWestern ? (westernText(bytes), isDeclared) : nil
}

extension [UInt8] {
  /// Whether all bytes beyond ASCII are quotes, dashes, or letters of Western Europe with another letter beside them.
  fileprivate var hasWesternWords: Bool {
    func isLetter(_ place: Int) -> Bool {
      indices.contains(place) && (0x61...0x7A).contains(self[place] | 0x20)
    }
    let signs = indices.filter { self[$0] > 0x7F }
    return signs.count { self[$0] >= 0xC0 } * 8 < count
      && signs.allSatisfy { place in
        switch self[place] {
        // Quotes, dashes, dots, "°", "½" and the marks before Spanish questions.
        case 0x82, 0x84, 0x85, 0x91...0x97, 0xA0, 0xA1, 0xAB, 0xB0, 0xBB, 0xBD, 0xBF: true
        // The first byte of most letters of UTF-8 is that of a letter here.
        case 0xC3, 0xC5, 0xD7, 0xF7: false
        case 0xC0...0xFE, 0x8C, 0x9C:
          isLetter(place - 1) || isLetter(place + 1)
            // The last letter of "süß".
            || place > 1 && self[place - 1] >= 0xC0 && isLetter(place - 2)
              && (place + 1 == count || self[place + 1] <= 0x7F)
        default: false
        }
      }
  }

  /// The text with line ends where it has the separators of lines and paragraphs that programs for layout write; data
  /// stays as it is.
  var withLineEnds: [UInt8] {
    let first = first { $0 > 0x20 }
    guard contains(0xE2), first.map({ "{[<".utf8.contains($0) }) != true else { return self }
    let separators: [[UInt8]] = [[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]
    return separators.reduce(self) { text, separator in
      text.firstRange(of: separator) == nil ? text : text.replacing(separator, with: [0x0A])
    }
  }

  /// The text with letters and their marks as one character each; the same bytes where they are no text.
  var composed: [UInt8] {
    // The marks begin with these bytes.
    guard contains(where: { $0 == 0xCC || $0 == 0xCD || $0 == 0xE1 || $0 == 0xE3 }),
      let text = String(validating: self, as: UTF8.self)
    else { return self }
    return Array(text.composed.utf8)
  }
}
