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
    var joined = ZIPArchive.Joined()
    for edition in editions {
      try monitor.checkStop()
      let archive = try edition.archive()
      var left = archive.count
      try edition.folder.folder.read(edition.file.path) { bytes in
        let part = UnsafeRawBufferPointer(rebasing: bytes.prefix(left))
        try write(part)
        left -= part.count
      }
      joined.add(contentOf: archive)
    }
    var distance = 0
    for edition in editions {
      let archive = try edition.archive()
      let directory = archive.directory(after: distance)
      try write(directory)
      joined.add(directoryOf: archive, size: directory.count)
      distance += archive.count
    }
    try write(joined.end(comment: comment))
  }
}
