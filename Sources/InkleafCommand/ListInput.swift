import Commands
import Inkleaf
import Platform

/// How commands read a list, and say what they were unsure of.
enum ListInput {
  static let operand = Operand("LIST", "the prompt list", values: .file)
  static let syntax = Option(
    "syntax", value: "SYNTAX", values: .one(Syntax.all.map { Tool.Note($0.name, $0.summary) }),
    default: "told by name and content", "form of the list")

  /// Reads the list that a command was given.
  static func read(_ arguments: Arguments) throws(Failure) -> ReadList {
    try read(arguments.operand ?? "", arguments)
  }

  static func read(_ path: String, _ arguments: Arguments) throws(Failure) -> ReadList {
    let forced = arguments[syntax]?.lowercased()
    let bytes = try content(of: path)
    do throws(Diagnostics) {
      return try PromptList.reading(
        bytes, path: path, title: stem(of: path),
        syntax: Syntax.all.first { $0.name == forced })
    } catch {
      throw Failure(error)
    }
  }

  /// Shows what had to be guessed.
  static func show(_ doubts: [Diagnostic]) {
    // What cannot be shown is no reason to stop.
    try? Output.messages.print(doubts.map { "\($0)\n" }.joined())
  }

  /// A path's last part without its extension, fit to name a folder and to be a title.
  static func stem(of path: String) -> String {
    let name = (path.split(separator: "/").last ?? "").drop { $0 == "." }
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    let plain = String(
      stem.unicodeScalars.map { scalar in
        scalar.properties.generalCategory == .control ? " " : Character(scalar)
      })
    return plain.isEmpty ? "list" : plain
  }
}
