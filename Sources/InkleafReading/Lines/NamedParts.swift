import InkleafLists

// Days that are blocks of named lines, as "Character: Knight" above "Setting: Swamp" and "Mood: Lonely".

extension [ListLine] {
  /// Makes blocks whose lines have the same names in the same order, and nothing else, one line each, with a prompt for
  /// each name.
  mutating func takeBlocksOfNames() {
    guard count > 3, count <= 2 * ListLimits.prompts, self[0].name != nil else { return }
    let blocks = paragraphs
    let size = blocks[0].count
    guard blocks.count > 1, (2...5).contains(size), blocks.allSatisfy({ $0.count == size }) else {
      return
    }
    let names = self[blocks[0]].map(\.name)
    guard Set(names).count == size,
      indices.allSatisfy({ self[$0].name == names[$0 % size] && names[$0 % size] != nil })
    else { return }
    self = blocks.map { block in
      let words = self[block].map { $0.text.drop { $0 != ":" }.dropFirst().trimmed }
      var line = self[block.lowerBound]
      line.keep(words.joined(separator: " | ")[...])
      return line
    }
  }
}

extension ListLine {
  /// The word before the colon and more words, unless it is a label.
  fileprivate var name: String? {
    guard !entry.isLabelled, let colon = text.firstIndex(of: ":"),
      case let name = text[..<colon], (2...24).contains(name.count),
      !name.contains(where: \.isNumber),
      name.split(separator: " ").count < 3, text[colon...].dropFirst().contains(where: \.isLetter)
    else { return nil }
    return name.lowercased()
  }
}
