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
  /// Returns whether a text looks like this syntax, for a file without a known extension.
  let matches: @Sendable (SourceText) -> Bool
  /// Adds the entries of a text to a list.
  let read: @Sendable (SourceText, inout RawList) -> Void

  /// All syntaxes, in the order of the attempts; the last one accepts any text.
  public static let all: [Syntax] = [.json, .icalendar, .canonical, .table, .delimited, .lines]

  /// Returns the syntax of a text from the file's name, or else from the text itself.
  static func of(_ source: SourceText, path: String) -> Syntax {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return all.first { $0.extensions.contains(ending) } ?? all.first { $0.matches(source) }
      ?? .lines
  }
}

extension Syntax: Equatable {
  /// Compares the names.
  public static func == (a: Syntax, b: Syntax) -> Bool { a.name == b.name }
}

/// A list with the warnings from reading it.
public struct ReadList: Equatable, Sendable {
  /// The list.
  public var list: PromptList
  /// The guesses, as warnings in the order of lines.
  public var doubts: [Diagnostic]
  /// The name of the syntax.
  public var syntax: String
}

extension ReadList {
  /// Reads a list in any syntax.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, UTF-8, at most `ListLimits.fileSize`.
  ///   - path: the file's name, for messages; its extension may name the syntax.
  ///   - title: the title of a list without one; `nil` for the file's name.
  ///   - syntax: the syntax; `nil` to find it from name and content.
  /// - Throws: every problem of the file, each with its line and column.
  public init(
    parsing bytes: [UInt8], path: String, title: String? = nil, syntax: Syntax? = nil
  ) throws(Diagnostics) {
    let title = title ?? fileStem(of: path)
    try ListLimits.check(bytes, path: path)
    let source = SourceText(bytes, path: path)
    let form = syntax ?? .of(source, path: path)
    if form == .canonical {
      let list = try PromptList(canonical: bytes, path: path, title: title)
      self.init(list: list, doubts: [], syntax: form.name)
      return
    }
    if form == .json, syntax == nil, let value = try? JSON.reading(bytes, path: path) {
      try value.check(isKind: .list, path: path)
    }
    var raw = RawList(path: path, title: title)
    raw.problems = source.problems
    form.read(source, &raw)
    let list = raw.understand()
    guard raw.problems.isEmpty else { throw Diagnostics(limiting: raw.problems, path: path) }
    self.init(list: list, doubts: raw.doubts, syntax: form.name)
  }
}

extension PromptList {
  /// Reads a list in any syntax, without the warnings that `ReadList` returns.
  ///
  /// - Throws: every problem of the text, each with its line and column.
  public init(parsing bytes: [UInt8], path: String = "list") throws(Diagnostics) {
    self = try ReadList(parsing: bytes, path: path).list
  }
}

extension Syntax {
  /// The canonical form: a header of `key: value` lines, then numbered prompts.
  static let canonical = Syntax(
    name: "inkleaf", summary: "key: value lines, then numbered prompts", extensions: [],
    matches: { source in
      let lines = source.lines.lazy.map { $0.text.drop(while: \.isWhitespace) }
        .filter { !$0.isEmpty && $0 != "#" && !$0.hasPrefix("# ") }
      guard let first = lines.first else { return false }
      let key = first.prefix { $0 != ":" }
      return key.count < first.count && CanonicalReader.keys.contains(key.lowercased())
    },
    read: { _, _ in })
}
