internal import InkleafPages
internal import InkleafPlatform

/// The folder of a release, and the hidden one inside it where everything waits until all is made.
///
/// A reader sees the old release until the new one is whole: then everything is swapped in, the catalog
/// last. What an earlier run finished before it was killed is found in the hidden folder and used.
struct ReleaseFolder: ~Copyable {
  /// In the hidden folder: what belongs to no edition.
  private static let filesName = ".files"

  /// The folder itself.
  let shared: SharedFolder
  /// The hidden folder.
  let sharedPartial: SharedFolder
  /// The catalog that a run left in the hidden folder when it was killed: after everything is swapped in
  /// it is the old one, whose files may still have to be removed.
  let unfinished: Catalog?
  /// Whether that catalog stays for the next run.
  private var keepsFiles = false

  /// Opens the folder, made where it is missing, and takes it for this process.
  ///
  /// - Parameter isShared: whether other processes make other editions of it.
  static func open(_ path: String, isShared: Bool) throws -> ReleaseFolder {
    let folder = try Folder.make(path)
    let partial: Folder
    do {
      guard try folder.lock(isShared: isShared) else { throw InkleafError.busy(path) }
      partial = try folder.makeFolder(StagingFolder.name, mayExist: true)
    } catch {
      folder.removeMade()
      throw error
    }
    return ReleaseFolder(folder: folder, partial: partial)
  }

  private init(folder: consuming Folder, partial: consuming Folder) {
    unfinished = (try? SharedFolder(partial.openFolder(Self.filesName))).flatMap {
      Catalog(in: $0.folder)
    }
    shared = SharedFolder(folder)
    sharedPartial = SharedFolder(partial)
  }

  deinit {
    // Files that belong to no edition are of no use to a later run.
    if !keepsFiles, sharedPartial.folder.entry(Self.filesName) != .absent {
      try? sharedPartial.folder.removeFolder(Self.filesName)
    }
    try? shared.folder.removeEmptyFolder(StagingFolder.name)
    shared.folder.removeMade()
  }

  /// An empty folder for what belongs to no edition.
  func emptyFiles() throws -> Folder { try sharedPartial.folder.makeEmptyFolder(Self.filesName) }

  /// Gives editions and files their names, all or none.
  ///
  /// - Parameters:
  ///   - editions: names of folders in the hidden folder.
  ///   - files: names of files that belong to no edition, in the order in which they get their names.
  /// - Throws: what is in the way; everything is then as it was.
  func swapIn(_ editions: [String], files: [String]) throws {
    for name in editions { try checkIsOurs(name) }
    let waiting =
      files.isEmpty ? nil : SharedFolder(try sharedPartial.folder.openFolder(Self.filesName))
    let isFirst = isFirst(editions)
    for name in files {
      try checkIsFree(name, waiting?.folder.entry(name) == .folder)
      if isFirst, let waiting { try checkIsNobodys(name, waiting.folder) }
    }
    for name in editions { try sharedPartial.folder.openFolder(name).sync() }
    try sharedPartial.folder.sync()
    var swap = Swap()
    do {
      for name in editions { try swap.take(name, from: sharedPartial, into: shared.folder) }
      if let waiting {
        try waiting.folder.sync()
        for name in files { try swap.take(name, from: waiting, into: shared.folder) }
      }
    } catch {
      swap.undo(in: shared.folder)
      throw error
    }
  }

  /// Whether nothing in the folder says that a release stands there.
  private func isFirst(_ editions: [String]) -> Bool {
    ([Catalog.name, ChecksumFile.name] + editions).allSatisfy {
      shared.folder.entry($0) == .absent
    }
  }

  /// Refuses to replace a file where no release stands, unless it is the same.
  private func checkIsNobodys(_ name: String, _ waiting: borrowing Folder) throws {
    func check(_ name: String, _ folder: borrowing Folder, _ waiting: borrowing Folder) throws {
      let same = try? folder.checksum(of: name)
      guard folder.entry(name) != .absent,
        same == nil || same != (try? waiting.checksum(of: name))
      else { return }
      throw SystemError(
        .create, "\(folder.path)/\(name)", reason: "it is not from a release; move it away")
    }
    guard shared.folder.entry(name) == .folder else {
      return try check(name, shared.folder, waiting)
    }
    let inner = try shared.folder.openFolder(name)
    let own = try waiting.openFolder(name)
    for file in try inner.names() { try check(file, inner, own) }
  }

  /// Refuses to put a file in the place of a folder, a folder in that of a file, and a folder of the site in
  /// that of one with files of somebody else.
  private func checkIsFree(_ name: String, _ isFolder: Bool) throws {
    let standing = shared.folder.entry(name)
    guard standing == .folder || isFolder, standing != .absent else { return }
    guard standing == .folder, isFolder else {
      throw SystemError(
        .create, "\(shared.folder.path)/\(name)",
        reason: "\(standing == .folder ? "a folder" : "it") is in the way; move it away")
    }
    let inner = try shared.folder.openFolder(name)
    let sums = ChecksumFile(.edition(name), in: shared.folder)
    let own = Set(try sharedPartial.folder.openFolder(Self.filesName).openFolder(name).names())
    for file in try inner.names() {
      try Self.checkIsNoFolder(file, in: inner)
      // Our own files are replaced even when they are damaged.
      if own.contains(file) || sums?["\(name)/\(file)"] != nil { continue }
      throw SystemError(
        .create, "\(inner.path)/\(file)", reason: "it is not from a release; move it away")
    }
  }

  /// Refuses to replace an edition's folder that holds files of somebody else.
  private func checkIsOurs(_ name: String) throws {
    guard shared.folder.entry(name) != .absent else { return }
    guard shared.folder.entry(name) == .folder else {
      throw SystemError(
        .create, "\(shared.folder.path)/\(name)", reason: "it is in the way; move it away")
    }
    let standing = try shared.folder.openFolder(name)
    var own = Set(try sharedPartial.folder.openFolder(name).names())
    own.formUnion([EditionRecord.name, ThumbnailRecord.name, StagingFolder.name])
    own.formUnion(try EditionRecord.standing(in: standing)?.record.storedFiles.map(\.name) ?? [])
    let names = try standing.names()
    for file in names where file != StagingFolder.name {
      try Self.checkIsNoFolder(file, in: standing)
    }
    let others = names.filter { !own.contains($0) }
    // A record that is damaged names nothing; the release's checksums still tell which files are ours.
    let sums = others.isEmpty ? nil : ChecksumFile(.edition(name), in: shared.folder)
    for file in others {
      guard let sum = sums?["\(name)/\(file)"], sum == (try? standing.checksum(of: file)) else {
        throw SystemError(
          .create, "\(standing.path)/\(file)", reason: "it is not from a release; move it away")
      }
    }
  }

  /// Refuses a folder under the name of a file, since what it holds would be lost.
  private static func checkIsNoFolder(_ name: String, in folder: borrowing Folder) throws {
    guard folder.entry(name) == .folder else { return }
    throw SystemError(
      .create, "\(folder.path)/\(name)", reason: "a folder is in the way; move it away")
  }

  /// Removes files that the release before had and this one does not: only files that its catalog names, and
  /// that are as it says.
  ///
  /// - Parameters:
  ///   - files: the files of this release that belong to no edition.
  ///   - editions: the editions whose archives stay.
  ///   - old: the catalog of the release before.
  /// - Returns: the names of those that belonged to the release as a whole.
  /// - Throws: what cannot be removed; the next run tries again.
  mutating func removeOthers(
    than files: [String], archivesOf editions: [String], of old: Catalog
  ) throws -> [String] {
    keepsFiles = true
    let kept = Set(files.map(topName) + editions.map { "\($0).zip" })
    let gone = old.files.map(\.file).filter { !kept.contains(topName($0.path)) }
    var removed: [String] = []
    for file in gone where !file.path.contains("/") {
      if try shared.folder.remove(file) { removed.append(file.path) }
    }
    for (name, files) in Dictionary(
      grouping: gone.filter { $0.path.contains("/") }, by: { topName($0.path) })
    where shared.folder.entry(name) == .folder {
      let inner = try shared.folder.openFolder(name)
      for file in files { try inner.remove(file) }
      if try inner.names().isEmpty { try shared.folder.removeEmptyFolder(name) }
    }
    keepsFiles = false
    return removed
  }

  /// Ends the work.
  ///
  /// - Parameter isWhole: whether what is left in the hidden folder is of no use any more.
  consuming func close(isWhole: Bool) throws {
    if isWhole { try shared.folder.removeFolder(StagingFolder.name) }
    try shared.folder.sync()
  }
}

extension Folder {
  /// Makes an empty folder in this one, in place of one that is there.
  func makeEmptyFolder(_ name: String) throws -> Folder {
    if entry(name) != .absent { try removeFolder(name) }
    return try makeFolder(name)
  }
}
