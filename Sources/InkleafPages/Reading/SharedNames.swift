extension RawList {
  /// Takes away a name that all words begin with, as in "1) Advent: Star" or "Day 1 – Prompt: Star".
  mutating func takeSharedName() {
    func end(_ text: String) -> String.Index? {
      let dash = text.firstRange(of: " - ") ?? text.firstRange(of: " – ")
      let word = dash.map { text[..<$0.lowerBound].lowercased() } ?? ""
      // "Frog – asleep" has a word and a note.
      if let dash, TableRole.prompt.headings.prefix(3).contains(word) { return dash.lowerBound }
      guard let colon = text.firstIndex(where: { ":：".contains($0) }),
        (1...24).contains(text[..<colon].count),
        text[..<colon].allSatisfy({ $0.isLetter || $0 == " " }),
        text[colon...].dropFirst().contains(where: \.isLetter)
      else { return nil }
      return colon
    }
    guard entries.count > 2, let first = entries.first?.text, let colon = end(first) else { return }
    let name = first[..<colon].lowercased()
    let ends = entries.map { entry in
      end(entry.text).flatMap { entry.text[..<$0].lowercased() == name ? $0 : nil }
    }
    // One of several may lack it.
    guard ends.count(where: { $0 == nil }) * 10 <= entries.count else { return }
    for (index, end) in zip(entries.indices, ends) {
      guard let end else {
        doubt(
          "the words do not begin with \"\(first[..<colon]):\", as the others do",
          entries[index].line, entries[index].column)
        continue
      }
      entries[index].text = String(
        entries[index].text[end...].drop { " :：-–".contains($0) }.inOneLine)
    }
  }
}
