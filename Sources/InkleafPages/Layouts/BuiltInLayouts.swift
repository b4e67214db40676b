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
    self = try Layout.files.read(name) { (bytes, path) throws(Diagnostics) in
      try Layout(parsing: bytes, path: path, files: .none)
    }
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
}
