internal import InkleafCompression
internal import InkleafPages
internal import InkleafPlatform

/// An edition's archive, and the folder that it is in.
struct PackedEdition {
  var file: StoredFile
  var folder: SharedFolder

  /// Its directory and comment; `nil` where it is no archive of ours.
  var directory: (archive: ZIPArchive, comment: String)? {
    ZIPArchive.reading(size: file.size) { offset, count in
      folder.folder.read(file.path, offset..<offset + count)
    }
  }

  /// Whether it is the archive of an edition whose record has this checksum.
  func isOf(recordSum: String) -> Bool { directory?.comment == recordSum }

  /// Whether a release made it: it carries the checksum of a record, be it an older one.
  var isOfRelease: Bool {
    guard let comment = directory?.comment else { return false }
    return comment.utf8.count == 64 && comment.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  fileprivate func archive() throws -> ZIPArchive {
    guard let archive = directory?.archive else {
      throw SystemError(
        .read, "\(folder.folder.path)/\(file.path)", reason: "it was changed meanwhile")
    }
    return archive
  }
}

extension AssembledFile {
  /// Writes the archives of all editions as one: all contents, and then all directories.
  ///
  /// Directories are read twice, so that memory does not grow with the number of editions.
  mutating func join(
    _ editions: [PackedEdition], comment: String, _ monitor: Monitor
  ) throws {
    for edition in editions {
      try monitor.checkStop()
      var left = try edition.archive().count
      try edition.folder.folder.read(edition.file.path) { bytes in
        let part = UnsafeRawBufferPointer(rebasing: bytes.prefix(left))
        try write(part)
        left -= part.count
      }
    }
    try editions.joinedEnd(comment: comment) { try write($0) }
  }
}

extension [PackedEdition] {
  /// Gives what comes after the contents in the archive of all: their directories, and its end.
  fileprivate func joinedEnd(comment: String, _ give: ([UInt8]) throws -> Void) throws {
    var joined = ZIPArchive.Joined()
    for edition in self {
      let archive = try edition.archive()
      let directory = archive.directory(after: joined.content)
      try give(directory)
      joined.add(archive, directory: directory.count)
    }
    try give(joined.end(comment: comment))
  }

  /// Returns where the contents of each stand in the archive of all; `nil` where its end is another one.
  ///
  /// - Parameter joined: the archive of all, in the folder of these.
  func places(in joined: StoredFile, comment: String, _ folder: borrowing Folder) -> [FileSums
    .Copy]?
  {
    var copies: [FileSums.Copy] = []
    var end = 0
    for edition in self {
      guard let count = edition.directory?.archive.count else { return nil }
      copies.append(FileSums.Copy(name: joined.path, range: end..<end + count))
      end += count
    }
    var isSame = true
    guard
      (try? joinedEnd(comment: comment) { bytes in
        isSame = isSame && folder.read(joined.path, end..<end + bytes.count) == bytes
        end += bytes.count
      }) != nil, isSame, joined.size == end, folder.size(of: joined.path) == end
    else { return nil }
    return copies
  }
}
