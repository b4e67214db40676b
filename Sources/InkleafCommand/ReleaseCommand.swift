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
    "draw only the I-th of N shares, to be combined with those of other machines")
  static let assemble = Option(
    flag: "assemble", "draw nothing; make archives, checksums and catalog from the editions on disk"
  )
  static let shards = Option(
    "shards", value: "N", "with --assemble: the number of shares, to name any that is missing"
  )
  static let dryRun = Option(
    flag: "dry-run",
    "say what would be made, how large it is and how long it takes, and make nothing")
  static let check = Option(
    flag: "check", "make everything in memory and compare it with the files on disk")
  static let quick = Option(
    flag: "quick", "compare only the sizes of files on disk, not their content")
  static let prune = Option(
    flag: "prune", "remove the editions in the folder that the release file no longer names")
  static let strict = Option(
    flag: "strict",
    "make nothing where a list is doubtful, pages leave words out or a font is missing")
  static let json = Option(flag: "json", "print what was made as JSON, with what is wrong")

  static let description = Command(
    name: "release", otherNames: ["publish"],
    summary: "make all editions that a release file asks for",
    details: [
      "A release file names lists, and the layouts, sizes, themes and formats they are drawn in."
        + " Every edition gets a folder and a ZIP archive; beside them stand posters, calendars, an"
        + " overview, a website, SHA256SUMS and catalog.json. Editions that are there unchanged are kept, and"
        + " a run that was stopped goes on where it was. What is wrong in the release"
        + " file or its lists is reported before anything is made; an edition that cannot be drawn, at the end,"
        + " and it does not stop the rest.",
      "`inkleaf new --release LIST` prints a release file to start from.",
    ],
    operand: Operand("FILE", "the release file", values: .file),
    options: [
      output, shard, assemble, shards, dryRun, check, quick, prune, strict, json,
      RunOptions.fontFolder, RunOptions.jobs, RunOptions.quiet,
    ],
    examples: [
      Tool.Note("inkleaf release release.json", "makes what is missing"),
      Tool.Note("inkleaf release release.json --shard 3/16", "draws a share of it"),
      Tool.Note(
        "inkleaf release release.json --assemble --shards 16", "puts all shares together"),
    ],
    hints: hints)

  /// Options of editions, which a release file has as keys.
  private static var hints: [Tool.Note] {
    Recipe.keys.flatMap { key in
      let place =
        key.axis.map { "\"\($0)\" into the release file" }
        ?? "\"\(key.name)\" into \"overrides\" of the release file"
      return (["--\(key.name)"] + (key.letter.map { ["-\($0)"] } ?? [])).map {
        Tool.Note($0, place)
      }
    }
  }

  static func run(_ arguments: Arguments) throws {
    let (options, shards) = try options(arguments)
    guard arguments.has(json) else {
      return try perform(arguments, options, shards, isQuiet: arguments.has(RunOptions.quiet))
    }
    do {
      try perform(arguments, options, shards, isQuiet: true)
    } catch let failure as Failure {
      throw failure
    } catch {
      // What is wrong is in the JSON; only the exit code is left to say.
      let problems = InkleafError(error).diagnostics
      let text = JSON.object([("problems", .array(problems.map(\.json)))]).fileText
      // Where nothing can be printed, that is what is wrong.
      guard (try? Main.show(text)) != nil else { throw error }
      throw Failure(error).told
    }
  }

  private static func perform(
    _ arguments: Arguments, _ options: ReleaseOptions, _ shards: Int?, isQuiet: Bool
  ) throws {
    let wantsJSON = arguments.has(json)
    let path = arguments.operand ?? ""
    if PromptList.isBuiltIn(path), fileStamp(path) == nil {
      throw UsageError(
        problems: [
          "\(path) is a list; make a release file of it by `inkleaf new --release \(path) > release.json`"
        ], command: description.name)
    }
    if isStream(path) {
      throw UsageProblem("a release file names files beside it; write its path, not \(path)")
    }
    if (try? Folder.open(path)) != nil {
      throw UsageProblem(
        "\(path) is a folder; name a release file, such as release.json, or make the page of all releases in a folder"
          + " by `inkleaf site`")
    }
    let release = try Release(contentsOf: path, resources: try arguments.resources())
    // What is an error by --strict is told as one.
    if !isQuiet, !arguments.has(strict) { ListInput.show(release.doubts) }
    let progress = Progress.onTerminal(isQuiet: isQuiet)
    defer { progress.clear() }
    var monitor = Monitor(progress, isQuiet: isQuiet)
    // JSON holds the warnings.
    if wantsJSON { monitor.warn = { _ in } }
    if arguments.has(strict) {
      let problems = release.findings(options, isStrict: true).problems
      if let error = InkleafError(problems) { throw error }
    }
    if arguments.has(dryRun) {
      let forecast = try release.forecast(
        options, assembles: arguments.has(assemble), shares: shards, monitor: monitor)
      try wantsJSON
        ? Main.show(forecast.json(prunes: options.prunes, release.doubts).fileText)
        : forecast.show(path, prunes: options.prunes, isQuiet: isQuiet)
      return try end(forecast.problems, wantsJSON)
    }
    Interruption.hold(true)
    let outcome: ReleaseOutcome
    do {
      outcome =
        if arguments.has(check) {
          try release.check(options, monitor: monitor)
        } else if arguments.has(assemble) {
          try release.assemble(options, shares: shards, monitor: monitor)
        } else {
          try release.make(options, monitor: monitor)
        }
    } catch {
      guard case .interrupted = error else { throw error }
      throw Failure(
        lines: ["inkleaf: error: interrupted; the same command goes on where it was"],
        code: .interrupted)
    }
    progress.clear()
    if wantsJSON {
      try Main.show(outcome.json(release.doubts).fileText, writtenTo: outcome.folder)
    } else if !isQuiet {
      // What --prune leaves is an error.
      let others = options.prunes ? [] : outcome.others
      ListInput.show(
        [otherEditions(others, in: outcome.folder, path), outcome.staleness(path)]
          .compactMap(\.self))
      if !arguments.has(check) {
        try outcome.show()
      } else if outcome.problems.isEmpty {
        try Main.show(
          "\(counted(outcome.editions.count, "edition")) in \(outcome.folder), up to date\n")
      }
    }
    try end(outcome.problems, wantsJSON)
  }

  private static func options(
    _ arguments: Arguments
  ) throws -> (options: ReleaseOptions, shards: Int?) {
    var reader = ArgumentReader(arguments)
    var options = ReleaseOptions(output: reader.output(output), jobs: reader.jobs())
    options.share = reader.read(shard, nil) { (text) throws(UsageProblem) in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      if parts.count == 2, let index = parts[0], let count = parts[1], count > 0, index > count {
        throw UsageProblem("--shard \(text): there are shares 1 to \(count) of \(count)")
      }
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
    options.prunes = arguments.has(prune)
    let count = reader.whole(shards, 0, 1...100_000)
    try reader.end(description)
    if count > 0, !arguments.has(assemble) {
      throw UsageProblem("--shards tells --assemble how many shares there are; give --assemble too")
    }
    let ways = [check, assemble].filter(arguments.has)
    if ways.count > 1 || arguments.has(check) && arguments.has(dryRun) {
      let all = ways + (ways.count > 1 ? [] : [dryRun])
      throw UsageProblem(
        "\(all.map { "--\($0.name)" }.joined(separator: " and ")) exclude each other; give one")
    }
    if options.trustsSizes, arguments.has(check) {
      throw UsageProblem("--check draws everything anew and compares all bytes; leave out --quick")
    }
    if options.prunes, options.share != nil || arguments.has(check) {
      throw UsageProblem(
        "--prune needs a run that makes the whole release; leave out --shard and --check")
    }
    return (options, count == 0 ? nil : count)
  }

  /// Fails where anything is wrong; JSON has told it.
  private static func end(_ problems: [InkleafError], _ isTold: Bool) throws {
    guard let error = InkleafError(problems) else { return }
    throw isTold ? Failure(error).told : Failure(error)
  }
}
