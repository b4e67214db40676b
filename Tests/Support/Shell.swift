import Foundation
import Testing

/// What a program printed and how it ended.
public struct Outcome {
  /// The exit code, or 128 and the number of the signal that ended it.
  public var code: Int32
  /// What it printed to standard output.
  public var output: String
  /// What it printed to standard error.
  public var errors: String
}

/// Runs a program found in PATH, or by its path, and waits for it.
@discardableResult
public func shell(
  _ words: [String], in folder: URL? = nil, environment: [String: String] = [:]
) throws -> Outcome {
  let (output, errors) = (try scratchFile(), try scratchFile())
  let process = try launch(
    words, in: folder, environment: environment, output: output, errors: errors)
  process.waitUntilExit()
  func read(_ file: FileHandle) throws -> String {
    try file.seek(toOffset: 0)
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
  }
  let wasKilled = process.terminationReason == .uncaughtSignal
  return Outcome(
    code: wasKilled ? 128 + process.terminationStatus : process.terminationStatus,
    output: try read(output), errors: try read(errors))
}

/// Starts a program without waiting for it.
public func launch(
  _ words: [String], in folder: URL? = nil, environment: [String: String] = [:],
  output: FileHandle = .nullDevice, errors: FileHandle = .nullDevice
) throws -> Process {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = words
  process.currentDirectoryURL = folder
  // Nothing in the settings of the person who runs the tests may change them.
  let settings = ["XDG_CONFIG_HOME": packageFolder.appending(path: ".build/no-settings").path()]
  process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
    .merging(environment) { $1 }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  process.standardError = errors
  try process.run()
  return process
}

/// An open file without a name. (A pipe that nobody empties would stop the program that fills it.)
private func scratchFile() throws -> FileHandle {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try Data().write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  return try FileHandle(forUpdating: url)
}

/// The top folder of the package.
public let packageFolder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// The folder that the tests were built into, which holds the tool too.
public let buildFolder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent()

/// Runs a body with a folder of its own, which is removed afterwards.
public func withScratchFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "inkleaf-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
