// Habits of posts: many prompts in a line, emoji as bullets, words around the list.

extension [ListLine] {
  /// Takes the emoji before the words away if most lines have one.
  mutating func takeEmojiAsBullets() {
    func words(_ line: ListLine) -> (Substring, Int)? {
      guard !line.entry.isLabelled, line.text.unicodeScalars.first.map({ !$0.isASCII }) == true
      else { return nil }
      var cursor = LabelCursor(line.text)
      guard cursor.skipEmoji() else { return nil }
      return (Substring(cursor.rest), cursor.place)
    }
    let found = map(words)
    guard found.filter({ $0 != nil }).count * 2 > count else { return }
    for (index, found) in zip(indices, found) {
      guard let (text, offset) = found else { continue }
      self[index].replaceText(text, offset: offset)
      self[index].entry.hasBullet = true
    }
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
    var paragraphs: [Range<Int>] = []
    for index in indices {
      if self[index].startsParagraph || paragraphs.isEmpty {
        paragraphs.append(index..<index + 1)
      } else {
        paragraphs[paragraphs.count - 1] = paragraphs[paragraphs.count - 1].lowerBound..<index + 1
      }
    }
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

  /// Makes lines such as "Rules:" headings of what is below them, up to the next such line or until other
  /// labels begin.
  mutating func nameAsides() {
    var aside: String?
    var (last, kept) = (0, 0)
    for (index, line) in enumerated() {
      let isWords = !line.entry.isLabelled && !line.entry.hasBullet && line.text.count <= 40
      let next = index + 1 < count ? self[index + 1].entry : nil
      let isAbove = next.map { $0.isLabelled || $0.hasBullet } == true
      if isWords, isAside(line.text), line.text.last == ":" || isAbove {
        (aside, last) = (String(line.text.trimmingColon), 0)
        continue
      }
      if aside != nil {
        if isWords, line.text.last == ":" || isAbove && speaksOfPrompts(String(line.text)) {
          aside = nil
          continue
        }
        let number = line.entry.number ?? 0
        let startsAgain = line.startsParagraph && number == 1 && last > 0
        if startsAgain || line.entry.date != nil && last > 0 { aside = nil }
        last = number > 0 ? number : last
      }
      self[kept] = line
      if let aside { self[kept].group = aside }
      kept += 1
    }
    removeSubrange(kept...)
  }

  /// Whether the first line is a paragraph alone, and the others are one together.
  var startsApart: Bool {
    count > 4 && self[1].startsParagraph && !dropFirst(2).contains(where: \.startsParagraph)
  }

  // MARK: Many prompts in a line

  /// The prompts of lines with several each, such as "1) A house 2) A tree", or `nil` for others.
  ///
  /// The numbers count on within each line, or down the columns of a list in several; all of them together
  /// are those of a list.
  var splitAtNumbers: [ListLine]? {
    guard count > 0, count < 200 else { return nil }
    return splitAtNumbers { $0 == ($1.number - 1, $1.isMarked) }
      ?? splitAtNumbers { $0.isMarked && $1.isMarked && $0.number < $1.number - 1 }
      ?? splitAtNumbers(apart: true) { $0.number < $1.number - 1 }
      ?? (count > 4 ? splitAtNumbers { $0.number < $1.number - 4 } : nil)
  }

  private typealias NumberToken = (number: Int, isMarked: Bool)

  /// - Parameter goesOn: whether a number may follow another one in a line.
  ///   - apart: whether only numbers count that begin a line or stand behind a wide gap.
  private func splitAtNumbers(
    apart: Bool = false, _ goesOn: (_ last: NumberToken, _ next: NumberToken) -> Bool
  ) -> [ListLine]? {
    var starts: [(line: Int, offset: Int)] = []
    var numbers: [Int] = []
    for (index, line) in enumerated() {
      var last: NumberToken?
      let scalars = [Unicode.Scalar](line.text.unicodeScalars)
      for token in numberTokens(line.text) {
        let before = scalars[..<token.offset].suffix(2)
        if apart, !before.isEmpty, before.last != "\t", before != [" ", " "] { continue }
        guard last.map({ goesOn($0, (token.number, token.isMarked)) }) ?? true else { continue }
        last = (token.number, token.isMarked)
        numbers.append(token.number)
        starts.append((index, token.offset))
      }
    }
    let lines = Set(starts.map(\.line)).count
    // The beginning of a list may be missing; so many numbers in a row are no accident.
    let first = numbers.count > 7 ? numbers.min() ?? 1 : 1
    guard starts.count > 2, starts.count * 2 >= lines * 3,
      numbers.sorted() == [Int](first..<first + numbers.count)
        || areColumns(zip(starts.map(\.line), numbers).map { ($0, $1) })
    else { return nil }
    var pieces = starts.enumerated().map { order, start -> ListLine in
      let line = self[start.line]
      let scalars = line.text.unicodeScalars
      let isLast = order + 1 == starts.count || starts[order + 1].line != start.line
      let first = scalars.index(scalars.startIndex, offsetBy: start.offset)
      let end =
        isLast
        ? scalars.endIndex : scalars.index(scalars.startIndex, offsetBy: starts[order + 1].offset)
      let text = line.text[first..<end].withoutTrailing(",;|•·/–—-")
      var piece = ListLine(
        entry: EntryText(text), text: text, number: line.number, indent: line.indent + start.offset,
        group: line.group)
      piece.entry.takeLoose()
      return piece
    }
    // "Days 1 and 2: Ghost" is one prompt.
    let joints: Set = ["and", "&", "+", "und", "et", "y", "e", "to", "bis", "-", "–"]
    guard !pieces.contains(where: { joints.contains($0.entry.text.lowercased()) }) else {
      return nil
    }
    pieces.dropCounters()
    // "3 Mars" is a date only among dates, wherever the columns have it.
    pieces = zip(numbers, pieces).sorted { $0.0 < $1.0 }.map(\.1)
    pieces.leaveMonthsInWords()
    return pieces
  }

  /// Whether the numbers count downwards in each of several columns, whose ends may be cut.
  private func areColumns(_ numbers: [(line: Int, number: Int)]) -> Bool {
    let lines = Dictionary(grouping: numbers, by: \.line)
    guard let top = lines[0]?.map(\.number), top.count > 1, lines.count == count, count > 2,
      zip(top, top.dropFirst()).allSatisfy({ $1 - $0 >= count }), contains(where: \.hasCounter)
    else { return false }
    return lines.allSatisfy { line, numbers in
      (numbers.count == top.count || line == count - 1)
        && zip(numbers, top).allSatisfy { $0.number == $1 + line }
    }
  }

  /// Takes the word before the next number away from words, as in "Day 1: Ghost Day 2: Cat".
  private mutating func dropCounters() {
    let words = map { piece in
      piece.entry.text.split(separator: " ").last.map { $0.lowercased() } ?? ""
    }
    let counters = words.indices.filter {
      // "Oct." has a point.
      let word = words[$0].last == "." ? String(words[$0].dropLast()) : words[$0]
      return DateWords.dayCounters.contains(word) || DateWords.weekCounters.contains(word)
        || DateWords.month(word) != nil
    }
    // Where it stands before all numbers, it stands behind all words but the last of each line.
    let inner = indices.dropLast().filter { self[$0].number == self[$0 + 1].number }
    guard inner.count > 1, Set(inner.map { words[$0] }).count == 1, counters.contains(inner[0])
    else {
      return
    }
    let marks = ",;|•·/–—- "
    func keep(_ text: Substring, _ index: Int) {
      self[index].text = text
      self[index].entry = EntryText(text)
      self[index].entry.takeLoose()
    }
    for index in inner {
      keep(self[index].text.dropLast(words[index].count).withoutTrailing(marks), index)
    }
    // The list may be cut within the word, or within the number behind it.
    let end = self[count - 1].text
    let beforeNumber = end.dropLast(end.reversed().prefix(while: \.isNumber).count)
      .withoutTrailing(" ")
    let word = beforeNumber.split(separator: " ").last ?? ""
    let rest = beforeNumber.dropLast(word.count).withoutTrailing(" ")
    let isCounter = word.lowercased() == words[inner[0]]
    let isBegun =
      beforeNumber == end.withoutTrailing(" ") && words[inner[0]].hasPrefix(word.lowercased())
    if !word.isEmpty, !rest.isEmpty, isCounter || isBegun,
      isCounter || marks.contains(rest.last ?? "x")
        || self[count - 1].number != self[count - 2].number
    {
      keep(rest.withoutTrailing(marks), count - 1)
    }
  }

  /// Takes bullets further in than others away, where most are not: they are about the line above.
  mutating func takeInnerBullets() -> [ListLine] {
    guard let least = map(\.margin).min(), allSatisfy(\.entry.hasBullet) else { return [] }
    let inner = filter { $0.margin > least + 1 }
    guard !inner.isEmpty, inner.count * 2 < count, self[0].margin == least else { return [] }
    removeAll { $0.margin > least + 1 }
    return inner
  }

  /// Takes weekdays alone on a line as words where few lines are such: "Sun" may be what to draw.
  mutating func leaveWeekdaysInWords() {
    let alone = indices.filter {
      self[$0].bareLabel.map { $0.number == nil && $0.date == nil } == true
    }
    guard !alone.isEmpty, alone.count < 3, alone.count * 3 <= count else { return }
    for index in alone {
      self[index].isWords = true
      self[index].entry.hasWeekday = false
      self[index].entry.text = String(self[index].text)
      self[index].entry.offset = 0
    }
  }

  /// Reads months behind numbers as words where the other lines have no dates: Mars between Ghost and Venus.
  mutating func leaveMonthsInWords() {
    func number(_ index: Int) -> Int? {
      self[index].entry.number ?? self[index].entry.loose?.number
    }
    let plain = indices.filter { self[$0].entry.date == nil && number($0) != nil }
    let dated = indices.filter { self[$0].entry.date != nil && self[$0].entry.number == nil }
    let all = indices.map { number($0) ?? self[$0].plainNumber?.number }
    guard !dated.isEmpty, plain.count > 1,
      plain.count > dated.count || all == (1...count).map(Optional.some)
    else { return }
    for index in dated {
      guard let own = self[index].plainNumber,
        index > 0 && all[index - 1] == own.number - 1
          || index + 1 < count && all[index + 1] == own.number + 1
      else { continue }
      self[index].entry.date = nil
      self[index].entry.days = 1
      (self[index].entry.text, self[index].entry.offset) = (own.text, own.offset)
      if own.isMarked {
        (self[index].entry.number, self[index].entry.isCertain) = (own.number, true)
      } else {
        self[index].entry.loose = EntryText.Loose(
          number: own.number, offset: own.offset, text: own.text)
        (self[index].entry.text, self[index].entry.offset) = (String(self[index].text), 0)
      }
    }
  }

  /// The prompts of lines that separate them by commas or bullets, or `nil` for other lines.
  var splitAtSeparators: [ListLine]? {
    guard count > 0, count <= 40, !contains(where: \.entry.isLabelled) else { return nil }
    for separator: Character in ["•", "·", "●", "▪", "✦", "|", ";", ",", "、", "/"] {
      // More parts than a list has prompts are no list.
      let count = reduce(0) { count, line in count + line.text.count { $0 == separator } }
      guard (1...ListLimits.prompts).contains(count) else { continue }
      let pieces = map { line in line.pieces(separator) }
      let rich = pieces.indices.filter { pieces[$0].count > 7 }
      let most = pieces.map(\.count).max() ?? 0
      // A line of one above lines of several is their title.
      let hasTitle = pieces[0].count == 1 && pieces.dropFirst().contains { $0.count > 1 }
      let below = pieces.dropFirst(hasTitle ? 1 : 0)
      let all = below.flatMap(\.self)
      // A single line of words with bullets between them is no sentence.
      let least = self.count == 1 && "•·●▪✦".contains(separator) ? 3 : 5
      let isWhole =
        most >= Swift.min(least, 4) && all.count >= Swift.max(least, below.count * 3) && all.isShort
      let isOne = rich.count == 1 && pieces[rich[0]].isShort
      guard isWhole || isOne else { continue }
      return isWhole ? all : pieces[rich[0]]
    }
    return nil
  }

  /// Whether the texts are words rather than sentences.
  var isShort: Bool {
    let words = map { $0.text.split(separator: " ").count }
    return allSatisfy { $0.text.count <= 40 } && words.reduce(0, +) <= count * 3
      && words.allSatisfy { $0 <= 6 }
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

/// Returns the numbers at the start of words, with their places in Unicode scalars.
private func numberTokens(_ text: Substring) -> [(number: Int, offset: Int, isMarked: Bool)] {
  var found: [(Int, Int, Bool)] = []
  var atStart = true
  let scalars = Array(text.unicodeScalars)
  var index = 0
  while index < scalars.count {
    let start = index
    var value = 0
    var isKeycap = false
    while index < scalars.count,
      let digit = scalars[index].properties.numericType == .decimal
        ? Int(scalars[index].properties.numericValue ?? 0) : nil, value < 1000
    {
      value = value * 10 + digit
      index += 1
      if index < scalars.count, scalars[index] == "\u{FE0F}" { index += 1 }
      if index < scalars.count, scalars[index] == "\u{20E3}" {
        isKeycap = true
        index += 1
      }
    }
    if index == start, let sign = scalars[index].signNumber {
      (value, isKeycap, index) = (sign, true, index + 1)
    }
    // A number in brackets, or behind a sign.
    if index == start, atStart, let inner = bracketedNumber(scalars[index...]) {
      found.append((inner.number, start, true))
      index = inner.end
      atStart = false
      continue
    }
    guard index > start else {
      atStart = [" ", "\t", ",", ";", "|", "•", "·", "\u{A0}"].contains(scalars[index])
      index += 1
      continue
    }
    // "1st: " is a number with its mark, too.
    if atStart, let end = endOfOrdinal(scalars[index...]) {
      found.append((value, start, true))
      index = end
      atStart = false
      continue
    }
    let next = index < scalars.count ? scalars[index] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    let hasMark =
      next.map { ".):-–—".unicodeScalars.contains($0) } == true && (after == " " || after == nil)
      || (next == "." || next == ")") && after?.properties.isAlphabetic == true
    // A year is no number of a list.
    let isOfList = (1...ListLimits.prompts).contains(value)
    if (atStart || isKeycap) && (isKeycap || hasMark || next == " ") && isOfList {
      let isCounted = DateWords.dayCounters.contains(scalars[..<start].lastWord)
      found.append((value, start, isKeycap || hasMark || isCounted))
    }
    atStart = false
  }
  return found
}

/// Returns the end of what makes a number one of an order, with the mark behind it; `nil` for anything else.
private func endOfOrdinal(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
  let letters = scalars.prefix { $0.isLetterOfWord }
  guard (2...3).contains(letters.count),
    ["st", "nd", "rd", "th"].contains(String(String.UnicodeScalarView(letters)).lowercased()),
    let mark = scalars[letters.endIndex...].first, mark == ":" || mark == ")"
  else { return nil }
  return letters.endIndex + 1
}

extension ArraySlice<Unicode.Scalar> {
  /// The letters before the spaces at the end, in lower case.
  fileprivate var lastWord: String {
    let end = lastIndex { !$0.isSpace }.map { $0 + 1 } ?? startIndex
    let letters = self[..<end].suffix(12).reversed().prefix { $0.isLetterOfWord }
    return String(String.UnicodeScalarView(letters.reversed())).lowercased()
  }
}

/// Returns the number in "(1) ", "[1] " or "#1 - ", and the place behind it; `nil` for anything else.
private func bracketedNumber(
  _ scalars: ArraySlice<Unicode.Scalar>
) -> (number: Int, end: Int)? {
  let ends: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "（": "）"]
  guard let first = scalars.first, first == "#" || ends[first] != nil else { return nil }
  let digits = scalars.dropFirst().prefix { (0x30...0x39).contains($0.value) }
  guard (1...3).contains(digits.count),
    let number = Int(String(String.UnicodeScalarView(digits))), number > 0
  else { return nil }
  var rest = scalars[digits.endIndex...]
  if let end = ends[first] {
    return rest.first == end && rest.dropFirst().first == " " ? (number, rest.startIndex + 1) : nil
  }
  rest = rest.drop { $0 == " " }
  let isMarked = rest.first.map { ":.)-–—".unicodeScalars.contains($0) } == true
  return isMarked ? (number, rest.startIndex + 1) : nil
}

extension ListLine {
  /// Whether a word such as "Day" is before the number.
  fileprivate var hasCounter: Bool {
    DateWords.dayCounters.contains(text.prefix { $0.isLetter }.lowercased())
  }

  /// The number at its start with the words behind it, whatever they are.
  var plainNumber: (number: Int, text: String, offset: Int, isMarked: Bool)? {
    let start = text.drop { ">-*+•☐[] ".contains($0) }
    let digits = start.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0 else { return nil }
    let rest = text[digits.endIndex...]
    let mark = rest.prefix { ".)".contains($0) }
    let words = rest[mark.endIndex...].drop(while: \.isWhitespace)
    guard !mark.isEmpty || words.startIndex > mark.endIndex, words.first?.isLetter == true else {
      return nil
    }
    return (number, String(words), offset(of: words), !mark.isEmpty)
  }

  /// The parts between separators that have words.
  fileprivate func pieces(_ separator: Character) -> [ListLine] {
    guard text.contains(separator) else { return [self] }
    var body = text
    // Words such as "Prompts:" before the first part are no prompt.
    if let colon = body.firstRange(of: ": "), body[colon.upperBound...].contains(separator),
      !body[..<colon.lowerBound].contains(separator)
    {
      body = body[colon.upperBound...]
    }
    return body.split(separator: separator).compactMap { part in
      let words = part.drop(while: \.isWhitespace).withoutTrailing(".")
      guard !words.isEmpty else { return nil }
      return self.part(words)
    }
  }
}

extension Substring {
  /// The text without white space and some marks at its end.
  func withoutTrailing(_ marks: String) -> Substring {
    var text = self
    while let last = text.last, last.isWhitespace || marks.contains(last) { text.removeLast() }
    return text
  }
}
