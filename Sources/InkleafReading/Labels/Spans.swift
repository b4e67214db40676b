import InkleafLists

// Lines that say from when to when a challenge is, as "Oct 1 – Oct 31" and "Starts October 1!".

/// The first day and the last one of a challenge.
struct Span {
  /// The first day.
  var first: RawDate
  /// The number of its day in the month.
  var day: Int
  var month: Int

  /// Reads a line that says nothing else; returns `nil` for any other.
  init?(_ line: Substring) {
    guard line.utf8.count < 60, line.contains(where: \.isNumber) else { return nil }
    var text = line.withoutTrailing("!.")
    while let name = text.nameOfSpan { text = text[name.endIndex...].drop { ": ".contains($0) } }
    let isNamed = text.startIndex > line.startIndex
    // A year at the end belongs to both days.
    let end = text.suffix(4)
    let year = end.count == 4 && end.allSatisfy(\.isNumber) ? Int(end) : nil
    if let year, (1900...2199).contains(year) {
      text = text.dropLast(4).withoutTrailing(",")
      if text.hasSuffix(" de") { text = text.dropLast(3) }
    }
    let marks = ["–", "—", " - ", "-", " to ", " bis ", " au ", " al ", " a ", " until "]
    let mark = marks.first { text.contains($0) }
    // "Starts October 1" has one day.
    let parts =
      mark.map { text.split(separator: $0, omittingEmptySubsequences: false) } ?? [text, text]
    guard parts.count == 2, mark != nil || isNamed,
      let first = EntryText.bare(parts[0].trimmed.withoutOrdinalEnd),
      let last = EntryText.bare(parts[1].trimmed)
    else { return nil }
    guard
      let (day, month) = first.monthDay
        ?? first.number.flatMap({ day in
          last.monthDay.map { (day, $0.month) }
        }), first.date != nil || last.date != nil, last.number != nil || last.monthDay != nil
    else { return nil }
    let date = year.flatMap { CalendarDate(year: $0, month: month, day: day) }
    (self.day, self.month) = (day, month)
    self.first = date.map(RawDate.full) ?? .monthDay(month: month, day: day)
  }
}

extension RawList {
  /// Takes a line with the first day and the last one away from above the prompts.
  func takeSpan(_ lines: inout [ListLine]) -> Span? {
    for (index, line) in lines.prefix(4).enumerated() {
      if let span = Span(line.text), lines.count > index + 2 {
        // "Oct 1-3" above words is the label of these, where others have one too.
        let rest = lines[(index + 1)...]
        // So is "Oct 1 - 13" above the next day.
        if let next = rest.first?.entry.date, let day = next.day,
          line.entry.date?.followed(by: day) == next
        {
          return nil
        }
        guard rest.first?.isBareLabel == true || !rest.contains(where: \.isBareLabel) else {
          return nil
        }
        lines.remove(at: index)
        if lines[index].text.endOfSpan != nil, lines.count > index + 1 { lines.remove(at: index) }
        return span
      }
      if line.entry.isLabelled { return nil }
    }
    return nil
  }

  /// Lets prompts without dates begin on the first day; numbers from it on are days of its month.
  mutating func begin(on span: Span) {
    guard !entries.isEmpty, entries.allSatisfy({ $0.date == nil && !$0.isWeek }) else { return }
    let numbers = entries.compactMap(\.number)
    let first = (span.first.hasYear ? 0 : namedYear).flatMap {
      span.first.date(in: $0, dayFirst: true)
    }
    // "31" and "1" below "October 28 - November 3" are neighbours.
    if let first, first.day == numbers.first, numbers.count == entries.count,
      numbers.turnTheMonth(after: first.daysInMonth)
    {
      for index in entries.indices {
        entries[index].date = first.adding(days: index).map(RawDate.full)
        entries[index].number = nil
      }
    } else if span.day > 1, numbers.count == entries.count, numbers.min() == span.day {
      for index in entries.indices {
        entries[index].date = .monthDay(month: span.month, day: entries[index].number ?? 1)
        entries[index].number = nil
      }
      if case .full(let date) = span.first { entries[0].date = .full(date) }
    } else if header.start == nil, numbers.isEmpty || numbers.min() == 1 {
      header.start = first
    }
  }
}

extension EntryText {
  /// The day and month of a date that names its month.
  fileprivate var monthDay: (day: Int, month: Int)? {
    switch date {
    case .monthDay(let month, let day)?: (day, month)
    case .full(let date)?: (date.day, date.month)
    case .unordered?, nil: nil
    }
  }
}

extension Substring {
  /// The word at its start that says that a day or a span follows, as "Starts" and "Dates:".
  fileprivate var nameOfSpan: Substring? {
    let word = prefix { $0.isLetter }
    let names: Set = [
      "starts", "starting", "start", "begins", "beginning", "when", "dates", "date", "on", "from",
      "du", "del", "dal", "vom", "od", "ab", "beginnt", "startet", "wann", "quand", "cuándo",
      "fechas", "fecha",
    ]
    guard names.contains(word.lowercased()), let next = self[word.endIndex...].first,
      next == " " || next == ":"
    else { return nil }
    return word
  }

  /// The last day that a line such as "End date: May 31, 2027" names.
  var endOfSpan: RawDate? {
    guard let colon = firstIndex(of: ":"), Self.namesOfEnd.contains(self[..<colon].lowercased())
    else { return nil }
    return EntryText.bare(self[index(after: colon)...].trimmed)?.date
  }

  /// Names of the last day of a challenge.
  static let namesOfEnd: Set = [
    "end", "ends", "ending", "end date", "until", "finish", "last day", "ende", "endet", "bis",
    "fin", "date de fin", "fecha de fin", "fine", "koniec",
  ]

  /// A number without the ending of a first one in French, as in "1er".
  fileprivate var withoutOrdinalEnd: Substring { self == "1er" ? prefix(1) : self }
}
