internal import InkleafCompression
internal import InkleafPlatform

/// The place for the files that a release is assembled from: they are written, or compared with those on
/// disk.
final class AssemblyTarget {
  /// The folder that they are written to; `nil` to compare them.
  private let staging: SharedFolder?
  /// The folder that they are compared with.
  private let standing: SharedFolder?
  /// The path of the release's folder.
  private let path: String
  /// The names of what was made, in the order in which they are to get their names.
  private(set) var names: [String] = []
  /// The files that differ on disk, a line each.
  private(set) var differences: [String] = []

  /// Whether files are written.
  var isWriting: Bool { staging != nil }

  init(writing staging: consuming Folder, for path: String) {
    self.staging = SharedFolder(staging)
    standing = nil
    self.path = path
  }

  init(comparingWith folder: consuming Folder) {
    path = folder.path
    staging = nil
    standing = SharedFolder(folder)
  }

  /// Takes a whole file, and returns its description.
  func add(_ name: String, _ bytes: [UInt8]) throws -> StoredFile {
    var file = try start(name)
    try file.write(bytes)
    return try finish(file)
  }

  /// Starts a file.
  func start(_ name: String) throws -> AssembledFile {
    guard let staging else { return AssembledFile(name: name, writer: nil) }
    return AssembledFile(
      name: name, writer: try staging.folder.create(name, shown: "\(path)/\(name)"))
  }

  /// Ends a file, and returns its description.
  func finish(_ file: consuming AssembledFile) throws -> StoredFile {
    let stored = StoredFile(path: file.name, size: file.size, sum: file.sum.hex())
    names.append(stored.path)
    if let writer = file.writer.take() {
      try writer.close()
    } else if let standing {
      if standing.folder.entry(stored.path) == .absent {
        differences.append("\(path)/\(stored.path): is missing")
      } else if (try? standing.folder.checksum(of: stored.path)) != stored.sum {
        differences.append("\(path)/\(stored.path): differs")
      }
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

  mutating func write(_ bytes: [UInt8]) throws {
    sum.add(bytes)
    size += bytes.count
    try writer?.write(bytes)
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) throws {
    sum.add(bytes)
    size += bytes.count
    try writer?.write(bytes)
  }
}
