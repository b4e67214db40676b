import Foundation

/// The benchmarks, one file per group of questions.
///
/// Every figure has a baseline from the same run, so that its ratio is comparable between machines.
/// The exit code is 1 if a ratio is out of its bounds.
///
///     Benchmarks [--short] [--json] [QUESTION …]
@main
enum Main {
  static let questions: [(name: String, question: Question)] = [
    ("parsing", .parsing), ("layout", .layout), ("book", .book), ("pdf", .pdf), ("png", .png),
    ("svg", .svg), ("page", .page), ("matrix", .matrix), ("start", .start),
    ("release", .release),
  ]

  static func main() async throws {
    var words = Array(CommandLine.arguments.dropFirst())
    if let task = ChildTask(words) { return try await task.run() }
    func take(_ flag: String) -> Bool {
      defer { words.removeAll { $0 == flag } }
      return words.contains(flag)
    }
    let (rounds, wantsJSON) = (take("--short") ? 1 : 5, take("--json"))
    guard words.allSatisfy({ word in questions.contains { $0.name == word } }) else {
      print("Benchmarks [--short] [--json] [\(questions.map(\.name).joined(separator: "|"))] ...")
      exit(64)
    }
    var answers: [Answer] = []
    for (name, question) in questions where words.isEmpty || words.contains(name) {
      let rows = try await question.rows(rounds)
      answers.append(Answer(question: name, baseline: question.baseline, rows: rows))
      if !wantsJSON { show(question, rows) }
    }
    if wantsJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(answers), as: UTF8.self))
    }
    exit(answers.allSatisfy { $0.rows.allSatisfy(\.isWithinBounds) } ? 0 : 1)
  }

  private struct Answer: Encodable {
    var question: String
    var baseline: String
    var rows: [Question.Row]
  }

  private static func show(_ question: Question, _ rows: [Question.Row]) {
    print("\(question.title), to \(question.baseline)")
    for row in rows {
      let peak = row.peak.map { String(format: "%8.1f MB", Double($0) / 1e6) } ?? ""
      let name = row.name.padding(toLength: 16, withPad: " ", startingAt: 0)
      print(
        "  \(name)"
          + String(
            format: "%8.3f times  %10.2f ms, %10.2f ms", row.ratio, row.baseline, row.measured)
          + peak + (row.isWithinBounds ? "" : "  too much"))
    }
  }
}
