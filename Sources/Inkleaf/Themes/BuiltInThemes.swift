extension Theme {
  /// The files of the built-in themes, which are part of the program.
  ///
  /// To add one, add a JSON file to `Files` and a line here.
  private static let files = BuiltInFiles(
    kind: "theme",
    files: [
      ("paper", { PackageResources.paper_json }),
      ("pumpkin", { PackageResources.pumpkin_json }),
      ("mint", { PackageResources.mint_json }),
      ("midnight", { PackageResources.midnight_json }),
      ("blueprint", { PackageResources.blueprint_json }),
      ("newsprint", { PackageResources.newsprint_json }),
      ("high-contrast", { PackageResources.high_contrast_json }),
      ("non-photo-blue", { PackageResources.non_photo_blue_json }),
      ("e-ink", { PackageResources.e_ink_json }),
      ("sumi", { PackageResources.sumi_json }),
      ("classroom", { PackageResources.classroom_json }),
      ("rose", { PackageResources.rose_json }),
    ])

  /// The names of the built-in themes.
  public static let names = files.names

  /// All built-in themes.
  public static let all: [Theme] = names.compactMap { try? Theme(named: $0) }

  /// Book type in black on white: the theme drawn where nobody asks for another.
  public static let paper = builtIn("paper")
  /// A heavy orange number over plain lettering.
  public static let pumpkin = builtIn("pumpkin")
  /// Friendly lettering in soft greens.
  public static let mint = builtIn("mint")

  private static func builtIn(_ name: String) -> Theme { (try? Theme(named: name)) ?? .plain }

  /// The JSON text of a built-in theme: a start for one's own.
  ///
  /// - Throws: a message with the nearest name.
  public static func source(named name: String) throws(UsageProblem) -> String {
    String(decoding: try files.bytes(named: name), as: UTF8.self)
  }

  /// Finds a built-in theme by its name, in any case.
  ///
  /// - Throws: a message with the nearest name.
  public init(named name: String) throws(UsageProblem) {
    self = try Theme.files.read(name) { (bytes, path) throws(Diagnostics) in
      try Theme.reading(bytes, path: path, files: .none)
    }
  }
}
