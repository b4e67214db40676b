extension Theme {
  /// The files of the built-in themes, embedded in the program.
  ///
  /// To add one, add a JSON file to `Files` and a line here.
  static let files = BuiltInFiles(
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
      ("swiss", { PackageResources.swiss_json }),
      ("techo", { PackageResources.techo_json }),
      ("riso", { PackageResources.riso_json }),
      ("arcade", { PackageResources.arcade_json }),
      ("herbarium", { PackageResources.herbarium_json }),
      ("case-file", { PackageResources.case_file_json }),
    ])

  /// The names of the built-in themes.
  public static let names = files.names

  /// All built-in themes.
  public static let all: [Theme] = names.compactMap { try? Theme(named: $0) }

  /// Book type, black ink on white paper.
  public static let paper = builtIn("paper")
  /// A heavy orange number, for October.
  public static let pumpkin = builtIn("pumpkin")
  /// Friendly lettering in soft greens, on dots.
  public static let mint = builtIn("mint")
  /// Gold figures in a night sky of dots.
  public static let midnight = builtIn("midnight")
  /// A white grid on blue, as on a technical drawing.
  public static let blueprint = builtIn("blueprint")
  /// A headline over a double frame.
  public static let newsprint = builtIn("newsprint")
  /// Pure black and white, heavy letters.
  public static let highContrast = builtIn("high-contrast")
  /// Guides in the blue that scanners drop.
  public static let nonPhotoBlue = builtIn("non-photo-blue")
  /// The sixteen greys of electronic paper.
  public static let eInk = builtIn("e-ink")
  /// A frame drawn by hand, different every day, and the red of a seal.
  public static let sumi = builtIn("sumi")
  /// Round letters on squared paper.
  public static let classroom = builtIn("classroom")
  /// Old rose, figures in book type, and a frame of corners.
  public static let rose = builtIn("rose")
  /// A heavy number over one rule, red on white.
  public static let swiss = builtIn("swiss")
  /// A pocket diary: hairlines, a grid, red Sundays.
  public static let techo = builtIn("techo")
  /// Two inks out of register, as from a stencil duplicator.
  public static let riso = builtIn("riso")
  /// Squares of light on a dark screen.
  public static let arcade = builtIn("arcade")
  /// A specimen's label and a leaf every day.
  public static let herbarium = builtIn("herbarium")
  /// A typewriter, a red stamp and punched holes.
  public static let caseFile = builtIn("case-file")

  private static func builtIn(_ name: String) -> Theme { (try? Theme(named: name)) ?? .plain }

  /// Returns the JSON text of a built-in theme, to start one's own from.
  ///
  /// - Throws: `UsageProblem` with the most similar name.
  public static func source(named name: String) throws(UsageProblem) -> String {
    String(decoding: try files.bytes(named: name), as: UTF8.self)
  }

  /// Finds a built-in theme by its name, in upper or lower case.
  ///
  /// - Throws: `UsageProblem` with the most similar name.
  public init(named name: String) throws(UsageProblem) {
    self = try Theme.values.value(named: name)
  }

  private static let values = BuiltInValues(files: files) { (bytes, path) throws(Diagnostics) in
    try Theme(parsing: bytes, path: path, files: .none)
  }
}

extension Reference where Value == Theme {
  /// The built-in theme `paper`.
  public static var paper: Self { .named("paper") }
  /// The built-in theme `pumpkin`.
  public static var pumpkin: Self { .named("pumpkin") }
  /// The built-in theme `mint`.
  public static var mint: Self { .named("mint") }
  /// The built-in theme `midnight`.
  public static var midnight: Self { .named("midnight") }
  /// The built-in theme `blueprint`.
  public static var blueprint: Self { .named("blueprint") }
  /// The built-in theme `newsprint`.
  public static var newsprint: Self { .named("newsprint") }
  /// The built-in theme `high-contrast`.
  public static var highContrast: Self { .named("high-contrast") }
  /// The built-in theme `non-photo-blue`.
  public static var nonPhotoBlue: Self { .named("non-photo-blue") }
  /// The built-in theme `e-ink`.
  public static var eInk: Self { .named("e-ink") }
  /// The built-in theme `sumi`.
  public static var sumi: Self { .named("sumi") }
  /// The built-in theme `classroom`.
  public static var classroom: Self { .named("classroom") }
  /// The built-in theme `rose`.
  public static var rose: Self { .named("rose") }
  /// The built-in theme `swiss`.
  public static var swiss: Self { .named("swiss") }
  /// The built-in theme `techo`.
  public static var techo: Self { .named("techo") }
  /// The built-in theme `riso`.
  public static var riso: Self { .named("riso") }
  /// The built-in theme `arcade`.
  public static var arcade: Self { .named("arcade") }
  /// The built-in theme `herbarium`.
  public static var herbarium: Self { .named("herbarium") }
  /// The built-in theme `case-file`.
  public static var caseFile: Self { .named("case-file") }
}
