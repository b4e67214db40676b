import Inkleaf
import InkleafPlatform

/// The files that a run made in a folder.
///
/// A page whose prompt was changed has another name; the old one would stay beside it.
struct Drawn {
  var folder: String
  var files: [DrawnFile]

  /// Removes files of an earlier run that a later one did not make again.
  static func remove(_ earlier: [Drawn], besides later: [Drawn]) {
    for old in earlier {
      let kept = Set(later.filter { $0.folder == old.folder }.flatMap(\.files).map(\.file.name))
      guard let folder = try? Folder.open(old.folder) else { continue }
      // One that somebody drew on stays.
      for file in old.files where !kept.contains(file.file.name) { try? folder.remove(file) }
    }
  }

  /// Tells of pages of an earlier run whose days were drawn again under another name.
  func tellLeftBehind() {
    /// The number and the kind of a page's file.
    func place(_ name: String) -> [Substring]? {
      let number = name.prefix { $0.isNumber }
      guard !number.isEmpty, name[number.endIndex...].hasPrefix("-") else { return nil }
      return [number, name.split(separator: ".").last ?? ""]
    }
    let names = Set(files.map(\.file.name))
    let places = Set(names.compactMap(place))
    let old = ((try? fileNames(in: folder)) ?? []).filter { name in
      !names.contains(name) && place(name).map(places.contains) == true
    }
    guard let first = old.first else { return }
    let what =
      old.count == 1
      ? "\(first) is of an earlier run, since its page has another name now; remove it"
      : "\(old.count) files such as \(first) are of an earlier run, since their pages have other names now;"
        + " remove them"
    Main.warn(what, of: folder)
  }
}
