import Cairo
import Commands
import Inkleaf
import Platform
import Rendering

/// How commands get at themes and layouts: by name, or from files that people wrote.
enum Looks {
  static let usualTheme = "paper"
  static let usualLayout = "classic"
  static let theme = Option(
    "theme", letter: "t", value: "THEME",
    values: .oneOrOther(Theme.names.map { Tool.Note($0, "") }),
    default: usualTheme, "colours, fonts, ruling and frame: a name, or the path of a .json file")
  static let layout = Option(
    "layout", value: "LAYOUT", values: .oneOrOther(Layout.names.map { Tool.Note($0, "") }),
    default: usualLayout, "arrangement of the page: a name, or the path of a .json file")
  static let set = Option(
    "set", value: "KEY=VALUE",
    "change a value of the theme, such as ink=#203040, ruling=dots or pitch=4mm; can be repeated")

  /// Reads the files that themes and layouts name.
  static let files = ThemeFiles(
    read: { (path) throws(UsageProblem) in
      do throws(SystemError) {
        return try readFile(path, limit: Picture.largestFile)
      } catch {
        throw UsageProblem(error.description)
      }
    }, colors: { (picture) throws(UsageProblem) in try colors(of: picture) })

  /// A theme by its name or path, with changes made to it.
  static func theme(_ text: String, changes: [String]) throws(Failure) -> Theme {
    var theme: Theme
    if isPath(text) {
      let bytes = try content(of: text)
      do throws(Diagnostics) {
        theme = try Theme.reading(bytes, path: text, files: files)
      } catch {
        throw failure(error, bytes, of: text, mixedUp: (.layout, "layout"))
      }
    } else {
      theme = try usage { () throws(UsageProblem) in try Theme(named: text) }
    }
    guard !changes.isEmpty else { return theme }
    do throws(Diagnostics) {
      theme = try theme.setting(changes, files: files)
    } catch {
      throw Failure(lines: error.all.map(\.description), code: .usage)
    }
    return theme
  }

  /// A layout by its name or path.
  static func layout(_ text: String) throws(Failure) -> Layout {
    guard isPath(text) else {
      return try usage { () throws(UsageProblem) in try Layout(named: text) }
    }
    let bytes = try content(of: text)
    do throws(Diagnostics) {
      return try Layout.reading(bytes, path: text, files: files)
    } catch {
      throw failure(error, bytes, of: text, mixedUp: (.theme, "theme"))
    }
  }

  /// What is wrong with a file; where it is of another kind, that alone.
  private static func failure(
    _ faults: Diagnostics, _ bytes: [UInt8], of path: String,
    mixedUp: (kind: FileKind, name: String)
  ) -> Failure {
    guard FileKind(of: bytes) == mixedUp.kind else { return Failure(faults) }
    let name = mixedUp.name
    return Failure(
      lines: ["\(path): error: this is a \(name); give it to --\(name)"], code: .badData)
  }

  /// The fonts that a command may use: those of a folder before the installed ones.
  static func catalog(_ arguments: Arguments) throws(Failure) -> FontCatalog {
    guard let folder = arguments[RenderCommand.fontFolder] else { return .system }
    do throws(FontFolderError) {
      return try FontCatalog(folder: folder)
    } catch {
      throw Failure(error)
    }
  }
}
