import InkleafLists

// Words that belong to a label before or behind the prompt, not to the prompt.

extension RawList {
  /// Leaves out the verb between a label and its word, as in "Day 1 is mustache".
  mutating func dropVerbsOfLabels() {
    guard entries.count > 1, entries.allSatisfy(\.hasLabel) else {
      return
    }
    for verb in ["is ", "will be ", "ist ", "est ", "es ", "è "]
    where entries.allSatisfy({ $0.text.hasPrefix(verb) && $0.text.count > verb.count }) {
      for index in entries.indices {
        let words = entries[index].text.dropFirst(verb.count)
        // "will be mustache." is a sentence.
        entries[index].text = String(words.last == "." ? words.dropLast() : words)
      }
    }
  }

  /// Leaves out what says that the date behind words is the last day for them, as in "Owl - due Sept 11".
  mutating func dropDeadlines() {
    guard entries.count > 1, entries.allSatisfy({ $0.date != nil && !$0.hasOwnDate }) else {
      return
    }
    if entries.allSatisfy({ $0.note.map { Self.deadlines.contains($0.lowercased()) } == true }) {
      for index in entries.indices { entries[index].note = nil }
    }
    let words = entries.map { $0.text[...].withoutDeadline(Self.deadlines) }
    guard !words.contains(nil) else { return }
    setTexts(words)
  }

  private static let deadlines: Set<String> = [
    "due", "due on", "due by", "by", "until", "fällig", "fällig am", "bis", "bis zum", "pour le",
    "para el",
  ]
}

extension Substring {
  /// The words before a sign and one of some words at the end; `nil` for any other text.
  fileprivate func withoutDeadline(_ names: Set<String>) -> Substring? {
    let words = split(separator: " ")
    for count in 1...2 {
      guard words.count > count, let first = words.suffix(count).first else { return nil }
      let name = self[first.startIndex...].lowercased()
      let rest = self[..<first.startIndex].withoutTrailing("-–—:,(")
      if names.contains(name), rest.endIndex < first.startIndex, !rest.isEmpty,
        self[rest.endIndex..<first.startIndex].contains(where: { "-–—:,(".contains($0) })
      {
        return rest
      }
    }
    return nil
  }
}
