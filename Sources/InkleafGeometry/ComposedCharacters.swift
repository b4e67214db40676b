/// Unicode's normalisation form C for single characters: a letter with its marks as one scalar.
///
/// Swift treats two spellings of a character as equal, so a table of the composed characters finds
/// them by any spelling.
package enum ComposedCharacters {
  /// Returns the scalars of a character, composed to one if possible.
  package static func scalars(of character: Character) -> String.UnicodeScalarView {
    let scalars = character.unicodeScalars
    guard scalars.dropFirst().first != nil,
      let composed = hangul(Array(scalars)) ?? table[character]
    else { return scalars }
    return String(composed).unicodeScalars
  }

  /// The composed characters of Latin, Greek, Cyrillic, Japanese and mathematics, by character.
  private static let table: [Character: Unicode.Scalar] = {
    var table: [Character: Unicode.Scalar] = [:]
    for range in [
      0x00C0...0x0233, 0x0386...0x04F9, 0x1E00...0x1FFC, 0x2190...0x22ED, 0x304C...0x30FE,
    ] {
      for value in range {
        guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
        // If a character has two composed forms, the first is the standard's.
        if table[Character(scalar)] == nil { table[Character(scalar)] = scalar }
      }
    }
    return table
  }()

  /// Returns a Korean syllable made of its parts, by the Unicode Standard, section 3.12.
  private static func hangul(_ scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    let values = scalars.map { Int($0.value) }
    guard values.count == 2 || values.count == 3, (0x1100...0x1112).contains(values[0]),
      (0x1161...0x1175).contains(values[1])
    else { return nil }
    var tail = 0
    if values.count == 3 {
      guard (0x11A8...0x11C2).contains(values[2]) else { return nil }
      tail = values[2] - 0x11A7
    }
    let syllable = ((values[0] - 0x1100) * 21 + values[1] - 0x1161) * 28 + tail
    return Unicode.Scalar(UInt32(0xAC00 + syllable))
  }
}

extension String {
  /// The text with letters and their marks as one scalar each where Unicode has it; file systems and some programs
  /// write them apart.
  package var composed: String {
    guard unicodeScalars.contains(where: \.mayBeComposed) else { return self }
    return reduce(into: "") { text, character in
      text.unicodeScalars += ComposedCharacters.scalars(of: character)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it may be one with the letter before it: a mark of Europe's alphabets or of kana, or the vowel of a
  /// Korean syllable.
  fileprivate var mayBeComposed: Bool {
    value >= 0x300
      && ((0x300...0x36F).contains(value) || (0x1161...0x1175).contains(value)
        || (0x3099...0x309A).contains(value))
  }
}
