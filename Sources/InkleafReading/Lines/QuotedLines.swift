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
let subjectsOfMails = [
  "subject", "betreff", "objet", "asunto", "assunto", "oggetto", "onderwerp", "ämne", "emne",
  "temat", "předmět", "тема", "konu", "件名", "主题", "제목",
]

extension RawList {
  /// Makes the subject of a mail that is passed on the title.
  mutating func takesSubject(_ line: ListLine) -> Bool {
    let name = line.text.prefix { $0 != ":" }
    guard !hasTitle, subjectsOfMails.contains(name.trimmed.lowercased()) else { return false }
    let words = line.text[name.endIndex...].dropFirst().trimmed.withoutMarkOfReply
    guard words.contains(where: \.isLetter) else { return false }
    takeTitle(words)
    return true
  }
}

extension Substring {
  /// The subject of a mail without what a program puts before it when it is answered or passed on.
  var withoutMarkOfReply: Substring {
    let marks = ["re:", "fw:", "fwd:", "aw:", "wg:", "tr:", "rv:"]
    var words = self
    while let mark = marks.first(where: words.prefix(4).lowercased().hasPrefix) {
      words = words.dropFirst(mark.count).trimmed
    }
    return words
  }
}
