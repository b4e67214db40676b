import InkleafSuggestions

/// A value of a theme that a recipe changes, such as `ink=#203040`.
public struct ThemeChange: Equatable, Sendable {
  /// The key as in a theme's file; parts of a key have dots between them, as in `dark.ink`.
  public var key: String
  /// The value as text; a colour's name alone changes both sides.
  public var value: String

  /// Makes a change from a key and a value; both are checked when the recipe is used.
  public init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }

  /// The keys that say how a theme looks: the colours of both sides, then the rest.
  static let keys: [String] = {
    var fields = Fields(.object([]), Faults(path: ""), expected: "a theme")
    var theme = Theme.plain
    theme.read(&fields, files: .none)
    return Palette.roles.map(\.name) + fields.known.filter { !otherKeys.contains($0) }
  }()

  /// The keys of pictures.
  static let backgroundKeys =
    ["background"] + Appearance.allCases.map { "\($0.rawValue).background" }

  /// Whether it names a picture.
  var isOfBackground: Bool { Self.backgroundKeys.contains(key) }

  /// Whether it is of the font of all words.
  var isOfAllFonts: Bool { key.split(separator: ".").first == "font" }

  /// The keys that say what a theme is.
  private static let otherKeys = ["name", "summary", "appearance", "extends"]

  /// Reads `KEY=VALUE`.
  ///
  /// - Throws: what is wrong with the key or the value. Files that it names are not looked at.
  init(reading text: String) throws(UsageProblem) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw UsageProblem("expected a key, = and a value, such as ink=#203040")
    }
    self.init(String(parts[0].trimmed), String(parts[1].trimmed))
    if isOfBackground {
      if value.lowercased() == "none" { value = "null" }
      return
    }
    let first = key.prefix { $0 != "." }
    guard (Self.keys + Self.otherKeys).contains(String(first)) else {
      throw UsageProblem(
        unknown(
          "key", key, among: Self.keys,
          otherwise: "the keys are \(Self.keys.joined(separator: ", "))"))
    }
    if let (before, other) = otherChange {
      throw UsageProblem("one change at a time; write --set \(before) --set \(other)")
    }
    do {
      _ = try Theme.plain.setting([self], files: .none)
    } catch {
      guard let plain = inWordsOfFiles else {
        throw UsageProblem(error.all.map(\.message).joined(separator: "; "))
      }
      self = plain
    }
  }

  /// The change and another one that is written behind it with a comma; `nil` without another one.
  private var otherChange: (String, Substring)? {
    let parts = value.split(separator: ",", maxSplits: 1)
    guard parts.count == 2, let key = parts[1].split(separator: "=").first, key != parts[1],
      Self.keys.contains(String(key.prefix { $0 != "." }.trimmed))
    else { return nil }
    return ("\(self.key)=\(parts[0])", parts[1].trimmed)
  }

  /// The same change with `null`, `true` or `false` in the place of what people say for it; `nil` where none is meant.
  private var inWordsOfFiles: ThemeChange? {
    let words = [
      "none": ["null"], "no": ["false", "null"], "off": ["false", "null"], "yes": ["true"],
      "on": ["true"],
    ]
    return words[value.lowercased()]?.lazy.map { ThemeChange(key, $0) }
      .first { (try? Theme.plain.setting([$0], files: .none)) != nil }
  }

  /// The change as it is written on a command line.
  public var text: String { "\(key)=\(value)" }
}
