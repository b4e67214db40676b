import Inkleaf
import Platform
import Rendering

/// The folder of a release, and the hidden one inside it where editions wait until all are drawn.
///
/// What a reader sees is the old release until the new one is whole: finished editions are moved in one
/// after the other at the end, and the catalog last. What an earlier run finished before it was killed
/// is found in the hidden folder and used.
struct ReleaseFolder: ~Copyable {
  static let partialName = ".inkleaf-partial"
  /// In the hidden folder: what belongs to no edition.
  static let filesName = ".files"

  let folder: Folder
  let partial: Folder

  /// - Parameters:
  ///   - path: the folder of the release, made where it is missing.
  ///   - isShared: whether other processes make other editions of it.
  static func open(_ path: String, isShared: Bool) throws(Failure) -> ReleaseFolder {
    do throws(SystemError) {
      let folder = try Folder.make(path)
      if try folder.lock(isShared: isShared) {
        let partial = try folder.makeFolder(partialName, mayExist: true)
        return ReleaseFolder(folder: folder, partial: partial)
      }
    } catch {
      throw Failure(error)
    }
    throw Failure(RenderingError.busy(path))
  }

  private init(folder: consuming Folder, partial: consuming Folder) {
    self.folder = folder
    self.partial = partial
  }

  deinit {
    // Files that belong to no edition are of no use to a later run.
    if partial.entry(Self.filesName) != .absent { try? partial.removeFolder(Self.filesName) }
    folder.removeEmptyFolder(Self.partialName)
    Folder.remove(empty: folder.made)
  }

  /// The path of an edition while it is drawn, where nothing stands yet.
  func emptyPlace(for name: String) throws(SystemError) -> String {
    if partial.entry(name) != .absent { try partial.removeFolder(name) }
    return "\(partial.path)/\(name)"
  }

  /// Where files wait that belong to no edition.
  func emptyFiles() throws(SystemError) -> Folder {
    if partial.entry(Self.filesName) != .absent { try partial.removeFolder(Self.filesName) }
    return try partial.makeFolder(Self.filesName)
  }

  /// Moves a finished edition to its place.
  ///
  /// - Throws: where files stand there that are not from an edition.
  func settle(_ name: String) throws(SystemError) {
    let old = ".old-\(name)"
    if partial.entry(old) != .absent { try partial.removeFolder(old) }
    if folder.entry(name) != .absent {
      guard folder.entry(name) == .other("a folder") else {
        throw SystemError(
          .create, "\(folder.path)/\(name)", reason: "it is in the way; move it away")
      }
      let standing = try folder.openFolder(name)
      // What is not from a release is not for us to remove.
      let own = EditionRecord.read(in: standing)?.record.files.map(\.name) ?? []
      let foreign = try standing.names().first { name in
        !own.contains(name) && (own.isEmpty || name != EditionRecord.name)
      }
      if let foreign {
        throw SystemError(
          .create, "\(standing.path)/\(foreign)", reason: "it is not from a release; move it away")
      }
      try partial.take(name, from: folder, as: old)
    }
    try folder.take(name, from: partial)
    if partial.entry(old) != .absent { try partial.removeFolder(old) }
  }

  /// Removes what the release before had and this one has no more.
  ///
  /// - Parameters:
  ///   - sums: the path of the checksums of this release.
  ///   - names: editions that stay as they are.
  func removeOthers(than sums: String, keeping names: [String]) throws(SystemError) {
    let old = "\(folder.path)/\(ReleaseAssembly.sumsName)"
    guard folder.size(of: ReleaseAssembly.sumsName) != nil else { return }
    let kept = Set(try paths(in: sums)).union(names.map { "\($0).zip" })
    var folders: [String] = []
    for path in try paths(in: old) where !kept.contains(path) {
      let parts = path.split(separator: "/").map(String.init)
      // Checksums that somebody else wrote lead nowhere else.
      guard !parts.contains(".."), let first = parts.first, !names.contains(first) else { continue }
      if parts.count == 1 {
        try folder.removeFile(first)
      } else if parts.count == 2, folder.entry(first) == .other("a folder") {
        try folder.openFolder(first).removeFile(parts[1])
        if folders.last != first { folders.append(first) }
      }
    }
    for name in folders { folder.removeEmptyFolder(name) }
  }

  /// The paths in a file of checksums.
  private func paths(in sums: String) throws(SystemError) -> [String] {
    let text = String(decoding: try readFile(sums, limit: .max), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "  ").map { String(line[$0.upperBound...]) }
    }
  }

  /// Ends the work: what is still in the hidden folder is of no use any more, unless others share it.
  func close(isWhole: Bool) throws(SystemError) {
    if isWhole { try folder.removeFolder(Self.partialName) }
    try folder.sync()
  }
}
