import Inkleaf
import InkleafCommandLine
import InkleafPlatform

/// `inkleaf check`: reports problems and doubts of files that people write, and changes nothing.
enum CheckCommand: Subcommand {
  static let json = Option(flag: "json", "print what was found as JSON, one object per file")

  static let quiet = Option(
    flag: "quiet", letter: "q", "print only what is wrong or doubtful")

  static let description = Command(
    name: "check", otherNames: ["validate", "lint", "verify", "test"],
    summary: "report what is wrong or doubtful in lists, themes, layouts and release files",
    details: [
      "Nothing is changed. Of a release file all editions are laid out, but not drawn; with --strict, a font that"
        + " is missing is an error there, too."
    ],
    operand: Operand(
      "FILE", "prompt lists, themes, layouts or release files", values: .file, isRepeated: true),
    options: ListInput.options + [json, quiet],
    examples: [
      Tool.Note("inkleaf check my-challenge.txt", "says what to fix, line by line"),
      Tool.Note("inkleaf check my-theme.json", "tells whether its colours can be read, too"),
    ])

  static func run(_ arguments: Arguments) throws {
    // All files are looked at before the first failure ends the command.
    var failures: [Failure] = []
    var reports: [Report] = []
    for path in try arguments.operands.flatMap(paths) {
      do {
        let report =
          switch try kind(of: path, arguments) {
          case .list: try checkList(path, arguments)
          case .theme: try checkTheme(path).judged(isStrict: arguments.has(ListInput.strict))
          case .layout: try checkLayout(path).judged(isStrict: arguments.has(ListInput.strict))
          case .release: try checkRelease(path, isStrict: arguments.has(ListInput.strict))
          }
        reports.append(report)
        if !arguments.has(json) { try report.show(isQuiet: arguments.has(quiet)) }
        if let error = report.error { failures.append(Failure(error)) }
      } catch {
        failures.append(Failure(error))
        reports.append(
          Report(path: path, problems: InkleafError(error).diagnostics.map { $0.of(path) }))
      }
    }
    if arguments.has(json) {
      try Main.show(JSON.array(reports.map(\.json)).fileText)
      // What is wrong is in the JSON; only the exit code is left to say.
      failures = failures.map(\.told)
    }
    if let failure = Failure(failures) { throw failure }
  }

  /// Returns the paths that a name stands for, where no file here has it: one's own theme, layout and list.
  private static func paths(_ name: String) throws -> [String] {
    let isHere = ((try? fileNames(in: ".")) ?? []).contains(name)
    guard !isHere, !name.contains("/"), let folder = OwnFolder.system else { return [name] }
    let own = try OwnFolder.Kind.allCases.compactMap { try folder.file(name, $0) }
    return own.isEmpty ? [name] : own
  }

  /// What is known of a file.
  private struct Report {
    var path: String
    /// The kind of file; `nil` for one that cannot be read.
    var kind: FileKind?
    /// What a person is told of a file without errors.
    var summary = ""
    var problems: [Diagnostic]
    /// What is wrong with a file that can be read.
    var error: InkleafError?

    /// Makes a report of a file without errors.
    init(_ path: String, _ kind: FileKind, _ summary: String, _ problems: [Diagnostic]) {
      self.init(path: path, problems: problems)
      (self.kind, self.summary) = (kind, summary)
    }

    init(path: String, problems: [Diagnostic]) { (self.path, self.problems) = (path, problems) }

    /// Returns the report with its warnings as errors, if it is to be strict.
    func judged(isStrict: Bool) -> Report {
      guard isStrict, !problems.isEmpty else { return self }
      var report = self
      report.error = .data(problems.map(\.asError))
      report.problems = []
      return report
    }

    /// Prints the warnings and the summary.
    func show(isQuiet: Bool) throws(SystemError) {
      ListInput.show(problems)
      guard error == nil, !isQuiet else { return }
      let warnings = problems.isEmpty ? "no warnings" : counted(problems.count, "warning")
      try Main.show("\(path): \(summary), \(warnings)\n")
    }

    var json: JSON {
      let problems = (error?.diagnostics ?? []) + problems
      let isSound = !problems.contains { $0.severity == .error }
      return .object([
        ("file", .string(path)), ("kind", JSON(kind?.rawValue)), ("ok", .bool(isSound)),
        ("problems", .array(problems.map(\.json))),
      ])
    }
  }

  private static func kind(of path: String, _ arguments: Arguments) throws -> FileKind {
    guard path.lowercased().hasSuffix(".json"),
      !ListInput.options.contains(where: { arguments[$0] != nil })
    else { return .list }
    var bytes = try readFile(path, limit: ListLimits.fileSize)
    var next = FileKind.base(of: bytes, path: path)
    // Files that extend one another in a circle are reported when they are read.
    var known: Set = [path]
    while let base = next, known.insert(base).inserted,
      let more = try? readFile(base, limit: ListLimits.fileSize)
    {
      bytes = more
      next = FileKind.base(of: bytes, path: base)
    }
    return FileKind(of: bytes)
  }

  private static func checkList(_ path: String, _ arguments: Arguments) throws -> Report {
    let read = try ListInput.read(path, arguments, isStrict: false)
    var report = Report(
      path, .list, "\(counted(read.list.prompts.count, "prompt")) (\(read.syntax))", read.doubts
    ).judged(isStrict: arguments.has(ListInput.strict))
    let missing = missingLetters(of: read.list, path)
    // `render` refuses such a list, too, unless it is told to draw boxes.
    if !missing.isEmpty {
      report.error = .data((report.error?.diagnostics ?? []) + missing.map(\.asError))
    }
    return report
  }

  /// Returns what is wrong with characters that the usual pages cannot have.
  private static func missingLetters(of list: PromptList, _ path: String) -> [Diagnostic] {
    var recipe = Recipe()
    recipe.missing = .box
    // What else is wrong with these pages depends on the recipe.
    guard let edition = try? Edition(list, recipe, path: path, resources: .withOwn) else {
      return []
    }
    return edition.warnings.filter { $0.kind == .missingGlyph }.map(\.diagnostic)
  }

  private static func checkTheme(_ path: String) throws -> Report {
    let theme = try Theme(contentsOf: path)
    let typesetter = Typesetter(language: "en")
    let fonts = [theme.numberFont, theme.promptFont, theme.textFont].compactMap { font in
      typesetter.substitute(for: font).map(\.description)
    }
    let contrast = Appearance.allCases.map { side in
      let palette = theme.palette(side)
      return "\(side.rawValue) \(contrastText(palette.ink.contrast(with: palette.paper)))"
    }
    let pictureDoubts =
      try theme.pictureDoubts(metrics: typesetter)
      + theme.pictures.flatMap { $0.doubtsOfFile.map { "the picture \($0)" } }
    let file = try json(of: path)
    // Accents may be alike.
    let contrastDoubts = Appearance.allCases.flatMap { side in
      theme.contrastDoubtsOfRoles(side, in: theme.palette(side)).flatMap { role, message in
        warnings([message], of: path, at: placeOfColor(role, of: side, in: file))
      }
    }.eachOnce
    // A theme may have a key from the one that it extends.
    let idleDoubts = theme.idleKeys.flatMap { key, message in
      file.member(key).map { warnings([message], of: path, at: $0) } ?? []
    }
    return Report(
      path, .theme, "theme \(theme.name), ink on paper \(contrast.joined(separator: ", "))",
      warnings(nameDoubts(theme.name, among: Theme.names, "theme"), of: path) + contrastDoubts
        + warnings(
          Appearance.allCases.flatMap { theme.greyDoubts($0, in: theme.palette($0)) }
            + fonts, of: path) + idleDoubts
        + warnings(pictureDoubts, of: path, at: placeOfPicture(in: file)))
  }

  private static func checkLayout(_ path: String) throws -> Report {
    let layout = try Layout(contentsOf: path)
    let shapes = layout.shapes.map(\.rawValue).joined(separator: ", ")
    let typesetter = Typesetter(language: "en")
    let report = Report(
      path, .layout, "layout \(layout.name), for \(shapes) pages",
      warnings(
        nameDoubts(layout.name, among: Layout.names, "layout")
          + layout.doubts(metrics: typesetter), of: path))
    // A layout that fits on no page is wrong.
    return layout.fitsSomewhere(metrics: typesetter) ? report : report.judged(isStrict: true)
  }

  /// Returns a doubt about a name that a built-in one has, too: pages of both go to one folder.
  private static func nameDoubts(_ name: String, among names: [String], _ kind: String) -> [String]
  {
    guard names.contains(name) else { return [] }
    return [
      "a built-in \(kind) is called \(name), too, and pages of both go to the same folder; write another"
        + " \"name\""
    ]
  }

  private static func checkRelease(_ path: String, isStrict: Bool) throws -> Report {
    let release = try Release(contentsOf: path, resources: .withOwn)
    let (problems, warnings) = release.findings(ReleaseOptions(), isStrict: isStrict)
    var report = Report(
      path, .release, "release \(release.name), \(counted(release.entries.count, "edition"))",
      warnings.map { $0.of(path) })
    report.error = InkleafError(problems)
    return report
  }

  private static func json(of path: String) throws -> JSON {
    try JSON.reading(readFile(path, limit: ListLimits.fileSize), path: path)
  }

  /// Returns the value in a theme that says a colour, or the paper's or the accents' beside it, or else the one that
  /// names the file which has them.
  private static func placeOfColor(_ role: String, of side: Appearance, in file: JSON) -> JSON? {
    let colors = file.member(side.rawValue)
    return [role, "accents", "paper"].lazy.compactMap { colors?.member($0) }.first
      ?? file.member("extends")
  }

  /// Returns the first value in a theme that names a picture, or else the one that names the file which has it.
  private static func placeOfPicture(in file: JSON) -> JSON? {
    let sides = Appearance.allCases.compactMap { file.member($0.rawValue)?.member("background") }
    return file.member("background") ?? sides.first { !$0.isNull } ?? file.member("extends")
  }

  /// Returns doubts about a whole file or a value in it, each once.
  private static func warnings(
    _ doubts: [String], of path: String, at value: JSON? = nil
  ) -> [Diagnostic] {
    doubts.eachOnce.map {
      Diagnostic(
        severity: .warning, path: path, line: value?.line, column: value?.column, message: $0)
    }
  }
}
