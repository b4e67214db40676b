// The library looks up the kind of each letter in tables, which took a tenth of the time of reading; most
// letters are ASCII, whose kinds need none. These stand before the library's in this module.

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
