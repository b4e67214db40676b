import InkleafSuggestions

/// The kind of a JSON file that people write, told by its keys.
public enum FileKind: String, Equatable, Sendable {
  /// A prompt list.
  case list
  /// A theme.
  case theme
  /// A layout.
  case layout
  /// A release file.
  case release

  /// The kind's name in messages.
  var noun: String {
    switch self {
    case .list: "prompt list"
    case .theme: "theme"
    case .layout: "layout"
    case .release: "release file"
    }
  }

  /// The advice for a file of this kind.
  private var advice: String {
    switch self {
    case .list: "give it to a command that takes a list"
    case .theme: "give it to --theme"
    case .layout: "give it to --layout"
    case .release: "give its path to `inkleaf release`"
    }
  }

  /// The message for a file of this kind where another is expected.
  var mixUp: String { "this is a \(noun); \(advice)" }

  /// Finds the kind from the keys of a file; without a key of another kind it is a list.
  public init(of bytes: [UInt8]) {
    // What is too large for a list need not be read to be refused.
    let isSmall = (try? ListLimits.check(bytes, path: "")) != nil
    self.init(of: isSmall ? (try? JSON.reading(bytes, path: "")) ?? .null : .null)
  }

  init(of value: JSON) {
    let members = value.object ?? []
    let keys = Set(members.map(\.name))
    let isList = !keys.isDisjoint(with: ["prompts", "words", "days"])
    let base = members.first { $0.name == "extends" }?.value.string?.lowercased()
    // A list may have items, too, but they are words.
    let items = members.first { $0.name == "items" }?.value.array
    // Other programs have lists of objects.
    let lists = members.first { $0.name == "lists" }?.value.array ?? []
    let isBoard = !lists.isEmpty && lists.allSatisfy { $0.object != nil }
    if let named = members.first(where: { $0.name == JSON.schemaKey })?.value.string,
      let kind = Self.schemas.first(where: { fileName(of: named).hasPrefix($0.rawValue) })
    {
      self = kind
    } else if let base, Theme.names.contains(base) || Layout.names.contains(base) {
      // What it starts from leaves no doubt.
      self = Theme.names.contains(base) ? .theme : .layout
    } else if !isList, !isBoard, !keys.isDisjoint(with: Self.releaseKeys) {
      self = .release
    } else if !keys.isDisjoint(with: Self.themeKeys)
      || !keys.isEmpty && keys.isSubset(of: Palette.roles.map(\.name))
      || !isList && !keys.isDisjoint(with: Self.looseThemeKeys)
    {
      self = .theme
    } else if base != nil, items == nil, keys.isDisjoint(with: Self.layoutKeys),
      !keys.contains("label")
    {
      self = .theme
    } else if !keys.isDisjoint(with: Self.layoutKeys)
      || items?.contains(where: { $0.member("item") != nil }) == true || keys.contains("extends"),
      keys.isDisjoint(with: ["prompts", "title"])
    {
      self = .layout
    } else {
      self = .list
    }
  }

  /// Throws if a file of unknown kind is certainly no list.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - path: its path, for the message.
  package static func refuseOthers(thanList bytes: [UInt8], path: String) throws(Diagnostics) {
    // All other kinds are objects of JSON; a byte order mark may be before them.
    guard bytes.first(where: { (0x21..<0x7F).contains($0) }) == UInt8(ascii: "{"),
      let value = try? JSON.reading(bytes, path: path)
    else { return }
    try value.check(isKind: .list, path: path)
  }

  /// Returns what to know of an object in JSON that is no list as a whole and has no key of another kind; `nil` for any
  /// other file.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - path: its path, for the message.
  ///   - problems: what is wrong with it as a list.
  package static func adviceWithoutKind(
    _ bytes: [UInt8], path: String, after problems: Diagnostics
  ) -> Diagnostic? {
    guard let problem = problems.all.first, problems.all.count == 1 else { return nil }
    if path.lowercased().hasSuffix(".json"),
      [[0xFF, 0xFE], [0xFE, 0xFF]].contains(bytes.prefix(2))
    {
      return Diagnostic(
        path: path, message: "this is no prompt list; save a theme or a layout as UTF-8")
    }
    let none = "this is no prompt list, theme or layout"
    guard let value = try? JSON.reading(bytes, path: path), let members = value.object,
      problem.line == nil || (problem.line == value.line && problem.column == value.column),
      members.allSatisfy({ !["prompts", "words", "days"].contains($0.name) })
    else { return nil }
    let known =
      ["prompts", "extends", "items"] + themeKeys.sorted() + looseThemeKeys.sorted()
      + layoutKeys.sorted()
    let meant = members.filter { !known.contains($0.name) }.compactMap { member in
      nearest(to: member.name, among: known).map { (member, $0) }
    }.prefix(3)
    let words = meant.map { member, key in "\"\(member.name.prefix(40))\" (did you mean \(key)?)" }
    let place = meant.first?.0.value
    return Diagnostic(
      path: path, line: place?.line, column: place?.column,
      message: words.isEmpty
        ? "\(none); a list has \"prompts\", a theme \"extends\", \"light\" or \"dark\", a layout \"items\""
        : "\(none): \(words.joined(separator: ", "))")
  }

  /// Returns the path of the file that tells the kind of another one, which only extends it; `nil` for a
  /// file that tells its kind itself.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the other file.
  ///   - path: its path.
  public static func base(of bytes: [UInt8], path: String) -> String? {
    guard (try? ListLimits.check(bytes, path: path)) != nil,
      let value = try? JSON.reading(bytes, path: path), value.onlyExtends,
      let base = value.member("extends")?.string, base.lowercased().hasSuffix(".json")
    else { return nil }
    return InkleafPages.path(base, beside: path)
  }

  private static let releaseKeys = Set(
    ["lists", "languages", "include", "exclude", "overrides", "posters", "names", "site"]
      + ReleaseFile.keyAxes.compactMap(\.axis).filter { $0 != "themes" })

  private static let themeKeys: Set = [
    "light", "dark", "numberFont", "promptFont", "textFont", "framePen", "frameStyle",
    "ruling", "background", "inkFollows",
  ]

  /// Keys of themes that other files may have for words of their own.
  private static let looseThemeKeys: Set = [
    "accentsBy", "appearance", "arrows", "dotRadius", "font", "greys", "numberColumn",
    "numberScale",
    "numberStyle", "ornament", "pitch", "printsTexture", "rulePen", "rulingPen", "texture",
    "zeroPadded",
  ]

  /// The keys of themes that neither side has.
  static var keysOfThemes: Set<String> {
    themeKeys.union(looseThemeKeys).subtracting(["light", "dark", "background"])
  }

  private static let layoutKeys: Set = [
    "variants", "rows", "columns", "rowGap", "columnGap", "mirror", "drawing", "for", "page",
    "margin", "pages", "parts", "backs",
  ]

  /// The kinds of which a file may name the schema.
  private static let schemas: [FileKind] = [.theme, .layout, .release]
}

extension JSON {
  /// Whether it changes nothing of the file that it extends, which may be a theme or a layout.
  fileprivate var onlyExtends: Bool {
    let keys = (object ?? []).map(\.name)
    return keys.contains("extends")
      && keys.allSatisfy { ["extends", "name", "summary", "label", JSON.schemaKey].contains($0) }
  }

  /// Reads a file of a kind, without the name of the schema that editors look for.
  ///
  /// - Throws: every invalid character, the first fault of the JSON, or a file of another kind.
  static func reading(
    _ bytes: [UInt8], path: String, kind: FileKind
  ) throws(Diagnostics) -> JSON {
    let value = try JSON.reading(bytes, path: path)
    try value.check(isKind: kind, path: path)
    guard let schema = value.member(schemaKey) else { return value }
    guard schema.string != nil else {
      let message = "expected the address of a schema in quotes, not \(schema.noun)"
      throw Diagnostics([
        Diagnostic(path: path, line: schema.line, column: schema.column, message: message)
      ])
    }
    return value.without(schemaKey)
  }

  /// The key by which a file names its schema.
  static let schemaKey = "$schema"

  /// Throws if the file is certainly of another kind.
  func check(isKind kind: FileKind, path: String) throws(Diagnostics) {
    let found = FileKind(of: self)
    // A file without a telling key may be of any kind.
    guard object != nil, found != kind, found != .list, !(kind == .layout && onlyExtends) else {
      return
    }
    throw Diagnostics([Diagnostic(path: path, message: found.mixUp)])
  }
}
