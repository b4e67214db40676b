/// Reads a whole regular file.
///
/// A folder, a pipe or a device is refused before anything is read from it, and a file larger than
/// the limit before memory is spent on it.
///
/// - Parameters:
///   - path: the file; a symbolic link is followed.
///   - limit: the most bytes that are accepted.
/// - Throws: the reason, with action `.read`.
public func readFile(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
  // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
  let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard file >= 0 else { throw SystemError(.read, path) }
  defer { close(file) }
  var status = stat()
  guard fstat(file, &status) == 0 else { throw SystemError(.read, path) }
  guard status.st_mode & S_IFMT == S_IFREG else {
    let kind = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "not a regular file"
    throw SystemError(.read, path, reason: "it is \(kind)")
  }
  guard Int(status.st_size) <= limit else {
    throw SystemError(
      .read, path, reason: "it has \(status.st_size) bytes; at most \(limit) are accepted")
  }
  var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
  var filled = 0
  while filled < bytes.count {
    let count = bytes.withUnsafeMutableBytes { room in
      read(file, room.baseAddress.map { $0 + filled }, room.count - filled)
    }
    if count < 0 && lastError == EINTR { continue }
    guard count >= 0 else { throw SystemError(.read, path) }
    if count == 0 { break }
    filled += count
  }
  return Array(bytes[..<filled])
}

/// Reads a file bit by bit, however large it is.
///
/// - Parameters:
///   - path: the file; a symbolic link is followed.
///   - body: gets its bytes, at most a mebibyte at a time.
/// - Throws: the reason, with action `.read`.
public func readFile(_ path: String, body: ([UInt8]) -> Void) throws(SystemError) {
  let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard file >= 0 else { throw SystemError(.read, path) }
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 20)
  while true {
    let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    if count < 0 && lastError == EINTR { continue }
    guard count >= 0 else { throw SystemError(.read, path) }
    if count == 0 { return }
    body(Array(bytes[..<count]))
  }
}

/// Returns what changes whenever a file does: its size, its number and when it was written; `nil`
/// where there is no such file.
public func fileStamp(_ path: String) -> String? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  return "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
}

/// Returns the names of what stands in a folder, sorted; hidden files are left out.
///
/// - Throws: the reason, with action `.read`.
public func fileNames(in folder: String) throws(SystemError) -> [String] {
  guard let stream = opendir(folder) else { throw SystemError(.read, folder) }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) { names.append(name(of: entry)) }
  return names.filter { !$0.hasPrefix(".") }.sorted()
}

/// The name in an entry of a folder.
func name(of entry: UnsafeMutablePointer<dirent>) -> String {
  withUnsafePointer(to: &entry.pointee.d_name) {
    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
  }
}
