import InkleafCommandLine
import Inkleaf

/// `inkleaf list`: shows what there is to choose from.
enum ListCommand: Subcommand {
  static let json = Option(flag: "json", "print JSON")
  static let search = Option(
    "search", value: "TEXT", "show only entries containing this text (ignores case)")

  static let fontFolder = Option(
    "font-dir", value: "FOLDER", values: .folder, "with fonts: show those in this folder")

  /// Everything that can be listed: its name, what it holds, and its rows.
  private static let catalogs: [(name: String, summary: String, rows: @Sendable () -> [Row])] = [
    ("lists", "built-in prompt lists", listRows),
    ("sizes", "page sizes", { PageSize.all.map(row) }),
    (
      "themes", "themes",
      {
        Theme.all.map { Row($0.name, members($0)) }
          + ownRows(.themes) { members(try Resources.withOwn.theme(.own($0))) }
      }
    ),
    (
      "layouts", "layouts",
      {
        Layout.all.map { Row($0.name, members($0)) }
          + ownRows(.layouts) { members(try Resources.withOwn.layout(.own($0))) }
      }
    ),
    (
      "rulings", "what can lie inside a frame",
      {
        Ruling.all.map { ruling in
          Row(
            ruling.name,
            [("summary", .string(ruling.summary)), ("pitch_mm", .number(ruling.usualPitch))])
        }
      }
    ),
    ("fonts", "the fonts of this machine", { familyRows(FontCatalog.system.families()) }),
    ("theme-fonts", "the fonts that themes get", fontRows),
    (
      "formats", "formats",
      { Format.allCases.map { Row($0.name, [("summary", .string($0.summary))]) } }
    ),
  ]

  static let description = Command(
    name: "list",
    summary: "show the built-in lists, the sizes, themes, layouts, rulings, fonts and formats",
    operand: Operand(
      "WHAT", "what to show", values: .one(catalogs.map(\.name))),
    options: [search, fontFolder, json],
    examples: [
      Tool.Note("inkleaf list sizes", "shows every page size with its measures"),
      Tool.Note("inkleaf list fonts --search garamond", "shows what a theme can ask for"),
    ],
    hints: [
      Tool.Note("what", "--search {TEXT}"),
      Tool.Note("what ipad", "inkleaf list sizes --search ipad"),
      Tool.Note("what ipads", "inkleaf list sizes --search ipad"),
      Tool.Note("what colors", colorAdvice), Tool.Note("what colours", colorAdvice),
    ])

  private static let colorAdvice = "colours as #203040, or by their names in CSS, such as teal"

  static func run(_ arguments: Arguments) throws {
    let name = arguments.operand?.lowercased()
    guard let catalog = catalogs.first(where: { $0.name == name }) else { return }
    let wanted = arguments[search] ?? ""
    // People write "iPad Pro" where names have hyphens.
    func plain(_ text: String) -> String { text.lowercased().replacing("-", with: " ") }
    var all = catalog.rows
    if let folder = arguments[fontFolder] {
      guard catalog.name == "fonts" else {
        throw UsageError(
          problems: ["--font-dir is for `inkleaf list fonts`"], command: description.name)
      }
      let families = try FontCatalog(folder: folder).families(ofFirst: 1)
      all = { familyRows(families) }
    }
    let rows = all().filter { row in
      wanted.isEmpty || plain("\(row.name) \(row.line)").contains(plain(wanted))
    }
    if arguments.has(json) {
      return try Main.show(JSON.array(rows.map(\.json)).fileText)
    }
    if rows.isEmpty, !wanted.isEmpty {
      Main.tell(["none of the \(catalog.name) contains \"\(wanted)\""])
    }
    let column = (rows.map(\.name.count).max() ?? 0) + 2
    let lines = rows.map { row in
      row.name + String(repeating: " ", count: column - row.name.count) + row.line
    }
    try Main.show(lines.map { $0 + "\n" }.joined())
  }

  private static func members(_ theme: Theme) -> [(String, JSON)] {
    [("summary", .string(theme.summary))]
  }

  private static func members(_ layout: Layout) -> [(String, JSON)] {
    [
      ("summary", .string(layout.summary)),
      ("shapes", .array(layout.shapes.map { .string($0.rawValue) })),
    ]
  }

  /// Lists the files of one's own, marked as such, and with what is wrong with them.
  private static func ownRows(
    _ kind: OwnFolder.Kind, _ members: (String) throws -> [(String, JSON)]
  ) -> [Row] {
    guard let folder = OwnFolder.system else { return [] }
    return folder.names(kind).map { name in
      let isHidden = kind.builtInNames.contains(name)
      var (known, note) = ([(String, JSON)](), "your own")
      do { known = try members(name) } catch {
        note += "; " + (InkleafError(error).diagnostics.first?.description ?? "cannot be read")
      }
      if isHidden { note += ", not used: the built-in \(kind.noun) has this name" }
      let summary = known.first { $0.0 == "summary" }?.1.string ?? ""
      let path = (try? folder.file(name, kind)) ?? folder.folder(kind)
      return Row(
        name,
        [("summary", .string(summary.isEmpty ? "(\(note))" : "\(summary) (\(note))"))]
          + known.filter { $0.0 != "summary" } + [("path", .string(path))])
    }
  }

  /// Lists one's own prompt lists, and the built-in ones, the newest first.
  @Sendable private static func listRows() -> [Row] {
    ownRows(.lists) { name in
      guard let path = try OwnFolder.system?.file(name, .lists) else { return [] }
      return members(try Resources.withOwn.list(path).list)
    } + builtInListRows()
  }

  private static func members(_ list: PromptList) -> [(String, JSON)] {
    let start = list.start.map { "\($0)" }
    return [
      (
        "summary",
        .string(
          "\(list.title), \(counted(list.prompts.count, "prompt"))"
            + (start.map { " from \($0)" } ?? "") + ", in \(list.language)")
      ),
      ("title", .string(list.title)), ("start", JSON(start)),
      ("language", .string(list.language)), ("prompts", JSON(list.prompts.count)),
    ]
  }

  private static func builtInListRows() -> [Row] {
    PromptList.builtInNames.reversed().compactMap { name in
      guard let list = try? Resources.system.list(name).list else { return nil }
      return Row(name, members(list))
    }
  }

  /// Lists the families of fonts that themes can ask for.
  private static func familyRows(_ families: [FontFamily]) -> [Row] {
    families.map { family in
      let weights = family.weights.map { "\($0)" }.joined(separator: " ")
      return Row(
        family.name,
        [
          ("summary", .string(weights + (family.hasItalic ? ", italic" : ""))),
          ("weights", .array(family.weights.map { JSON($0) })),
          ("italic", .bool(family.hasItalic)), ("path", .string(family.path)),
        ])
    }
  }

  /// Lists the fonts that each theme gets on this machine, with their files.
  @Sendable private static func fontRows() -> [Row] {
    let typesetter = Typesetter(language: "en")
    return Theme.all.flatMap { theme in
      [("number", theme.numberFont), ("prompt", theme.promptFont), ("text", theme.textFont)].map {
        role, font in
        let found = try? typesetter.choice(for: font)
        let asked = font.families.first ?? ""
        let used = found.map { "\($0.family) \($0.weight), \($0.path)" } ?? "no font is installed"
        return Row(
          "\(theme.name) \(role)",
          [
            ("summary", .string("\(asked) \(font.weight): \(used)")),
            ("theme", .string(theme.name)), ("role", .string(role)),
            ("asked", .string(asked)), ("family", JSON(found?.family)), ("path", JSON(found?.path)),
          ])
      }
    }
  }

  private static func row(_ size: PageSize) -> Row {
    let page = Page(size)
    let (width, height) = page.pixels(dpi: page.dpi)
    let clear = page.keepClear.map { ($0 / pointsPerMillimetre * 100).rounded() / 100 }
    return Row(
      size.name,
      [
        ("group", .string(size.group.rawValue)),
        ("width", .number(size.width)), ("height", .number(size.height)),
        ("unit", .string(size.unit.rawValue)), ("dpi", .number(page.dpi)),
        ("width_px", JSON(width)), ("height_px", JSON(height)),
        (
          "keep_clear_mm",
          .object([
            ("top", .number(clear.top)), ("right", .number(clear.right)),
            ("bottom", .number(clear.bottom)), ("left", .number(clear.left)),
          ])
        ),
        ("source", .string(size.source)), ("also_named", .string(size.otherNames)),
      ])
  }
}

/// One thing to choose, as a line and as JSON.
private struct Row {
  var name: String
  var members: [(String, JSON)]

  init(_ name: String, _ members: [(String, JSON)]) {
    self.name = name
    self.members = members
  }

  var json: JSON { .object([("name", .string(name))] + members) }

  /// The members that a person wants to see beside the name.
  var line: String {
    func value(_ key: String) -> String? {
      members.first { $0.0 == key }.map { $0.1.string ?? $0.1.text().filter { $0 != "\"" } }
    }
    if let summary = value("summary") { return summary }
    let measures = "\(value("width") ?? "") x \(value("height") ?? "") \(value("unit") ?? "")"
    let density = value("unit") == "px" ? " at \(value("dpi") ?? "") ppi" : ""
    let others = value("also_named").map { $0.isEmpty ? "" : "  also \($0)" } ?? ""
    return measures + density + others
  }
}
