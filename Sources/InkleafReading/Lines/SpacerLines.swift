import InkleafLists

// Lines that people write between others because a program swallows empty ones.

extension [SourceText.Line] {
  /// The lines with nothing on those that only hold a place: a blank sign, a point or dash alone, the number of a page
  /// between dashes, the years of a menu, or the same emoji alone on several lines.
  var withoutSpacers: [SourceText.Line] {
    let alone = map { $0.text.utf8.count < 64 ? $0.text.aloneOnItsLine : nil }
    let words = count { $0.text.contains(where: \.isLetter) }
    guard words > 1, alone.contains(where: { $0 != nil }) else { return self }
    let counts = Dictionary(grouping: alone.compactMap(\.self), by: \.self).mapValues(\.count)
    return indices.map { place in
      // Below "Day 5" a dash is what stands there for that day.
      guard let sign = alone[place], sign.holdsAPlace || (counts[sign] ?? 0) > 1,
        place == 0 || EntryText.bare(self[place - 1].text) == nil
      else { return self[place] }
      var line = self[place]
      line.text = ""
      return line
    }
  }
}

extension Substring {
  /// The signs of a line that has no letters and figures, if it has any.
  fileprivate var aloneOnItsLine: Substring? {
    if isNumberOfPage || isMenuOfYears { return "—" }
    let isWord = utf8.contains { byte in
      byte != 0x20 && byte < 0x80
        && ((0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF))
    }
    guard !isWord else { return nil }
    let signs = self.trimmed
    guard !signs.isEmpty else { return nil }
    if signs.holdsAPlace { return signs }
    let isSign = signs.unicodeScalars.allSatisfy { $0.value > 0x7F && !$0.properties.isAlphabetic }
    return isSign ? signs : nil
  }

  /// Whether it is the number of a page between dashes, as in "— 3 —".
  private var isNumberOfPage: Bool {
    let signs = self.trimmed
    guard let first = signs.first, let last = signs.last, "-–—".contains(first), first == last,
      signs.utf8.count < 14
    else { return false }
    let number = signs.dropFirst().dropLast().trimmed
    return !number.isEmpty && number.allSatisfy(\.isFigure)
  }

  /// Whether it has years and marks between them, as "2024 | 2025 | 2026" at the top of a page.
  private var isMenuOfYears: Bool {
    guard utf8.first.map({ (0x30...0x39).contains($0) }) == true else { return false }
    let years = split { "|/·•, –-".contains($0) }
    return years.count > 1 && years.allSatisfy(\.isYear)
  }

  /// Whether it consists of points, dashes or blank signs.
  fileprivate var holdsAPlace: Bool {
    unicodeScalars.allSatisfy {
      "•·.…∙⋆◦—–_~|\u{2800}\u{3164}\u{200B}\u{200D}\u{FE0F} ".unicodeScalars.contains($0)
    }
  }
}
