import InkleafLists

// Spans of days: those with a word for each, as in "Days 1-5: fox, owl, crow, hare, mole", and pairs, as in "Day 1/2".

extension [ListLine] {
  /// Takes two numbers behind a word for day or week as a span, where these go on from line to line.
  ///
  /// "Day 1/12" is one of many.
  mutating func takePairsOfDays() {
    guard contains(where: { $0.text.utf8.contains(UInt8(ascii: "/")) }) else { return }
    let found = map(\.pairOfDays)
    let pairs = found.compactMap(\.self)
    guard pairs.count > 1, pairs.contains(where: { $0.last > $0.first }),
      pairs.allSatisfy({ $0.last - $0.first < 2 && $0.last >= $0.first }),
      zip(pairs, pairs.dropFirst()).allSatisfy({ $0.last < $1.first })
    else { return }
    for (place, pair) in zip(indices, found) {
      guard let pair, pair.last > pair.first else { continue }
      self[place].takeLabel(before: pair.words)
      (self[place].entry.number, self[place].entry.last) = (pair.first, pair.last)
      (self[place].entry.date, self[place].entry.isWeek) = (nil, pair.isWeek)
    }
  }
}

extension ListLine {
  /// The days that stand before the words as "Day 1/2", or as "Day 3" with one for both; `nil` on other lines.
  fileprivate var pairOfDays: (first: Int, last: Int, isWeek: Bool, words: Substring)? {
    var cursor = LabelCursor(text)
    cursor.skipBullets()
    let word = cursor.word()
    let isWeek = DateWords.weekCounters.contains(word)
    guard isWeek || DateWords.dayCounters.contains(word) || ["days", "weeks"].contains(word) else {
      return nil
    }
    cursor.skipSpace()
    guard let first = cursor.integer(most: 3) else { return nil }
    let last = cursor.take("/") ? cursor.integer(most: 3) : first
    guard let last, cursor.endLabel(needsMark: false) != nil else { return nil }
    return (first, last, isWeek, Substring(text.unicodeScalars.dropFirst(cursor.place)))
  }
}

extension [ListLine] {
  /// Parts the words below a span of days, as in "October 1-3: Nature" above "Fox, Moss, Owl", where each line has
  /// as many as its span has days; the words of the span are their heading.
  ///
  /// - Returns: a last span without words, whose list is cut.
  mutating func takeWordsOfSpans() -> ListLine? {
    func parts(below place: Int) -> [Substring] {
      guard place + 1 < count, !self[place + 1].entry.isLabelled else { return [] }
      return self[place + 1].text.partsBetweenCommas
    }
    let spans = indices.filter { self[$0].entry.date != nil && self[$0].entry.days > 2 }
    guard let end = spans.last,
      case let whole = spans.filter({ parts(below: $0).count == self[$0].entry.days }),
      // The last line may be cut.
      !whole.isEmpty, whole.count == spans.count || whole == spans.dropLast()
    else { return nil }
    let isCut = end == count - 1
    let last = isCut ? removeLast() : nil
    self = indices.flatMap { place -> [ListLine] in
      if place > 0, spans.contains(place - 1) { return [] }
      guard spans.contains(place), var date = self[place].entry.date else { return [self[place]] }
      let below = self[place + 1]
      return parts(below: place).enumerated().map { offset, words in
        var line = below.part(words)
        if offset > 0, let day = date.day, let next = date.followed(by: day + 1) { date = next }
        (line.entry.date, line.entry.isCertain) = (date, true)
        line.group = self[place].entry.text
        return line
      }
    }
    return last
  }
}

extension [ListLine] {
  /// Parts the words behind spans of days where each has as many as it has days, and those behind weeks of five to
  /// seven.
  mutating func takeWordsBehindSpans() {
    guard count > 1, contains(where: { $0.text.utf8.contains(UInt8(ascii: ",")) }) else { return }
    let labelled = indices.filter { self[$0].entry.isLabelled }
    guard let first = labelled.first, labelled.count > 1,
      self[first].hasDays(self[first].wordsOfSpan.count)
    else { return }
    let words = labelled.map { self[$0].wordsOfSpan }
    guard zip(labelled, words).allSatisfy({ self[$0].hasDays($1.count) }),
      !self[first].entry.isWeek || words.allSatisfy({ $0.count == words[0].count }),
      words.reduce(0, { $0 + $1.count }) <= ListLimits.prompts
    else { return }
    self = indices.flatMap { place in
      labelled.firstIndex(of: place).map { words[$0] } ?? [self[place]]
    }
  }
}

extension ListLine {
  /// Whether it is a span of as many days as it has words; two or three may be the choice of a week.
  fileprivate func hasDays(_ count: Int) -> Bool {
    if entry.isWeek { return entry.last == nil && entry.number != nil && (5...7).contains(count) }
    let days = entry.last.flatMap { last in entry.number.map { last - $0 + 1 } } ?? entry.days
    return count > 2 && count == days
  }

  /// The words between commas behind a span, each with its day.
  fileprivate var wordsOfSpan: [ListLine] {
    let words = Substring(text.unicodeScalars.dropFirst(entry.offset))
    let parts = words.split(separator: ",").count
    let label = text.unicodeScalars.prefix(entry.offset)
    var date = entry.date
    return words.partsBetweenCommas.enumerated().map { offset, words in
      var line = part(words.withoutTrailing("."))
      if offset > 0 { date = date?.tomorrow }
      line.entry.date = date
      if entry.isWeek {
        line.entry.number = entry.number.map { ($0 - 1) * parts + offset + 1 }
        line.group = withoutMarks(String(label)[...].trimmingColon.description)
      } else {
        line.entry.number = entry.number.map { $0 + offset }
      }
      line.entry.isCertain = true
      return line
    }
  }
}

extension Substring {
  /// The words between commas.
  fileprivate var partsBetweenCommas: [Substring] {
    split(separator: ",").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
  }
}

extension RawDate {
  /// The next day, in the next month after the last of one; `nil` where it is not clear which number is the day.
  fileprivate var tomorrow: RawDate? {
    switch self {
    case .full(let date): date.adding(days: 1).map(RawDate.full)
    case .monthDay(let month, let day):
      // A year of 365 days; who draws on February 29 names the year.
      CalendarDate(year: 2001, month: month, day: day)?.adding(days: 1).map {
        RawDate.monthDay(month: $0.month, day: $0.day)
      }
    case .unordered: nil
    }
  }
}
