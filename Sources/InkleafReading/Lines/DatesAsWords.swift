import InkleafLists

extension [ListLine] {
  /// Reads weekdays and dates behind numbers that count on as words where most lines have others, as "Friday 13" and
  /// "4 July" between Fox and Owl.
  mutating func leaveDatesInWords() {
    let own = map { $0.text.numberBeforeWords }
    let places = indices.filter { own[$0] != nil }
    let numbers = places.compactMap { own[$0]?.number }
    guard numbers.count > 2, numbers.countUp else {
      return
    }
    let odd = places.filter { place in
      let entry = self[place].entry
      return entry.number != own[place]?.number || entry.text.isEmpty
    }
    guard !odd.isEmpty, odd.count * 2 <= places.count else { return }
    for place in odd {
      guard let own = own[place] else { continue }
      self[place].entry = EntryText("\(own.number). x")
      self[place].takeLabel(before: own.words)
      self[place].isWords = true
    }
  }
}

extension Substring {
  /// The number at the start with the words behind it; `nil` for other lines.
  ///
  /// "Day 2: Monday" and "2) Friday 13" have one.
  fileprivate var numberBeforeWords: (number: Int, words: Substring)? {
    let counter = prefix(while: \.isLetter)
    let isCounted = !counter.isEmpty
    guard !isCounted || DateWords.dayCounters.contains(counter.lowercased()) else { return nil }
    let digits = self[counter.endIndex...].drop { $0 == " " }.prefix(while: \.isFigure)
    let behind = self[digits.endIndex...]
    guard let number = Int(digits), digits.count < 4,
      behind.first.map(isCounted ? ":".contains : ".)".contains) == true,
      behind.dropFirst().first == " "
    else { return nil }
    let words = behind.dropFirst(2).drop(while: \.isWhitespace)
    return words.contains(where: \.isLetter) && words.last != ":" ? (number, words) : nil
  }
}
