import InkleafLists

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
    if let last = above.last ?? above.number, below.number == last + places.count + 1 {
      for (place, number) in zip(places, (last + 1)...) where !self[place].take(number) {
        return false
      }
    } else if let date = above.date, above.days == 1,
      below.date.flatMap(date.days(to:)) == places.count + 2
    {
      var date = date
      for place in places {
        guard self[place].entry.loose == nil, let next = date.next else { return false }
        self[place].entry.date = next
        self[place].entry.isCertain = true
        date = next
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
