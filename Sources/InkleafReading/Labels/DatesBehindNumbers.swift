import InkleafLists

// Lists with a number and a date before the words.

extension [ListLine] {
  /// Takes the dates behind numbers that count on, as in "1) 05.09 Bear" and "1 (Sep 5): Bear".
  mutating func takeDatesBehindNumbers() {
    let found = map(\.dateBehindNumber)
    let labels = found.compactMap(\.self)
    guard labels.count > 2, labels.count * 2 > count,
      labels.map(\.number) == [Int](labels[0].number..<labels[0].number + labels.count),
      zip(labels, labels.dropFirst()).allSatisfy({ ($0.date.days(to: $1.date) ?? 0) > 1 })
    else { return }
    for (index, label) in zip(indices, found) {
      guard let label else { continue }
      self[index].isWords = true
      self[index].entry.takePosition(label.number)
      self[index].entry.date = label.date
      self[index].takeLabel(before: label.words)
    }
  }
}

extension ListLine {
  /// A number, the date behind it and the words behind that; `nil` for other lines.
  fileprivate var dateBehindNumber: (number: Int, date: RawDate, words: Substring)? {
    // "Day 1 (Sep 5)" has a word before it.
    let word =
      entry.withLoose.number == nil
      ? text[..<text.startIndex] : text.prefix { $0.isLetter || $0 == " " }
    let digits = text[word.endIndex...].prefix(while: \.isFigure)
    guard (1...3).contains(digits.count), let number = Int(digits) else { return nil }
    let rest = text[digits.endIndex...].drop { $0.isWhitespace || ".):-–—→|·•,".contains($0) }
    guard rest.startIndex > digits.endIndex else { return nil }
    if rest.first == "(", let end = rest.prefix(24).firstIndex(of: ")") {
      let inner = rest[..<end].dropFirst() + ": x"
      let words = rest[end...].dropFirst().drop { $0.isWhitespace || ":,-–—".contains($0) }
      guard !words.isEmpty, let date = EntryText(inner).date ?? ShortDate(Substring(inner))?.date
      else { return nil }
      return (number, date, words)
    }
    let entry = EntryText(rest)
    if let date = entry.date, !entry.text.isEmpty {
      let scalars = rest.unicodeScalars
      return (
        number, date, rest[scalars.index(scalars.startIndex, offsetBy: entry.offset)...]
      )
    }
    return ShortDate(rest).flatMap { $0.isPadded ? (number, $0.date, $0.words) : nil }
  }
}
