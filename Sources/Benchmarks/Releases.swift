import Foundation
import Inkleaf

extension Question {
  /// The cost of a release beside that of its editions, each in processes of its own.
  ///
  /// The short form has fewer editions and days. Processor times count, as they depend less on other work;
  /// the time of two jobs is that on the clock.
  static let release = Question(
    title: "A release, whole process", baseline: "its editions one by one"
  ) { rounds in
    let bench = try ReleaseBench(isShort: rounds == 1)
    defer { bench.remove() }
    let render = try bench.renders()
    let first = try bench.release(jobs: 1)
    let again = try bench.release(jobs: 1, isNew: false)
    let quick = try bench.release(jobs: 1, isNew: false, ["--quick"])
    let two = try bench.release(jobs: 2)
    let many = try bench.release(jobs: 1, copies: bench.copies)
    func row(
      _ name: String, _ baseline: Double, _ measured: Double, most: Double, peak: Int
    ) -> Row {
      // To start a process is most of the short form's work, so that its ratios say little.
      Row(
        name: name, baseline: baseline, measured: measured, most: rounds == 1 ? nil : most,
        peak: peak)
    }
    return [
      row("first", render.processor, first.processor, most: 1.25, peak: first.peak),
      row("again/first", first.processor, again.processor, most: 0.05, peak: again.peak),
      row("quick/first", first.processor, quick.processor, most: 0.05, peak: quick.peak),
      row("jobs 2/jobs 1", first.clock, two.clock, most: 1 / 1.7, peak: two.peak),
      row(
        "\(bench.copies) times/first", first.processor * Double(bench.copies), many.processor,
        most: 1.05, peak: many.peak),
    ]
  }
}

/// A release in a folder of its own.
private struct ReleaseBench {
  /// The cost of a process and of those that it waited for.
  struct Cost {
    /// Milliseconds of all processors.
    var processor = 0.0
    /// Milliseconds on the clock.
    var clock = 0.0
    /// The peak memory in bytes.
    var peak = 0
  }

  /// How many times as many editions the large release has.
  let copies = 5

  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let sizes: [String]
  private let themes: [String]
  private let days: String

  init(isShort: Bool) throws {
    sizes = isShort ? ["a5"] : ["a4", "a5", "letter"]
    themes = isShort ? ["paper", "mint"] : ["paper", "midnight", "mint"]
    days = isShort ? "1-10" : "1-31"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for copy in 0..<copies { try Data(Month.text).write(to: folder.appending(path: "\(copy).txt")) }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Draws each edition by a process of its own.
  func renders() throws -> Cost {
    var sum = Cost()
    for size in sizes {
      for theme in themes {
        for side in ["light", "dark"] {
          let cost = try run([
            "render", "0.txt", "-s", size, "-t", theme, "-a", side, "--days", days, "-j", "1", "-q",
            "-o", "pages",
          ])
          sum.processor += cost.processor
          sum.clock += cost.clock
        }
      }
    }
    return sum
  }

  /// Makes the release.
  ///
  /// - Parameters:
  ///   - isNew: whether nothing stands there before.
  ///   - copies: the number of lists, each with as many editions.
  func release(
    jobs: Int, isNew: Bool = true, copies: Int = 1, _ options: [String] = []
  ) throws -> Cost {
    let lists = (0..<copies).map { "\($0).txt" }
    let file: [String: Any] = [
      "name": "years", "lists": lists, "sizes": sizes, "themes": themes,
      "appearances": ["light", "dark"],
      "overrides": lists.map { ["for": ["list": $0], "days": days] as [String: Any] },
    ]
    try JSONSerialization.data(withJSONObject: file).write(to: folder.appending(path: "r.json"))
    if isNew { try? FileManager.default.removeItem(at: folder.appending(path: "release")) }
    return try run(["release", "r.json", "-j", "\(jobs)", "-q", "-o", "release"] + options)
  }

  /// Runs the program that was built beside this one.
  private func run(_ words: [String]) throws -> Cost {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: "inkleaf")
    process.currentDirectoryURL = folder
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    // The peak of all children is no use, as it never falls; a process tells its own while it lives.
    var before = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &before)
    var peak = 0
    let clock = try ContinuousClock().measure {
      try process.run()
      while process.isRunning {
        peak = max(peak, Self.peak(of: process.processIdentifier))
        usleep(2000)
      }
    }
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    var after = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &after)
    return Cost(
      processor: Self.milliseconds(after) - Self.milliseconds(before),
      clock: clock / .milliseconds(1), peak: peak)
  }

  private static func milliseconds(_ usage: rusage) -> Double {
    func milliseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
    }
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  /// The peak memory of a running process, in bytes.
  private static func peak(of process: Int32) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return (Int(line.filter(\.isNumber)) ?? 0) * 1024
  }
}
