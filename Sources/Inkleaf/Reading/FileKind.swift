/// What a JSON file that people write is, as its keys tell.
public enum FileKind: Equatable, Sendable {
  /// A prompt list.
  case list
  /// A theme.
  case theme
  /// A layout.
  case layout
  /// A release file.
  case release

  /// Looks at the keys of a file; what can be nothing else is taken for a list.
  public init(of bytes: [UInt8]) {
    let members = (try? JSONValue.reading(bytes, path: ""))?.object ?? []
    let keys = Set(members.map(\.name))
    let themeKeys: Set = [
      "extends", "light", "dark", "numberFont", "promptFont", "textFont", "framePen", "frameStyle",
      "ruling", "background", "inkFollows",
    ]
    let layoutKeys: Set = [
      "variants", "rows", "columns", "rowGap", "columnGap", "drawing", "for", "page", "margin",
    ]
    // Lists have items too, but those are words.
    let items = members.first { $0.name == "items" }?.value.array
    if keys.contains("lists") {
      self = .release
    } else if !keys.isDisjoint(with: themeKeys) {
      self = .theme
    } else if !keys.isDisjoint(with: layoutKeys)
      || items?.contains(where: { $0.object != nil }) == true,
      keys.isDisjoint(with: ["prompts", "title"])
    {
      self = .layout
    } else {
      self = .list
    }
  }
}
