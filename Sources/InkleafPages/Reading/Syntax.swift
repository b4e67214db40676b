/// A form in which lists are written.
///
/// To add one, add a file beside this one and a line to `all`.
public struct Syntax: Sendable {
  /// The name that people type to force it.
  public let name: String
  /// What it looks like, in one line.
  public let summary: String
  /// The file name's endings that say it is this one.
  let extensions: [String]
  /// Whether a text looks like this one, where the file's name does not say.
  let matches: @Sendable (SourceText) -> Bool
  /// Collects a text's entries.
  let read: @Sendable (SourceText, inout RawList) -> Void

  /// All forms, in the order in which they are tried; the last one takes anything.
  public static let all: [Syntax] = [.json, .icalendar, .canonical, .table, .delimited, .lines]

  /// The form of a text, told by the file's name and by the text itself.
  static func of(_ source: SourceText, path: String) -> Syntax {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return all.first { $0.extensions.contains(ending) } ?? all.first { $0.matches(source) }
      ?? .lines
  }
}

extension Syntax: Equatable {
  /// Syntaxes of one name are the same.
  public static func == (a: Syntax, b: Syntax) -> Bool { a.name == b.name }
}

/// A list that was read, with what had to be guessed.
public struct ReadList: Equatable, Sendable {
  /// The list.
  public var list: PromptList
  /// What had to be guessed, in the order of lines.
  public var doubts: [Diagnostic]
  /// The name of the syntax that it was read as.
  public var syntax: String
}

extension ReadList {
  /// Reads a list in any form in which people publish one.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, UTF-8, at most `ListLimits.fileSize`.
  ///   - path: the file's name, for messages and to tell the syntax by its ending.
  ///   - title: the title of a list that does not state one; `nil` for the file's name.
  ///   - syntax: the form; `nil` to tell it by name and content.
  /// - Throws: every problem of the file at once, each with its line and column.
  public init(
    parsing bytes: [UInt8], path: String, title: String? = nil, syntax: Syntax? = nil
  ) throws(Diagnostics) {
    let title = title ?? fileStem(of: path)
    guard bytes.count <= ListLimits.fileSize else {
      throw Diagnostics([
        Diagnostic(
          path: path,
          message:
            "the file is larger than \(ListLimits.fileSize >> 20) MiB; is this a prompt list?")
      ])
    }
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
  /// Reads a list in any form in which people publish one; what had to be guessed is not told.
  ///
  /// `ReadList` tells it.
  ///
  /// - Throws: every problem of the text at once, each with its line and column.
  public init(parsing bytes: [UInt8], path: String = "list") throws(Diagnostics) {
    self = try ReadList(parsing: bytes, path: path).list
  }
}

extension Syntax {
  /// The project's own form: a header of `key: value` lines and numbered prompts.
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
