import Inkleaf

extension Question {
  /// The cost of laying out all pages, with fonts and texts measured before.
  static let layout = Question(
    title: "Laying a month out", baseline: "reading its list"
  ) { rounds in
    let month = try Month()
    _ = try month.edition()
    let times = try await paired(
      rounds: rounds, repeats: 20, baseline: { _ = try Month.read() },
      measured: { for _ in 0..<20 { _ = try month.edition() } })
    return [Row(name: "classic", baseline: times.baseline, measured: times.measured / 20)]
  }
}
