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

  /// Opens the folder, made where it is missing, and takes it for this process.
  ///
  /// - Parameter isShared: whether other processes make other editions of it.
  static func open(_ path: String, isShared: Bool) throws -> ReleaseFolder {
    let folder = try Folder.make(path)
    guard try folder.lock(isShared: isShared) else { throw InkleafError.busy(path) }
    let partial = try folder.makeFolder(StagingFolder.name, mayExist: true)
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
    if sharedPartial.folder.entry(Self.filesName) != .absent {
      try? sharedPartial.folder.removeFolder(Self.filesName)
    }
    shared.folder.removeEmptyFolder(StagingFolder.name)
    Folder.remove(empty: shared.folder.made)
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
    for name in files where shared.folder.entry(name) == .folder {
      throw SystemError(
        .create, "\(shared.folder.path)/\(name)", reason: "a folder is in the way; move it away")
    }
    for name in editions { try sharedPartial.folder.openFolder(name).sync() }
    try sharedPartial.folder.sync()
    var swap = Swap()
    do {
      for name in editions {
        try swap.take(name, .edition, from: sharedPartial.folder, into: shared.folder)
      }
      if !files.isEmpty {
        let waiting = try sharedPartial.folder.openFolder(Self.filesName)
        try waiting.sync()
        for name in files { try swap.take(name, .file, from: waiting, into: shared.folder) }
      }
    } catch {
      let waiting = try? SharedFolder(sharedPartial.folder.openFolder(Self.filesName))
      swap.undo(shared.folder, sharedPartial.folder, waiting)
      throw error
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
    if let record = try? standing.read(EditionRecord.name, limit: EditionRecord.largestFile) {
      own.formUnion(EditionRecord(parsing: record)?.storedFiles.map(\.name) ?? [])
    }
    let others = try standing.names().filter { !own.contains($0) }
    // A record that is damaged names nothing; the release's checksums still tell which files are ours.
    let sums = others.isEmpty ? nil : ChecksumFile(.edition(name), in: shared.folder)
    for file in others {
      guard let sum = sums?["\(name)/\(file)"], sum == (try? standing.checksum(of: file)) else {
        throw SystemError(
          .create, "\(standing.path)/\(file)", reason: "it is not from a release; move it away")
      }
    }
  }

  /// Removes what the release before had and this one does not: only files that its catalog names, and
  /// that are as it says.
  ///
  /// - Parameters:
  ///   - files: the files of this release that belong to no edition.
  ///   - editions: the editions that stay.
  ///   - old: the catalog of the release before.
  func removeOthers(than files: [String], editions: [String], of old: Catalog) {
    let kept = Set(files + editions.map { "\($0).zip" })
    for file in old.files.map(\.file) where !kept.contains(file.path) {
      remove(file, from: shared.folder)
    }
    let stay = Set(editions)
    for edition in old.editions where !stay.contains(edition.name) {
      guard shared.folder.entry(edition.name) == .folder,
        let standing = try? shared.folder.openFolder(edition.name)
      else { continue }
      var files = edition.files
      if let text = try? standing.read(EditionRecord.name, limit: EditionRecord.largestFile),
        let record = EditionRecord(parsing: text)
      {
        files += record.storedFiles
      }
      for file in files + [edition.record].compactMap(\.self) { remove(file, from: standing) }
      shared.folder.removeEmptyFolder(edition.name)
    }
  }

  /// Removes a file that is as a catalog says; another one stays.
  private func remove(_ file: StoredFile, from folder: borrowing Folder) {
    guard folder.size(of: file.name) == file.size,
      (try? folder.checksum(of: file.name)) == file.sum
    else { return }
    try? folder.removeFile(file.name)
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

/// Files and folders that were given their names, so that all of it can be undone.
private struct Swap {
  private var done: [(name: String, source: Source, wasThere: Bool)] = []

  /// What has a name: which hidden folder it comes from.
  enum Source { case edition, file }

  /// Gives something its name; what had the name before takes its place.
  mutating func take(
    _ name: String, _ kind: Source, from source: borrowing Folder, into folder: borrowing Folder
  ) throws {
    if folder.entry(name) == .absent {
      try folder.take(name, from: source)
      done.append((name, kind, false))
      return
    }
    if try !folder.exchange(name, with: source, name) {
      // Without an exchange in one step, the old one is moved aside first.
      let aside = ".old-\(name)"
      if source.entry(aside) == .folder { try source.removeFolder(aside) }
      try source.take(name, from: folder, as: aside)
      do {
        try folder.take(name, from: source)
      } catch {
        try? folder.take(aside, from: source, as: name)
        throw error
      }
      try source.take(aside, from: source, as: name)
    }
    done.append((name, kind, true))
  }

  /// Puts everything back as it was.
  func undo(_ folder: borrowing Folder, _ editions: borrowing Folder, _ files: SharedFolder?) {
    for step in done.reversed() {
      switch step.source {
      case .edition: Swap.undo(step.name, wasThere: step.wasThere, folder, editions)
      case .file:
        if let files { Swap.undo(step.name, wasThere: step.wasThere, folder, files.folder) }
      }
    }
  }

  private static func undo(
    _ name: String, wasThere: Bool, _ folder: borrowing Folder, _ source: borrowing Folder
  ) {
    if wasThere {
      if (try? folder.exchange(name, with: source, name)) == true { return }
      try? source.take(name, from: folder, as: ".new-\(name)")
      try? folder.take(name, from: source)
    } else {
      try? source.take(name, from: folder)
    }
  }
}
