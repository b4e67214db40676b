import Cairo
import Commands
import Inkleaf
import Platform
import Rendering

/// What a command line asks to be drawn: laid out and looked at, but not yet drawn.
struct Commission {
  var settings: Settings
  var edition: Edition
  var studio: Studio
  var recipe: Recipe
  /// When files say that they were made.
  var created: String
  /// What a person should know, a line each.
  var warnings: [String]

  /// - Parameters:
  ///   - arguments: those of `inkleaf render`.
  ///   - settings: what they mean.
  ///   - list: the list that they name, read.
  ///   - path: the list's path.
  ///   - typesetter: sets the text, in the list's language.
  ///   - written: paths as a file has them, by what they mean here; recipes show them so.
  init(
    _ arguments: Arguments, _ settings: Settings, list: PromptList, path: String,
    typesetter: Typesetter, written: [String: String] = [:]
  ) throws(Failure) {
    var list = list
    if let other = arguments[RenderCommand.beside] {
      list = list.beside(try ListInput.read(other, arguments).list)
    }
    let chosen = try arguments[RenderCommand.days].map { text throws(Failure) in
      try usage { () throws(UsageProblem) in try numbers(in: text, upTo: list.count) }
    }
    created = try usage { () throws(UsageProblem) in
      try creationTime(start: list.start, sourceDateEpoch: environment("SOURCE_DATE_EPOCH"))
    }
    let document = try laidOut { () throws(LayoutProblem) in
      try Document(
        list, numbers: chosen, layout: settings.layout, page: settings.page,
        theme: settings.theme, appearance: settings.appearance,
        isTransparent: settings.isTransparent, words: CalendarWords(language: list.language),
        metrics: typesetter)
    }
    warnings = try Commission.looked(at: document, typesetter, settings, path: path)
    let name = ListInput.stem(of: path)
    edition = Edition(
      document, formats: settings.formats,
      book: settings.wantsBook ? name + Commission.suffix(of: chosen) : nil,
      singles: settings.wantsSingles)
    recipe = Commission.recipe(arguments, settings, path: path, written)
    studio = Studio(
      typesetter: typesetter, dpi: settings.dpi, created: created, recipe: recipe.text)
    self.settings = settings
  }

  /// Fails or warns where a text cannot be set as it should be, or in the font it should be.
  private static func looked(
    at document: Document, _ typesetter: Typesetter, _ settings: Settings, path: String
  ) throws(Failure) -> [String] {
    let problems: [TextProblem]
    let fonts: [SubstitutedFont]
    do throws(RenderingError) {
      problems = try document.textProblems(typesetter)
      fonts = try document.substitutedFonts(typesetter)
    } catch {
      throw Failure(error)
    }
    let errors =
      (settings.drawsBoxes ? [] : problems.map { "\(path): error: \($0)" })
      + (settings.wantsStrictFonts ? fonts.map { "inkleaf: error: \($0)" } : [])
    guard errors.isEmpty else { throw Failure(lines: errors, code: .badData) }
    // A box on a page is something wrong, which is said even to those who want to hear little.
    return problems.map { "\(path): warning: \($0)" }
      + (settings.isQuiet ? [] : fonts.map { "inkleaf: warning: \($0)" })
      + (settings.isQuiet
        ? [] : [document.smallText].compactMap { $0.map { "\(path): warning: \($0)" } })
  }

  /// What the name of a book of some days ends in, such as `-days-1-7_31`.
  private static func suffix(of chosen: Set<Int>?) -> String {
    guard let chosen else { return "" }
    var ranges: [ClosedRange<Int>] = []
    for number in chosen.sorted() {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let names = ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }.joined(separator: "_")
    return names.count <= 80 ? "-days-\(names)" : "-\(chosen.count)-days"
  }

  /// What is needed to make the same of another list.
  ///
  /// Where the list lies does not matter for that.
  private static func recipe(
    _ arguments: Arguments, _ settings: Settings, path: String, _ written: [String: String]
  ) -> Recipe {
    let chosen = [
      RenderCommand.size.name: settings.page.name,
      Looks.layout.name: arguments[Looks.layout] ?? Looks.usualLayout,
      Looks.theme.name: arguments[Looks.theme] ?? Looks.usualTheme,
      RenderCommand.appearance.name: settings.appearance.rawValue,
    ]
    let options = RenderCommand.recipeOptions.compactMap { option -> (String, [String])? in
      if arguments.has(option) { return (option.name, []) }
      let values = chosen[option.name].map { [$0] } ?? arguments.all(option)
      return values.isEmpty ? nil : (option.name, values.map { written[$0] ?? $0 })
    }
    return Recipe(
      version: Main.version, list: String(path.split(separator: "/").last ?? ""), options: options)
  }
}

extension JSON {
  /// A length on the page in millimetres, to a thousandth.
  static func millimetres(_ points: Double) -> JSON {
    .number((points / pointsPerMillimetre * 1000).rounded() / 1000)
  }
}
