import InkleafLists

// Prompts that go on in the next line.

extension [ListLine] {
  /// Joins lines that go on in the next one, which begins with a small letter and has no label of its own.
  ///
  /// A single one behind the last label may be what the author says at the end.
  mutating func joinContinued() {
    guard count > 2, count <= 2 * ListLimits.prompts else { return }
    let labels = indices.filter { self[$0].isMarked }
    guard labels.count > 1, let last = labels.last else { return }
    // One line below each, with a gap behind it, is said about the words; one may be missing.
    let noted = zip(labels, labels.dropFirst()).count { $1 - $0 == 2 && self[$1].startsParagraph }
    guard labels.count < 3 || noted < Swift.max(2, labels.count - 2) else { return }
    let goOn = continuations
    let continued = indices.filter { goOn[$0] }
    guard continued.count > 1 || continued.contains(where: { $0 < last }) else { return }
    var lines: [ListLine] = []
    var place = 0
    while place < count {
      let end = self[(place + 1)...].indices.first { !goOn[$0] } ?? count
      lines.append(self[place].continued(by: self[(place + 1)..<end]))
      place = end
    }
    self = lines
  }

  /// Makes the line below each prompt its note: a translation further in, what stands in a paragraph with it, or a
  /// sentence.
  mutating func takeNotesBelow() {
    let labels = indices.filter { self[$0].entry.mayBeLabelled }
    guard labels.count > 2, let last = labels.last,
      zip(labels, labels.dropFirst()).allSatisfy({ $1 - $0 == 2 }),
      labels.allSatisfy({ !self[$0].isBareLabel || self[$0].plainNumber != nil }),
      // "3. Mars" is a word among others, but dates alone stand above theirs.
      !labels.allSatisfy({ self[$0].bareLabel?.date != nil })
    else { return }
    func isBelow(_ place: Int) -> Bool {
      let (above, line) = (self[place], self[place + 1])
      guard !line.entry.hasBullet, !line.text.hasPrefix("#") else { return false }
      // A sentence may stand apart from what it is about.
      return line.number == above.number + 1
        && (line.margin > above.margin || above.startsParagraph)
        || line.isSentence && (1...2).contains(line.number - above.number)
    }
    // The last one may be cut off.
    let noted = last + 1 < count ? labels : labels.dropLast()
    guard noted.allSatisfy(isBelow) else { return }
    for place in noted { self[place].note = withoutMarks(String(self[place + 1].text)) }
    let gone = Set(noted.map { $0 + 1 })
    self = removing(at: gone)
  }

  /// Makes a sentence below each prompt its note, where each has one in a paragraph with it.
  ///
  /// - Returns: the title above, taken out.
  mutating func takeSentencesBelow() -> ListLine? {
    // A title may be above.
    let first = count % 2
    guard count > 5, !contains(where: { $0.isMarked || $0.entry.loose != nil })
    else { return nil }
    let prompts = stride(from: first, to: count, by: 2)
    func words(of line: ListLine) -> Int { line.text.split(separator: " ").count }
    // Few words above many are a prompt above what is said of it, even without a stop.
    let areFew = prompts.allSatisfy { words(of: self[$0]) < 3 && words(of: self[$0 + 1]) > 2 }
    guard
      prompts.allSatisfy({ place in
        !self[place].isBareLabel && (place == 0 || self[place].startsParagraph)
          && !self[place + 1].startsParagraph
          && self[place].text.count <= 40 && !self[place].isSentence
          && (areFew || self[place + 1].isSentence)
      })
    else { return nil }
    for place in prompts { self[place].note = withoutMarks(String(self[place + 1].text)) }
    let title = first == 1 ? self[0] : nil
    self = prompts.map { self[$0] }
    return title
  }

  /// For each line, whether it belongs to the words of the line above.
  private var continuations: [Bool] {
    /// The shortest line that is ended for want of room, in bytes.
    let shortest = 25
    var goOn: [Bool] = []
    for (place, line) in enumerated() {
      guard let above = place > 0 ? self[place - 1] : nil, line.number == above.number + 1,
        !line.startsParagraph, !line.entry.isLabelled, !line.entry.hasBullet,
        line.entry.loose == nil, line.text.first?.isLowercase == true,
        above.text.utf8.count >= shortest, !"\"”»“".contains(above.text.last ?? " "),
        !above.isBareLabel
      else {
        goOn.append(false)
        continue
      }
      // Words below a line without a label go on only where that one does.
      goOn.append(above.isMarked || goOn[place - 1])
    }
    return goOn
  }
}

extension ListLine {
  /// Whether it is three words or more, and ends as a sentence does.
  fileprivate var isSentence: Bool {
    text.last.map { ".!?…".contains($0) } == true && text.split(separator: " ").count > 2
  }

  /// Returns the line with the words of the next ones.
  fileprivate func continued(by lines: ArraySlice<ListLine>) -> ListLine {
    guard !lines.isEmpty else { return self }
    var words = String(text)
    for next in lines {
      // A word that is cut at the line's end goes on without its hyphen.
      let isCut = words.last == "-" && words.dropLast().last?.isLetter == true
      if isCut { words.removeLast() } else { words += " " }
      words += next.text
    }
    var line = self
    line.write(words)
    if !line.isMarked { line.entry = entry }
    return line
  }
}
