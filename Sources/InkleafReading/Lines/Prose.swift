import InkleafLists

// What plain lines are where they are no prompts: sentences, verses, names of files.

extension RawList {
  /// Doubts plain lines that read like running text, or that are in order as names of files are.
  mutating func doubtProse() {
    guard let first = entries.first else { return }
    let texts = entries.map(\.text)
    func doubt(_ what: String) {
      self.doubt(what + "; number the prompts, or write a short phrase a line", at: first)
    }
    if texts.count == 1 {
      if !texts[0].isPhrase || first.note != nil {
        doubt("the only line is more than a few words")
      } else if hasTitle {
        doubt("only one line is below the title")
      }
      return
    }
    guard texts.count > 2 else {
      if texts.contains(where: { $0.hasSuffix(":") }) {
        doubt("one of two lines ends with a colon")
      }
      return
    }
    let hasCommas = texts.count(where: { $0.hasSuffix(",") }) * 3 > texts.count * 2
    let sentences = texts.count { $0.endsSentence && !(hasCommas && $0.hasSuffix(",")) }
    let long = texts.count(where: \.isLong)
    let joined = texts.dropFirst().count(where: \.goesOn)
    let open = texts.count { $0.hasSuffix(":") }
    let marked = texts.count(where: \.beginsWithMark)
    if sentences * 4 >= texts.count {
      doubt("\(sentences) of \(texts.count) lines end as sentences do")
    } else if long * 2 > texts.count {
      doubt("\(long) of \(texts.count) lines are as long as sentences")
    } else if joined > 1, joined * 6 >= texts.count {
      doubt("\(joined) of \(texts.count) lines go on with the line before")
    } else if open > 1, open * 4 >= texts.count {
      doubt("\(open) of \(texts.count) lines end with a colon")
    } else if marked > 1, marked * 2 >= texts.count {
      doubt("\(marked) of \(texts.count) lines begin with a mark or number that is not understood")
    } else if texts[0].hasSuffix(","), !texts[1].hasSuffix(",") {
      doubt("the first line ends with a comma, as letters begin")
    } else if texts.areSortedNames {
      doubt("the lines are in order, as names of files are")
    }
  }
}

extension RawList {
  /// Doubts lines such as "Day 2" among words: they may be the labels of the words above or below.
  mutating func doubtBareLabels(_ lines: [ListLine]) {
    let bare = lines.filter { line in
      guard line.text.contains(where: \.isLetter), let label = line.bareLabel else { return false }
      return label.number != nil || label.date != nil
    }
    guard bare.count > 2, let line = bare.first else { return }
    doubt(
      "\"\(line.text.prefix(20))\" is taken as words to draw; if it is a label, write its prompt behind it",
      at: line)
  }
}

extension RawList {
  /// Doubts numbered lines of three or more words, or of words with as many marks between them, as many in
  /// each: they may be several prompts a day.
  mutating func doubtEqualLines() {
    for mark in [",", ";", " / ", " + ", "、"] {
      func parts(_ entry: Entry) -> [Substring] { entry.text.split(separator: mark) }
      guard entries.count > 2, let count = entries.first.map({ parts($0).count }), count > 1,
        // A name in two parts, or a word and its translation, is one prompt.
        count > 2 || [";", " / ", " + "].contains(mark),
        entries.allSatisfy({ entry in
          let parts = parts(entry)
          return parts.count == count && parts.allSatisfy { $0.count < 24 }
        })
      else { continue }
      return doubt(
        "each line has \(count) parts; if they are a day's prompts, write \" | \" between them",
        at: entries[0])
    }
    let small: Set = [
      "a", "an", "the", "of", "in", "on", "at", "to", "and", "with", "from", "your", "my", "is",
      "for",
      "by", "or", "as", "no", "not", "it", "you", "i",
    ]
    func words(_ entry: Entry) -> [Substring] { entry.text.lowercased().split(separator: " ") }
    guard entries.count > 4, let count = entries.first.map({ words($0).count }), count > 2,
      entries.allSatisfy({ entry in
        let words = words(entry)
        return words.count == count && !words.contains { small.contains(String($0)) }
      }),
      !entries.contains(where: { $0.text.contains { "|,-–—:;/".contains($0) } })
    else { return }
    doubt(
      "each line has \(count) words; if they are a day's prompts, write \" | \" between them",
      at: entries[0])
  }
}

extension String {
  /// Whether the text has more words than a prompt mostly has.
  fileprivate var isLong: Bool {
    let words = split(separator: " ").count
    // Some languages have no spaces.
    return words > 6 || words == 1 && !utf8.allSatisfy { $0 < 0x80 } && count > 24
  }

  /// Whether the text is a few words and nothing else.
  var isPhrase: Bool {
    !isLong && split(separator: " ").count < 5
      && allSatisfy { $0.isLetter || $0.isWhitespace || "-'’!?&".contains($0) }
  }

  /// Whether something that is no word comes before the words, such as "~ Moss", "b) Moss" or "10-01 Moss".
  fileprivate var beginsWithMark: Bool {
    let parts = split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let last = parts[0].last else { return false }
    if parts[0].first?.isNumber == true, EntryText(self).date != nil { return true }
    let hasLetters = parts[0].contains(where: \.isLetter)
    if hasLetters {
      let sign = parts[0].dropLast()
      return ").".contains(last) && (sign.count == 1 || sign.allSatisfy { "IVXivx".contains($0) })
    }
    return parts[0].count > 1 && parts[0].contains(where: \.isNumber)
      && parts[0].contains { $0.isPunctuation }
      || !parts[0].contains { $0.isNumber || "\"'¿¡“„«".contains($0) }
  }

  /// Whether the text has words enough for a sentence, and ends as one or as a part of one.
  fileprivate var endsSentence: Bool {
    guard let last, ".,;:。、，；：".contains(last), !hasSuffix("...") else { return false }
    return split(separator: " ").count > 2 || !utf8.allSatisfy { $0 < 0x80 } && count > 8
  }

  /// Whether the text is more than a phrase, and begins as what goes on does.
  fileprivate var goesOn: Bool {
    let words = split(separator: " ", maxSplits: 3)
    return words.count > 3 && joiningWords.contains(words[0].lowercased())
  }
}

/// Words of some languages that join a sentence or verse to the one before.
private let joiningWords: Set = [
  "and", "but", "or", "that", "which", "then", "so", "because", "und", "aber", "oder", "doch",
  "denn",
  "dann", "y", "pero", "que", "et", "mais", "puis", "e", "ma", "poi", "mas", "en", "maar", "og",
  "och",
  "men", "ale", "więc", "и", "но", "а", "що", "але",
]

extension [String] {
  /// Whether all are single words in the order of letters, as a listing of a folder has them; the
  /// words of an alphabet begin with a letter each.
  fileprivate var areSortedNames: Bool {
    guard count > 7, allSatisfy({ $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x80 } }) else {
      return false
    }
    let names = map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
    let initials = Set(names.compactMap(\.first))
    guard initials.count * 4 < count * 3 || initials.count < 8 else { return false }
    func areSorted(_ names: [String]) -> Bool {
      zip(names, names.dropFirst()).count(where: { $0 > $1 }) * 20 <= names.count
    }
    return areSorted(names) || areSorted(self)
  }
}
