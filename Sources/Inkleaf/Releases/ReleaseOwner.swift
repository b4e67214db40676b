internal import InkleafPages
internal import InkleafPlatform

/// Tells which files in the folder of a release are its own, and may be replaced.
///
/// A file is its own if the release there says so, in its catalog, its checksums or the record of an
/// edition. Under a name that is made anew it may even be damaged; any other must be as it was written,
/// for the work of somebody may be in it.
struct ReleaseOwner {
  private let folder: SharedFolder
  /// Where new editions wait.
  private let waiting: SharedFolder
  /// The files that belong to no edition, by the catalogs there.
  private let named: [StoredFile]
  /// The names of files that belong to no edition.
  private var own: Set<String>
  /// The editions that the release there names.
  private let known: Set<String>

  /// Reads what the release in a folder says of itself.
  ///
  /// - Parameters:
  ///   - editions: the editions that are about to get their names.
  ///   - unfinished: the catalog of a run that was killed.
  init(
    of folder: SharedFolder, waiting: SharedFolder, editions: [String], unfinished: Catalog?
  ) {
    self.folder = folder
    self.waiting = waiting
    let catalogs = [Catalog(in: folder.folder), unfinished].compactMap(\.self)
    named = catalogs.flatMap(\.files).map(\.file)
    own = Set(named.map(\.path))
    let sums = ChecksumFile(.records, in: folder.folder)
    let summed = sums?.paths.filter { $0.contains("/") }.map(topName) ?? []
    known = Set(catalogs.flatMap(\.editions).map(\.name) + summed)
    let isRelease =
      !catalogs.isEmpty || sums?[Catalog.name] != nil
      || editions.contains { name in
        guard let edition = try? folder.folder.openFolder(name) else { return false }
        return (try? EditionRecord.standing(in: edition)) != nil
      }
    guard isRelease else { return }
    own.formUnion([Catalog.name, ChecksumFile.name])
    if let sums { own.formUnion(sums.paths.filter { !$0.contains("/") }) }
  }

  /// Refuses to replace an edition's folder where something of somebody else is in the way.
  ///
  /// - Returns: the names of files in it that are of somebody else, and stay.
  func checkEdition(_ name: String) throws -> [String] {
    let entry = folder.folder.entry(name)
    // A link in the place of an edition is replaced like one in the place of a file.
    if entry == .absent || entry == .link && known.contains(name) { return [] }
    guard entry == .folder else {
      throw Self.inTheWay("it", folder.folder, name)
    }
    let standing = try folder.folder.openFolder(name)
    let new = try waiting.folder.openFolder(name)
    let record = try EditionRecord.standing(in: standing)?.record
    // Of a record that cannot be read, the release still knows that the edition is its own.
    let isDamaged =
      record == nil && standing.entry(EditionRecord.name) == .file && known.contains(name)
    return try check(
      standing, called: name, new: new, known: record?.storedFiles ?? [],
      alwaysOwn: isDamaged
        ? Set(new.names()) : [EditionRecord.name, ThumbnailRecord.name],
      isOwn: record != nil || isDamaged)
  }

  /// Refuses to replace a file that belongs to no edition, or a folder of the site, that is of somebody else.
  ///
  /// - Parameters:
  ///   - new: where the new one waits.
  ///   - inputs: the files that the release is made from.
  /// - Returns: the names of files in the folder that are of somebody else, and stay.
  func checkFile(
    _ name: String, _ new: borrowing Folder, _ inputs: Set<FileIdentity>
  ) throws -> [String] {
    let standing = folder.folder.entry(name)
    guard standing != .absent else { return [] }
    if let identity = folder.folder.identity(of: name), inputs.contains(identity) {
      throw SystemError(
        .create, "\(folder.folder.path)/\(name)",
        reason: "the release is made from it; move it out of the release's folder")
    }
    guard standing == .folder else {
      if new.entry(name) == .folder { throw Self.inTheWay("it", folder.folder, name) }
      if !own.contains(name), !isArchive(name), !Self.isSame(name, in: folder.folder, new) {
        throw Self.notOurs(folder.folder, name)
      }
      return []
    }
    guard new.entry(name) == .folder else { throw Self.inTheWay("a folder", folder.folder, name) }
    let known = named.filter { topName($0.path) == name }
    return try check(
      folder.folder.openFolder(name), called: name, new: new.openFolder(name),
      known: known, isOwn: !known.isEmpty)
  }

  /// Whether a file is the archive of an edition that stands beside it: the catalog leaves out both where the
  /// edition could not be drawn anew.
  private func isArchive(_ name: String) -> Bool {
    guard name.hasSuffix(".zip"), let size = folder.folder.size(of: name),
      let edition = try? folder.folder.openFolder(String(name.dropLast(4))),
      (try? EditionRecord.standing(in: edition)) != nil
    else { return false }
    // A share may have drawn the edition anew since.
    let file = StoredFile(path: name, size: size, sum: "")
    return PackedEdition(file: file, folder: folder).isOfRelease
  }

  /// Refuses to replace a folder with files of somebody else that have the names of new ones.
  ///
  /// - Parameters:
  ///   - name: the folder's name in the release.
  ///   - new: what takes its place.
  ///   - known: files that are known to be the release's own.
  ///   - alwaysOwn: names that are its own in any case.
  ///   - isOwn: whether the folder is the release's own, though others may have put files into it.
  /// - Returns: the names of these files.
  private func check(
    _ standing: borrowing Folder, called name: String, new: borrowing Folder,
    known: [StoredFile], alwaysOwn: Set<String> = [], isOwn: Bool
  ) throws -> [String] {
    var others: [String] = []
    // The checksums of a large release take a while to read, and its record mostly tells enough.
    lazy var sums = ChecksumFile(.edition(name), in: folder.folder)
    let stored = Dictionary(known.map { ($0.name, $0.sum) }) { first, _ in first }
    for file in try standing.names() where file != StagingFolder.name {
      guard standing.entry(file) != .folder else {
        throw Self.inTheWay("a folder", standing, file)
      }
      // Its own files are replaced even when they are damaged.
      let isReplaced = new.entry(file) != .absent
      if alwaysOwn.contains(file) || isReplaced && stored[file] != nil { continue }
      if isReplaced {
        if sums?["\(name)/\(file)"] != nil || Self.isSame(file, in: standing, new) { continue }
        throw Self.notOurs(standing, file)
      }
      let sum = try? standing.checksum(of: file)
      if let sum, sum == stored[file] { continue }
      let listed = sums?["\(name)/\(file)"]
      guard stored[file] != nil || listed != nil else {
        guard isOwn else { throw Self.notOurs(standing, file) }
        others.append(file)
        continue
      }
      guard let sum, sum == listed else {
        throw SystemError(
          .create, "\(standing.path)/\(file)",
          reason: "it was changed after it was made; move it away")
      }
    }
    return others
  }

  private static func isSame(
    _ name: String, in folder: borrowing Folder, _ other: borrowing Folder
  ) -> Bool {
    guard let sum = try? folder.checksum(of: name) else { return false }
    return sum == (try? other.checksum(of: name))
  }

  static func notOurs(_ folder: borrowing Folder, _ name: String) -> SystemError {
    SystemError(
      .create, "\(folder.path)/\(name)", reason: "it is not from a release; move it away")
  }

  static func inTheWay(
    _ kind: String, _ folder: borrowing Folder, _ name: String
  ) -> SystemError {
    SystemError(.create, "\(folder.path)/\(name)", reason: "\(kind) is in the way; move it away")
  }
}
