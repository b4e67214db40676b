// What programs put around the lines that people copy from them.

extension [SourceText.Line] {
  /// The lines that are not empty.
  var filled: [SourceText.Line] { filter { !$0.text.allSatisfy(\.isWhitespace) } }

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

  /// The cells of lines that tabs part into columns, one of them with numbers or dates; `nil` for any other lines.
  var tabbedRows: [TableRow]? {
    let filled = self.filled
    guard filled.count > 2, filled[1].text.utf8.contains(0x09) else { return nil }
    let rows = filled.map { line in
      TableRow(
        line: line.number,
        cells: line.text.split(separator: "\t", omittingEmptySubsequences: false).map { cell in
          (String(cell), line.text[..<cell.startIndex].unicodeScalars.count + 1)
        })
    }
    let areEven = rows.allSatisfy { $0.cells.count == rows[0].cells.count }
    return areEven && (hasHeadings(rows[0]) || hasLabelledColumn(rows)) ? rows : nil
  }

  /// The lines without what programs for notes write behind them: the name of the line, as in "Fox ^a1b2c3", and the
  /// date on which a task was done, as in "Fox ✅ 2026-10-03".
  var withoutProgramMarks: [SourceText.Line] {
    let areNamed = count { $0.text.placeOfName != nil } > 1
    return map { line in
      var line = line
      if areNamed, let place = line.text.placeOfName { line.text = line.text[..<place] }
      if line.text.utf8.contains(0xE2), let mark = line.text.firstRange(of: " ✅ 2"),
        line.text[mark.upperBound...].allSatisfy({ $0.isNumber || $0 == "-" })
      {
        line.text = line.text[..<mark.lowerBound]
      }
      return line
    }
  }

  /// The lines without the time that all their dates have, as in "2026-10-01 08:00 Fox"; in a log the times differ.
  var withoutTimes: [SourceText.Line] {
    let filled = self.filled
    // The first line may be a title, and the last one cut.
    guard filled.count > 2, let time = filled[1].text.timeBehindDate,
      filled.dropFirst().dropLast().allSatisfy({ $0.text.timeBehindDate == time })
    else { return self }
    return map { line in
      let rest = line.text.dropFirst(10)
      let isCut = line.number == filled.last?.number && time.hasPrefix(rest)
      guard line.text.timeBehindDate == time || isCut else { return line }
      var line = line
      line.text = line.text.prefix(10) + " " + rest.dropFirst(time.count)
      return line
    }
  }

  /// Takes away the time and the name that a chat puts before each line, as in "[09:14] Mia: 1) Fox" and
  /// "01/10/2026, 09:14 - Mia: 1) Fox".
  ///
  /// Where one person says a word a day, the day is its label, and what others say is left out.
  ///
  /// - Returns: what is left out.
  mutating func takeSpeakers() -> [SourceText.Line] {
    let filled = self.filled
    let spoken = filled.map(\.text.spoken)
    let said = spoken.compactMap(\.self)
    guard !said.isEmpty else { return [] }
    // One message may be the whole list.
    let others = zip(filled, spoken).filter { $1 == nil }.map(\.0)
    let numbered = others.count { EntryText($0.text).isLabelled }
    if others.count > 1, numbered * 5 > others.count * 4 {
      for index in indices { self[index].text = self[index].text.spoken?.words ?? self[index].text }
      return []
    }
    guard said.count > 1, said.count * 3 > filled.count * 2 else { return [] }
    // Numbers or dates tell a list from talk.
    let isNumbered = said.count(where: { EntryText($0.words).isLabelled }) * 2 > said.count
    // The one who says a word on most days; the last line may be cut.
    let areSaid = !spoken.dropLast().contains { $0 == nil }
    let byName = Dictionary(grouping: said, by: \.name)
    let name = byName.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    var days: Set<Substring> = []
    let firsts = zip(filled, spoken).compactMap { line, said in
      said.flatMap { said in
        said.name == name && days.insert(said.day).inserted ? (line: line.number, said: said) : nil
      }
    }
    let isOneADay =
      firsts.count > 2 && areSaid && said.count <= firsts.count * 2
      && firsts.allSatisfy { EntryText($0.said.day + ":").date != nil }
    guard isNumbered || isOneADay else { return [] }
    let dated = Set(firsts.map(\.line))
    let replies = isNumbered ? [] : filter { $0.text.spoken != nil && !dated.contains($0.number) }
    if !isNumbered { removeAll { $0.text.spoken != nil && !dated.contains($0.number) } }
    for index in indices {
      guard let said = self[index].text.spoken else { continue }
      self[index].text = isNumbered ? said.words : "\(said.day): \(said.words)"[...]
    }
    return replies
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

  /// Where the name of the line begins at its end, as in "Fox ^a1b2c3".
  fileprivate var placeOfName: Index? {
    guard utf8.contains(UInt8(ascii: "^")), let mark = firstRange(of: " ^"),
      self[mark.upperBound...].utf8.allSatisfy({ isNameByte($0) || $0 == UInt8(ascii: "-") })
    else { return nil }
    return mark.lowerBound
  }

  /// The time behind a date at the start, as in "2026-10-01 08:00" and "2026-10-01T08:00:00Z".
  fileprivate var timeBehindDate: Substring? {
    let date = utf8.prefix(10)
    guard date.count == 10, date.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D }) else {
      return nil
    }
    let time = dropFirst(10).dropFirst().prefix { !$0.isWhitespace }
    let digits = time.filter { !":Z".contains($0) }
    guard " T".contains(dropFirst(10).first ?? "-"), time.contains(":"), digits.count > 3,
      digits.allSatisfy(\.isNumber), time.endIndex < endIndex
    else { return nil }
    return dropFirst(10)[..<time.endIndex]
  }

  /// What somebody says in a chat, and on which day; `nil` for any other line.
  fileprivate var spoken: (words: Substring, name: Substring, day: Substring)? {
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
    return (words.dropFirst(), name, time.prefix { $0 != "," && $0 != " " })
  }
}
