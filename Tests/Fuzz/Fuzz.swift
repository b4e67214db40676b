@testable import Inkleaf
@testable import InkleafLists
@testable import InkleafPages
@testable import InkleafPlatform

// The entry that libFuzzer calls. Each target takes any bytes, and traps where it finds a fault: what
// cannot be used must end in an error with words, and with places that can be.

/// What becomes of some bytes: nothing, an error, or a trap.
typealias Target = @Sendable ([UInt8]) throws -> Void

private let target: Target = {
  let all = [
    listTargets, ["font": font, "picture": picture, "pdf": pdf, "command": command],
    standingTargets,
    ["drawing": drawing],
  ].reduce(into: [:]) { all, some in all.merge(some) { own, _ in own } }
  guard let name = environment("INKLEAF_TARGET"), let target = all[name] else {
    fatalError("INKLEAF_TARGET is none of \(all.keys.sorted().joined(separator: ", "))")
  }
  return target
}()

/// Reads some bytes, and traps where that shows a fault.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do { try target(Array(UnsafeBufferPointer(start: start, count: count))) } catch {
    let lines = InkleafError(error).lines
    guard !lines.isEmpty, !lines.contains("") else { fatalError("an error without words") }
    for problem in (error as? Diagnostics)?.all ?? []
    where (problem.line ?? 1) < 1 || (problem.column ?? 1) < 1 {
      fatalError("a place before the start: \(problem)")
    }
  }
  return 0
}

/// A folder for what has to be in files.
let scratch = environment("INKLEAF_SCRATCH") ?? "/dev/shm/inkleaf-fuzz-\(getpid())"

/// Writes a file into a folder, which is made.
func write(_ bytes: [UInt8], to name: String, in path: String) throws {
  let folder = try Folder.make(path)
  try folder.removeFile(name)
  try folder.write(bytes, to: name, shown: name)
}
