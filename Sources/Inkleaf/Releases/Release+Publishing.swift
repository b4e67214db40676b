internal import InkleafPlatform

extension Release {
  /// Makes all editions, with archives, posters, calendars, an overview, a site, checksums and a catalog.
  ///
  /// Unchanged editions are kept, and a run that was stopped goes on where it was. Editions that cannot be
  /// made are listed in the outcome and do not stop the rest.
  ///
  /// - Throws: what stops everything, such as a full disk, or a wish that its edition cannot have.
  @concurrent @discardableResult
  public func publish(
    _ options: ReleaseOptions = ReleaseOptions(), monitor: Monitor = .none
  ) async throws(InkleafError) -> ReleaseOutcome {
    try make(options, monitor: monitor)
  }

  /// Does what `publish` does, on the caller's thread and others.
  package func make(
    _ options: ReleaseOptions, monitor: Monitor
  ) throws(InkleafError) -> ReleaseOutcome {
    try checkWishes()
    return try inkleaf { shelved(try run(options, monitor).make(), options) }
  }

  /// Draws nothing, and makes archives, checksums and catalog of editions that are there.
  ///
  /// - Parameter shares: how many shares the editions were drawn in, to name one that is missing.
  package func assemble(
    _ options: ReleaseOptions, shares: Int?, monitor: Monitor
  ) throws(InkleafError) -> ReleaseOutcome {
    try inkleaf {
      shelved(try run(options, monitor).assemble(shares: shares), options)
    }
  }

  /// Makes everything in memory and compares it with what stands on disk.
  ///
  /// - Returns: the editions, and all that differs or cannot be made as problems.
  package func check(
    _ options: ReleaseOptions, monitor: Monitor
  ) throws(InkleafError) -> ReleaseOutcome {
    try inkleaf {
      var outcome = try run(options, monitor).check()
      outcome.problems += shelfProblems(options)
      return outcome
    }
  }

  /// Begins a run, unless its folder for output is a release: what goes into that would never be found.
  private func run(_ options: ReleaseOptions, _ monitor: Monitor) throws -> ReleaseRun {
    if let folder = try? Folder.open(options.output) { try ReleaseShelf.refuseRelease(folder) }
    return ReleaseRun(self, options, monitor)
  }

  /// Lays all editions of a run out, one after the other; returns what is wrong with them and with posters, and what
  /// is doubtful, each thing once.
  package func findings(
    _ options: ReleaseOptions = ReleaseOptions()
  ) -> (problems: [InkleafError], warnings: [Edition.Warning]) {
    let run = ReleaseRun(self, options, .none)
    var problems: [InkleafError] = []
    for place in run.entries.indices {
      do {
        _ = try run.work(place)
      } catch {
        problems.append(InkleafError(error))
      }
      run.findings.pass(place)
    }
    problems += run.posterProblems()
    return (problems, run.findings.warned)
  }

  /// Tells what making the release would do, and makes nothing.
  ///
  /// - Parameters:
  ///   - assembles: whether only what is on disk would be put together.
  ///   - shares: how many shares the editions were drawn in, to name one that is missing.
  package func forecast(
    _ options: ReleaseOptions, assembles: Bool = false, shares: Int? = nil, monitor: Monitor
  ) throws(InkleafError) -> ReleaseForecast {
    try inkleaf {
      var forecast = try run(options, monitor).forecast(assembles: assembles, shares: shares)
      if options.share == nil, let obstacle = shelfObstacle(options) {
        forecast.problems.append(obstacle)
      }
      return forecast
    }
  }
}

extension ReleaseRun {
  /// Lays posters out, and returns what is wrong with them; what is doubtful is among the findings.
  ///
  /// - Parameter look: gets each poster that can be made.
  func posterProblems(_ look: (Edition) throws -> Void = { _ in }) -> [InkleafError] {
    release.lists.indices.flatMap { list in
      release.posters.compactMap { (size) -> InkleafError? in
        do {
          let poster = try release.poster(of: list, size)
          try poster.checkPixels(as: Release.posterName(size))
          findings.add(poster.warnings, ofPoster: Release.posterName(size), list)
          try look(poster)
          return nil
        } catch {
          return InkleafError(error)
        }
      }
    }
  }
}
