import Inkleaf
import InkleafPlatform

/// Does a piece of work, and again whenever one of some files changes, until the person stops it.
///
/// An error in a file is printed, and the work waits for the file to be mended.
func watching(_ paths: [String], _ work: () throws -> Void) throws {
  let files = paths.filter { isPath($0) || fileStamp($0) != nil }
  Interruption.hold(true)
  while Interruption.signalNumber == nil {
    let before = files.map(fileStamp)
    do {
      try work()
    } catch {
      let failure = Failure(error)
      if failure.code == .interrupted { return }
      Main.report(failure)
    }
    while Interruption.signalNumber == nil, files.map(fileStamp) == before {
      // A fifth of a second is less than it takes to look from the editor to the picture.
      pause(milliseconds: 200)
    }
  }
}
