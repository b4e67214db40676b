import InkleafLists
import InkleafSuggestions

// Lines that lack the number, the date or the bullet that all lines around them have.

extension [ListLine] {
  /// Gives words between labels the one that is missing there, and a line between bullets its bullet.
  ///
  /// So "Owl" is the second one between "1. Fox" and "3. Bear".
  ///
  /// - Returns: the lines that get one.
  mutating func takeLinesWithoutMarks() -> [ListLine] {
    var lines = self
    var taken: [Int] = []
    var above: Int?
    for below in indices where self[below].isMarked {
      defer { above = below }
      guard let above, above + 1 < below, self[above...below].standTogether else { continue }
      let places = above + 1..<below
      if lines.mark(places) {
        taken += places
      } else {
        for place in places { lines[place] = self[place] }
      }
    }
    // More than a few are lines of another kind, unless they begin with their numbers.
    let bare = taken.count { lines[$0].entry.offset == 0 }
    guard bare * 4 <= count else { return [] }
    self = lines
    return taken.map { lines[$0] }
  }

  /// Gives lines between two with marks their own, as far as they can have some; returns whether all can.
  private mutating func mark(_ places: Range<Int>) -> Bool {
    let (above, below) = (self[places.lowerBound - 1].entry, self[places.upperBound].entry)
    let label = self[places.lowerBound - 1].label
    if let last = above.last ?? above.number, below.number == last + places.count + 1 {
      for (place, number) in zip(places, (last + 1)...) {
        self[place].dropMisprint(of: number, like: label)
        if !self[place].take(number) { return false }
      }
    } else if let date = above.date, above.days == 1,
      below.date.flatMap(date.days(to:)) == places.count + 2
    {
      var date = date
      for place in places {
        guard let next = date.next else { return false }
        self[place].dropMisprint(of: next.day, like: label)
        guard self[place].entry.loose == nil else { return false }
        self[place].entry.date = next
        self[place].entry.isCertain = true
        date = next
      }
    } else if above.date == nil, above.number == nil, let first = above.weekday,
      let last = below.weekday, first >= 0, (first + places.count + 1) % 7 == last
    {
      for (place, weekday) in zip(places, (first + 1)...) {
        guard self[place].takeMisprint(ofWeekday: weekday % 7) else { return false }
      }
    } else if above.hasBullet, below.hasBullet, !above.isLabelled, !below.isLabelled,
      places.count == 1
    {
      let words = self[places.lowerBound].text.drop { "-–—•*·".contains($0) }
      self[places.lowerBound].keep(words)
      self[places.lowerBound].entry.hasBullet = true
    } else {
      return false
    }
    return places.allSatisfy { self[$0].entry.text.isPhrase }
  }
}

extension ArraySlice<ListLine> {
  /// Whether the lines are of one paragraph and of one part, the first with words behind its label.
  fileprivate var standTogether: Bool {
    guard let first, !first.isBareLabel else { return false }
    return dropFirst().allSatisfy {
      !$0.startsParagraph && $0.group == first.group && $0.margin == first.margin
    }
  }
}

extension ListLine {
  /// The number or date before the words, as it stands.
  fileprivate var label: String { String(text.unicodeScalars.prefix(entry.offset)) }

  /// Leaves out what is nearly a label like another one, as "Dya 3:" and "O4" are.
  fileprivate mutating func dropMisprint(of number: Int?, like label: String) {
    let own = text.prefix(label.count + 6)
    let marks = [":", ")", ".", " - ", " – ", " "].filter(label.contains)
    guard
      let end = marks.lazy.compactMap({ own.firstRange(of: $0) }).first(where: {
        $0.lowerBound > own.startIndex
      }), case let head = own[..<end.lowerBound],
      case let words = text[end.upperBound...].drop(while: \.isWhitespace), !words.isEmpty
    else { return }
    func letters(_ text: some StringProtocol) -> String {
      String(text.filter(\.isLetter)).lowercased()
    }
    let figures = Int(head.filter(\.isNumber))
    let (found, wanted) = (letters(head), letters(label))
    let isLikeIt =
      wanted.isEmpty
      ? (head.contains(where: \.isNumber) || head.count == 1)
        && Int(head.readAsFigures) == number && number != nil
        || found.isEmpty && figures == nil && head.count < 3
      : (found == wanted || nearest(to: found, among: [wanted]) != nil)
        && (figures == nil || figures == number)
    if isLikeIt { keep(words) }
  }

  /// Takes a weekday that stands before the words without its mark, or is misspelt; returns whether there is one.
  fileprivate mutating func takeMisprint(ofWeekday weekday: Int) -> Bool {
    let name = text.prefix(while: \.isLetter)
    let words = text[name.endIndex...].drop { $0.isWhitespace || ":.-–—".contains($0) }
    let names = DateWords.englishWeekdays.filter { $0.value == weekday && $0.key.count > 4 }.keys
    guard !words.isEmpty,
      DateWords.weekday(name.lowercased()) == weekday
        || nearest(to: name.lowercased(), among: names.sorted()) != nil
    else { return false }
    takeLabel(before: words)
    (entry.hasWeekday, entry.weekday) = (true, weekday)
    return true
  }

  /// Takes a number, which may stand before its words without a mark; returns whether no other stands there.
  fileprivate mutating func take(_ number: Int) -> Bool {
    let figures = text.prefix(while: \.isNumber)
    guard figures.isEmpty || Int(figures) == number else { return false }
    if !figures.isEmpty { takeLabel(before: text[figures.endIndex...].drop(while: \.isWhitespace)) }
    entry.number = number
    entry.isCertain = true
    return true
  }
}

extension [ListLine] {
  /// Takes lines away whose dates are no days of the calendar, as "Sept 31", among others with dates.
  mutating func takeImpossibleDates() -> [ListLine] {
    // Only the end of a month tells such a day, and few lines have one.
    let ends = indices.filter { self[$0].text.hasImpossibleDate(from: 29) == true }
    guard !ends.isEmpty else { return [] }
    let dates = count { $0.text.hasImpossibleDate(from: 1) == false }
    // Among few lines all must begin with a date, but for a title.
    let hasTitle = first?.text.hasImpossibleDate(from: 1) == nil
    let areAll = dates + ends.count + (hasTitle ? 1 : 0) == count
    guard dates > 3 * ends.count || areAll && dates >= ends.count else { return [] }
    let found = ends.map { self[$0] }
    self = removing(at: Set(ends))
    return found
  }
}

extension Substring {
  /// Returns whether a month and a day, at least a first one, that begin a line are no date; `nil` for other lines.
  fileprivate func hasImpossibleDate(from first: Int) -> Bool? {
    let words = prefix(32).split(maxSplits: 2) { " .,:-–".contains($0) }
    guard words.count > 1 else { return nil }
    for (name, figures) in [(words[0], words[1]), (words[1], words[0])] {
      let digits = figures.prefix(while: \.isFigure)
      guard let day = Int(digits), first...39 ~= day,
        digits.endIndex == figures.endIndex
          || DateWords.ordinalEndings.contains(figures[digits.endIndex...].lowercased()),
        name.count > 2, let month = DateWords.month(name.lowercased(), amongRare: false)
      else { continue }
      return CalendarDate(year: 2024, month: month, day: day) == nil
    }
    return nil
  }
}
