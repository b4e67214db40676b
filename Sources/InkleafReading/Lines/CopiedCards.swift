import InkleafLists

// Cards that people copy from calendars and posters, with a line for each piece of a day.

extension [SourceText.Line] {
  /// The lines with both pieces of a day on one line, where each has a line of its own above the words, as "Day", "1"
  /// and "Fox" have, and "01", "October" and "Fox".
  var withDaysOnOneLine: [SourceText.Line] {
    // Few lists have lines of nothing but a number.
    guard lazy.filter(\.text.isNumberOfDay).prefix(2).count == 2 else { return self }
    let filled = indices.filter { !self[$0].isBlank }
    let pieces = filled.map { self[$0].text.pieceOfDay }
    let pairs = zip(pieces, pieces.dropFirst()).compactMap(PairOfPieces.init)
    let known = Dictionary(grouping: pairs, by: \.self).max { $0.value.count < $1.value.count }
    guard let (pair, same) = known, same.count > 1 else { return self }
    // A month on each of several cards is what it is about.
    if pair.word == .month {
      let months = zip(filled, pieces).filter { $0.1 == .month }.map { self[$0.0].text.trimmed }
      guard months.count < 3 || Set(months).count < months.count else { return self }
    }
    var lines = self
    var dropped: Set<Int> = []
    var (place, labels, last) = (0, 0, 0)
    while place < filled.count {
      defer { place += 1 }
      let line = self[filled[place]]
      if place + 1 < filled.count, PairOfPieces(pieces[place], pieces[place + 1]) == pair {
        let words = [line, self[filled[place + 1]]].map { String($0.text.trimmed) }
        lines[filled[place]] = line.with(pair.label(words)[...])
        dropped.insert(filled[place + 1])
        last = words.lazy.compactMap { Int($0) }.first ?? last
        labels += 1
        place += 1
      } else if pieces[place] == pair.word {
        // A card may lack its number, which is then the one between those of its neighbours.
        let next = pieces[place...].firstIndex(of: .number).flatMap {
          Int(self[filled[$0]].text.trimmed)
        }
        if last > 0, next ?? last + 2 == last + 2 {
          last += 1
          let words = ["\(last)", String(line.text.trimmed)]
          lines[filled[place]] = line.with(
            pair.label(pair.isNumberFirst ? words : words.reversed())[...])
        } else {
          dropped.insert(filled[place])
        }
      }
    }
    if let end = filled.last, pieces.suffix(2) == [.number, nil], pair.isNumberFirst,
      self[end].text.trimmed.count
        < (pieces.indices.lazy.filter { pieces[$0] == pair.word }
          .map { self[filled[$0]].text.trimmed.count }.min() ?? 0)
    {
      // The word of the last day is cut.
      dropped.insert(end)
    }
    guard pieces.count(where: { $0 == .number }) - labels < 3, filled.count > 2 * labels else {
      return self
    }
    return lines.removing(at: dropped)
  }
}

/// A number and a word of a day, one above the other.
private struct PairOfPieces: Hashable {
  var word: PieceOfDay
  var isNumberFirst: Bool

  init?(_ above: PieceOfDay?, _ below: PieceOfDay?) {
    switch (above, below) {
    case (.number?, let word?) where word != .number && word != .counter:
      (self.word, isNumberFirst) = (word, true)
    case (let word?, .number?) where word != .number: (self.word, isNumberFirst) = (word, false)
    default: return nil
    }
  }

  /// Returns the words as a label; a weekday stands before its number, as in "Thu 1".
  func label(_ words: [String]) -> String {
    (word == .weekday && isNumberFirst ? words.reversed() : words).joined(separator: " ")
  }
}

/// What a line says of a day, and nothing else.
private enum PieceOfDay: Hashable {
  /// A word such as "Day".
  case counter
  case number, month, weekday
}

extension Substring {
  /// Whether it is nothing but a number of up to three figures.
  fileprivate var isNumberOfDay: Bool {
    guard let first = first(where: { !$0.isWhitespace }), first.isFigure else { return false }
    let word = trimmed
    return word.utf8.count < 4 && word.allSatisfy(\.isFigure)
  }

  /// The piece of a day that is all of a line; `nil` for any other one.
  fileprivate var pieceOfDay: PieceOfDay? {
    if isNumberOfDay { return .number }
    let word = trimmed
    guard 1...24 ~= word.utf8.count, word.allSatisfy(\.isLetter) else { return nil }
    let name = word.lowercased()
    if DateWords.dayCounters.contains(name) || DateWords.weekCounters.contains(name) {
      return .counter
    }
    if DateWords.month(name, amongRare: false) != nil { return .month }
    return DateWords.isWeekday(name) ? .weekday : nil
  }
}
