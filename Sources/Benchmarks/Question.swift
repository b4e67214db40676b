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

/// The median time of several runs.
func median(of runs: Int = 5, _ body: () -> Void) -> Duration {
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in clock.measure(body) }.sorted()
  return times[runs / 2]
}
