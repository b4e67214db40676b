// Numbers and dates that stand elsewhere than once before the words.

extension RawList {
  /// Takes the second numbers of a list with two, as in "3) 1: Talking?", if these count from 1.
  mutating func takeInnerNumbers() {
    let inner = entries.map { EntryText($0.text) }
    let numbers = inner.compactMap { $0.isCertain ? $0.number : nil }
    guard numbers.count > 2, numbers.count * 2 > entries.count,
      numbers.sorted() == Array(1...numbers.count)
    else { return }
    var kept: [Entry] = []
    for (entry, label) in zip(entries, inner) {
      guard label.isCertain, let number = label.number, !label.text.isEmpty else {
        doubt("ignored: line has no second number", entry.line, entry.column)
        passedOver += 1
        continue
      }
      kept.append(entry)
      kept[kept.count - 1].number = number
      kept[kept.count - 1].text = label.text
    }
    entries = kept
  }

  /// Takes the dates behind the numbers of a list with both, as in "Day 1 (Oct 1): Bear".
  mutating func takeInnerDates() {
    guard entries.count > 1, entries.allSatisfy({ $0.number != nil && $0.date == nil }) else {
      return
    }
    let found = entries.map { InnerDate($0.text) }
    guard found.count(where: { $0 != nil }) * 2 > entries.count else { return }
    for (index, found) in zip(entries.indices, found) {
      guard let found else { continue }
      (entries[index].text, entries[index].date) = (found.text, found.date)
    }
  }

  /// Takes the numbers behind the words of a list, as in "Bear (1)" or "Bear - 1", if these count from 1.
  mutating func takeLastNumbers() {
    guard entries.count > 2, entries.allSatisfy({ $0.number == nil && $0.date == nil }) else {
      return
    }
    let found = entries.compactMap { $0.text.splitAtLastNumber }
    guard found.count > 2, found.map(\.number).sorted() == Array(1...found.count) else { return }
    if found.count == entries.count - 1, entries[0].text.splitAtLastNumber == nil {
      doubt("ignored: line has no number", entries[0].line, entries[0].column)
      passedOver += 1
      entries.removeFirst()
    }
    guard found.count == entries.count else { return }
    for (index, found) in zip(entries.indices, found) {
      (entries[index].text, entries[index].number) = (found.words, found.number)
    }
  }
}

/// A date or weekday before words, perhaps in brackets.
private struct InnerDate {
  var date: RawDate?
  var text: String

  init?(_ text: String) {
    if let close = text.first.flatMap({ brackets[$0] }) {
      guard let end = text.firstIndex(of: close) else { return nil }
      // Only the first of several days counts.
      let label = EntryText(text[..<end].dropFirst() + ": x")
      let words = text[end...].dropFirst().drop { $0.isWhitespace || ":-–—.,".contains($0) }
      guard label.date != nil || label.hasWeekday && label.text == "x", !words.isEmpty else {
        return nil
      }
      (date, self.text) = (label.date, String(words))
      return
    }
    let label = EntryText(text)
    guard label.date != nil, label.isCertain, !label.text.isEmpty else { return nil }
    (date, self.text) = (label.date, label.text)
  }
}

/// Brackets, with those that close them.
private let brackets: [Character: Character] = ["(": ")", "[": "]", "（": "）"]

extension String {
  /// The words before a number in brackets, or behind a dash or sign, at the end.
  fileprivate var splitAtLastNumber: (words: String, number: Int)? {
    var words = self[...]
    let bracket = brackets.first { $0.value == words.last }?.key
    if bracket != nil { words.removeLast() }
    let digits = words.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard (1...3).contains(digits), let number = Int(words.suffix(digits)) else { return nil }
    words.removeLast(digits)
    if let bracket {
      guard words.popLast() == bracket else { return nil }
    } else {
      guard let mark = words.last(where: { $0 != " " }), "-–—#".contains(mark) else { return nil }
    }
    while let last = words.last, last.isWhitespace || "-–—#".contains(last) { words.removeLast() }
    return words.isEmpty ? nil : (String(words), number)
  }
}

extension [ListLine] {
  /// Puts labels on lines of their own, as in "Day 1" above "Bear", before the words below them.
  ///
  /// - Returns: the lines; `nil` where labels do not stand so.
  var joinedWithLabels: [ListLine]? {
    guard let first = firstIndex(where: \.isBareLabel) else { return nil }
    let pairs = self[first...]
    guard pairs.count > 3, pairs.count.isMultiple(of: 2) else { return nil }
    var lines = Array(self[..<first])
    for index in stride(from: first, to: count, by: 2) {
      var (label, words) = (self[index].entry, self[index + 1])
      guard self[index].isBareLabel, !words.entry.isLabelled else { return nil }
      label.takeLoose()
      words.startsParagraph = self[index].startsParagraph
      words.entry.number = label.number
      words.entry.last = label.last
      words.entry.date = label.date
      words.entry.days = label.days
      words.entry.isWeek = label.isWeek
      words.entry.isCertain = true
      lines.append(words)
    }
    return lines
  }

  /// Makes weeks on lines of their own, as in "Week 1" above several prompts, groups of what is below them.
  ///
  /// - Returns: the lines below; `nil` where there are no such weeks.
  var groupedByWeeks: [ListLine]? {
    let weeks = filter { $0.isBareLabel && $0.entry.isWeek }
    guard weeks.count > 1, self[0].isBareLabel, weeks.count * 3 <= count,
      allSatisfy({ !$0.entry.isLabelled || $0.isBareLabel && $0.entry.isWeek })
    else { return nil }
    var group: String?
    return compactMap { line in
      if line.isBareLabel {
        group = withoutMarks(String(line.text.trimmingColon))
        return nil
      }
      var line = line
      line.group = group
      return line
    }
  }
}

extension ListLine {
  /// Whether the line is a number or date without words.
  fileprivate var isBareLabel: Bool {
    entry.isLabelled ? entry.text.isEmpty : entry.loose?.text.isEmpty == true
  }
}
