import InkleafLists

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
    || TableRole.date.isCalled(name)
}

/// Returns what a cell says of a week but for words such as "w/c" and "Week commencing" before its day.
private func dayOfWeek(_ text: String) -> String {
  let words = text.inOneLine.split(separator: " ")
  guard words.count > 1, namesWeeks(String(words[0])) else { return text.inOneLine }
  let rest = words.dropFirst().drop {
    ["of", "beginning", "commencing", "starting", "from", "vom", "du", "del"].contains($0)
  }
  return rest.joined(separator: " ")
}

/// Whether a cell heads a column of what the days of each week have in common.
private func namesThemes(_ text: String) -> Bool {
  TableRole.themes.contains(withoutMarks(text).lowercased())
}

/// Whether a row has nothing but two or more weekdays, and perhaps the names of columns of weeks and their themes.
func isHeadOfWeeks(_ row: TableRow) -> Bool {
  row.cells.count { isWeekdayName($0.text) } > 1
    && row.filled.allSatisfy {
      isWeekdayName($0.text) || namesWeeks($0.text) || namesThemes($0.text)
    }
}

/// The weeks of a calendar's rows, each named by a date beside its days.
private struct TableWeeks {
  /// The dates of the first days, by the places of their rows.
  private var starts: [Int: CalendarDate] = [:]
  /// For each column, the number of days behind the first one.
  private let offsets: [Int?]
  /// Whether the dates name their year, or the list does.
  private let knowsYear: Bool

  init(
    _ rows: ArraySlice<TableRow>, besides columns: [Int], _ weekdays: [Int], year: Int?
  ) {
    let first = weekdays.first ?? 0
    offsets = weekdays.map { $0 < 0 ? nil : ($0 - first + 7) % 7 }
    let written = rows.indices.compactMap { place -> (row: Int, date: RawDate)? in
      let cells = rows[place].cells
      return cells.indices.lazy.filter { !columns.contains($0) }
        .compactMap { EntryText(label: dayOfWeek(cells[$0].text)).date }.first
        .map { (place, $0) }
    }
    knowsYear = year != nil || written.contains { $0.date.hasYear }
    // Where the day and the month could each be first, weeks follow each other, or begin on their weekday.
    let ways = [true, false].map { written.map(\.date).followed(dayFirst: $0, year: year) }
    func isRight(_ dates: [CalendarDate?]) -> Bool {
      let days = dates.compactMap { $0?.daysSinceYearOne }
      return days.count == dates.count
        && (days.count > 1
          ? zip(days, days.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 < 22 }
          : dates[0]?.weekday == first)
    }
    guard !written.isEmpty,
      let dates = ways.first(where: isRight) ?? ways.first(where: { !$0.contains(nil) })
    else { return }
    for ((row, _), date) in zip(written, dates) {
      guard let date else { continue }
      // Without a year, no weekday is known.
      guard knowsYear else {
        starts[row] = date
        continue
      }
      // A date within the days names the week around it, any other one the week that follows.
      let back = (date.weekday - first + 7) % 7
      starts[row] = date.adding(days: weekdays.contains(date.weekday) ? -back : 7 - back)
    }
  }

  /// Returns the date of a day in a row; `nil` where the row names no week.
  func date(ofDay place: Int, inRow row: Int) -> RawDate? {
    guard let offset = offsets[place], let date = starts[row]?.adding(days: offset) else {
      return nil
    }
    return knowsYear ? .full(date) : .monthDay(month: date.month, day: date.day)
  }
}

extension [RawDate] {
  /// The dates of weeks one after the other; those of January that follow December are in the next year.
  fileprivate func followed(dayFirst: Bool, year: Int?) -> [CalendarDate?] {
    // Only leap years have a 29th of February.
    let isLeap = contains { $0.date(in: 2001, dayFirst: dayFirst) == nil }
    var last: CalendarDate?
    return map { written in
      var date = written.date(
        in: last?.year ?? year ?? (isLeap ? 2000 : 2001), dayFirst: dayFirst)
      if !written.hasYear, let before = last, before.month == 12, date?.month == 1 {
        date = written.date(in: before.year + 1, dayFirst: dayFirst)
      }
      last = date ?? last
      return date
    }
  }
}

extension RawList {
  /// Reads a calendar, with a week in each row below the names of the days.
  ///
  /// - Returns: whether the table is one.
  mutating func readWeeks(_ rows: [TableRow]) -> Bool {
    func days(_ row: TableRow) -> Int {
      row.cells.count { isWeekdayName($0.text) }
    }
    guard
      let names = rows.prefix(4).firstIndex(where: { days($0) > 4 })
        // A few days are a calendar if there is nothing else but the weeks.
        ?? (rows.first.map(isHeadOfWeeks) == true ? 0 : nil)
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
    let cells = rows.indices.flatMap { row in
      columns.compactMap { column in rows[row].cell(column).map { (row, $0, column) } }
    }.filter { !$0.1.text.allSatisfy(\.isWhitespace) }
    let numbered = cells.count { _, cell, _ in
      var entry = EntryText(label: cell.text.inOneLine)
      entry.takeLoose()
      return entry.isLabelled || cell.text.first?.isNumber == true
    }
    guard numbered * 4 <= cells.count else { return false }
    var weekdays = columns.map {
      DateWords.weekday(withoutMarks(names.cells[$0].text).lowercased()) ?? -1
    }
    // A name that means another day in another language is the day beside its neighbours.
    if let known = weekdays.firstIndex(where: { $0 >= 0 }) {
      let first = weekdays[known] - known
      for place in weekdays.indices where weekdays[place] < 0 {
        weekdays[place] = ((first + place) % 7 + 7) % 7
      }
    }
    let weeks = TableWeeks(rows, besides: columns, weekdays, year: namedYear)
    let themes = names.cells.firstIndex { namesThemes($0.text) }
    for (row, cell, column) in cells {
      var entry = Entry(cell, in: rows[row])
      let place = columns.firstIndex(of: column) ?? 0
      entry.weekday = weekdays[place]
      entry.date = weeks.date(ofDay: place, inRow: row)
      entry.group = themes.map { withoutMarks(rows[row].text($0)) }
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
      let labels = filled.compactMap { EntryText.whole(row.cells[$0].text)?.number }
      if labels.count == filled.count {
        above = Dictionary(uniqueKeysWithValues: zip(filled, labels))
      } else if let numbers = above {
        words += filled.compactMap { column in numbers[column].map { ($0, row, column) } }
        guard filled.allSatisfy({ numbers[$0] != nil }) else { return false }
        above = nil
      } else {
        return false
      }
    }
    guard words.count > 3, words.map(\.number) == [Int](1...words.count) else { return false }
    for (number, row, column) in words {
      var entry = Entry(row.cells[column], in: row)
      entry.number = number
      add(entry)
    }
    return true
  }
}
