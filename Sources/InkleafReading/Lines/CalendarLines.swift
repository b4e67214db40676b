import InkleafLists

// Calendars as text: a row of numbers, and the words of these days below them.

extension [SourceText.Line] {
  /// The lines with a line for each day of a calendar, where rows of numbers stand above rows of words, as a document
  /// or a sheet has them when it is copied.
  var withDaysOfCalendars: [SourceText.Line] {
    let numbers = map(\.days)
    let places = indices.filter { numbers[$0] != nil }
    guard places.count > 1, let first = places.first, let last = places.last else { return self }
    let all = places.compactMap { numbers[$0] }.joined().map(\.number)
    guard all.count > 4, zip(all, all.dropFirst()).allSatisfy(<) else { return self }
    // The names of weekdays head the columns.
    var lines = self[..<first].filter { line in
      let cells = line.columns
      return cells.count < 2 || !cells.allSatisfy { isWeekdayName(String($0.words)) }
    }
    for (place, next) in zip(places, places.dropFirst() + [last + 2]) {
      var words: [Int: String] = [:]
      let days = numbers[place] ?? []
      for line in self[Swift.min(place + 1, count)..<Swift.min(next, count)] {
        let cells = line.columns
        guard cells.count <= days.count else { return self }
        for cell in cells {
          guard let day = days.min(by: { abs($0.start - cell.start) < abs($1.start - cell.start) })
          else { return self }
          words[day.number, default: ""] += words[day.number] == nil ? cell.words : " " + cell.words
        }
      }
      guard !words.isEmpty else { return self }
      for day in days {
        guard let words = words[day.number] else { continue }
        lines.append(
          SourceText.Line(number: self[place].number, text: words[...], position: day.number))
      }
    }
    return lines + self[Swift.min(last + 2, count)...]
  }
}

extension SourceText.Line {
  /// The days that follow each other and are all of the line, with their places; `nil` for any other line.
  fileprivate var days: [(number: Int, start: Int)]? {
    guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x20 || $0 == 0x09 }) else {
      return nil
    }
    let cells = columns
    let numbers = cells.compactMap { Int($0.words) }
    guard numbers.count > 1, numbers.count == cells.count, numbers.allSatisfy({ 1...31 ~= $0 }),
      numbers.countUp
    else { return nil }
    return zip(numbers, cells).map { ($0, $1.start) }
  }

  /// The words between tabs, or else between gaps of two spaces or more, with their places.
  fileprivate var columns: [(words: Substring, start: Int)] {
    guard hasTab else { return row.cells.map { (words: $0.text[...], start: $0.column) } }
    return tabbedRow.cells.enumerated().map { (words: $1.text[...].trimmed, start: $0) }
      .filter { !$0.words.isEmpty }
  }
}
