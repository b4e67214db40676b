import InkleafCommandLine
import Inkleaf
import InkleafPlatform

/// `inkleaf preview`: one picture of a page in several themes, layouts and sizes.
enum PreviewCommand: Subcommand {
  static let theme = Option(
    "theme", letter: "t", value: "THEMES", values: .some(Theme.names, or: .file).withOwn,
    default: "all that are built in; paper with --sheets", "themes by name or path, with commas")
  static let layout = Option(
    "layout", value: "LAYOUTS", values: .some(Layout.names + ["all"], or: .file).withOwn,
    default: "classic",
    "layouts by name or path, with commas, or all")
  static let size = Option(
    "size", letter: "s", value: "SIZES", values: .some(PageSize.all.map(\.name), or: .text),
    default: PageSize.a4.name, "page sizes, with commas")
  static let appearance = Option(
    "appearance", letter: "a", value: "SIDES", values: .some(Appearance.allCases.map(\.rawValue)),
    default: "each theme's own", "sides of the themes")
  static let days = Option(
    "days", value: "DAYS", default: "the first", "prompts that are shown, such as 7 or 1-8")
  /// The keys of a recipe that all pictures have in common.
  private static let sharedKeys: [Recipe.Key] =
    [
      Recipe.orientation, Recipe.transparent, Recipe.hand, Recipe.toolbar, Recipe.safeArea,
      Recipe.gutter, Recipe.holes, Recipe.bleed, Recipe.inks, Recipe.beside, Recipe.backs,
      Recipe.copies, Recipe.cards, Recipe.seed,
    ] + Recipe.sheetKeys
  static let output = Option(
    "output", letter: "o", value: "FOLDER", values: .folder, default: RunOptions.defaultOutput,
    "preview.png goes to FOLDER/<list>/")

  static let description = Command(
    name: "preview",
    summary: "draw one page in many themes, layouts and sizes as one picture",
    operand: ListInput.optionalOperand,
    options: [
      theme, layout, size, appearance, Option(Recipe.set), days,
    ] + sharedKeys.map(Option.init) + [
      output, RunOptions.fontFolder, RunOptions.watch, RunOptions.quiet,
    ] + ListInput.options,
    examples: [
      Tool.Note("inkleaf preview inktober-2026", "shows all themes"),
      Tool.Note(
        "inkleaf preview --layout all --theme mint --size a4,story LIST",
        "shows all layouts on two sizes"),
      Tool.Note(
        "inkleaf preview --size a5 --sheets booklet LIST",
        "shows sheets as they are printed, and how to fold them"),
      Tool.Note(
        "inkleaf preview --layout journal --theme mint LIST", "shows a book as its spreads"),
    ],
    hints: RecipeHints.all)

  static func run(_ arguments: Arguments) throws {
    let list = try ListInput.name(arguments.operand, isQuiet: arguments.has(RunOptions.quiet))
    let resources = try arguments.resources()
    guard arguments.has(RunOptions.watch) else { return try preview(list, arguments, resources) }
    guard !isStream(list) else {
      throw UsageError(problems: [RunOptions.watchesNoInput], command: description.name)
    }
    let paths =
      [list] + names(arguments.several(theme), all: [])
      + names(arguments.several(layout), all: [])
      + (try wishes(arguments).recipes).flatMap { OwnInput.paths($0, lists: [list]) }
    try watching(paths, resources) { try preview(list, arguments, $0) }
  }

  private static func preview(
    _ name: String, _ arguments: Arguments, _ resources: Resources
  ) throws {
    let read = try ListInput.read(name, arguments)
    let isStrict = arguments.has(ListInput.strict)
    if !arguments.has(RunOptions.quiet) { ListInput.show(read.doubts) }
    let path = ListInput.path(name, of: read.list)
    let (recipes, output) = try wishes(
      arguments, first: read.list.prompts.map(\.number).min() ?? 1)
    let folder = "\(output)/\(fileStem(of: path))"
    Interruption.hold(true)
    let monitor = Monitor(Progress(isShown: false), isQuiet: true)
    if let recipe = recipes.first, recipe.sheets.areWanted {
      guard recipes.count == 1 else {
        throw UsageError(
          problems: ["--sheets shows one theme, layout and size; name one of each"],
          command: description.name)
      }
      let edition = try Edition(
        read.list, recipe, path: path, resources: resources)
      if isStrict { try edition.checkWords() }
      let name = try SheetPreview.publish(edition, to: folder, monitor: monitor)
      if !arguments.has(RunOptions.quiet) {
        try Main.show("\(folder)/\(name)\n", writtenTo: folder)
      }
      return
    }
    let entries = try recipes.flatMap { recipe in
      try shown(read.list, recipe, among: recipes, resources, path: path, isStrict: isStrict)
    }
    guard !entries.isEmpty else {
      throw InkleafError.data([Diagnostic(message: "there is nothing that could be shown")])
    }
    let name = try ContactSheet(entries, title: read.list.title).publish(
      to: folder, language: read.list.language, resources: resources, monitor: monitor)
    if !arguments.has(RunOptions.quiet) { try Main.show("\(folder)/\(name)\n", writtenTo: folder) }
  }

  /// The most looks in a preview, which is one picture: all layouts in all themes.
  private static let mostLooks = max(500, Layout.names.count * Theme.names.count)

  /// A recipe for each theme, side, layout and size that is to be shown, and the folder for it.
  ///
  /// - Parameter first: the first number of the list, which is shown where no other is wished.
  private static func wishes(
    _ arguments: Arguments, first: Int = 1
  ) throws -> (recipes: [Recipe], output: String) {
    var reader = ArgumentReader(arguments)
    var base = Recipe.Patch()
    let shared = reader.patch(sharedKeys)
    // Sheets have all pages, and there is one look of them.
    let hasSheets = Recipe().with(shared).sheets.areWanted
    if !hasSheets || arguments[days] != nil {
      reader.set(Recipe.days, arguments[days] ?? "\(first)", &base)
    }
    for change in arguments.all(Option(Recipe.set)) { reader.set(Recipe.set, change, &base) }
    var patches = [base]
    for (key, names) in [
      (
        Recipe.theme,
        names(arguments.several(theme) ?? (hasSheets ? "paper" : "all"), all: Theme.names)
      ),
      (Recipe.appearance, names(arguments.several(appearance), all: [])),
      (Recipe.layout, names(arguments.several(layout) ?? "classic", all: Layout.names)),
      (
        Recipe.size,
        names(arguments.several(size) ?? PageSize.a4.name, all: PageSize.all.map(\.name))
      ),
    ] where !names.isEmpty {
      patches = patches.flatMap { patch in
        names.map { name in
          var patch = patch
          reader.set(key, name, &patch)
          return patch
        }
      }
    }
    let folder = reader.output(output)
    try reader.end(description)
    guard patches.count <= mostLooks else {
      throw UsageError(
        problems: ["these are \(patches.count) looks, and a preview shows at most \(mostLooks)"],
        command: description.name)
    }
    let recipes = patches.map { patch in
      var recipe = Recipe().with(shared).with(patch)
      // The looks can be told apart all the same.
      recipe.missing = .box
      return recipe
    }
    return (recipes, folder)
  }

  /// A page with its label, or the spreads of a book; none where it does not fit, which is told.
  private static func shown(
    _ list: PromptList, _ recipe: Recipe, among recipes: [Recipe], _ resources: Resources,
    path: String, isStrict: Bool
  ) throws -> [ContactSheet.Entry] {
    do throws(InkleafError) {
      let edition = try Edition(list, recipe, path: path, resources: resources)
      if isStrict { try edition.checkWords() }
      func differ<Value: Equatable>(_ part: (Recipe) -> Value) -> Bool {
        recipes.contains { part($0) != part(recipe) }
      }
      let label = [
        edition.themeName, differ(\.appearance) ? edition.recipe.appearance?.rawValue : nil,
        differ(\.layouts) ? edition.layoutName : nil, differ(\.size) ? recipe.size.name : nil,
      ]
      let words = label.compactMap(\.self).joined(separator: ", ")
      let isBook = edition.document.backgrounds.count > 1
      let entries =
        isBook
        ? ContactSheet.Entry.spreads(of: edition.document, label: words)
        : [ContactSheet.Entry(edition.document.firstSheet, label: words)]
      // Each theme has rows of its own.
      return entries.map { entry in
        var entry = entry
        entry.group = label.prefix(2).compactMap(\.self).joined(separator: ", ")
        return entry
      }
    } catch {
      guard case .data(let problems) = error, problems.allSatisfy(\.isOfProgram) else {
        throw error
      }
      // The others can be looked at all the same.
      for problem in problems { Main.warn(problem.message) }
      return []
    }
  }

  /// Words with commas between them; the word "all" means every one there is.
  private static func names(_ text: String?, all: [String]) -> [String] {
    guard let text else { return [] }
    // An empty name is none that is known, and not all of them.
    guard !text.isEmpty else { return [text] }
    let names = text.withoutSpacesAtCommas.split(separator: ",").map(String.init)
    return names == ["all"] ? all : names
  }
}

extension Arguments {
  /// The names that an option was given, with commas or one at a time.
  fileprivate func several(_ option: Option) -> String? {
    let texts = all(option)
    return texts.isEmpty ? nil : texts.joined(separator: ",")
  }
}
