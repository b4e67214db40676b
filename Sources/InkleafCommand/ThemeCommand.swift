import InkleafCommandLine
import Inkleaf

/// `inkleaf theme show`: prints a built-in theme as a start for one's own.
enum ThemeCommand: Subcommand {
  static let description = Command(
    name: "theme",
    summary: "print a built-in theme's file, to start one's own from",
    operand: Operand(
      "show NAME", "the word show, and the name of a theme",
      values: .one([showWord] + Theme.names, or: .text), isRepeated: true),
    examples: [
      Tool.Note(
        "inkleaf theme show mint > mine.json", "makes a file to change and to give to --theme")
    ])

  static func run(_ arguments: Arguments) throws {
    let name = try nameToShow(arguments, of: description)
    try Main.show(try Theme.source(named: name))
  }
}

let showWord = "show"

/// The name in `show NAME`; the word itself may be left out.
func nameToShow(_ arguments: Arguments, of command: Command) throws -> String {
  let words =
    arguments.operands.first == showWord
    ? Array(arguments.operands.dropFirst()) : arguments.operands
  guard words.count == 1 else {
    throw UsageError(
      problems: ["name one \(command.name), as in `inkleaf \(command.name) show NAME`"],
      command: command.name)
  }
  return words[0]
}
