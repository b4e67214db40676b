import InkleafCommandLine
import Inkleaf

/// `inkleaf import`: prints any list in the canonical form.
enum ImportCommand: Subcommand {
  static let description = Command(
    name: "import",
    summary: "print a list of any form in Inkleaf's own, to be edited and kept",
    details: [
      "Markdown lists and tables, CSV, TSV, JSON, iCalendar and plain lines are read. What had to be"
        + " guessed stands in comments on top."
    ],
    operand: ListInput.operand,
    options: [ListInput.syntax],
    examples: [Tool.Note("inkleaf import table.md > my-challenge.txt", "keeps a list found online")]
  )

  static func run(_ arguments: Arguments) throws {
    let read = try ListInput.read(arguments)
    let comments = read.doubts.map { doubt in
      "line \(doubt.line ?? 1): \(doubt.message)"
    }
    try Main.show(read.list.canonicalText(comments: comments))
  }
}
