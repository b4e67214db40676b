import Inkleaf
import InkleafCommandLine
import InkleafPlatform

/// `inkleaf release`: all editions of a release file, with archives, checksums and a catalog.
enum ReleaseCommand: Subcommand {
  static let output = Option(
    "output", letter: "o", value: "FOLDER", values: .folder, default: RunOptions.defaultOutput,
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
    flag: "check", "make everything in memory, and say what differs from what is on disk")
  static let quick = Option(
    flag: "quick", "know files on disk by their sizes, without reading them")

  static let description = Command(
    name: "release",
    summary: "make all editions that a release file asks for",
    details: [
      "A release file names lists, and the layouts, sizes, themes and formats they are drawn in."
        + " Every edition gets a folder and a ZIP archive; beside them stand posters, calendars, an"
        + " overview, a website, SHA256SUMS and catalog.json. Editions that are there unchanged are kept, and"
        + " a run that was stopped goes on where it was. What cannot be made is reported at the end"
        + " and does not stop the rest.",
      "`inkleaf new --release LIST` prints a release file to start from.",
    ],
    operand: Operand("FILE", "the release file", values: .file),
    options: [
      output, shard, assemble, shards, dryRun, check, quick, RunOptions.fontFolder,
      RunOptions.jobs, RunOptions.quiet,
    ],
    examples: [
      Tool.Note("inkleaf release release.json", "makes what is not there yet"),
      Tool.Note("inkleaf release release.json --shard 3/16", "draws a share of it"),
      Tool.Note(
        "inkleaf release release.json --assemble --shards 16", "puts all shares together"),
    ])

  static func run(_ arguments: Arguments) throws {
    let (options, shards) = try options(arguments)
    let isQuiet = arguments.has(RunOptions.quiet)
    let release = try Release(
      contentsOf: arguments.operand ?? "", resources: try arguments.resources())
    if !isQuiet { ListInput.show(release.lists.flatMap(\.doubts)) }
    let progress = Progress(isShown: Output.messages.isTerminal && !isQuiet)
    defer { progress.clear() }
    let monitor = Monitor(progress, isQuiet: isQuiet)
    if arguments.has(dryRun) { return try show(release, options, monitor) }
    Interruption.hold(true)
    if arguments.has(check) {
      let outcome = try release.check(options, monitor: monitor)
      try report(outcome.problems)
      try Main.show(
        "\(counted(outcome.editions.count, "edition")) in \(outcome.folder), up to date\n")
      return
    }
    let outcome: ReleaseOutcome
    do {
      outcome =
        arguments.has(assemble)
        ? try release.assemble(options, shares: shards, monitor: monitor)
        : try release.make(options, monitor: monitor)
    } catch {
      guard case .interrupted = error else { throw error }
      throw Failure(
        lines: ["inkleaf: error: interrupted; the same command goes on where it was"],
        code: .interrupted)
    }
    progress.clear()
    if !isQuiet, !outcome.editions.isEmpty { try show(outcome) }
    try report(outcome.problems)
  }

  private static func options(
    _ arguments: Arguments
  ) throws -> (options: ReleaseOptions, shards: Int?) {
    var reader = ArgumentReader(arguments)
    var options = ReleaseOptions(output: reader.output(output), jobs: reader.jobs())
    options.share = reader.read(shard, nil) { (text) throws(UsageProblem) in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1],
        let share = ReleaseOptions.Share(index, of: count)
      else {
        throw UsageProblem("--shard is a share such as 3/16: the third of sixteen, not \"\(text)\"")
      }
      if arguments.has(assemble) || arguments.has(check) {
        throw UsageProblem(
          "--shard draws a share; --assemble and --check need all of them, so leave it out")
      }
      return share
    }
    options.trustsSizes = arguments.has(quick)
    let count = reader.whole(shards, 0, 1...100_000)
    try reader.end(description)
    return (options, count == 0 ? nil : count)
  }

  /// Prints what would be made.
  private static func show(
    _ release: Release, _ options: ReleaseOptions, _ monitor: Monitor
  ) throws {
    let (editions, problems) = release.laidOut(options, monitor: monitor)
    let lines = editions.map { entry, edition in
      "\(entry.name): \(counted(edition.document.sheets.count, "page")),"
        + " \(counted(edition.files.files.count, "file"))\n"
    }
    let pages = editions.reduce(0) { $0 + $1.edition.document.sheets.count }
    let files = editions.reduce(0) { $0 + $1.edition.files.files.count }
    try Main.show(
      lines.joined()
        + "\(counted(editions.count, "edition")), \(counted(pages, "page")) and"
        + " \(counted(files, "file")) in \(options.output)/\(release.name)\n")
    try report(problems)
  }

  /// Prints what became of a release.
  private static func show(_ outcome: ReleaseOutcome) throws {
    let drawn = outcome.drawn == 0 ? "put together" : "\(outcome.drawn) of them drawn"
    try Main.show(
      "\(counted(outcome.editions.count, "edition")) in \(outcome.folder),"
        + " \(outcome.isChanged ? drawn : "unchanged")\n")
  }

  private static func report(_ problems: [InkleafError]) throws {
    if let error = InkleafError(problems) { throw error }
  }
}
