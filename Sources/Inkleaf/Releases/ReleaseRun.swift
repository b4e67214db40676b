internal import InkleafCompression
internal import InkleafPages
internal import InkleafPlatform
internal import InkleafRendering
internal import Synchronization

/// One run over a release: finds the editions that stand, draws the others, and assembles the whole.
final class ReleaseRun {
  let release: Release
  let options: ReleaseOptions
  let monitor: Monitor
  /// The folder of the release.
  let path: String
  /// The editions of this run's share.
  let entries: [Release.Entry]
  let fingerprints = Fingerprints()
  private var problems: [InkleafError] = []
  private var warned: [Edition.Warning] = []
  /// The first edition with each kind of pages.
  private var firstWithPages: [String: String] = [:]

  init(_ release: Release, _ options: ReleaseOptions, _ monitor: Monitor) {
    self.release = release
    self.options = options
    self.monitor = monitor
    path = release.folder(in: options.output)
    entries = release.entries.enumerated().filter { place, _ in
      options.share?.has(place) ?? true
    }.map(\.element)
  }

  /// An edition that is laid out, with what tells it from others.
  struct Work {
    var entry: Release.Entry
    var edition: Edition
    var fingerprint: Fingerprint
  }

  // MARK: What it does

  /// Draws what is missing, and assembles the whole unless only a share is drawn.
  func make() throws -> ReleaseOutcome {
    let folder = try ReleaseFolder.open(path, isShared: options.share != nil)
    let sums = ChecksumFile(in: folder.shared.folder)
    var standing: [StandingEdition] = []
    for entry in entries {
      try attempt {
        let work = try self.work(entry)
        standing.append(try self.standing(work, in: folder, sums) ?? draw(work, in: folder))
      }
    }
    return try finish(standing, in: folder)
  }

  /// Assembles editions that are all there.
  func assemble(shares: Int?) throws -> ReleaseOutcome {
    let folder = try ReleaseFolder.open(path, isShared: false)
    let sums = ChecksumFile(in: folder.shared.folder)
    var standing: [StandingEdition] = []
    var missing: [(place: Int, name: String)] = []
    for (place, entry) in entries.enumerated() {
      try attempt {
        let work = try self.work(entry)
        if let edition = try StandingEdition(
          work, in: folder.shared.folder, isNew: false, options, sums)
        {
          standing.append(edition)
        } else {
          missing.append((place, entry.name))
        }
      }
    }
    guard missing.isEmpty else { throw errors(missing, shares: shares) }
    return try finish(standing, in: folder)
  }

  /// Makes everything in memory and tells what does not stand on disk as it was made.
  func check() throws -> ReleaseOutcome {
    let folder = SharedFolder(try Folder.open(path))
    var standing: [StandingEdition] = []
    var differences: [String] = []
    for entry in entries {
      try attempt {
        let (edition, unlike) = try compare(try work(entry), with: folder.folder)
        standing.append(edition)
        differences += unlike
      }
    }
    if differences.isEmpty, problems.isEmpty {
      let target = AssemblyTarget(comparingWith: try Folder.open(path))
      let assembly = try ReleaseAssembly(self, standing)
      problems += assembly.problems
      try assembly.make(from: folder, nil, keeping: nil, target)
      differences += target.differences
    }
    if !differences.isEmpty {
      problems.append(.data(differences.map { Diagnostic(message: $0) }))
    }
    return outcome(standing, drawn: 0, isChanged: false)
  }

  // MARK: Steps

  /// Does something for one edition; what is wrong with it alone does not stop the others.
  private func attempt(_ body: () throws -> Void) throws {
    try monitor.checkStop()
    do {
      try body()
    } catch let error as InkleafError {
      switch error.first {
      case .request, .data, .drawing: problems.append(error)
      case .system(let system) where system.action == .read: problems.append(error)
      default: throw error
      }
    }
  }

  /// Lays an edition out and finds what tells it from others.
  private func work(_ entry: Release.Entry) throws -> Work {
    let edition = try release.edition(entry)
    warn(edition.warnings)
    let fingerprint = try fingerprints.fingerprint(of: edition)
    if let first = firstWithPages.updateValue(entry.name, forKey: fingerprint.pages) {
      warn([
        Edition.Warning(
          kind: .samePages,
          diagnostic: Diagnostic(
            severity: .warning, path: release.path ?? release.name,
            message: "the editions \(first) and \(entry.name) have the same pages; leave one out by"
              + " \"exclude\""))
      ])
      firstWithPages[fingerprint.pages] = first
    }
    return Work(entry: entry, edition: edition, fingerprint: fingerprint)
  }

  /// Tells warnings, each once.
  func warn(_ warnings: [Edition.Warning]) {
    for warning in warnings where !warned.contains(warning) {
      warned.append(warning)
      monitor.warn(warning)
    }
  }

  /// The edition where it stands in the release, or waits in its hidden folder, as it would be drawn.
  private func standing(
    _ work: Work, in folder: borrowing ReleaseFolder, _ sums: ChecksumFile?
  ) throws -> StandingEdition? {
    if let edition = try StandingEdition(
      work, in: folder.shared.folder, isNew: false, options, sums)
    {
      return edition
    }
    return try StandingEdition(work, in: folder.sharedPartial.folder, isNew: true, options, nil)
  }

  /// Draws an edition into the hidden folder.
  private func draw(
    _ work: Work, in folder: borrowing ReleaseFolder
  ) throws -> StandingEdition {
    monitor.progress(.edition(work.entry.name))
    let edition = work.edition
    var record: [UInt8] = []
    let staging = try StagingFolder(
      in: folder.emptyFolder(for: work.entry.name), names: edition.files.files.map(\.name))
    var quiet = monitor
    quiet.progress = { _ in }
    _ = try edition.files.write(
      to: staging, edition.settings, jobs: options.jobs, wantsSums: true, monitor: quiet,
      extras: { drawn in
        let extras = try work.extras(drawn)
        record = extras.last?.bytes ?? []
        return extras
      })
    return StandingEdition(work, recordSum: SHA256.hex(of: record), isNew: true)
  }

  /// Draws an edition in memory and tells what does not stand in a folder as it was drawn.
  private func compare(
    _ work: Work, with folder: borrowing Folder
  ) throws -> (edition: StandingEdition, differences: [String]) {
    monitor.progress(.edition(work.entry.name))
    let name = work.entry.name
    guard folder.entry(name) == .folder else {
      return (StandingEdition(work, recordSum: "", isNew: false), ["\(path)/\(name): is missing"])
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
    let edition = StandingEdition(
      work, recordSum: SHA256.hex(of: extras.last?.bytes ?? []), isNew: false)
    return (
      edition,
      unlike.map { file in
        let isMissing = standing.folder.entry(file) == .absent
        return "\(path)/\(name)/\(file): \(isMissing ? "is missing" : "differs")"
      }
    )
  }

  /// Assembles the whole, gives everything its name, and tells what became of it.
  private func finish(
    _ editions: [StandingEdition], in folder: consuming ReleaseFolder
  ) throws -> ReleaseOutcome {
    let new = editions.filter(\.isNew).map(\.entry.name)
    var isChanged = !new.isEmpty
    if options.share != nil {
      try folder.swapIn(new, files: [])
    } else if !editions.isEmpty {
      removeLeftovers(in: folder)
      let assembly = try ReleaseAssembly(self, editions)
      problems += assembly.problems
      if try !new.isEmpty || !assembly.stands(in: folder.shared) {
        isChanged = true
        try monitor.checkStop()
        let old = Catalog(in: folder.shared.folder)
        let target = AssemblyTarget(writing: try folder.emptyFiles(), for: path)
        try assembly.make(from: folder.shared, folder.sharedPartial, keeping: old, target)
        try monitor.checkStop()
        try folder.swapIn(new, files: target.names)
        // Editions that could not be made keep their old files.
        let kept = problems.isEmpty ? editions.map(\.entry.name) : release.entries.map(\.name)
        if let old { folder.removeOthers(than: target.names, editions: kept, of: old) }
      }
    }
    try folder.close(isWhole: options.share == nil)
    return outcome(editions, drawn: new.count, isChanged: isChanged)
  }

  /// Removes the files of an older release that a run could not remove any more before it was killed.
  private func removeLeftovers(in folder: borrowing ReleaseFolder) {
    guard let left = folder.unfinished, let current = Catalog(in: folder.shared.folder) else {
      return
    }
    folder.removeOthers(
      than: current.files.map(\.file.path),
      editions: current.editions.map(\.head.edition) + release.entries.map(\.name), of: left)
  }

  private func outcome(
    _ editions: [StandingEdition], drawn: Int, isChanged: Bool
  ) -> ReleaseOutcome {
    ReleaseOutcome(
      folder: path, editions: editions.map(\.entry.name), drawn: drawn, isChanged: isChanged,
      problems: problems)
  }

  /// Returns the error for editions that are not there.
  private func errors(_ missing: [(place: Int, name: String)], shares: Int?) -> InkleafError {
    guard let shares else {
      return .data(
        missing.map {
          Diagnostic(
            path: "\(path)/\($0.name)",
            message:
              "this edition is missing, or of another list, look or version; --shards N names"
              + " the missing shares")
        })
    }
    let names = Dictionary(grouping: missing, by: { $0.place % shares + 1 })
    return .data(
      names.keys.sorted().map { index in
        let editions = (names[index] ?? []).map(\.name)
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
    let record = EditionRecord(
      edition, drawn, in: entry.name, fingerprint,
      ThumbnailRecord(
        file: StoredFile(
          path: "\(entry.name)/\(ThumbnailRecord.name)", size: thumbnail.png.count,
          sum: SHA256.hex(of: thumbnail.png)),
        width: thumbnail.width, height: thumbnail.height, blurHash: thumbnail.blurHash))
    return [
      ExtraFile(name: ThumbnailRecord.name, bytes: thumbnail.png),
      ExtraFile(name: EditionRecord.name, bytes: Array((record.json.text() + "\n").utf8)),
    ]
  }
}

extension ReleaseRun {
  /// The longer side of the picture of an edition's first page, in pixels.
  static let thumbnailSide = 640
}
