// Signs that mean the same as plainer ones, or nothing.

extension [SourceText.Line] {
  /// The lines with one dash for the signs that look like it, as the minus of phones, and without marks that turn the
  /// direction of writing.
  var withPlainSigns: [SourceText.Line] {
    map { line in
      guard line.text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xE3 }),
        line.text.unicodeScalars.contains(where: { $0.isLikeDash || $0.turnsWriting })
      else { return line }
      var line = line
      var text = Substring.UnicodeScalarView()
      for scalar in line.text.unicodeScalars where !scalar.turnsWriting {
        // A hyphen within a word joins its parts; one behind a space is a dash.
        text.append(scalar.isLikeDash && text.last == " " ? "–" : scalar)
      }
      line.text = Substring(text)
      return line
    }
  }
}

extension Unicode.Scalar {
  /// Whether it looks like a dash: a figure's dash, a hyphen that does not break, a bar, a minus, a wave.
  fileprivate var isLikeDash: Bool {
    [0x2010, 0x2011, 0x2012, 0x2015, 0x2212, 0x301C].contains(value)
  }

  /// Whether it embeds or isolates a direction of writing.
  fileprivate var turnsWriting: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}

extension RawList {
  /// Leaves out signs that frame the title and headings.
  mutating func dropFrames() {
    header.title = String(header.title[...].withoutFrame)
    for index in entries.indices {
      entries[index].group = entries[index].group.map { String($0[...].withoutFrame) }
    }
  }

  /// Leaves out the verb between a label and its word, as in "Day 1 is mustache".
  mutating func dropVerbsOfLabels() {
    guard entries.count > 1, entries.allSatisfy({ $0.number != nil || $0.date != nil }) else {
      return
    }
    for verb in ["is ", "will be ", "ist ", "est ", "es ", "è "]
    where entries.allSatisfy({ $0.text.hasPrefix(verb) && $0.text.count > verb.count }) {
      for index in entries.indices {
        let words = entries[index].text.dropFirst(verb.count)
        // "will be mustache." is a sentence.
        entries[index].text = String(words.last == "." ? words.dropLast() : words)
      }
    }
  }

  /// Leaves out what says that the date behind words is the last day for them, as in "Owl - due Sept 11".
  mutating func dropDeadlines() {
    guard entries.count > 1, entries.allSatisfy({ $0.date != nil && !$0.hasOwnDate }) else {
      return
    }
    if entries.allSatisfy({ $0.note.map { Self.deadlines.contains($0.lowercased()) } == true }) {
      for index in entries.indices { entries[index].note = nil }
    }
    let words = entries.map { $0.text[...].withoutDeadline(Self.deadlines) }
    guard !words.contains(nil) else { return }
    for (index, words) in zip(entries.indices, words) { entries[index].text = String(words ?? "") }
  }

  private static let deadlines: Set<String> = [
    "due", "due on", "due by", "by", "until", "fällig", "fällig am", "bis", "bis zum", "pour le",
    "para el",
  ]
}

extension Substring {
  /// The words before a sign and one of some words at the end; `nil` for any other text.
  fileprivate func withoutDeadline(_ names: Set<String>) -> Substring? {
    for count in 1...2 {
      let words = split(separator: " ")
      guard words.count > count, let first = words.suffix(count).first else { return nil }
      let name = self[first.startIndex...].lowercased()
      let rest = self[..<first.startIndex].withoutTrailing("-–—:,(")
      if names.contains(name), rest.endIndex < first.startIndex, !rest.isEmpty,
        self[rest.endIndex..<first.startIndex].contains(where: { "-–—:,(".contains($0) })
      {
        return rest
      }
    }
    return nil
  }

  /// The text without signs that frame it, as in "✦ DRAWTOBER ✦" and "🍁 WEEK 1: FOREST 🍁".
  fileprivate var withoutFrame: Substring {
    let words = split(separator: " ")
    guard words.count > 1, let last = words.last, last.count < 4,
      !last.unicodeScalars.contains(where: { $0.isASCII || $0.properties.isAlphabetic })
    else { return self }
    // A bullet before the words was taken away.
    if words.count > 2, words[0] == last {
      return self[words[1].startIndex..<last.startIndex].trimmed
    }
    return "✦✧★☆✩✪♡♥❥◆◇".contains(last.first ?? " ") ? self[..<last.startIndex].trimmed : self
  }
}
