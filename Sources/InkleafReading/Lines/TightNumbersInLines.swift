import InkleafLists

// Several prompts in a line whose numbers touch other signs: "Day1 Moth Day2 Lamp", "1、猫 2、狐", "1-Moth, 2-Lamp".

extension [SourceText.Line] {
  /// The lines with spaces and points around numbers that count on in a line.
  var withLooseNumbersInLines: [SourceText.Line] {
    with(map(\.text.withLooseNumbers))
  }
}

extension Substring {
  /// The text with spaces and points around its numbers; `nil` where fewer than three count on.
  fileprivate var withLooseNumbers: String? {
    guard utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let hasWideMarks = contains("；")
    var found: [TightNumber] = []
    var place = startIndex
    var before: Character = " "
    while place < endIndex {
      if before.mayStandBeforeNumber, let number = tightNumber(at: place, hasWideMarks),
        found.last.map({ $0.number + 1 == number.number && $0.counter == number.counter }) ?? true
      {
        found.append(number)
        place = number.end
        before = " "
        continue
      }
      before = self[place]
      place = index(after: place)
    }
    // "3-D glasses, 4-leaf clover" are words.
    guard found.count > 2, found[0].number == 1 || !found[0].isDashed else { return nil }
    var text = ""
    var end = startIndex
    for number in found {
      let words = self[end..<number.start].withoutTrailing("；，;,")
      text += words.isEmpty ? "" : words + (end == startIndex ? " " : "; ")
      text += number.counter.isEmpty ? "\(number.number). " : "\(number.counter) \(number.number): "
      end = number.end
    }
    return text + self[end...].withoutTrailing("；")
  }

  /// A number with what touches it.
  private struct TightNumber {
    var counter: Substring
    var number: Int
    /// Whether a dash or a point touches it and the words behind it.
    var isDashed: Bool
    var start: Substring.Index
    /// Where the words behind it begin.
    var end: Substring.Index
  }

  private func tightNumber(at start: Index, _ hasWideMarks: Bool) -> TightNumber? {
    let counter = self[start...].prefix { $0.isASCII && $0.isLetter }
    let digits = self[counter.endIndex...].prefix { $0.isASCII && $0.isNumber }
    guard 1...3 ~= digits.count, let number = Int(digits),
      counter.isEmpty || DateWords.dayCounters.contains(counter.lowercased())
        || DateWords.weekCounters.contains(counter.lowercased())
    else { return nil }
    let rest = self[digits.endIndex...]
    let mark = rest.prefix { ":.)-–—、：）．".contains($0) }
    let words = rest[mark.endIndex...].drop(while: \.isWhitespace)
    guard mark.count < 2, let first = words.first, !first.isNumber else { return nil }
    // Other readers know "1. Moth" and "Day 1 Moth".
    let isDashed =
      counter.isEmpty && words.startIndex == mark.endIndex && first.isLetter
      && mark.first.map { "-–—.".contains($0) } == true
    let isTight = counter.count > 1 || mark == "、" || mark == "．" || mark == "." && hasWideMarks
    guard isDashed || isTight else { return nil }
    return TightNumber(
      counter: counter, number: number, isDashed: isDashed, start: start, end: words.startIndex)
  }
}

extension Character {
  /// Whether a number behind it begins another prompt: it parts words, or is of a script without spaces.
  fileprivate var mayStandBeforeNumber: Bool {
    isWhitespace || ",;|•·，；、/!！".contains(self)
      || unicodeScalars.first.map { $0.value > 0x2E80 } == true
  }
}
