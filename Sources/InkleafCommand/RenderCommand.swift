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
    "repeat the options that this PDF was made with; those given here replace them")
  static let trustPaths = Option(
    flag: "trust-paths", "with --from: read the files that the PDF's recipe names")
  static let list = Option(
    "list", value: "LIST", values: ListInput.operand.values, "the prompt list (same as LIST)")
  static let json = Option(flag: "json", "print what was written as JSON")

  static let description = Command(
    name: "render",
    summary: "draw a prompt list as numbered pages",
    details: [
      "Every page is written as one PDF, PNG and SVG, named by day and prompt (01-apple.png), and"
        + " all pages together as one PDF, named like the list. Files of these names are replaced"
        + " once the whole set is drawn; when anything is wrong, nothing is written."
    ],
    operand: ListInput.optionalOperand,
    options: Recipe.keys.map(Option.init) + [
      ListInput.strict, output, RunOptions.fontFolder, strictFonts, from, trustPaths, list,
      RunOptions.watch,
      RunOptions.jobs, RunOptions.quiet, json,
    ],
    examples: [
      Tool.Note("inkleaf render Prompts/inktober-2026.txt", "makes the whole set on A4"),
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
    ])

  static func run(_ arguments: Arguments) throws {
    let wishes = try Wishes(arguments)
    guard arguments.has(RunOptions.watch) else { return try render(wishes) }
    try watching([wishes.list] + wishes.recipe.paths.map(\.path)) { try render(wishes) }
  }

  /// The values of a command line.
  private struct Wishes {
    var list: String
    var recipe: Recipe
    var output: String
    var jobs: Int
    var resources: Resources
    var isStrict: Bool
    var isQuiet: Bool
    var wantsJSON: Bool

    init(_ arguments: Arguments) throws {
      var reader = ArgumentReader(arguments)
      let patch = reader.patch()
      jobs = reader.jobs()
      output = reader.output(RenderCommand.output)
      try reader.end(RenderCommand.description)
      let base = try RenderCommand.base(arguments, given: patch)
      recipe = base.with(patch)
      let list = arguments.operand ?? arguments[RenderCommand.list]
      // The settings of a PDF are for another list, which has to be named.
      guard list != nil || arguments[from] == nil else {
        throw UsageError(
          problems: ["missing argument LIST (the list to draw as the PDF was drawn)"],
          command: RenderCommand.description.name)
      }
      self.list = ListInput.name(list, isQuiet: arguments.has(RunOptions.quiet))
      resources = try arguments.resources()
      resources.requiresFonts = arguments.has(strictFonts)
      isQuiet = arguments.has(RunOptions.quiet)
      wantsJSON = arguments.has(json)
      isStrict = arguments.has(ListInput.strict)
      try check(arguments)
    }

    /// Reports pipes that other options exclude.
    private func check(_ arguments: Arguments) throws(UsageError) {
      var problems: [String] = []
      if list == "-", arguments.has(RunOptions.watch) {
        problems.append("--watch needs a file; standard input does not change")
      }
      if output == "-", wantsJSON {
        problems.append("--json and --output - both write to standard output; leave one out")
      }
      guard problems.isEmpty else {
        throw UsageError(problems: problems, command: RenderCommand.description.name)
      }
    }
  }

  /// The recipe of the PDF that was given, or the usual one.
  private static func base(_ arguments: Arguments, given patch: Recipe.Patch) throws -> Recipe {
    guard let path = arguments[from] else { return Recipe() }
    let written = try RecipeCommand.recipe(of: path)
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

  private static func render(_ wishes: Wishes) throws {
    let read = try ListInput.read(
      wishes.list, wishes.recipe, isStrict: wishes.isStrict, wishes.resources)
    let path = ListInput.path(wishes.list, of: read.list)
    if !wishes.isQuiet { ListInput.show(read.doubts) }
    let edition = try Edition(
      read.list, wishes.recipe, path: path, resources: wishes.resources)
    for warning in edition.warnings { warning.tell(isQuiet: wishes.isQuiet) }
    if wishes.output == "-" { return try Output.standard.write(edition.onlyFile()) }
    let folder = "\(wishes.output)/\(fileStem(of: path))/\(edition.name)"
    Interruption.hold(true)
    let progress = Progress(isShown: Output.messages.isTerminal && !wishes.isQuiet)
    defer { progress.clear() }
    let drawn = try edition.write(
      to: folder, jobs: wishes.jobs, wantsSums: wishes.wantsJSON,
      monitor: Monitor(progress, isQuiet: wishes.isQuiet))
    progress.clear()
    do throws(SystemError) {
      if wishes.wantsJSON {
        let record = EditionRecord(edition, drawn, in: folder)
        try Main.show(record.json(list: wishes.list, folder: folder).text() + "\n")
      } else if !wishes.isQuiet {
        let sheets = edition.impositions.map { imposition in
          let scale = imposition.scale
          let share = scale < 0.9995 ? " at \(Int((scale * 100).rounded())) %" : ""
          return "\(counted(imposition.sheetCount, "sheet")) of \(imposition.paperName)\(share)"
        }
        let pages =
          counted(edition.document.sheets.count, "page")
          + (sheets.isEmpty ? "" : " on \(sheets.joined(separator: " and "))")
        try Main.show("\(pages), \(counted(drawn.count, "file")) in \(folder)\n")
      }
    } catch {
      throw SystemError(
        error.action, error.path, reason: "\(error.reason); all files are in \(folder)")
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
