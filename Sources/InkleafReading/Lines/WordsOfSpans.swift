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
    return (first, last, isWeek, cursor.rest)
  }
}

/// What stands above words between commas: days of which each has one, or a week with its theme.
private struct SpanAbove {
  /// The first day, where it is told.
  var date: RawDate?
  /// How many words it has, where days are told.
  var days: Int?
  /// The heading of the words.
  var name: String

  init?(_ line: ListLine) {
    let entry = line.entry
    if let date = entry.date, entry.days > 2 {
      (self.date, days, name) = (date, entry.days, entry.text)
      return
    }
    guard entry.isWeek, entry.last == nil, !entry.text.isEmpty else { return nil }
    name = withoutMarks(String(line.text))
    // "Week 1 (Oct 1-7) - Sea".
    guard entry.text.first == "(", let end = entry.text.firstIndex(of: ")") else { return }
    let span = EntryText(label: entry.text[..<end].dropFirst())
    if span.date != nil, span.days > 2 { (date, days) = (span.date, span.days) }
  }

  /// Whether it has so many words; a week whose days are not told has as many as another one.
  func has(_ count: Int, asInWeekOf other: Int?) -> Bool {
    days.map { $0 == count } ?? (5...7 ~= count && (other ?? count) == count)
  }
}

extension [ListLine] {
  /// Parts the words below spans of days and below weeks with a theme, as in "October 1-3: Nature" above "Fox, Moss,
  /// Owl", where each line has a word for each day; what is above is their heading.
  ///
  /// - Returns: a last span without words, whose list is cut.
  mutating func takeWordsOfSpans() -> ListLine? {
    func parts(below place: Int) -> [Substring] {
      guard place + 1 < count, !self[place + 1].entry.isLabelled else { return [] }
      return self[place + 1].text.partsBetweenCommas
    }
    let found = map(SpanAbove.init)
    let spans = indices.filter { found[$0] != nil }
    guard let start = spans.first, let end = spans.last else { return nil }
    let most = found[start]?.days == nil ? parts(below: start).count : nil
    let whole = spans.filter { place in
      found[place]?.has(parts(below: place).count, asInWeekOf: most) == true
    }
    // The last week may have fewer days, and the last line may be cut.
    guard whole.count > (most == nil ? 0 : 1), whole == spans || whole == spans.dropLast(),
      whole == spans || most == nil || parts(below: end).count < most ?? 0
    else { return nil }
    let last = end == count - 1 ? removeLast() : nil
    self = indices.flatMap { place -> [ListLine] in
      if place > 0, spans.contains(place - 1) { return [] }
      guard spans.contains(place), let span = found[place] else { return [self[place]] }
      var date = span.date
      let below = self[place + 1]
      return parts(below: place).enumerated().map { offset, words in
        var line = below.part(words)
        if offset > 0 { date = date?.next }
        line.entry.date = date
        line.entry.isCertain = date != nil
        line.group = span.name
        return line
      }
    }
    return last
  }
}

extension [ListLine] {
  /// Parts the words behind spans of days where each has as many as it has days, and those behind weeks of five to
  /// seven; the last week may have fewer.
  mutating func takeWordsBehindSpans() {
    guard count > 1, contains(where: { $0.text.utf8.contains(UInt8(ascii: ",")) }) else { return }
    let labelled = indices.filter { self[$0].entry.isLabelled }
    guard let first = labelled.first, labelled.count > 1,
      case let perWeek = self[first].wordsOfSpan().count, self[first].hasDays(perWeek)
    else { return }
    let words = labelled.map { self[$0].wordsOfSpan(perWeek: perWeek) }
    let areWeeks = self[first].entry.isWeek
    let short = areWeeks && words.last.map { 1..<perWeek ~= $0.count } == true ? 1 : 0
    guard
      zip(labelled, words).dropLast(short).allSatisfy({ self[$0].hasDays($1.count) }),
      !areWeeks || words.dropLast(short).allSatisfy({ $0.count == perWeek }),
      labelled.count > 2 || short == 0,
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
  ///
  /// - Parameter perWeek: how many words a week has; by default those of this one.
  fileprivate func wordsOfSpan(perWeek: Int? = nil) -> [ListLine] {
    let parts = perWeek ?? words.partsBetweenCommas.count
    let label = text.unicodeScalars.prefix(entry.offset)
    var date = entry.date
    return words.partsBetweenCommas.enumerated().map { offset, words in
      var line = part(words.withoutTrailing("."))
      if offset > 0 { date = date?.next }
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
  var partsBetweenCommas: [Substring] {
    split(separator: ",").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
  }
}
