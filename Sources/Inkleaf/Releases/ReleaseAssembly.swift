internal import InkleafCompression
internal import InkleafPages
internal import InkleafPlatform
internal import InkleafRendering

/// Makes what belongs to a release as a whole: archives, posters, calendars, overviews, checksums and the
/// catalog.
///
/// What it knows of an edition at a time is little, so that memory does not grow with their number.
struct ReleaseAssembly: Sendable {
  private let run: ReleaseRun
  private let editions: [StandingEdition]
  /// When the release says that it was made: the latest of its editions.
  private let created: String
  /// The checksum of everything that the release depends on.
  private var fingerprint = ""
  /// All files but the editions' own, their archives and the overviews.
  private var files: [Part] = []
  /// Pictures of many editions each; they are made one after the other, as each needs the fonts of all themes.
  private var overviews: [Part] = []
  /// How many of them can be drawn at the same time.
  private var mostJobs = Int.max
  /// What is said of the site, and its look; `nil` without a site.
  private var site: (wishes: SiteWishes, look: SiteLook)?

  /// Posters that cannot be made.
  private(set) var problems: [InkleafError] = []
  /// What is doubtful about posters.
  private(set) var warnings: [(poster: String, list: Int, warnings: [Edition.Warning])] = []

  /// A file that belongs to no edition alone.
  ///
  /// What it shows is laid out once more when it is made: hundreds of lists would not fit into memory.
  private struct Part: Sendable {
    var name: String
    var kind: Catalog.Kind
    var bytes: @Sendable () throws -> [UInt8]
  }

  /// The most editions on one overview: more would be too small to see, and too many to hold at once.
  private static let mostOnOverview = 24

  init(_ run: ReleaseRun, _ editions: [StandingEdition]) throws {
    self.run = run
    self.editions = editions
    created = editions.map(\.created).max() ?? ""
    let release = run.release
    var sum = SHA256()
    for text in [InkleafVersion.current, Libraries.versions, release.name] { sum.add(text) }
    for edition in editions {
      sum.add(run.entries[edition.place].name)
      sum.add(edition.recordSum)
    }
    let (stems, drawn) = (release.stems, release.drawnLists)
    for list in release.lists.indices {
      for size in release.posters {
        do { try addPoster(of: list, size, named: stems[list], to: &sum) } catch {
          problems.append(InkleafError(error))
        }
      }
      try addCalendar(of: drawn[list], list, named: stems[list], to: &sum)
    }
    try addSite(to: &sum)
    fingerprint = sum.hex()
    for (index, shown) in editions.chunks(of: Self.mostOnOverview).enumerated() {
      overviews.append(
        Part(name: index == 0 ? "overview.png" : "overview-\(index + 1).png", kind: .overview) {
          try ReleasePictures(run).overview(of: shown.map(\.place))
        })
    }
  }

  /// Adds the pages of a list's poster.
  private mutating func addPoster(
    of list: Int, _ size: PageSize, named stem: String, to sum: inout SHA256
  ) throws {
    let poster = try run.release.poster(of: list, size)
    let name = Release.posterName(size)
    try poster.checkPixels(as: name)
    warnings.append((name, list, poster.warnings))
    sum.add(try run.fingerprints.fingerprint(of: poster).sum)
    let count = poster.files.files.count
    mostJobs = min(mostJobs, poster.files.mostJobs(poster.settings))
    for page in 0..<count {
      let number = (page + 1).padded(to: String(count).count)
      let ending = count > 1 ? "-\(number)" : ""
      files.append(
        Part(name: "\(stem)-\(name)\(ending).png", kind: .poster) { [run] in
          let poster = try run.release.poster(of: list, size)
          return try poster.files.bytes(of: poster.files.files[page], poster.settings)
        })
    }
  }

  /// Adds a list's calendar, where it has dates.
  private mutating func addCalendar(
    of drawn: PromptList, _ list: Int, named stem: String, to sum: inout SHA256
  ) throws {
    let release = run.release
    let created =
      try creationTime(
        start: release.lists[list].prompts.start,
        sourceDateEpoch: release.resources.sourceDateEpoch)
      ?? unknownTime
    let date = release.site?.updateTime(created: created) ?? created
    guard let calendar = drawn.calendarFile(created: date, named: stem) else { return }
    sum.add(calendar)
    files.append(
      Part(name: "\(stem).ics", kind: .calendar) {
        Array((drawn.calendarFile(created: date, named: stem) ?? "").utf8)
      })
  }

  /// Adds what the site says, and its picture; its pages are made of what stands on disk.
  private mutating func addSite(to sum: inout SHA256) throws {
    let release = run.release
    guard let wishes = release.site, let first = editions.first else { return }
    let look = try release.siteLook(orOf: run.entries[first.place])
    site = (wishes, look)
    for text in [
      "site", look.css, wishes.title ?? "", wishes.description ?? "", wishes.base ?? "",
      wishes.home ?? "", wishes.updated?.description ?? "", release.siteLanguage,
    ] { sum.add(text) }
    // The site tells more of the lists than pages show.
    for list in release.lists { sum.add(list.prompts.canonicalText()) }
    let places = editions.map(\.place)
    files.append(
      Part(name: SiteWriter.picture, kind: .site) { [run] in
        try ReleasePictures(run).share(places, look)
      })
  }

  /// The names of all files but the archives of editions, and the pages of the site.
  var names: [String] {
    [archiveName, ChecksumFile.name, Catalog.name] + (files + overviews).map(\.name)
  }

  /// The name of the archive of all editions.
  private var archiveName: String {
    let taken = Set(run.release.entries.map { $0.name.lowercased() })
    var name = run.release.name
    while taken.contains(name.lowercased()) { name += "-all" }
    return "\(name).zip"
  }

  /// Whether all of it stands in a folder already, as the catalog there says.
  func stands(in folder: SharedFolder) throws -> Bool {
    let count = editions.count + files.count + overviews.count + 1
    guard let catalog = Catalog(in: folder.folder), catalog.fingerprint == fingerprint,
      catalog.version == InkleafVersion.current,
      catalog.editions.map(\.record.sum) == editions.map(\.recordSum),
      catalog.files.count >= count
    else { return false }
    let all = catalog.files.map(\.file)
    // Checksums and catalog are written once more and compared; the rest has its checksums in them.
    let described = AssemblyTarget(comparingWith: folder)
    try describe(
      Array(all[..<editions.count]), Array(catalog.files[editions.count...]), folder, described)
    guard described.differences.isEmpty else { return false }
    let inner = Dictionary(grouping: all.filter { $0.path.contains("/") }) { topName($0.path) }
    for (name, files) in inner {
      guard folder.folder.entry(name) == .folder,
        try folder.folder.openFolder(name).holds(files, run.options)
      else { return false }
    }
    guard !run.options.trustsSizes else {
      return folder.folder.holds(all.filter { !$0.path.contains("/") }, run.options)
    }
    // The archive of all is compared with those that it consists of, faster than it is summed up.
    let archives = all[..<editions.count].map { PackedEdition(file: $0, folder: folder) }
    guard
      let copies = archives.places(in: all[editions.count], comment: fingerprint, folder.folder)
    else { return false }
    let others = all[(editions.count + 1)...].filter { !$0.path.contains("/") }
    let files =
      zip(archives, copies).map { FileSums.Item(file: $0.file, copy: $1) }
      + others.map { FileSums.Item(file: $0) }
    // Each thread takes file after file, the largest first.
    let sorted = files.sorted { $0.file.size > $1.file.size }
    let order = SharedWork<Void>(count: sorted.count)
    return try SharedWork.values(run.options.jobs, jobs: run.options.jobs) { _ in
      var sums = FileSums()
      return sums.hold(in: folder.folder) { order.next().map { sorted[$0] } }
    }.allSatisfy(\.self)
  }

  // MARK: Making

  /// Makes everything.
  ///
  /// - Parameters:
  ///   - folder: where editions stand.
  ///   - partial: where new editions wait; `nil` where there are none.
  ///   - old: the catalog of the release before, by whose checksums archives are kept.
  ///   - target: what becomes of the files.
  ///   - unlike: the places of editions that differ on disk, so that what is made of them is not made.
  func make(
    from folder: SharedFolder, _ partial: SharedFolder?, keeping old: Catalog?,
    _ target: AssemblyTarget, besides unlike: Set<Int> = []
  ) throws {
    let kept = Dictionary(
      (old?.files ?? []).filter { $0.kind == .archive }.map { ($0.file.path, $0.file) },
      uniquingKeysWith: { first, _ in first })
    let alike = editions.filter { !unlike.contains($0.place) }
    let archives = try SharedWork.values(alike.count, jobs: run.options.jobs) { place in
      try run.monitor.checkStop()
      return try packed(alike[place], folder, partial, kept, target)
    }
    // Overviews need the fonts of all themes, but little of what pages needed.
    returnFreedMemory()
    let jobs = min(run.options.jobs, mostJobs)
    let make = { @Sendable [run] (part: Part) in
      try run.monitor.checkStop()
      return Catalog.File(kind: part.kind, file: try target.add(part.name, part.bytes()))
    }
    // The archive of all, the site and the catalog are made of what stands on disk, so they need all of it.
    guard unlike.isEmpty, target.differences.isEmpty else {
      let parts = files + overviews
      _ = try SharedWork.values(parts.count, jobs: jobs) { try make(parts[$0]) }
      return
    }
    let site = try self.site.map { wishes, look in
      try SiteWriter(run, editions, wishes, look, target)
    }
    let description = try start(describing: target, site)
    // What takes longest comes first.
    var made = try SharedWork.values(files.count + 3, jobs: jobs) { place in
      switch place {
      case 0: return try overviews.map(make)
      case 1:
        try describeEditions(archives.map(\.file), folder, partial, in: description)
        return []
      case 2:
        var all = try target.start(archiveName)
        try all.join(archives, comment: fingerprint, run.monitor)
        return [Catalog.File(kind: .archive, file: try target.finish(all))]
      default: return [try make(files[place - 3])]
      }
    }
    made.append(made.removeFirst())
    try description.finish(
      archives.map(\.file), made.flatMap(\.self), created: created, fingerprint: fingerprint)
  }

  /// Compares checksums and catalog with those that would be written.
  ///
  /// - Parameters:
  ///   - archives: those of the editions.
  ///   - made: all other files.
  private func describe(
    _ archives: [StoredFile], _ made: [Catalog.File], _ folder: SharedFolder,
    _ target: AssemblyTarget
  ) throws {
    let description = try start(describing: target, nil)
    try describeEditions(archives, folder, nil, in: description)
    try description.finish(archives, made, created: created, fingerprint: fingerprint)
  }

  private func start(
    describing target: AssemblyTarget, _ site: SiteWriter?
  ) throws -> ReleaseDescription {
    try ReleaseDescription(target, site) {
      $0.start(release: run.release.name, fingerprint: fingerprint, created: created)
    }
  }

  private func describeEditions(
    _ archives: [StoredFile], _ folder: SharedFolder, _ partial: SharedFolder?,
    in description: ReleaseDescription
  ) throws {
    for (edition, archive) in zip(editions, archives) {
      try run.monitor.checkStop()
      let (record, stored) = try read(edition, folder, partial)
      try description.add(record, stored, archive, place: edition.place)
    }
    try description.endEditions()
  }

  /// Reads the record of an edition, and describes its file.
  private func read(
    _ edition: StandingEdition, _ folder: SharedFolder, _ partial: SharedFolder?
  ) throws -> (record: EditionRecord, file: StoredFile) {
    let name = run.entries[edition.place].name
    let standing = try open(edition, folder, partial)
    let text = try standing.read(EditionRecord.name, limit: EditionRecord.largestFile)
    guard SHA256.hex(of: text) == edition.recordSum, let record = EditionRecord(parsing: text)
    else {
      throw SystemError(
        .read, "\(standing.path)/\(EditionRecord.name)", reason: "it was changed meanwhile")
    }
    return (
      record,
      StoredFile(path: "\(name)/\(EditionRecord.name)", size: text.count, sum: edition.recordSum)
    )
  }

  private func open(
    _ edition: StandingEdition, _ folder: SharedFolder, _ partial: SharedFolder?
  ) throws -> Folder {
    let name = run.entries[edition.place].name
    if edition.isNew, let partial { return try partial.folder.openFolder(name) }
    return try folder.folder.openFolder(name)
  }

  // MARK: Archives

  /// Returns an edition's archive: the one that was packed while it was drawn, or one that is whole on
  /// disk, or a new one.
  ///
  /// - Parameter kept: the archives of the release before.
  private func packed(
    _ edition: StandingEdition, _ folder: SharedFolder, _ partial: SharedFolder?,
    _ kept: [String: StoredFile], _ target: AssemblyTarget
  ) throws -> PackedEdition {
    let made = target.folder
    if let archive = edition.archive { return PackedEdition(file: archive, folder: made) }
    let name = "\(run.entries[edition.place].name).zip"
    if !edition.isNew, let file = kept[name], folder.folder.holds([file], run.options) {
      let standing = PackedEdition(file: file, folder: folder)
      if standing.isOf(recordSum: edition.recordSum) { return standing }
    }
    return PackedEdition(file: try pack(edition, folder, partial, target), folder: made)
  }

  /// Packs an edition's archive from its files on disk.
  private func pack(
    _ edition: StandingEdition, _ folder: SharedFolder, _ partial: SharedFolder?,
    _ target: AssemblyTarget
  ) throws -> StoredFile {
    let (record, _) = try read(edition, folder, partial)
    let standing = SharedFolder(try open(edition, folder, partial))
    let archive = try EditionArchive(
      run.entries[edition.place].name,
      record.files.map { EditionArchive.Member(name: $0.file.name, isText: $0.format.isText) },
      in: standing, time: edition.created, target)
    for (place, page) in record.files.map(\.file).enumerated() {
      var content = FileContent()
      try standing.folder.read(page.name) { content.add($0) }
      guard content.sum == page.sum else {
        throw SystemError(
          .read, "\(standing.folder.path)/\(page.name)", reason: "it was changed meanwhile")
      }
      try archive.add(place, content)
    }
    return try archive.finish(recordSum: edition.recordSum)
  }
}
