// What the library does, faster for the texts of lists.

extension StringProtocol {
  /// Whether the bytes of another text stand in this one.
  ///
  /// The library's `contains` compares characters, which takes much longer, and each line of a list is asked for
  /// many words. Letters with marks need not be found, since they may be composed in another way.
  func has(_ part: StaticString) -> Bool {
    utf8.withContiguousStorageIfAvailable { text in
      part.withUTF8Buffer { part in
        guard part.count <= text.count else { return false }
        return (0...text.count - part.count).contains { start in
          part.indices.allSatisfy { text[start + $0] == part[$0] }
        }
      }
    } ?? contains(part.description)
  }
}

extension String {
  /// Makes a text of scalars, one by one, since the library is much slower with several.
  init(of scalars: some Sequence<Unicode.Scalar>) {
    var text = UnicodeScalarView()
    for scalar in scalars { text.append(scalar) }
    self.init(text)
  }
}

// The library looks up the kind of each letter in tables, which took a tenth of the time of reading; most letters
// are ASCII, whose kinds need none. These stand before the library's in this module.

extension Character {
  /// Whether it is a space, or ends a line.
  var isWhitespace: Bool {
    let byte = firstByte
    return byte < 0x80 ? byte == 0x20 || 0x09...0x0D ~= byte : firstProperties.isWhitespace
  }

  /// Whether it is a letter.
  var isLetter: Bool {
    let byte = firstByte
    return byte < 0x80 ? 0x61...0x7A ~= byte | 0x20 : firstProperties.isAlphabetic
  }

  /// Whether it is a number of any kind.
  var isNumber: Bool {
    let byte = firstByte
    return byte < 0x80 ? 0x30...0x39 ~= byte : firstProperties.numericType != nil
  }

  private var firstByte: UInt8 { utf8[utf8.startIndex] }

  /// What its first scalar is; marks behind it change no kind.
  private var firstProperties: Unicode.Scalar.Properties {
    unicodeScalars[unicodeScalars.startIndex].properties
  }
}
