internal import InkleafCompression
internal import InkleafPages
internal import InkleafPlatform
internal import Synchronization

/// The place for the files that a release is assembled from: they are written, or compared with those on
/// disk.
///
/// A file can be in a folder, such as `days/index.json`. Several threads may add files.
final class AssemblyTarget: Sendable {
  /// What became of files.
  private struct Made {
    var names: [String] = []
    var differences: [Diagnostic] = []
  }

  /// The folder that they are written to, or compared with.
  let folder: SharedFolder
  private let isWriting: Bool
  /// The path of the release's folder.
  private let path: String
  private let made = Mutex(Made())
  private let inner = Mutex<[String: SharedFolder]>([:])

  /// The names of files and folders that were made; the catalog gets its name last.
  var names: [String] {
    made.withLock { made in
      Set(made.names.filter { $0.contains("/") }.map(topName)).sorted()
        + made.names.filter { $0 != Catalog.name && !$0.contains("/") }
        + made.names.filter { $0 == Catalog.name }
    }
  }

  /// The paths of all files that were made.
  var paths: [String] { made.withLock(\.names) }

  /// The files that differ on disk, by their paths.
  var differences: [Diagnostic] {
    made.withLock { $0.differences.sorted { $0.path < $1.path } }
  }

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
    let parent = try parent(of: name)
    return AssembledFile(
      name: name, writer: try parent.folder.create(fileName(of: name), shown: "\(path)/\(name)"))
  }

  /// The folder that a file is in, made where it is missing and files are written.
  private func parent(of name: String) throws -> SharedFolder {
    guard name.contains("/") else { return folder }
    let top = topName(name)
    return try inner.withLock { inner in
      if let known = inner[top] { return known }
      let made = SharedFolder(
        isWriting
          ? try folder.folder.makeFolder(top, mayExist: true) : try folder.folder.openFolder(top))
      inner[top] = made
      return made
    }
  }

  /// Waits until the names in the folders are on disk.
  func sync() throws {
    for folder in inner.withLock({ Array($0.values) }) { try folder.folder.sync() }
  }

  /// Ends a file, and returns its description.
  func finish(_ file: consuming AssembledFile) throws -> StoredFile {
    let stored = StoredFile(path: file.name, size: file.size, sum: file.sum.hex())
    var difference: Diagnostic?
    if let writer = file.writer.take() {
      try writer.close()
    } else {
      let parent = try? parent(of: stored.path)
      if parent.map({ $0.folder.entry(stored.name) == .absent }) ?? true {
        difference = .difference("\(path)/\(stored.path)", isMissing: true)
      } else if parent?.folder.size(of: stored.name) != stored.size
        || (try? parent?.folder.checksum(of: stored.name)) != stored.sum
      {
        difference = .difference("\(path)/\(stored.path)", isMissing: false)
      }
    }
    made.withLock { made in
      made.names.append(stored.path)
      if let difference { made.differences.append(difference) }
    }
    return stored
  }
}

/// Returns the first part of a path: the folder that a file is in, or its name.
func topName(_ path: String) -> String { String(path.prefix { $0 != "/" }) }

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
