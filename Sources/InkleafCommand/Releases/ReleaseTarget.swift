import Platform
import Rendering

/// What becomes of the files that a release is assembled from: they are written, or compared with those
/// that stand there.
final class ReleaseTarget {
  /// Where they are written; `nil` to compare them.
  private let staging: SharedFolder?
  /// The folder of the release.
  private let path: String
  /// The names of what was made, in order.
  private(set) var names: [String] = []
  /// The checksums of all files of the release, as they are written: the paths that belong to it.
  var sumsOfAll: String { "\(staging?.folder.path ?? path)/\(ReleaseAssembly.sumsName)" }
  /// What does not stand there as it was made.
  private(set) var differences: [String] = []

  /// Whether what stands there already is used as it is.
  var keeps: Bool { staging != nil }

  init(writing staging: consuming Folder, for path: String) {
    self.staging = SharedFolder(staging)
    self.path = path
  }

  init(comparingWith path: String) {
    staging = nil
    self.path = path
  }

  /// Takes a whole file, and returns its size and checksum.
  func add(_ name: String, _ bytes: [UInt8]) throws(Failure) -> (size: Int, sum: String) {
    var file = try start(name)
    try file.write(bytes)
    return try file.finish()
  }

  /// Starts a file.
  func start(_ name: String) throws(Failure) -> ReleaseFile {
    names.append(name)
    guard let staging else { return ReleaseFile(name: name, target: self, writer: nil) }
    do throws(SystemError) {
      let writer = try staging.folder.create(name, shown: "\(path)/\(name)")
      return ReleaseFile(name: name, target: self, writer: writer)
    } catch {
      throw Failure(error)
    }
  }

  /// Compares a file with the one that stands there.
  fileprivate func compare(_ name: String, _ sum: String) {
    var standing = SHA256()
    do throws(SystemError) {
      try readFile("\(path)/\(name)") { standing.add($0) }
      if standing.hex() != sum { differences.append("\(path)/\(name): differs") }
    } catch {
      differences.append("\(path)/\(name): is missing")
    }
  }

  /// Gives all files their names in the folder of the release.
  ///
  /// - Parameter last: what is done before checksums and catalog say that the release is whole.
  func settle(
    in folder: borrowing Folder, before last: () throws(SystemError) -> Void
  ) throws(SystemError) {
    guard let staging else { return }
    let final = [ReleaseAssembly.sumsName, ReleaseAssembly.catalogName]
    try staging.folder.sync()
    for name in names where !final.contains(name) { try folder.take(name, from: staging.folder) }
    try last()
    try folder.sync()
    for name in final { try folder.take(name, from: staging.folder) }
  }
}

/// A file of a release as it is made.
struct ReleaseFile: ~Copyable {
  private let name: String
  private let target: ReleaseTarget
  private var writer: FileWriter?
  private var sum = SHA256()
  private var size = 0

  fileprivate init(name: String, target: ReleaseTarget, writer: consuming FileWriter?) {
    self.name = name
    self.target = target
    self.writer = writer
  }

  mutating func write(text: String) throws(Failure) { try write(Array(text.utf8)) }

  mutating func write(_ bytes: [UInt8]) throws(Failure) {
    sum.add(bytes)
    size += bytes.count
    do throws(SystemError) { try writer?.write(bytes) } catch { throw Failure(error) }
  }

  /// Ends the file, and returns its size and checksum.
  consuming func finish() throws(Failure) -> (size: Int, sum: String) {
    let (hex, size) = (sum.hex(), size)
    if let writer = writer.take() {
      do throws(SystemError) { try writer.close() } catch { throw Failure(error) }
    } else {
      target.compare(name, hex)
    }
    return (size, hex)
  }
}
