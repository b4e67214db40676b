import Suggestions

extension Theme {
  /// The files of the built-in themes, which are part of the program.
  ///
  /// To add one, add a JSON file to `Files` and a line here.
  static let files: [(name: String, bytes: @Sendable () -> [UInt8])] = [
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
  ]

  /// The names of the built-in themes.
  public static let names = files.map(\.name)

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
  public static func source(named name: String) throws(UsageProblem) -> String {
    guard let file = files.first(where: { $0.name == name.lowercased() }) else {
      throw UsageProblem(
        unknown(
          "theme", name, among: names,
          otherwise: "choose from \(names.joined(separator: ", ")), or give the path of a theme's"
            + " .json file"))
    }
    return String(decoding: file.bytes(), as: UTF8.self)
  }

  /// Finds a built-in theme by its name, in any case.
  ///
  /// - Throws: a message with the nearest name.
  public init(named name: String) throws(UsageProblem) {
    let source = try Theme.source(named: name)
    do throws(Diagnostics) {
      self = try Theme.reading(
        Array(source.utf8), path: "\(name.lowercased()).json", files: ThemeFiles.none)
    } catch {
      throw UsageProblem(error.description)
    }
  }
}
