import Commands
import Inkleaf
import Platform
import Rendering

/// The tool: every subcommand is a line here and a file beside this one.
@main
enum Main {
  static let version = "0.1.0"

  static let subcommands: [any Subcommand.Type] = [
    RenderCommand.self, ReleaseCommand.self, RecipeCommand.self, ShowCommand.self,
    TodayCommand.self, CheckCommand.self,
    ImportCommand.self,
    NewCommand.self, PreviewCommand.self, ListCommand.self, ThemeCommand.self, LayoutCommand.self,
    CompletionsCommand.self, ManCommand.self,
  ]

  static let tool = Tool(
    name: "inkleaf",
    summary: "turn a prompt list into numbered page templates to draw on",
    version: version,
    commands: subcommands.map { $0.description },
    exitCodes: ExitCode.allCases.map { Tool.Note(String($0.rawValue), $0.summary) },
    environment: [
      Tool.Note(
        "SOURCE_DATE_EPOCH",
        "seconds since 1970: when PDFs say they were made (otherwise the list's first day)")
    ])

  @MainActor static func main() async {
    keepFreedMemory()
    Interruption.listen(code: ExitCode.interrupted.rawValue)
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  static func run(_ words: [String]) async -> ExitCode {
    do throws(Failure) {
      try await perform(words)
      return .success
    } catch {
      report(error)
      return error.code
    }
  }

  /// Says what went wrong.
  static func report(_ failure: Failure) {
    try? Output.messages.print(failure.lines.map { printable($0) + "\n" }.joined())
  }

  /// A message without characters that would steer the terminal.
  private static func printable(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar in
        scalar != "\n" && scalar.properties.generalCategory == .control
          ? "\u{FFFD}" : Character(scalar)
      })
  }

  private static func perform(_ words: [String]) async throws(Failure) {
    // What is no UTF-8 arrives here mended, and would name another file.
    if let word = words.first(where: { $0.contains("\u{FFFD}") }) {
      throw Failure(UsageProblem("\"\(word)\" is not UTF-8; give the file or folder another name"))
    }
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try tool.parse(words)
    } catch {
      throw Failure(error)
    }
    switch invocation {
    case .version: try show("\(tool.name) \(tool.version)\n")
    case .help(let command): try show(tool.help(command: command))
    case .run(let name, let arguments):
      for subcommand in subcommands where subcommand.description.name == name {
        try await subcommand.run(arguments)
      }
    }
  }

  /// Prints what was asked for.
  static func show(_ text: String) throws(Failure) {
    do throws(SystemError) { try Output.standard.print(text) } catch { throw Failure(error) }
  }
}

/// Something that the tool can be told to do.
protocol Subcommand: SendableMetatype {
  static var description: Command { get }
  static func run(_ arguments: Arguments) async throws(Failure)
}
