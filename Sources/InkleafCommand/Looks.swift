import Commands
import Inkleaf
import Platform
import Rendering

/// How commands get at themes and layouts: by name, or from files that people wrote.
enum Looks {
  static let theme = Option(
    "theme", letter: "t", value: "THEME",
    values: .oneOrOther(Theme.names.map { Tool.Note($0, "") }),
    default: "paper", "colours, fonts, ruling and frame: a name, or the path of a .json file")
  static let layout = Option(
    "layout", value: "LAYOUT", values: .oneOrOther(Layout.names.map { Tool.Note($0, "") }),
    default: "classic", "arrangement of the page: a name, or the path of a .json file")
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
      let bytes = try content(of: text, unless: .layout, "this is a layout; give it to --layout")
      do throws(Diagnostics) {
        theme = try Theme.reading(bytes, path: text, files: files)
      } catch {
        throw Failure(error)
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
    let bytes = try content(of: text, unless: .theme, "this is a theme; give it to --theme")
    do throws(Diagnostics) {
      return try Layout.reading(bytes, path: text, files: files)
    } catch {
      throw Failure(error)
    }
  }

  /// The content of a file, which must not be of another kind.
  private static func content(
    of path: String, unless other: FileKind, _ fault: String
  ) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try readFile(path, limit: ListLimits.fileSize)
    } catch {
      throw Failure(error)
    }
    guard FileKind(of: bytes) != other else {
      throw Failure(lines: ["\(path): error: \(fault)"], code: .badData)
    }
    return bytes
  }
}
