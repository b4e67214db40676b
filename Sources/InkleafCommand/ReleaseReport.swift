import Inkleaf

/// Returns the warning for editions that a release no longer names; `nil` where there are none.
///
/// - Parameter path: the release file.
func otherEditions(_ names: [String], in folder: String, _ path: String) -> Diagnostic? {
  guard !names.isEmpty else { return nil }
  return Diagnostic(
    severity: .warning, path: path,
    message: "\(folder) has \(counted(names.count, "edition")) that this file no longer names:"
      + " \(names.firstFew(5)); --prune removes \(names.count == 1 ? "it" : "them")")
}

extension ReleaseOutcome {
  /// Returns a warning that the sums of a release are no longer true; `nil` where they are.
  func staleness(_ path: String) -> Diagnostic? {
    guard needsAssembly else { return nil }
    return Diagnostic(
      severity: .warning, path: path,
      message: "archives, catalog.json and SHA256SUMS in \(folder) are those of the release before;"
        + " --assemble makes them anew when all shares are there")
  }

  /// Prints what became of the release.
  func show() throws {
    let made = drawn.isEmpty ? "assembled" : "\(drawn.count) of them drawn"
    try Main.show(
      removed.map { "removed \($0)\n" }.joined()
        + (editions.isEmpty
          ? (problems.isEmpty ? "no edition is in this share\n" : "")
          : "\(counted(editions.count, "edition")) in \(folder), \(isChanged ? made : "unchanged")\n"),
      writtenTo: folder)
  }

  /// What scripts are told.
  ///
  /// - Parameter doubts: what had to be guessed about the lists.
  func json(_ doubts: [Diagnostic]) -> JSON {
    .object([
      ("folder", .string(folder)), ("editions", .array(editions.map(JSON.string))),
      ("drawn", .array(drawn.map(JSON.string))),
      ("others", .array(others.map(JSON.string))), ("removed", .array(removed.map(JSON.string))),
      ("changed", .bool(isChanged)),
      ("problems", .array((doubts + warnings + problems.flatMap(\.diagnostics)).map(\.json))),
    ])
  }
}

extension Release {
  /// What had to be guessed about its lists.
  var doubts: [Diagnostic] { lists.flatMap(\.doubts) }

  /// Lays everything out; returns what is wrong and what is doubtful.
  ///
  /// - Parameter isStrict: whether doubts about lists, words that pages leave out and missing fonts are wrong.
  func findings(
    _ options: ReleaseOptions, isStrict: Bool
  ) -> (problems: [InkleafError], warnings: [Diagnostic]) {
    let (problems, warnings) = findings(options)
    let strict = warnings.filter { isStrict && ($0.isOfLostWords || $0.kind == .substitutedFont) }
    let errors = (isStrict ? doubts : []) + strict.map(\.diagnostic)
    return (
      problems + errors.map { .data([$0.asError]) },
      (isStrict ? [] : doubts) + warnings.filter { !strict.contains($0) }.map(\.diagnostic)
    )
  }
}

extension ReleaseForecast {
  /// Prints what would be made.
  ///
  /// - Parameters:
  ///   - path: the release file.
  ///   - prunes: whether editions that are no longer named would be removed.
  func show(_ path: String, prunes: Bool, isQuiet: Bool) throws {
    if !prunes, !isQuiet {
      ListInput.show([otherEditions(others, in: folder, path)].compactMap(\.self))
    }
    let lines = editions.map { edition in
      "\(edition.name): \(counted(edition.pages, "page")), \(counted(edition.files, "file"))"
        + "\(edition.isStanding ? ", unchanged" : "")\n"
    }
    let pages = editions.reduce(0) { $0 + $1.pages }
    let files = editions.reduce(0) { $0 + $1.files }
    let drawn = editions.filter { !$0.isStanding }.count
    let work =
      bytes == 0
      ? "nothing to draw" + (isAssembled ? "; archives, site and catalog are made anew" : "")
      : "\(counted(drawn, "edition")) to draw: about \(sized(bytes)) with archives, in about"
        + " \(lasting(seconds))"
    try Main.show(
      lines.joined()
        + (pruned(prunes) + removed).map { "would remove \($0)\n" }.joined()
        + "\(counted(editions.count, "edition")), \(counted(pages, "page")) and"
        + " \(counted(files, "file")) in \(folder)\n\(work)\n")
  }

  /// The editions that would be removed.
  private func pruned(_ prunes: Bool) -> [String] {
    prunes ? others.filter { !kept.contains($0) } : []
  }

  /// What scripts are told.
  ///
  /// - Parameters:
  ///   - prunes: whether editions that are no longer named would be removed.
  ///   - doubts: what had to be guessed about the lists.
  func json(prunes: Bool, _ doubts: [Diagnostic]) -> JSON {
    let stays = prunes ? kept : others
    let removed = pruned(prunes) + removed
    let editions = editions.map { edition in
      JSON.object([
        ("edition", .string(edition.name)), ("pages", JSON(edition.pages)),
        ("files", JSON(edition.files)), ("unchanged", .bool(edition.isStanding)),
      ])
    }
    return .object([
      ("folder", .string(folder)), ("editions", .array(editions)),
      ("others", .array(stays.map(JSON.string))), ("removed", .array(removed.map(JSON.string))),
      ("bytes", JSON(bytes)), ("seconds", .number((seconds * 1000).rounded() / 1000)),
      ("problems", .array((doubts + warnings + problems.flatMap(\.diagnostics)).map(\.json))),
    ])
  }
}

/// Returns a time in words: "1 second", "12 minutes".
private func lasting(_ seconds: Double) -> String {
  let whole = max(1, Int(seconds.rounded(.up)))
  if whole < 100 { return counted(whole, "second") }
  return counted((whole + 59) / 60, "minute")
}
