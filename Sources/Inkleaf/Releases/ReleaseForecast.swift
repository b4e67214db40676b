internal import InkleafPages
internal import InkleafPlatform
internal import InkleafRendering

/// What making a release would do.
package struct ReleaseForecast: Sendable {
  /// An edition that can be made.
  package struct Edition: Sendable {
    /// Its folder.
    package var name: String
    /// The number of its pages.
    package var pages: Int
    /// The number of its files.
    package var files: Int
    /// Whether it is on disk as it would be drawn.
    package var isStanding: Bool
  }

  /// The folder of the release.
  package var folder: String
  /// The editions that can be made.
  package var editions: [Edition] = []
  /// Editions in the folder that the release no longer names.
  package var others: [String] = []
  /// Those of them that `--prune` would leave, since they are not as they were made.
  package var kept: [String] = []
  /// Files of the release before that this one does not have.
  package var removed: [String] = []
  /// Whether archives, site and catalog would be made anew, though all editions stand.
  package var isAssembled = false
  /// About how many bytes are written: the files of editions that are drawn, and the archives of all.
  package var bytes = 0
  /// About how long that takes, in seconds.
  package var seconds = 0.0
  /// What is wrong with editions and posters that cannot be made.
  package var problems: [InkleafError] = []
  /// What is doubtful about editions and posters, each thing once.
  package var warnings: [Diagnostic] = []
}

extension ReleaseForecast {
  /// Says why an edition that is no longer named is not removed.
  ///
  /// - Parameters:
  ///   - path: its folder.
  ///   - changed: its files that are not as they were made; none where it has no record.
  static func stays(_ path: String, _ changed: [String]) -> Diagnostic {
    let cause =
      changed.isEmpty
      ? "it has no record of what was made; move its folder and its archive away"
      : changed.count == 1
        ? "\(changed[0]) was changed after it was made; move it out of the folder, and run this again"
        : "\(changed.firstFew(3)) were changed after they were made; move them out of the folder, and run this again"
    return Diagnostic(path: path, message: "this edition stays: \(cause)")
  }
}

extension ReleaseRun.Work {
  /// About what the edition's files take, those for the site included, which are in no archive.
  fileprivate func sample() throws -> FileSetSample {
    var sample = try FileSetSample(edition.files, edition.settings)
    guard isDisplayed else { return sample }
    let shown = try edition.displaySample()
    sample.bytes += shown.bytes
    sample.seconds += shown.seconds
    return sample
  }
}

extension ReleaseRun {
  /// Lays everything out, and draws a few pages of each look to tell what the rest takes.
  ///
  /// - Parameters:
  ///   - assembles: whether nothing would be drawn, so that missing editions are a problem.
  ///   - shares: how many shares the editions were drawn in, to name one that is missing.
  func forecast(assembles: Bool, shares: Int?) throws -> ReleaseForecast {
    var forecast = ReleaseForecast(folder: path)
    var sound: [StandingEdition] = []
    var missing: [Int] = []
    let folder = try standingFolder()
    try StagingFolder.check(path, names: [])
    let evidence = folder.map {
      EditionEvidence(in: $0.folder, hasShares: assembles || options.share != nil)
    }
    var samples: [(recipe: Recipe, pages: Double, sample: FileSetSample)] = []
    for (place, entry) in entries.enumerated() {
      try monitor.checkStop()
      defer { findings.pass(place) }
      do {
        let work = try self.work(place)
        let standing: StandingEdition? =
          if let folder, let evidence {
            try StandingEdition(work, place, in: folder.folder, isNew: false, options, evidence)
          } else { nil }
        let pages = work.edition.document.sheets.count
        forecast.editions.append(
          ReleaseForecast.Edition(
            name: entry.name, pages: pages, files: work.edition.files.files.count,
            isStanding: standing != nil))
        sound.append(standing ?? StandingEdition(work, place, recordSum: "", isNew: true))
        if standing == nil, assembles { missing.append(place) }
        guard standing == nil, !assembles else { continue }
        if let obstacle = try folder.flatMap({ try obstacle(of: work, at: place, in: $0) }) {
          forecast.problems.append(obstacle)
        }
        // Lists of the same look take as much a page.
        let recipe = work.edition.recipe
        let known = samples.first { $0.recipe == recipe }
        let look =
          try known
          ?? (recipe, Double(pages), work.sample())
        if known == nil { samples.append(look) }
        let share = Double(pages) / look.pages
        // An archive holds the edition, and that of the whole release holds it again.
        forecast.bytes += Int(share * (look.sample.bytes + 2 * look.sample.packed))
        forecast.seconds += share * look.sample.seconds / Double(options.jobs)
      } catch {
        forecast.problems.append(InkleafError(error))
      }
    }
    // Posters are drawn where something is, and are in no archive.
    let drawsPosters =
      options.share == nil && forecast.editions.contains { !$0.isStanding } && !assembles
    forecast.problems += posterProblems { poster in
      guard drawsPosters else { return }
      let sample = try FileSetSample(poster.files, poster.settings)
      forecast.bytes += Int(sample.bytes)
      forecast.seconds += sample.seconds / Double(options.jobs)
    }
    findings.tellWarnings()
    forecast.warnings = findings.warned.map(\.diagnostic)
    if !missing.isEmpty { forecast.problems.append(errors(missing, shares: shares)) }
    guard let folder else { return forecast }
    forecast.others = try others(in: folder.folder)
    if options.prunes {
      for name in forecast.others {
        let changed = try folder.folder.changedFiles(ofEdition: name)
        if changed != [] {
          forecast.problems.append(
            .data([ReleaseForecast.stays("\(path)/\(name)", changed ?? [])]))
          forecast.kept.append(name)
        }
      }
    }
    guard options.share == nil, !sound.isEmpty else { return forecast }
    let assembly = try ReleaseAssembly(self, sound)
    if !sound.contains(where: \.isNew), forecast.problems.isEmpty {
      forecast.isAssembled = try !assembly.stands(in: folder)
    }
    if let old = Catalog(in: folder.folder) {
      forecast.removed = removals(from: old, besides: forecast.others, assembly)
      forecast.problems += obstacles(among: old, to: assembly.names, in: folder)
    }
    return forecast
  }

  /// The files of a release before that this one would not have.
  private func removals(
    from old: Catalog, besides others: [String], _ assembly: ReleaseAssembly
  ) -> [String] {
    let archives = (release.entries.map(\.name) + others).map { "\($0).zip" }
    let kept = Set(assembly.names + archives)
    return old.files.filter { file in
      // The site of a release that has one is not laid out here.
      let stays = file.kind == .site && release.site != nil
      return !stays && !file.file.path.contains("/") && !kept.contains(file.file.path)
    }.map(\.file.path)
  }
}
