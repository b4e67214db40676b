internal import InkleafGeometry
internal import InkleafCairo

/// Scripts with letters that join, change places, carry marks or run from right to left.
struct ComplexScript {
  /// Returns the complex script of a character, or `nil` if its letters are set side by side.
  ///
  /// Digits are excluded: they are set side by side in every script.
  static func name(of scalar: Unicode.Scalar) -> String? {
    guard scalar.value >= 0x0590, scalar.properties.generalCategory != .decimalNumber else {
      return nil
    }
    return blocks.first { $0.range.contains(scalar.value) }?.name
  }

  /// The blocks of Unicode 15 that hold such scripts in use today.
  private static let blocks: [(range: ClosedRange<UInt32>, name: String)] = [
    (0x0590...0x05FF, "Hebrew"), (0x0600...0x06FF, "Arabic"), (0x0700...0x074F, "Syriac"),
    (0x0750...0x077F, "Arabic"), (0x0780...0x07BF, "Thaana"), (0x07C0...0x07FF, "N’Ko"),
    (0x0800...0x083F, "Samaritan"), (0x0840...0x085F, "Mandaic"), (0x0860...0x086F, "Syriac"),
    (0x0870...0x08FF, "Arabic"), (0x0900...0x097F, "Devanagari"), (0x0980...0x09FF, "Bengali"),
    (0x0A00...0x0A7F, "Gurmukhi"), (0x0A80...0x0AFF, "Gujarati"), (0x0B00...0x0B7F, "Odia"),
    (0x0B80...0x0BFF, "Tamil"), (0x0C00...0x0C7F, "Telugu"), (0x0C80...0x0CFF, "Kannada"),
    (0x0D00...0x0D7F, "Malayalam"), (0x0D80...0x0DFF, "Sinhala"), (0x0E00...0x0E7F, "Thai"),
    (0x0E80...0x0EFF, "Lao"), (0x0F00...0x0FFF, "Tibetan"), (0x1000...0x109F, "Myanmar"),
    (0x1700...0x177F, "a Philippine script"), (0x1780...0x17FF, "Khmer"),
    (0x1800...0x18AF, "Mongolian"), (0x1900...0x194F, "Limbu"), (0x1A00...0x1A1F, "Buginese"),
    (0x1A20...0x1AAF, "Tai Tham"), (0x1B00...0x1B7F, "Balinese"), (0x1B80...0x1BBF, "Sundanese"),
    (0x1BC0...0x1BFF, "Batak"), (0x1C00...0x1C4F, "Lepcha"), (0x1CD0...0x1CFF, "Vedic"),
    (0xA880...0xA8DF, "Saurashtra"), (0xA8E0...0xA8FF, "Devanagari"), (0xA980...0xA9DF, "Javanese"),
    (0xA9E0...0xA9FF, "Myanmar"), (0xAA00...0xAA5F, "Cham"), (0xAA60...0xAA7F, "Myanmar"),
    (0xAA80...0xAADF, "Tai Viet"), (0xAAE0...0xAAFF, "Meetei Mayek"),
    (0xABC0...0xABFF, "Meetei Mayek"), (0xFB1D...0xFB4F, "Hebrew"), (0xFB50...0xFDFF, "Arabic"),
    (0xFE70...0xFEFE, "Arabic"), (0x10800...0x10FFF, "a script written from right to left"),
    (0x11000...0x11FFF, "an Indic script"),
    (0x1E800...0x1EEFF, "a script written from right to left"),
  ]
}

extension Unicode.Scalar {
  /// Whether this has no shape of its own: a joiner, variation selector or soft hyphen.
  var isInvisible: Bool { value >= 0xAD && properties.isDefaultIgnorableCodePoint }

  /// The width of a space that is narrower than the usual one, in fractions of the font size.
  ///
  /// Unicode gives a thin space a fifth of it; the one that forbids a break is set the same.
  var narrowSpace: Double? { self == "\u{2009}" || self == "\u{202F}" ? 0.2 : nil }

  /// Whether this is a mark on the letter before it.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark || category == .spacingMark
  }

  /// Whether this is a Chinese character, also used in Japanese and Korean.
  var isHan: Bool {
    (0x2E80...0x3FFFF).contains(value) && properties.isIdeographic
  }

  /// Whether this is a letter of one of Japan's two syllabaries.
  var isKana: Bool { (0x3041...0x30FF).contains(value) || (0x31F0...0x31FF).contains(value) }

  /// Whether this is a Korean syllable or a part of one.
  var isHangul: Bool {
    (0xAC00...0xD7FF).contains(value) || (0x1100...0x11FF).contains(value)
      || (0x3130...0x318F).contains(value)
  }
}

/// Returns the language that decides the shapes of a text's characters.
///
/// Chinese characters look different in Japanese, Korean and Chinese, and a list may have prompts in
/// several languages.
func drawingLanguage(of text: String, in language: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return language }
  let scalars = text.unicodeScalars
  if scalars.contains(where: \.isKana) { return "ja" }
  if scalars.contains(where: \.isHangul) { return "ko" }
  let tag = LanguageTag(language)
  // fontconfig distinguishes Chinese languages by country.
  if tag.isChinese { return chineseTag(tag) }
  return scalars.contains(where: \.isHan) && !["ja", "ko"].contains(tag.code) ? "zh-cn" : language
}

private func chineseTag(_ tag: LanguageTag) -> String {
  guard tag.isTraditionalChinese else { return "zh-cn" }
  return tag.code == "yue" || tag.has("hk") || tag.has("mo") ? "zh-hk" : "zh-tw"
}
