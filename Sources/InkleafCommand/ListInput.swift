import Inkleaf
import InkleafCommandLine

/// How commands read a list, and tell what they were unsure of.
enum ListInput {
  static let operand = Operand("LIST", "the prompt list", values: .file)
  static let syntax = Option(Recipe.syntax)

  /// Reads the list that a command was given.
  static func read(_ arguments: Arguments) throws -> ReadList {
    try read(arguments.operand ?? "", arguments)
  }

  static func read(_ path: String, _ arguments: Arguments) throws -> ReadList {
    let name = arguments[syntax]?.lowercased()
    return try Resources.system.list(path, syntax: Syntax.all.first { $0.name == name })
  }

  /// Prints what had to be guessed.
  static func show(_ doubts: [Diagnostic]) { Main.tell(doubts.map(\.description)) }
}
