/// Something that is measured.
struct Question: Sendable {
  var title: String
  /// What each figure is a ratio to.
  var baseline: String
  /// - Parameter rounds: how often everything is timed; the middle is taken.
  var rows: @Sendable (_ rounds: Int) async throws -> [Row]

  /// A figure as a ratio to its baseline.
  struct Row: Encodable {
    var name: String
    /// Milliseconds.
    var baseline: Double
    /// Milliseconds.
    var measured: Double
    /// The most that the ratio may be, where there is a bound.
    var most: Double?
    /// The most memory that was in use, in bytes, where a process of its own was measured.
    var peak: Int?

    var ratio: Double { measured / baseline }
    var isWithinBounds: Bool { most.map { ratio <= $0 } ?? true }
  }
}

/// Times two things in turn, and returns the round whose ratio is the middle one, in milliseconds.
///
/// The baseline is repeated within a round until it takes about as long as what is measured, so that
/// other work on the machine disturbs both alike; its time is that of one run.
func paired(
  rounds: Int, repeats: Int = 1, baseline: () async throws -> Void,
  measured: () async throws -> Void
) async rethrows -> (baseline: Double, measured: Double) {
  let clock = ContinuousClock()
  var times: [(baseline: Double, measured: Double)] = []
  for _ in 0..<rounds {
    let first = try await clock.measure { for _ in 0..<repeats { try await baseline() } }
    let second = try await clock.measure { try await measured() }
    times.append((first / .milliseconds(repeats), second / .milliseconds(1)))
  }
  return times.sorted { $0.measured / $0.baseline < $1.measured / $1.baseline }[rounds / 2]
}
