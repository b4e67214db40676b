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
        + " once the whole set is drawn; when anything is wrong, nothing is written."
    ],
    operand: ListInput.operands,
    options: Recipe.keys.map(Option.init) + [
      ListInput.strict, output, RunOptions.fontFolder, strictFonts, from, trustPaths, list,
      RunOptions.watch,
      RunOptions.jobs, RunOptions.quiet, dryRun, json,
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

  /// The values of a command line.
  private struct Wishes {
    var lists: [String]
    var recipe: Recipe
    var output: String
    var jobs: Int
    var resources: Resources
    var isStrict: Bool
    var isQuiet: Bool
    var wantsJSON: Bool
    var isDry: Bool
    /// Whether files that are not made again are removed later.
    var isWatching: Bool

    init(_ arguments: Arguments) throws {
      var reader = ArgumentReader(arguments)
      let patch = reader.patch()
      jobs = reader.jobs()
      output = reader.output(RenderCommand.output, takesPipe: true)
      try reader.end(RenderCommand.description)
      let written = try arguments[from].map { try RecipeCommand.recipe(of: $0) }
      recipe = try RenderCommand.base(written, arguments, given: patch).adding(patch)
      var lists = arguments.operands + arguments.all(RenderCommand.list)
      // A PDF has no list of its own, but may name one that everybody has.
      if lists.isEmpty, let name = written?.list {
        guard PromptList.builtInNames.contains(name) else {
          throw UsageError(
            problems: [
              "missing argument LIST: the PDF does not hold \"\(name.prefix(60))\", the list that it was"
                + " drawn from; give that file, or another list to draw in the same way"
            ],
            command: RenderCommand.description.name)
        }
        lists = [name]
      }
      isQuiet = arguments.has(RunOptions.quiet)
      self.lists = lists.isEmpty ? [try ListInput.name(nil, isQuiet: isQuiet)] : lists
      resources = try arguments.resources()
      resources.requiresFonts = arguments.has(strictFonts)
      wantsJSON = arguments.has(json)
      isDry = arguments.has(dryRun)
      isWatching = arguments.has(RunOptions.watch)
      isStrict = arguments.has(ListInput.strict)
      try check(arguments)
    }

    /// Reports pipes that other options exclude.
    private func check(_ arguments: Arguments) throws(UsageError) {
      var problems: [String] = []
      let pipes = lists.count { $0 == "-" } + (recipe.beside?.path == "-" ? 1 : 0)
      if pipes > 1 {
        problems.append("standard input can be read once; give - for one list")
      }
      if let twice = lists.indices.first(where: { lists[..<$0].contains(lists[$0]) }),
        lists[twice] != "-"
      {
        problems.append("\(lists[twice]) is given twice; once is enough")
      }
      if lists.contains(where: isStream) || recipe.beside?.path.map(isStream) == true,
        arguments.has(RunOptions.watch)
      {
        problems.append(RunOptions.watchesNoInput)
      }
      if output == "-" {
        if wantsJSON {
          problems.append("--json and --output - both write to standard output; leave one out")
        }
        if lists.count > 1 { problems.append("--output - writes one file; give one LIST") }
        if arguments.has(RunOptions.watch) {
          problems.append("--watch needs a folder to draw to; leave --output - out")
        }
      }
      if isDry, arguments.has(RunOptions.watch) {
        problems.append("--dry-run cannot be used with --watch")
      }
      if isDry, output == "-" {
        problems.append(
          "--dry-run names files, and standard output has no name; leave --output - out")
      }
      if arguments.has(trustPaths), arguments[from] == nil {
        problems.append("--trust-paths is for --from PDF")
      }
      guard problems.isEmpty else {
        throw UsageError(problems: problems, command: RenderCommand.description.name)
      }
    }
  }

  /// The recipe of the PDF that was given, or the usual one.
  private static func base(
    _ written: WrittenRecipe?, _ arguments: Arguments, given patch: Recipe.Patch
  ) throws -> Recipe {
    guard let written, let path = arguments[from] else { return Recipe() }
    let named = written.patch.paths.filter { !patch.keys.contains($0.option) }
    guard named.isEmpty || arguments.has(trustPaths) else {
      throw InkleafError.data(
        named.map { option, file in
          Diagnostic(
            path: path,
            message:
              "its recipe reads the file \"\(file)\" (\(option)); give --\(option) yourself, or"
              + " allow its files with --trust-paths")
        })
    }
    return Recipe().with(written.patch)
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
        for plan in plans { try plan.tell(isQuiet: wishes.isQuiet) }
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
      if !wishes.isQuiet, !wishes.isWatching { files.tellLeftBehind() }
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

  /// An edition of one list, and the folder it goes to.
  private struct Plan {
    var list: String
    var edition: Edition
    var folder: String

    /// Reads a list and lays it out.
    init(_ list: String, _ wishes: Wishes) throws {
      self.list = list
      let read = try ListInput.read(
        list, wishes.recipe, isStrict: wishes.isStrict, wishes.resources)
      let path = ListInput.path(list, of: read.list)
      if !wishes.isQuiet { ListInput.show(read.doubts) }
      edition = try Edition(read.list, wishes.recipe, path: path, resources: wishes.resources)
      if wishes.isStrict { try edition.checkWords() }
      for warning in edition.warnings { warning.tell(isQuiet: wishes.isQuiet) }
      folder = "\(wishes.output)/\(fileStem(of: path))/\(edition.name)"
      if !wishes.isQuiet { tellIdleChanges(read.list, wishes, path: path) }
    }

    /// Says which changes of the theme no page shows, as of a ruling's distance where there is no ruling.
    private func tellIdleChanges(_ list: PromptList, _ wishes: Wishes, path: String) {
      func document(_ list: PromptList, _ recipe: Recipe) -> Document? {
        (try? Edition(list, recipe, path: path, resources: wishes.resources))?.document
      }
      // Most changes show on a page of the first prompt, and all pages take long.
      var first = list
      first.prompts = Array(list.prompts.prefix(1))
      func page(_ recipe: Recipe) -> Document? {
        var recipe = recipe
        recipe.days = nil
        return document(first, recipe)
      }
      let changed = wishes.recipe.changes.isEmpty ? nil : page(wishes.recipe)
      for change in wishes.recipe.changes {
        var other = wishes.recipe
        other.changes.removeAll { $0 == change }
        let use = use(of: change)
        guard use != nil || page(other) == changed && document(list, other) == edition.document
        else { continue }
        Main.warn("--set \(change.text.prefix(60)) changes nothing" + (use ?? " on these pages"))
      }
    }

    /// What a change is for that these files do not show; `nil` where they may show it.
    private func use(of change: ThemeChange) -> String? {
      let formats: [String: Format] = ["greys": .png, "arrows": .pdf]
      if let format = formats[change.key], !edition.recipe.formats.contains(format) {
        return ": it is for \(format.name.uppercased()) files"
      }
      let side = Appearance(rawValue: String(change.key.prefix { $0 != "." }))
      guard let side, side != edition.recipe.appearance else { return nil }
      return ": it is for --appearance \(side.rawValue)"
    }

    /// Draws all files into the folder.
    func draw(_ wishes: Wishes) throws -> [DrawnFile] {
      let progress = Progress.onTerminal(isQuiet: wishes.isQuiet)
      defer { progress.clear() }
      return try edition.write(
        to: folder, own: 2, jobs: wishes.jobs, wantsSums: wishes.wantsJSON || wishes.isWatching,
        monitor: Monitor(progress, isQuiet: wishes.isQuiet))
    }

    /// How many pages there are, and the paper that they are on.
    var pages: String {
      let sheets = edition.impositions.map { imposition in
        let scale = imposition.scale
        let share = scale < 0.9995 ? " at \(Int((scale * 100).rounded())) %" : ""
        return "\(counted(imposition.sheetCount, "sheet")) of \(imposition.paperName)\(share)"
      }
      return counted(edition.document.sheets.count, "page")
        + (sheets.isEmpty ? "" : " on \(sheets.joined(separator: " and "))")
    }

    /// What would be made, for programs.
    var forecast: JSON {
      .object([
        ("list", .string(list)), ("folder", .string(folder)),
        ("files", .array(edition.files.files.map { .string($0.name) })),
      ])
    }

    /// Prints the files that would be made, and beside them how many there are.
    func tell(isQuiet: Bool) throws {
      let files = edition.files.files
      try Main.show(files.map { "\(folder)/\($0.name)\n" }.joined())
      if !isQuiet {
        Main.tell(["\(pages), \(counted(files.count, "file")) would go to \(folder)"])
      }
    }
  }
}

extension EditionRecord {
  /// The record, with where it was made from and where it went.
  fileprivate func json(list: String, folder: String) -> JSON {
    let members = json.object?.map { ($0.name, $0.value) } ?? []
    return .object([("list", .string(list)), ("folder", .string(folder))] + members)
  }
}
