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
      monitor.progress(.edition(work.entry.name))
      return .drawing(
        try EditionDrawing(work, at: place, in: partial, of: path, archives: target))
    }
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

  /// Makes everything in memory and tells what does not stand on disk as it was made.
  func check() throws -> ReleaseOutcome {
    let folder: SharedFolder
    do throws(SystemError) {
      folder = SharedFolder(try Folder.open(path, isOwn: true))
    } catch {
      guard error.isMissing else { throw error }
      throw SystemError(
        .read, path,
        reason:
          "there is no release here; `inkleaf release \(release.path ?? release.name)` makes it")
    }
    var unlike: [Int: [String]] = [:]
    var made: [String]?
    for place in byTheme(Array(entries.indices)) {
      try monitor.checkStop()
      try findings.settle(
        place,
        Result {
          let compared = try compare(try work(place), place, with: folder.folder)
          unlike[place] = compared.differences
          return compared.edition
        })
    }
    var differences = entries.indices.flatMap { unlike[$0] ?? [] }
    if differences.isEmpty, findings.problems.isEmpty {
      let target = AssemblyTarget(comparingWith: folder)
      let assembly = try ReleaseAssembly(self, findings.standing)
      findings.add(assembly)
      try assembly.make(from: folder, nil, keeping: nil, target)
      differences += target.differences
      // Where an archive differs, the files behind it are not made.
      if differences.isEmpty { made = target.paths }
    }
    // Else what the catalog names is the release's own.
    if let made = made ?? Catalog(in: folder.folder)?.paths {
      try findings.add(strangers(in: folder.folder, among: made))
    }
    if !differences.isEmpty {
      findings.add([.data(differences.map { Diagnostic(message: $0) })])
    }
    findings.tellWarnings()
    return outcome(drawn: [], isChanged: false, others: try others(in: folder.folder))
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

  /// Draws an edition in memory and tells what does not stand in a folder as it was drawn.
  private func compare(
    _ work: Work, _ place: Int, with folder: borrowing Folder
  ) throws -> (edition: StandingEdition, differences: [String]) {
    monitor.progress(.edition(work.entry.name))
    let name = work.entry.name
    guard folder.entry(name) == .folder else {
      return (
        StandingEdition(work, place, recordSum: "", isNew: false),
        ["\(path)/\(name): is missing"]
      )
    }
    let standing = SharedFolder(try folder.openFolder(name))
    @Sendable func isSame(_ name: String, _ bytes: [UInt8]) -> Bool {
      (try? standing.folder.read(name, limit: bytes.count)) == bytes
    }
    var quiet = monitor
    quiet.progress = { _ in }
    let drawn = try work.edition.files.drawAll(
      work.edition.settings, jobs: options.jobs, monitor: quiet
    ) { file, bytes in
      let drawn = DrawnFile(file: file, size: bytes.count, sum: SHA256.hex(of: bytes))
      return (drawn: drawn, isSame: isSame(file.name, bytes))
    }
    let extras = try work.extras(drawn.map(\.drawn))
    let unlike =
      drawn.filter { !$0.isSame }.map(\.drawn.file.name)
      + extras.filter { !isSame($0.name, $0.bytes) }.map(\.name)
    findings.add(
      try standing.folder.strangers(besides: drawn.map(\.drawn.file.name) + extras.map(\.name)))
    let edition = StandingEdition(
      work, place, recordSum: SHA256.hex(of: extras.last?.bytes ?? []), isNew: false)
    return (
      edition,
      unlike.map { file in
        let isMissing = standing.folder.entry(file) == .absent
        return "\(path)/\(name)/\(file): \(isMissing ? "is missing" : "differs")"
      }
    )
  }

  /// Assembles the whole, gives everything its name, and tells what became of it.
  ///
  /// - Parameter target: where files that belong to no edition wait; `nil` if only a share is drawn.
  private func finish(
    in folder: consuming ReleaseFolder, _ target: AssemblyTarget?
  ) throws -> ReleaseOutcome {
    let editions = findings.standing
    let new = editions.filter(\.isNew).map { entries[$0.place].name }
    var isChanged = !new.isEmpty
    let others = target == nil ? [] : try others(in: folder.shared.folder)
    var removed: [String] = []
    var needsAssembly = false
    var old: Catalog?
    // What is left of a release that nothing describes any more is the person's to remove.
    var strange: [String] = []
    var isUnknown = false
    let shared = folder.shared
    let assembly = target == nil || editions.isEmpty ? nil : try ReleaseAssembly(self, editions)
    if let assembly { findings.add(assembly) }
    findings.tellWarnings()
    if let target, let assembly {
      if try !new.isEmpty || !assembly.stands(in: folder.shared) {
        isChanged = true
        try monitor.checkStop()
        old = Catalog(in: folder.shared.folder)
        isUnknown = old == nil && folder.shared.folder.entry(ChecksumFile.name) != .absent
        try assembly.make(
          from: folder.shared, folder.sharedPartial,
          keeping: Catalog(in: folder.shared.folder, isProven: true), target)
        try monitor.checkStop()
        try target.sync()
        try folder.swapIn(new, files: target.names, inputs: inputs)
      }
    } else if target == nil {
      try folder.swapIn(new, files: [])
      needsAssembly = !new.isEmpty && folder.shared.folder.entry(Catalog.name) != .absent
    }
    // A release that is not whole removes no edition.
    let prunes = options.prunes && findings.problems.isEmpty
    var stays = prunes ? [] : others
    for name in others where prunes {
      if try folder.shared.folder.removeEdition(name) {
        removed.append(name)
      } else {
        stays.append(name)
        let changed = try folder.shared.folder.changedFiles(ofEdition: name) ?? []
        findings.add([.data([ReleaseForecast.stays("\(path)/\(name)", changed)])])
      }
    }
    if let target, let old {
      let others = try folder.removeOthers(
        than: target.names, archivesOf: release.entries.map(\.name) + stays, of: old)
      removed += others.removed
      strange = others.changed.map { "\(path)/\($0)" }
    }
    try folder.close(isWhole: target != nil)
    if isUnknown, let new = Catalog(in: shared.folder) {
      strange = try strangers(in: shared.folder, among: new.paths)
    }
    findings.tell(strange)
    var made = outcome(
      drawn: new, isChanged: isChanged || !removed.isEmpty, others: stays, removed: removed)
    made.needsAssembly = needsAssembly
    return made
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

  private func outcome(
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
    return .data(
      names.keys.sorted().map { index in
        let editions = (names[index] ?? []).map { entries[$0].name }
        let shown =
          editions.prefix(3).joined(separator: ", ")
          + (editions.count > 3 ? " and \(editions.count - 3) more" : "")
        return Diagnostic(
          path: path,
          message: "share \(index)/\(shares) is missing (\(shown)); run `inkleaf release"
            + " \(release.path ?? release.name) --shard \(index)/\(shares)`, and bring its folders"
            + " here")
      })
  }
}

extension ReleaseRun.Work {
  /// The files that describe the edition, its record last.
  func extras(_ drawn: [DrawnFile]) throws -> [ExtraFile] {
    let thumbnail = try edition.document.thumbnail(
      side: ReleaseRun.thumbnailSide, edition.settings.typesetter)
    let shown = isDisplayed ? try edition.display(in: entry.name) : nil
    let record = EditionRecord(
      edition, drawn, in: entry.name, fingerprint,
      ThumbnailRecord(
        file: StoredFile(
          path: "\(entry.name)/\(ThumbnailRecord.name)", size: thumbnail.png.count,
          sum: SHA256.hex(of: thumbnail.png)),
        width: thumbnail.width, height: thumbnail.height, blurHash: thumbnail.blurHash),
      shown?.record)
    return [ExtraFile(name: ThumbnailRecord.name, bytes: thumbnail.png)] + (shown?.files ?? []) + [
      ExtraFile(name: EditionRecord.name, bytes: Array((record.json.text() + "\n").utf8))
    ]
  }
}

extension ReleaseRun {
  /// The longer side of the picture of an edition's first page, in pixels.
  static let thumbnailSide = 640
}
