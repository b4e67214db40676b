import Inkleaf
import Platform

/// Does a piece of work, and again whenever one of some files changes, until the person stops it.
///
/// What is wrong with a file is said, and the work waits for the file to be mended.
func watching(
  _ paths: [String], _ work: () async throws(Failure) -> Void
) async throws(Failure) {
  let files = paths.filter { isPath($0) || fileStamp($0) != nil }
  Interruption.hold(true)
  while Interruption.signalNumber == nil {
    let before = files.map(fileStamp)
    do throws(Failure) {
      try await work()
    } catch {
      if error.code == .interrupted { return }
      Main.report(error)
    }
    while Interruption.signalNumber == nil, files.map(fileStamp) == before {
      // A fifth of a second is less than it takes to look from the editor to the picture.
      try? await Task.sleep(nanoseconds: 200_000_000)
    }
  }
}
