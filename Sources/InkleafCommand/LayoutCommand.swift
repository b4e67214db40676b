import InkleafCommandLine
import Inkleaf

/// `inkleaf layout show`: prints a built-in layout as a start for one's own.
enum LayoutCommand: Subcommand {
  static let description = Command(
    name: "layout",
    summary: "print a built-in layout's file, to start one's own from",
    operand: Operand(
      "show NAME", "the word show, and the name of a layout",
      values: .one([showWord] + Layout.names, or: .text), isRepeated: true),
    examples: [
      Tool.Note(
        "inkleaf layout show classic > mine.json", "makes a file to change and to give to --layout")
    ])

  static func run(_ arguments: Arguments) throws {
    let name = try nameToShow(arguments, of: description)
    try Main.show(try Layout.source(named: name))
  }
}
