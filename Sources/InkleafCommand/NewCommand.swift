import InkleafCommandLine
import Inkleaf
import InkleafPlatform

/// `inkleaf new`: prints a list to fill in, one drawn from words, or a release file.
enum NewCommand: Subcommand {
  static let year = Option(
    "year", value: "YEAR", default: "that of TITLE, or the next one with the month",
    "year of the first prompt")
  static let month = Option(
    "month", value: "MONTH", default: "that of TITLE, or 10", "month of the first prompt, 1 to 12")
  static let count = Option(
    "count", value: "N", default: "one a day of the month", "how many prompts")
  static let words = Option(
    "words", value: "FILE", values: .file, "draw prompts from this file, one word per line")
  static let seed = Option("seed", value: "N", default: "1", "change it to draw different words")
  static let avoid = Option(
    "avoid", value: "LISTS", values: .file, "comma-separated lists whose words are not reused")

  static let release = Option(
    flag: "release", "print a release file instead")

  static let description = Command(
    name: "new", otherNames: ["init"],
    summary: "print a list to fill in, one drawn from your words, or a release file",
    details: [
      "The list goes to standard output; `inkleaf check` then says which prompts are still to be"
        + " written. With --words, the same seed draws the same words."
    ],
    operand: Operand(
      "TITLE", "what the challenge is called; with --release, the path of its list"),
    options: [year, month, count, words, seed, avoid, release],
    examples: [
      Tool.Note(
        "inkleaf new \"Ink Month 2027\" --year 2027 --words words.txt --seed 7 > ink-2027.txt",
        "draws a month of prompts"),
      Tool.Note(
        "inkleaf new --release ink-2027.txt > release.json",
        "prints what `inkleaf release release.json` can make of it"),
    ],
    hints: others + [
      Tool.Note("--days", "--count {24}"), Tool.Note("--start", "--year and --month"),
      Tool.Note("--language", "it into the list: language: {de}"),
    ])

  /// Words that are no title, with the commands that are meant.
  private static let others = [
    Tool.Note("release", "inkleaf new --release {LIST}"),
    Tool.Note("theme", "inkleaf theme new {mine}"),
    Tool.Note("layout", "inkleaf layout new {mine}"),
  ]

  static func run(_ arguments: Arguments) throws {
    try checkUse(of: arguments)
    if arguments.has(release) {
      var list = arguments.operand ?? ""
      guard list != "-" else {
        throw UsageProblem("a release file names its lists; write the path of one, not -")
      }
      var prompts = read(list)
      // A file means the same for everyone, so it names a list of one's own by its path.
      if prompts == nil, let own = try OwnFolder.system?.file(list, .lists) {
        list = own
        prompts = read(list)
      }
      try Main.show(releaseFile(list, of: prompts))
      // The list may come later, so this is no error.
      if prompts == nil {
        Main.warn("\(list) cannot be read as a list; `inkleaf check \(list)` says why")
      }
      return
    }
    let title = (arguments.operand ?? "").split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    if let other = others.first(where: { $0.name == title }) {
      throw UsageError(
        problems: [
          "\"\(title)\" is no title; write \(other.summary.filter { !"{}".contains($0) })"
        ],
        command: description.name)
    }
    var reader = ArgumentReader(arguments)
    let (start, days) = try month(&reader, title)
    let count = reader.whole(Self.count, days, 1...ListLimits.prompts)
    let seed = reader.whole(Self.seed, 1, 0...Int.max)
    try reader.end(description)
    guard start.adding(days: count - 1) != nil else {
      throw UsageProblem(
        "the list runs past the year 9999; choose an earlier --year or a smaller --count")
    }
    guard !title.isEmpty, title.count <= ListLimits.headerLength else {
      throw UsageProblem(
        "TITLE needs 1 to \(ListLimits.headerLength) characters, not \(title.count)")
    }
    let empty = (1...count).map { Prompt(number: $0, text: "") }
    let prompts = try drawn(count, seed: seed, arguments) ?? empty
    try Main.show(PromptList(title: title, start: start, prompts: prompts).canonicalText())
  }

  /// Returns the list that a name in a release file leads to; `nil` where it leads to none.
  private static func read(_ list: String) -> PromptList? {
    try? Resources.system.list(list).list
  }

  /// Reports options that would change nothing.
  private static func checkUse(of arguments: Arguments) throws(UsageError) {
    let given = [year, month, count, words, seed, avoid].filter { arguments[$0] != nil }
    let idle =
      arguments.has(release)
      ? given
      : arguments[words] == nil ? given.filter { [seed.name, avoid.name].contains($0.name) } : []
    guard !idle.isEmpty else { return }
    let names = idle.map { "--\($0.name)" }.joined(separator: ", ")
    let use =
      arguments.has(release) ? "a list, not for --release" : "--words FILE, which draws words"
    throw UsageError(
      problems: ["\(names) \(idle.count == 1 ? "is" : "are") for \(use)"], command: description.name
    )
  }

  /// A release file that shows what there is: three sizes in two looks each, and how to leave some out.
  private static func releaseFile(_ list: String, of prompts: PromptList?) -> String {
    // Notes and colours need the layout of the other pages; without them, a story is read at a glance.
    let isPlain =
      prompts.map { list in
        list.prompts.allSatisfy { $0.note == nil } && list.colors.allSatisfy(\.isEmpty)
      } ?? true
    let story = [("size", texts("story"))] + (isPlain ? [("layout", texts("minimal"))] : [])
    func texts(_ texts: String...) -> JSON { .array(texts.map(JSON.string)) }
    return JSON.object([
      ("lists", texts(relative(list))), ("layouts", texts("classic")),
      ("sizes", texts("a4", "letter", "ipad-pro-13")), ("themes", texts("paper", "pumpkin")),
      ("appearances", texts("light", "dark")), ("formats", texts("pdf", "png")),
      (
        "exclude",
        .array([.object([("size", texts("a4", "letter")), ("appearance", texts("dark"))])])
      ),
      ("include", .array([.object(story)])),
      (
        "overrides",
        .array([
          .object([
            ("for", .object([("size", texts("ipad-pro-13"))])),
            ("set", .object([("ruling", "dots")])),
          ])
        ])
      ),
    ]).fileText
  }

  /// A path as seen from the current folder, where the release file will be: paths in such a file are
  /// relative to it.
  private static func relative(_ path: String) -> String {
    guard path.hasPrefix("/"), let folder = currentFolder() else { return path }
    var target = path.split(separator: "/")[...]
    var start = folder.split(separator: "/")[...]
    while let first = target.first, target.count > 1, first == start.first {
      target = target.dropFirst()
      start = start.dropFirst()
    }
    return (start.map { _ in ".." } + target.map(String.init)).joined(separator: "/")
  }

  /// The first day of the month that is wished, and how many days it has.
  private static func month(
    _ reader: inout ArgumentReader, _ title: String
  ) throws -> (CalendarDate, Int) {
    // "Inktober 2027" and "December drawing" name theirs.
    let named = monthNamed(inTitle: title)
    let today = localDate()
    let ofTitle = named.month ?? monthNamed(inTitle: "\(title) \(today.year)").month
    let month = reader.whole(month, ofTitle ?? 10, 1...12)
    let next = month < today.month ? today.year + 1 : today.year
    let year = reader.whole(year, named.year ?? next, 1583...9998)
    if let other = named.year, other != year {
      Main.warn("the title says \(other), and --year \(year) is when the list begins")
    }
    guard let first = CalendarDate(year: year, month: month, day: 1) else {
      throw UsageProblem("no such month: \(year)-\(month)")
    }
    return (first, first.daysInMonth)
  }

  /// The prompts drawn from the words that were named; `nil` without any.
  private static func drawn(
    _ count: Int, seed: Int, _ arguments: Arguments
  ) throws -> [Prompt]? {
    guard let path = arguments[words] else { return nil }
    let bytes =
      try path == "-"
      ? readStandardInput(limit: ListLimits.fileSize)
      : PromptList.builtInFile(path) ?? readFile(path, limit: ListLimits.fileSize)
    let lines = try wordLines(bytes, path: path)
    var avoided: [String] = []
    for list in arguments.all(avoid).flatMap({ $0.split(separator: ",") }) {
      avoided += try ListInput.read(String(list), arguments).list.prompts.flatMap(\.texts)
    }
    do {
      return try PromptList.drawnPrompts(
        count, from: lines, avoiding: avoided, seed: UInt64(seed))
    } catch {
      throw UsageProblem("--words \(path): \(error.description)")
    }
  }
}
