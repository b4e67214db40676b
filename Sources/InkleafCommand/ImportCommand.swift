import InkleafCommandLine
import Inkleaf

/// `inkleaf import`: prints any list in the canonical form.
enum ImportCommand: Subcommand {
  static let description = Command(
    name: "import", otherNames: ["convert", "clean"],
    summary: "convert a list of any form to Inkleaf's own, to edit and keep",
    details: [
      "Reads lists in any published form: lines and posts, tables and sheets, web"
        + " pages, e-mails and documents, data and programs. Comments on top say how likely the list"
        + " is the right one, of 100, what had to be guessed and what was passed over."
    ],
    operand: ListInput.operand,
    options: ListInput.options,
    examples: [Tool.Note("inkleaf import table.md > my-challenge.txt", "keeps a list found online")]
  )

  static func run(_ arguments: Arguments) throws {
    let read = try ListInput.read(arguments.operand ?? "", arguments)
    let sureness = read.score == 100 ? [] : ["read as \(read.syntax), \(read.score) of 100"]
    // What an import before has said stays as it was.
    let doubts = read.doubts.filter { doubt in
      !read.comments.contains { $0.hasSuffix(doubt.message) }
    }.map { "line \($0.line ?? 1): \($0.message)" }
    try Main.show(read.list.canonicalText(comments: read.comments + sureness + doubts))
  }
}
