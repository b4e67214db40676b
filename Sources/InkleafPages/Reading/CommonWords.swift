// Words that every line has before and behind its number.

extension [ListLine] {
  /// Takes numbers with the same words before them in every line, as in "Inktober Day 1: Bear", and those of
  /// a total, as in "1/31 Bear", if they count from 1.
  mutating func takeNumbersInWords() {
    guard count > 2, let last else { return }
    let before = last.text.prefix { !$0.isNumber }
    guard before.count < 40, before.count < last.text.count else { return }
    let found = map { NumberInWords($0.text, after: before) }
    let numbers = found.compactMap(\.self)
    guard numbers.count > 2, numbers.count * 2 > count,
      numbers.map(\.number) == [Int](1...numbers.count),
      Set(numbers.map(\.total)).count == 1, (numbers[0].total ?? numbers.count) >= numbers.count,
      numbers[0].total != nil || filter({ $0.entry.number != nil }).count * 2 <= count,
      // "1/10" is a date too.
      !contains(where: { $0.entry.date != nil }) || (numbers[0].total ?? 0) > 12
    else { return }
    for (index, found) in zip(indices, found) {
      guard let found else { continue }
      self[index].entry.number = found.number
      self[index].entry.text = withoutMarks(String(found.words))
      self[index].entry.offset =
        self[index].text[..<found.words.startIndex].unicodeScalars.count
      self[index].entry.date = nil
      self[index].entry.isCertain = true
    }
  }
}

/// A number with words before it.
private struct NumberInWords {
  var number: Int
  /// How many there are, as in "1/31" and "1 of 31".
  var total: Int?
  var words: Substring

  init?(_ text: Substring, after before: Substring) {
    guard text.hasPrefix(before) else { return nil }
    var rest = text.dropFirst(before.count)
    guard let number = rest.takeNumber() else { return nil }
    self.number = number
    var end = rest.drop(while: \.isWhitespace)
    if let mark = ["/", "of ", "von ", "sur ", "de ", "di ", "из "].first(where: {
      end.hasPrefix($0)
    }) {
      end = end.dropFirst(mark.count).drop(while: \.isWhitespace)
      total = end.takeNumber()
      if total != nil { rest = end }
    }
    words = rest.drop { $0.isWhitespace || ".:)]-–—|>=»→".contains($0) }
    let hasMark = rest[..<words.startIndex].contains { !$0.isWhitespace }
    // "Room 1" begins with words, "Inktober Day 1" does not.
    let counter = before.split { !$0.isLetter }.last?.lowercased() ?? ""
    guard !words.isEmpty, words.startIndex > rest.startIndex,
      total != nil || !before.isEmpty && (hasMark || DateWords.dayCounters.contains(counter))
    else { return nil }
  }
}

extension Substring {
  /// Takes away a number of up to three digits.
  fileprivate mutating func takeNumber() -> Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    guard (1...3).contains(digits.count) else { return nil }
    self = self[digits.endIndex...]
    return Int(digits)
  }
}
