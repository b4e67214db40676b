/// A choice of days by their numbers, such as `1-7,31`.
public struct DaySelection: Equatable, Sendable {
  /// The numbers, both ends included, in the order given.
  public var ranges: [ClosedRange<Int>]

  /// Makes a choice from ranges of numbers, both ends included.
  public init(_ ranges: ClosedRange<Int>...) { self.ranges = ranges }

  /// Reads numbers and ranges, separated by commas.
  ///
  /// - Throws: what was expected.
  public init(reading text: String) throws(UsageProblem) {
    ranges = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "-", omittingEmptySubsequences: false)
        .map { $0.split(whereSeparator: \.isWhitespace) }
      let ends = words.map { $0.count == 1 ? Int($0[0]) : nil }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else {
        let numbers = part.split { !($0.isASCII && $0.isNumber) }.compactMap { Int($0) }
        let others = part.filter { !($0.isASCII && $0.isNumber) && !$0.isWhitespace }
        // "1 2" are two days, and "1..3" and "1–3" all between two.
        let meant: String? =
          switch (numbers.count, others) {
          case (2..., ""): numbers.map(String.init).joined(separator: ",")
          case (2, "..."), (2, ".."), (2, ":"), (2, "–"), (2, "—"), (2, "to"):
            numbers.sorted().map(String.init).joined(separator: "-")
          case (1, "-"), (1, ".."), (1, "..."), (1, "–"): "both ends, such as 3-31"
          case (3, "--"): "their numbers, which `inkleaf today LIST --json --date \(part)` tells"
          default: nil
          }
        throw UsageProblem("cannot read \"\(part)\" as days; write \(meant ?? "them like 1-7,31")")
      }
      guard first <= last else {
        throw UsageProblem("days \"\(part)\" run backwards; write \(last)-\(first)")
      }
      let most = Prompt.numbers.upperBound
      guard last <= most else {
        throw UsageProblem("prompts are numbered up to \(most), so there is no day \(last)")
      }
      ranges.append(first...last)
    }
  }

  /// Returns the chosen numbers.
  ///
  /// - Parameter list: the list that they are chosen from.
  /// - Throws: the first range that leaves the list, or that has none of its prompts.
  public func numbers(of list: PromptList) throws(UsageProblem) -> Set<Int> {
    let first = list.prompts.map(\.number).min() ?? 1
    for range in ranges {
      func are(_ range: ClosedRange<Int>) -> String {
        range.isOne ? "day \(range.text) is" : "days \(range.text) are"
      }
      guard range.lowerBound >= 1, range.upperBound <= list.count else {
        let beyond =
          range.lowerBound < 1
          ? range : max(range.lowerBound, list.count + 1)...range.upperBound
        throw UsageProblem("\(are(beyond)) not in this list (\(first) to \(list.count))")
      }
      guard range.upperBound >= first else {
        throw UsageProblem("\(are(range)) not in this list (\(first) to \(list.count))")
      }
      let days = are(range)
      guard list.prompts.contains(where: { range.overlaps($0.number...$0.last) }) else {
        throw UsageProblem("\(days) not in this list, where no prompt has such a number")
      }
    }
    return ranges.reduce(into: []) { $0.formUnion($1) }
  }

  /// The choice as it is written on a command line.
  public var text: String { ranges.map(\.text).joined(separator: ",") }

  /// The end of the name of a book of these days, such as `-days-1-7_31`.
  package var fileSuffix: String {
    var joined: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    let names = joined.map(\.text).joined(separator: "_")
    let count = joined.reduce(0) { $0 + $1.count }
    return names.count <= 80 ? "-days-\(names)" : "-\(count)-days"
  }
}

extension ClosedRange<Int> {
  /// Whether it is a single number; to count all of a long range may be beyond any number.
  fileprivate var isOne: Bool { lowerBound == upperBound }

  fileprivate var text: String { isOne ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)" }
}
