import Inkleaf
import InkleafCommandLine
import InkleafPlatform

/// `inkleaf theme` and `inkleaf layout`: print a file to start one's own from, or write one's own.
struct BuiltInFileCommand: Sendable {
  var kind: OwnFolder.Kind
  /// The usual one to start from.
  var usual: String
  /// Returns the JSON text of a built-in one.
  var source: @Sendable (String) throws(UsageProblem) -> String

  private static let showWord = "show"
  private static let newWord = "new"

  private var like: Option {
    Option(
      "like", value: "NAME|FILE", values: .one(kind.builtInNames, or: .file), default: usual,
      "what a new \(kind.noun) starts from")
  }

  var description: Command {
    let noun = kind.noun
    return Command(
      name: noun,
      summary: "print a built-in \(noun)'s file, or write a new one of your own",
      details: [
        "A new \(noun) goes to the folder \(kind.rawValue) of ~/.config/inkleaf (or of inkleaf in"
          + " $XDG_CONFIG_HOME), where --\(noun) finds it by its name. No file is overwritten."
      ],
      operand: Operand(
        "show|new NAME", "show and the name of a \(noun), or new and a name of your own",
        values: .one([Self.showWord, Self.newWord] + kind.builtInNames, or: .text),
        isRepeated: true),
      options: [like],
      examples: [
        Tool.Note(
          "inkleaf \(noun) show \(usual) > mine.json",
          "makes a file to change and to give to --\(noun)"),
        Tool.Note(
          "inkleaf \(noun) new mine --like \(usual)",
          "makes one of your own, for `--\(noun) mine` in any folder"),
      ],
      // A new one has its place.
      hints: ["-o", "--output"].map {
        Tool.Note(
          $0, "`inkleaf \(noun) show NAME > {mine.json}`; a new one goes to your own folder")
      })
  }

  func run(_ arguments: Arguments) throws {
    var words = arguments.operands
    let isNew = words.first == Self.newWord
    if isNew || words.first == Self.showWord { words.removeFirst() }
    guard words.count == 1 else {
      let command = "inkleaf \(kind.noun)"
      throw UsageError(
        problems: ["name one \(kind.noun), as in `\(command) show NAME` or `\(command) new NAME`"],
        command: kind.noun)
    }
    guard isNew else {
      guard arguments[like] == nil else {
        throw UsageError(
          problems: [
            "--like is for a new \(kind.noun), as in `inkleaf \(kind.noun) new NAME --like \(usual)`"
          ],
          command: kind.noun)
      }
      if words[0] == "list", !kind.builtInNames.contains("list") {
        throw UsageProblem("`inkleaf list \(kind.rawValue)` shows all \(kind.rawValue)")
      }
      return try Main.show(text(words[0]))
    }
    guard let folder = OwnFolder.system else {
      throw UsageProblem(
        "there is no folder for your own \(kind.rawValue): neither HOME nor XDG_CONFIG_HOME is an"
          + " absolute path")
    }
    let text = try start(from: arguments[like] ?? usual)
    let path = try folder.write(text, as: words[0], kind)
    try Main.show("\(path)\nedit it, then use --\(kind.noun) \(words[0])\n")
  }

  /// Returns what a new file begins with: the text of another one, without its name.
  private func start(from name: String) throws -> String {
    if name.hasSuffix(".json") || name.contains("/") { return try copy(of: name, isMoved: true) }
    do throws(UsageProblem) { return try builtIn(name) } catch {
      guard let path = try OwnFolder.system?.file(name, kind) else { throw error }
      return try copy(of: path, isMoved: false)
    }
  }

  /// Returns the text of a file without its name and summary, since a copy is called after its own file.
  ///
  /// - Parameter isMoved: whether the copy is in another folder, so that files beside it need their whole paths.
  /// - Throws: what is wrong with the file, as a copy would not do either.
  private func copy(of path: String, isMoved: Bool) throws -> String {
    let text = try file(path)
    switch kind {
    case .themes: _ = try Resources.system.theme(.file(path))
    case .layouts: _ = try Resources.system.layout(.file(path))
    case .lists: break
    }
    let json = try JSONReader.read(text)
    let kept = (json.object ?? []).filter { !["name", "summary"].contains($0.name) }
    let members =
      isMoved
      ? kept.map { ($0.name, $0.value.withWholePaths(beside: path)) }
      : kept.map { ($0.name, $0.value) }
    let copy = JSON.object(members)
    // Its own lines are kept where nothing changes.
    return copy.text() == json.text() ? text : copy.fileText
  }

  private func file(_ path: String) throws -> String {
    String(decoding: try readFile(path, limit: ListLimits.fileSize), as: UTF8.self)
  }

  /// Returns the text of a built-in file, or else of one's own.
  private func text(_ name: String) throws -> String {
    do throws(UsageProblem) { return try builtIn(name) } catch {
      if name.hasSuffix(".json"), fileStamp(name) != nil {
        throw UsageProblem(
          "\(name) is a file; `inkleaf \(kind.noun) show` prints those that are built in and your own"
        )
      }
      guard let path = try OwnFolder.system?.file(name, kind) else { throw error }
      return try file(path)
    }
  }

  /// Returns a built-in file without its name and summary, each of which is on a line of its own.
  private func builtIn(_ name: String) throws(UsageProblem) -> String {
    try source(name).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !["name", "summary"].contains { line.hasPrefix("  \"\($0)\":") } }
      .joined(separator: "\n")
  }
}

extension JSON {
  /// The value with the whole paths of files beside the one that it was read from.
  fileprivate func withWholePaths(beside path: String) -> JSON {
    switch kind {
    case .string(let text):
      let file = InkleafPages.path(text, beside: path)
      guard !text.hasPrefix("/"), [".json", ".png"].contains(where: text.hasSuffix),
        fileStamp(file) != nil, let folder = currentFolder()
      else { return self }
      return .string(file.hasPrefix("/") ? file : "\(folder)/\(file)")
    case .array(let values): return .array(values.map { $0.withWholePaths(beside: path) })
    case .object(let members):
      return .object(members.map { ($0.name, $0.value.withWholePaths(beside: path)) })
    default: return self
    }
  }
}
