import InkleafLists

// Lists whose first line alone names what it counts, as "Week 1: Owl" above "2: Fox".

extension [SourceText.Line] {
  /// The lines with the word for weeks before all of their numbers, where only the first has it.
  var withWeekBeforeNumbers: [SourceText.Line] {
    let places = indices.filter { !self[$0].isBlank }
    guard let start = places.prefix(4).firstIndex(where: { self[$0].text.firstWeek != nil }),
      let (word, mark) = self[places[start]].text.firstWeek
    else { return self }
    let rest = places[(start + 1)...]
    guard rest.count > 1,
      zip(rest, 2...).allSatisfy({ self[$0].text.trimmed.hasPrefix("\($1)\(mark)") })
    else { return self }
    var lines = self
    for place in rest { lines[place].text = "\(word) \(self[place].text.trimmed)"[...] }
    return lines
  }
}

extension Substring {
  /// The word for weeks before the number 1, and the mark behind it, which words follow; `nil` for any other line.
  fileprivate var firstWeek: (word: Substring, mark: Character)? {
    let word = trimmed.prefix { $0.isLetter }
    guard DateWords.weekCounters.contains(word.lowercased()) else { return nil }
    let rest = self[word.endIndex...].drop { $0 == " " }
    guard rest.first == "1", let mark = rest.dropFirst().first, ":.)".contains(mark),
      rest.dropFirst(2).contains(where: \.isLetter)
    else { return nil }
    return (word, mark)
  }
}
