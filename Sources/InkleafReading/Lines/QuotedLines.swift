import InkleafLists

// Texts that mails quote or pass on.

extension [SourceText.Line] {
  /// The lines without the marks of a text that is answered, where all have one.
  var withoutQuoteMarks: [SourceText.Line] {
    let filled = filled
    guard filled.count > 2, filled.allSatisfy({ $0.text.utf8.first == UInt8(ascii: ">") }) else {
      return self
    }
    return map(\.withoutQuoteMark)
  }
}

extension SourceText.Line {
  /// The line without the marks of a text that is answered.
  var withoutQuoteMark: SourceText.Line { with(text.drop { $0 == ">" || $0 == " " }) }
}

/// What the line with the subject of a mail begins with.
let subjectsOfMails = ["subject", "betreff", "objet"]

extension RawList {
  /// Makes the subject of a mail that is passed on the title.
  mutating func takesSubject(_ line: ListLine) -> Bool {
    let name = line.text.prefix { $0 != ":" }
    guard !hasTitle, subjectsOfMails.contains(name.lowercased()) else { return false }
    var words = line.text[name.endIndex...].dropFirst().trimmed
    for mark in ["re:", "fw:", "fwd:", "aw:", "wg:"] where words.lowercased().hasPrefix(mark) {
      words = words.dropFirst(mark.count).trimmed
    }
    guard words.contains(where: \.isLetter) else { return false }
    takeTitle(words)
    return true
  }
}
