import InkleafLists

// Bold prompts with notes behind them.

extension [ListLine] {
  /// Makes what follows bold words their note, as in "**Ghost**: draw a ghost", where most lines have it.
  mutating func takeBoldPrompts() {
    let found = map(\.boldPrompt)
    guard found.count(where: { $0 != nil }) * 3 > count * 2, count > 2 else { return }
    for (index, found) in zip(indices, found) {
      guard let (words, note) = found, self[index].note == nil else { continue }
      self[index].note = note
      self[index].entry.text = words
      self[index].isWords = true
    }
  }
}

extension ListLine {
  /// The bold words behind the label of a line, and what is said about them.
  fileprivate var boldPrompt: (words: String, note: String)? {
    guard entry.number != nil || entry.date != nil, let open = text.firstRange(of: "**"),
      let close = text[open.upperBound...].firstRange(of: "**")
    else { return nil }
    let words = withoutMarks(String(text[open.upperBound..<close.lowerBound].trimmingColon))
    let rest = text[close.upperBound...].drop { $0.isWhitespace || ":-–—".contains($0) }
    let mark = text[close.upperBound...].first { !$0.isWhitespace }
    let hasMark = mark.map { ":-–—".contains($0) } == true || text[..<close.lowerBound].last == ":"
    guard hasMark, !words.isEmpty, !rest.isEmpty, EntryText(words).isLabelled == false,
      entry.text.hasPrefix(words)
    else { return nil }
    return (words, withoutMarks(String(rest)))
  }
}
