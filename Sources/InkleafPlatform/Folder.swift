/// An open folder; files made in it stay in it, even if its path changes.
public struct Folder: ~Copyable, @unchecked Sendable {
  /// The path, as the user names it.
  public let path: String
  let descriptor: Int32
  /// The folders that were made to open this one.
  let made: MadeFolders
  /// Whether what is made in it, and in folders that are opened from it, is on the disk after ``sync()``.
  ///
  /// What replaces something needs that, so that a power cut leaves the one or the other. What is new has
  /// nothing to lose, and does not wait for the disk.
  public var storesFiles: Bool

  init(
    path: String, made: consuming MadeFolders = MadeFolders(), descriptor: Int32,
    storesFiles: Bool = false
  ) {
    self.path = path
    self.storesFiles = storesFiles
    self.made = made
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// The kind of thing that has a name in a folder.
  public enum Entry: Equatable, Sendable {
    /// Nothing.
    case absent
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// Something else, in words: a link, a pipe or a device.
    case other(String)

    /// A symbolic link.
    public static let link = Entry.other("a symbolic link")

    /// What is in the way of a file, in words; `nil` for nothing and for a file.
    public var obstacle: String? {
      switch self {
      case .absent, .file: nil
      case .folder: "a folder"
      case .other(let words): words
      }
    }
  }

  /// Locks the folder for this process until it is closed.
  ///
  /// - Parameter isShared: whether others may lock it too, if they share it as well.
  /// - Returns: whether it was free.
  public func lock(isShared: Bool = false) throws(SystemError) -> Bool {
    while flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      if lastError == EWOULDBLOCK { return false }
      guard lastError == EINTR else { throw SystemError(.create, path) }
    }
    return true
  }

  /// Does something while the folder is locked for this process.
  ///
  /// - Returns: the result; `nil` if another process has locked the folder.
  public func whileLocked<Result>(_ body: () throws -> Result) throws -> Result? {
    guard try lock() else { return nil }
    defer { flock(descriptor, LOCK_UN) }
    return try body()
  }

  /// Whether the folder still has its path: a release may have put a new one there.
  public var hasItsPath: Bool { identity == FileIdentity(path) }

  /// Returns the kind of thing that has a name, without following a link.
  public func entry(_ name: String) -> Entry {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      // Only a name that is certainly free counts as such.
      return lastError == ENOENT
        ? .absent : .other("something unreadable (\(String(cString: strerror(lastError))))")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    case S_IFIFO: return .other("a named pipe")
    default: return .other("not a regular file")
    }
  }

  /// What tells the folder from all others, whatever its path.
  public var identity: FileIdentity? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileIdentity(status) : nil
  }

  /// Returns what tells a file or folder in this one from all others, without following a link; `nil` for
  /// nothing.
  public func identity(of name: String) -> FileIdentity? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      ? FileIdentity(status) : nil
  }

  /// Returns the size of a regular file in bytes, or `nil` if there is none with this name.
  public func size(of name: String) -> Int? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return Int(status.st_size)
  }

  /// Returns the names in the folder, sorted, including hidden ones.
  public func names() throws(SystemError) -> [String] {
    // The stream closes its descriptor, so it needs one of its own.
    let opened = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { throw SystemError(.read, path) }
    guard let stream = fdopendir(opened) else {
      let error = SystemError(.read, path)
      close(opened)
      throw error
    }
    defer { closedir(stream) }
    guard let names = InkleafPlatform.names(in: stream) else { throw SystemError(.read, path) }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// Makes a folder inside this one.
  ///
  /// - Parameters:
  ///   - name: the folder's name.
  ///   - mayExist: whether to open an existing folder instead.
  public func makeFolder(
    _ name: String, mayExist: Bool = false
  ) throws(SystemError) -> Folder {
    let isNew = mkdirat(descriptor, name, 0o777) == 0
    guard isNew || mayExist && lastError == EEXIST else {
      throw SystemError(.create, "\(path)/\(name)")
    }
    do { return try openFolder(name) } catch {
      if isNew { try? removeEmptyFolder(name) }
      throw SystemError(.create, error.path, reason: error.reason, code: error.code)
    }
  }

  /// Opens a folder inside this one; refuses a link.
  public func openFolder(_ name: String) throws(SystemError) -> Folder {
    let inner = "\(path)/\(name)"
    let opened = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else { throw SystemError(.read, inner) }
    return Folder(path: inner, descriptor: opened, storesFiles: storesFiles)
  }

  /// Writes a new file.
  ///
  /// Where that fails, no file is left.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - name: the file's name; nothing else may have it.
  ///   - shown: the path in error messages.
  public func write(_ bytes: [UInt8], to name: String, shown: String) throws(SystemError) {
    var file = try create(name, shown: shown)
    do {
      try file.write(bytes)
      try file.close()
    } catch {
      // A part of a file is none.
      try? removeFile(name)
      throw error
    }
  }

  /// Opens a file in this folder for reading, following no link.
  func open(_ name: String) throws(SystemError) -> Int32 {
    let file = openat(descriptor, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw SystemError(.read, "\(path)/\(name)") }
    return file
  }

  /// Starts a new file that is written piece by piece.
  ///
  /// - Parameters:
  ///   - name: the file's name; nothing else may have it.
  ///   - shown: the path in error messages.
  public func create(_ name: String, shown: String) throws(SystemError) -> FileWriter {
    let file = openat(
      descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SystemError(.create, shown) }
    return FileWriter(path: shown, descriptor: file, isStored: storesFiles)
  }

  /// Moves a file of another folder into this one, replacing a file with the same name.
  ///
  /// A folder can be moved too, if nothing has its name or only an empty folder.
  ///
  /// - Parameters:
  ///   - name: the name there.
  ///   - other: the other folder.
  ///   - newName: the name here, if it is not the same.
  public func take(
    _ name: String, from other: borrowing Folder, as newName: String? = nil
  ) throws(SystemError) {
    guard renameat(other.descriptor, name, descriptor, newName ?? name) == 0 else {
      throw SystemError(.create, "\(path)/\(newName ?? name)")
    }
  }

  /// Gives a file of another folder a second name in this one, the same as there.
  ///
  /// - Returns: whether the file system can do that, and nothing has the name.
  public func link(_ name: String, from other: borrowing Folder) -> Bool {
    linkat(other.descriptor, name, descriptor, name, 0) == 0
  }

  /// Swaps a file or folder in this folder with one in another, in one step.
  ///
  /// - Parameters:
  ///   - name: the name here.
  ///   - other: the other folder.
  ///   - otherName: the name there.
  /// - Returns: whether the file system can do that; if not, nothing changes.
  public func exchange(
    _ name: String, with other: borrowing Folder, _ otherName: String
  ) throws(SystemError) -> Bool {
    if Folder.exchange(descriptor, name, with: other.descriptor, otherName) == 0 { return true }
    if lastError == ENOSYS || lastError == EINVAL || lastError == ENOTSUP { return false }
    throw SystemError(.create, "\(path)/\(name)")
  }

  /// Removes a file if it exists.
  public func removeFile(_ name: String) throws(SystemError) {
    guard unlinkat(descriptor, name, 0) == 0 || lastError == ENOENT else {
      let cause = String(cString: strerror(lastError))
      throw SystemError(
        .create, "\(path)/\(name)", reason: "it is in the way and cannot be removed: \(cause)")
    }
  }

  /// Removes an empty folder inside this one.
  public func removeEmptyFolder(_ name: String) throws(SystemError) {
    guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else {
      let cause = String(cString: strerror(lastError))
      throw SystemError(.create, "\(path)/\(name)", reason: "it cannot be removed: \(cause)")
    }
  }

  /// Waits until the names in this folder are on disk, if it stores its files.
  ///
  /// On ext4 this includes the content of new files written before; POSIX does not promise that.
  public func sync() throws(SystemError) {
    guard storesFiles else { return }
    guard fsync(descriptor) == 0 else { throw SystemError(.write, path) }
  }

  /// Removes a folder inside this one and its contents, without following links.
  public func removeFolder(_ name: String) throws(SystemError) {
    let inner = "\(path)/\(name)"
    guard entry(name) == .folder else {
      throw SystemError(.create, inner, reason: "it is in the way; move it away")
    }
    let folder = try openFolder(name)
    for name in try folder.names() {
      if folder.entry(name) == .folder {
        try folder.removeFolder(name)
      } else {
        try folder.removeFile(name)
      }
    }
    guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else { throw SystemError(.create, inner) }
  }
}

/// What tells a file or folder from all others on the machine.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// Identifies what a path leads to; `nil` where that is nothing.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  fileprivate init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// A folder with several owners, such as tasks that write into it.
public final class SharedFolder: Sendable {
  /// The folder.
  public let folder: Folder

  /// Takes ownership of a folder.
  public init(_ folder: consuming Folder) { self.folder = folder }
}

/// A new file that is written piece by piece.
public struct FileWriter: ~Copyable {
  private let path: String
  /// The file descriptor, negative once it is closed.
  private var descriptor: Int32
  /// Whether the disk begins to take the file when it is closed; what waits for the disk later needs that.
  private let isStored: Bool

  fileprivate init(path: String, descriptor: Int32, isStored: Bool) {
    self.path = path
    self.descriptor = descriptor
    self.isStored = isStored
  }

  deinit { if descriptor >= 0 { InkleafPlatform.close(descriptor) } }

  /// Adds bytes at the end.
  public mutating func write(_ bytes: [UInt8]) throws(SystemError) {
    let failed = bytes.withUnsafeBytes { !writeAll($0) }
    if failed { throw SystemError(.write, path) }
  }

  /// Adds bytes at the end.
  public mutating func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    if !writeAll(bytes) { throw SystemError(.write, path) }
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = InkleafPlatform.write(descriptor, rest.baseAddress, rest.count)
      if count < 0 && lastError == EINTR { continue }
      guard count >= 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }

  /// Closes the file.
  public consuming func close() throws(SystemError) {
    // Waiting for each file would take longer than drawing it.
    if isStored { Folder.startStoring(descriptor) }
    let file = descriptor
    descriptor = -1
    guard InkleafPlatform.close(file) == 0 else { throw SystemError(.write, path) }
  }
}
