/// Whether a path is standard input or a stream that a shell hands over, as `-` and `/dev/fd/63`: it can be read once,
/// and has no name of its own.
public func isStream(_ path: String) -> Bool {
  path == "-" || path == "/dev/stdin"
    || ["/dev/fd/", "/proc/self/fd/"].contains(where: path.hasPrefix)
}

/// Reads a whole regular file.
///
/// Refuses folders, pipes and devices before reading from them, but for those that a shell hands over, and
/// files over the limit before allocating memory.
///
/// - Parameters:
///   - path: the file; a symbolic link is followed.
///   - limit: the largest size accepted, in bytes.
/// - Throws: the reason, with action `.read`.
public func readFile(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
  // A shell passes the output of another program by such a path.
  if isStream(path) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw SystemError(.read, path) }
    defer { close(file) }
    return try readToEnd(of: file, path, limit: limit)
  }
  let file = try openPath(path)
  defer { close(file) }
  return try contents(of: file, path, limit: limit)
}

private func openPath(_ path: String) throws(SystemError) -> Int32 {
  // Without O_NONBLOCK, opening a pipe without a writer would block.
  let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard file >= 0 else { throw SystemError(.read, path) }
  return file
}

/// Reads a regular file piece by piece.
///
/// - Parameters:
///   - path: the file; a symbolic link is followed.
///   - limit: the largest size accepted, in bytes.
///   - body: gets the bytes, at most 128 KiB at a time, valid within the call.
/// - Throws: the reason, with action `.read`, or an error of `body`.
public func readFile(
  _ path: String, limit: Int, body: (UnsafeRawBufferPointer) throws -> Void
) throws {
  let reader = FileReader(path: path, descriptor: try openPath(path))
  _ = try reader.size(limit: limit)
  try reader.eachPiece(body)
}

/// Reads standard input to its end.
///
/// - Parameter limit: the largest size accepted, in bytes; reading stops beyond.
/// - Throws: the reason, with action `.read`.
public func readStandardInput(limit: Int) throws(SystemError) -> [UInt8] {
  try readToEnd(of: 0, "standard input", limit: limit)
}

private func readToEnd(
  of file: Int32, _ name: String, limit: Int
) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  var room = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = room.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    if count < 0 && lastError == EINTR { continue }
    if count < 0 && lastError == EAGAIN {
      waitUntilReady(file, for: POLLIN)
      continue
    }
    guard count >= 0 else { throw SystemError(.read, name) }
    if count == 0 { return bytes }
    guard bytes.count + count <= limit else {
      throw SystemError(.read, name, reason: "it has more than \(limit) bytes")
    }
    bytes += room[..<count]
  }
}

extension Folder {
  /// Reads a whole regular file in this folder.
  ///
  /// - Parameters:
  ///   - name: the file's name; a symbolic link is refused.
  ///   - limit: the largest size accepted, in bytes.
  /// - Throws: the reason, with action `.read`.
  public func read(_ name: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
    let file = try open(name)
    defer { close(file) }
    return try contents(of: file, "\(path)/\(name)", limit: limit)
  }

  /// Reads a whole regular file in this folder; returns `nil` if there is none, or if it is larger than a
  /// limit.
  ///
  /// - Parameters:
  ///   - name: the file's name; a symbolic link counts as nothing.
  ///   - limit: the largest size, in bytes.
  /// - Throws: the reason why a file that is there cannot be read, with action `.read`.
  public func readIfThere(_ name: String, limit: Int) throws(SystemError) -> [UInt8]? {
    guard let size = size(of: name), size <= limit else { return nil }
    return try read(name, limit: limit)
  }

  /// Reads a part of a file in this folder; returns `nil` if it is not all there.
  ///
  /// - Parameters:
  ///   - name: the file's name; a symbolic link is refused.
  ///   - range: the bytes.
  public func read(_ name: String, _ range: Range<Int>) -> [UInt8]? {
    guard let reader = try? reader(of: name) else { return nil }
    var bytes = [UInt8](repeating: 0, count: range.count)
    let isThere = bytes.withUnsafeMutableBytes { reader.fill($0, from: range.lowerBound) }
    return isThere ? bytes : nil
  }

  /// Reads a regular file of any size in this folder, piece by piece.
  ///
  /// - Parameters:
  ///   - name: the file's name; a symbolic link is refused.
  ///   - body: gets the bytes, at most 128 KiB at a time, valid within the call.
  /// - Throws: the reason, with action `.read`, or an error of `body`.
  public func read(
    _ name: String, body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try reader(of: name).eachPiece(body)
  }

  /// Opens a regular file in this folder, to be read piece by piece.
  ///
  /// - Parameter name: the file's name; a symbolic link is refused.
  /// - Throws: the reason, with action `.read`.
  public func reader(of name: String) throws(SystemError) -> FileReader {
    let reader = FileReader(path: "\(path)/\(name)", descriptor: try open(name))
    _ = try reader.size()
    return reader
  }
}

/// An open file that is read piece by piece.
public struct FileReader: ~Copyable {
  private let path: String
  private let descriptor: Int32

  fileprivate init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Returns the file's size in bytes.
  ///
  /// - Parameter limit: the largest size accepted, in bytes.
  /// - Throws: the reason, with action `.read`; it is thrown for what is not a regular file too.
  public func size(limit: Int = .max) throws(SystemError) -> Int {
    try fileSize(of: descriptor, path, limit: limit)
  }

  /// Reads the next bytes, as many as there is room for.
  ///
  /// - Returns: how many there are; 0 at the end.
  /// - Throws: the reason, with action `.read`.
  public func read(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = InkleafPlatform.read(descriptor, room.baseAddress, room.count)
      if count < 0 && lastError == EINTR { continue }
      guard count >= 0 else { throw SystemError(.read, path) }
      return count
    }
  }

  /// Reads to the end; the room that the bytes are read into stays in the processor's caches.
  fileprivate func eachPiece(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 64)
    defer { room.deallocate() }
    while true {
      let count = try read(into: room)
      if count == 0 { return }
      try body(UnsafeRawBufferPointer(rebasing: room[..<count]))
    }
  }

  /// Returns whether bytes are in the file from an offset on, whatever was read before.
  ///
  /// - Parameters:
  ///   - bytes: what is looked for.
  ///   - offset: where in the file, in bytes.
  ///   - room: at least as many bytes, to read into.
  public func holds(
    _ bytes: UnsafeRawBufferPointer, from offset: Int, room: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let start = bytes.baseAddress, let own = room.baseAddress else { return bytes.isEmpty }
    return fill(UnsafeMutableRawBufferPointer(rebasing: room[..<bytes.count]), from: offset)
      && memcmp(own, start, bytes.count) == 0
  }

  /// Reads bytes from an offset on, whatever was read before; returns whether all are there.
  fileprivate func fill(_ room: UnsafeMutableRawBufferPointer, from offset: Int) -> Bool {
    var filled = 0
    while filled < room.count {
      let count = pread(
        descriptor, room.baseAddress.map { $0 + filled }, room.count - filled,
        off_t(offset + filled))
      if count < 0 && lastError == EINTR { continue }
      guard count > 0 else { return false }
      filled += count
    }
    return true
  }
}

/// Returns the size of an open regular file, in bytes.
private func fileSize(
  of file: Int32, _ path: String, limit: Int
) throws(SystemError) -> Int {
  var status = stat()
  guard fstat(file, &status) == 0 else { throw SystemError(.read, path) }
  guard status.st_mode & S_IFMT == S_IFREG else {
    let kind = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "not a regular file"
    throw SystemError(.read, path, reason: "it is \(kind)")
  }
  let size = Int(status.st_size)
  guard size <= limit else {
    throw SystemError(.read, path, reason: "it has \(size) bytes; at most \(limit) are accepted")
  }
  return size
}

/// Returns the content of an open regular file.
private func contents(
  of file: Int32, _ path: String, limit: Int
) throws(SystemError) -> [UInt8] {
  let size = try fileSize(of: file, path, limit: limit)
  var fault: SystemError?
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { room, filled in
    while filled < size {
      let count = read(file, room.baseAddress.map { $0 + filled }, size - filled)
      if count < 0 && lastError == EINTR { continue }
      if count < 0 { fault = SystemError(.read, path) }
      if count <= 0 { break }
      filled += count
    }
  }
  if let fault { throw fault }
  return bytes
}

/// Returns a text that changes whenever a file does, or `nil` if the file does not exist.
///
/// It consists of the file's number, size and modification time.
public func fileStamp(_ path: String) -> String? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  return "\(status.st_ino) \(status.st_size) \(status.changed.tv_sec) \(status.changed.tv_nsec)"
}

/// Returns the names in a folder, sorted, without hidden ones.
///
/// - Throws: the reason, with action `.read`.
public func fileNames(in folder: String) throws(SystemError) -> [String] {
  guard let stream = opendir(folder) else { throw SystemError(.read, folder) }
  defer { closedir(stream) }
  guard let names = names(in: stream) else { throw SystemError(.read, folder) }
  return names.filter { !$0.hasPrefix(".") }.sorted()
}

/// Returns all names that a folder's stream has, or `nil` if reading it fails midway.
func names(in stream: FolderStream) -> [String]? {
  var names: [String] = []
  errno = 0
  while let entry = readdir(stream) {
    names.append(name(of: entry))
    errno = 0
  }
  return lastError == 0 ? names : nil
}

/// Returns the name in an entry of a folder.
private func name(of entry: UnsafeMutablePointer<dirent>) -> String {
  withUnsafePointer(to: &entry.pointee.d_name) {
    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
  }
}

/// Returns the path of the current folder, or `nil` if it cannot be found.
public func currentFolder() -> String? {
  guard let path = getcwd(nil, 0) else { return nil }
  defer { free(path) }
  return String(cString: path)
}
