import InkleafLists

// Parts that are counted or dated, as in "Week 1: Sea", "Part 2" and "Oct 1-7: Sea", above the prompts of each.

extension [ListLine] {
  /// Makes such lines the headings of those below them.
  ///
  /// - Returns: a line that may be a heading, but is not taken as one.
  mutating func takeCountedHeadings() -> ListLine? {
    let found = map { CountedHeading($0) }
    let places = indices.filter { found[$0] != nil }
    let doubtful =
      places.count * 3 < count
        && !indices.contains { found[$0] == nil && self[$0].entry.isLabelled }
      ? places.first { found[$0]?.isSure == true }.map { self[$0] } : nil
    // A title may come first, and who made the list.
    guard let first = places.first, first < 2 || first < 4 && isAbove(first), places.count > 1,
      count > 2 * places.count + first
    else { return doubtful }
    let names = places.compactMap { found[$0] }
    let gaps = gaps(behind: places)
    // "Week 1 Sea" may be the prompt of a week with a line or two about it.
    let least = names.contains(where: \.isLoose) ? 4 : 3
    guard Set(names.map(\.name)).count == 1, gaps.dropLast().allSatisfy({ $0 >= least }),
      gaps.last ?? 0 > 1, gaps.reduce(0, +) > 3 * places.count,
      zip(names, names.dropFirst()).allSatisfy({ $0.number.map { $0 + 1 } == $1.number }),
      areWords(between: places)
    else { return doubtful }
    let spans = places.map { self[$0].daysOfHeading }
    for ((place, gap), span) in zip(zip(places, gaps), spans) {
      let below = place + 1..<place + gap
      // Lines with days of their own are no further ones.
      guard span.days > 1, below.count == span.days,
        !below.contains(where: { self[$0].entry.isLabelled })
      else { continue }
      var date = span.date
      for index in below {
        self[index].entry.date = date
        self[index].entry.isCertain = true
        date = date?.next
      }
    }
    self = grouped(
      below: zip(self, found).map { line, heading in
        heading == nil ? nil : withoutMarks(String(line.text.trimmingColon)).trimmingSigns
      })
    return nil
  }

  /// Whether the lines above one are no prompts, and stand apart from it.
  private func isAbove(_ first: Int) -> Bool {
    self[first].startsParagraph && CountedHeading(self[first])?.number == 1
      && !self[..<first].contains(where: \.isMarked)
  }

  /// Whether the lines below some are short, rather than sentences about them.
  private func areWords(between places: [Int]) -> Bool {
    let lines = indices.dropFirst(places[0]).filter { !places.contains($0) }.map { self[$0].text }
    let isShort = { (text: Substring) in
      text.count < 40 && !".!?:".contains(text.last ?? " ")
    }
    return lines.count(where: isShort) * 10 >= lines.count * 9
  }
}

extension ListLine {
  /// The days that a heading names first or, as "Week 1 (May 1-7): Sea" does, in brackets.
  fileprivate var daysOfHeading: EntryText {
    guard entry.days < 2, let open = text.firstIndex(of: "("),
      let close = text[open...].firstIndex(of: ")"),
      case let inner = EntryText("\(text[open..<close].dropFirst()):"), inner.days > 1,
      inner.date != nil
    else { return entry }
    return inner
  }
}

/// What makes a line the heading of a part.
private struct CountedHeading {
  /// What is counted; the same for all parts of a list.
  var name: String
  /// Its place; `nil` for one that is dated, or that names several days.
  var number: Int?
  /// Whether no mark is between its number and further words.
  private(set) var isLoose = false
  /// Whether it looks like a heading wherever it stands.
  private(set) var isSure = true

  init?(_ line: ListLine) {
    let isSpan = line.entry.days > 1 && line.entry.date != nil
    let areDays = line.entry.last != nil && line.entry.number != nil
    let start = line.text.drop { !$0.isLetter && !$0.isNumber }.prefix {
      $0.isLetter || $0.isNumber
    }
    .lowercased()
    // "第一周：动物" and "1주차: 동물" have the number within.
    let isEastAsian =
      line.entry.isWeek && start.unicodeScalars.contains(where: \.isEastAsianLetter)
    guard
      isEastAsian || isSpan || areDays || Self.counters.contains(start)
        || DateWords.weekCounters.contains(start) || LabelCursor.isNumberWord(start)
    else { return nil }
    let text = Substring(withoutMarks(String(line.text)).trimmingSigns)
    guard text.count < 60 else { return nil }
    if isEastAsian, let number = line.entry.number {
      (name, self.number) = ("week", number)
      isLoose = !line.entry.isCertain && !line.entry.text.isEmpty
      return
    }
    let word = text.prefix { $0.isLetter }.lowercased()
    let rest = text.dropFirst(word.count).drop { " #.".contains($0) }
    if Self.counters.contains(word) || DateWords.weekCounters.contains(word),
      let (number, end) = Self.number(rest)
    {
      (name, self.number) = (word, number)
      isLoose = !Self.ends(rest[end...])
      // A letter alone may be another label.
      isSure = !isLoose || word.count > 2
      return
    }
    // "First week: Sea".
    var cursor = LabelCursor(text)
    if let number = cursor.spelledNumber() {
      cursor.skipSpace()
      let name = cursor.word()
      if DateWords.weekCounters.contains(name) {
        (self.name, self.number) = (name, number)
        isLoose = !Self.ends(cursor.rest)
        return
      }
    }
    guard isSpan || areDays || NamedWeek(text)?.isDated == true else { return nil }
    name = "date"
    isSure = !areDays
  }

  private static let counters: Set = [
    "part", "level", "theme", "section", "set", "group", "round", "chapter", "stage", "teil",
    "thema", "stufe", "kapitel", "runde", "partie", "niveau", "thème", "parte", "nivel", "tema",
    "livello", "deel", "del", "część",
  ]

  /// The number at the start of a text, in digits, in Roman ones or in words, and where it ends.
  private static func number(_ text: Substring) -> (Int, Substring.Index)? {
    let digits = text.prefix(while: \.isFigure)
    if let number = Int(digits), digits.count < 3 { return (number, digits.endIndex) }
    let word = text.prefix { $0.isLetter }
    let roman = word.map { DateWords.romanDigits[$0] ?? 0 }
    if !word.isEmpty, !roman.contains(0) { return (roman.romanValue, word.endIndex) }
    var cursor = LabelCursor(text)
    return cursor.spelledNumber().map { number in
      (number, text.unicodeScalars.index(text.startIndex, offsetBy: cursor.place))
    }
  }

  /// Whether a heading may end with this, which has a mark before more words.
  private static func ends(_ rest: Substring) -> Bool {
    rest.allSatisfy(\.isWhitespace)
      || rest.drop(while: \.isWhitespace).first.map { ":-–—|(.•·".contains($0) } == true
  }
}

extension String {
  /// The text without signs at its ends, as around "-- Week 1 --".
  fileprivate var trimmingSigns: String {
    let isSign = { (character: Character) in
      !character.isLetter && !character.isNumber && !"()[]\"“”?!".contains(character)
    }
    var text = self.drop(while: isSign)
    while text.last.map(isSign) == true { text.removeLast() }
    return String(text)
  }
}
