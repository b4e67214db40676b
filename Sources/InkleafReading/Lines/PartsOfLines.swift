import InkleafLists

// Several prompts in a line, between commas, bullets and other separators.

extension [ListLine] {
  /// The prompts of lines that separate them by commas or bullets, or `nil` for other lines.
  var splitAtSeparators: [ListLine]? {
    guard count > 0, count <= 40,
      !contains(where: { $0.entry.number != nil || $0.entry.date != nil }),
      // "Sun" may be what to draw.
      count(where: \.entry.isLabelled) * 4 < count
    else { return nil }
    if let dotted = splitAtSpacedDots { return dotted }
    for separator: Character in ["•", "·", "●", "▪", "✦", "|", ";", ",", "、", "/"] {
      // More parts than a list has prompts are no list.
      let count = reduce(0) { count, line in count + line.text.count { $0 == separator } }
      guard (1...ListLimits.prompts).contains(count) else { continue }
      let pieces = map { line in line.pieces(separator) }
      let rich = pieces.indices.filter { pieces[$0].count > 7 }
      let most = pieces.map(\.count).max() ?? 0
      // A line of one above lines of several is their title.
      let hasTitle = pieces[0].count == 1 && pieces.dropFirst().contains { $0.count > 1 }
      let remarks = zip(self, pieces).reversed().prefix { $1.count == 1 && $0.isRemark }.count
      let below = pieces.dropFirst(hasTitle ? 1 : 0).dropLast(remarks)
      let all = below.flatMap(\.self)
      // A single line of words with bullets between them is no sentence.
      let least = self.count == 1 && "•·●▪✦".contains(separator) ? 3 : 5
      // A few lines of three each, with bullets between, are no sentences either; many are days of three prompts.
      let isEven =
        "•·●▪✦".contains(separator) && 2...6 ~= below.count && Set(below.map(\.count)).count == 1
      let isWhole =
        most >= (isEven ? 3 : Swift.min(least, 4)) && all.count >= Swift.max(least, below.count * 3)
        && all.isShort
      let isOne = rich.count == 1 && pieces[rich[0]].isShort
      guard isWhole || isOne else { continue }
      return isWhole ? all : pieces[rich[0]]
    }
    return nil
  }

  /// The prompts of a line of several with points or dashes between spaces, `nil` for other lines.
  private var splitAtSpacedDots: [ListLine]? {
    for mark in [" . ", " - ", " – ", " — ", " ~ "] {
      let rich = filter { $0.text.contains(mark) }
      guard let line = rich.first, rich.count == 1,
        case let parts = line.text.split(separator: mark).map({ line.part($0.withoutTrailing(".")) }
        ),
        parts.isShort,
        // A dash may be before a note, and between a note's words.
        count == 1 && parts.count > (mark == " . " ? 3 : 4)
          || count == 2 && contains(where: \.isTitleOfPlainWords)
            && (mark == " . " || parts.count > 3)
      else { continue }
      return parts
    }
    return nil
  }

  /// Whether the texts are words rather than sentences.
  var isShort: Bool {
    let words = map { $0.text.split(separator: " ").count }
    return allSatisfy { $0.text.count <= 40 } && words.reduce(0, +) <= count * 3
      && words.allSatisfy { $0 <= 6 }
  }

  /// Takes hashtags and a sentence away that stand behind the last of several prompts in a line.
  mutating func takeWordsBehindLast() -> [ListLine] {
    guard let last, count > 2 else { return [] }
    var words = last.text
    var others: [ListLine] = []
    if let start = words.firstRange(of: " #"),
      words[start.lowerBound...].split(separator: " ").allSatisfy({ hashtagWord(String($0)) != nil }
      )
    {
      others.append(last.part(words[start.lowerBound...].dropFirst()))
      words = words[..<start.lowerBound]
    }
    if let sentence = words.sentenceBehindWords {
      others.append(last.part(sentence))
      words = words[..<sentence.startIndex]
    }
    guard !others.isEmpty else { return [] }
    self[count - 1].keep(words.withoutTrailing(".!?"))
    if last.entry.isLabelled { self[count - 1].entry.takeLoose() }
    return others.reversed()
  }
}

extension ListLine {
  /// The words before the colon of "Autumn sketches: fox, owl, crow", where they are a title.
  var titleBeforeParts: ListLine? {
    guard let colon = text.firstRange(of: ": "),
      case let words = text[..<colon.lowerBound], words.contains(" "),
      speaksOfPrompts(String(words))
        || words.split(separator: " ").contains(where: {
          [ListLine].namesOfLists.contains($0.lowercased())
        })
    else { return nil }
    return part(words)
  }

  /// Whether it is about the list above it, as in "#inkmonth" and "Deadline: October 31".
  fileprivate var isRemark: Bool {
    text.hasPrefix("#") || text.contains(": ") || ".!?".contains(text.last ?? " ")
  }

  /// The parts between separators that have words.
  fileprivate func pieces(_ separator: Character) -> [ListLine] {
    guard text.contains(separator) else { return [self] }
    var body = text
    // Words such as "Prompts:" before the first part are no prompt.
    if let colon = body.firstRange(of: ": ") ?? body.firstRange(of: "：") ?? body.colonBehindSign,
      body[colon.upperBound...].contains(separator),
      !body[..<colon.lowerBound].contains(separator)
    {
      body = body[colon.upperBound...]
      if let first = body.first, let last = body.last, "(（".contains(first), ")）".contains(last) {
        body = body.dropFirst().dropLast()
      }
    }
    let parts = body.split(separator: separator).compactMap { part -> Substring? in
      let words = part.drop(while: \.isWhitespace).withoutTrailing(".")
      return words.isEmpty ? nil : words
    }
    return parts.enumerated().map { place, words in
      // "…; Mirror; and Bridge" has a word before the last.
      let joint = words.prefix { !$0.isWhitespace }
      let isJoint =
        parts.count > 2 && place == parts.count - 1 && words.endIndex > joint.endIndex
        && DateWords.joints.contains(joint.lowercased())
      return self.part(isJoint ? words[joint.endIndex...].drop(while: \.isWhitespace) : words)
    }
  }
}

extension Substring {
  /// The first colon, if it is right behind a sign of Chinese, Japanese or Korean, which have no spaces.
  fileprivate var colonBehindSign: Range<Index>? {
    guard let colon = firstIndex(of: ":"), let sign = self[..<colon].unicodeScalars.last,
      sign.value >= 0x3040
    else { return nil }
    return colon..<index(after: colon)
  }

  /// The sentence behind a few words that end in a full stop, such as "Have fun!" behind "moss.".
  fileprivate var sentenceBehindWords: Substring? {
    guard last.map({ ".!?".contains($0) }) == true else { return nil }
    // A few words are not longer.
    for place in indices.dropLast().prefix(120) where ".!?".contains(self[place]) {
      let rest = self[index(after: place)...]
      guard rest.first == " " else { continue }
      let before = self[..<place].split { !$0.isLetter }
      // "St. Nicholas" has an abbreviation.
      guard let word = before.last, word.count > 2, word != "Mrs", before.count < 5,
        rest.dropFirst().first?.isUppercase == true
      else { continue }
      return rest.dropFirst()
    }
    return nil
  }
}
