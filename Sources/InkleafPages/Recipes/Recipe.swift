public import InkleafGeometry

/// Everything by which two editions of a list differ.
///
/// A recipe is made from a command line, from a release file, from the JSON in a PDF, or by Swift code.
/// It touches no file; `Recipe.keys` says how each part of it is read and written.
public struct Recipe: Equatable, Sendable {
  /// The kinds of files, at least one.
  public var formats = Format.allCases
  /// The page size.
  public var size = PageSize.a4
  /// How the page lies; `nil` leaves it as the size has it.
  public var orientation: Orientation?
  /// The density of PNG files in pixels per inch, 30 to 1200; `nil` for 300 on paper and the screen's own.
  public var dpi: Double?
  /// The days that get pages; `nil` for all.
  public var days: DaySelection?
  /// Another list, whose words are set small beside.
  public var beside: Reference<PromptList>?
  /// The arrangements of the pages: one, or those of a book's parts in their order.
  public var layouts = [Reference<Layout>.classic]
  /// The arrangement of the page behind each day's; `nil` for no such page.
  public var backs: Reference<Layout>?
  /// The number of pages that each day gets, 1 to 10.
  public var copies = 1
  /// The number of cards in layouts of cards, 1 to 400.
  public var cards = 1
  /// The number that shuffled orders follow from, 0 to 999,999,999.
  public var seed = 1
  /// Colours, fonts, ruling and frame.
  public var theme = Reference<Theme>.paper
  /// The side of the theme; `nil` for its own choice.
  public var appearance: Appearance?
  /// Changes of the theme's values, the later ones winning.
  public var changes: [ThemeChange] = []
  /// Whether the paper is left out.
  public var isTransparent = false
  /// Whether PNG files have red, green and blue even where pages have only greys.
  public var isRGB = false
  /// The edge that a device's toolbar covers; `nil` leaves it where the device has it.
  public var toolbar: Toolbar?
  /// The hand that draws.
  public var hand = Hand.right
  /// Distances that stay clear besides what the size asks for; `nil` for none.
  public var safeArea: SafeArea?
  /// How far the paper reaches beyond the trim, 0 to 50 mm.
  public var bleed = Length(0, .mm)
  /// The inks that a printer needs.
  public var inks = Inks.color
  /// Whether pages have links, with arrows to the page before and the page after.
  public var hasLinks = true
  /// Whether PDFs say what their text means, so that they can be read aloud.
  public var isTagged = true
  /// Whether a book, single pages or both are written.
  public var binding = Binding.all
  /// The treatment of characters that no font has.
  public var missing = MissingGlyphs.error
  /// The room at the bound edge, 0 to 50 mm; it changes sides from page to page.
  public var gutter = Length(0, .mm)
  /// The edge where holes are punched; `nil` for no holes.
  public var holes: Spine?
  /// The sheets of paper that pages are put on; none are asked for at first.
  public var sheets = SheetWishes()
  /// The form of the list; `nil` where its name and content tell.
  public var syntax: Syntax?
  /// The part of the text that is the list, such as a heading or a sheet's name; `nil` to find it.
  public var select: String?
  /// The language of the words of a list that has several, as a BCP 47 tag.
  public var language: String?

  /// The usual recipe: the whole list on A4, in the layout `classic` and the theme `paper`.
  public init() {}

  /// Makes a recipe that differs from the usual one in what people choose most.
  public init(
    size: PageSize, layout: Reference<Layout> = .classic, theme: Reference<Theme> = .paper,
    appearance: Appearance? = nil, formats: [Format] = Format.allCases, binding: Binding = .all
  ) {
    self.size = size
    layouts = [layout]
    self.theme = theme
    self.appearance = appearance
    self.formats = formats
    self.binding = binding
  }

  /// The kinds of files that pages are written as.
  public struct Binding: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// One PDF of all pages.
    public static let book = Binding(rawValue: 1)
    /// A file for each page.
    public static let single = Binding(rawValue: 2)
    /// Both.
    public static let all: Binding = [.book, .single]
  }

  /// The treatment of characters that no font has.
  public enum MissingGlyphs: String, Sendable, CaseIterable {
    /// Nothing is written.
    case error
    /// A box is drawn, with a warning.
    case box
  }
}

extension Recipe {
  /// The page that the recipe asks for.
  public var page: Page {
    let bleed = bleed.points ?? 0
    var size = size
    // Pixels without a density of their own have the one that is asked for, and stay as many.
    if let dpi, hasFreePixels {
      size.ppi = dpi
      // The name of pixels with a density has it at its end.
      size.name = String(size.text.map { $0 == "@" ? "-" : $0 })
    }
    var page = Page(size, orientation: orientation, bleed: bleed).drawn(by: hand)
    if let toolbar { page = page.withToolbar(toolbar) }
    if let safeArea { page = page.keepingClear(safeArea.insets(scale: page.scale)) }
    return page
  }

  /// Whether the size is a number of pixels of no known density.
  private var hasFreePixels: Bool { size.group == .custom && size.unit == .px && size.ppi == nil }

  /// The keys that are given and leave less room on the page.
  package var keysOfRoom: [Key] {
    [Recipe.safeArea, Recipe.toolbar, Recipe.gutter, Recipe.holes].filter {
      !$0.texts(self).isEmpty
    }
  }

  /// Returns the recipe with the usual value of a key.
  package func without(_ key: Key) -> Recipe {
    var patch = Patch()
    patch.reset(key)
    return with(patch)
  }

  /// The keys that are given, but change nothing in any layout, with what they are for.
  package var idleKeys: [(key: Key, use: String)] {
    let hasToolbar = size.keepClear != Insets()
    return [
      (Recipe.rgb, "PNG files", !isRGB || formats.contains(.png)),
      (Recipe.dpi, "PNG files", dpi == nil || formats.contains(.png) || hasFreePixels),
      (Recipe.noTags, "PDFs of pages", isTagged || formats.contains(.pdf) && !sheets.areWanted),
      (Recipe.noLinks, "PDF and SVG files", hasLinks || formats != [.png]),
      (Recipe.spine, "books, sheets with backs, and pages that are read in order", !hasNoSpine),
      (Recipe.toolbar, "sizes of devices with a toolbar", toolbar?.edge != nil || hasToolbar),
    ].filter { key, _, isUsed in !isUsed && !key.texts(self).isEmpty }.map { ($0.0, $0.1) }
  }

  /// Whether pages are cards of one side, with nothing at an edge that could be bound.
  private var hasNoSpine: Bool {
    guard case .cards? = sheets.scheme, gutter.points ?? 0 == 0, holes == nil else { return false }
    return backs == nil && !sheets.printsBothSides(hasBacks: false)
  }

  /// The sheets as they are bound: pages with holes at the top turn over it, as a calendar's do.
  package var boundSheets: SheetWishes {
    var sheets = sheets
    if holes == .top, sheets.spine == nil { sheets.spine = .top }
    return sheets
  }

  /// What binds the pages, on fronts and on backs; `nil` for nothing.
  ///
  /// - Parameters:
  ///   - isRightToLeft: whether lines run to the left, so that books are bound at the right.
  ///   - hasBacks: whether every second page belongs behind the one before.
  /// - Throws: an edge that is too short for holes.
  package func binding(
    isRightToLeft: Bool, hasBacks: Bool
  ) throws(UsageProblem) -> (fronts: PageBinding, backs: PageBinding)? {
    let gutter = gutter.points ?? 0
    let alternates = hasLeaves(hasBacks: hasBacks)
    if let holes {
      let length = holes == .top ? page.trim.width : page.trim.height
      guard
        let fronts = PageBinding(
          size.unit == .inch ? .us : .iso, at: holes.edge, length: length,
          isLong: length >= max(page.trim.width, page.trim.height), gutter: gutter)
      else {
        throw UsageProblem(
          "--holes \(holes.rawValue): the page's \(holes.rawValue) edge of"
            + " \((length / pointsPerMillimetre).tenths) mm is too short; holes need"
            + " \(size.unit == .inch ? "3.6 in" : "100 mm")")
      }
      // Only the edges on both sides of the turn change places.
      let turnsOver = (holes == .top) == (boundSheets.spine == .top)
      return (fronts, alternates && turnsOver ? fronts.behind : fronts)
    }
    guard gutter > 0 else { return nil }
    let fronts = PageBinding(
      at: sheets.spine(isRightToLeft: isRightToLeft).edge, gutter: gutter)
    return (fronts, alternates ? fronts.behind : fronts)
  }

  /// Returns whether every second page is the back of the one before.
  private func hasLeaves(hasBacks: Bool) -> Bool {
    let isTwoSided = sheets.printsBothSides(hasBacks: hasBacks) || sheets.scheme?.isBound == true
    // On one side of the paper, all pages are fronts. Paper alone may be turned in the printer.
    let isOneSided = !isTwoSided && (sheets.scheme != nil || sheets.duplex != nil)
    return !isOneSided && (gutter.points ?? 0 > 0 || isTwoSided || hasBacks)
  }

  /// Returns the fewest pages before the first day that let it begin on a right-hand page, as books do; `nil` where it
  /// may be on any.
  ///
  /// In zines and accordions pages are few, and an empty one would be missed; behind the cover of a booklet it would often
  /// need a sheet more.
  ///
  /// - Parameter hasBacks: whether every second page belongs behind the one before.
  package func leastBeforeRight(hasBacks: Bool) -> Int? {
    guard hasLeaves(hasBacks: hasBacks) else { return nil }
    return switch sheets.scheme {
    case .zine, .accordion: nil
    case .booklet: 2
    case .nUp, .cutStack, .cards, nil: 1
    }
  }

  /// The density of pixel formats, in pixels per inch.
  public var density: Double { dpi ?? page.dpi }

  /// The edition's folder name, unique among the editions of a list.
  ///
  /// - Parameters:
  ///   - layout: the layout's own name.
  ///   - theme: the theme's own name.
  ///   - appearance: the side that is drawn.
  package func folderName(layout: String, theme: String, appearance: Appearance) -> String {
    // A file that is called like a built-in one does not take its place.
    let ownLayout = layouts.contains { $0.path != nil } && areCalledLikeBuiltIn(layout)
    let ownTheme = self.theme.path != nil && Theme.names.contains(theme)
    var parts = [
      page.name, layout + (ownLayout ? "-json" : ""), theme + (ownTheme ? "-json" : ""),
      appearance.rawValue,
    ]
    for key in Recipe.keys {
      parts += key.folderNames(self)
    }
    // A name that Swift code gives a theme must not lead out of the folder.
    let name = String(
      parts.joined(separator: "-").drop { $0 == "." }.map { $0 == "/" ? "-" : $0 })
    // File systems take 255 bytes, and a folder that is being made has a longer name.
    guard name.utf8.count > 180 else { return name }
    var kept = name
    while kept.utf8.count > 160 { kept.removeLast() }
    // The sum of all of it tells editions apart.
    return "\(kept)-\(String(ByteSum(name.utf8).value, radix: 36))"
  }

  /// Whether the layouts, of this name together, are called like built-in ones.
  private func areCalledLikeBuiltIn(_ name: String) -> Bool {
    guard layouts.count > 1 else { return Layout.names.contains(name) }
    return layouts.allSatisfy { layout in
      switch layout {
      case .named: true
      case .file(let path): Layout.names.contains(fileStem(of: path))
      case .own, .value: false
      }
    }
  }

  /// The paths that the recipe refers to, each with the option that names it.
  public var paths: [(option: String, path: String)] {
    var paths: [(String, String)] = []
    if let path = beside?.path { paths.append(("beside", path)) }
    paths += layouts.compactMap(\.path).map { ("layout", $0) }
    if let path = backs?.path { paths.append(("backs", path)) }
    if let path = theme.path { paths.append(("theme", path)) }
    for change in changes where change.isOfBackground && change.value != "null" {
      paths.append(("set", change.value))
    }
    return paths
  }
}
