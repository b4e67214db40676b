/// A format of prompt lists.
///
/// To add one, add a file beside this one and a name to `all`.
public struct Syntax: Sendable {
  /// The name on the command line.
  public let name: String
  /// A description in one line.
  public let summary: String
  /// The file name extensions.
  let extensions: [String]
  /// Whether bytes are read rather than lines, so that faults of lines do not count.
  var readsBytes = false
  /// Whether settings between lines of "---" may stand above the list.
  var readsLines = false
  /// Returns whether a text looks like this syntax, for a file without a known extension.
  let matches: @Sendable (SourceText) -> Bool
  /// Returns whether the list could stand in this syntax somewhere in a text; `nil` for a syntax that
  /// a whole text has or has not.
  var isInside: (@Sendable (SourceText) -> Bool)?
  /// Returns the lists in a text, each an empty list with the entries added.
  let read: @Sendable (SourceText, RawList) -> [RawList]

  /// All syntaxes, in the order of the attempts; the last one accepts any text.
  public static let all: [Syntax] = [
    .sheet, .document, .mail, .json, .icalendar, .page, .yaml, .canonical, .table, .delimited,
    .program,
    .lines,
  ]

  /// Returns the syntax of a text from the file's name, or else from the text itself.
  static func of(_ source: SourceText, path: String) -> (syntax: Syntax, isNamed: Bool) {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    if let named = all.first(where: { $0.extensions.contains(ending) }) { return (named, true) }
    return (all.first { $0.matches(source) } ?? .lines, false)
  }
}

extension Syntax: Equatable {
  /// Compares the names.
  public static func == (a: Syntax, b: Syntax) -> Bool { a.name == b.name }
}

extension Syntax {
  /// The canonical form: a header of `key: value` lines, then numbered prompts.
  static let canonical = Syntax(
    name: "inkleaf", summary: "key: value lines, then numbered prompts", extensions: [],
    matches: { source in
      let lines = source.lines.lazy.map { $0.text.drop(while: \.isWhitespace) }
        .filter { !$0.isEmpty && $0 != "#" && !$0.hasPrefix("# ") }
      guard let first = lines.first, CanonicalReader.key(of: first) != nil else { return false }
      let prompts = lines.filter(\.isCanonicalPrompt)
      // Months are few; other words need no look into a calendar.
      var words: Set<Substring> = []
      for prompt in prompts where words.insert(prompt.firstWord).inserted && words.count > 12 {
        return true
      }
      guard !words.isEmpty else { return lines.allSatisfy { CanonicalReader.key(of: $0) != nil } }
      // "1. October: Apple" is a date.
      return prompts.contains { line in
        let entry = EntryText(line)
        return entry.date == nil || entry.text.isEmpty
      }
    },
    read: { _, _ in [] })
}

extension Substring {
  /// The first word, without signs and numbers before it.
  fileprivate var firstWord: Substring { drop { !$0.isLetter }.prefix { $0.isLetter } }

  /// Whether the line begins with a number, or a range of them, and a full stop.
  fileprivate var isCanonicalPrompt: Bool {
    guard utf8.first.map({ (0x30...0x39).contains($0) }) == true else { return false }
    var rest = drop { $0.isASCII && $0.isNumber }
    if let dash = rest.first, "-–".contains(dash) {
      rest = rest.dropFirst().drop { $0.isASCII && $0.isNumber }
    }
    return rest.first == "." && rest.dropFirst().first?.isNumber != true
  }
}
