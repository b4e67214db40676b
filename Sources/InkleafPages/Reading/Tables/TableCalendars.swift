// Tables that are calendars: the days of a week side by side.

/// Whether a cell has nothing but a weekday, perhaps in bold.
func isWeekdayName(_ text: String) -> Bool {
  DateWords.isWeekday(withoutMarks(text).lowercased())
}

/// Whether a cell heads a column of weeks, as "Week", "Week of", "w/c" and "Date" do.
private func namesWeeks(_ text: String) -> Bool {
  let name = withoutMarks(text).lowercased()
  let first = String(name.prefix { !$0.isWhitespace })
  return DateWords.weekCounters.contains(first) || ["w/c", "w/b"].contains(first)
    || TableRole.date.headings.contains(name)
}

extension RawList {
  /// Reads a calendar, with a week in each row below the names of the days.
  ///
  /// - Returns: whether the table is one.
  mutating func readWeeks(_ rows: [TableRow]) -> Bool {
    func days(_ row: TableRow) -> Int {
      row.cells.count { isWeekdayName($0.text) }
    }
    // A few days are a calendar if there is nothing else but the weeks.
    func areAll(_ row: TableRow) -> Bool {
      days(row) > 1
        && row.filled.allSatisfy { isWeekdayName($0.text) || namesWeeks($0.text) }
    }
    guard
      let names = rows.prefix(4).firstIndex(where: { days($0) > 4 })
        ?? (rows.first.map(areAll) == true ? 0 : nil)
    else { return readNumbersAbove(rows[...]) }
    if names > 0, !hasTitle, let title = rows[0].filled.first {
      header.title = withoutMarks(title.text)
      hasTitle = true
    }
    let columns = rows[names].cells.indices.filter { isWeekdayName(rows[names].cells[$0].text) }
    let weeks = rows[(names + 1)...]
    if readWorkdays(weeks, columns, below: rows[names]) || readNumbersAbove(weeks)
      || readNumberedCells(Array(weeks))
    {
      return true
    }
    var number: Int?
    for row in weeks {
      for cell in row.filled where !isTooLong {
        // The number may stand on a line above the words; "3 Mars" would be a date.
        let lines = cell.text.split(maxSplits: 1, whereSeparator: \.isNewline)
        let isAbove = lines.count > 1 && Int(lines[0].inOneLine) != nil
        var entry = EntryText(isAbove ? "\(lines[0]): \(lines[1].inOneLine)" : cell.text.inOneLine)
        entry.takeLoose()
        if entry.number == nil, number == nil { continue }
        if entry.text.isEmpty { continue }
        number = entry.number ?? (number ?? 0) + 1
        add(
          RawList.Entry(
            text: entry.text, number: entry.number, line: row.line, column: cell.column))
      }
    }
    return true
  }

  /// Reads the words below the names of weekdays, where few of them begin with a number, as "7 dwarfs" does.
  ///
  /// A date beside them, as in a column "Week of", is that of its week.
  ///
  /// - Returns: whether the table is such.
  private mutating func readWorkdays(
    _ rows: ArraySlice<TableRow>, _ columns: [Int], below names: TableRow
  ) -> Bool {
    let cells = rows.flatMap { row in
      columns.filter(row.cells.indices.contains).map { (row, row.cells[$0], $0) }
    }.filter { !$0.1.text.allSatisfy(\.isWhitespace) }
    let numbered = cells.count { _, cell, _ in
      var entry = EntryText(cell.text.inOneLine + ":")
      entry.takeLoose()
      return entry.isLabelled || cell.text.first?.isNumber == true
    }
    guard numbered * 4 <= cells.count else { return false }
    for (row, cell, column) in cells where !isTooLong {
      var entry = RawList.Entry(text: withoutMarks(cell.text), line: row.line, column: cell.column)
      let beside = row.cells.indices.filter { !columns.contains($0) }.lazy
        .compactMap { EntryText(row.cells[$0].text.inOneLine + ":").date }.first
      let day = DateWords.weekday(withoutMarks(names.cells[column].text).lowercased()) ?? -1
      if let first = beside?.date(in: namedYear ?? 0, dayFirst: true), first.year > 0, day >= 0 {
        entry.date = first.adding(days: (day - first.weekday + 7) % 7).map(RawDate.full)
      }
      entry.weekday = day
      add(entry)
    }
    return true
  }

  /// Reads rows of numbers, each with the words in the row below.
  ///
  /// - Returns: whether the rows are such.
  private mutating func readNumbersAbove(_ rows: ArraySlice<TableRow>) -> Bool {
    var words: [(number: Int, row: TableRow, column: Int)] = []
    var above: [Int: Int]?
    for row in rows {
      let filled = row.cells.indices.filter { !row.cells[$0].text.allSatisfy(\.isWhitespace) }
      let labels = filled.map { EntryText(row.cells[$0].text + ":") }
      if labels.allSatisfy({ $0.number != nil && $0.text.isEmpty }) {
        above = Dictionary(zip(filled, labels.compactMap(\.number))) { first, _ in first }
      } else if let numbers = above {
        words += filled.compactMap { column in numbers[column].map { ($0, row, column) } }
        guard filled.allSatisfy({ numbers[$0] != nil }) else { return false }
        above = nil
      } else {
        return false
      }
    }
    guard words.count > 3, words.map(\.number) == [Int](1...words.count) else { return false }
    for (number, row, column) in words where !isTooLong {
      let cell = row.cells[column]
      add(
        RawList.Entry(
          text: withoutMarks(cell.text), number: number, line: row.line, column: cell.column))
    }
    return true
  }
}
