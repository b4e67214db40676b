import InkleafLists

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
          at: entries[index])
        continue
      }
      entries[index].text = String(
        entries[index].text[end...].drop { " :：-–".contains($0) }.inOneLine)
    }
  }
}

extension RawList {
  /// Parts prompts at names that each of them has in the same order, as in "AM: Fox PM: Owl" and "AM - Fox, PM - Owl", and
  /// leaves these out.
  ///
  /// The last line may be cut.
  mutating func takeNamesOfParts() {
    guard entries.count > 2 else { return }
    let marks = [":", "：", " - ", " – "]
    guard let mark = marks.first(where: { entries[0].text.ranges(of: $0).count > 1 }) else {
      return
    }
    let all = entries.map { $0.text.split(separator: mark, omittingEmptySubsequences: false) }
    let count = all[0].count
    let isCut = all.count > 2 && (all.last?.count ?? 0) < count
    let parts = isCut ? all.dropLast() : all
    guard parts.allSatisfy({ $0.count == count }) else { return }
    // Before each colon are the words of the part above and the name of the next.
    let names = (0..<count - 1).map { place in parts.map { $0[place] }.sharedEnd }
    guard !names.contains(""), parts.allSatisfy({ $0[0].count == names[0].count }),
      // The same words in several languages are no several prompts.
      !names.allSatisfy({ ColumnName(String($0)).language != nil })
    else { return }
    func words(_ parts: [Substring]) -> [Substring] {
      let ends = names.dropFirst().prefix(max(0, parts.count - 2)).map(\.count) + [0]
      return zip(parts.dropFirst(), ends).map { words, end in
        words.dropLast(end).drop(while: \.isWhitespace).withoutTrailing(" ,;|/+&·•-–—")
      }
    }
    let prompts = parts.map(words)
    guard prompts.allSatisfy({ $0.allSatisfy { $0.contains(where: \.isLetter) } }) else { return }
    setTexts(prompts.map { $0.joined(separator: " | ") })
    doubt(
      "the names before the words, \(names.map { "\"\($0)\"" }.joined(separator: ", ")), are left out",
      at: entries[0])
    if isCut, let last = all.last, let index = entries.indices.last {
      let known = words(last).filter { !$0.isEmpty }
      if !known.isEmpty { entries[index].text = known.joined(separator: " | ") }
      doubt("the line has not all of the names that the others have", at: entries[index])
    }
  }
}

extension [Substring] {
  /// The words of letters that all end with; empty where there are none.
  fileprivate var sharedEnd: Substring {
    guard let first else { return "" }
    let words = map { $0.split(separator: " ") }
    let least = words.map(\.count).min() ?? 0
    let count = (0..<least).first { place in
      let word = words[0][words[0].count - 1 - place]
      return !word.contains(where: \.isLetter)
        || !words.allSatisfy { $0[$0.count - 1 - place].lowercased() == word.lowercased() }
    }
    let start = words[0].suffix(count ?? least).first?.startIndex ?? first.endIndex
    return first[start...].withoutTrailing(" ")
  }
}
