import InkleafLists

// Signs that mean the same as plainer ones, or nothing.

extension [SourceText.Line] {
  /// The lines with one dash for the signs that look like it, as the minus of phones, and with one space for those of
  /// programs.
  var withPlainSigns: [SourceText.Line] {
    map { line in
      guard line.text.utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 || $0 == 0xE3 }),
        line.text.unicodeScalars.contains(where: \.hasPlainForm)
      else { return line.withCommonEra }
      var line = line
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
  /// Whether it looks like a dash: a figure's dash, a hyphen that does not break, a bar, a minus, a wave.
  fileprivate var isLikeDash: Bool {
    [0x2010, 0x2011, 0x2012, 0x2015, 0x2212, 0x301C].contains(value)
  }

  /// Whether it is a space at which no line ends.
  fileprivate var isSpaceWithoutBreak: Bool { value == 0xA0 || value == 0x202F || value == 0x2007 }

  fileprivate var hasPlainForm: Bool { isLikeDash || isSpaceWithoutBreak }
}
