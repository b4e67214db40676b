internal import InkleafPlatform

/// The hidden folder in which an edition's files wait until all are whole.
///
/// When it goes without having been committed, it takes everything it made with it.
struct StagingFolder: ~Copyable {
  /// The name of every hidden folder that holds unfinished work.
  static let name = ".inkleaf-partial"

  let partial: SharedFolder
  private let target: Folder
  private let names: [String]
  private var isCommitted = false
  /// The path of the folder that the files go to.
  var path: String { target.path }

  /// Opens the target by its path, takes it for this process and makes the hidden folder in it.
  ///
  /// - Parameter own: the number of the path's last parts that a link may not stand for.
  static func open(_ path: String, own: Int = 1, names: [String]) throws -> StagingFolder {
    try StagingFolder(in: Folder.make(path, own: own), names: names)
  }

  /// Throws what is in the way of files, as `open` and `commit` do, and makes nothing.
  static func check(_ path: String, own: Int = 1, names: [String]) throws(SystemError) {
    do throws(SystemError) {
      let target = try Folder.find(path, own: own)
      try checkNames(names, in: target)
      try target.checkMaking(Self.name)
    } catch {
      // What is missing is made.
      guard error.isMissing else { throw error }
    }
  }

  /// Takes an open folder for this process and makes the hidden folder in it.
  init(in folder: consuming Folder, names: [String]) throws {
    var target = folder
    do {
      // A folder that another process works in stays, though it may still be empty.
      // One that a release has replaced meanwhile is about to be removed.
      guard try target.lock(), target.hasItsPath else { throw InkleafError.busy(target.path) }
      target.storesFiles = try StagingFolder.checkNames(names, in: target)
      if target.entry(Self.name) != .absent { try target.removeFolder(Self.name) }
      partial = SharedFolder(try target.makeFolder(Self.name))
    } catch InkleafError.busy(let path) {
      throw InkleafError.busy(path)
    } catch {
      target.removeMade()
      throw error
    }
    self.target = target
    self.names = names
  }

  /// Refuses names under which something stands that is not a plain file.
  ///
  /// - Returns: whether a file has any of the names.
  @discardableResult private static func checkNames(
    _ names: [String], in target: borrowing Folder
  ) throws(SystemError) -> Bool {
    var hasFile = false
    for name in names {
      let entry = target.entry(name)
      if let kind = entry.obstacle {
        throw SystemError(
          .create, "\(target.path)/\(name)", reason: "\(kind) is in the way; move it away")
      }
      hasFile = hasFile || entry == .file
    }
    return hasFile
  }

  /// Gives all files their names, all or none.
  consuming func commit() throws(SystemError) {
    try StagingFolder.checkNames(names, in: target)
    try partial.folder.sync()
    var swap = Swap()
    do {
      for name in names { try swap.take(name, from: partial, into: target) }
    } catch {
      swap.undo(in: target)
      throw error
    }
    isCommitted = true
    for name in swap.replaced { try partial.folder.removeFile(name) }
    try target.removeEmptyFolder(StagingFolder.name)
    try target.sync()
  }

  deinit {
    guard !isCommitted else { return }
    try? target.removeFolder(StagingFolder.name)
    target.removeMade()
  }
}
