extension Layout {
  /// The files of the built-in layouts, which are part of the program.
  ///
  /// To add one, add a JSON file to `Files` and a line here.
  private static let files = BuiltInFiles(
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

  /// Number and prompt over a frame that takes the rest of the page.
  public static let classic = (try? Layout(named: "classic")) ?? Layout(name: "classic")

  /// The JSON text of a built-in layout: a start for one's own.
  ///
  /// - Throws: a message with the nearest name.
  public static func source(named name: String) throws(UsageProblem) -> String {
    String(decoding: try files.bytes(named: name), as: UTF8.self)
  }

  /// Finds a built-in layout by its name, in any case.
  ///
  /// - Throws: a message with the nearest name.
  public init(named name: String) throws(UsageProblem) {
    self = try Layout.files.read(name) { (bytes, path) throws(Diagnostics) in
      try Layout.reading(bytes, path: path, files: .none)
    }
  }
}
