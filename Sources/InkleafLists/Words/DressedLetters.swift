// What posts are dressed up with: letters of formulas in the place of bold and slanted ones, which most fonts
// lack and readers that speak do not know, characters without width, and heaps of marks.

extension String {
  /// The text with plain letters and figures in the place of those of formulas.
  var withoutMathLetters: String {
    // All but a few are four bytes that begin alike.
    guard utf8.contains(0xF0), unicodeScalars.contains(where: \.isMathLetter) else { return self }
    var plain = String.UnicodeScalarView()
    for scalar in unicodeScalars { plain.append(scalar.plainLetter ?? scalar) }
    return String(plain)
  }

  /// The text without characters that have no width and join nothing, which programs leave in what is copied.
  package var withoutEmptyCharacters: String {
    guard utf8.contains(0xE2) || utf8.contains(0xEF),
      unicodeScalars.contains(where: \.isEmptyCharacter)
    else { return self }
    return String(unicodeScalars.filter { !$0.isEmptyCharacter })
  }

  /// The most marks on a letter; scripts have some, and emoji of families are joined by some.
  ///
  /// Bringing marks into their order takes as long as the square of their number.
  static let mostMarks = 30

  /// The text without the marks on a letter that are too many.
  package var withoutHeapsOfMarks: String {
    guard utf8.count > Self.mostMarks, !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var marks = 0
    return String(
      unicodeScalars.filter { scalar in
        marks = !scalar.isASCII && scalar.properties.joinsWhatIsBefore ? marks + 1 : 0
        return marks <= Self.mostMarks
      })
  }
}

extension Unicode.Scalar {
  /// Whether it is a break without width, or a mark of a text's order or direction alone.
  fileprivate var isEmptyCharacter: Bool {
    [0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF].contains(value)
      || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  /// Whether it is in the block Mathematical Alphanumeric Symbols.
  fileprivate var isMathLetter: Bool { (0x1D400...0x1D7FF).contains(value) }

  /// The letter or figure of the Latin alphabet that it is a form of.
  fileprivate var plainLetter: Unicode.Scalar? {
    switch value {
    // Thirteen alphabets, each of 26 capital and 26 small letters.
    case 0x1D400...0x1D6A3:
      let place = (value - 0x1D400) % 52
      return Unicode.Scalar(UInt8(place < 26 ? 0x41 + place : 0x61 + place - 26))
    case 0x1D7CE...0x1D7FF: return Unicode.Scalar(UInt8(0x30 + (value - 0x1D7CE) % 10))
    default: return Self.older[self]
    }
  }

  /// Those that stood elsewhere before there was a block for them.
  private static let older: [Unicode.Scalar: Unicode.Scalar] = [
    "ℬ": "B", "ℰ": "E", "ℱ": "F", "ℋ": "H", "ℐ": "I", "ℒ": "L", "ℳ": "M", "ℛ": "R", "ℯ": "e",
    "ℊ": "g", "ℴ": "o", "ℭ": "C", "ℌ": "H", "ℑ": "I", "ℜ": "R", "ℨ": "Z", "ℎ": "h", "ℂ": "C",
    "ℍ": "H", "ℕ": "N", "ℙ": "P", "ℚ": "Q", "ℝ": "R", "ℤ": "Z",
  ]
}
