internal import InkleafCompression
internal import InkleafPlatform

extension ReleaseRun {
  /// The editions in a folder that the release does not name.
  ///
  /// One whose record is damaged or gone is known by the catalog.
  func others(in folder: borrowing Folder) throws -> [String] {
    let named = Set(release.entries.map(\.name))
    var others = Set(try folder.editions(except: named))
    for edition in Catalog(in: folder)?.editions ?? [] where !named.contains(edition.name) {
      if folder.entry(edition.name) == .folder || folder.entry("\(edition.name).zip") == .file {
        others.insert(edition.name)
      }
    }
    return others.sorted()
  }
}

extension ReleaseRun {
  /// Returns the paths of what is in a release's folder, beside its editions and the files that it makes.
  func strangers(in folder: borrowing Folder, among made: [String]) throws -> [String] {
    let others = try others(in: folder)
    let editions = release.entries.map(\.name) + others
    let folders = Set(made.filter { $0.contains("/") }.map(topName)).sorted()
    return try folder.strangers(besides: made + editions + editions.map { "\($0).zip" } + folders)
      + folders.filter { folder.entry($0) == .folder }.flatMap { name in
        try folder.openFolder(name).strangers(besides: made.map(fileName))
      }
  }
}

extension Folder {
  /// Returns the paths of what is in the folder, beside some names.
  borrowing func strangers(besides known: [String]) throws(SystemError) -> [String] {
    let known = Set(known)
    return try names().filter { !known.contains($0) }.map { "\(path)/\($0)" }
  }

  /// Returns the editions in a release's folder but some, in the order of their names.
  ///
  /// - Parameter named: the editions that are left out.
  borrowing func editions(except named: Set<String>) throws -> [String] {
    var found: [String] = []
    for name in try names() where !named.contains(name) && entry(name) == .folder {
      do {
        let record = try EditionRecord.standing(in: openFolder(name))?.record
        if record?.head.edition == name { found.append(name) }
      } catch {
        // What may not be looked at is none that this person made.
        guard error.isForbidden else { throw error }
      }
    }
    return found.sorted()
  }

  /// Returns the files of an edition and its archive that are not as they were made, so that they are somebody's
  /// own; `nil` where the edition has no record that is whole.
  borrowing func changedFiles(ofEdition name: String) throws -> [String]? {
    guard entry(name) == .folder else { return nil }
    let edition = try openFolder(name)
    guard let (record, text) = try EditionRecord.standing(in: edition) else { return nil }
    var changed = try record.storedFiles.filter { file in
      try edition.entry(file.name) != .absent && !edition.holds(file)
    }.map { "\(name)/\($0.name)" }
    let archive = "\(name).zip"
    // An archive carries the checksum of the record.
    if let size = size(of: archive) {
      let found = ZIPArchive.reading(size: size) { read(archive, $0..<$0 + $1) }
      if found?.comment != SHA256.hex(of: text) { changed.append(archive) }
    }
    return changed
  }

  /// Removes an edition with its archive, unless any of its files is not as it was made.
  ///
  /// - Returns: whether none of them is left.
  borrowing func removeEdition(_ name: String) throws -> Bool {
    guard try changedFiles(ofEdition: name) == [] else { return false }
    let edition = try openFolder(name)
    guard let record = try EditionRecord.standing(in: edition)?.record else { return false }
    try removeFile("\(name).zip")
    for file in record.storedFiles { try edition.removeFile(file.name) }
    // The record goes last, so that a run that is killed before can go on.
    try edition.removeFile(EditionRecord.name)
    if try edition.names().isEmpty { try removeEmptyFolder(name) }
    return true
  }

  /// Removes a file that is as it was drawn; another one, or one without a sum, stays.
  package borrowing func remove(_ drawn: DrawnFile) throws {
    guard let sum = drawn.sum else { return }
    try remove(StoredFile(path: drawn.file.name, size: drawn.size, sum: sum))
  }

  /// Removes a file that is as it was written; another one stays.
  ///
  /// - Returns: whether it was.
  @discardableResult
  borrowing func remove(_ file: StoredFile) throws -> Bool {
    guard try holds(file) else { return false }
    try removeFile(file.name)
    return true
  }

  /// Whether a file is as it was written.
  private borrowing func holds(_ file: StoredFile) throws -> Bool {
    try size(of: file.name) == file.size && checksum(of: file.name) == file.sum
  }
}
