import Inkleaf
import InkleafCommandLine
import InkleafPlatform

/// The tool: every subcommand is a line here and a file beside this one.
@main
enum Main {
  static let subcommands: [any Subcommand.Type] = [
    RenderCommand.self, ReleaseCommand.self, SiteCommand.self, RecipeCommand.self, ShowCommand.self,
    TodayCommand.self, CheckCommand.self, ImportCommand.self, NewCommand.self, PreviewCommand.self,
    ListCommand.self, ThemeCommand.self, LayoutCommand.self, SchemaCommand.self,
    CompletionsCommand.self, ManCommand.self,
  ]

  static let tool = Tool(
    name: "inkleaf",
    summary: "turn a prompt list into numbered page templates to draw on",
    version: InkleafVersion.current,
    commands: subcommands.map { $0.description },
    exitCodes: ExitCode.allCases.map { Tool.Note(String($0.rawValue), $0.summary) },
    environment: [
      Tool.Note(
        "SOURCE_DATE_EPOCH",
        "seconds since 1970: when PDFs say they were made (otherwise the list's first day)"),
      Tool.Note(
        "XDG_CONFIG_HOME",
        "where inkleaf/themes, layouts and lists of your own are (otherwise ~/.config)"),
    ])

  static func main() {
    keepFreedMemory()
    Interruption.listen(code: ExitCode.interrupted.rawValue)
    // Every process has at least its own name; Swift finds none where it cannot read /proc.
    guard !CommandLine.arguments.isEmpty else {
      tell(["inkleaf: error: the command line cannot be read; is /proc mounted?"])
      exit(ExitCode.noInput.rawValue)
    }
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Does what the words ask for; returns how the process ends.
  private static func run(_ words: [String]) -> ExitCode {
    do {
      try perform(words)
      return .success
    } catch {
      let failure = Failure(error)
      if !isQuietEnd(error) { report(failure) }
      return failure.code
    }
  }

  /// Prints why a command ended early.
  static func report(_ failure: Failure) { tell(failure.lines) }

  /// Whether an error is that whoever reads the output has ended, as `head` does, which needs no word.
  private static func isQuietEnd(_ error: any Error) -> Bool {
    (error as? SystemError)?.isClosedPipe == true
  }

  /// Prints messages, a line each.
  static func tell(_ lines: [String]) {
    // A message that cannot be printed must not stop the work.
    // A file's name may have a line end.
    let lines = lines.map { $0.printable.replacing("\n", with: "\u{FFFD}") }
    try? Output.messages.print(lines.map { $0 + "\n" }.joined())
  }

  /// Prints a warning, of a file or of none.
  static func warn(_ message: String, of path: String = Diagnostic.program) {
    tell([Diagnostic(severity: .warning, path: path, message: message).description])
  }

  /// Prints what was asked for.
  static func show(_ text: String) throws(SystemError) {
    try Output.standard.print(Output.standard.isTerminal ? text.printable : text)
  }

  /// Prints what was made; where that fails, the error says that all files are there.
  ///
  /// - Parameter folders: where they are.
  static func show(_ text: String, writtenTo folders: String) throws(SystemError) {
    do throws(SystemError) { try show(text) } catch {
      throw SystemError(
        error.action, error.path, reason: "\(error.reason); all files are in \(folders)")
    }
  }

  private static func perform(_ words: [String]) throws {
    // Words that are not UTF-8 arrive here mended, and would name another file.
    if let word = words.first(where: { $0.contains("\u{FFFD}") }) {
      throw UsageProblem("\"\(word)\" is not UTF-8; give the file or folder another name")
    }
    switch try parsed(words) {
    case .version(asJSON: false): try show("\(tool.name) \(tool.version)\n")
    case .version(asJSON: true): try show(versionJSON.fileText)
    case .help(let command): try show(tool.help(command: command))
    case .run(let name, let arguments):
      for subcommand in subcommands where subcommand.description.name == name {
        try subcommand.run(arguments)
      }
    }
  }
}

extension Main {
  /// Parses the command line; where it is wrong, a file whose name looks like an option is what is wrong.
  private static func parsed(_ words: [String]) throws(UsageError) -> Invocation {
    do { return try tool.parse(words) } catch {
      guard
        let file = words.first(where: { $0.count > 2 && $0.hasPrefix("-") && fileStamp($0) != nil })
      else { throw error }
      throw UsageError(
        problems: ["the name of the file \(file) looks like an option; write ./\(file)"],
        command: error.command)
    }
  }

  /// The version, with those of the libraries that pages depend on.
  private static var versionJSON: JSON {
    .object([
      ("inkleaf", .string(InkleafVersion.current)), ("commit", JSON(InkleafVersion.commit)),
      ("libraries", .object(InkleafVersion.libraries.map { ($0.name, .string($0.version)) })),
    ])
  }
}

/// Something that the tool can be told to do.
protocol Subcommand: SendableMetatype {
  static var description: Command { get }
  static func run(_ arguments: Arguments) throws
}

extension String {
  /// The text without characters that would steer the terminal.
  var printable: String {
    String(
      unicodeScalars.map { scalar in
        let isControl = scalar.properties.generalCategory == .control
        let steers =
          isControl && scalar != "\n" && scalar != "\t" || scalar.properties.isBidiControl
        return steers ? "\u{FFFD}" : Character(scalar)
      })
  }
}
