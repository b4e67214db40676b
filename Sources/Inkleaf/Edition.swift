public import InkleafPages
public import InkleafRendering
internal import InkleafText

/// A list and a recipe, laid out: its pages and files, ready to be drawn.
public struct Edition: Sendable {
  /// The list, with what stands beside.
  public let list: PromptList
  /// The recipe, with the side of the theme that was chosen.
  public let recipe: Recipe
  /// The folder name, unique among the editions of a list.
  public let name: String
  /// The pages.
  public var document: Document { files.document }
  /// The files that are made of them.
  public let files: FileSet
  /// Everything that is doubtful, each thing once.
  public let warnings: [Warning]
  /// When its files say that they were made, `YYYY-MM-DDThh:mm:ssZ`.
  public var created: String { settings.created }

  /// The layout's and the theme's own names.
  package let layoutName: String
  package let themeName: String
  /// The colours of the pages.
  let palette: Palette
  /// The recipe as its PDFs carry it.
  package let recipeJSON: JSON
  package let settings: RenderSettings

  /// Something doubtful about an edition.
  public struct Warning: Equatable, Sendable {
    /// The kinds of warnings.
    public enum Kind: Equatable, Sendable {
      /// A character that no font has is drawn as a box.
      case missingGlyph
      /// Another font is used than the theme asks for.
      case substitutedFont
      /// Text is smaller than can be read well.
      case smallText
      /// A colour of words is hard to read on the paper.
      case lowContrast
      /// Prompts or notes are cut, or the layout has no place for notes or colours.
      case lostWords
      /// A list has fewer prompts than a card of its layout has cells.
      case freeCells
      /// Pictures or swatches keep their colours on pages that are to need black ink alone.
      case coloredInk
      /// An option has no effect on the pages of the layout.
      case idleOption
      /// A list without dates has no weeks for a layout of months.
      case missingDates
      /// The list whose words stand beside has fewer of them.
      case missingBeside
      /// Labels are in English, since there are no words for them in the list's language.
      case borrowedLabels
      /// Another edition of the release has the same pages.
      case samePages
      /// A file in a release's folder is none that the release makes.
      case strangeFile
      /// A printer's mark has no room beside the pages, or a booklet is too thick.
      case doubtfulSheets
    }

    /// The kind of warning.
    public var kind: Kind
    /// The words, with the file that is meant.
    public var diagnostic: Diagnostic
  }

  /// Lays a list out by a recipe.
  ///
  /// - Parameters:
  ///   - list: the prompts.
  ///   - recipe: how they are drawn.
  ///   - path: the list's file, by which the book is named and messages begin; without it the title's.
  ///   - resources: where names in the recipe lead.
  /// - Throws: every problem at once: names and files that are not there, days that the list does not
  ///   have, what does not fit, characters without a font.
  public init(
    _ list: PromptList, _ recipe: Recipe = Recipe(), path: String? = nil,
    resources: Resources = .system
  ) throws(InkleafError) {
    self = try inkleaf { try Edition(checking: list, recipe, path: path, resources) }
  }

  private init(
    checking list: PromptList, _ recipe: Recipe, path: String?, _ resources: Resources
  ) throws {
    let path = path ?? list.title.slug
    let parts = try Edition.parts(list, recipe, resources)
    var recipe = recipe
    recipe.appearance = parts.appearance
    let typesetter = resources.typesetter(list.language, recipe.theme)
    let command = recipe.commandLine.map(\.shellWord).joined(separator: " ")
    func document(_ page: Page) throws -> Document {
      try Document(
        parts.list, numbers: parts.numbers, layout: parts.layout, page: page,
        theme: parts.theme, appearance: parts.appearance, isTransparent: recipe.isTransparent,
        inks: recipe.inks, hasLinks: recipe.hasLinks,
        options: BookOptions(
          copies: recipe.copies, cards: recipe.cards, seed: recipe.seed, command: command),
        words: CalendarWords(language: list.language), metrics: typesetter)
    }
    var document = try Edition.bound(recipe, isRightToLeft: list.isRightToLeft, document)
    document.isBoundAtRight =
      (recipe.sheets.spine ?? (list.isRightToLeft ? .right : .left)) == .right
    let created = try creationTime(start: list.start, sourceDateEpoch: resources.sourceDateEpoch)
    let isDated = list.start != nil || resources.sourceDateEpoch != nil
    let sheets =
      recipe.sheets.areWanted
      ? try recipe.boundSheets.impositions(
        of: document, isRightToLeft: list.isRightToLeft,
        hasBacks: parts.layout.hasBacks, hasHoles: recipe.holes != nil,
        usualPaper: recipe.size.unit == .inch ? .letter : .a4,
        date: isDated ? String(created.prefix(10)) : nil, metrics: typesetter)
      : (impositions: [], doubts: [])
    warnings =
      try Edition.warnings(
        document, on: sheets.impositions, parts, recipe, typesetter, path: path,
        requiresFonts: resources.requiresFonts)
      + sheets.doubts.map(\.description).sorted().map { doubt in
        Warning(kind: .doubtfulSheets, diagnostic: Diagnostic(severity: .warning, message: doubt))
      }
    self.list = parts.list
    self.recipe = recipe
    (layoutName, themeName) = (parts.layout.name, parts.theme.name)
    palette = parts.theme.palette(
      parts.appearance, inks: recipe.inks, isTransparent: recipe.isTransparent)
    name = recipe.folderName(
      layout: parts.layout.name, theme: parts.theme.name, appearance: parts.appearance)
    recipeJSON = recipe.json(
      version: InkleafVersion.current, list: fileName(of: path))
    let days = recipe.days?.fileSuffix ?? ""
    let book = recipe.binding.contains(.book) ? fileStem(of: path) + days : nil
    let singles = recipe.binding.contains(.single)
    // Sheets of other days stand beside these, as books of them do.
    files =
      recipe.sheets.areWanted
      ? FileSet(
        document, on: sheets.impositions, formats: recipe.formats, book: book, singles: singles,
        prefix: days.isEmpty ? nil : String(days.dropFirst()))
      : FileSet(document, formats: recipe.formats, book: book, singles: singles)
    settings = RenderSettings(
      typesetter: typesetter, dpi: recipe.density, created: created,
      recipe: recipeJSON.oneLine, isTagged: recipe.isTagged,
      hasAllGlyphs: !warnings.contains { $0.kind == .missingGlyph })
  }

  /// Lays pages out with room for what binds them, on the other side of every second page.
  private static func bound(
    _ recipe: Recipe, isRightToLeft: Bool, _ document: (Page) throws -> Document
  ) throws -> Document {
    guard let (fronts, backs) = try recipe.binding(isRightToLeft: isRightToLeft) else {
      return try document(recipe.page)
    }
    func pages(_ binding: PageBinding) throws -> Document {
      try document(binding.room(on: recipe.page)).punched(for: binding)
    }
    let front = try pages(fronts)
    return fronts == backs ? front : front.alternating(with: try pages(backs))
  }

  /// The sheets of paper that pages are put on, for each paper; none for pages alone.
  public var impositions: [Imposition] { files.impositions }

  /// The values that the names in a recipe lead to.
  private struct Parts {
    var list: PromptList
    var numbers: Set<Int>?
    var layout: Layout
    var theme: Theme
    var appearance: Appearance
  }

  /// Finds everything that a recipe names; one problem does not hide the next.
  private static func parts(
    _ list: PromptList, _ recipe: Recipe, _ resources: Resources
  ) throws -> Parts {
    var errors: [InkleafError] = []
    func find<Value>(_ body: () throws -> Value) -> Value? {
      do { return try body() } catch {
        errors.append(InkleafError(error))
        return nil
      }
    }
    if recipe.binding == .book, !recipe.formats.contains(where: \.bindsPages) {
      errors.append(.request(["--book makes a PDF, but --format leaves pdf out"]))
    }
    if case let names = recipe.uselessSheetKeys, !names.isEmpty {
      let options = names.map { "--\($0)" }.joined(separator: ", ")
      errors.append(
        .request([
          "\(options) \(names.count == 1 ? "is" : "are") for sheets of paper; give --sheets or --paper too"
        ]))
    }
    let theme = find { try resources.theme(recipe.theme, recipe.changes) }
    let layout = find { try resources.layout(of: recipe) }
    let numbers = find { try recipe.days?.numbers(of: list) }
    let both = find {
      // In a list of several languages, the first stands beside the chosen one.
      var other = recipe
      other.language = nil
      return try recipe.beside.map { list.beside(try resources.list($0, other)) } ?? list
    }
    guard let theme, let layout, let numbers, let both, errors.isEmpty else {
      throw InkleafError.several(errors)
    }
    return Parts(
      list: both, numbers: numbers, layout: layout, theme: theme,
      appearance: recipe.appearance ?? theme.appearance)
  }

  /// Fails or warns where a text cannot be set as it should be, or where a wish has no effect.
  ///
  /// - Parameters:
  ///   - impositions: the sheets that pages are put on, which may shrink them.
  ///   - path: the list's file.
  private static func warnings(
    _ document: Document, on impositions: [Imposition], _ parts: Parts, _ recipe: Recipe,
    _ typesetter: Typesetter,
    path: String, requiresFonts: Bool
  ) throws -> [Warning] {
    let problems = try document.textProblems(typesetter).messages
    let fonts = try document.substitutedFonts(typesetter).map(\.description)
    let errors =
      (recipe.missing == .error ? problems.map { Diagnostic(path: path, message: $0) } : [])
      + (requiresFonts ? fonts.map { Diagnostic(message: $0) } : [])
    guard errors.isEmpty else { throw InkleafError.data(errors) }
    var warnings: [Warning] = []
    func warn(_ kind: Warning.Kind, _ messages: [String], path: String?) {
      warnings += messages.map { message in
        Warning(
          kind: kind,
          diagnostic: path.map { Diagnostic(severity: .warning, path: $0, message: message) }
            ?? Diagnostic(severity: .warning, message: message))
      }
    }
    warn(.missingGlyph, problems, path: path)
    warn(.substitutedFont, fonts, path: nil)
    warn(.substitutedFont, try document.mixedFonts(typesetter).map(\.description), path: nil)
    let small = document.smallText(shrunkTo: impositions.map(\.scale).min() ?? 1)
    warn(.smallText, small.map { [$0.description] } ?? [], path: path)
    warn(
      .lowContrast,
      parts.theme.contrastDoubts(parts.appearance).map { "theme \(parts.theme.name): \($0)" },
      path: nil)
    let lost = document.lostWords(of: parts.list, in: parts.layout)
    warn(.lostWords, lost.map(\.description), path: path)
    let alone = parts.list.prompts.filter { prompt in
      prompt.beside == nil && parts.numbers?.contains(prompt.number) ?? true
    }
    if recipe.beside != nil, !alone.isEmpty {
      warn(
        .missingBeside, ["the list of --beside has no words for \(days(alone.map(\.number)))"],
        path: path)
    }
    let count = parts.list.wordCount
    if let least = parts.layout.promptsOfACard, least > count {
      warn(
        .freeCells,
        [
          "the list has \(count)\(count < parts.list.prompts.count ? " different" : "")"
            + " prompt\(count == 1 ? "" : "s"), but each card has \(least) cells; add prompts, or"
            + " make a layout with fewer cells"
        ], path: path)
    }
    if recipe.inks == .black, document.hasColors {
      warn(
        .coloredInk,
        [
          "pictures and the colours that prompts name stay in colour, in spite of --ink black; a"
            + " print shop needs more inks for them"
        ], path: path)
    }
    if parts.layout.hasMonths || parts.layout.hasCellsOfMonths,
      !parts.list.areDated(parts.list.prompts)
    {
      let lack = parts.layout.hasMonths ? "show no weekdays" : "are parts without names"
      warn(
        .missingDates,
        [
          "the list has no dates, so its months \(lack); give it the day of its first prompt, such"
            + " as \"start: 2026-10-01\""
        ], path: path)
    }
    if parts.layout.borrowsLabels(in: parts.list.language) {
      warn(
        .borrowedLabels,
        [
          "labels of layout \(parts.layout.name) are in English: there are no words for them in"
            + " \"\(parts.list.language)\"; a layout of your own can have them"
        ], path: path)
    }
    if let numbers = parts.numbers, numbers.count < count, document.showsWholeList(parts.list) {
      warn(
        .idleOption, ["--days changes nothing: each page of this layout has the whole list"],
        path: nil)
    } else if let numbers = parts.numbers, !parts.layout.hasAPageADay,
      case let others = document.daysBeside(numbers, of: parts.list), !others.isEmpty
    {
      warn(
        .idleOption,
        ["pages of this layout have several days, so others are drawn, too (\(days(others)))"],
        path: nil)
    }
    let unbound = recipe.formats.filter { !$0.bindsPages }.map(\.name).joined(separator: ", ")
    if recipe.binding == .book, recipe.formats != Format.allCases, !unbound.isEmpty {
      warn(
        .idleOption,
        ["--book makes a PDF alone, so there is no \(unbound); leave out --book for all"],
        path: nil)
    }
    warn(
      .idleOption,
      (parts.layout.idleKeys(of: recipe) + recipe.idleKeys).map { key, use in
        key.changesNothing(outside: use)
      }, path: nil)
    return warnings
  }
}

extension Edition {
  /// Refuses a page of more pixels than can be drawn, where pixels are asked for.
  ///
  /// - Parameter name: the edition's name, for the error.
  func checkPixels(as name: String) throws(InkleafError) {
    do { try checkPixels() } catch { throw .edition(name, error) }
  }

  /// Refuses a page of more pixels than can be drawn, where pixels are asked for.
  func checkPixels() throws(InkleafError) {
    guard recipe.formats.contains(.png) else { return }
    do {
      try RenderingError.check(document.page, dpi: settings.dpi)
      try RenderingError.check(picturesOf: document)
      for imposition in impositions { try RenderingError.check(imposition.page, dpi: settings.dpi) }
    } catch {
      throw InkleafError(error)
    }
  }
}
