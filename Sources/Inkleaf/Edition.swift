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
  /// When its files say that they were made, `YYYY-MM-DDThh:mm:ssZ`; of a list without dates, PDFs say nothing,
  /// and all that needs a time has the start of 1970.
  public var created: String { settings.created ?? unknownTime }

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
      /// A font has the letters of some texts, and another one stands in for the others.
      case mixedFonts
      /// Text is smaller than can be read well.
      case smallText
      /// A colour of words is hard to read on the paper or on the theme's picture.
      case lowContrast
      /// A picture has too few pixels for its size on paper.
      case coarsePicture
      /// A picture has a colour profile, and is drawn as if it had none.
      case foreignColors
      /// Prompts or notes are cut, or missing where there should be room for them.
      case lostWords
      /// The layout has no place for notes, for colours that prompts name, or for the words of another list.
      case unshownWords
      /// A list has fewer prompts than a card of its layout has cells.
      case freeCells
      /// Pictures or swatches keep their colours on pages that are to need black ink alone.
      case coloredInk
      /// An option has no effect on the pages of the layout.
      case idleOption
      /// Some days of a book are drawn, whose contents and numbers of pages are those of all.
      case partOfBook
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
      /// The release in the folder is of another list, and is replaced.
      case otherList
      /// The address of a release's site is that of another one.
      case otherBase
      /// The feed of a release's site tells no day, since no list has dates.
      case datelessFeed
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

  /// Lays out a list that was read from somewhere else than the path by which its files are named.
  ///
  /// - Parameter source: where from, as the recipe in a PDF tells it.
  package init(
    _ list: PromptList, _ recipe: Recipe, path: String, from source: String, resources: Resources
  ) throws(InkleafError) {
    self = try inkleaf {
      try Edition(checking: list, recipe, path: path, from: source, resources)
    }
  }

  private init(
    checking list: PromptList, _ recipe: Recipe, path: String?, from source: String? = nil,
    _ resources: Resources
  ) throws {
    let path = path ?? list.title.slug
    let parts = try Edition.parts(list, recipe, resources)
    // A side that is the theme's own goes with the theme, where the recipe is used with another one.
    let wish = recipe.withoutFolders
    var recipe = recipe
    recipe.appearance = parts.appearance
    let typesetter = resources.typesetter(list.language, recipe.theme)
    var options = BookOptions(copies: recipe.copies, cards: recipe.cards, seed: recipe.seed)
    options.leastBeforeRight = recipe.leastBeforeRight(hasBacks: parts.layout.hasBacks)
    options.command = wish.commandLine.map(\.shellWord).joined(separator: " ")
    func document(_ page: Page) throws -> Document {
      var document = try Document(
        parts.list, numbers: parts.numbers, layout: parts.layout, page: page,
        theme: parts.theme, appearance: parts.appearance, isTransparent: recipe.isTransparent,
        inks: recipe.inks, hasLinks: recipe.hasLinks,
        options: options,
        words: CalendarWords(language: list.language), metrics: typesetter)
      document.isRGB = recipe.isRGB
      return document
    }
    func bound(_ recipe: Recipe) throws -> Document {
      try Edition.bound(
        recipe, isRightToLeft: list.isRightToLeft, hasBacks: parts.layout.hasBacks, document)
    }
    var document: Document
    do { document = try bound(recipe) } catch let problem as LayoutProblem {
      let key = recipe.keysOfRoom.first { (try? bound(recipe.without($0))) != nil }
      throw key.map { problem.blaming("--\($0.name)") } ?? problem
    }
    document.isBoundAtRight =
      recipe.sheets.spine(isRightToLeft: list.isRightToLeft) == .right
    let created = try creationTime(start: list.start, sourceDateEpoch: resources.sourceDateEpoch)
    let sheets =
      recipe.sheets.areWanted
      ? try recipe.boundSheets.impositions(
        of: document, isRightToLeft: list.isRightToLeft,
        hasBacks: parts.layout.hasBacks, hasHoles: recipe.holes != nil,
        usualPaper: recipe.size.unit == .inch ? .letter : .a4,
        date: created.map { String($0.prefix(10)) }, metrics: typesetter)
      : (impositions: [], doubts: [])
    warnings =
      try EditionDoubts(
        document: document, impositions: sheets.impositions, parts: parts, recipe: recipe,
        typesetter: typesetter, path: path
      ).warnings(requiresFonts: resources.requiresFonts)
      + sheets.doubts.map(\.description).sorted().map { doubt in
        Warning(kind: .doubtfulSheets, diagnostic: Diagnostic(severity: .warning, message: doubt))
      }
    self.list = parts.list
    self.recipe = recipe
    (layoutName, themeName) = (parts.layout.name, parts.theme.name)
    palette = parts.theme.palette(
      parts.appearance, inks: recipe.inks, isTransparent: recipe.isTransparent)
    name = wish.folderName(
      layout: parts.layout.name, theme: parts.theme.name, appearance: parts.appearance)
    recipeJSON = wish.json(
      version: InkleafVersion.current, list: fileName(of: source ?? path))
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
    _ recipe: Recipe, isRightToLeft: Bool, hasBacks: Bool, _ document: (Page) throws -> Document
  ) throws -> Document {
    guard
      let (fronts, backs) = try recipe.binding(isRightToLeft: isRightToLeft, hasBacks: hasBacks)
    else { return try document(recipe.page) }
    func pages(_ binding: PageBinding) throws -> Document {
      try document(binding.room(on: recipe.page)).punched(for: binding)
    }
    let front = try pages(fronts)
    guard fronts != backs else { return front }
    return front.alternating(
      with: try pages(backs), inWholeBook: !recipe.sheets.areWanted && recipe.binding != .book,
      endsOnBack: recipe.sheets.endOnBack(hasBacks: hasBacks))
  }

  /// The sheets of paper that pages are put on, for each paper; none for pages alone.
  public var impositions: [Imposition] { files.impositions }

  /// The values that the names in a recipe lead to.
  struct Parts {
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
    let faults = recipe.faults(for: list)
    var errors: [InkleafError] = faults.isEmpty ? [] : [.request(faults)]
    func find<Value>(_ body: () throws -> Value) -> Value? {
      do { return try body() } catch {
        errors.append(InkleafError(error))
        return nil
      }
    }
    let theme = find { try resources.theme(recipe.theme, recipe.changes) }
    let layout = find { try resources.layout(of: recipe) }
    let numbers = try? recipe.days?.numbers(of: list)
    let both = find {
      try recipe.beside.map { list.beside(try words(beside: $0, recipe, resources)) } ?? list
    }
    guard let theme, let layout, let both, errors.isEmpty else {
      throw InkleafError(errors) ?? .several(errors)
    }
    return Parts(
      list: both, numbers: numbers, layout: layout, theme: theme,
      appearance: recipe.appearance ?? theme.appearance)
  }
}

extension Edition {
  /// Reads the list whose words stand beside: the part that `select` names, where it has one, or else all of it.
  private static func words(
    beside reference: Reference<PromptList>, _ recipe: Recipe, _ resources: Resources
  ) throws -> PromptList {
    // In a list of several languages, the first stands beside the chosen one.
    var other = recipe
    other.language = nil
    if let list = try? resources.list(reference, other) { return list }
    (other.select, other.syntax) = (nil, nil)
    return try resources.list(reference, other)
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
