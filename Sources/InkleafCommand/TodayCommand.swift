import InkleafCommandLine
import Inkleaf
import InkleafPlatform

/// `inkleaf today`: prints the prompt of a day.
enum TodayCommand: Subcommand {
  static let date = Option(
    "date", value: "DATE", default: "today, in the time zone of this machine",
    "another day, such as 2026-10-07")

  static let json = Option(flag: "json", "print JSON, an array of the prompts of that day")

  static let description = Command(
    name: "today",
    summary: "print the prompt of today",
    operand: ListInput.optionalOperand,
    options: ListInput.options + [date, json],
    examples: [Tool.Note("inkleaf today inktober-2026", "says what to draw")],
    hints: ["--tomorrow", "--yesterday", "--day", "--days"].map {
      Tool.Note($0, "--date and the day, such as 2026-10-07")
    })

  static func run(_ arguments: Arguments) throws {
    let day = try wished(arguments[date])
    let name = try ListInput.name(arguments.operand, isQuiet: arguments.has(json))
    let list = try ListInput.read(name, arguments).list
    guard list.prompts.contains(where: { list.date(of: $0) != nil }) else {
      let message = "the list has no dates; add a line such as \"start: 2026-10-01\""
      throw InkleafError.data([Diagnostic(path: name, message: message)])
    }
    // A prompt for a week, or for several days, holds until its last one.
    let current = list.prompts.filter { prompt in
      guard let first = list.date(of: prompt) else { return false }
      return first.days(to: day) >= 0 && day.days(to: list.end(of: prompt) ?? first) >= 0
    }
    guard !current.isEmpty else {
      if arguments.has(json) { try Main.show("[]\n") }
      throw Failure(lines: ["inkleaf: \(noPrompt(on: day, in: list))"], code: .nothing)
    }
    if arguments.has(json) {
      let prompts = current.map { ShowCommand.jsonValue($0, of: list) }
      return try Main.show(JSON.array(prompts).fileText)
    }
    for prompt in current {
      try Main.show(prompt.text + (prompt.note.map { "  (\($0))" } ?? "") + "\n")
    }
  }

  /// Says that a day has no prompt, and which day is the next one that has one, or was the last.
  private static func noPrompt(on day: CalendarDate, in list: PromptList) -> String {
    let next = list.prompts.compactMap { list.date(of: $0) }.filter { day.days(to: $0) > 0 }
      .min { $0.days(to: $1) > 0 }
    let hint =
      next.map { "; the next one is on \($0)" }
      ?? list.days.map { "; the last one was on \($0.last)" }
    return "\(list.title) has no prompt on \(day)\(hint ?? "")"
  }

  private static func wished(_ text: String?) throws(UsageProblem) -> CalendarDate {
    guard let text else {
      let (year, month, day) = localDate()
      guard let today = CalendarDate(year: year, month: month, day: day) else {
        throw UsageProblem("the clock of this machine shows no date; give --date")
      }
      return today
    }
    guard let date = CalendarDate(text) else {
      throw UsageProblem("--date is a day such as 2026-10-07, not \"\(text)\"")
    }
    return date
  }
}
