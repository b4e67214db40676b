import InkleafLists

/// A line that may be a prompt.
struct ListLine {
  var entry: EntryText
  var text: Substring
  var number: Int
  /// Its place among the lines: those of a web page may all have one number.
  var place = 0
  var indent: Int
  /// The white space before it, whatever was taken off its start since.
  var margin = 0
  /// Whether an emoji before a number or date without words is left out of the text.
  var hadEmoji = false
  /// The heading above it.
  var group: String?
  /// What is said about it below it.
  var note: String?
  /// Whether an empty line is before it.
  var startsParagraph = false
  /// Whether it is what to draw, though it could be a label.
  var isWords = false

  /// Whether it has a number, date, weekday or bullet.
  var isMarked: Bool { entry.isLabelled || entry.hasBullet }

  /// What stands behind its label.
  var words: Substring { Substring(text.unicodeScalars.dropFirst(entry.offset)) }

  /// Returns some of its words as a line of their own, in the same group.
  func part(_ words: Substring) -> ListLine { part(words, at: offset(of: words)) }

  /// Returns some of its words as a line of their own.
  ///
  /// - Parameter offset: the number of Unicode scalars before them; to count them for each of many takes long.
  func part(_ words: Substring, at offset: Int) -> ListLine {
    ListLine(
      entry: EntryText(words), text: words, number: number, place: place, indent: indent + offset,
      group: group)
  }

  /// Makes all that is before some of its words its label.
  mutating func takeLabel(before words: Substring) {
    entry.text = withoutMarks(String(words))
    entry.offset = offset(of: words)
    entry.isCertain = true
  }

  /// The number of Unicode scalars before some of its words.
  func offset(of words: Substring) -> Int { text[..<words.startIndex].unicodeScalars.count }

  /// Takes other words, whose place in the file is the same.
  mutating func write(_ words: String) { (text, entry) = (words[...], EntryText(words)) }

  /// Puts other words into the place of its own.
  mutating func replaceText(_ text: Substring, offset: Int) {
    entry = EntryText(text)
    self.text = text
    indent += offset
  }

  /// Leaves nothing but some of its words.
  mutating func keep(_ words: Substring) { replaceText(words, offset: offset(of: words)) }
}

extension [ListLine] {
  /// The places of the lines of each paragraph.
  var paragraphs: [Range<Int>] {
    let starts = indices.filter { $0 == 0 || self[$0].startsParagraph }
    return zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
  }
}

extension Substring {
  /// Whether it is the number of a year that lists are of, and nothing else.
  var isYear: Bool { Int(self).map((1990...2199).contains) == true }
}

extension ListLine: Placed {
  var line: Int { number }
  var column: Int { indent + 1 }
}

extension ListLine {
  /// Takes a line of a text as it is.
  init(_ line: SourceText.Line) {
    let text = line.text.drop(while: \.isWhitespace)
    let indent = line.text.unicodeScalars.count - text.unicodeScalars.count
    self.init(entry: EntryText(text), text: text, number: line.number, indent: indent)
  }
}
