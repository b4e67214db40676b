import InkleafLists

// Days that are blocks of named lines, as "Character: Knight" above "Setting: Swamp" and "Mood: Lonely".

extension [ListLine] {
  /// Makes blocks whose lines have the same names in the same order, and nothing else, one line each, with a prompt for
  /// each name.
  mutating func takeBlocksOfNames() {
    guard count > 3, count <= 2 * ListLimits.prompts, self[0].name != nil else { return }
    let starts = indices.filter { $0 == 0 || self[$0].startsParagraph }
    let size = starts.count > 1 ? starts[1] : 0
    guard (2...5).contains(size), starts.count * size == count,
      starts == [Int](stride(from: 0, to: count, by: size))
    else { return }
    let names = self[..<size].map(\.name)
    guard Set(names).count == size,
      indices.allSatisfy({ self[$0].name == names[$0 % size] && names[$0 % size] != nil })
    else { return }
    self = starts.map { start in
      let words = self[start..<start + size].map { line in
        line.text.drop { $0 != ":" }.dropFirst().trimmed
      }
      var line = self[start]
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
