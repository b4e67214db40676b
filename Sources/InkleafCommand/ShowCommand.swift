import InkleafCommandLine
import Inkleaf

/// `inkleaf show`: prints a list as a person or a script wants it.
enum ShowCommand: Subcommand {
  static let json = Option(flag: "json", "print JSON")

  static let description = Command(
    name: "show", otherNames: ["cat", "read", "info"],
    summary: "print a list with its dates",
    operand: ListInput.optionalOperand,
    options: ListInput.options + [json],
    examples: [Tool.Note("inkleaf show --json inktober-2026", "feeds a script")])

  static func run(_ arguments: Arguments) throws {
    let name = try ListInput.name(arguments.operand, isQuiet: arguments.has(json))
    let read = try ListInput.read(name, arguments)
    ListInput.show(read.doubts)
    let list = read.list
    if arguments.has(json) { return try Main.show(jsonValue(list).fileText) }
    let words = CalendarWords(language: list.language)
    let rows = list.prompts.map { prompt in
      [
        prompt.label(), list.date(of: prompt).map { words.date($0) } ?? "",
        prompt.text + (prompt.note.map { "  (\($0))" } ?? ""),
      ]
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let number = String(repeating: " ", count: widths[0] - row[0].count) + row[0]
      let date = row[1] + String(repeating: " ", count: widths[1] - row[1].count)
      return widths[1] == 0 ? "\(number)  \(row[2])" : "\(number)  \(date)  \(row[2])"
    }
    try Main.show("\(list.title)\n" + lines.map { $0 + "\n" }.joined())
  }

  /// The list as JSON, which can be read again as a list.
  static func jsonValue(_ list: PromptList) -> JSON {
    let known: [(String, JSON)] = [
      ("title", .string(list.title)), ("start", JSON(list.start?.description)),
      ("cadence", .string(list.cadence.rawValue)), ("per_day", JSON(list.perDay)),
      ("language", .string(list.language)),
      ("credit", JSON(list.credit)), ("hashtag", JSON(list.hashtag)),
      ("source", JSON(list.source)),
    ]
    let prompts = list.prompts.map { jsonValue($0, of: list) }
    return .object(
      known.filter { !$0.1.isNull } + [("prompts", .array(prompts))]
    )
  }

  /// A prompt of a list as JSON.
  static func jsonValue(_ prompt: Prompt, of list: PromptList) -> JSON {
    var members: [(String, JSON)] = [
      ("day", JSON(prompt.number)), ("prompt", .string(prompt.texts.joined(separator: " | "))),
    ]
    if prompt.last != prompt.number { members.append(("last_day", JSON(prompt.last))) }
    if let date = list.date(of: prompt) { members.append(("date", .string(date.description))) }
    if let note = prompt.note { members.append(("note", .string(note))) }
    if let group = prompt.group { members.append(("group", .string(group))) }
    return .object(members)
  }
}
