internal import Synchronization

/// The checksums and the catalog of a release, and its site, while they are written.
///
/// Editions are added by one thread while others make the files that come last.
final class ReleaseDescription: Sendable {
  private struct Files: ~Copyable {
    var sums: AssembledFile
    var catalog: AssembledFile
    var text = CatalogText()
    var site: SiteWriter?
  }

  private let files: Mutex<Files?>
  private let target: AssemblyTarget

  /// Starts the files.
  ///
  /// - Parameters:
  ///   - target: what becomes of them.
  ///   - site: writes the site; `nil` for none, or for one that stands.
  ///   - start: what the catalog says of the release, from the writer of its text.
  init(
    _ target: AssemblyTarget, _ site: sending SiteWriter?, start: (CatalogText) -> String
  ) throws {
    self.target = target
    var catalog = try target.start(Catalog.name)
    try catalog.write(text: start(CatalogText()))
    files = Mutex(
      Files(sums: try target.start(ChecksumFile.name), catalog: catalog, site: site))
  }

  /// Adds an edition.
  ///
  /// - Parameters:
  ///   - stored: the file of its record.
  ///   - archive: the archive with its files.
  ///   - place: its place in the release.
  func add(
    _ record: EditionRecord, _ stored: StoredFile, _ archive: StoredFile, place: Int
  ) throws {
    try files.withLock { files in
      for file in record.storedFiles + [stored, archive] {
        try files?.sums.write(text: ChecksumFile.line(file.sum, file.path))
      }
      guard let thumbnail = record.thumbnail else { return }
      if let text = files?.text.edition(record, thumbnail, stored) {
        try files?.catalog.write(text: text)
      }
      try files?.site?.add(record, place: place, archive)
    }
  }

  /// Writes what the site needs of all editions, when they were added.
  func endEditions() throws { try files.withLock { try $0?.site?.endEditions() } }

  /// Adds all other files, and ends.
  ///
  /// - Parameters:
  ///   - archives: those of the editions.
  ///   - made: all other files, but those of the site.
  ///   - created: when the release says that it was made.
  ///   - fingerprint: the checksum of everything that it depends on.
  func finish(
    _ archives: [StoredFile], _ made: [Catalog.File], created: String, fingerprint: String
  ) throws {
    guard var files = files.withLock({ $0.take() }) else { return }
    try files.catalog.write(text: files.text.files())
    for archive in archives {
      try files.catalog.write(
        text: files.text.file(Catalog.File(kind: .archive, file: archive)))
    }
    let site = try files.site?.finish(made, created: created, fingerprint: fingerprint) ?? []
    for file in made + site {
      try files.catalog.write(text: files.text.file(file))
      try files.sums.write(text: ChecksumFile.line(file.file.sum, file.file.path))
    }
    try files.catalog.write(text: files.text.end())
    let described = try target.finish(files.catalog)
    try files.sums.write(text: ChecksumFile.line(described.sum, described.path))
    _ = try target.finish(files.sums)
  }
}
