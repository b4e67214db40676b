import Commands
import Inkleaf

/// `inkleaf check`: reports problems and doubts of a list, and changes nothing.
enum CheckCommand: Subcommand {
  static let description = Command(
    name: "check",
    summary: "report what is wrong or doubtful in lists, and change nothing",
    operand: Operand("LIST", "prompt lists", values: .file, isRepeated: true),
    options: [ListInput.syntax],
    examples: [Tool.Note("inkleaf check my-challenge.txt", "says what to mend, line by line")])

  static func run(_ arguments: Arguments) async throws(Failure) {
    // All lists are looked at before the first failure ends the command.
    var failures: [Failure] = []
    for path in arguments.operands {
      do throws(Failure) {
        let read = try ListInput.read(path, arguments)
        ListInput.show(read.doubts)
        let count = read.list.prompts.count
        try Main.show(
          "\(path): \(count) \(count == 1 ? "prompt" : "prompts"), read as \(read.syntax),"
            + " \(read.doubts.isEmpty ? "no" : String(read.doubts.count))"
            + " \(read.doubts.count == 1 ? "doubt" : "doubts")\n")
      } catch {
        failures.append(error)
      }
    }
    if let first = failures.first {
      throw Failure(lines: failures.flatMap(\.lines), code: first.code)
    }
  }
}
