internal import InkleafPages
internal import InkleafPlatform

/// Tells which files in the folder of a release are its own, and may be replaced.
///
/// A file is its own if the release there says so, in its catalog, its checksums or the record of an
/// edition. What belongs to no page may even be damaged, where it is made anew; any other must be as it was written,
/// for the work of somebody may be in it: people draw on pages.
struct ReleaseOwner {
  private let folder: SharedFolder
  /// Where new editions wait.
  private let waiting: SharedFolder
  /// The files that belong to no edition, by the catalogs there.
  private let named: [StoredFile]
  /// The posters among them, which people draw on as on pages.
  private let posters: [StoredFile]
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
    let files = catalogs.flatMap(\.files)
    named = files.map(\.file)
    posters = files.filter { $0.kind == .poster }.map(\.file)
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
    let pictures = record?.display?.pictures.map(\.file.name) ?? []
    return try check(
      standing, called: name, new: new, known: record?.storedFiles ?? [],
      repaired: Set([EditionRecord.name, ThumbnailRecord.name] + pictures),
      isOwn: record != nil || isDamaged, isDamaged: isDamaged)
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
      let known = posters.filter { $0.path == name }
      if standing == .file, !known.isEmpty {
        let sum = try folder.folder.checksum(of: name)
        guard known.contains(where: { $0.sum == sum }) || sum == (try? new.checksum(of: name))
        else { throw Self.changed("\(folder.folder.path)/\(name)") }
      }
      return []
    }
    guard new.entry(name) == .folder else { throw Self.inTheWay("a folder", folder.folder, name) }
    let known = named.filter { topName($0.path) == name }
    return try check(
      folder.folder.openFolder(name), called: name, new: new.openFolder(name),
      known: known, repaired: Set(known.map(\.name)), isOwn: !known.isEmpty)
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
  ///   - repaired: names that are made anew even where their files are damaged: nobody draws on them.
  ///   - isOwn: whether the folder is the release's own, though others may have put files into it.
  ///   - isDamaged: whether what the folder says of itself cannot be read, so that what nothing is known of is its own.
  /// - Returns: the names of these files.
  private func check(
    _ standing: borrowing Folder, called name: String, new: borrowing Folder,
    known: [StoredFile], repaired: Set<String>, isOwn: Bool, isDamaged: Bool = false
  ) throws -> [String] {
    var others: [String] = []
    let sums = SumsOfEdition(name, known, in: folder)
    for file in try standing.names() where file != StagingFolder.name {
      guard standing.entry(file) != .folder else {
        throw Self.inTheWay("a folder", standing, file)
      }
      let isReplaced = new.entry(file) != .absent
      if isReplaced, repaired.contains(file) { continue }
      if sums.hold(file, in: standing) || isReplaced && Self.isSame(file, in: standing, new) {
        continue
      }
      guard sums.know(file) else {
        if isReplaced, isDamaged { continue }
        guard isOwn, !isReplaced else { throw Self.notOurs(standing, file) }
        others.append(file)
        continue
      }
      // A link in the place of a file holds nobody's work.
      if isReplaced, standing.entry(file) == .link { continue }
      throw Self.changed("\(standing.path)/\(file)")
    }
    return others
  }

  private static func isSame(
    _ name: String, in folder: borrowing Folder, _ other: borrowing Folder
  ) -> Bool {
    guard let sum = try? folder.checksum(of: name) else { return false }
    return sum == (try? other.checksum(of: name))
  }

  static func changed(_ path: String) -> SystemError {
    SystemError(
      .replace, path,
      reason: "it was changed after it was made; move it out of the folder, and run this again")
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

/// What is known of the files in a folder of a release: by its own record, and by the checksums of the release.
final class SumsOfEdition {
  private let name: String
  private let folder: SharedFolder
  private let stored: [String: String]
  /// The checksums of a large release take a while to read, and its record mostly tells enough.
  private lazy var listed = ChecksumFile(.edition(name), in: folder.folder)

  init(_ name: String, _ known: [StoredFile], in folder: SharedFolder) {
    (self.name, self.folder) = (name, folder)
    stored = Dictionary(known.map { ($0.name, $0.sum) }) { first, _ in first }
  }

  /// Whether there is a checksum of a file.
  func know(_ file: String) -> Bool { stored[file] != nil || listed?["\(name)/\(file)"] != nil }

  /// Whether a file is as either of them says.
  func hold(_ file: String, in standing: borrowing Folder) -> Bool {
    guard let sum = try? standing.checksum(of: file) else { return false }
    return sum == stored[file] || sum == listed?["\(name)/\(file)"]
  }
}

extension ReleaseRun {
  /// Returns why an edition that is to be drawn anew cannot be replaced; `nil` where it can be.
  ///
  /// The same is looked at once more when it gets its name, but then all is drawn. An edition of another list is doubtful.
  func obstacle(of work: Work, at place: Int, in folder: SharedFolder) throws -> InkleafError? {
    let name = work.entry.name
    guard folder.folder.entry(name) == .folder else { return nil }
    let standing = try folder.folder.openFolder(name)
    guard let record = try EditionRecord.standing(in: standing)?.record else { return nil }
    if record.isOfOtherList(than: work.edition) {
      let message =
        "the release here is of another list, \"\(record.head.title)\", and is replaced; to keep both, give this one"
        + " another \"name\", or another folder by --output"
      findings.add(
        [
          Edition.Warning(
            kind: .otherList,
            diagnostic: Diagnostic(severity: .warning, path: path, message: message))
        ], at: place)
    }
    let pages = record.files.map(\.file)
    let sums = SumsOfEdition(name, pages, in: folder)
    return InkleafError(
      pages.map(\.name).filter { file in
        standing.entry(file) == .file && !sums.hold(file, in: standing)
      }.map { .system(ReleaseOwner.changed("\(path)/\(name)/\($0)")) })
  }

  /// Returns why posters of a release before cannot be replaced.
  ///
  /// - Parameter names: the files that belong to no edition and would be made.
  func obstacles(
    among old: Catalog, to names: [String], in folder: SharedFolder
  ) -> [InkleafError] {
    let posters = old.files.lazy.filter { $0.kind == .poster && names.contains($0.file.path) }
    return posters.map(\.file).filter { file in
      folder.folder.entry(file.path) == .file
        && (try? folder.folder.checksum(of: file.path)) != file.sum
    }.map { .system(ReleaseOwner.changed("\(path)/\($0.path)")) }
  }
}

extension EditionRecord {
  /// Whether it is of a list of another title, that has few of the same prompts.
  fileprivate func isOfOtherList(than edition: Edition) -> Bool {
    let document = edition.document
    guard head.title != document.title else { return false }
    let titles = files.compactMap { file in
      if case .page(_, let title, _, _) = file.content { title } else { nil }
    }
    // Of a book alone, title and date tell.
    guard !titles.isEmpty else { return head.created != edition.created }
    let new = Set(document.sheets.map(\.title))
    return titles.count { new.contains($0) } * 2 < titles.count
  }
}
