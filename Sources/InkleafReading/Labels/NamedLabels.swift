import InkleafLists

// Labels that are no numbers: "Session A:", "T-5", "Weekend of Jan 9/10:".

extension RawList {
  /// Leaves labels out that all lines have alike, with the line above them as the title.
  mutating func takeNamedLabels(_ lines: inout [ListLine]) {
    guard lines.count > 2, !lines.contains(where: \.entry.isLabelled) else { return }
    let found = lines.map(\.namedLabel)
    let start = found[0] == nil ? 1 : 0
    let labels = found.dropFirst(start).compactMap(\.self)
    // The last line may be cut.
    let isCut = lines.count > 3 && found[lines.count - 1] == nil
    guard labels.count > 1, labels.count == lines.count - start - (isCut ? 1 : 0),
      Set(labels.map(\.name)).count == 1, Set(labels.map(\.whole)).count == labels.count
    else { return }
    doubt(
      "\"\(labels[0].whole)\" and what is like it below are labels, and left out", at: lines[start])
    if isCut { tellLeftOut(lines.removeLast()) }
    for (index, label) in zip(lines.indices.dropFirst(start), labels) {
      lines[index].keep(label.words)
      lines[index].isWords = true
    }
    guard start == 1 else { return }
    let title = lines.removeFirst()
    if !takesTitle(title), !hasTitle { takeTitle(title.text.trimmingColon) }
  }
}

extension ListLine {
  /// A word and what counts behind it, such as a letter, a number or a date, before the words.
  fileprivate var namedLabel: (name: String, whole: Substring, words: Substring)? {
    let name = text.prefix { $0.isLetter }
    guard (1...12).contains(name.count) else { return nil }
    var rest = text[name.endIndex...]
    // "T-5" needs no colon.
    if name.count < 4, rest.first == "-" {
      let number = rest.dropFirst().prefix { $0.isNumber }
      rest = rest[number.endIndex...]
      let words = rest.drop { $0.isWhitespace || ":.)–—-".contains($0) }
      guard (1...3).contains(number.count), words.startIndex > rest.startIndex, !words.isEmpty
      else { return nil }
      return (name.lowercased(), text[..<rest.startIndex], words)
    }
    guard let colon = rest.prefix(40).firstIndex(where: { ":：".contains($0) }) else { return nil }
    let counters = rest[..<colon].split(separator: " ")
    let words = rest[colon...].dropFirst().drop(while: \.isWhitespace)
    guard !counters.isEmpty, !words.isEmpty,
      counters.contains(where: { $0.lowercased() != "of" }),
      counters.allSatisfy({ word in
        word.count == 1 || word.contains(where: \.isNumber)
          || ["of", "the", "vom", "du"].contains(word.lowercased())
          || DateWords.month(word.lowercased()) != nil
      })
    else { return nil }
    return (name.lowercased(), text[..<colon], words)
  }
}
