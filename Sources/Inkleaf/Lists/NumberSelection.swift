/// Reads a choice of numbers such as `1-7,31`.
///
/// - Parameters:
///   - text: numbers and ranges, both ends included, separated by commas.
///   - count: the highest number that can be chosen.
/// - Throws: a message that says what was expected.
public func numbers(in text: String, upTo count: Int) throws(UsageProblem) -> Set<Int> {
  var chosen: Set<Int> = []
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { end in
      Int(String(end.filter { !$0.isWhitespace }))
    }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else {
      throw UsageProblem("cannot read \"\(part)\" as days; write them like 1-7,31")
    }
    guard first <= last else {
      throw UsageProblem("days \"\(part)\" run backwards; write \(last)-\(first)")
    }
    guard first >= 1, last <= count else {
      throw UsageProblem("days \"\(part)\" are not in this list, which has 1 to \(count)")
    }
    chosen.formUnion(first...last)
  }
  return chosen
}
