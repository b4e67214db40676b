import InkleafLists

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
        doubt("ignored: line has no second number", at: entry)
        passedOver += 1
        continue
      }
      kept.append(entry)
      kept[kept.count - 1].number = number
      kept[kept.count - 1].text = label.text
    }
    entries = kept
  }

  /// Leaves out the numbers of words such as "Day 1: Bear" beside dates.
  mutating func takeNumbersBesideDates() {
    guard entries.count > 1, entries.allSatisfy({ $0.number == nil && $0.date != nil }) else {
      return
    }
    // Dates are the labels.
    for index in entries.indices { entries[index].labelled = nil }
    let labels = entries.map { EntryText($0.text) }
    let isCounted = labels.map { $0.number != nil && $0.isCertain && !$0.text.isEmpty }
    let numbers = zip(labels, isCounted).filter(\.1).compactMap(\.0.number)
    // One of several may lack its number.
    guard isCounted.count(where: { !$0 }) * 10 <= entries.count, numbers.first == 1,
      Set(numbers).count == numbers.count
    else { return }
    setTexts(zip(labels, isCounted).map { $1 ? $0.text : nil })
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

  /// Makes what is in brackets behind a label the note of its prompt, as in "Oct 20 (half term): Bear".
  mutating func takeRemarksInLabels() {
    for index in entries.indices where entries[index].hasLabel {
      let text = entries[index].text
      guard let close = text.first.flatMap({ brackets[$0] }), let end = text.firstIndex(of: close)
      else { continue }
      let remark = text[..<end].dropFirst()
      let rest = text[end...].dropFirst().drop(while: \.isWhitespace)
      let words = rest.dropFirst().drop(while: \.isWhitespace)
      guard let mark = rest.first, ":：–—-".contains(mark), !remark.isEmpty, !words.isEmpty,
        words.startIndex > rest.index(after: rest.startIndex) || mark == "："
      else { continue }
      entries[index].text = String(words)
      if entries[index].note == nil { entries[index].note = String(remark) }
    }
  }

  /// Takes the dates behind the words of a list with numbers, as in "1) Bear (Oct 1)" or "1) Bear -- Oct 1".
  mutating func takeLastDates() {
    guard entries.count > 1, entries.allSatisfy({ $0.number != nil && $0.date == nil }) else {
      return
    }
    let labels = entries.map { LastLabel($0.text) }
    let found = labels.compactMap(\.self).filter { $0.isMarked && $0.date != nil }
    // One of several may lack its date.
    guard found.count > 1, found.count >= entries.count - (entries.count > 3 ? 1 : 0),
      Set(found.map { "\($0.date as RawDate?)" }).count == found.count
    else { return }
    for (index, label) in zip(entries.indices, labels) {
      guard let label, label.isMarked, label.date != nil else { continue }
      (entries[index].text, entries[index].date) = (label.words, label.date)
    }
  }

  /// Takes the numbers or dates behind the words of a list, as in "Bear (1)", "Bear - Day 1" or
  /// "Bear, October 1", if the numbers count from 1 or the dates differ.
  mutating func takeLastLabels() {
    guard entries.count > 2, !entries.contains(where: \.hasLabel) else {
      return
    }
    let isFirst = LastLabel(entries[0].text) != nil
    var rest = isFirst ? entries[...] : entries.dropFirst()
    let found = rest.compactMap { LastLabel($0.text) }
    // The end of a list may be cut.
    let isCut = found.count == rest.count - 1 && found.count > (found.haveDots ? 2 : 4)
    if isCut, LastLabel(entries[entries.count - 1].text) == nil { rest.removeLast() }
    guard found.count == rest.count, found.areLabels else { return }
    for entry in entries
    where entry.line < rest[rest.startIndex].line || entry.line > rest[rest.endIndex - 1].line {
      doubt("ignored: line has no number", at: entry)
      passedOver += 1
    }
    entries = zip(rest, found).map { entry, found in
      var entry = entry
      (entry.text, entry.number, entry.date) = (found.words, found.number, found.date)
      return entry
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
      // Only the first of several days counts. "(7.–13. 9.)" has spaces behind its points.
      let days = text[..<end].dropFirst().replacing(". ", with: ".")
      let label = EntryText(label: days)
      let words = text[end...].dropFirst().drop { $0.isWhitespace || ":-–—.,".contains($0) }
      guard label.date != nil || label.hasWeekday && label.text.isEmpty, !words.isEmpty else {
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

/// A number or date behind words.
private struct LastLabel {
  var words: String
  var number: Int?
  var date: RawDate?
  /// Whether a mark or bracket sets it apart from the words.
  var isMarked: Bool
  /// Whether dots lead to it, as in "Bear.....1".
  var hasDots = false

  init?(_ text: String) {
    // "Bear.....1" has no spaces.
    let words = text[
      ..<text.index(text.endIndex, offsetBy: -text.reversed().prefix(while: \.isNumber).count)]
    if words.endIndex < text.endIndex, ["...", "…", "___"].contains(where: words.hasSuffix) {
      guard let label = LastLabel(words: words, label: text[words.endIndex...]) else { return nil }
      self = label
      hasDots = true
      return
    }
    let parts = text.split(whereSeparator: \.isWhitespace)
    // The longest label counts, of at most four words as "Day 1 (Oct" is none.
    for count in stride(from: min(4, parts.count), to: 0, by: -1) {
      let start = parts[parts.count - count].startIndex
      if let label = LastLabel(words: text[..<start], label: text[start...]) {
        self = label
        return
      }
    }
    return nil
  }

  private init?(words: Substring, label: Substring) {
    var (words, label) = (words, label)
    isMarked = false
    if let close = label.first.flatMap({ brackets[$0] }) {
      guard label.last == close else { return nil }
      label = label.dropFirst().dropLast()
      isMarked = true
    }
    let mark = label.prefix { "-–—#".contains($0) }
    label = label[mark.endIndex...].drop(while: \.isWhitespace)
    let end = words.reversed().prefix { $0.isWhitespace || "-–—#:,|·._…".contains($0) }
    words = words.dropLast(end.count)
    isMarked = isMarked || !mark.isEmpty || end.contains { !$0.isWhitespace }
    guard !words.isEmpty, label.utf8.count < 40, label.first.map({ !"-([".contains($0) }) == true,
      label.last.map({ !")]".contains($0) }) == true
    else { return nil }
    guard let entry = EntryText.whole(label), entry.last == nil, !entry.isWeek,
      entry.number != nil || entry.date != nil
    else { return nil }
    (self.words, number, date) = (String(words), entry.number, entry.date)
  }
}

extension [LastLabel] {
  fileprivate var haveDots: Bool { allSatisfy(\.hasDots) }

  /// Whether these are the labels of a list.
  fileprivate var areLabels: Bool {
    guard count > 2 else { return false }
    if allSatisfy({ $0.date != nil }) {
      return Set(map { "\($0.date as RawDate?)" }).count == count
    }
    if haveDots { return Set(map(\.number)).count == count }
    // "Room 1" and "Room 2" are words.
    return compactMap(\.number).sorted() == [Int](1...count) && allSatisfy { $0.date == nil }
      && (allSatisfy(\.isMarked) || count > 4) && Set(map(\.words)).count == count
  }
}

extension [ListLine] {
  /// Makes weeks on lines of their own, as in "Week 1" above several prompts, groups of what is below them.
  ///
  /// - Returns: the lines below; `nil` where there are no such weeks.
  var groupedByWeeks: [ListLine]? {
    // "Week 1: Forest" is a heading, too, where several short lines are below it.
    let isNamed = filter(\.isWeek).isEmpty && areShortBelowWeeks
    func isHeading(_ line: ListLine) -> Bool { isNamed ? line.entry.isWeek : line.isWeek }
    let weeks = filter(isHeading)
    guard weeks.count > 1, isHeading(self[0]), weeks.count * 3 <= count,
      allSatisfy({ !$0.entry.isLabelled || isHeading($0) || $0.hasLoneWeekday })
    else { return nil }
    return grouped(
      below: map { isHeading($0) ? String($0.entry.unlabelled[...].trimmingColon) : nil })
  }
}

extension [ListLine] {
  /// Whether weeks with words have two or more lines below each, all of a few words.
  private var areShortBelowWeeks: Bool {
    let places = indices.filter { self[$0].entry.isWeek && !self[$0].entry.text.isEmpty }
    let gaps = gaps(behind: places)
    return gaps.allSatisfy { $0 > 2 }
      && indices.allSatisfy { index in
        places.contains(index) || self[index].text.count < 32 && self[index].text.last != "."
      }
  }
}

extension ListLine {
  /// Whether the line is a number, date or weekday without words.
  var isBareLabel: Bool { bareLabel != nil }

  /// The label of a line without words.
  var bareLabel: EntryText? {
    // What has words behind its label need not be read again.
    isWords || entry.isLabelled && entry.text.contains(where: \.isLetter) ? nil : .bare(text)
  }

  /// Whether the line is a week with its number, such as "Week 1" or "Week One".
  fileprivate var isWeek: Bool {
    if isBareLabel { return entry.isWeek }
    let words = text.trimmingColon.split(separator: " ").map { $0.lowercased() }
    return words.count == 2 && DateWords.weekCounters.contains(words[0])
      && LabelCursor.numberWords.prefix(6).contains(words[1])
  }
}
