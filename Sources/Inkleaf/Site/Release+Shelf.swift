internal import InkleafPages
internal import InkleafPlatform

extension Release {
  /// Makes the page of all releases in a folder, with a feed of them.
  ///
  /// - Returns: its files, whether anything was written, and the files of releases that cannot be read.
  package static func shelve(
    _ path: String
  ) throws(InkleafError) -> (files: [String], isChanged: Bool, damaged: [String]) {
    try inkleaf {
      let shelf = try ReleaseShelf(of: path)
      return (shelf.files.map(\.name), try shelf.write(), shelf.damaged)
    }
  }

  /// Makes the page of all releases beside this one; what is in its way is a problem of the outcome.
  func shelved(_ outcome: ReleaseOutcome, _ options: ReleaseOptions) -> ReleaseOutcome {
    guard options.share == nil, !outcome.editions.isEmpty, hasShelf(options) else { return outcome }
    var outcome = outcome
    do {
      if try Self.shelveInTurn(options.output) { outcome.isChanged = true }
    } catch {
      outcome.problems.append(error)
    }
    return outcome
  }

  /// What of the page of all releases does not stand as it would be made.
  func shelfProblems(_ options: ReleaseOptions) -> [InkleafError] {
    if let obstacle = shelfObstacle(options) { return [obstacle] }
    guard hasShelf(options), let shelf = try? ReleaseShelf(of: options.output),
      let unlike = try? shelf.differences(), !unlike.isEmpty
    else { return [] }
    return [.data(unlike)]
  }

  /// What is in the way of the page of all releases.
  func shelfObstacle(_ options: ReleaseOptions) -> InkleafError? {
    guard hasShelf(options), let folder = try? Folder.open(options.output) else { return nil }
    do { try ReleaseShelf.refuseStrangers(in: folder) } catch { return .system(error) }
    return nil
  }

  /// Whether a page of all releases is made: for a site, and where one stands.
  private func hasShelf(_ options: ReleaseOptions) -> Bool {
    // A page that stands there must not lead to a site that is gone.
    site != nil || (try? ReleaseShelf.stands(in: options.output)) == true
  }

  /// Makes the page once no other process writes to the folder: releases may be made at the same time.
  ///
  /// - Returns: whether anything was written.
  private static func shelveInTurn(_ path: String) throws(InkleafError) -> Bool {
    for _ in 0..<turns {
      do throws(InkleafError) { return try shelve(path).isChanged } catch {
        guard case .busy = error else { throw error }
        pause(milliseconds: 20)
      }
    }
    throw InkleafError.busy(path)
  }

  /// How often a folder is tried that another process writes to: for ten seconds.
  private static let turns = 500
}
