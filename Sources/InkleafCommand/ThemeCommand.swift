import Inkleaf
import InkleafCommandLine

/// `inkleaf theme`: prints a built-in theme as a start for one's own, or writes one's own.
enum ThemeCommand: Subcommand {
  private static let command = BuiltInFileCommand(
    kind: .themes, usual: "paper", source: Theme.source(named:))

  static let description = command.description

  static func run(_ arguments: Arguments) throws { try command.run(arguments) }
}
