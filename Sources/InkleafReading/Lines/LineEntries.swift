import InkleafLists

// What is left to do when the prompts of lines are found.

extension RawList {
  /// Takes numbers and dates from within the words.
  mutating func takeLabelsWithinWords(usesLabels: Bool) {
    takeOwnDates()
    takeInnerNumbers()
    takeInnerDates()
    takeLastDates()
    takeRemarksInLabels()
    takeTimesBehindDates()
    takeInnerWeekdays()
    takeInitialsBehindNumbers()
    if !usesLabels { takeLastLabels() }
  }

  /// Takes the dates that the form to keep gives prompts, as in "Bear @ 2026-10-09".
  private mutating func takeOwnDates() {
    for index in entries.indices {
      guard let (words, date) = entries[index].text.dated else { continue }
      entries[index].text = words
      (entries[index].date, entries[index].hasOwnDate) = (.full(date), true)
    }
  }

  /// Takes names and signs away that are no words to draw.
  mutating func takeSignsOfWords() {
    takeNamesOfParts()
    takeSharedName()
    takeEmojiAround()
    takeDoubleSlashes()
    takeCounters()
    takeSigns()
  }

  /// Makes the text after a dash, or after a sign for a remark, a note, if most lines have one.
  mutating func splitNotes() {
    let dashes = [" - ", " – ", " — ", " -- ", " # ", " -> ", " --> ", " => ", " → "]
    func dash(in text: String) -> Range<String.Index>? {
      guard text.utf8.contains(where: { "-#=".utf8.contains($0) || $0 == 0xE2 }) else { return nil }
      let first = dashes.compactMap { text.firstRange(of: $0) }.min {
        $0.lowerBound < $1.lowerBound
      }
      // "(Mar 21 - Apr 19)" stays whole.
      return first.flatMap { dash in
        let before = text[..<dash.lowerBound]
        return before.count { $0 == "(" } > before.count { $0 == ")" } ? nil : dash
      }
    }
    let withNote = entries.filter { dash(in: $0.text) != nil }
    guard withNote.count * 2 > entries.count else {
      if let first = withNote.first {
        doubt("few lines have a dash, so the text after it stays in the prompt", at: first)
      }
      return
    }
    for index in entries.indices {
      let text = entries[index].text
      guard let dash = dash(in: text), dash.lowerBound > text.startIndex else { continue }
      entries[index].note = String(text[dash.upperBound...])
      entries[index].text = String(text[..<dash.lowerBound])
    }
  }

  /// Makes what follows the first words of all lines a note, as in "Lantern: what lights your way?".
  ///
  /// These words end in a point or in a colon, all alike.
  mutating func splitSentences() {
    guard entries.count > 2, entries.allSatisfy({ $0.note == nil }) else { return }
    for mark in [". ", ": "] {
      let parts = entries.map { entry in
        entry.text.firstRange(of: mark).map {
          (words: entry.text[..<$0.lowerBound], rest: entry.text[$0.upperBound...])
        }
      }
      // The last line may be cut.
      let whole = zip(entries, parts).dropLast(entries.count > 3 ? 1 : 0)
      let found = whole.compactMap { $1 }
      let lengths = found.map { $0.rest.split(separator: " ").count }
      // A day of rest has no more to say.
      let others = whole.filter { $1 == nil }.map(\.0.text)
      guard others.count * 5 <= entries.count, others.allSatisfy(\.hasFewWords),
        found.areTitles(mark),
        Set(found.map(\.words)).count == found.count,
        !found.contains(where: { Self.shortTitles.contains($0.words.lowercased()) }),
        // "Place: sea" names a kind.
        lengths.allSatisfy({ $0 > 1 }), lengths.reduce(0, +) >= 3 * lengths.count
      else { continue }
      for (index, part) in zip(entries.indices, parts) {
        guard let part else { continue }
        (entries[index].text, entries[index].note) = (part.words.inOneLine, String(part.rest))
      }
      return
    }
  }

  /// Words with a point that end no sentence.
  private static let shortTitles: Set = ["st", "dr", "mr", "mrs", "ms", "no", "prof"]

  /// Doubts prompts that could be another thing.
  mutating func doubtEntries(of lines: [ListLine], usesLabels: Bool) {
    doubtLongEntries()
    if usesLabels {
      doubtEqualLines()
    } else {
      if let line = lines.firstInnerBullet {
        doubt(
          "bullets further in than others are taken as prompts, too; leave out what belongs to the line above",
          at: line)
      }
      doubtProse()
    }
    doubtFigures()
  }

  /// Doubts lines that are much longer than the others.
  private mutating func doubtLongEntries() {
    let lengths = entries.map(\.text.count).sorted()
    guard lengths.count > 4, let longest = lengths.last, longest > 40 else { return }
    let most = max(40, lengths[lengths.count / 2] * 3)
    let long = entries.filter { $0.text.count > most }
    guard long.count * 5 <= entries.count else { return }
    for entry in long {
      doubt("the line is much longer than the others; is it a prompt?", at: entry)
    }
  }

  /// Makes words behind a row of dots notes.
  mutating func takeWordsBehindLeaders() {
    guard entries.count > 2 else { return }
    let parts = entries.map { entry -> (words: String, note: String)? in
      guard let dots = entry.text.firstRange(of: "...."), entry.note == nil else { return nil }
      let note = entry.text[dots.upperBound...].drop { $0 == "." || $0 == " " }
      let words = entry.text[..<dots.lowerBound].withoutTrailing(" .")
      return words.isEmpty || !note.contains(where: \.isLetter)
        ? nil : (String(words), String(note))
    }
    guard parts.count(where: { $0 != nil }) * 3 > parts.count * 2 else { return }
    for (index, part) in zip(entries.indices, parts) {
      if let part { (entries[index].text, entries[index].note) = (part.words, part.note) }
    }
  }

  /// Takes away the commas that lines of a list end with.
  mutating func takeCommas() {
    // "Fox, and" stands before the last one of a sentence.
    if entries.count > 2, let comma = entries[entries.count - 2].text.lastIndex(of: ","),
      case let text = entries[entries.count - 2].text,
      DateWords.joints.union(["or", "oder", "ou", "o"]).contains(
        text[text.index(after: comma)...].trimmingPrefix(" ").lowercased())
    {
      entries[entries.count - 2].text = String(text[...comma])
    }
    for mark: Character in [",", ";"] {
      guard entries.count > 2,
        entries.count(where: { $0.text.last == mark }) * 3 > entries.count * 2
      else { continue }
      for index in entries.indices
      where entries[index].text.last.map({ $0 == mark || $0 == "." }) == true {
        entries[index].text.removeLast()
      }
      // Lines out of a program have quotes within their commas.
      for index in entries.indices {
        entries[index].text = String(entries[index].text[...].trimmingQuotes)
      }
    }
  }
}

extension [(words: Substring, rest: Substring)] {
  /// Whether all words before a mark are short titles; before a colon, a few may be longer.
  fileprivate func areTitles(_ mark: String) -> Bool {
    let few = count { String($0.words).hasFewWords }
    return few == count
      || mark == ": " && few * 2 >= count && allSatisfy { $0.words.split(separator: " ").count < 8 }
  }
}

extension String {
  /// Whether it is one word, or up to three.
  fileprivate var hasFewWords: Bool { (1...3).contains(split(separator: " ").count) }
}
