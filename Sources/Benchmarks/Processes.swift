import Foundation
import Inkleaf

extension Question {
  /// The cost of one page as a whole process.
  static let page = Question(
    title: "One page, whole process", baseline: "this program doing nothing"
  ) { rounds in
    let list = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    let folder = list.deletingPathExtension()
    try Data(Month.text).write(to: list)
    defer {
      try? FileManager.default.removeItem(at: list)
      try? FileManager.default.removeItem(at: folder)
    }
    var rows: [Row] = []
    for format in Format.allCases {
      let times = try await paired(
        rounds: rounds * 5, baseline: { try run("Benchmarks", "child", "nothing") },
        measured: {
          try run(
            "inkleaf", "render", list.path(), "--days", "7", "--single", "-q", "-f", format.name,
            "-o", folder.path())
        })
      rows.append(Row(name: format.name, baseline: times.baseline, measured: times.measured))
    }
    return rows
  }

  /// The cost of starting.
  static let start = Question(
    title: "Starting", baseline: "this program doing nothing"
  ) { rounds in
    var rows: [Row] = []
    for word in ["--version", "--help"] {
      let times = try await paired(
        rounds: rounds * 5, baseline: { try run("Benchmarks", "child", "nothing") },
        measured: { try run("inkleaf", word) })
      rows.append(Row(name: word, baseline: times.baseline, measured: times.measured))
    }
    return rows
  }

  /// The growth of time and memory with the number of editions: an edition of 100 may take at most a
  /// tenth longer than one of 10.
  static let matrix = Question(
    title: "A page of many editions", baseline: "one of ten editions"
  ) { rounds in
    var rows: [Row] = []
    for count in [1, 10, 100] {
      var peak = 0
      func page(_ editions: Int) async throws {
        peak = try Int(run("Benchmarks", "child", "\(editions)")) ?? 0
      }
      let times = try await paired(
        rounds: rounds, baseline: { try await page(10) }, measured: { try await page(count) })
      rows.append(
        Row(
          name: "\(count)", baseline: times.baseline / 10, measured: times.measured / Double(count),
          most: count > 10 ? 1.1 : nil, peak: peak * 1024))
    }
    return rows
  }

  /// Runs a program that was built beside this one and returns its output.
  @discardableResult
  private static func run(_ name: String, _ words: String...) throws -> String {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: name)
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

/// A task of this program as a child process, measured from outside.
enum ChildTask {
  case nothing
  /// Draws a number of editions and prints the peak memory in KiB.
  case editions(Int)

  init?(_ words: [String]) {
    guard words.count == 2, words[0] == "child" else { return nil }
    self = Int(words[1]).map { .editions($0) } ?? .nothing
  }

  func run() async throws {
    guard case .editions(let count) = self else { return }
    let month = try Month()
    // Repeats the same ten editions, so that a page is always the same work.
    let looks = try ["paper", "midnight", "mint", "newsprint", "blueprint"].flatMap { theme in
      try ["a5", "ipad-mini"].map { size in
        (Reference<Theme>.named(theme), try PageSize(reading: size))
      }
    }
    for index in 0..<count {
      let (theme, size) = looks[index % looks.count]
      try await month.publish(try month.edition(theme, size))
    }
    // Not `getrusage`, which includes the parent process.
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/status"))
    let status = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    print(line?.filter(\.isNumber) ?? "0")
  }
}
