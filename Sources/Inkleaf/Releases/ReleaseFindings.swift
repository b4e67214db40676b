internal import InkleafPages
internal import InkleafPlatform
internal import Synchronization

/// What a run finds out about editions, kept in their order, whichever order they are made in.
final class ReleaseFindings: Sendable {
  /// What is known of one edition that has not had its turn.
  private struct Finding {
    var warnings: [Edition.Warning] = []
    var pages: String?
    var result: Result<StandingEdition?, any Error>?
  }

  private struct State {
    var found: [Int: Finding] = [:]
    /// The number of editions that had their turn.
    var taken = 0
    var warned: [(warning: Edition.Warning, editions: [String])] = []
    /// The first edition with each kind of pages.
    var firstWithPages: [String: String] = [:]
    var standing: [StandingEdition] = []
    var missing: [Int] = []
    var problems: [InkleafError] = []
  }

  private let state = Mutex(State())
  private let release: Release
  private let entries: [Release.Entry]
  private let monitor: Monitor

  init(_ release: Release, _ entries: [Release.Entry], _ monitor: Monitor) {
    self.release = release
    self.entries = entries
    self.monitor = monitor
  }

  /// The editions that are on disk.
  var standing: [StandingEdition] { state.withLock { $0.standing } }
  /// The places of editions that are neither there nor drawn.
  var missing: [Int] { state.withLock { $0.missing } }
  /// What is wrong with editions, and with what belongs to the release as a whole.
  var problems: [InkleafError] { state.withLock { $0.problems } }

  /// What is doubtful, each thing once, with the editions that it is about.
  var warned: [Edition.Warning] {
    state.withLock { state in
      state.warned.map { warning, editions in
        var warning = warning
        warning.diagnostic = warning.diagnostic.of(editions: editions)
        return warning
      }
    }
  }

  /// Whether something of somebody is in the way of an edition.
  var areBlocked: Bool {
    problems.contains { problem in
      if case .system(let error) = problem.first { error.action == .replace } else { false }
    }
  }

  /// Adds problems of the release as a whole.
  func add(_ problems: [InkleafError]) { state.withLock { $0.problems += problems } }

  /// Adds what is wrong with posters, and what is doubtful.
  func add(_ assembly: ReleaseAssembly) {
    add(assembly.problems)
    for (poster, list, warnings) in assembly.warnings { add(warnings, ofPoster: poster, list) }
  }

  /// Keeps warnings about a list's poster, but for what its layout does not show: that is the same for all posters,
  /// and nobody can choose another.
  func add(_ warnings: [Edition.Warning], ofPoster poster: String, _ list: Int) {
    let told = warnings.filter { $0.kind != .unshownWords }
    add(release.placed(told, release.posterPlaces(list)), of: [poster])
  }

  /// Keeps warnings about the release as a whole.
  func add(_ warnings: [Edition.Warning]) { add(warnings, of: []) }

  private func add(_ warnings: [Edition.Warning], of editions: [String]) {
    state.withLock { add(warnings, of: editions, &$0) }
  }

  /// Keeps warnings about files that somebody added to the release.
  func add(_ strangers: [String]) { add(strangers.map(Self.strangeFile), of: []) }

  /// Keeps and tells warnings about files that an older release left, when all others were told.
  func tell(_ strangers: [String]) {
    add(strangers)
    strangers.map(Self.strangeFile).forEach(monitor.warn)
  }

  private static func strangeFile(_ path: String) -> Edition.Warning {
    Edition.Warning(
      kind: .strangeFile,
      diagnostic: Diagnostic(
        severity: .warning, path: path,
        message: "is not of this release; remove it, unless you put it there"))
  }

  /// Tells all warnings.
  func tellWarnings() { warned.forEach(monitor.warn) }

  /// Keeps what is doubtful about an edition until its turn comes.
  ///
  /// - Parameter pages: the checksum of its pages.
  func add(_ warnings: [Edition.Warning], pages: String, at place: Int) {
    let warnings = release.placed(warnings, entries[place].places)
    state.withLock { state in
      state.found[place, default: Finding()].warnings = warnings
      state.found[place, default: Finding()].pages = pages
    }
  }

  /// Keeps what is doubtful about an edition in the folder until its turn comes.
  func add(_ warnings: [Edition.Warning], at place: Int) {
    state.withLock { $0.found[place, default: Finding()].warnings += warnings }
  }

  /// Keeps what became of an edition, and takes up what has its turn.
  ///
  /// - Parameter result: the edition, or `nil` where it is missing; the first of several counts.
  /// - Throws: what stops everything. What is wrong with one edition alone is a problem.
  func settle(_ place: Int, _ result: Result<StandingEdition?, any Error>) throws {
    if case .failure(let error) = result { try checkIsOfOne(error) }
    keep(place, result)
  }

  /// Takes up an edition that is only looked at.
  func pass(_ place: Int) { keep(place, .success(nil)) }

  private func keep(_ place: Int, _ result: Result<StandingEdition?, any Error>) {
    state.withLock { state in
      guard place >= state.taken, state.found[place]?.result == nil else { return }
      state.found[place, default: Finding()].result = result
      while let finding = state.found[state.taken], let result = finding.result {
        take(finding, result, &state)
        state.found[state.taken] = nil
        state.taken += 1
      }
    }
  }

  private func checkIsOfOne(_ error: any Error) throws {
    guard let error = error as? InkleafError else { throw error }
    switch error.first {
    case .request, .data, .unreadable, .drawing: return
    case .system(let system) where system.action == .read: return
    default: throw error
    }
  }

  private func take(
    _ finding: Finding, _ result: Result<StandingEdition?, any Error>, _ state: inout State
  ) {
    let name = entries[state.taken].name
    add(finding.warnings, of: [name], &state)
    if let pages = finding.pages {
      if let first = state.firstWithPages[pages] {
        add([samePages(first, name)], of: [], &state)
      } else {
        state.firstWithPages[pages] = name
      }
    }
    switch result {
    case .success(let edition?): state.standing.append(edition)
    case .success(nil): state.missing.append(state.taken)
    case .failure(let error): state.problems.append(InkleafError(error))
    }
  }

  private func samePages(_ first: String, _ second: String) -> Edition.Warning {
    Edition.Warning(
      kind: .samePages,
      diagnostic: Diagnostic(
        severity: .warning, path: release.path ?? release.name,
        message: "the editions \(first) and \(second) have the same pages; leave one out by"
          + " \"exclude\""))
  }

  private func add(
    _ warnings: [Edition.Warning], of editions: [String], _ state: inout State
  ) {
    for warning in warnings {
      if let place = state.warned.firstIndex(where: { $0.warning == warning }) {
        state.warned[place].editions += editions
      } else {
        state.warned.append((warning, editions))
      }
    }
  }
}
