import Cairo
import Commands
import Inkleaf
import Platform
import Rendering

/// `inkleaf preview`: one picture of a page in several themes, layouts and sizes.
enum PreviewCommand: Subcommand {
  static let theme = Option(
    "theme", letter: "t", value: "THEMES", values: .oneOrOther(notes(Theme.names)),
    default: "all that are built in", "themes by name or path, with commas")
  static let layout = Option(
    "layout", value: "LAYOUTS", values: .oneOrOther(notes(Layout.names)), default: "classic",
    "layouts by name or path, with commas, or all")
  static let size = Option(
    "size", letter: "s", value: "SIZES", values: .oneOrOther(notes(PageSize.all.map(\.name))),
    default: PageSize.a4.name, "page sizes, with commas")
  static let appearance = Option(
    "appearance", letter: "a", value: "SIDES",
    values: .some(Appearance.allCases.map { Tool.Note($0.rawValue, "") }),
    default: "each theme's own", "sides of the themes")
  static let day = Option("day", value: "N", default: "1", "number of the prompt that is shown")
  static let output = Option(
    "output", letter: "o", value: "FOLDER", values: .folder, default: RenderCommand.defaultOutput,
    "preview.png goes to FOLDER/<list>/")

  private static func notes(_ names: [String]) -> [Tool.Note] { names.map { Tool.Note($0, "") } }

  static let description = Command(
    name: "preview",
    summary: "draw one page in many themes, layouts and sizes as one picture",
    operand: ListInput.operand,
    options: [
      theme, layout, size, appearance, Looks.set, day, output, RenderCommand.fontFolder,
      ListInput.syntax, RenderCommand.watch, RenderCommand.quiet,
    ],
    examples: [
      Tool.Note("inkleaf preview Prompts/inktober-2026.txt", "shows all themes"),
      Tool.Note(
        "inkleaf preview --layout all --theme mint --size a4,story LIST",
        "shows all layouts on two sizes"),
    ])

  static func run(_ arguments: Arguments) async throws(Failure) {
    guard arguments.has(RenderCommand.watch) else { return try await preview(arguments) }
    let paths =
      [arguments.operand ?? ""] + names(arguments[theme], all: [])
      + names(arguments[layout], all: [])
    try await watching(paths) { () throws(Failure) in try await preview(arguments) }
  }

  private static func preview(_ arguments: Arguments) async throws(Failure) {
    let read = try ListInput.read(arguments)
    let list = read.list
    let changes = arguments.all(Looks.set)
    let themes = try names(arguments[theme] ?? "all", all: Theme.names).map {
      (name) throws(Failure) in try Looks.theme(name, changes: changes)
    }
    let layouts = try names(arguments[layout] ?? "classic", all: Layout.names).map {
      (name) throws(Failure) in try Looks.layout(name)
    }
    let sizes = try names(arguments[size] ?? PageSize.a4.name, all: PageSize.all.map(\.name)).map {
      (name) throws(Failure) in
      try usage { () throws(UsageProblem) in try PageSize(reading: name) }
    }
    let sides = names(arguments[appearance], all: []).compactMap {
      Appearance(rawValue: $0.lowercased())
    }
    let number = try usage { () throws(UsageProblem) in
      try Inkleaf.numbers(in: arguments[day] ?? "1", upTo: list.count)
    }
    let typesetter = Typesetter(
      language: list.language, catalog: try Looks.catalog(arguments))
    let looks = themes.flatMap { theme in
      (sides.isEmpty ? [theme.appearance] : sides).flatMap { side in
        layouts.flatMap { layout in sizes.map { (theme, side, layout, $0) } }
      }
    }
    let pictures = looks.compactMap { theme, side, layout, size -> ContactSheet.Picture? in
      let label = [
        theme.name, sides.count > 1 ? side.rawValue : nil, layouts.count > 1 ? layout.name : nil,
        sizes.count > 1 ? size.name : nil,
      ]
      do throws(LayoutProblem) {
        let document = try Document(
          list, numbers: number, layout: layout, page: Page(size), theme: theme, appearance: side,
          words: CalendarWords(language: list.language), metrics: typesetter)
        return ContactSheet.Picture(
          document, label: label.compactMap(\.self).joined(separator: ", "))
      } catch {
        // The others can be looked at all the same.
        try? Output.messages.print("inkleaf: warning: \(error)\n")
        return nil
      }
    }
    guard !pictures.isEmpty else {
      throw Failure(lines: ["inkleaf: error: there is nothing that could be shown"], code: .badData)
    }
    try await publish(
      ContactSheet(pictures, title: list.title).document(metrics: typesetter), typesetter, arguments
    )
  }

  private static func publish(
    _ sheet: Document, _ typesetter: Typesetter, _ arguments: Arguments
  ) async throws(Failure) {
    let edition = Edition(sheet, formats: [.png], book: nil, singles: true)
    let folder =
      "\(arguments[output] ?? RenderCommand.defaultOutput)/\(ListInput.stem(of: arguments.operand ?? ""))"
    let studio = Studio(typesetter: typesetter, dpi: sheet.page.dpi, created: "")
    Interruption.hold(true)
    do throws(RenderingError) {
      _ = try await edition.publish(
        to: folder, studio: studio, jobs: 1, shouldStop: { Interruption.signalNumber != nil })
    } catch {
      throw Failure(error)
    }
    if !arguments.has(RenderCommand.quiet) {
      try Main.show("\(folder)/\(sheet.sheets[0].name).png\n")
    }
  }

  /// Words with commas between them; the word "all" stands for all there are.
  private static func names(_ text: String?, all: [String]) -> [String] {
    let names = text?.split(separator: ",").map(String.init) ?? []
    return names == ["all"] ? all : names
  }
}
