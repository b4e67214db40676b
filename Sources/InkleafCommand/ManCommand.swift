import InkleafCommandLine

/// `inkleaf man`: prints the manual page.
enum ManCommand: Subcommand {
  static let description = Command(
    name: "man",
    summary: "print the manual page",
    examples: [Tool.Note("inkleaf man | man -l -", "reads it")])

  static func run(_ arguments: Arguments) throws {
    try Main.show(Main.tool.manualPage)
  }
}
