extension Layout {
  /// The files of the built-in layouts, embedded in the program.
  ///
  /// To add one, add a JSON file to `Files` and a line here.
  static let files = BuiltInFiles(
    kind: "layout",
    files: [
      ("classic", { PackageResources.classic_json }),
      ("minimal", { PackageResources.minimal_json }),
      ("storyboard", { PackageResources.storyboard_json }),
      ("comic", { PackageResources.comic_json }),
      ("polaroid", { PackageResources.polaroid_json }),
      ("thumbnails", { PackageResources.thumbnails_json }),
      ("notes", { PackageResources.notes_json }),
      ("two-up", { PackageResources.two_up_json }),
      ("postcard", { PackageResources.postcard_json }),
      ("calendar", { PackageResources.calendar_json }),
      ("list", { PackageResources.list_json }),
      ("cover", { PackageResources.cover_json }),
      ("contents", { PackageResources.contents_json }),
      ("tracker", { PackageResources.tracker_json }),
      ("bingo", { PackageResources.bingo_json }),
      ("month-on-a-page", { PackageResources.month_on_a_page_json }),
      ("year-summary", { PackageResources.year_summary_json }),
      ("flash-cards", { PackageResources.flash_cards_json }),
      ("log", { PackageResources.log_json }),
      ("worksheet", { PackageResources.worksheet_json }),
      ("before-after", { PackageResources.before_after_json }),
      ("reference", { PackageResources.reference_json }),
      ("card-back", { PackageResources.card_back_json }),
      ("blank", { PackageResources.blank_json }),
      ("colophon", { PackageResources.colophon_json }),
      ("journal", { PackageResources.journal_json }),
    ])

  /// The names of the built-in layouts.
  public static let names = files.names

  /// All built-in layouts.
  public static let all: [Layout] = names.compactMap { try? Layout(named: $0) }

  /// Number and prompt above a frame that takes the rest of the page.
  public static let classic = builtIn("classic")
  /// Almost all of the page to draw on.
  public static let minimal = builtIn("minimal")
  /// Panels with lines to write on.
  public static let storyboard = builtIn("storyboard")
  /// The panels of a comic page.
  public static let comic = builtIn("comic")
  /// A square picture with words below.
  public static let polaroid = builtIn("polaroid")
  /// Several small frames for first ideas.
  public static let thumbnails = builtIn("thumbnails")
  /// A frame with lines for notes.
  public static let notes = builtIn("notes")
  /// Two days on a page.
  public static let twoUp = builtIn("two-up")
  /// A picture beside a place for a stamp and an address.
  public static let postcard = builtIn("postcard")
  /// A month on a page.
  public static let calendar = builtIn("calendar")
  /// All prompts on a page.
  public static let list = builtIn("list")
  /// The front of a book: year, title, dates and credit.
  public static let cover = builtIn("cover")
  /// A table of contents that leads to every page.
  public static let contents = builtIn("contents")
  /// A circle for every day, to fill when it is drawn.
  public static let tracker = builtIn("tracker")
  /// Bingo cards of 24 prompts.
  public static let bingo = builtIn("bingo")
  /// A numbered box for every day of a month.
  public static let monthOnAPage = builtIn("month-on-a-page")
  /// Every month of the list on one page.
  public static let yearSummary = builtIn("year-summary")
  /// Prompts on cards to cut out.
  public static let flashCards = builtIn("flash-cards")
  /// A drawing with a log of it.
  public static let log = builtIn("log")
  /// Name and class, a picture to draw, and lines to write on.
  public static let worksheet = builtIn("worksheet")
  /// Two drawings of one thing.
  public static let beforeAfter = builtIn("before-after")
  /// A place for the reference over one for the drawing.
  public static let reference = builtIn("reference")
  /// The back of a card: title, name and date.
  public static let cardBack = builtIn("card-back")
  /// A free page with number and footer.
  public static let blank = builtIn("blank")
  /// Fonts, size, seed and recipe, at the end of a book.
  public static let colophon = builtIn("colophon")
  /// A book: cover, contents, a page a day, and what looks back on it.
  public static let journal = builtIn("journal")

  private static func builtIn(_ name: String) -> Layout {
    (try? Layout(named: name)) ?? Layout(name: name)
  }

  /// Returns the JSON text of a built-in layout, to start one's own from.
  ///
  /// - Throws: `UsageProblem` with the most similar name.
  public static func source(named name: String) throws(UsageProblem) -> String {
    String(decoding: try files.bytes(named: name), as: UTF8.self)
  }

  /// Finds a built-in layout by its name, in upper or lower case.
  ///
  /// - Throws: `UsageProblem` with the most similar name.
  public init(named name: String) throws(UsageProblem) {
    self = try Layout.values.value(named: name)
  }

  private static let values = BuiltInValues(files: files) { (bytes, path) throws(Diagnostics) in
    try Layout(parsing: bytes, path: path, files: .none)
  }
}

extension Reference where Value == Layout {
  /// The built-in layout `classic`.
  public static var classic: Self { .named("classic") }
  /// The built-in layout `minimal`.
  public static var minimal: Self { .named("minimal") }
  /// The built-in layout `storyboard`.
  public static var storyboard: Self { .named("storyboard") }
  /// The built-in layout `comic`.
  public static var comic: Self { .named("comic") }
  /// The built-in layout `polaroid`.
  public static var polaroid: Self { .named("polaroid") }
  /// The built-in layout `thumbnails`.
  public static var thumbnails: Self { .named("thumbnails") }
  /// The built-in layout `notes`.
  public static var notes: Self { .named("notes") }
  /// The built-in layout `two-up`.
  public static var twoUp: Self { .named("two-up") }
  /// The built-in layout `postcard`.
  public static var postcard: Self { .named("postcard") }
  /// The built-in layout `calendar`.
  public static var calendar: Self { .named("calendar") }
  /// The built-in layout `list`.
  public static var list: Self { .named("list") }
  /// The built-in layout `cover`.
  public static var cover: Self { .named("cover") }
  /// The built-in layout `contents`.
  public static var contents: Self { .named("contents") }
  /// The built-in layout `tracker`.
  public static var tracker: Self { .named("tracker") }
  /// The built-in layout `bingo`.
  public static var bingo: Self { .named("bingo") }
  /// The built-in layout `month-on-a-page`.
  public static var monthOnAPage: Self { .named("month-on-a-page") }
  /// The built-in layout `year-summary`.
  public static var yearSummary: Self { .named("year-summary") }
  /// The built-in layout `flash-cards`.
  public static var flashCards: Self { .named("flash-cards") }
  /// The built-in layout `log`.
  public static var log: Self { .named("log") }
  /// The built-in layout `worksheet`.
  public static var worksheet: Self { .named("worksheet") }
  /// The built-in layout `before-after`.
  public static var beforeAfter: Self { .named("before-after") }
  /// The built-in layout `reference`.
  public static var reference: Self { .named("reference") }
  /// The built-in layout `card-back`.
  public static var cardBack: Self { .named("card-back") }
  /// The built-in layout `blank`.
  public static var blank: Self { .named("blank") }
  /// The built-in layout `colophon`.
  public static var colophon: Self { .named("colophon") }
  /// The built-in layout `journal`.
  public static var journal: Self { .named("journal") }
}
