import Commands
import Inkleaf

/// `inkleaf check`: reports problems and doubts of a list, and changes nothing.
enum CheckCommand: Subcommand {
  static let description = Command(
    name: "check",
    summary: "report what is wrong or doubtful in a list, and change nothing",
    operand: ListInput.operand,
    options: [ListInput.syntax],
    examples: [Tool.Note("inkleaf check my-challenge.txt", "says what to mend, line by line")])

  static func run(_ arguments: Arguments) async throws(Failure) {
    let read = try ListInput.read(arguments)
    ListInput.show(read.doubts)
    let count = read.list.prompts.count
    try Main.show(
      "\(arguments.operand ?? ""): \(count) \(count == 1 ? "prompt" : "prompts"),"
        + " read as \(read.syntax), \(read.doubts.isEmpty ? "no" : String(read.doubts.count))"
        + " \(read.doubts.count == 1 ? "doubt" : "doubts")\n")
  }
}
