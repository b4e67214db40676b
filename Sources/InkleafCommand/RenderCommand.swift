import Cairo
import Commands
import Inkleaf
import Platform
import Rendering

/// `inkleaf render`: a list in, a set of pages out.
enum RenderCommand: Subcommand {
  static let format = Option(
    "format", letter: "f", value: "FORMATS",
    values: .some(Format.all.map { Tool.Note($0.name, $0.summary) }),
    default: Format.all.map(\.name).joined(separator: ","), "kinds of files")
  static let size = Option(
    "size", letter: "s", value: "SIZE",
    values: .oneOrOther(PageSize.all.map { Tool.Note($0.name, "") }),
    default: PageSize.a4.name,
    "page size: a name from `inkleaf list sizes`, or measures such as 210x297mm, 8.5x11in or"
      + " 2048x2732px@264")
  static let orientation = Option(
    "orientation", value: "PAGE",
    values: .one(Orientation.allCases.map { Tool.Note($0.rawValue, "") }),
    default: "as the size has it", "how the page lies")
  static let dpi = Option(
    "dpi", value: "DPI", default: "300 for paper, the screen's own for pixels",
    "density of PNG files")
  static let days = Option(
    "days", value: "DAYS", default: "all", "only these days, such as 1-7,31")
  static let beside = Option(
    "beside", value: "LIST", values: .file,
    "another list, such as a translation, whose words are set small beside")
  static let appearance = Option(
    "appearance", letter: "a", value: "LIGHT",
    values: .one(Appearance.allCases.map { Tool.Note($0.rawValue, "") }),
    default: "the theme's own", "side of the theme")
  static let transparent = Option(
    flag: "transparent", "leave the paper out, so that PNG files can lie over something")
  static let toolbar = Option(
    "toolbar", value: "EDGE", values: .oneOrOther(Edge.allCases.map { Tool.Note($0.rawValue, "") }),
    default: "where the device has it",
    "keep the device's toolbar clear at this edge; left=15mm says how thick it is")
  static let hand = Option(
    "hand", value: "HAND", values: .one(Hand.allCases.map { Tool.Note($0.rawValue, "") }),
    default: Hand.right.rawValue, "the hand that draws; for the left one pages are mirrored")
  static let safeArea = Option(
    "safe-area", value: "EDGES", "keep these edges clear too, such as top=10mm,left=5mm")
  static let bleed = Option(
    "bleed", value: "LENGTH", default: "0mm",
    "let the paper reach beyond the trim, as print shops ask (3mm); PDFs say where to cut")
  static let watch = Option(
    flag: "watch", "draw again whenever the list, the theme or the layout changes")
  static let output = Option(
    "output", letter: "o", value: "FOLDER", values: .folder, default: defaultOutput,
    "the set goes to FOLDER/<list>/<edition>/")
  static let book = Option(flag: "book", "write only the book: one PDF of all pages")
  static let single = Option(flag: "single", "write only the single pages")
  static let missing = Option(
    "missing", value: "WHAT",
    values: .one([
      Tool.Note("error", "nothing is written"), Tool.Note("box", "a box is drawn, with a warning"),
    ]),
    default: "error", "what becomes of characters that cannot be set")
  static let fontFolder = Option(
    "font-dir", value: "FOLDER", values: .folder, "fonts that are used before the installed ones")
  static let strictFonts = Option(
    flag: "strict-fonts", "fail when a font that the theme asks for is not there")
  static let jobs = Option(
    "jobs", letter: "j", value: "N", default: "one a processor core", "files drawn at the same time"
  )
  static let from = Option(
    "from", value: "PDF", values: .file,
    "use the options that this PDF was made with, but for those given beside")
  static let list = Option("list", value: "LIST", values: .file, "the prompt list, as LIST is")
  static let quiet = Option(flag: "quiet", letter: "q", "say nothing unless something is wrong")
  static let json = Option(flag: "json", "print what was written as JSON")

  static let defaultOutput = "Output"
  static let jobsRange = 1...256

  /// The options that tell how one edition of a list differs from another.
  static let recipeOptions = [
    format, size, orientation, dpi, days, beside, Looks.layout, Looks.theme, appearance, Looks.set,
    transparent, toolbar, hand, safeArea, bleed, book, single, missing, ListInput.syntax,
  ]

  static let description = Command(
    name: "render",
    summary: "draw a prompt list as numbered pages",
    details: [
      "Every page is written as one PDF, PNG and SVG, named by day and prompt (01-apple.png), and"
        + " all pages together as one PDF, named like the list. Files of these names are replaced"
        + " once the whole set is drawn; when anything is wrong, nothing is written."
    ],
    operand: Operand("LIST", "the prompt list", values: .file, isOptional: true),
    options: [
      format, size, orientation, dpi, days, beside, Looks.layout, Looks.theme, appearance,
      Looks.set,
      transparent, toolbar, hand, safeArea, bleed, output, book, single, missing, fontFolder,
      strictFonts, ListInput.syntax, from, list, watch, jobs, quiet, json,
    ],
    examples: [
      Tool.Note("inkleaf render Prompts/inktober-2026.txt", "makes the whole set on A4"),
      Tool.Note(
        "inkleaf render --size ipad-pro-13 --format png --theme pumpkin --appearance dark LIST",
        "makes pictures for a tablet"),
      Tool.Note("inkleaf render --size letter --book LIST", "makes one PDF to print"),
      Tool.Note(
        "inkleaf render --from inktober-2026.pdf --list next.txt",
        "makes of another list what that PDF is of its own"),
    ])

  static func run(_ arguments: Arguments) async throws(Failure) {
    guard arguments.has(watch) else { return try await render(arguments) }
    let paths =
      [
        arguments.operand ?? arguments[list], arguments[beside], arguments[Looks.theme],
        arguments[Looks.layout],
      ]
    try await watching(paths.compactMap(\.self)) { () throws(Failure) in
      try await render(arguments)
    }
  }

  private static func render(_ arguments: Arguments) async throws(Failure) {
    let arguments = try withRecipe(arguments)
    guard let path = arguments.operand ?? arguments[list] else {
      throw Failure(
        UsageError(problems: ["LIST is missing: the prompt list"], command: description.name))
    }
    let settings = try Settings(arguments)
    let read = try ListInput.read(path, arguments)
    if !settings.isQuiet { ListInput.show(read.doubts) }
    let commission = try Commission(
      arguments, settings, list: read.list, path: path,
      typesetter: Typesetter(language: read.list.language, catalog: settings.catalog))
    // What cannot be shown is no reason to stop drawing.
    try? Output.messages.print(commission.warnings.map { $0 + "\n" }.joined())
    let folder = "\(settings.output)/\(ListInput.stem(of: path))/\(settings.editionName)"
    let written = try await publish(commission.edition, to: folder, commission.studio, settings)

    if arguments.has(json) {
      try Main.show(
        report(written, of: commission.edition, settings, list: path, folder: folder).text() + "\n")
    } else if !settings.isQuiet {
      let count = commission.edition.document.sheets.count
      try Main.show(
        "\(counted(count, "page")), \(counted(written.count, "file")) in \(folder)\n")
    }
  }

  // MARK: Steps

  /// The arguments with those of the recipe that a PDF carries, where one is named.
  private static func withRecipe(_ arguments: Arguments) throws(Failure) -> Arguments {
    guard let path = arguments[from] else { return arguments }
    let recipe = try RecipeCommand.recipe(of: path)
    do throws(UsageError) {
      guard case .run(_, let old) = try Main.tool.parse([description.name] + recipe.words) else {
        return arguments
      }
      return arguments.completed(by: old)
    } catch {
      throw Failure(
        lines: error.problems.map { "\(path): error: its recipe cannot be used: \($0)" },
        code: .badData)
    }
  }

  private static func publish(
    _ edition: Edition, to folder: String, _ studio: Studio, _ settings: Settings
  ) async throws(Failure) -> [Edition.Written] {
    Interruption.hold(true)
    let progress = Progress(isShown: settings.showsProgress)
    defer { progress.clear() }
    do throws(RenderingError) {
      return try await edition.publish(
        to: folder, studio: studio, jobs: settings.jobs,
        shouldStop: { Interruption.signalNumber != nil },
        progress: { progress.show("drawing \($0) of \(edition.files.count) files") })
    } catch {
      throw Failure(error)
    }
  }

  private static func report(
    _ written: [Edition.Written], of edition: Edition, _ settings: Settings, list: String,
    folder: String
  ) -> JSON {
    let page = edition.document.page
    let (width, height) = page.pixels(dpi: settings.dpi)
    return .object([
      ("list", .string(list)), ("title", .string(edition.document.title)),
      ("folder", .string(folder)), ("layout", .string(settings.layout.name)),
      ("theme", .string(settings.theme.name)),
      ("appearance", .string(settings.appearance.rawValue)),
      ("size", .string(page.name)),
      ("width_mm", .millimetres(page.size.width)),
      ("height_mm", .millimetres(page.size.height)),
      (
        "files",
        .array(
          written.map { written in
            let sheets = edition.document.sheets[written.file.sheets]
            var members: [(String, JSON)] = [
              ("path", .string("\(folder)/\(written.file.name)")),
              ("format", .string(written.file.format.name)),
              ("days", .array(sheets.map { JSON($0.number) })),
              ("bytes", JSON(written.size)),
            ]
            if written.file.format.name == Format.png.name {
              members += [
                ("width_px", JSON(width)), ("height_px", JSON(height)),
                ("dpi", .number(settings.dpi)),
              ]
            }
            return .object(members)
          })
      ),
    ])
  }
}

/// Runs what lays a document out, its problem becoming the command's failure.
func laidOut<Value>(_ body: () throws(LayoutProblem) -> Value) throws(Failure) -> Value {
  do throws(LayoutProblem) {
    return try body()
  } catch {
    throw Failure(lines: ["inkleaf: error: \(error)"], code: .badData)
  }
}

/// Runs what reads a person's wish, its problem becoming the command's failure.
func usage<Value>(_ body: () throws(UsageProblem) -> Value) throws(Failure) -> Value {
  do throws(UsageProblem) { return try body() } catch { throw Failure(error) }
}
