/// Returns the faults in the numbers of a list: duplicates and gaps.
///
/// - Parameters:
///   - seen: the numbers and the line of each prompt.
///   - unread: the numbers of lines that already have a problem.
func numberFaults(
  _ seen: [(numbers: ClosedRange<Int>, line: Int)], unread: Set<Int> = []
) -> [(message: String, line: Int)] {
  var faults: [(message: String, line: Int)] = []
  var lines: [Int: Int] = [:]
  for (numbers, line) in seen {
    // One report per prompt, even if it is for several days.
    let twice = numbers.first { lines[$0] != nil }
    if let twice, let first = lines[twice] {
      faults.append(
        ("number \(twice) is already on line \(first); number each prompt once", line))
    }
    for number in numbers where lines[number] == nil { lines[number] = line }
  }
  var expected = 1
  for number in unread.union(lines.keys).sorted() {
    if number > expected, let line = lines[number] {
      let what =
        number == expected + 1
        ? "number \(expected) is missing" : "numbers \(expected) to \(number - 1) are missing"
      faults.append(("\(what); add \"\(expected). …\" before number \(number)", line))
    }
    expected = number + 1
  }
  return faults
}
