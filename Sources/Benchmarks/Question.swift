/// A group of measurements.
struct Question: Sendable {
  var title: String
  /// The work that each figure is compared with.
  var baseline: String
  /// Measures the rows.
  ///
  /// - Parameter rounds: the number of times to time everything; the median counts.
  var rows: @Sendable (_ rounds: Int) async throws -> [Row]

  /// A figure and its baseline.
  struct Row: Encodable {
    var name: String
    /// The time of the baseline, in milliseconds.
    var baseline: Double
    /// The measured time, in milliseconds.
    var measured: Double
    /// The upper bound of the ratio, if any.
    var most: Double?
    /// The peak memory of a child process, in bytes.
    var peak: Int?

    var ratio: Double { measured / baseline }
    var isWithinBounds: Bool { most.map { ratio <= $0 } ?? true }
  }
}

/// Times two pieces of work in turn and returns the round with the median ratio, in milliseconds.
///
/// The baseline runs `repeats` times in a round, so that it takes about as long as the measured work
/// and other work on the machine disturbs both alike. Its time is that of one run.
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
