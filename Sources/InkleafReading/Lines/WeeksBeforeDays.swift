import InkleafLists

// Lines that count weeks and days: "Week 1, Day 1: Bear", "W1 D1: Bear" and "Monday (Week 1): Bear".

extension [SourceText.Line] {
  /// The lines with each week that stands beside days as a heading above them.
  var withWeeksAbove: [SourceText.Line] {
    let found = map(\.text.weekBesideDay)
    let places = indices.filter { found[$0] != nil }
    guard let first = places.first, places.count > 2, places.count * 3 >= filled.count * 2 else {
      return self
    }
    var lines = Array(self[..<first])
    var week: Substring?
    for (line, found) in zip(self, found).dropFirst(first) {
      guard let found else {
        lines.append(line)
        continue
      }
      if found.week != week {
        week = found.week
        // "W1" is short for the week.
        let isShort = found.week.dropFirst().first.map { !$0.isLetter } == true
        let name = (isShort ? "Week " : "") + found.week.dropFirst(isShort ? 1 : 0)
        lines.append(SourceText.Line(number: line.number, text: found.week, heading: name))
      }
      lines.append(line.with(found.day))
    }
    return lines
  }
}

extension [SourceText.Line] {
  /// The lines with one label where all have two, as in "Night 1 (Dec 4): Bear" and "Monday (Day 1): Bear", and without
  /// a name before all numbers, as in "Inktober #1 Bear".
  var withOneLabel: [SourceText.Line] {
    map(\.withoutNameOfDate).withoutSecondLabels
  }

  private var withoutSecondLabels: [SourceText.Line] {
    let filled = filled
    let (double, named) = (map(\.text.withoutSecondLabel), map(\.text.withoutName))
    let names = Set(named.compactMap { $0?.name })
    let texts = names.count == 1 ? named.map { $0?.rest } : double
    let found = texts.count { $0 != nil }
    guard found > 1, found * 2 >= filled.count else { return self }
    let first = zip(self, texts).first { $1 != nil }?.0.text.prefix { $0.isLetter } ?? ""
    return zip(self, texts).compactMap { line, text in
      // A last line may be cut within its labels.
      if text == nil, line.number == filled.last?.number, line.text.hasPrefix(first),
        line.text.contains("(") && !line.text.contains(")")
          || line.text.dropFirst(first.count).allSatisfy({ " #".contains($0) || $0.isNumber })
      {
        return nil
      }
      return line.with(text ?? line.text)
    }
  }
}

extension SourceText.Line {
  /// The line without what says of a date behind a number that a week begins or work is due then, as in
  /// "Week 1 – w/c 7 September" and "Homework 1 (due 11 Sept)".
  fileprivate var withoutNameOfDate: Self {
    guard text.utf8.contains(where: { "/(".utf8.contains($0) }) else { return self }
    let start = text.prefix(40)
    for name in ["w/b ", "w/c ", "W/B ", "W/C ", "due ", "Due "] {
      guard let range = start.firstRange(of: name), range.lowerBound > start.startIndex,
        " (".contains(start[start.index(before: range.lowerBound)]),
        start[..<range.lowerBound].contains(where: \.isNumber),
        EntryText(text[range.upperBound...]).date != nil
      else { continue }
      return with(text[..<range.lowerBound] + text[range.upperBound...])
    }
    return self
  }
}

extension Substring {
  /// The line with the better of its two labels, the second of which is in brackets: a date, or else a number.
  fileprivate var withoutSecondLabel: Substring? {
    if let text = withoutSecondLanguage { return text }
    guard utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == 0xEF }),
      let open = prefix(40).firstIndex(where: { "(（".contains($0) }),
      let end = self[open...].firstIndex(where: { ")）".contains($0) }),
      case let rest = self[end...].dropFirst().drop(while: \.isWhitespace),
      let mark = rest.first, ":-–—：".contains(mark) || self[open] == "（"
    else { return nil }
    let first = self[..<open].drop(while: \.isWhitespace)
    let words = rest.drop { ":-–—：".contains($0) }.drop(while: \.isWhitespace)
    guard !words.isEmpty, first.split(separator: " ").count < 4 else { return nil }
    // Most such labels are understood as they stand.
    let whole = EntryText(self)
    if whole.isLabelled, whole.text.first != "(" { return nil }
    if whole.date != nil { return "\(first.withoutTrailingSpace): \(words)"[...] }
    if let inner = EntryText.whole(self[open..<end].dropFirst()),
      inner.date != nil || inner.number != nil
    {
      return "\(self[open..<end].dropFirst()): \(words)"[...]
    }
    guard DateWords.isWeekday(self[open..<end].dropFirst().lowercased()) else { return nil }
    return "\(first.withoutTrailingSpace): \(words)"[...]
  }

  /// The line with the first of two dates in two languages, as in "Lundi 5 octobre / Monday October 5: hibou / owl".
  private var withoutSecondLanguage: Substring? {
    let head = prefix(80)
    guard let colon = head.firstIndex(of: ":"), let stroke = head[..<colon].firstRange(of: " / "),
      case let words = self[colon...].dropFirst(), words.contains(where: \.isLetter)
    else { return nil }
    guard let date = EntryText.whole(self[..<stroke.lowerBound])?.date,
      date == EntryText.whole(self[stroke.upperBound..<colon])?.date
    else { return nil }
    return "\(self[..<stroke.lowerBound]):\(words)"[...]
  }

  /// A name before a number with its sign, and the line without it.
  fileprivate var withoutName: (name: Substring, rest: Substring)? {
    guard utf8.contains(UInt8(ascii: "#")) else { return nil }
    let text = drop(while: \.isWhitespace)
    let name = text.prefix { $0.isLetter }
    let rest = text[name.endIndex...].drop(while: \.isWhitespace)
    guard name.count > 2, rest.first == "#", rest.dropFirst().first?.isNumber == true,
      rest.startIndex > name.endIndex
    else { return nil }
    return (name, rest)
  }
}

extension [SourceText.Line] {
  /// The lines with one label where a number and a date, or a weekday, stand above the words, as in
  /// "Day 1 (October 1)" and "Sunday, June 7 - Day 1".
  var withDatesAlone: [SourceText.Line] {
    // Most lists have none.
    guard filled.prefix(12).contains(where: { $0.text.labelOfTwoInMarks != nil }) else {
      return self
    }
    let labels = map(\.text.labelOfTwoInMarks)
    let found = labels.count { $0 != nil }
    guard found > 1, found * 3 < filled.count * 2, !countOn(labels),
      found * 5 >= filled.count * 2 || found * 10 >= filled.count && haveWordsBelow(labels)
    else { return self }
    return with(labels)
  }
}

extension [SourceText.Line] {
  /// Whether a line with one of these labels is above one of the next number with words of its own.
  ///
  /// "2. Friday 13" above "3. Owl" is what to draw.
  private func countOn(_ labels: [String?]) -> Bool {
    let places = indices.filter { !self[$0].isBlank }
    return zip(places, places.dropFirst()).contains { place, next in
      guard labels[place] != nil, labels[next] == nil,
        let number = Int(self[place].text.prefix(while: \.isFigure))
          ?? EntryText(self[place].text).number
      else { return false }
      let entry = EntryText(self[next].text)
      return entry.number == number + 1 && !entry.text.isEmpty
    }
  }

  /// Whether these labels are dates, and a line without a label of its own stands below each of them.
  private func haveWordsBelow(_ labels: [String?]) -> Bool {
    guard
      labels.allSatisfy({
        $0.map { EntryText(label: $0.drop { "# ".contains($0) }).date != nil } ?? true
      })
    else { return false }
    let places = indices.filter { !self[$0].isBlank }
    return zip(places, places.dropFirst()).allSatisfy { place, next in
      labels[place] == nil || labels[next] == nil && !EntryText(self[next].text).isLabelled
    } && places.last.map { labels[$0] == nil } ?? false
  }
}

extension Substring {
  /// The better label, as of `labelOfTwo`, of a line that may be a heading of Markdown, or in marks and emoji, such as
  /// "✨ **Day 1: Nov 2** ✨".
  fileprivate var labelOfTwoInMarks: String? {
    guard utf8.count < 80 else { return nil }
    let rank = prefix { $0 == "#" }
    let isHeading = !rank.isEmpty && dropFirst(rank.count).first == " "
    func isMark(_ character: Character) -> Bool {
      "*_~=[]".contains(character) || character.isWhitespace
        || !character.isASCII && !character.isLetter && !character.isNumber
    }
    var words = dropFirst(isHeading ? rank.count : 0)
    // A bullet has a space behind it.
    guard words.prefix(2) != "* ", case let start = words.drop(while: isMark), !start.isEmpty else {
      return nil
    }
    words = start
    while let last = words.last, isMark(last) { words.removeLast() }
    guard let label = words.labelOfTwo else { return nil }
    return isHeading ? "\(rank) \(label[...].trimmingColon)" : label
  }

  /// The better label of a line that has nothing but a number and a date or weekday: the date, or else the number.
  fileprivate var labelOfTwo: String? {
    guard utf8.count < 60 else { return nil }
    let entry = EntryText(self)
    // "Day One (June 7)" has a number in words.
    if !entry.isLabelled, last == ")", let open = lastIndex(of: "(") {
      return Self("\(self[..<open].withoutTrailing("")): \(self[open...].dropFirst().dropLast())")
        .labelOfTwo
    }
    guard entry.isLabelled, !entry.text.isEmpty, entry.text.utf8.count < 40 else { return nil }
    let rest = entry.text.filter { !"()[]".contains($0) }
      .drop { " -–—:|/,•~→".contains($0) }.drop(while: \.isWhitespace)
    guard let other = EntryText.whole(rest) else { return nil }
    let own = unicodeScalars.prefix(entry.offset)
    if other.date != nil { return entry.date == nil && entry.number != nil ? rest + ":" : nil }
    if entry.date != nil { return other.number != nil ? Self(own).trimmingColon + ":" : nil }
    // A weekday says less than a number.
    guard entry.hasWeekday != other.hasWeekday else { return nil }
    return entry.number != nil ? Self(own).trimmingColon + ":" : rest + ":"
  }
}

extension Substring {
  /// The week of a line that counts both, and the line without it; `nil` for any other line.
  fileprivate var weekBesideDay: (week: Substring, day: Substring)? {
    guard utf8.prefix(80).contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let text = drop { " *_-•".contains($0) }
    if let week = text.counted(Self.outerCounters) {
      let rest = text[week.endIndex...].drop { " ,:/|–—-(".contains($0) }
      guard rest.startIndex > week.endIndex, let label = rest.labelOfDay else { return nil }
      // "Week 1 (Day 1): Bear" has a bracket behind the day.
      var words = rest[label.endIndex...]
      if words.first == ")" { words = words.dropFirst() }
      return words.isEmpty ? nil : (week, label + words)
    }
    guard utf8.contains(where: { "(,".utf8.contains($0) }), let day = text.labelOfDay else {
      return nil
    }
    let gap = text[day.endIndex...].prefix { " ,(".contains($0) }
    let rest = text[gap.endIndex...]
    guard !gap.isEmpty, let week = rest.counted(Self.outerCounters) else { return nil }
    var words = rest[week.endIndex...]
    if gap.contains("("), words.first == ")" { words = words.dropFirst() }
    return words.isEmpty ? nil : (week, day + words)
  }

  private static let allCounters = DateWords.dayCounters.union(DateWords.weekCounters)
  private static let outerCounters = DateWords.weekCounters.union([
    "month", "monat", "mois", "mes", "mês", "mese", "maand",
  ])

  /// A counter and its number at the start, as in "Week 1" or "W1".
  private func counted(_ counters: Set<String>) -> Substring? {
    let word = prefix { $0.isLetter }
    let number = self[word.endIndex...].drop { " #.".contains($0) }.prefix { $0.isNumber }
    guard !word.isEmpty, 1...3 ~= number.count, counters.contains(word.lowercased()),
      number.endIndex == endIndex || !self[number.endIndex].isLetter
    else { return nil }
    return self[..<number.endIndex]
  }

  /// The label of a day at the start, as in "Day 1", "#1" or "Monday".
  private var labelOfDay: Substring? {
    if first == "#" {
      let number = dropFirst().prefix { $0.isNumber }
      return 1...3 ~= number.count ? self[..<number.endIndex] : nil
    }
    if let day = counted(Self.allCounters) { return day }
    let word = prefix { $0.isLetter }
    return word.count > 2 && DateWords.weekday(word.lowercased()) != nil ? word : nil
  }
}
