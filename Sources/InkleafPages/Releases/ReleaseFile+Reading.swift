extension ReleaseFile {
  /// Returns what a theme or layout file calls itself, or where one of a person's own is; `nil` where there is none.
  public typealias NameFinder = (_ key: String, _ name: String) -> String?

  /// Reads a release file.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - path: its name, for messages.
  ///   - ownName: tells what a theme or layout file calls itself.
  ///   - ownPath: tells where a theme or layout of a person's own is, for advice.
  /// - Throws: everything that is wrong with it, each with its line and column.
  public init(
    parsing bytes: [UInt8], path: String, ownName: @escaping NameFinder = { _, _ in nil },
    ownPath: @escaping NameFinder = { _, _ in nil }
  ) throws(Diagnostics) {
    let (file, faults) = try Self.reading(bytes, path: path, ownName: ownName, ownPath: ownPath)
    if let faults { throw faults }
    self = file
  }

  /// Reads a release file as far as it can be read.
  ///
  /// - Returns: the file, and what is wrong with it; `nil` for nothing.
  /// - Throws: what is wrong with a file that is no JSON object.
  package static func reading(
    _ bytes: [UInt8], path: String, ownName: @escaping NameFinder, ownPath: @escaping NameFinder
  ) throws(Diagnostics) -> (file: ReleaseFile, faults: Diagnostics?) {
    let faults = Faults(path: path)
    let first = bytes.first { !Self.blanks.contains($0) }
    guard path.lowercased().hasSuffix(".json") || first == UInt8(ascii: "{") else {
      throw Diagnostics([
        Diagnostic(
          path: path,
          message: "not a release file (a JSON object); `inkleaf new --release LIST`"
            + " prints one for a list")
      ])
    }
    let value = try JSON.reading(bytes, path: path, kind: .release)
    var fields = Fields(value, faults, expected: "a release")
    let file = ReleaseFile(&fields, path, ReleaseReader(ownName: ownName, ownPath: ownPath))
    fields.end()
    return (file, faults.all.isEmpty ? nil : Diagnostics(limiting: faults.all, path: path))
  }

  /// The message for the name of a theme, layout or list of one's own.
  package static func byPath(_ name: String, _ kind: String, _ path: String) -> String {
    "\(name) is a \(kind) of your own; a release file, which others may use, names it by its path, such as \(path)"
  }

  /// White space and the bytes of a byte order mark.
  private static let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]

  /// Describes a release file.
  static func schema(_ parts: SchemaParts) -> JSON {
    Fields.schema(parts) { fields in
      _ = ReleaseFile(&fields, "", ReleaseReader())
    }
  }

  /// Returns a choice that names lists by their paths, where it has the names of their files alone.
  private static func naming(_ lists: [Value], in choice: Choice) -> Choice {
    var choice = choice
    choice[listAxis] = choice[listAxis]?.map { value in
      if lists.contains(where: { $0.text == value.text }) { return value }
      let meant = lists.filter { $0.name == value.text || fileName(of: $0.text) == value.text }
      guard meant.count == 1, var list = meant.first else { return value }
      list.place = value.place
      return list
    }
    return choice
  }

  /// Reads the keys of a release file.
  private init(_ fields: inout Fields, _ path: String, _ reader: ReleaseReader) {
    let name = fields.read(
      "name", .folderName,
      "the folder of the release; the list's name, or that of this file where there are several")
    let lists = fields.need(
      "lists", reader.form(of: Self.listAxis), "the paths of prompt lists, or built-in ones",
      or: "a release needs the key \"lists\", such as [\"list.txt\"]")
    var matrix: Choice = [Self.listAxis: lists ?? []]
    matrix[Self.languageAxis] =
      fields.read(
        "languages", reader.form(of: Self.languageAxis),
        "only lists in these languages; all if left out")
      ?? []
    for key in Self.keyAxes {
      var values = reader.usualValues(of: key)
      fields.read(key.axis ?? key.name, into: &values, reader.form(of: key.name), key.summary)
      matrix[key.name] = values
    }
    let posters = fields.read(
      "posters", reader.form(of: Recipe.size.name, canBeEmpty: true),
      "the sizes in which the whole list is drawn on one page, or false; those of social networks if left out"
    )
    let include =
      (fields.read(
        "include", reader.choices(among: nil),
        "editions that are made besides; what one does not name is taken from above") ?? []).map {
        Self.naming(lists ?? [], in: $0)
      }
    // Editions that are left out or changed must be there.
    var known = matrix
    for choice in include { known.merge(choice) { $0 + $1 } }
    let only = lists?.count == 1 ? lists?.first : nil
    // A name of signs alone, such as "🎃", leaves nothing for a folder.
    let folder = (name ?? stem(only?.text ?? path)).slug
    self.init(
      name: folder.isEmpty ? "release" : folder, matrix: matrix,
      exclude: fields.read(
        "exclude", reader.choices(among: known), "editions that are left out") ?? [],
      include: include,
      overrides: fields.read(
        "overrides", reader.overrides(among: known),
        "options of some editions, the later ones winning"
      ) ?? [],
      names: Self.usualNames,
      posters: posters.map { $0.map { Recipe().with($0.patch).size } }
        ?? PageSize.all.filter { $0.group == .social })
    for key in ["exclude", "languages", "names"] {
      places[key] = fields.value(key, isKey: false)?.place
    }
    fields.read("names", into: &names, .namePattern, "what editions are called")
    fields.read("site", into: &site, .site, "the website: false for none, or what it says")
  }
}
