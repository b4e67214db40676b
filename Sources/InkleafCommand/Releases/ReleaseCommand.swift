import Commands
import Inkleaf
import Platform
import Rendering

/// `inkleaf release`: all editions of a release file, with archives, checksums and a catalog.
enum ReleaseCommand: Subcommand {
  static let output = Option(
    "output", letter: "o", value: "FOLDER", values: .folder, default: RenderCommand.defaultOutput,
    "the release goes to FOLDER/<release>/")
  static let shard = Option(
    "shard", value: "I/N",
    "draw only the I-th of N shares, to be put together with those of other machines")
  static let assemble = Option(
    flag: "assemble", "draw nothing; make archives, checksums and catalog of the editions there are"
  )
  static let shards = Option(
    "shards", value: "N", "with --assemble: how many shares there were, to name one that is missing"
  )
  static let dryRun = Option(flag: "dry-run", "say what would be made, and make nothing")
  static let check = Option(
    flag: "check", "make everything in memory, and say what differs from what stands there")

  static let description = Command(
    name: "release",
    summary: "make all editions that a release file asks for",
    details: [
      "A release file names lists, and the layouts, sizes, themes and formats they are drawn in."
        + " Every edition gets a folder and a ZIP archive; beside them stand posters, calendars, an"
        + " overview, SHA256SUMS and catalog.json. Editions that stand there unchanged are kept, and"
        + " a run that was stopped goes on where it was. What cannot be made is reported at the end"
        + " and does not stop the rest.",
      "`inkleaf new --release LIST` prints a release file to start from.",
    ],
    operand: Operand("FILE", "the release file", values: .file),
    options: [
      output, shard, assemble, shards, dryRun, check, RenderCommand.fontFolder, RenderCommand.jobs,
      RenderCommand.quiet,
    ],
    examples: [
      Tool.Note("inkleaf release release.json", "makes what is not there yet"),
      Tool.Note("inkleaf release release.json --shard 3/16", "draws a sixteenth of the editions"),
      Tool.Note(
        "inkleaf release release.json --assemble --shards 16", "puts the sixteen shares together"),
    ])

  /// A share of the editions: every so many, from one on.
  private struct Share {
    /// From 0.
    var index: Int
    var count: Int
    /// Whether there are others, even if this one has all editions.
    var isPart = true

    func has(_ place: Int) -> Bool { place % count == index }
  }

  static func run(_ arguments: Arguments) async throws(Failure) {
    let (share, shardCount, jobs) = try wishes(arguments)
    let isQuiet = arguments.has(RenderCommand.quiet)
    let plan = try ReleasePlan(
      arguments.operand ?? "", catalog: try Looks.catalog(arguments), isQuiet: isQuiet)
    if !isQuiet { ListInput.show(plan.doubts) }
    let folder = "\(arguments[output] ?? RenderCommand.defaultOutput)/\(plan.release.name)"
    let orders = plan.orders.enumerated().filter { share.has($0.offset) }.map(\.element)
    let progress = Progress(isShown: Output.messages.isTerminal && !isQuiet)
    let drawing = ReleaseDrawing(plan, jobs: jobs) { progress.show("drawing \($0)") }
    defer { progress.clear() }
    if arguments.has(dryRun) { return try show(orders, drawing, folder) }
    Interruption.hold(true)
    if arguments.has(check) { return try await compare(orders, drawing, folder) }
    do throws(Failure) {
      try await make(
        orders, drawing, folder, share, mayDraw: !arguments.has(assemble), shardCount: shardCount,
        isQuiet: isQuiet)
    } catch {
      guard error.code == .interrupted else { throw error }
      throw Failure(
        lines: ["inkleaf: error: interrupted; the same command goes on where it was"],
        code: .interrupted)
    }
  }

  private static func wishes(
    _ arguments: Arguments
  ) throws(Failure) -> (share: Share, shards: Int?, jobs: Int) {
    return try usage { () throws(UsageProblem) in
      var share = Share(index: 0, count: 1, isPart: false)
      if let text = arguments[shard] {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1],
          (1...100_000).contains(count), (1...count).contains(index)
        else {
          throw UsageProblem(
            "--shard is a share such as 3/16: the third of sixteen, not \"\(text)\"")
        }
        share = Share(index: index - 1, count: count)
        if arguments.has(assemble) || arguments.has(check) {
          throw UsageProblem(
            "--shard draws a share; --assemble and --check need all of them, so leave it out")
        }
      }
      return (
        share, try arguments.whole(shards, 1...100_000),
        try arguments.whole(RenderCommand.jobs, RenderCommand.jobsRange) ?? coreCount
      )
    }
  }

  // MARK: What it does

  private static func show(
    _ orders: [Release.Order], _ drawing: ReleaseDrawing, _ folder: String
  ) throws(Failure) {
    let (editions, problems) = drawing.plan.laidOut(orders)
    let lines = editions.map { order, edition in
      "\(order.name): \(counted(edition.document.sheets.count, "page")),"
        + " \(counted(edition.files.count, "file"))\n"
    }
    let pages = editions.reduce(0) { $0 + $1.1.document.sheets.count }
    let files = editions.reduce(0) { $0 + $1.1.files.count }
    try Main.show(
      lines.joined()
        + "\(counted(editions.count, "edition")), \(counted(pages, "page")) and"
        + " \(counted(files, "file")) in \(folder)\n")
    try report(problems)
  }

  private static func make(
    _ orders: [Release.Order], _ drawing: ReleaseDrawing, _ path: String, _ share: Share,
    mayDraw: Bool, shardCount: Int?, isQuiet: Bool
  ) async throws(Failure) {
    let release = try ReleaseFolder.open(path, isShared: share.isPart)
    var editions: [StandingEdition] = []
    var new: [String] = []
    var problems: [Failure] = []
    var missing: [(place: Int, name: String)] = []
    var warnings = Warnings()
    for (place, order) in orders.enumerated() {
      if Interruption.signalNumber != nil { throw Failure(RenderingError.interrupted) }
      do throws(Failure) {
        let work = try drawing.work(order)
        warnings.show(work.commission.warnings)
        if mayDraw {
          let (edition, isNew) = try await drawing.draw(work, in: release)
          editions.append(edition)
          if isNew { new.append(order.name) }
        } else if let edition = drawing.standing(work, in: release.folder) {
          editions.append(edition)
        } else {
          missing.append((place, order.name))
        }
      } catch {
        // A full disk or Ctrl-C would stop every other edition too.
        guard [.badData, .usage, .noInput, .software].contains(error.code) else { throw error }
        problems.append(error.of(order))
      }
    }
    guard missing.isEmpty else { throw told(missing, shardCount, drawing.plan, path) }
    do throws(SystemError) {
      for name in new { try release.settle(name) }
    } catch {
      throw Failure(error)
    }
    var isChanged = !new.isEmpty
    if !share.isPart, !editions.isEmpty {
      let assembly = try ReleaseAssembly(drawing.plan, editions)
      problems += assembly.problems
      if !new.isEmpty || !assembly.stands(in: release.folder) {
        isChanged = true
        try assemble(assembly, release, path, keeping: problems.isEmpty ? [] : orders)
      }
    }
    do throws(SystemError) { try release.close(isWhole: !share.isPart) } catch {
      throw Failure(error)
    }
    if !isQuiet, !editions.isEmpty {
      let drawn = new.isEmpty ? "put together" : "\(new.count) of them drawn"
      try Main.show(
        "\(counted(editions.count, "edition")) in \(path), \(isChanged ? drawn : "unchanged")\n")
    }
    try report(problems)
  }

  private static func assemble(
    _ assembly: ReleaseAssembly, _ release: borrowing ReleaseFolder, _ path: String,
    keeping orders: [Release.Order]
  ) throws(Failure) {
    let target: ReleaseTarget
    do throws(SystemError) {
      target = ReleaseTarget(writing: try release.emptyFiles(), for: path)
    } catch {
      throw Failure(error)
    }
    try assembly.make(from: release.folder, target)
    do throws(SystemError) {
      try target.settle(in: release.folder) { () throws(SystemError) in
        try release.removeOthers(than: target.sumsOfAll, keeping: orders.map(\.name))
      }
    } catch {
      throw Failure(error)
    }
  }

  private static func compare(
    _ orders: [Release.Order], _ drawing: ReleaseDrawing, _ path: String
  ) async throws(Failure) {
    var differences: [String] = []
    var problems: [Failure] = []
    var editions: [StandingEdition] = []
    let folder: Folder
    do throws(SystemError) { folder = try Folder.open(path) } catch { throw Failure(error) }
    for order in orders {
      do throws(Failure) {
        let work = try drawing.work(order)
        let (edition, unlike) = try await drawing.compared(work, with: path)
        differences += unlike
        editions.append(edition)
      } catch {
        guard error.code != .interrupted else { throw error }
        problems.append(error.of(order))
      }
    }
    if differences.isEmpty, problems.isEmpty {
      let target = ReleaseTarget(comparingWith: path)
      let assembly = try ReleaseAssembly(drawing.plan, editions)
      problems += assembly.problems
      try assembly.make(from: folder, target)
      differences += target.differences
    }
    guard differences.isEmpty else {
      problems.append(
        Failure(lines: differences.map { "inkleaf: error: \($0)" }, code: .badData))
      return try report(problems)
    }
    try report(problems)
    try Main.show("\(counted(editions.count, "edition")) in \(path), as they would be made now\n")
  }

  // MARK: What it says

  private static func report(_ problems: [Failure]) throws(Failure) {
    if let failure = Failure(problems) { throw failure }
  }

  private static func told(
    _ missing: [(place: Int, name: String)], _ shards: Int?, _ plan: ReleasePlan, _ path: String
  ) -> Failure {
    guard let shards else {
      return Failure(
        lines: missing.map {
          "\(path)/\($0.name): error: this edition is missing, or of another list, look or version"
        } + ["Say --shards N to have the missing shares named."], code: .badData)
    }
    let names = Dictionary(grouping: missing, by: { $0.place % shards + 1 })
    return Failure(
      lines: names.keys.sorted().map { index in
        let editions = (names[index] ?? []).map(\.name)
        let shown =
          editions.prefix(3).joined(separator: ", ")
          + (editions.count > 3 ? " and \(editions.count - 3) more" : "")
        return
          "\(path): error: share \(index)/\(shards) is missing (\(shown));"
          + " run `inkleaf release \(plan.path) --shard \(index)/\(shards)`, and bring its folders here"
      }, code: .badData)
  }
}
