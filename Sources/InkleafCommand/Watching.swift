import Inkleaf
import InkleafPlatform
import Synchronization

/// Does a piece of work, and again whenever one of some files changes, until the person stops it, which ends the
/// command with its own code.
///
/// Files that the work reads, such as those that a layout extends, count as well. An error in a file is
/// printed, and the work waits for the file to be mended. An error in the command line ends it.
///
/// - Parameters:
///   - paths: the names that the command line has.
///   - resources: what the work reads files by.
///   - work: gets resources that note what is read by them.
func watching(
  _ paths: [String], _ resources: Resources, _ work: (Resources) throws -> Void
) throws {
  let files = paths.filter { isPath($0) || fileStamp($0) != nil }
  Interruption.hold(true)
  var isFirst = true
  while Interruption.signalNumber == nil {
    let watched = WatchedFiles(files)
    defer { isFirst = false }
    do {
      try work(resources.noting(in: watched))
    } catch {
      let failure = Failure(error)
      if failure.code == .interrupted { break }
      // No change of a file mends the command line, and what was never there is most likely misspelt.
      if isFirst, [.usage, .noInput, .cannotCreate].contains(failure.code) { throw failure }
      Main.report(failure)
    }
    if isFirst { Main.tell(["watching for changes; Ctrl-C stops"]) }
    while Interruption.signalNumber == nil, !watched.haveChanged {
      // A fifth of a second is less than it takes to look from the editor to the picture.
      pause(milliseconds: 200)
    }
  }
  throw Failure(lines: [], code: .interrupted)
}

/// Files with what they were when they were read.
private final class WatchedFiles: Sendable {
  private let stamps = Mutex<[String: String?]>([:])

  init(_ paths: [String]) { for path in paths { note(path) } }

  /// Notes what a file is now, unless it is noted already.
  func note(_ path: String) {
    stamps.withLock { stamps in
      if stamps[path] == nil { stamps[path] = .some(fileStamp(path)) }
    }
  }

  var haveChanged: Bool {
    stamps.withLock { stamps in stamps.contains { fileStamp($0.key) != $0.value } }
  }
}

extension Resources {
  /// The same resources, which note each file before they read it.
  fileprivate func noting(in watched: WatchedFiles) -> Resources {
    var resources = self
    let read = read
    resources.read = { (path, limit) throws(SystemError) in
      watched.note(path)
      return try read(path, limit)
    }
    return resources
  }
}
