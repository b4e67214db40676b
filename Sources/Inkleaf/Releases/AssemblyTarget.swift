internal import InkleafCompression
internal import InkleafPages
internal import InkleafPlatform
internal import Synchronization

/// The place for the files that a release is assembled from: they are written, or compared with those on
/// disk.
///
/// Several threads may add files.
final class AssemblyTarget: Sendable {
  /// What became of files.
  private struct Made {
    var names: [String] = []
    var differences: [String] = []
  }

  /// The folder that they are written to, or compared with.
  let folder: SharedFolder
  private let isWriting: Bool
  /// The path of the release's folder.
  private let path: String
  private let made = Mutex(Made())

  /// The names of what was made; the catalog gets its name last.
  var names: [String] {
    made.withLock { made in
      made.names.filter { $0 != Catalog.name } + made.names.filter { $0 == Catalog.name }
    }
  }

  /// The files that differ on disk, a line each.
  var differences: [String] { made.withLock { $0.differences.sorted() } }

  init(writing staging: consuming Folder, for path: String) {
    folder = SharedFolder(staging)
    isWriting = true
    self.path = path
  }

  init(comparingWith folder: SharedFolder) {
    path = folder.folder.path
    self.folder = folder
    isWriting = false
  }

  /// Takes a whole file, and returns its description.
  func add(_ name: String, _ bytes: [UInt8]) throws -> StoredFile {
    var file = try start(name)
    try file.write(bytes)
    return try finish(file)
  }

  /// Starts a file.
  func start(_ name: String) throws -> AssembledFile {
    guard isWriting else { return AssembledFile(name: name, writer: nil) }
    return AssembledFile(
      name: name, writer: try folder.folder.create(name, shown: "\(path)/\(name)"))
  }

  /// Ends a file, and returns its description.
  func finish(_ file: consuming AssembledFile) throws -> StoredFile {
    let stored = StoredFile(path: file.name, size: file.size, sum: file.sum.hex())
    var difference: String?
    if let writer = file.writer.take() {
      try writer.close()
    } else if folder.folder.entry(stored.path) == .absent {
      difference = "\(path)/\(stored.path): is missing"
    } else if (try? folder.folder.checksum(of: stored.path)) != stored.sum {
      difference = "\(path)/\(stored.path): differs"
    }
    made.withLock { made in
      made.names.append(stored.path)
      if let difference { made.differences.append(difference) }
    }
    return stored
  }
}

/// A file of a release while it is written.
struct AssembledFile: ~Copyable {
  let name: String
  fileprivate var writer: FileWriter?
  fileprivate var sum = SHA256()
  fileprivate var size = 0

  fileprivate init(name: String, writer: consuming FileWriter?) {
    self.name = name
    self.writer = writer
  }

  mutating func write(text: String) throws { try write(Array(text.utf8)) }

  mutating func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes { try write($0) } }

  mutating func write(_ bytes: UnsafeRawBufferPointer) throws {
    sum.add(bytes)
    size += bytes.count
    try writer?.write(bytes)
  }
}
