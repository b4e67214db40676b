import InkleafLists

// Habits of posts: emoji as bullets, and words around the list.

extension [ListLine] {
  /// Takes the emoji before the words away if most lines have one; lines between two are headings.
  mutating func takeEmojiAsBullets() {
    func words(_ line: ListLine) -> (Substring, Int)? {
      if line.hadEmoji { return (line.text, 0) }
      guard line.text.unicodeScalars.first.map({ !$0.isASCII }) == true else { return nil }
      var cursor = LabelCursor(line.text)
      guard cursor.skipEmoji() else { return nil }
      return (cursor.rest, cursor.place)
    }
    let found = map(words)
    // Few labels behind such signs are words, as "Sun" and "24/7".
    let bare = zip(self, found).count { $1 != nil && !$0.entry.isLabelled }
    guard bare * 2 > count, bare * 3 > found.count(where: { $0 != nil }) * 2 else { return }
    for (index, found) in zip(indices, found) {
      guard let (text, offset) = found else { continue }
      self[index].replaceText(text, offset: offset)
      self[index].entry.hasBullet = true
    }
    takeFramedHeadings()
  }

  /// Makes lines between emoji, as "🎃 Bonus 🎃", the headings of what is below them; the first one may be the title.
  private mutating func takeFramedHeadings() {
    let framed = indices.filter { place in
      let inner = self[place].text.withoutEmojiAtEnds
      return self[place].entry.hasBullet && !inner.isEmpty
        && inner.endIndex < self[place].text.endIndex
    }
    guard !framed.isEmpty, framed.count * 4 <= count else { return }
    for place in framed {
      self[place].keep(self[place].text.withoutEmojiAtEnds)
      self[place].entry.hasBullet = false
    }
    let others = framed.filter { $0 > 0 }
    if !others.isEmpty, others.last != count - 1 { self = grouped(belowLinesAt: others) }
  }

  /// For each line of a list without labels, whether it is prose around the list.
  ///
  /// Lines without a bullet are prose beside many with one; so are long lines in paragraphs of
  /// their own beside one of short lines.
  var prose: [Bool] {
    let bullets = filter(\.entry.hasBullet).count
    if bullets > 2, bullets < count, bullets * 2 > count || bullets > 4 {
      return map { !$0.entry.hasBullet }
    }
    let paragraphs = paragraphs
    guard paragraphs.count > 1, let list = paragraphs.max(by: { $0.count < $1.count }),
      list.count > 4,
      list.count * 2 > count
    else { return map { _ in false } }
    func isLong(_ line: ListLine) -> Bool {
      line.text.count > 40 || ".!:".contains(line.text.last ?? " ")
    }
    let others = indices.filter { !list.contains($0) }
    guard others.allSatisfy({ isLong(self[$0]) || self[$0].text.hasPrefix("#") }),
      list.filter({ isLong(self[$0]) }).count * 4 < list.count
    else { return map { _ in false } }
    return indices.map { !list.contains($0) }
  }

  /// Whether the first line is a paragraph alone, and the others are one together.
  var startsApart: Bool {
    count > 4 && self[1].startsParagraph && !dropFirst(2).contains(where: \.startsParagraph)
  }

  /// Takes bullets further in than others away, where most are not: they are about the line above.
  mutating func takeInnerBullets() -> [ListLine] {
    // A title or two may stand above the list.
    let start = firstIndex(where: \.entry.hasBullet) ?? count
    let bullets = self[start...]
    guard start < 3, let least = bullets.map(\.margin).min(), bullets.allSatisfy(\.entry.hasBullet)
    else { return [] }
    let inner = bullets.filter { $0.margin > least + 1 }
    guard !inner.isEmpty, inner.count * 2 < bullets.count, self[start].margin == least else {
      return []
    }
    removeAll { $0.entry.hasBullet && $0.margin > least + 1 }
    return inner
  }

  /// The first bullet further in than one above it, which takes both as prompts.
  var firstInnerBullet: ListLine? {
    guard let first, first.entry.hasBullet, allSatisfy(\.entry.hasBullet) else { return nil }
    return self.first { $0.margin > first.margin + 1 }
  }

  /// Takes weekdays alone on a line as words where few lines are such: "Sun" may be what to draw.
  mutating func leaveWeekdaysInWords() {
    let alone = indices.filter {
      self[$0].bareLabel.map { $0.number == nil && $0.date == nil } == true
    }
    // Labels stand above the first words; a title, or two, may be above them.
    guard let first = alone.first, alone.count < 3 || first > 2, alone.count * 3 <= count else {
      return
    }
    for index in alone {
      self[index].isWords = true
      self[index].entry.hasWeekday = false
      self[index].entry.text = String(self[index].text)
      self[index].entry.offset = 0
    }
  }

  /// Reads months behind numbers as words where the numbers beside them have none: Mars between Ghost and
  /// Venus.
  mutating func leaveMonthsInWords() {
    guard contains(where: { $0.entry.date != nil && $0.entry.number == nil }) else { return }
    let own = map(\.plainNumber)
    let all = indices.map { self[$0].entry.anyNumber ?? own[$0]?.number }
    let plain = indices.count { self[$0].entry.date == nil && all[$0] != nil }
    let dated = indices.filter { place in
      guard case .monthDay(_, let day)? = self[place].entry.date else { return false }
      return self[place].entry.number == nil && own[place]?.number == day
    }
    guard !dated.isEmpty, plain > 1,
      plain > dated.count || all == (1...count).map(Optional.some)
    else { return }
    // "1 October Fish" names the month of "2 Wispy" below it, unless there are more days than it has.
    // A year may stand above.
    let first = all.firstIndex { $0.map { $0 < 1000 } == true }
    let last = all.compactMap(\.self).filter { $0 < 1000 }.max() ?? 0
    func names(_ place: Int) -> Bool {
      guard !self[place].entry.text.isEmpty,
        case .monthDay(let month, let day)? = self[place].entry.date
      else { return false }
      // "1 November Owl" below "31 Fox" does so, too.
      if place > 0, day == 1, let before = all[place - 1] { return 28...31 ~= before }
      return place == first
        && (CalendarDate(year: 2024, month: month, day: last) != nil || last > 31)
    }
    for place in dated {
      guard let own = own[place],
        place > 0 && all[place - 1] == own.number - 1
          || place + 1 < count && all[place + 1] == own.number + 1,
        !names(place)
      else { continue }
      self[place].isWords = true
      self[place].entry.date = nil
      self[place].entry.days = 1
      (self[place].entry.text, self[place].entry.offset) = (own.text, own.offset)
      if own.isMarked {
        (self[place].entry.number, self[place].entry.isCertain) = (own.number, true)
      } else {
        self[place].entry.loose = EntryText.Loose(
          number: own.number, offset: own.offset, text: own.text)
        (self[place].entry.text, self[place].entry.offset) = (String(self[place].text), 0)
      }
    }
  }

  /// The lines below a heading such as "Day Word 1 Word 2", each with so many words.
  var wordColumns: [ListLine]? {
    guard let heading = first, count > 2 else { return nil }
    let words = heading.text.split(separator: " ")
    let numbers = words.compactMap { Int($0) }
    guard numbers.count > 1, numbers == [Int](1...numbers.count),
      Int(words.last ?? "") == numbers.count
    else { return nil }
    let rows = dropFirst().compactMap { line -> ListLine? in
      var line = line
      line.entry.takeLoose()
      let cells = line.entry.text.split(separator: " ")
      guard line.entry.number != nil, cells.count == numbers.count else { return nil }
      line.entry.text = cells.joined(separator: " | ")
      return line
    }
    return rows.count * 5 >= (count - 1) * 4 ? rows : nil
  }
}

extension ListLine {
  /// The number at its start, or behind a weekday there, with the words behind it, whatever they are.
  var plainNumber: (number: Int, text: String, offset: Int, isMarked: Bool)? {
    var cursor = LabelCursor(text)
    cursor.skipBullets()
    let body = cursor.rest
    let name = body.prefix { $0.isLetter }
    let isWeekday = DateWords.isWeekday(name.lowercased())
    let start =
      isWeekday ? body[name.endIndex...].drop { ".,".contains($0) || $0.isWhitespace } : body
    let digits = start.prefix(while: \.isFigure)
    guard let number = Int(digits), number > 0 else { return nil }
    let rest = text[digits.endIndex...]
    let letters = rest.prefix(2)
    let isOrdinal =
      DateWords.ordinalEndings.contains(String(letters)) && rest.dropFirst(2).first == " "
    let mark = isOrdinal ? letters : rest.prefix { ".)º°ª".contains($0) }
    let words = rest[mark.endIndex...].drop(while: \.isWhitespace)
    guard !mark.isEmpty || words.startIndex > mark.endIndex, words.first?.isLetter == true else {
      return nil
    }
    return (number, String(words), offset(of: words), !mark.isEmpty)
  }
}
