import InkleafLists

// Weeks that stand before the words of every line.

extension [ListLine] {
  /// Makes weeks before days the headings of what is below them, as in "Week 1 Day 2: Bear" and "W1D2 Bear".
  mutating func takeWeeks() {
    // "Weeks 1-2: Bear" spans two.
    guard count > 2, !allSatisfy({ $0.entry.isWeek && $0.entry.last != nil }) else { return }
    let found = map { WeekOfLine($0.text) }
    guard found.allSatisfy({ $0.map { EntryText($0.rest).isLabelled } == true }) else { return }
    for (index, week) in zip(indices, found) {
      guard let week else { continue }
      self[index].group = week.name
      self[index].replaceText(week.rest, offset: week.offset)
      // Its days begin with 1 once more in each week.
      self[index].entry.isCertain = true
    }
  }
}

/// The week that a line begins with.
private struct WeekOfLine {
  /// The week with its number, as it is written.
  var name: String
  /// What comes after it.
  var rest: Substring
  /// The number of Unicode scalars before that.
  var offset: Int

  init?(_ text: Substring) {
    var cursor = LabelCursor(text)
    guard DateWords.weekCounters.contains(cursor.word()) else { return nil }
    _ = cursor.take(".")
    cursor.skipSpace()
    _ = cursor.take("#")
    guard cursor.integer(most: 2) != nil else { return nil }
    // "Week 1/52" is one of many.
    if cursor.next == "/", cursor.scalar(1)?.isDigit == true { return nil }
    name = String(text.unicodeScalars.prefix(cursor.place))
    cursor.skipSpace()
    while cursor.take(",:-–—/.|") { cursor.skipSpace() }
    offset = cursor.place
    rest = cursor.rest
    guard !rest.isEmpty else { return nil }
  }
}
