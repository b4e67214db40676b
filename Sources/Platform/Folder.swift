#if os(Linux)
  internal import CLinux
#endif

/// An open folder: files are made in it by name, wherever its path leads meanwhile.
public struct Folder: ~Copyable, @unchecked Sendable {
  /// The path, as the user would name it.
  public let path: String
  /// The folders that had to be made to open this one, outermost first.
  public let made: [String]
  private let descriptor: Int32

  private init(path: String, made: [String] = [], descriptor: Int32) {
    self.path = path
    self.made = made
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// What stands under a name.
  public enum Entry: Equatable, Sendable {
    /// Nothing.
    case absent
    /// A regular file.
    case file
    /// Something else: a folder, a link, a pipe, a device; in words.
    case other(String)
  }

  /// Opens a folder by its path, making it and those above it where they are missing.
  public static func make(_ path: String) throws(SystemError) -> Folder {
    var made: [String] = []
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += (prefix.isEmpty || prefix.hasSuffix("/") ? "" : "/") + part
      if mkdir(prefix, 0o777) == 0 {
        made.append(prefix)
      } else if lastError != EEXIST && lastError != EISDIR {
        let error = SystemError(.create, prefix)
        remove(empty: made)
        throw error
      }
    }
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      let isLink = lastError == ELOOP || lastError == ENOTDIR
      let error =
        isLink
        ? SystemError(.create, path, reason: "it is a symbolic link or a file, not a folder")
        : SystemError(.create, path)
      remove(empty: made)
      throw error
    }
    return Folder(path: path, made: made, descriptor: descriptor)
  }

  /// Removes folders that are empty, innermost first; others stay.
  public static func remove(empty paths: [String]) {
    for path in paths.reversed() { rmdir(path) }
  }

  /// Takes the folder for this process alone until it is closed.
  ///
  /// - Returns: whether it was free.
  public func lock() throws(SystemError) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if lastError == EWOULDBLOCK { return false }
      guard lastError == EINTR else { throw SystemError(.create, path) }
    }
    return true
  }

  /// Tells what stands under a name, without following a link.
  public func entry(_ name: String) -> Entry {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .absent }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .other("a folder")
    case S_IFLNK: return .other("a symbolic link")
    case S_IFIFO: return .other("a named pipe")
    default: return .other("not a regular file")
    }
  }

  /// Makes a folder inside this one.
  public func makeFolder(_ name: String) throws(SystemError) -> Folder {
    let inner = "\(path)/\(name)"
    guard mkdirat(descriptor, name, 0o777) == 0 else { throw SystemError(.create, inner) }
    let opened = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else { throw SystemError(.create, inner) }
    return Folder(path: inner, descriptor: opened)
  }

  /// Writes a new file.
  ///
  /// The disk begins to take it; `sync` waits until it has all files of the folder.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - name: a name that nothing has yet.
  ///   - shown: the path that an error names.
  public func write(_ bytes: [UInt8], to name: String, shown: String) throws(SystemError) {
    let file = openat(
      descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SystemError(.create, shown) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { content in
        Platform.write(file, content.baseAddress.map { $0 + written }, content.count - written)
      }
      if count < 0 && lastError == EINTR { continue }
      guard count >= 0 else {
        let error = SystemError(.write, shown)
        close(file)
        throw error
      }
      written += count
    }
    #if os(Linux)
      // Waiting for each file by itself takes longer than drawing it.
      _ = sync_file_range(file, 0, 0, 2)
    #endif
    guard close(file) == 0 else { throw SystemError(.write, shown) }
  }

  /// Gives a file of another folder its name in this one, replacing a file of that name.
  public func take(_ name: String, from other: borrowing Folder) throws(SystemError) {
    guard renameat(other.descriptor, name, descriptor, name) == 0 else {
      throw SystemError(.create, "\(path)/\(name)")
    }
  }

  /// Waits until the disk has the names in this folder and the files that were written into it.
  public func sync() throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw SystemError(.write, path) }
  }

  /// Removes a folder inside this one and the files in it; it must hold no folder.
  public func removeFolder(_ name: String) throws(SystemError) {
    let inner = "\(path)/\(name)"
    let opened = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else {
      throw SystemError(.create, inner, reason: "it is in the way; move it away")
    }
    // The directory stream owns the descriptor from here on.
    guard let stream = fdopendir(opened) else {
      close(opened)
      throw SystemError(.create, inner)
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = Platform.name(of: entry)
      if name == "." || name == ".." { continue }
      guard unlinkat(opened, name, 0) == 0 else {
        throw SystemError(.create, "\(inner)/\(name)", reason: "it is in the way; move it away")
      }
    }
    guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else { throw SystemError(.create, inner) }
  }
}
