import Inkleaf
import InkleafPlatform

/// Does a piece of work, and again whenever one of some files changes, until the person stops it.
///
/// An error in a file is printed, and the work waits for the file to be mended. An error in the command
/// line ends it.
func watching(_ paths: [String], _ work: () throws -> Void) throws {
  let files = paths.filter { isPath($0) || fileStamp($0) != nil }
  Interruption.hold(true)
  var isFirst = true
  while Interruption.signalNumber == nil {
    let before = files.map(fileStamp)
    defer { isFirst = false }
    do {
      try work()
    } catch {
      let failure = Failure(error)
      if failure.code == .interrupted { return }
      // No change of a file mends the command line.
      if failure.code == .usage, isFirst { throw failure }
      Main.report(failure)
    }
    while Interruption.signalNumber == nil, files.map(fileStamp) == before {
      // A fifth of a second is less than it takes to look from the editor to the picture.
      pause(milliseconds: 200)
    }
  }
}
