import InkleafLists

/// How lists of a syntax are found in texts and read.
struct SyntaxReader: Sendable {
  /// Whether bytes are read rather than lines, so that faults of lines do not count.
  var readsBytes = false
  /// Whether settings between lines of "---" may stand above the list.
  var readsLines = false
  /// Returns whether a text looks like this syntax, for a file without a known extension.
  let matches: @Sendable (SourceText) -> Bool
  /// Returns whether the list could stand in this syntax somewhere in a text; `nil` for a syntax that
  /// a whole text has or has not.
  var isInside: (@Sendable (SourceText) -> Bool)?
  /// Returns whether a text that looks like this syntax can have no other; `nil` for one that is always compared.
  var isWhole: (@Sendable (SourceText) -> Bool)?
  /// Returns the lists in a text, each an empty list with the entries added.
  let read: @Sendable (SourceText, RawList) -> [RawList]
}

extension Syntax {
  /// What reads it; a file has each of them.
  var reader: SyntaxReader {
    switch self {
    case .sheet: .sheet
    case .document: .document
    case .mail: .mail
    case .json: .json
    case .icalendar: .icalendar
    case .page: .page
    case .yaml: .yaml
    case .canonical: .canonical
    case .table: .table
    case .delimited: .delimited
    case .program: .program
    case .lines: .lines
    }
  }

  /// Returns the syntax of a text from the file's name, or else from the text itself, and whether it can be no other.
  static func of(_ source: SourceText, path: String) -> (syntax: Syntax, isCertain: Bool) {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    if let named = allCases.first(where: { $0.extensions.contains(ending) }) {
      return (named, true)
    }
    let found = allCases.first { $0.reader.matches(source) } ?? .lines
    return (found, found.reader.isWhole?(source) == true)
  }
}

extension SyntaxReader {
  /// The canonical form: a header of `key: value` lines, then numbered prompts.
  static let canonical = SyntaxReader(
    matches: { source in
      let lines = source.lines.lazy.map { $0.text.drop(while: \.isWhitespace) }
        .filter { !$0.isEmpty && $0 != "#" && !$0.hasPrefix("# ") }
      guard let first = lines.first, CanonicalReader.setting(of: first) != nil else { return false }
      let keys = Set(lines.prefix(8).compactMap { CanonicalReader.setting(of: $0)?.rawValue })
      let isWhole = keys.isSuperset(of: ["title", "start", "language"])
      let prompts = lines.filter(\.isCanonicalPrompt)
      // Months are few; other words need no look into a calendar.
      var words: Set<Substring> = []
      for prompt in prompts where words.insert(prompt.firstWord).inserted && words.count > 12 {
        return true
      }
      if words.isEmpty { return lines.allSatisfy { CanonicalReader.setting(of: $0) != nil } }
      // "1. October: Apple" is a date.
      return prompts.contains { line in
        // A word alone is none before words, and names of months take time to collect.
        if line.isNumberedWord { return true }
        let entry = EntryText(line)
        if entry.date == nil || entry.text.isEmpty { return true }
        // Where all settings are there, "1. March 15: Caesar" is a number and words.
        return isWhole && EntryText(line.drop { $0.isFigure || ". ".contains($0) }).date != nil
      }
    },
    read: { _, _ in [] })
}

extension Substring {
  /// The first word, without signs and numbers before it.
  fileprivate var firstWord: Substring { drop { !$0.isLetter }.prefix { $0.isLetter } }

  /// Whether the line has a number and one word behind it, and nothing else.
  fileprivate var isNumberedWord: Bool {
    let word = firstWord
    return !word.isEmpty && word.endIndex == endIndex
      && self[..<word.startIndex].allSatisfy { $0.isFigure || "-–. ".contains($0) }
  }

  /// Whether the line begins with a number, or a range of them, and a full stop.
  fileprivate var isCanonicalPrompt: Bool {
    guard utf8.first.map({ (0x30...0x39).contains($0) }) == true else { return false }
    var rest = drop(while: \.isFigure)
    if let dash = rest.first, "-–".contains(dash) {
      rest = rest.dropFirst().drop(while: \.isFigure)
    }
    return rest.first == "." && rest.dropFirst().first?.isNumber != true
  }
}
