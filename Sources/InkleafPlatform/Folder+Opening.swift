extension Folder {
  /// Opens a folder by its path, making it and its parents if they are missing.
  ///
  /// Each part of the path is looked up once, in the folder before it, so that what is made is what is
  /// opened. A link is followed where it stands before the last parts.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - own: the number of last parts that a link may not stand for.
  public static func make(_ path: String, own: Int = 1) throws(SystemError) -> Folder {
    try walk(path, own: own) { mkdirat($0, $1, 0o777) == 0 }
  }

  /// Opens a folder by its path as `make` does, but makes nothing.
  ///
  /// - Throws: what would stop `make`, or that the folder, or one before it, is missing.
  public static func find(_ path: String, own: Int = 1) throws(SystemError) -> Folder {
    try walk(path, own: own) { parent, name in
      let isMissing = faccessat(parent, name, F_OK, AT_SYMLINK_NOFOLLOW) != 0 && lastError == ENOENT
      if !isMissing || mayMakeThings(in: parent) { errno = EEXIST }
      return false
    }
  }

  /// Throws what would stop `makeFolder`, as far as it is known before, and makes nothing.
  public func checkMaking(_ name: String) throws(SystemError) {
    guard Folder.mayMakeThings(in: descriptor) else {
      throw SystemError(.create, "\(path)/\(name)")
    }
  }

  /// Whether this process may write into an open folder; leaves the number of the error.
  private static func mayMakeThings(in folder: Int32) -> Bool {
    faccessat(folder, ".", W_OK | X_OK, AT_EACCESS) == 0
  }

  /// - Parameter isMade: makes a folder in an open one; returns whether it did, and leaves the number of the error.
  private static func walk(
    _ path: String, own: Int, _ isMade: (_ parent: Int32, _ name: String) -> Bool
  ) throws(SystemError) -> Folder {
    let parts = path.split(separator: "/").map(String.init)
    var shown = path.hasPrefix("/") ? "/" : ""
    var made = MadeFolders()
    var descriptor = InkleafPlatform.open(shown.isEmpty ? "." : shown, walking)
    for (place, part) in parts.enumerated() where descriptor >= 0 {
      shown += (shown.isEmpty || shown.hasSuffix("/") ? "" : "/") + part
      let parent = descriptor
      let isNew = isMade(parent, part)
      guard isNew || lastError == EEXIST || lastError == EISDIR else {
        let error = SystemError(.create, shown)
        close(parent)
        made.removeEmpty()
        throw error
      }
      let isLast = place == parts.count - 1
      let isOwn = place >= parts.count - own
      descriptor = openat(
        parent, part,
        (isLast ? O_RDONLY | O_DIRECTORY | O_CLOEXEC : walking) | (isNew || isOwn ? O_NOFOLLOW : 0)
      )
      let code = lastError
      if isNew { made.add(part, in: parent) } else { close(parent) }
      errno = code
    }
    if parts.isEmpty, descriptor >= 0 {
      close(descriptor)
      return try open(shown.isEmpty ? "." : shown)
    }
    guard descriptor >= 0 else {
      let isLink = lastError == ELOOP || lastError == ENOTDIR
      let error =
        isLink
        ? SystemError(.create, shown, reason: "it is a symbolic link or a file, not a folder")
        : SystemError(.create, shown.isEmpty ? path : shown)
      made.removeEmpty()
      throw error
    }
    return Folder(path: path, made: made, descriptor: descriptor)
  }

  /// Opens an existing folder by its path.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - isOwn: whether a link may not stand for it.
  public static func open(_ path: String, isOwn: Bool = false) throws(SystemError) -> Folder {
    let descriptor = InkleafPlatform.open(
      path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (isOwn ? O_NOFOLLOW : 0))
    guard descriptor >= 0 else {
      guard isOwn, lastError == ENOTDIR || lastError == ELOOP else {
        throw SystemError(.read, path)
      }
      throw SystemError(.read, path, reason: "it is a symbolic link or a file, not a folder")
    }
    return Folder(path: path, descriptor: descriptor)
  }

  /// Removes the empty ones of the folders that were made to open this one.
  public func removeMade() { made.removeEmpty() }
}

/// Folders that were made, each known by the open folder that it is in.
struct MadeFolders: ~Copyable {
  private var folders: [(parent: Int32, name: String)] = []

  deinit { for folder in folders { close(folder.parent) } }

  /// Notes a folder that was made, and takes ownership of the folder that it is in.
  mutating func add(_ name: String, in parent: Int32) { folders.append((parent, name)) }

  /// Removes those that are empty, innermost first.
  func removeEmpty() {
    for folder in folders.reversed() { unlinkat(folder.parent, folder.name, AT_REMOVEDIR) }
  }
}
