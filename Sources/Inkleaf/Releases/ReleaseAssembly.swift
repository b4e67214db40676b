internal import InkleafCompression
internal import InkleafPages
internal import InkleafPlatform
internal import InkleafRendering

/// Makes what belongs to a release as a whole: archives, posters, calendars, an overview, checksums and
/// the catalog.
///
/// It goes through the editions one after the other, so that memory does not grow with their number.
struct ReleaseAssembly {
  private let run: ReleaseRun
  private let editions: [StandingEdition]
  /// When the release says that it was made: the latest of its editions.
  private let created: String
  /// The checksum of everything that the release depends on.
  private let fingerprint: String
  /// All files but the editions' own and their archives.
  private var files: [(name: String, kind: Catalog.Kind, bytes: () throws -> [UInt8])] = []

  /// Posters that cannot be made.
  private(set) var problems: [InkleafError] = []

  private static let overviewName = "overview.png"

  init(_ run: ReleaseRun, _ editions: [StandingEdition]) throws {
    self.run = run
    self.editions = editions
    created = editions.map(\.created).max() ?? ""
    var sum = SHA256()
    for text in [InkleafVersion.current, Libraries.versions, run.release.name] { sum.add(text) }
    for edition in editions {
      sum.add(edition.entry.name)
      sum.add(edition.recordSum)
    }
    let release = run.release
    var stems: Set<String> = []
    for (index, list) in release.lists.enumerated() {
      // Lists of other folders may be called alike.
      let name = fileStem(of: list.path).slug
      let stem = stems.contains(name) ? "\(name)-\(stems.count + 1)" : name
      stems.insert(stem)
      for size in release.posters {
        do {
          let poster = try release.poster(of: index, size)
          sum.add(try run.fingerprints.fingerprint(of: poster).sum)
          files.append(
            (
              "\(stem)-poster-\(size.text.slug).png", .poster,
              { try poster.files.bytes(of: poster.files.files[0], poster.settings) }
            ))
        } catch {
          problems.append(InkleafError(error))
        }
      }
      let date = try creationTime(
        start: list.prompts.start, sourceDateEpoch: release.resources.sourceDateEpoch)
      if let calendar = list.prompts.calendarFile(created: date) {
        sum.add(calendar)
        files.append(("\(stem).ics", .calendar, { Array(calendar.utf8) }))
      }
    }
    fingerprint = sum.hex()
    files.append(
      (
        Self.overviewName, .overview,
        { [editions] in
          try Self.overview(of: editions, release)
        }
      ))
  }

  /// A picture of the first page of every edition.
  private static func overview(
    of editions: [StandingEdition], _ release: Release
  ) throws -> [UInt8] {
    let first = release.lists.first?.prompts ?? PromptList(title: "", prompts: [])
    let typesetter = release.resources.typesetter(first.language)
    let sheet = ContactSheet(
      editions.map { ContactSheet.Entry($0.firstPage, label: $0.entry.name) },
      title: release.lists.count == 1 ? first.title : release.name
    ).document(metrics: typesetter, longestSide: 4000)
    let files = FileSet(sheet, formats: [.png], book: nil, singles: true)
    return try files.bytes(
      of: files.files[0],
      RenderSettings(typesetter: typesetter, dpi: sheet.page.dpi, created: ""))
  }

  /// The name of the archive of all editions.
  private var archiveName: String {
    let name = run.release.name
    return run.release.entries.contains { $0.name.lowercased() == name.lowercased() }
      ? "\(name)-all.zip" : "\(name).zip"
  }

  /// Whether all of it stands in a folder already, as the catalog there says.
  func stands(in folder: SharedFolder) throws -> Bool {
    guard let catalog = Catalog(in: folder.folder), catalog.fingerprint == fingerprint,
      catalog.version == InkleafVersion.current,
      catalog.editions.map(\.record.sum) == editions.map(\.recordSum),
      catalog.files.count == editions.count + files.count + 1, sumsStand(in: folder, catalog)
    else { return false }
    for file in catalog.files.map(\.file) where !folder.folder.holds(file, run.options) {
      return false
    }
    return true
  }

  /// Whether the checksums are there for all files of a catalog, the catalog included.
  private func sumsStand(in folder: SharedFolder, _ catalog: Catalog) -> Bool {
    guard let sums = ChecksumFile(in: folder.folder),
      sums[Catalog.name] == (try? folder.folder.checksum(of: Catalog.name))
    else { return false }
    return catalog.files.allSatisfy { sums[$0.file.path] == $0.file.sum }
      && catalog.editions.allSatisfy { sums[$0.record.path] == $0.record.sum }
  }

  /// Makes everything.
  ///
  /// - Parameters:
  ///   - folder: where editions stand.
  ///   - partial: where new editions wait; `nil` where there are none.
  ///   - old: the catalog of the release before, by whose checksums archives are kept.
  ///   - target: what becomes of the files.
  func make(
    from folder: SharedFolder, _ partial: SharedFolder?, keeping old: Catalog?,
    _ target: AssemblyTarget
  ) throws {
    var all = try target.start(archiveName)
    var sums = try target.start(ChecksumFile.name)
    var archive = ZIPArchive()
    var listed: [Catalog.File] = []
    var described: [Catalog.Edition] = []
    for edition in editions {
      try run.monitor.checkStop()
      let name = edition.entry.name
      let (record, stored) = try read(edition, folder, partial)
      described.append(stored)
      for file in record.storedFiles {
        try sums.write(text: ChecksumFile.line(file.sum, file.path))
      }
      try sums.write(text: ChecksumFile.line(edition.recordSum, stored.record.path))
      let kept = try keep(edition, in: folder, by: old, &all, &archive)
      let zip = try kept ?? pack(edition, record, folder, partial, target, &all, &archive)
      try sums.write(text: ChecksumFile.line(zip.sum, "\(name).zip"))
      listed.append(Catalog.File(kind: .archive, file: zip))
    }
    try all.write(archive.end(comment: fingerprint))
    listed.append(Catalog.File(kind: .archive, file: try target.finish(all)))
    for file in files {
      listed.append(
        Catalog.File(kind: file.kind, file: try target.add(file.name, file.bytes())))
    }
    for file in listed.dropFirst(editions.count) {
      try sums.write(text: ChecksumFile.line(file.file.sum, file.file.path))
    }
    let catalog = Catalog(
      release: run.release.name, fingerprint: fingerprint, created: created, editions: described,
      files: listed)
    let bytes = Array(catalog.text.utf8)
    try sums.write(text: ChecksumFile.line(SHA256.hex(of: bytes), Catalog.name))
    _ = try target.finish(sums)
    _ = try target.add(Catalog.name, bytes)
  }

  /// Reads the record of an edition.
  private func read(
    _ edition: StandingEdition, _ folder: SharedFolder, _ partial: SharedFolder?
  ) throws -> (record: EditionRecord, described: Catalog.Edition) {
    let name = edition.entry.name
    let standing = try open(edition, folder, partial)
    let text = try standing.read(EditionRecord.name, limit: EditionRecord.largestFile)
    guard SHA256.hex(of: text) == edition.recordSum, let record = EditionRecord(parsing: text),
      let thumbnail = record.thumbnail
    else {
      throw SystemError(
        .read, "\(standing.path)/\(EditionRecord.name)", reason: "it was changed meanwhile")
    }
    return (
      record,
      Catalog.Edition(
        head: record.head, thumbnail: thumbnail,
        record: StoredFile(
          path: "\(name)/\(EditionRecord.name)", size: text.count, sum: edition.recordSum))
    )
  }

  private func open(
    _ edition: StandingEdition, _ folder: SharedFolder, _ partial: SharedFolder?
  ) throws -> Folder {
    if edition.isNew, let partial { return try partial.folder.openFolder(edition.entry.name) }
    return try folder.folder.openFolder(edition.entry.name)
  }

  /// Keeps an archive that is whole on disk, and copies it into the archive of all.
  ///
  /// - Returns: the archive; `nil` where it must be made.
  private func keep(
    _ edition: StandingEdition, in folder: SharedFolder, by old: Catalog?,
    _ all: inout AssembledFile, _ archive: inout ZIPArchive
  ) throws -> StoredFile? {
    let name = "\(edition.entry.name).zip"
    guard !edition.isNew, let file = old?.files.first(where: { $0.file.path == name })?.file,
      folder.folder.holds(file, run.options)
    else { return nil }
    let directory = ZIPArchive.reading(size: file.size) { offset, count in
      folder.folder.read(name, offset..<offset + count)
    }
    guard let directory, directory.comment == edition.recordSum else { return nil }
    var left = directory.archive.count
    try folder.folder.read(name) { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes.prefix(left))
      try all.write(part)
      left -= part.count
    }
    archive.add(filesOf: directory.archive)
    return file
  }

  /// Packs an edition's archive, and writes it into the archive of all too.
  private func pack(
    _ edition: StandingEdition, _ record: EditionRecord, _ folder: SharedFolder,
    _ partial: SharedFolder?, _ target: AssemblyTarget, _ all: inout AssembledFile,
    _ archive: inout ZIPArchive
  ) throws -> StoredFile {
    let name = edition.entry.name
    let standing = try open(edition, folder, partial)
    var own = ZIPArchive()
    var file = try target.start("\(name).zip")
    for page in record.files.map(\.file).sorted(by: { $0.name < $1.name }) {
      let content = try standing.read(page.name, limit: page.size)
      guard SHA256.hex(of: content) == page.sum else {
        throw SystemError(
          .read, "\(standing.path)/\(page.name)", reason: "it was changed meanwhile")
      }
      let packed = try own.add("\(name)/\(page.name)", content, time: edition.created)
      try file.write(packed)
      try all.write(packed)
    }
    archive.add(filesOf: own)
    try file.write(own.end(comment: edition.recordSum))
    return try target.finish(file)
  }
}

extension Catalog {
  /// Reads the catalog in a release's folder; returns `nil` where there is none that is whole.
  init?(in folder: borrowing Folder) {
    guard let bytes = try? folder.read(Self.name, limit: Self.largestFile) else { return nil }
    self.init(parsing: bytes)
  }
}
