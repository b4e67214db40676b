internal import Inkleaf
internal import Platform
internal import Synchronization

extension Edition {
  /// A file that was written.
  public struct Written: Sendable {
    /// The file.
    public let file: File
    /// Its size in bytes.
    public let size: Int
    /// Its SHA-256 in hexadecimal, where sums were asked for.
    public let sum: String?
  }

  /// A file beside the pages, such as one that describes them.
  public struct Extra: Sendable {
    /// The file's name, without folder.
    public let name: String
    /// The content.
    public let bytes: [UInt8]

    /// Takes a file's name and content.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Draws all files and puts them into a folder, all or none.
  ///
  /// The files are first written into a hidden folder inside the target and get their names only
  /// when every one of them is whole and on disk, so what stood there stays until then. What an
  /// earlier run left behind when it was killed is removed first. Only one process writes to a
  /// folder at a time.
  ///
  /// - Parameters:
  ///   - path: the folder, made where it is missing.
  ///   - studio: what to draw with.
  ///   - jobs: how many files may be drawn at the same time, at least 1.
  ///   - wantsSums: whether to work out the files' checksums.
  ///   - extras: told what was drawn; returns what is written beside it, and gets its names last.
  ///   - shouldStop: asked before each file; `true` ends the work with nothing written.
  ///   - progress: told how many files are done.
  /// - Returns: what was written, in the plan's order.
  public func publish(
    to path: String, studio: Studio, jobs: Int, wantsSums: Bool = false,
    extras: ([Written]) throws(RenderingError) -> [Extra] = { _ in [] },
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(RenderingError) -> [Written] {
    let staging = try Staging.open(path, names: files.map(\.name))
    let folder = staging.partial
    let written = try await drawn(
      studio, jobs: jobs, shouldStop: shouldStop, progress: progress
    ) { (file, bytes) throws(RenderingError) in
      do throws(SystemError) {
        try folder.folder.write(bytes, to: file.name, shown: "\(path)/\(file.name)")
      } catch {
        throw .system(error)
      }
      return Written(
        file: file, size: bytes.count, sum: wantsSums ? SHA256.hex(of: bytes) : nil)
    }
    let beside = try extras(written)
    do throws(SystemError) {
      for extra in beside {
        try folder.folder.write(extra.bytes, to: extra.name, shown: "\(path)/\(extra.name)")
      }
    } catch {
      throw .system(error)
    }
    if shouldStop() { throw .interrupted }
    try staging.commit(adding: beside.map(\.name))
    return written
  }

  /// Draws all files and compares them with those of a folder.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - studio: what to draw with.
  ///   - jobs: how many files may be drawn at the same time, at least 1.
  ///   - shouldStop: asked before each file; `true` ends the work.
  /// - Returns: what was drawn, in the plan's order, and whether the folder has the same.
  public func compare(
    with path: String, studio: Studio, jobs: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async throws(RenderingError) -> [(written: Written, isSame: Bool)] {
    try await drawn(studio, jobs: jobs, shouldStop: shouldStop, progress: { _ in }) {
      (file, bytes) throws(RenderingError) in
      let stands = try? readFile("\(path)/\(file.name)", limit: bytes.count)
      return (Written(file: file, size: bytes.count, sum: SHA256.hex(of: bytes)), stands == bytes)
    }
  }

  /// Draws all files, so many at the same time, and returns what became of each, in the plan's order.
  private func drawn<Value: Sendable>(
    _ studio: Studio, jobs: Int, shouldStop: @escaping @Sendable () -> Bool,
    progress: @escaping @Sendable (Int) -> Void,
    each: @escaping @Sendable (File, [UInt8]) throws(RenderingError) -> Value
  ) async throws(RenderingError) -> [Value] {
    let drawings = Drawings(document, studio)
    let turns = Turns(files.count)
    // Each who draws takes file after file, so that nothing is handed from thread to thread.
    let drawSome: @Sendable () -> Result<[Int: Value], RenderingError> = {
      Result { () throws(RenderingError) in
        var values: [Int: Value] = [:]
        while let index = turns.next() {
          do throws(RenderingError) {
            if shouldStop() { throw .interrupted }
            values[index] = try each(files[index], drawings.bytes(of: files[index]))
          } catch {
            turns.stop()
            throw error
          }
          turns.finish(progress)
        }
        return values
      }
    }
    let helpers = (1..<max(1, min(files.count, jobs))).map { _ in Task { drawSome() } }
    // A group of tasks would do this on another thread, which one who draws alone need not start.
    var parts = [drawSome()]
    for helper in helpers { parts.append(await helper.value) }
    var values: [Int: Value] = [:]
    for part in parts { values.merge(try part.get()) { first, _ in first } }
    return files.indices.compactMap { values[$0] }
  }
}

/// Whose turn it is, among all that draw the files of an edition.
private final class Turns: Sendable {
  private let count: Int
  private let state = Mutex((next: 0, finished: 0))

  init(_ count: Int) { self.count = count }

  /// The next file; `nil` when all are taken or the work is stopped.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Tells that one more file is finished; the count never falls.
  func finish(_ progress: (Int) -> Void) {
    state.withLock { state in
      state.finished += 1
      progress(state.finished)
    }
  }

  /// Hands out no more files.
  func stop() { state.withLock { $0.next = count } }
}

/// The hidden folder in which an edition's files wait until all are whole.
///
/// When it goes without having been committed, it takes everything it made with it.
private struct Staging: ~Copyable {
  static let name = ".inkleaf-partial"

  let partial: SharedFolder
  private let target: Folder
  private let names: [String]
  private var isCommitted = false

  /// Opens the target, takes it for this process and makes the hidden folder in it.
  static func open(_ path: String, names: [String]) throws(RenderingError) -> Staging {
    let target: Folder
    do throws(SystemError) { target = try Folder.make(path) } catch { throw .system(error) }
    do throws(RenderingError) {
      let partial = try prepare(target, names: names)
      return Staging(partial: partial, target: target, names: names)
    } catch {
      Folder.remove(empty: target.made)
      throw error
    }
  }

  private init(partial: SharedFolder, target: consuming Folder, names: [String]) {
    self.partial = partial
    self.target = target
    self.names = names
  }

  private static func prepare(
    _ target: borrowing Folder, names: [String]
  ) throws(RenderingError) -> SharedFolder {
    let isFree: Bool
    do throws(SystemError) { isFree = try target.lock() } catch { throw .system(error) }
    guard isFree else { throw .busy(target.path) }
    do throws(SystemError) {
      try checkNames(names, in: target)
      if target.entry(name) != .absent { try target.removeFolder(name) }
      return SharedFolder(try target.makeFolder(name))
    } catch {
      throw .system(error)
    }
  }

  /// Refuses names under which something stands that is no plain file.
  private static func checkNames(
    _ names: [String], in target: borrowing Folder
  ) throws(SystemError) {
    for name in names {
      if case .other(let kind) = target.entry(name) {
        throw SystemError(
          .create, "\(target.path)/\(name)", reason: "\(kind) stands there; move it away")
      }
    }
  }

  consuming func commit(adding extras: [String]) throws(RenderingError) {
    do throws(SystemError) {
      let names = names + extras
      try Staging.checkNames(names, in: target)
      try partial.folder.sync()
      for name in names { try target.take(name, from: partial.folder) }
      isCommitted = true
      // All files have their names now, so an empty folder left behind is no failure.
      try? target.removeFolder(Staging.name)
      try target.sync()
    } catch {
      throw .system(error)
    }
  }

  deinit {
    guard !isCommitted else { return }
    try? target.removeFolder(Staging.name)
    Folder.remove(empty: target.made)
  }
}
