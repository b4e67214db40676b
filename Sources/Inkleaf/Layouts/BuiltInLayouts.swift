import Suggestions

extension Layout {
  /// The files of the built-in layouts, which are part of the program.
  ///
  /// To add one, add a JSON file to `Files` and a line here.
  private static let files: [(name: String, bytes: @Sendable () -> [UInt8])] = [
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
  ]

  /// The names of the built-in layouts.
  public static let names = files.map(\.name)

  /// All built-in layouts.
  public static let all: [Layout] = names.compactMap { try? Layout(named: $0) }

  /// Number and prompt over a frame that takes the rest of the page.
  public static let classic = (try? Layout(named: "classic")) ?? Layout(name: "classic")

  /// The JSON text of a built-in layout: a start for one's own.
  public static func source(named name: String) throws(UsageProblem) -> String {
    guard let file = files.first(where: { $0.name == name.lowercased() }) else {
      throw UsageProblem(
        unknown(
          "layout", name, among: names,
          otherwise: "choose from \(names.joined(separator: ", ")), or give the path of a layout's"
            + " .json file"))
    }
    return String(decoding: file.bytes(), as: UTF8.self)
  }

  /// Finds a built-in layout by its name, in any case.
  ///
  /// - Throws: a message with the nearest name.
  public init(named name: String) throws(UsageProblem) {
    let source = try Layout.source(named: name)
    do throws(Diagnostics) {
      self = try Layout.reading(
        Array(source.utf8), path: "\(name.lowercased()).json", files: .none)
    } catch {
      throw UsageProblem(error.description)
    }
  }
}
