import Foundation
import Testing

/// Compares a text with the file of this name in the folder `Goldens` beside a test file.
public func expectGolden(
  _ text: String, _ name: String, file: StaticString = #filePath,
  at location: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: "\(file)").deletingLastPathComponent().appending(path: "Goldens")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try expectRecorded(text, folder.appending(path: name), at: location)
}

/// Compares a text with a file.
///
/// With `RECORD=1` in the environment the file is written anew, and the test fails all the same, so
/// that nobody takes a recording for a check.
public func expectRecorded(
  _ text: String, _ file: URL, at location: SourceLocation = #_sourceLocation
) throws {
  let name = file.lastPathComponent
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name); run again without RECORD", sourceLocation: location)
    return
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  guard text != expected else { return }
  let (new, old) = (text.split(separator: "\n"), expected.split(separator: "\n"))
  let line = zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset ?? min(new.count, old.count)
  Issue.record(
    """
    \(name) differs at line \(line + 1):
    is:     \(line < new.count ? new[line] : "(end)")
    should: \(line < old.count ? old[line] : "(end)")
    RECORD=1 swift test records it anew
    """, sourceLocation: location)
}
