import InkleafLists

// Lines above a list that are its title.

extension RawList {
  /// Takes a line before the first prompt as the title, if it names a year or speaks of prompts.
  mutating func takesTitle(_ line: ListLine) -> Bool {
    if !hasTitle, let name = line.text.nameOfEvent {
      takeTitle(name)
      return true
    }
    // Posts shout their titles.
    let text = line.text.trimmingColon.withoutTrailing("!")
    // "strat: 2026-10-01" is a setting with a slip of the pen.
    let value = text.firstIndex(of: ":").map { String(text[$0...].dropFirst()).inOneLine }
    guard !hasTitle, value.flatMap({ CalendarDate($0) }) == nil, line.entry.date == nil,
      !line.isCredit, !line.isSettingOfPrograms,
      !line.isOfPost, line.entry.text.count <= 60, let last = text.last, !".,".contains(last),
      !line.isWish,
      speaksOfPrompts(String(text))
        || text.split(whereSeparator: { !$0.isNumber }).contains(where: {
          $0.count == 4 && Int($0).map((1990...2199).contains) == true
        })
    else { return false }
    // Marks are taken off words, and hashtags at their end with them.
    let words = line.text.contains("#") && !line.isMarked ? line.text : line.entry.unlabelled[...]
    takeTitle(words.trimmingColon.withoutTrailing("!"))
    return true
  }

  /// Takes a line that is alone above numbered prompts as the title, and says so if it may be another thing.
  ///
  /// - Parameter isSure: whether the line can be nothing else.
  mutating func takesLoneTitle(_ line: ListLine, isSure: Bool = false) -> Bool {
    if takesTitle(line) { return true }
    let name = line.text.trimmingColon
    // "[Rules]" is a heading.
    let words = name.first == "[" ? name : name.withoutMarksAround
    guard !hasTitle, !line.isCredit, !line.isSettingOfPrograms, !line.isGreeting,
      !line.entry.hasBullet,
      line.entry.date == nil, words.count <= 60, words.split(separator: " ").count <= 8,
      let first = words.unicodeScalars.first,
      first.properties.isAlphabetic
        || first.isDigit && !line.entry.isLabelled && words.contains(where: \.isLetter),
      !first.properties.isLowercase, let last = words.last, !".!?,;:".contains(last),
      // A word alone below others is a button more often than a title; other scripts have no spaces.
      words.contains(" ") || !first.properties.isUppercase || line.number == firstLine
    else { return false }
    if !isSure {
      doubt("taken as the title, as it is alone above the list; remove it if it is none", at: line)
    }
    takeTitle(words)
    return true
  }

  /// Takes a line above numbered prompts as the title if it begins with another number, as in "Die 7 Zwerge" and
  /// "2nd Annual Ink Week".
  mutating func takeTitleWithNumber(_ lines: inout [ListLine]) {
    guard !hasTitle, lines.count > 3, let form = lines[0].formOfLabel, !lines[0].entry.hasBullet,
      !lines[0].entry.isWeek, lines[0].entry.withLoose.text.contains(where: \.isLetter),
      case let forms = lines[1...3].map(\.formOfLabel), forms.allSatisfy({ $0 == forms[0] }),
      case let numbers = lines.map(\.entry.withLoose.number), numbers[1...3] == [1, 2, 3],
      case let own = numbers.dropFirst().compactMap(\.self), Set(own).count == own.count,
      // The prompts have another form, or one of them the same number.
      numbers.dropFirst().contains(numbers[0])
        || forms[0] != form && !lines.dropFirst(4).contains(where: { $0.formOfLabel == form })
    else { return }
    let line = lines.removeFirst()
    guard !takesTitle(line) else { return }
    doubt("taken as the title, as the numbers begin below it; remove it if it is none", at: line)
    takeTitle(line.text.trimmingColon)
  }

  /// Makes words the list's title.
  mutating func takeTitle(_ words: Substring) {
    // Posts have emoji around their titles and in them, which few fonts have.
    let words = takingHashtags(words).withoutEmojiAtEnds.withoutMarksAround.trimmingColon
    header.title = String(words).withoutOrnaments
    hasTitle = true
  }
}

extension RawList {
  /// Takes the hashtag that a title names, and returns the title without it: as a plain word, or without those at its
  /// end that are beside the words.
  private mutating func takingHashtags(_ title: Substring) -> Substring {
    guard title.contains("#") else { return title }
    var words = title.split(separator: " ")
    func tag(_ word: Substring) -> String? {
      hashtagWord(String(word.withoutTrailing(".,:;!?)").drop { "([".contains($0) }))
    }
    let tags = words.compactMap(tag)
    guard !tags.isEmpty else { return title }
    if header.hashtag == nil { header.hashtag = ownHashtag(among: tags).map { "#\($0)" } }
    while words.count > 1, let last = words.last, tag(last) != nil,
      !Self.wordsBeforeNames.contains(words[words.count - 2].lowercased())
    {
      words.removeLast()
    }
    let plain = words.map { tag($0) == nil ? String($0) : $0.drop { "([#".contains($0) }.parted }
    return plain.joined(separator: " ")[...].withoutTrailing("|·–—-,:")
  }

  /// Words that need another one behind them.
  private static let wordsBeforeNames: Set = [
    "for", "of", "the", "to", "my", "our", "official", "with", "in", "and", "a", "this", "für",
    "zum", "zur", "der", "die", "das", "mein", "unser", "pour", "de", "du", "le", "la", "mon",
    "para", "el", "del", "mi", "per", "il", "do", "da", "meu",
  ]
}

extension Substring {
  /// The text without brackets, quotes and emphasis around all of it, as "October" of "**October**" and "【October】".
  fileprivate var withoutMarksAround: Substring {
    guard count > 2, let first, let end = Self.marksAround[first], end == last else { return self }
    let inner = dropFirst().dropLast()
    // Quotes around two words are theirs; emphasis may have two signs or three.
    let words = first == end ? inner.drop { $0 == end }.withoutTrailing(String(end)) : inner
    return words.contains { $0 == first || $0 == end } ? self : inner.trimmed.withoutMarksAround
  }

  private static let marksAround: [Character: Character] = [
    "[": "]", "<": ">", "*": "*", "_": "_", "=": "=", "~": "~", "\"": "\"", "“": "”", "【": "】",
    "《": "》", "〈": "〉",
    "「": "」", "『": "』",
  ]

  /// The words of a hashtag, as "Sea Week 2026" of "SeaWeek2026".
  fileprivate var parted: String {
    var words = ""
    for (index, letter) in zip(indices, self) {
      let before = words.last
      let isNext = before?.isLowercase == true && letter.isUppercase
      let isNumber = letter.isNumber && before?.isLetter == true
      let isBehindNumber = letter.isUppercase && before?.isNumber == true
      if index > startIndex, isNext || isNumber || isBehindNumber { words += " " }
      words.append(letter)
    }
    return words
  }

  /// The name in "Event name: Sea Week".
  fileprivate var nameOfEvent: Substring? {
    guard let colon = firstIndex(of: ":"),
      ["event name", "event", "challenge name", "name of the challenge", "challenge"]
        .contains(self[..<colon].lowercased())
    else { return nil }
    let name = self[index(after: colon)...].trimmed
    return name.isEmpty || name.utf8.count > 80 ? nil : name
  }
}

extension ListLine {
  /// What stands before the words, with one sign for all digits; `nil` where there is no number.
  fileprivate var formOfLabel: String? {
    let label = entry.withLoose
    guard label.number != nil else { return nil }
    var form = ""
    for scalar in text.unicodeScalars.prefix(label.offset) {
      if !scalar.isDigit {
        form.unicodeScalars.append(scalar)
      } else if form.last != "0" {
        form += "0"
      }
    }
    return form
  }

  /// Whether the line wishes something, as "Have fun drawing these!" does.
  fileprivate var isWish: Bool {
    let first = text.prefix { $0.isLetter }.lowercased()
    return text.last == "!"
      && ["have", "happy", "enjoy", "good", "thanks", "thank", "tag", "join"].contains(first)
  }

  /// Whether the line says who wrote a post and when, or which one is answered.
  var isOfPost: Bool {
    let marks = zip(text, zip(text.dropFirst(), text.dropFirst(2)))
    let first = text.prefix { $0.isLetter }.lowercased()
    return text.contains("@")
      || ["posted", "published", "edited", "updated", "last"].contains(first)
        && text.contains(where: \.isNumber)
      || marks.contains { $0.isNumber && $1.0 == ":" && $1.1.isNumber }
  }
}

extension ArraySlice<ListLine> {
  /// Whether three or more lines, directly below each other, have the numbers from 1 on, so that no prompt is without
  /// its own.
  var countFromOne: Bool {
    let numbers = map { $0.entry.last == nil ? $0.entry.number : nil }
    return count > 2 && numbers == [Int](1...count)
      && zip(self, dropFirst()).allSatisfy { $1.number == $0.number + 1 }
  }
}
