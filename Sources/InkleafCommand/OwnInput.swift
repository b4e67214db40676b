import Inkleaf
import InkleafCommandLine
import InkleafPlatform

/// How names on a command line lead to a person's own themes, layouts and lists.
enum OwnInput {
  /// The names of one's own themes and layouts.
  static var names: OwnNames { OwnFolder.system?.names ?? .none }

  /// The names that a text for a key may need; none where it names only what is built in, and files.
  static func names(for key: Recipe.Key, _ text: String) -> OwnNames {
    guard let kind = kind(of: key) else { return .none }
    let parts = text.split(separator: ",").map(String.init)
    let isKnown = parts.allSatisfy { isPath($0) || kind.builtInNames.contains($0.lowercased()) }
    return isKnown ? .none : names
  }

  /// What a key names; `nil` for any other key.
  private static func kind(of key: Recipe.Key) -> OwnFolder.Kind? {
    switch key.name {
    case Recipe.theme.name: .themes
    case Recipe.layout.name, Recipe.backs.name: .layouts
    default: nil
    }
  }

  /// Says of one's own file that a built-in one has its name, and is used instead.
  static func warn(_ key: Recipe.Key, _ text: String) {
    guard let kind = kind(of: key) else { return }
    for name in text.split(separator: ",") { warn(kind, String(name)) }
  }

  /// Says of one's own file of a built-in name that it is not used.
  static func warn(_ kind: OwnFolder.Kind, _ name: String) {
    let name = name.lowercased()
    guard kind.builtInNames.contains(name),
      let path = try? OwnFolder.system?.file(name, kind)
    else { return }
    Main.warn(
      "not used: \"\(name)\" is the built-in \(kind.noun); give the file another name", of: path)
  }

  /// The files of one's own that a recipe and lists name, to watch them.
  static func paths(_ recipe: Recipe, lists: [String]) -> [String] {
    guard let folder = OwnFolder.system else { return [] }
    func path<Value>(_ reference: Reference<Value>?, _ kind: OwnFolder.Kind) -> String? {
      guard case .own(let name) = reference else { return nil }
      return try? folder.file(name, kind)
    }
    let layouts = (recipe.layouts + [recipe.backs].compactMap(\.self)).map { path($0, .layouts) }
    return ([path(recipe.theme, .themes)] + layouts + lists.map { try? folder.file($0, .lists) })
      .compactMap(\.self)
  }

  /// Returns what to write for a file here, where a name is unknown; `nil` without such a file.
  static func advice(_ key: Recipe.Key, _ text: String) -> String? {
    guard let kind = kind(of: key) else { return nil }
    let known = kind.builtInNames + (OwnFolder.system?.names(kind) ?? [])
    for name in text.split(separator: ",").map(String.init)
    where !isPath(name) && !known.contains(name.lowercased()) && fileStamp("\(name).json") != nil {
      return
        "no \(kind.noun) \"\(name)\"; for the file here write --\(key.name) \("./\(name).json".shellWord)"
    }
    return nil
  }
}

extension Resources {
  /// This machine's files and fonts, and the person's own themes, layouts and lists.
  static var withOwn: Resources {
    var resources = Resources.system
    resources.own = OwnFolder.system
    return resources
  }
}
