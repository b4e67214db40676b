internal import InkleafGeometry
internal import InkleafSuggestions

extension Recipe {
  /// Every part of a recipe, in the order in which help lists them.
  ///
  /// The command line, release files, the recipe in a PDF, completions, manual and README read this
  /// table; to add an option, add a property to `Recipe` and a key here.
  public static let keys: [Key] =
    [
      formats, size, orientation, dpi, days, layout, backs, copies, cards, seed, theme, appearance,
      set, transparent, rgb, hand, toolbar, safeArea, gutter, holes, bleed, inks, beside, noLinks,
      noTags, book, single, missing, syntax, select, language,
    ] + sheetKeys

  /// Finds a key by its name.
  public static func key(named name: String) -> Key? { keys.first { $0.name == name } }

  package static let formats = Key(
    "format", letter: "f", value: "FORMATS", choices: .some(Format.allCases.map(\.name)),
    default: Format.allCases.map(\.name).joined(separator: ","), axis: "formats", { $0.formats },
    { $0.formats = $1 },
    TextForm(
      read: { (text, _) throws(UsageProblem) in
        var formats: Set<Format> = []
        for name in text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
          formats.insert(try word("format", String(name)))
        }
        return Format.allCases.filter(formats.contains)
      }, write: { $0.map(\.name).joined(separator: ",") },
      schema: { _ in .schema(listOf: Format.allCases.map(\.name)) }), "kinds of files")

  package static let size = Key(
    "size", letter: "s", value: "SIZE", choices: .oneOrOther(PageSize.all.map(\.name)),
    default: PageSize.a4.name, axis: "sizes", isAlwaysWritten: true, { $0.size }, { $0.size = $1 },
    TextForm(
      read: { (text, _) throws(UsageProblem) in try PageSize(reading: text) }, write: \.text,
      schema: { PageSize.schema($0) }),
    "page size: a name from `inkleaf list sizes`, or measures such as 210x297mm, 8.5x11in or"
      + " 2048x2732px@264")

  package static let orientation = Key(
    "orientation", value: "WAY", choices: .one(Orientation.allCases.map(\.rawValue)),
    default: "as the size has it", optional: { $0.orientation }, { $0.orientation = $1 },
    words("orientation"), "how the page lies")

  package static let dpi = Key(
    "dpi", value: "DPI", default: "300 for paper, the screen's own for pixels", needsLabel: true,
    optional: { $0.dpi }, { $0.dpi = $1 },
    TextForm(
      read: { (text, _) throws(UsageProblem) in
        guard let value = plainNumber(text), (30.0...1200).contains(value) else {
          throw UsageProblem("\"\(text)\" is not a number from 30 to 1200")
        }
        return value
      }, write: \.plain,
      schema: { _ in
        .schema(anyOf: [
          ["type": "number", "minimum": 30, "maximum": 1200],
          .schema(
            pattern: "^(?!\(Pattern.below("30"))$)(?=\(Pattern.atMost("1200"))$)\(Pattern.number)$"),
        ])
      }),
    "density of PNG files")

  package static let days = Key(
    "days", value: "DAYS", default: "all", open: "all", optional: { $0.days }, { $0.days = $1 },
    TextForm(
      read: { (text, _) throws(UsageProblem) in try DaySelection(reading: text) }, write: \.text,
      schema: { _ in DaySelection.schema }),
    "only these days, such as 1-7,31")

  package static let beside = Key(
    "beside", value: "LIST", choices: .oneOrFile(PromptList.builtInNames), default: "none",
    open: "none", needsLabel: true, folder: .stem,
    optional: { $0.beside }, { $0.beside = $1 },
    TextForm(
      read: { (text, _) throws(UsageProblem) in
        guard !text.isEmpty else { throw UsageProblem("the path is empty; name a list") }
        return PromptList.isBuiltIn(text) ? .named(text.lowercased()) : .file(text)
      },
      write: { list in
        switch list {
        case .named(let name), .own(let name): name
        case .file(let path): path
        case .value(let list): list.title
        }
      }, schema: { Form<String>.someText.schema($0) }),
    "another list, such as a translation, whose words are set small beside")

  package static let layout = Key(
    "layout", value: "LAYOUT", choices: .someOrFile(Layout.names), default: "classic",
    axis: "layouts", isAlwaysWritten: true, { $0.layouts }, { $0.layouts = $1 },
    TextForm(
      read: { (text, own) throws(UsageProblem) in
        var layouts: [Reference<Layout>] = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
          layouts.append(try layoutForm.read(String(name), own))
        }
        return layouts
      }, write: { $0.map(layoutForm.write).joined(separator: ",") },
      schema: { parts in
        parts.part("layouts") { .schema(namesAmong: Layout.names + parts.own.layouts) }
      }),
    "arrangement of the page: a name, or the path of a .json file; several, comma-separated, make a book"
  )

  package static let backs = Key(
    "backs", value: "LAYOUT", choices: .oneOrFile(Layout.names), default: "none", open: "none",
    needsLabel: true, folder: .stem,
    optional: { $0.backs }, { $0.backs = $1 }, layoutForm,
    "put a page of this layout behind each day's, such as card-back or blank")

  package static let copies = Key(
    "copies", value: "N", default: "1", needsLabel: true, folder: .named, { $0.copies },
    { $0.copies = $1 }, number(1...10), "pages that each day gets, 1 to 10")

  package static let cards = Key(
    "cards", value: "N", default: "1", needsLabel: true, folder: .named, { $0.cards },
    { $0.cards = $1 }, number(1...400),
    "number of cards of a layout such as bingo, each in a different order")

  package static let seed = Key(
    "seed", value: "N", default: "1", needsLabel: true, folder: .named, { $0.seed },
    { $0.seed = $1 }, number(0...999_999_999), "seed for shuffling")

  private static let layoutForm = references(
    "layout", { (name) throws(UsageProblem) in try Layout.files.name(name) }, \Layout.name,
    Layout.names, \.layouts)

  package static let theme = Key(
    "theme", letter: "t", value: "THEME", choices: .oneOrFile(Theme.names), default: "paper",
    axis: "themes", isAlwaysWritten: true, { $0.theme }, { $0.theme = $1 },
    references(
      "theme", { (name) throws(UsageProblem) in try Theme.files.name(name) }, \.name, Theme.names,
      \.themes),
    "colours, fonts, ruling and frame: a name, or the path of a .json file")

  package static let appearance = Key(
    "appearance", letter: "a", value: "SIDE",
    choices: .one(Appearance.allCases.map(\.rawValue)), default: "the theme's own",
    axis: "appearances", optional: { $0.appearance }, { $0.appearance = $1 }, words("appearance"),
    "side of the theme")

  package static let set = Key(
    "set", value: "KEY=VALUE", choices: .key(ThemeChange.keys), repeated: { $0.changes },
    { $0.changes = $1 },
    TextForm(
      read: { (text, _) throws(UsageProblem) in try ThemeChange(reading: text) }, write: \.text,
      schema: { _ in ThemeChange.schema }),
    replaces: { $0.key == $1.key },
    folderNames: { change in
      let slug = change.text.slug
      // The sum of all of it tells long changes apart.
      return slug.count <= 40
        ? slug : "\(slug.prefix(32))-\(String(ByteSum(change.text.utf8).value, radix: 36))"
    },
    "change a value of the theme, such as ink=#203040, ruling=dots or pitch=4mm; may be repeated")

  package static let transparent = Key(
    switch: "transparent", folder: .word("transparent"), isOn: { $0.isTransparent },
    turn: { $1.isTransparent = $0 }, copy: { $1.isTransparent = $0.isTransparent },
    "leave the paper out, so that PNG files can be layered over something")

  package static let rgb = Key(
    switch: "rgb", folder: .word("rgb"), isOn: { $0.isRGB }, turn: { $1.isRGB = $0 },
    copy: { $1.isRGB = $0.isRGB },
    "write red, green and blue to PNG files of greys too, for programs that paint only in a file's own"
      + " colours")

  package static let toolbar = Key(
    "toolbar", value: "EDGE", choices: .oneOrOther(Toolbar.words),
    default: "where the device has it", needsLabel: true, folder: .named, optional: { $0.toolbar },
    { $0.toolbar = $1 },
    TextForm(
      read: { (text, _) throws(UsageProblem) in try Toolbar(reading: text) }, write: \.text,
      schema: { _ in Toolbar.schema }),
    "keep the device's toolbar clear at this edge, or none; left=15mm gives its thickness")

  package static let hand = Key(
    "hand", value: "HAND", choices: .one(Hand.allCases.map(\.rawValue)),
    default: Hand.right.rawValue, folder: .word("left-hand"), { $0.hand }, { $0.hand = $1 },
    words("hand"),
    "the hand you draw with; pages of days for left hands are mirrored")

  package static let safeArea = Key(
    "safe-area", value: "EDGES", default: "none", open: "none", needsLabel: true, folder: .named,
    optional: { $0.safeArea },
    { $0.safeArea = $1 },
    TextForm(
      read: { (text, _) throws(UsageProblem) in try SafeArea(reading: text) }, write: \.text,
      schema: { _ in SafeArea.schema }),
    "keep these edges clear too, such as top=10mm,left=5mm, or 6mm for all")

  package static let bleed = Key(
    "bleed", value: "LENGTH", default: "0mm", needsLabel: true, folder: .named, { $0.bleed },
    { $0.bleed = $1 },
    length(upTo: 50),
    "let the paper reach beyond the trim, as print shops ask (3mm); PDFs say where to cut")

  package static let inks = Key(
    "ink", value: "INK", choices: .one(Inks.allCases.map(\.rawValue)),
    default: Inks.color.rawValue, folder: .named, { $0.inks }, { $0.inks = $1 }, words("ink"),
    "inks that a print shop needs; black turns the theme's colours into black and its tints")

  package static let noLinks = Key(
    switch: "no-links", folder: .word("no-links"), isOn: { !$0.hasLinks },
    turn: { $1.hasLinks = !$0 }, copy: { $1.hasLinks = $0.hasLinks },
    "leave out links and the arrows to the page before and the page after")

  package static let noTags = Key(
    switch: "no-tags", folder: .word("no-tags"), isOn: { !$0.isTagged },
    turn: { $1.isTagged = !$0 }, copy: { $1.isTagged = $0.isTagged },
    "make smaller PDFs that do not say what their text means when they are read aloud")

  package static let book = Key(
    switch: "book", isOn: { $0.binding == .book }, turn: { $1.turn(.book, $0) },
    copy: { $1.binding = $0.binding }, "write only the book: one PDF of all pages")

  package static let single = Key(
    switch: "single", isOn: { $0.binding == .single }, turn: { $1.turn(.single, $0) },
    copy: { $1.binding = $0.binding }, "write only the single pages")

  package static let missing = Key(
    "missing", value: "WHAT", choices: .one(MissingGlyphs.allCases.map(\.rawValue)),
    default: MissingGlyphs.error.rawValue, { $0.missing }, { $0.missing = $1 }, words("value"),
    "what to do about characters that no font has")

  package static let syntax = Key(
    "syntax", value: "SYNTAX", choices: .one(Syntax.allCases.map(\.rawValue)),
    default: "told by name and content", optional: { $0.syntax }, { $0.syntax = $1 },
    words("syntax"),
    "form of the list")

  /// A length of at most so many millimetres; all that are 0 are alike, and 0 needs no unit.
  static func length(upTo most: Double) -> TextForm<Length> {
    TextForm(
      read: { (text, _) throws(UsageProblem) in
        let length = try text == "0" ? Length(0, .mm) : Length(reading: text, upTo: most)
        return length.number == 0 ? Length(0, .mm) : length
      }, write: \.text,
      schema: {
        .schema(anyOf: [
          Form<Double>.millimetres(0...most).schema($0), ["const": 0], .schema(pattern: "^0$"),
        ])
      })
  }

  package static let select = Key(
    "select", value: "NAME", default: "the likeliest", needsLabel: true, folder: .named,
    optional: { $0.select },
    { $0.select = $1 },
    TextForm(
      read: { (text, _) throws(UsageProblem) in
        guard !text.isEmpty else {
          throw UsageProblem("the name is empty; name a heading, a sheet or a place in data")
        }
        return text
      }, write: { $0 }, schema: { Form<String>.someText.schema($0) }),
    "the part of a page or document that is the list: a heading such as 'Week One', or a sheet")

  package static let language = Key(
    "language", value: "TAG", default: "the first", needsLabel: true, folder: .named,
    optional: { $0.language },
    { $0.language = $1 },
    TextForm(
      read: { (text, _) throws(UsageProblem) in
        guard isLanguageTag(text) else {
          throw UsageProblem("\"\(text)\" is not a tag of a language, such as en, es or pt-BR")
        }
        return languageTag(writtenAs: text)
      }, write: { $0 }, schema: { _ in .schema(pattern: languageTagPattern) }),
    "the language to take from a list that has several in its columns")

  /// Asks for a book or for single pages; the first that is asked for alone leaves the other out.
  private mutating func turn(_ part: Binding, _ isOn: Bool) {
    guard isOn else { return binding.subtract(part) }
    binding = binding == .all ? part : binding.union(part)
  }
}
