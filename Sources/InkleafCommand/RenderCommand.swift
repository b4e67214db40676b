import Inkleaf
import InkleafCommandLine
import InkleafPlatform

/// `inkleaf render`: a list in, a set of pages out.
enum RenderCommand: Subcommand {
  static let output = Option(
    "output", letter: "o", value: "FOLDER", values: .folder, default: RunOptions.defaultOutput,
    "the set goes to FOLDER/<list>/<edition>/; - writes its only file to standard output")
  static let strictFonts = Option(
    flag: "strict-fonts", "fail when a font that the theme asks for is not there")
  static let from = Option(
    "from", value: "PDF", values: .file,
    "repeat the options that this PDF was made with; those given here replace them, and --set adds to"
      + " them: the word default takes a value back, as in --paper default, and an opposite a switch, as"
      + " in --links or --no-fit")
  static let trustPaths = Option(
    flag: "trust-paths", "with --from: read the files that the PDF's recipe names")
  static let list = Option(
    "list", value: "LIST", values: ListInput.operand.values, "the prompt list (same as LIST)")
  static let json = Option(
    flag: "json", "print what was written as JSON, an array where there are several lists")
  static let force = Option(
    flag: "force", "replace files that somebody has drawn on or changed in another way")
  static let dryRun = Option(flag: "dry-run", "name the files that would be made, and make none")

  static let description = Command(
    name: "render",
    otherNames: [
      "draw", "make", "generate", "create", "build", "pdf", "png", "svg", "export", "print",
    ],
    summary: "draw a prompt list as numbered pages",
    details: [
      "Every page is written as one PDF, PNG and SVG, named by day and prompt (01-apple.png), and"
        + " all pages together as one PDF, named like the list. Files of these names are replaced"
        + " once the whole set is drawn, unless somebody has drawn on one; when anything is wrong, nothing is"
        + " written."
    ],
    operand: ListInput.operands,
    options: Recipe.keys.map(Option.init) + [
      ListInput.strict, output, RunOptions.fontFolder, strictFonts, from, trustPaths, list,
      RunOptions.watch,
      RunOptions.jobs, RunOptions.quiet, dryRun, force, json,
    ],
    examples: [
      Tool.Note("inkleaf render inktober-2026", "makes the whole set on A4"),
      Tool.Note(
        "inkleaf render --size ipad-pro-13 --format png --theme pumpkin --appearance dark LIST",
        "makes pictures for a tablet"),
      Tool.Note(
        "curl ADDRESS | inkleaf render --format pdf --book -o - - > book.pdf",
        "makes a book of a page from the web"),
      Tool.Note("inkleaf render --size letter --book LIST", "makes one PDF to print"),
      Tool.Note(
        "inkleaf render --from inktober-2026.pdf --list next.txt",
        "repeats that PDF's settings with another list"),
    ],
    hints: RecipeHints.all)

  static func run(_ arguments: Arguments) throws {
    let wishes = try Wishes(arguments)
    guard arguments.has(RunOptions.watch) else {
      _ = try render(wishes)
      return
    }
    var standing: [Drawn] = []
    let own = OwnInput.paths(wishes.recipe, lists: wishes.lists)
    let paths = wishes.lists + wishes.recipe.paths.map(\.path) + own
    try watching(paths, wishes.resources) { resources in
      var wishes = wishes
      wishes.resources = resources
      let drawn = try render(wishes)
      Drawn.remove(standing, besides: drawn)
      standing = drawn
    }
  }

  /// Draws all lists, once everything about each of them is known to be right.
  private static func render(_ wishes: Wishes) throws -> [Drawn] {
    var failures: [(list: String, failure: Failure)] = []
    let plans = wishes.lists.compactMap { list -> Plan? in
      do { return try Plan(list, wishes) } catch {
        failures.append((list, Failure(error)))
        return nil
      }
    }
    let whole = wishes.lists.joined(separator: " ")
    if !failures.isEmpty, wishes.lists.count > 1, fileStamp(whole) != nil {
      throw UsageProblem("the name \(whole) has spaces; write it in quotes, as \(whole.shellWord)")
    }
    if let failure = Failure(of: failures, among: wishes.lists) { throw failure }
    try check(plans)
    if wishes.isDry {
      guard wishes.wantsJSON else {
        for plan in plans {
          try plan.tell(isQuiet: wishes.isQuiet)
          plan.earlier?.tellLeftBehind(in: plan.folder)
        }
        return []
      }
      let forecasts = plans.map(\.forecast)
      try Main.show((plans.count == 1 ? forecasts[0] : .array(forecasts)).fileText)
      return []
    }
    if wishes.output == "-" {
      for plan in plans {
        if Output.standard.isTerminal,
          plan.edition.files.files.contains(where: { !$0.format.isText })
        {
          throw UsageProblem(
            "standard output is a terminal, and the file is no text; write it to a file, as in `inkleaf"
              + " render ... --output - > page.pdf`")
        }
        try Output.standard.write(plan.edition.onlyFile())
      }
      return []
    }
    Interruption.hold(true)
    var records: [JSON] = []
    var done: [Plan] = []
    let drawn = try plans.map { plan in
      let drawn: [DrawnFile]
      do { drawn = try plan.draw(wishes) } catch {
        guard !done.isEmpty else { throw error }
        var failure = Failure(error)
        if failure.code == .interrupted {
          failure.lines = ["inkleaf: error: interrupted; nothing of \(plan.list) was written"]
        }
        failure.lines.append("the files of other lists are in \(folders(of: done))")
        throw failure
      }
      done.append(plan)
      let files = Drawn(folder: plan.folder, files: drawn)
      plan.earlier?.tellLeftBehind(in: plan.folder)
      if wishes.wantsJSON {
        let record = EditionRecord(plan.edition, drawn, in: plan.folder)
        records.append(record.json(list: plan.list, folder: plan.folder))
      } else if !wishes.isQuiet {
        try Main.show(
          "\(plan.pages), \(counted(drawn.count, "file")) in \(plan.folder)\n",
          writtenTo: plan.folder)
      }
      return files
    }
    if wishes.wantsJSON {
      try Main.show(
        (plans.count == 1 ? records[0] : .array(records)).fileText, writtenTo: folders(of: plans))
    }
    return drawn
  }

  /// Reports lists whose files would take each other's place.
  private static func check(_ plans: [Plan]) throws(UsageError) {
    let groups = Dictionary(grouping: plans, by: \.folder).filter { $0.value.count > 1 }
    guard !groups.isEmpty else { return }
    throw UsageError(
      problems: groups.sorted { $0.key < $1.key }.map { folder, plans in
        "\(plans.map(\.list).joined(separator: " and ")) would both go to \(folder);"
          + " draw one at a time with its own --output, or rename one"
      }, command: description.name)
  }

  private static func folders(of plans: [Plan]) -> String {
    plans.map(\.folder).joined(separator: ", ")
  }
}

extension EditionRecord {
  /// The record, with where it was made from and where it went.
  fileprivate func json(list: String, folder: String) -> JSON {
    let members = json.object?.map { ($0.name, $0.value) } ?? []
    return .object([("list", .string(list)), ("folder", .string(folder))] + members)
  }
}
