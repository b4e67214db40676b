import InkleafLists

// The characters that labels are made of: digits, numerals, signs of numbers and emoji.

extension Unicode.Scalar {
  /// Whether it is a letter, or belongs to the one before it.
  var isLetterOfWord: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case ..<0x80: false
    default: properties.isAlphabetic || properties.isGraphemeExtend
    }
  }

  var isSpace: Bool { isASCII ? self == " " || self == "\t" : properties.isWhitespace }

  /// The value of a decimal digit.
  var digit: Int? {
    switch value {
    case 0x30...0x39: Int(value) - 0x30
    case ..<0x80: nil
    // Wide digits, and those of other scripts.
    default: properties.numericType == .decimal ? properties.numericValue.map { Int($0) } : nil
    }
  }

  /// The value of a Chinese numeral up to ten, 20 or 30.
  var chineseDigit: Int? {
    switch self {
    case "一": 1
    case "二": 2
    case "三": 3
    case "四": 4
    case "五": 5
    case "六": 6
    case "七": 7
    case "八": 8
    case "九": 9
    case "十": 10
    case "廿": 20
    case "卅": 30
    default: nil
    }
  }

  var isDigit: Bool { digit != nil }

  /// Whether it is a Chinese character or a letter of Japanese or Korean.
  var isEastAsianLetter: Bool {
    (0x3041...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value)
      || (0xAC00...0xD7AF).contains(value)
  }

  /// The number that is one sign: in a circle, or the key with 10.
  var signNumber: Int? {
    switch value {
    case 0x2460...0x2473: Int(value) - 0x245F
    case 0x3251...0x325F: Int(value) - 0x323C
    case 0x1F51F: 10
    case 0x2776...0x277F: Int(value) - 0x2775
    case 0x2780...0x2789: Int(value) - 0x277F
    case 0x278A...0x2793: Int(value) - 0x2789
    case 0x2488...0x249B: Int(value) - 0x2487
    case 0x2474...0x2487: Int(value) - 0x2473
    case 0x24EB...0x24F4: Int(value) - 0x24E0
    case 0x24F5...0x24FE: Int(value) - 0x24F4
    // Roman numbers of one sign.
    case 0x2160...0x216B: Int(value) - 0x215F
    case 0x2170...0x217B: Int(value) - 0x216F
    default: nil
    }
  }

  /// Whether it is a Roman number of one sign.
  var isRomanSign: Bool { (0x2160...0x216B).contains(value) || (0x2170...0x217B).contains(value) }

  var isNumberSign: Bool { signNumber != nil }

  var isEmojiStart: Bool {
    !isASCII && properties.isEmoji && properties.generalCategory != .decimalNumber
      || "♡❥✿❀✩".unicodeScalars.contains(self)
  }

  /// Whether it is a sign such as "✧", which is no emoji, and no sign behind or before numbers.
  var isOrnament: Bool {
    !isASCII && value > 0x2300 && properties.generalCategory == .otherSymbol
  }

  var isEmojiPart: Bool {
    isEmojiStart || self == "\u{FE0F}" || self == "\u{200D}" || properties.isEmojiModifier
  }
}

extension Substring {
  /// The text without emoji around it, as in "📅Day 1📅"; the text itself where nothing else is in it.
  var withoutEmojiAtEnds: Substring { without { $0.isSpace || $0.isEmojiPart && !$0.isNumberSign } }

  /// The text without emoji and ornaments around it, as in "✧ Day 1 ✧" and "~ Day 1 ~".
  var withoutOrnamentsAtEnds: Substring {
    if utf8.first == utf8.last, let mark = first, "~*=".contains(mark),
      case let words = drop(while: { $0 == mark }), words.first == " "
    {
      return words.withoutTrailing(String(mark)).drop { $0 == " " }
    }
    return without { $0.isSpace || ($0.isEmojiPart || $0.isOrnament) && !$0.isNumberSign }
  }

  private func without(_ isAround: (Unicode.Scalar) -> Bool) -> Substring {
    var inner = unicodeScalars[...]
    guard inner.first?.isASCII == false || inner.last?.isASCII == false else { return self }
    while let first = inner.first, isAround(first) { inner.removeFirst() }
    while let last = inner.last, isAround(last) { inner.removeLast() }
    return inner.isEmpty ? self : Substring(inner)
  }
}

extension String {
  /// The text without emoji and ornaments, as in "Spooktober ✨ prompts"; the text itself where nothing else is in it.
  var withoutOrnaments: String {
    func isOrnament(_ character: Character) -> Bool {
      character.unicodeScalars.first.map {
        ($0.isEmojiStart || $0.isOrnament) && !$0.isNumberSign
      } == true
    }
    guard utf8.contains(where: { $0 > 0xE1 }), contains(where: isOrnament) else { return self }
    let words = filter { !isOrnament($0) }.inOneLine
    return words.isEmpty ? self : words
  }
}

extension [Int] {
  /// The number that the values of Roman digits make: one before a larger one is taken off.
  var romanValue: Int {
    zip(self, dropFirst() + [0]).reduce(0) { sum, pair in
      sum + (pair.0 < pair.1 ? -pair.0 : pair.0)
    }
  }
}
