import InkleafLists

// What most entries have in common that is no part of what to draw.

extension RawList {
  /// Doubts lines most of which end in a price, a time or a page, or begin with an amount, as those of bills, songs,
  /// contents and recipes do.
  mutating func doubtFigures() {
    guard entries.count > 3, let first = entries.first else { return }
    let texts = entries.map { $0.text.split(separator: " ") }
    func areMost(_ has: ([Substring]) -> Bool) -> Bool {
      texts.count(where: has) * 3 > texts.count * 2
    }
    func doubt(_ what: String) {
      self.doubt("most lines \(what); is this a list of prompts?", at: first)
    }
    let ends = texts.compactMap { $0.count > 1 ? $0.last.flatMap { Int($0) } : nil }
    if areMost({ $0.count > 1 && $0.last?.isPrice == true }) {
      doubt("end in a price")
    } else if areMost({ $0.count > 1 && $0.last?.isTime == true }) {
      doubt("end in a time")
    } else if ends.count * 3 > texts.count * 2, ends == ends.sorted(),
      Set(ends).count == ends.count,
      (ends.first ?? 0) > 0, (ends.last ?? 0) - (ends.first ?? 0) >= ends.count
    {
      doubt("end in the number of a page")
    } else if areMost({ $0.count > 1 && $0[0].utf8.allSatisfy { (0x30...0x39).contains($0) } }) {
      doubt("begin with an amount")
    }
  }

  /// Doubts dates that are months away from those around them, which are near to one another, as a wrong year is.
  mutating func doubtFarDates(_ dates: [CalendarDate?]) {
    let dated = entries.indices.compactMap { index in
      dates[index].map { (entry: entries[index], date: $0, day: $0.daysSinceYearOne) }
    }
    guard dated.count > 3 else { return }
    for (place, (entry, date, day)) in dated.enumerated() where dated.count > 4 {
      let around = (max(0, place - 2)...min(dated.count - 1, place + 2)).filter { $0 != place }
        .map { dated[$0].day }
      guard let first = around.min(), let last = around.max(), last - first < 60,
        day < first - 60 || day > last + 60
      else { continue }
      doubt("its date, \(date), is far from those around it", at: entry)
    }
    doubtDatesOutOfPlace(dated)
  }

  /// Doubts dates long before or behind all others, which are near to one another, as those of a first meeting or of a
  /// show at the end are.
  mutating func doubtDatesApart(_ dates: [CalendarDate?]) {
    guard entries.first?.date != nil, entries.dropLast().allSatisfy({ $0.days < 2 }) else { return }
    let known = dates.compactMap(\.self)
    // Dates without a year have gaps, too.
    let days =
      known.count == entries.count
      ? zip(known, known.dropFirst()).map { $0.days(to: $1) } : gapsBetweenDates.compactMap(\.self)
    guard days.count > 3, days.count == entries.count - 1 else { return }
    let usual = days.dropFirst().dropLast(2).max() ?? 0
    func isApart(_ gap: Int) -> Bool { gap <= 60 && gap > max(3 * usual, usual + 6) }
    guard usual > 0, let first = entries.first else { return }
    if isApart(days[0]) {
      doubt(
        "its date is \(days[0]) days before the next one; if it is no prompt, remove it", at: first)
    }
    for (entry, gap) in zip(entries.dropFirst(), days).suffix(2) where isApart(gap) {
      doubt(
        "its date is \(gap) days after the one before; if it is no prompt, remove it", at: entry)
    }
  }

  /// Doubts a date between two others that leave one day between them, if it is another day.
  private mutating func doubtDatesOutOfPlace(
    _ dated: [(entry: Entry, date: CalendarDate, day: Int)]
  ) {
    let days = dated.map(\.day)
    let places = days.indices.dropFirst().dropLast().filter { place in
      let missing = days[place - 1] + 1
      // Several prompts may be of one day.
      return days[place + 1] == missing + 1 && days[place] != missing && !days.contains(missing)
        && days[place] != days[place - 1] && days[place] != days[place + 1]
        && abs(days[place] - missing) <= 60
    }
    guard places.count * 5 <= days.count else { return }
    for place in places {
      guard let expected = dated[place - 1].date.adding(days: 1) else { continue }
      doubt(
        "its date, \(dated[place].date), is not between those around it; is it \(expected)?",
        at: dated[place].entry)
    }
  }

  /// Doubts words most of which begin alike up to a colon or a dash, such as "October 2026: Owl", and leaves out a
  /// start with a colon that all share, as in "Today's prompt: Owl".
  mutating func takeSharedStart() {
    guard entries.count > 2 else { return }
    var counts: [Substring: Int] = [:]
    for entry in entries {
      if let start = entry.text.sharedStart { counts[start, default: 0] += 1 }
    }
    guard let (start, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      count * 2 > entries.count,
      let first = entries.first(where: { $0.text.hasPrefix(start) })
    else { return }
    let rests = entries.map { $0.text.dropFirst(start.count).drop(while: \.isWhitespace) }
    if count == entries.count, start.last == ":" || start.last == "：",
      !rests.contains(where: \.isEmpty)
    {
      setTexts(rests)
      doubt("\"\(start)\" before all prompts is left out", at: first)
      return
    }
    guard entries.count > 4 else { return }
    doubt(
      "\(count) of \(entries.count) prompts begin with \"\(start)\"; leave it out if it is not to be drawn",
      at: first)
  }
}

extension RawList {
  /// Leaves out signs behind all words, as in "Owl -" and "Owl ‧₊˚", and behind the last ones a dash before a note
  /// that is cut.
  mutating func dropSharedEnd() {
    if let last = entries.last?.text, entries.count > 4 {
      let words = last[...].withoutTrailing("—–_")
      if !words.isEmpty, words.endIndex < last.endIndex, last[words.endIndex...].first == " " {
        entries[entries.count - 1].text = String(words)
      }
    }
    guard entries.count > 4, let end = entries[0].text.split(separator: " ").last,
      end.utf8.count < 40,
      !end.contains(where: { $0.isLetter || $0.isNumber || ")]\"'!?…”’»」』".contains($0) }),
      entries.dropLast().allSatisfy({ $0.text.hasSuffix(" " + end) })
    else { return }
    for index in entries.indices {
      // The last line may be cut within the signs.
      let words = entries[index].text
      guard let cut = (0...end.count).reversed().first(where: { words.hasSuffix(end.prefix($0)) })
      else { continue }
      entries[index].text = String(words.dropLast(cut).withoutTrailing(" "))
    }
  }

  /// Leaves out the name of a language before the second words of all prompts, as in "Lamp | ES: Farol".
  mutating func dropSharedNameInside() {
    guard entries.count > 4, let bar = entries[0].text.firstRange(of: " | "),
      case let name = entries[0].text[bar.upperBound...].prefix(while: { $0 != ":" }),
      1...3 ~= name.count, name.allSatisfy(\.isLetter),
      entries.dropLast().allSatisfy({ $0.text.contains(" | \(name): ") })
    else { return }
    for index in entries.indices {
      entries[index].text = entries[index].text.replacing(" | \(name): ", with: " | ")
        .withoutCutName("\(name):")
    }
  }
}

extension String {
  /// The text without a bar and the beginning of a name at its end.
  fileprivate func withoutCutName(_ name: String) -> String {
    for count in (0...name.count).reversed() where hasSuffix(" | " + name.prefix(count)) {
      return String(dropLast(count + 3))
    }
    return hasSuffix(" |") ? String(dropLast(2)) : self
  }

  /// What stands before the first colon or dash between words, with it; `nil` without one in the first letters.
  fileprivate var sharedStart: Substring? {
    let start = prefix(32)
    let dash = start.firstRange(of: " - ").map { index(after: $0.lowerBound) }
    guard let end = start.firstIndex(where: { ":：–—|".contains($0) }) ?? dash else { return nil }
    let rest = self[index(after: end)...]
    guard rest.contains(where: \.isLetter) else { return nil }
    return self[...end]
  }
}

extension Substring {
  /// Whether it is an amount of money, such as "1.20", "3,50" or "4.00€".
  fileprivate var isPrice: Bool {
    let figures = trimmed { "$€£".contains($0) }
    let parts = figures.split(omittingEmptySubsequences: false) { ".,".contains($0) }
    return parts.count == 2 && parts[1].utf8.count == 2 && parts.allSatisfy { Int($0) != nil }
  }

  /// Whether it is how long or when, such as "3:03" or "1:02:03".
  fileprivate var isTime: Bool {
    let parts = trimmed { "()[]".contains($0) }
      .split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count) && parts.dropFirst().allSatisfy { $0.utf8.count == 2 }
      && parts.allSatisfy { Int($0) != nil }
  }

  private func trimmed(_ isLeft: (Character) -> Bool) -> Substring {
    var rest = drop(while: isLeft)
    while let last = rest.last, isLeft(last) { rest.removeLast() }
    return rest
  }
}
