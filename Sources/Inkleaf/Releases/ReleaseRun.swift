internal import InkleafCompression
internal import InkleafPages
internal import InkleafPlatform
internal import InkleafRendering
internal import Synchronization

/// One run over a release: finds the editions that stand, draws the others, and assembles the whole.
final class ReleaseRun: Sendable {
  let release: Release
  let options: ReleaseOptions
  let monitor: Monitor
  /// The folder of the release.
  let path: String
  /// The editions of this run's share.
  let entries: [Release.Entry]
  let fingerprints = Fingerprints()
  let findings: ReleaseFindings

  init(_ release: Release, _ options: ReleaseOptions, _ monitor: Monitor) {
    self.release = release
    self.options = options
    self.monitor = monitor
    path = release.folder(in: options.output)
    entries =
      options.share.map { share in
        release.entries.enumerated().filter { share.has($0.offset) }.map(\.element)
      } ?? release.entries
    findings = ReleaseFindings(release, entries, monitor)
    findings.add(release.baseDoubts(in: options.output) + release.feedDoubts)
  }

  /// An edition that is laid out, with what tells it from others.
  struct Work {
    var entry: Release.Entry
    var edition: Edition
    var fingerprint: Fingerprint
    /// Whether there are pictures of it for the release's site.
    var isDisplayed: Bool
  }

  // MARK: What it does

  /// Draws what is missing, and assembles the whole unless only a share is drawn.
  func make() throws -> ReleaseOutcome {
    var folder = try ReleaseFolder.open(path, isShared: options.share != nil)
    let (shared, partial) = (folder.shared, folder.sharedPartial)
    var target: AssemblyTarget?
    if options.share == nil {
      try removeLeftovers(in: &folder)
      target = AssemblyTarget(writing: try folder.emptyFiles(), for: path)
    }
    let evidence = EditionEvidence(in: shared.folder, hasShares: options.share != nil)
    try settle { [self, target] place in
      let work = try work(place)
      if let edition = try standing(work, place, in: shared, partial, evidence) {
        return .known(edition)
      }
      if let obstacle = try obstacle(of: work, at: place, in: shared) { findings.add([obstacle]) }
      // Nothing is drawn that cannot have its place; all that is in the way is told at once.
      guard !findings.areBlocked else { return .known(nil) }
      monitor.progress(.edition(work.entry.name))
      return .drawing(
        try EditionDrawing(work, at: place, in: partial, of: path, archives: target))
    }
    if findings.areBlocked,
      let error = InkleafError(findings.problems.sorted { $0.description < $1.description })
    {
      throw error
    }
    guard let target else { return try finishShare(in: folder) }
    return try finish(in: folder, target)
  }

  /// Assembles editions that are all there.
  func assemble(shares: Int?) throws -> ReleaseOutcome {
    var folder = try ReleaseFolder.open(path, isShared: false)
    let shared = folder.shared
    try removeLeftovers(in: &folder)
    let target = AssemblyTarget(writing: try folder.emptyFiles(), for: path)
    let evidence = EditionEvidence(in: shared.folder, hasShares: true)
    try settle { [self] place in
      .known(
        try StandingEdition(
          work(place), place, in: shared.folder, isNew: false, options, evidence))
    }
    let missing = findings.missing
    guard missing.isEmpty else { throw errors(missing, shares: shares) }
    return try finish(in: folder, target)
  }

  // MARK: Steps

  /// Finds or draws all editions, so many at the same time.
  private func settle(_ look: @escaping @Sendable (_ place: Int) throws -> ReleaseCrew.Look) throws
  {
    let crew = ReleaseCrew(
      places: byTheme(Array(entries.indices)), monitor, look: look,
      settle: { [findings] in try findings.settle($0, $1) })
    try crew.work(jobs: options.jobs)
  }

  /// Sorts editions so that those of one theme follow one another: then the fonts of few themes are open.
  func byTheme(_ places: [Int]) -> [Int] {
    var themes: [(theme: Reference<Theme>, places: [Int])] = []
    for place in places {
      let theme = entries[place].recipe.theme
      if let known = themes.firstIndex(where: { $0.theme == theme }) {
        themes[known].places.append(place)
      } else {
        themes.append((theme, [place]))
      }
    }
    return themes.flatMap(\.places)
  }

  /// Lays an edition out and finds what tells it from others.
  func work(_ place: Int) throws -> Work {
    let entry = entries[place]
    let edition = try release.edition(entry)
    try edition.checkPixels(as: entry.name)
    let isDisplayed = release.site != nil
    let fingerprint = try fingerprints.fingerprint(of: edition, isDisplayed: isDisplayed)
    findings.add(edition.warnings, pages: fingerprint.pages, at: place)
    return Work(
      entry: entry, edition: edition, fingerprint: fingerprint, isDisplayed: isDisplayed)
  }

  /// The edition where it stands in the release, or waits in its hidden folder, as it would be drawn.
  private func standing(
    _ work: Work, _ place: Int, in folder: SharedFolder, _ partial: SharedFolder,
    _ evidence: EditionEvidence
  ) throws -> StandingEdition? {
    if let edition = try StandingEdition(
      work, place, in: folder.folder, isNew: false, options, evidence)
    {
      return edition
    }
    return try StandingEdition(work, place, in: partial.folder, isNew: true, options, .none)
  }

  /// Gives the editions of a share their names, and tells what became of them.
  private func finishShare(in folder: consuming ReleaseFolder) throws -> ReleaseOutcome {
    findings.tellWarnings()
    let new = self.new
    try folder.swapIn(new, files: [])
    var made = outcome(drawn: new, isChanged: !new.isEmpty, others: [])
    made.needsAssembly = !new.isEmpty && folder.shared.folder.entry(Catalog.name) != .absent
    try folder.close(isWhole: false)
    return made
  }

  /// Assembles the whole, gives everything its name, and tells what became of it.
  ///
  /// - Parameter target: where files that belong to no edition wait.
  private func finish(
    in folder: consuming ReleaseFolder, _ target: AssemblyTarget
  ) throws -> ReleaseOutcome {
    let (shared, new) = (folder.shared, self.new)
    let others = try others(in: shared.folder)
    let former = try assembled(in: folder, target)
    // What is left of a release that nothing describes any more is the person's to remove.
    var (removed, stays, strange) = try pruned(others, in: shared.folder)
    if let old = former?.catalog {
      let left = try folder.removeOthers(
        than: target.names, archivesOf: release.entries.map(\.name) + stays, of: old)
      removed += left.removed
      strange += left.changed.map { "\(path)/\($0)" }
    }
    try folder.close(isWhole: true)
    if former?.isUnknown == true, let catalog = Catalog(in: shared.folder) {
      strange += try strangers(in: shared.folder, among: catalog.paths)
    }
    findings.tell(strange)
    return outcome(
      drawn: new, isChanged: !new.isEmpty || former != nil || !removed.isEmpty, others: stays,
      removed: removed)
  }

  /// The editions that this run has drawn.
  private var new: [String] {
    findings.standing.filter(\.isNew).map { entries[$0.place].name }
  }

  /// The release that stood before.
  private struct Former {
    /// Its catalog; `nil` where there is none that is whole.
    var catalog: Catalog?
    /// Whether there was one whose catalog is damaged.
    var isUnknown: Bool
  }

  /// Assembles the whole and gives it its name, unless all of it stands.
  ///
  /// - Returns: the release before; `nil` where nothing changed.
  private func assembled(
    in folder: borrowing ReleaseFolder, _ target: AssemblyTarget
  ) throws -> Former? {
    let editions = findings.standing
    guard !editions.isEmpty else {
      findings.tellWarnings()
      return nil
    }
    let (shared, new) = (folder.shared, self.new)
    let assembly = try ReleaseAssembly(self, editions)
    findings.add(assembly)
    findings.tellWarnings()
    guard try !new.isEmpty || !assembly.stands(in: shared) else { return nil }
    try monitor.checkStop()
    let old = Catalog(in: shared.folder)
    let isUnknown = old == nil && shared.folder.entry(ChecksumFile.name) != .absent
    try assembly.make(
      from: shared, folder.sharedPartial, keeping: Catalog(in: shared.folder, isProven: true),
      target)
    try monitor.checkStop()
    try target.sync()
    try folder.swapIn(new, files: target.names, inputs: inputs)
    return Former(catalog: old, isUnknown: isUnknown)
  }

  /// Removes editions that the release no longer names, if that is wished and it is whole.
  ///
  /// - Returns: those that are gone, those that stay, and the paths of what others put into those that are gone.
  private func pruned(
    _ others: [String], in folder: borrowing Folder
  ) throws -> (removed: [String], stays: [String], strange: [String]) {
    guard options.prunes, findings.problems.isEmpty else { return ([], others, []) }
    var (removed, stays, strange): ([String], [String], [String]) = ([], [], [])
    for name in others {
      if try folder.removeEdition(name) {
        removed.append(name)
        guard folder.entry(name) == .folder else { continue }
        strange += try folder.openFolder(name).names().map { "\(path)/\(name)/\($0)" }
      } else {
        stays.append(name)
        let changed = try folder.changedFiles(ofEdition: name) ?? []
        findings.add([.data([ReleaseForecast.stays("\(path)/\(name)", changed)])])
      }
    }
    return (removed, stays, strange)
  }

  /// The files that the release is made from.
  private var inputs: Set<FileIdentity> {
    let paths = release.lists.map { release.resources.path($0.path) } + [release.path]
    return Set(paths.compactMap { $0.flatMap(FileIdentity.init) })
  }

  /// Removes the files of an older release that a run could not remove any more before it was killed.
  private func removeLeftovers(in folder: inout ReleaseFolder) throws {
    guard let left = folder.unfinished, let current = Catalog(in: folder.shared.folder) else {
      return
    }
    _ = try folder.removeOthers(
      than: current.files.map(\.file.path),
      archivesOf: current.editions.map(\.name) + release.entries.map(\.name)
        + others(in: folder.shared.folder), of: left)
  }

  func outcome(
    drawn: [String], isChanged: Bool, others: [String], removed: [String] = []
  ) -> ReleaseOutcome {
    ReleaseOutcome(
      folder: path, editions: findings.standing.map { entries[$0.place].name }, drawn: drawn,
      others: others, removed: removed, isChanged: isChanged, problems: findings.problems,
      warnings: findings.warned.map(\.diagnostic))
  }

  /// Returns the error for editions that are not there.
  func errors(_ missing: [Int], shares: Int?) -> InkleafError {
    guard let shares else {
      return .data(
        missing.map {
          Diagnostic(
            path: "\(path)/\(entries[$0].name)",
            message:
              "this edition is missing, or of another list, look or version; --shards N names"
              + " the missing shares")
        })
    }
    let names = Dictionary(grouping: missing, by: { $0 % shares + 1 })
    // Else it would be drawn into the usual folder.
    let output =
      options.output == ReleaseOptions().output ? "" : " --output \(options.output.shellWord)"
    return .data(
      names.keys.sorted().map { index in
        let shown = (names[index] ?? []).map { entries[$0].name }.firstFew(3)
        return Diagnostic(
          path: path,
          message: "share \(index)/\(shares) is missing (\(shown)); run `inkleaf release"
            + " \((release.path ?? release.name).shellWord) --shard \(index)/\(shares)\(output)`, with --font-dir where"
            + " this has it, and bring its folders here")
      })
  }
}

extension ReleaseRun.Work {
  /// The files that describe the edition, its record last.
  func extras(_ drawn: [DrawnFile]) throws -> [ExtraFile] {
    let thumbnail = try edition.shownDocument.thumbnail(
      side: ReleaseRun.thumbnailSide, edition.settings.typesetter)
    let shown = isDisplayed ? try edition.display(in: entry.name) : nil
    let record = EditionRecord(
      edition, drawn, in: entry.name, fingerprint,
      ThumbnailRecord(
        file: StoredFile(path: "\(entry.name)/\(ThumbnailRecord.name)", bytes: thumbnail.png),
        width: thumbnail.width, height: thumbnail.height, blurHash: thumbnail.blurHash),
      shown?.record)
    return [ExtraFile(name: ThumbnailRecord.name, bytes: thumbnail.png)] + (shown?.files ?? []) + [
      ExtraFile(name: EditionRecord.name, bytes: Array(record.json.fileText.utf8))
    ]
  }
}

extension ReleaseRun {
  /// The longer side of the picture of an edition's first page, in pixels.
  static let thumbnailSide = 640
}
