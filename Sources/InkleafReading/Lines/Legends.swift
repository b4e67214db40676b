import InkleafLists

// Legends of the emoji before prompts, as "❤️ easy" above "❤️ Owl".

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
