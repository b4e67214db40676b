internal import InkleafCompression
internal import InkleafPages
internal import InkleafPlatform
internal import InkleafRendering

extension ReleaseRun {
  /// The most files of an edition that are named one by one.
  private static let mostDifferences = 20

  /// Opens the release's folder, following no link; `nil` where there is none.
  func standingFolder() throws(SystemError) -> SharedFolder? {
    do throws(SystemError) { return SharedFolder(try Folder.open(path, isOwn: true)) } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  /// Makes everything in memory and tells what does not stand on disk as it was made.
  func check() throws -> ReleaseOutcome {
    guard let folder = try standingFolder() else {
      throw SystemError(
        .read, path,
        reason:
          "there is no release here; `inkleaf release \(release.path ?? release.name)` makes it")
    }
    var unlike: [Int: [Diagnostic]] = [:]
    var made: [String]?
    for place in byTheme(Array(entries.indices)) {
      try monitor.checkStop()
      try findings.settle(
        place,
        Result {
          let compared = try compare(try work(place), place, with: folder.folder)
          unlike[place] = compared.differences
          return compared.edition
        })
    }
    unlike = unlike.filter { !$0.value.isEmpty }
    var differences = entries.indices.flatMap { unlike[$0] ?? [] }
    if findings.problems.isEmpty {
      let target = AssemblyTarget(comparingWith: folder)
      let assembly = try ReleaseAssembly(self, findings.standing)
      findings.add(assembly)
      try assembly.make(from: folder, nil, keeping: nil, target, besides: Set(unlike.keys))
      differences += target.differences
      // Where an edition or an archive differs, what is made of all is not made.
      if differences.isEmpty { made = target.paths }
    }
    // Else what the catalog names is the release's own.
    if let made = made ?? Catalog(in: folder.folder)?.paths {
      try findings.add(strangers(in: folder.folder, among: made))
    }
    if !differences.isEmpty {
      findings.add([.data(differences)])
    }
    findings.tellWarnings()
    return outcome(drawn: [], isChanged: false, others: try others(in: folder.folder))
  }

  /// Draws an edition in memory and tells what does not stand in a folder as it was drawn.
  private func compare(
    _ work: Work, _ place: Int, with folder: borrowing Folder
  ) throws -> (edition: StandingEdition, differences: [Diagnostic]) {
    monitor.progress(.edition(work.entry.name))
    let name = work.entry.name
    guard folder.entry(name) == .folder else {
      return (
        StandingEdition(work, place, recordSum: "", isNew: false),
        [.difference("\(path)/\(name)", isMissing: true)]
      )
    }
    let standing = SharedFolder(try folder.openFolder(name))
    @Sendable func isSame(_ name: String, _ bytes: [UInt8]) -> Bool {
      (try? standing.folder.read(name, limit: bytes.count)) == bytes
    }
    var quiet = monitor
    quiet.progress = { _ in }
    let drawn = try work.edition.files.drawAll(
      work.edition.settings, jobs: options.jobs, monitor: quiet
    ) { file, bytes in
      let drawn = DrawnFile(file: file, size: bytes.count, sum: SHA256.hex(of: bytes))
      return (drawn: drawn, isSame: isSame(file.name, bytes))
    }
    let extras = try work.extras(drawn.map(\.drawn))
    let unlike =
      drawn.filter { !$0.isSame }.map(\.drawn.file.name)
      + extras.filter { !isSame($0.name, $0.bytes) }.map(\.name)
    findings.add(
      try standing.folder.strangers(besides: drawn.map(\.drawn.file.name) + extras.map(\.name)))
    let edition = StandingEdition(
      work, place, recordSum: SHA256.hex(of: extras.last?.bytes ?? []), isNew: false)
    let differences = unlike.map { file in
      Diagnostic.difference(
        "\(path)/\(name)/\(file)", isMissing: standing.folder.entry(file) == .absent)
    }
    guard differences.count > Self.mostDifferences else { return (edition, differences) }
    // A changed theme changes all pages, and a line for each of them hides what else there is.
    let message =
      "\(differences.count) of \(drawn.count + extras.count) files differ or are missing, such as \(unlike[0])"
    return (edition, [Diagnostic(path: "\(path)/\(name)", message: message)])
  }
}

extension Diagnostic {
  /// Tells that a file on disk is not as it was made.
  static func difference(_ path: String, isMissing: Bool) -> Diagnostic {
    Diagnostic(path: path, message: isMissing ? "is missing" : "differs")
  }
}
