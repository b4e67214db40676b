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

extension [ListLine] {
  /// Takes the legend of emoji away that stand before the prompts, as "❤️ easy" above "❤️ Owl".
  ///
  /// - Returns: its lines.
  mutating func takeLegend() -> [ListLine] {
    // A title may come first.
    guard let start = prefix(2).firstIndex(where: { $0.sign != nil }),
      let end = indices.dropFirst(start + 1).first(where: { self[$0].startsParagraph }),
      (2...6).contains(end - start), count - end > end - start
    else { return [] }
    let (legend, rest) = (self[start..<end].map(\.sign), self[end...].map(\.sign))
    let signs = Set(legend)
    guard !legend.contains(nil), signs.count == legend.count, rest.allSatisfy(signs.contains),
      Set(rest).count > 1
    else { return [] }
    let lines = Array(self[start..<end])
    removeSubrange(start..<end)
    return lines
  }
}

extension ListLine {
  /// The emoji before its words.
  fileprivate var sign: Substring? {
    guard let first = text.first, !first.isASCII, !first.isLetter, !first.isNumber,
      text.dropFirst().first == " "
    else { return nil }
    return text.prefix(1)
  }
}
