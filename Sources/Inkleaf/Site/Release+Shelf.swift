internal import InkleafPages
internal import InkleafPlatform

extension Release {
  /// Makes the page of all releases in a folder, with a feed of them.
  ///
  /// - Returns: how many files it has, and whether anything was written.
  package static func shelve(
    _ path: String
  ) throws(InkleafError) -> (files: [String], isChanged: Bool) {
    try inkleaf {
      let shelf = try ReleaseShelf(of: path)
      return (shelf.files.map(\.name), try shelf.write())
    }
  }

  /// Makes the page of all releases beside this one; what is in its way is a problem of the outcome.
  func shelved(_ outcome: ReleaseOutcome, _ options: ReleaseOptions) -> ReleaseOutcome {
    guard site != nil, options.share == nil, !outcome.editions.isEmpty else { return outcome }
    var outcome = outcome
    do {
      // Releases that are made at the same time take turns.
      for _ in 0..<Self.turns {
        do {
          if try Self.shelve(options.output).isChanged { outcome.isChanged = true }
          return outcome
        } catch InkleafError.busy {
          pause(milliseconds: 20)
        }
      }
      throw InkleafError.busy(options.output)
    } catch {
      outcome.problems.append(InkleafError(error))
    }
    return outcome
  }

  /// How often a folder is tried that another process writes to: for ten seconds.
  private static let turns = 500
}
