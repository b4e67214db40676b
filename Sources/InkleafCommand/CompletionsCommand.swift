import InkleafCommandLine

/// `inkleaf completions`: prints the script that teaches a shell the tool.
enum CompletionsCommand: Subcommand {
  static let description = Command(
    name: "completions",
    summary: "print a shell's completion script",
    operand: Operand(
      "SHELL", "the shell", values: .one(Shell.allCases.map(\.rawValue))),
    examples: [
      Tool.Note("source <(inkleaf completions bash)", "completes in this bash session")
    ], hints: [Tool.Note("shell sh", Shell.bash.rawValue)])

  static func run(_ arguments: Arguments) throws {
    if let shell = arguments.operand.flatMap({ Shell(rawValue: $0.lowercased()) }) {
      try Main.show(Main.tool.completions(for: shell))
    }
  }
}
