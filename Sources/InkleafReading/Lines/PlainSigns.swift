import InkleafLists

// Signs that mean the same as plainer ones, or nothing.

extension [SourceText.Line] {
  /// The lines with one dash for the signs that look like it, as the minus of phones, with one space for those of
  /// programs, and with one arrow for those that posts have before words.
  var withPlainSigns: [SourceText.Line] {
    map { line in
      guard line.text.utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 || $0 == 0xE3 }) else {
        return line.withCommonEra
      }
      var line = line.withPlainArrow
      guard line.text.unicodeScalars.contains(where: \.hasPlainForm) else {
        return line.withCommonEra
      }
      var text = Substring.UnicodeScalarView()
      let scalars = line.text.unicodeScalars
      for place in scalars.indices {
        let (scalar, next) = (scalars[place], scalars[scalars.index(after: place)...].first)
        // Between two words, a writer may want no end of a line.
        let isWanted =
          text.last?.properties.isAlphabetic == true && next?.properties.isAlphabetic == true
        // A hyphen within a word joins its parts; one behind a space is a dash.
        text.append(
          scalar.isLikeDash && text.last == " "
            ? "–" : scalar.isSpaceWithoutBreak && !isWanted ? " " : scalar)
      }
      line.text = Substring(text)
      return line.withCommonEra
    }
  }
}

extension SourceText.Line {
  /// The line with a plain arrow for any other one before its words, as in "⤷ Bear" and "╰┈➤ Bear".
  fileprivate var withPlainArrow: SourceText.Line {
    let words = text.drop(while: \.isWhitespace)
    let signs = words.unicodeScalars.prefix { $0.isArrow || (0x2500...0x257F).contains($0.value) }
    guard let last = signs.last, last.isArrow, last != "→",
      case let rest = words.unicodeScalars[signs.endIndex...], rest.first?.isSpace == true
    else { return self }
    return with(text[..<words.startIndex] + "→" + Substring(rest))
  }

  /// The line with the year of a date at its start as other countries count it, where it is one of Japan's era Reiwa,
  /// as in "令和8年10月1日".
  fileprivate var withCommonEra: SourceText.Line {
    // Its signs begin with this byte.
    guard text.utf8.contains(0xE4), let era = text.firstRange(of: "令和"),
      text[..<era.lowerBound].allSatisfy({ !$0.isLetter }),
      case let digits = text[era.upperBound...].prefix(while: \.isNumber),
      let year = digits.isEmpty
        ? nil : Int(digits.map { String($0.wholeNumberValue ?? 0) }.joined()),
      (1...80).contains(year), text[digits.endIndex...].first == "年",
      text[digits.endIndex...].dropFirst().first?.isNumber == true
    else { return self }
    return with(text[..<era.lowerBound] + "\(2018 + year)" + text[digits.endIndex...])
  }
}

extension Unicode.Scalar {
  /// Whether it is an arrow to the right, or one that turns there.
  fileprivate var isArrow: Bool {
    switch value {
    case 0x2192, 0x21A6, 0x21AA, 0x21B3, 0x21D2, 0x21E8, 0x21FE, 0x27F6, 0x27F9, 0x2937, 0x2B95,
      0x2794, 0x2799...0x27BE:
      true
    default: false
    }
  }

  /// Whether it looks like a dash: a figure's dash, a hyphen that does not break, a bar, a minus, a wave.
  fileprivate var isLikeDash: Bool {
    [0x2010, 0x2011, 0x2012, 0x2015, 0x2212, 0x301C].contains(value)
  }

  /// Whether it is a space at which no line ends.
  fileprivate var isSpaceWithoutBreak: Bool { value == 0xA0 || value == 0x202F || value == 0x2007 }

  fileprivate var hasPlainForm: Bool { isLikeDash || isSpaceWithoutBreak }
}
