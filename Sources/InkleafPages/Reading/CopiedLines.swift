// What programs put around the lines that people copy from them.

extension [SourceText.Line] {
  /// The lines with a space behind bullets, where programs for text put a tab.
  var withoutTabsAtBullets: [SourceText.Line] {
    guard contains(where: { $0.text.utf8.contains(0x09) }) else { return self }
    return map { line in
      let inner = line.text.drop { $0 == " " || $0 == "\t" }
      let mark = inner.prefix { !$0.isWhitespace }
      let gap = inner[mark.endIndex...].prefix { $0 == " " || $0 == "\t" }
      let words = inner[gap.endIndex...]
      let isIndented = line.text.first == "\t"
      guard gap.contains("\t"), !words.isEmpty, !words.contains("\t"),
        mark.isBullet || isIndented && mark.isNumber
      else { return line }
      var line = line
      // As many characters as before, for the places in messages.
      let spaces = String(repeating: " ", count: line.text.count - inner.count)
      line.text = "\(spaces)\(mark)\(String(repeating: " ", count: gap.count))\(words)"[...]
      return line
    }
  }

  /// The lines without the date on which a program for tasks says that one is done, as in "Fox ✅ 2026-10-03".
  var withoutDoneDates: [SourceText.Line] {
    map { line in
      guard line.text.utf8.contains(0xE2), let mark = line.text.firstRange(of: " ✅ 2"),
        line.text[mark.upperBound...].allSatisfy({ $0.isNumber || $0 == "-" })
      else { return line }
      var line = line
      line.text = line.text[..<mark.lowerBound]
      return line
    }
  }

  /// The lines without the time and the name that a chat puts before each, as in "[09:14] Mia: 1) Fox"
  /// and "01/10/2026, 09:14 - Mia: 1) Fox".
  var withoutSpeakers: [SourceText.Line] {
    let filled = self.filter { !$0.text.allSatisfy(\.isWhitespace) }
    let said = filled.compactMap { $0.text.wordsOfSpeaker }
    // Numbers or dates tell a list from talk.
    guard said.count > 1, said.count * 3 > filled.count * 2,
      said.count(where: { EntryText($0).isLabelled }) * 2 > said.count
    else { return self }
    return map { line in
      guard let words = line.text.wordsOfSpeaker else { return line }
      var line = line
      line.text = words
      return line
    }
  }
}

extension Substring {
  /// Whether it is a sign before an item of a list.
  fileprivate var isBullet: Bool {
    guard let first = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    return "-–—*+o•∙·◦‣○●◯■□▪▫☐☑✓➢➤\u{F0B7}\u{F0A7}".unicodeScalars.contains(first)
  }

  /// Whether it is a number with its mark.
  fileprivate var isNumber: Bool {
    (2...4).contains(utf8.count) && ".)".contains(last ?? " ")
      && dropLast().utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// What somebody says in a chat; `nil` for any other line.
  fileprivate var wordsOfSpeaker: Substring? {
    let isBracketed = first == "["
    guard let end = isBracketed ? firstIndex(of: "]") : firstRange(of: " - ")?.lowerBound,
      distance(from: startIndex, to: end) < 30
    else { return nil }
    let time = self[..<end].dropFirst(isBracketed ? 1 : 0)
    // A time has hours and minutes.
    guard time.contains(":"), time.filter(\.isNumber).count > 2,
      time.allSatisfy({ $0.isNumber || ":.,/- apmAPM\u{202F}".contains($0) }),
      let colon = self[end...].firstIndex(of: ":")
    else { return nil }
    let name = self[index(end, offsetBy: isBracketed ? 1 : 2)..<colon]
    let words = self[index(after: colon)...]
    guard name.first == " ", (2...40).contains(name.count), words.first == " " else { return nil }
    return words.dropFirst()
  }
}
