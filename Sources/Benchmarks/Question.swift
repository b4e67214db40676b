/// Something that is measured.
struct Question: Sendable {
  var title: String
  var rows: @Sendable () -> [Row]

  /// A figure as a ratio to its baseline, and the most that it may be.
  struct Row {
    var name: String
    var baseline: Duration
    var measured: Duration
    var most: Double

    var ratio: Double { measured / baseline }
    var isWithinBounds: Bool { ratio <= most }

    var text: String {
      func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
      }
      let tenths = Int((ratio * 10).rounded())
      return padded(name, 10) + padded("\(tenths / 10).\(tenths % 10) times", 14)
        + "(\(milliseconds(baseline)) ms, \(milliseconds(measured)) ms)"
    }

    private func milliseconds(_ duration: Duration) -> Int {
      Int(duration / .milliseconds(1))
    }
  }
}

/// Times two things in turn, and returns the round whose ratio is the middle one.
///
/// The baseline is repeated within a round until it takes about as long as what is measured, so that
/// other work on the machine disturbs both alike; its time is that of one run.
func paired(
  rounds: Int = 5, repeats: Int, baseline: () -> Void, measured: () -> Void
) -> (baseline: Duration, measured: Duration) {
  let clock = ContinuousClock()
  let times = (0..<rounds).map { _ in
    let first = clock.measure { for _ in 0..<repeats { baseline() } } / repeats
    return (baseline: first, measured: clock.measure(measured))
  }
  return times.sorted { $0.measured / $0.baseline < $1.measured / $1.baseline }[rounds / 2]
}
