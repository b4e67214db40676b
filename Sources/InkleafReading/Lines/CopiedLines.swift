import InkleafLists

// What programs put around the lines that people copy from them.

extension [SourceText.Line] {
  /// The lines that are not empty.
  var filled: [SourceText.Line] { filter { !$0.isBlank } }

  /// The lines with a space behind bullets, where programs for text put a tab.
  var withoutTabsAtBullets: [SourceText.Line] {
    guard contains(where: { $0.text.utf8.contains(0x09) }) else { return self }
    return withoutLettersOfBullets.map { line in
      let inner = line.text.drop { $0 == " " || $0 == "\t" }
      let mark = inner.prefix { !$0.isWhitespace }
      let gap = inner[mark.endIndex...].prefix { $0 == " " || $0 == "\t" }
      let words = inner[gap.endIndex...]
      let isIndented = line.text.first == "\t"
      guard gap.contains("\t"), !words.isEmpty, !words.contains("\t"),
        mark.isBullet || isIndented && mark.isNumber
      else { return line }
      // As many characters as before, for the places in messages.
      let spaces = String(repeating: " ", count: line.text.count - inner.count)
      return line.with("\(spaces)\(mark)\(String(repeating: " ", count: gap.count))\(words)")
    }
  }

  /// The lines with bullets for the letters that programs for text write where their font has a bullet, as in
  /// "o   Fox" and "§\tFox".
  var withoutLettersOfBullets: [SourceText.Line] {
    func letter(of line: SourceText.Line) -> Character? {
      let inner = line.text.drop { $0 == " " || $0 == "\t" }
      guard let first = inner.first, "o§Øüvql".contains(first) else { return nil }
      let gap = inner.dropFirst().prefix { $0 == " " || $0 == "\t" }
      return gap.count > 1 || gap == "\t" ? first : nil
    }
    let letters = Dictionary(grouping: compactMap(letter), by: \.self).mapValues(\.count)
    guard letters.values.contains(where: { $0 > 1 }) else { return self }
    return map { line in
      guard let letter = letter(of: line), letters[letter] ?? 0 > 1 else { return line }
      let indent = line.text.prefix { $0 == " " || $0 == "\t" }
      return line.with("\(indent)•\(line.text[indent.endIndex...].dropFirst())")
    }
  }

  /// The lines without what programs for notes write behind them: the name of the line, as in "Fox ^a1b2c3", and the
  /// date on which a task was done, as in "Fox ✅ 2026-10-03".
  var withoutProgramMarks: [SourceText.Line] {
    let areNamed = count { $0.text.placeOfName != nil } > 1
    return map { line in
      var line = line
      if areNamed, let place = line.text.placeOfName { line.text = line.text[..<place] }
      line.text = line.text.withoutLinkAroundDate
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
      return line.with(line.text.prefix(10) + " " + rest.dropFirst(time.count))
    }
  }

  /// The lines without the names of pictures that chats and tags put between colons, as in ":art: Fox".
  var withoutNamesInColons: [SourceText.Line] {
    // A setting of AsciiDoc begins alike, but only once.
    let firsts = compactMap { $0.text.split(separator: " ").first }.filter(\.isNameInColons)
    let bullets = Dictionary(grouping: firsts, by: \.self).filter { $1.count > 1 }
    return map { line in
      guard line.text.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 1 else { return line }
      let words = line.text.split(separator: " ")
      var kept = words.dropFirst().filter { !$0.isNameInColons }
      guard let first = words.first, kept.count + 1 < words.count || bullets[first] != nil else {
        return line
      }
      if !first.isNameInColons { kept.insert(first, at: 0) }
      return line.with(line.text.prefix(while: \.isWhitespace) + kept.joined(separator: " "))
    }
  }

  /// The lines without the places in a film that stand before its chapters, as in "0:40 Day 1 - Fox" below "0:00 Intro".
  var withoutChapterTimes: [SourceText.Line] {
    let times = map(\.text.timeInFilm)
    let found = times.compactMap(\.self)
    guard found.count > 3, found[0].seconds == 0, found.count * 10 > filled.count * 7,
      zip(found, found.dropFirst()).allSatisfy({ $0.seconds < $1.seconds })
    else { return self }
    let ends: Set = ["intro", "outro", "introduction", "opening", "ending", "end", "thanks"]
    return zip(self, times).compactMap { line, time in
      guard let time else { return line }
      if ends.contains(time.words.lowercased()) { return nil }
      return line.with(time.words)
    }
  }

  /// The lines of a chat whose time and name stand on lines of their own above the words, as in
  /// "Mia — 01/10/2026 09:14" and "Mia, [01.10.2026 09:14]", with both before the words.
  var withHeadersBeside: [SourceText.Line] {
    let headers = map(\.text.headerOfMessage)
    let found = headers.count { $0 != nil }
    guard found > 2, found * 3 >= filled.count else { return self }
    var lines: [SourceText.Line] = []
    var before: (name: Substring, time: Substring)?
    for (line, header) in zip(self, headers) {
      if header != nil {
        before = header
      } else if let before, !line.isBlank {
        lines.append(line.with("[\(before.time)] \(before.name): \(line.text)"[...]))
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  /// Takes away the time and the name that a chat puts before each line, as in "[09:14] Mia: 1) Fox" and
  /// "01/10/2026, 09:14 - Mia: 1) Fox".
  ///
  /// Where one person says a word a day, the day is its label, and what others say is left out.
  ///
  /// - Returns: what is left out.
  mutating func takeSpeakers() -> [SourceText.Line] {
    guard contains(where: { $0.text.spoken != nil }) else { return [] }
    removeAll(where: \.text.isNoticeOfChat)
    let filled = self.filled
    let spoken = filled.map(\.text.spoken)
    let said = spoken.compactMap(\.self)
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
      && firsts.allSatisfy { EntryText(label: $0.said.day).date != nil }
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

  /// The text without the brackets of a link to a day's note, as in "[[2026-10-01]] Fox".
  fileprivate var withoutLinkAroundDate: Substring {
    guard utf8.contains(UInt8(ascii: "[")), let open = firstRange(of: "[["),
      let end = self[open.upperBound...].firstRange(of: "]]"),
      case let date = self[open.upperBound..<end.lowerBound], date.utf8.count == 10,
      date.allSatisfy({ $0.isNumber || $0 == "-" })
    else { return self }
    return "\(self[..<open.lowerBound])\(date)\(self[end.upperBound...])"[...]
  }

  /// Whether it is such as ":jack_o_lantern:".
  fileprivate var isNameInColons: Bool {
    guard utf8.count > 4, first == ":", last == ":" else { return false }
    return dropFirst().dropLast().utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || "_-+".utf8.contains($0)
    }
  }

  /// The place in a film before words, as in "1:17 Fox", "01:17 - Fox" and "1:02:10 Fox".
  fileprivate var timeInFilm: (seconds: Int, words: Substring)? {
    let time = prefix { $0.isASCII && ($0.isNumber || $0 == ":") }
    let parts = time.split(separator: ":", omittingEmptySubsequences: false)
    let words = self[time.endIndex...].drop { " -–—".contains($0) }
    guard 2...3 ~= parts.count, parts.allSatisfy({ 1...2 ~= $0.count }), time.endIndex < endIndex,
      self[time.endIndex] == " ", !words.isEmpty
    else { return nil }
    return (parts.reduce(0) { $0 * 60 + (Int($1) ?? 0) }, words)
  }

  /// Who says what stands below, and when; `nil` for any other line.
  fileprivate var headerOfMessage: (name: Substring, time: Substring)? {
    guard last?.isNumber == true || last == "]" || last == "M" || last == "m",
      utf8.count < 80, let gap = firstRange(of: last == "]" ? ", [" : " — ")
    else { return nil }
    let name = self[..<gap.lowerBound]
    var time = self[gap.upperBound...]
    if last == "]" { time = time.dropLast() }
    for word in ["Today at ", "Yesterday at "] where time.hasPrefix(word) {
      time = time.dropFirst(word.count)
    }
    guard (1...38).contains(name.count), time.contains(":"), time.filter(\.isNumber).count > 2,
      time.allSatisfy({ $0.isNumber || ":.,/- apmAPM\u{202F}".contains($0) })
    else { return nil }
    return (name, time)
  }

  /// The time that a chat puts before a message, and the message; `nil` for any other line.
  private var timed: (time: Substring, message: Substring)? {
    let isBracketed = first == "["
    guard let end = isBracketed ? firstIndex(of: "]") : firstRange(of: " - ")?.lowerBound,
      distance(from: startIndex, to: end) < 30
    else { return nil }
    let time = self[..<end].dropFirst(isBracketed ? 1 : 0)
    // A time has hours and minutes.
    guard time.contains(":"), time.filter(\.isNumber).count > 2,
      time.allSatisfy({ $0.isNumber || ":.,/- apmAPM\u{202F}".contains($0) })
    else { return nil }
    return (time, self[index(end, offsetBy: isBracketed ? 1 : 2)...])
  }

  /// What somebody says in a chat, and on which day; `nil` for any other line.
  fileprivate var spoken: (words: Substring, name: Substring, day: Substring)? {
    guard let (time, message) = timed, let colon = message.firstIndex(of: ":") else { return nil }
    let name = message[..<colon]
    let words = message[message.index(after: colon)...]
    guard name.first == " ", (2...40).contains(name.count), words.first == " " else { return nil }
    return (words.dropFirst(), name, time.prefix { $0 != "," && $0 != " " })
  }

  /// Whether it is what a chat says itself, as "28/09/2026, 19:02 - Messages and calls are end-to-end encrypted".
  fileprivate var isNoticeOfChat: Bool {
    guard let (_, message) = timed, spoken == nil else { return false }
    return message.split(separator: " ").count > 3
  }
}
