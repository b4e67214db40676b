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
  /// Whether other processes make other editions of the release.
  private let isShared: Bool

  /// Opens the folder, made where it is missing, and takes it for this process.
  ///
  /// - Parameter isShared: whether other processes make other editions of it.
  static func open(_ path: String, isShared: Bool) throws -> ReleaseFolder {
    // A share that ends removes empty folders, perhaps those that this one has just opened.
    for attempt in 0..<20 {
      if let folder = try opened(path, isShared, mayRetry: attempt < 19) { return folder }
      pause(milliseconds: 5)
    }
    throw InkleafError.busy(path)
  }

  /// Opens both folders; returns `nil` if one of them went meanwhile.
  private static func opened(
    _ path: String, _ isShared: Bool, mayRetry: Bool
  ) throws -> ReleaseFolder? {
    var folder = try Folder.make(path)
    guard let partial = try hidden(in: &folder, isShared, mayRetry: mayRetry) else { return nil }
    return ReleaseFolder(folder: folder, partial: partial, isShared: isShared)
  }

  private static func hidden(
    in folder: inout Folder, _ isShared: Bool, mayRetry: Bool
  ) throws -> Folder? {
    var isLocked = false
    do {
      guard try folder.lock(isShared: isShared) else { throw InkleafError.busy(folder.path) }
      isLocked = true
      guard [.absent, .folder].contains(folder.entry(StagingFolder.name)) else {
        throw ReleaseOwner.inTheWay("it", folder, StagingFolder.name)
      }
      folder.storesFiles = try folder.names().contains { $0 != StagingFolder.name }
      let partial = try folder.makeFolder(StagingFolder.name, mayExist: true)
      // Each share holds it, so that none removes it from under another.
      guard try partial.lock(isShared: true),
        folder.identity(of: StagingFolder.name) == partial.identity
      else { return nil }
      return partial
    } catch {
      if isShared, mayRetry, folder.entry(StagingFolder.name) == .absent { return nil }
      // Nobody else is in it.
      if isLocked, !isShared { try? folder.removeEmptyFolder(StagingFolder.name) }
      folder.removeMade()
      throw error
    }
  }

  private init(folder: consuming Folder, partial: consuming Folder, isShared: Bool) {
    unfinished = (try? SharedFolder(partial.openFolder(Self.filesName))).flatMap {
      Catalog(in: $0.folder)
    }
    shared = SharedFolder(folder)
    sharedPartial = SharedFolder(partial)
    self.isShared = isShared
  }

  deinit {
    if isShared {
      guard (try? sharedPartial.folder.lock()) == true else { return }
    } else if !keepsFiles, sharedPartial.folder.entry(Self.filesName) != .absent {
      // Files that belong to no edition are of no use to a later run.
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
  ///   - inputs: the files that the release is made from; none of them is replaced.
  /// - Throws: what is in the way; everything is then as it was.
  func swapIn(
    _ editions: [String], files: [String], inputs: Set<FileIdentity> = []
  ) throws {
    let owner = ReleaseOwner(
      of: shared, waiting: sharedPartial, editions: editions, unfinished: unfinished)
    // Nothing is exchanged where anything is in the way. Editions are looked at once more under their locks.
    for name in editions { _ = try owner.checkEdition(name) }
    let waiting =
      files.isEmpty ? nil : SharedFolder(try sharedPartial.folder.openFolder(Self.filesName))
    let others =
      try waiting.map { waiting in
        try files.map { try owner.checkFile($0, waiting.folder, inputs) }
      } ?? []
    for name in editions { try sharedPartial.folder.openFolder(name).sync() }
    try sharedPartial.folder.sync()
    var swap = Swap()
    do {
      for name in editions {
        try whileNobodyWorks(in: name) {
          let others = try owner.checkEdition(name)
          try keep(others, of: name, in: sharedPartial.folder)
          try swap.take(name, from: sharedPartial, into: shared.folder)
        }
      }
      if let waiting {
        try waiting.folder.sync()
        for (name, others) in zip(files, others) {
          try keep(others, of: name, in: waiting.folder)
          try swap.take(name, from: waiting, into: shared.folder)
        }
      }
    } catch {
      swap.undo(in: shared.folder)
      throw error
    }
  }

  /// Does something while no other process draws into an edition: what it puts there would go with the old one.
  private func whileNobodyWorks(in edition: String, _ body: () throws -> Void) throws {
    guard shared.folder.entry(edition) == .folder else { return try body() }
    let standing = try shared.folder.openFolder(edition)
    guard try standing.whileLocked(body) != nil else { throw InkleafError.busy(standing.path) }
  }

  /// Gives files of somebody else a second name in the folder that takes the place of theirs.
  private func keep(_ names: [String], of folder: String, in waiting: borrowing Folder) throws {
    guard !names.isEmpty else { return }
    let standing = try shared.folder.openFolder(folder)
    let new = try waiting.openFolder(folder)
    for name in names where !new.link(name, from: standing) {
      throw ReleaseOwner.notOurs(standing, name)
    }
  }

  /// Removes files that the release before had and this one does not: only files that its catalog names, and
  /// that are as it says.
  ///
  /// - Parameters:
  ///   - files: the files of this release that belong to no edition.
  ///   - editions: the editions whose archives stay.
  ///   - old: the catalog of the release before.
  /// - Returns: the names of those that belonged to the release as a whole, and of those that stay since they changed.
  /// - Throws: what cannot be removed; the next run tries again.
  mutating func removeOthers(
    than files: [String], archivesOf editions: [String], of old: Catalog
  ) throws -> (removed: [String], changed: [String]) {
    keepsFiles = true
    let kept = Set(files.map(topName) + editions.map { "\($0).zip" })
    let gone = old.files.map(\.file).filter { !kept.contains(topName($0.path)) }
    var (removed, changed): ([String], [String]) = ([], [])
    for file in gone where !file.path.contains("/") {
      if try shared.folder.remove(file) {
        removed.append(file.path)
      } else if shared.folder.entry(file.path) != .absent {
        changed.append(file.path)
      }
    }
    for (name, files) in Dictionary(
      grouping: gone.filter { $0.path.contains("/") }, by: { topName($0.path) })
    where shared.folder.entry(name) == .folder {
      let inner = try shared.folder.openFolder(name)
      for file in files { try inner.remove(file) }
      if try inner.names().isEmpty { try shared.folder.removeEmptyFolder(name) }
    }
    keepsFiles = false
    return (removed, changed)
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
