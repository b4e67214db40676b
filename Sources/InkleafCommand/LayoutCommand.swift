import Inkleaf
import InkleafCommandLine

/// `inkleaf layout`: prints a built-in layout as a start for one's own, or writes one's own.
enum LayoutCommand: Subcommand {
  private static let command = BuiltInFileCommand(
    kind: .layouts, usual: "classic", source: Layout.source(named:))

  static let description = command.description

  static func run(_ arguments: Arguments) throws { try command.run(arguments) }
}
