import InkleafLists

/// A fault in the numbers of a list.
struct NumberFault {
  var message: String
  var line: Int
  /// How many numbers are missing; 0 for a number that comes twice.
  var missing: Int
  /// Whether the list begins later than with 1.
  var isAtStart: Bool
}

/// Returns the faults in the numbers of a list: duplicates and gaps.
///
/// - Parameters:
///   - seen: the numbers and the line of each prompt.
///   - unread: the numbers of lines that already have a problem.
func numberFaults(
  _ seen: [(numbers: ClosedRange<Int>, line: Int)], unread: Set<Int> = []
) -> [NumberFault] {
  // Fast path: most lists count from 1.
  let countsUp = seen.indices.allSatisfy {
    seen[$0].numbers.lowerBound == ($0 == 0 ? 1 : seen[$0 - 1].numbers.upperBound + 1)
  }
  if countsUp, unread.isEmpty { return [] }
  var faults: [NumberFault] = []
  var lines: [Int: Int] = [:]
  for (numbers, line) in seen {
    // One report per prompt, even if it is for several days.
    let twice = numbers.first { lines[$0] != nil }
    if let twice, let first = lines[twice] {
      faults.append(
        NumberFault(
          message: "number \(twice) is already on line \(first); number each prompt once",
          line: line, missing: 0, isAtStart: false))
    }
    for number in numbers where lines[number] == nil { lines[number] = line }
  }
  // Every other day has no days missing between, nor has each Tuesday of a month before its first.
  let firsts = seen.map(\.numbers.lowerBound)
  let areEven = firsts.areEvenDays || firsts.count > 3 && firsts.areDaysOfWeekday
  let step = areEven ? firsts[1] - firsts[0] : 1
  var expected = 1
  for number in unread.union(lines.keys).sorted() {
    if number > expected, expected == 1 ? number > step : step == 1, let line = lines[number] {
      let missing = number - expected
      let what =
        missing == 1
        ? "number \(expected) is missing; it has no page"
        : "numbers \(expected) to \(number - 1) are missing; they have no pages"
      faults.append(
        NumberFault(message: what, line: line, missing: missing, isAtStart: expected == 1))
    }
    expected = number + 1
  }
  return faults
}
