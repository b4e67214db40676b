import InkleafLists

// Tables of weeks or months: in columns of their own, or side by side with their own numbers.

/// Whether the text is a month, perhaps with its year; `nil` for one that begins with no month.
func isMonthAlone(_ text: some StringProtocol) -> Bool? {
  let parts = text.lowercased().split(separator: " ")
  guard let first = parts.first, DateWords.month(String(first)) != nil else { return nil }
  return parts.count == 1 || parts.count == 2 && parts[1].count == 4 && Int(parts[1]) != nil
}

/// Whether the text names a week or month, such as "Week 2", "October" or "Oct 2026".
func isPartName(_ text: String) -> Bool {
  let words = withoutMarks(text)
  if let isAlone = isMonthAlone(words) { return isAlone }
  return EntryText.whole(words)?.isWeek == true
}

extension RawList {
  /// Adds the prompts of a part of the list, such as the table of a week.
  mutating func add(_ part: RawList, named name: String) {
    for var entry in part.entries {
      entry.group = withoutMarks(name)
      add(entry)
    }
    problems += part.problems
    doubts += part.doubts
    if header.language.isEmpty { header.language = part.header.language }
    if spoken.isEmpty { spoken = part.spoken }
  }

  /// Reads tables side by side below the names of weeks or months, each with its own numbers.
  ///
  /// - Returns: whether the table is such.
  mutating func readTablesOfParts(_ rows: [TableRow]) -> Bool {
    guard let names = rows.first, rows.count > 1 else { return false }
    let filled = names.cells.indices.filter { !names.cells[$0].text.allSatisfy(\.isWhitespace) }
    let parts = filled.filter { isPartName(names.cells[$0].text) }
    let width = rows.map(\.cells.count).max() ?? 0
    guard parts.count > 1, width <= ListLimits.cells else { return false }
    // "October" stands above the numbers, or names the words beside a column "Day".
    let areWords =
      filled.count == parts.count * 2
      && parts.allSatisfy { part in
        part > 0 && TableRole.number.isCalled(ColumnName(names.cells[part - 1].text).name)
      }
    let starts = areWords ? parts.map { $0 - 1 } : parts
    guard areWords || filled == parts,
      zip(starts, starts.dropFirst() + [width]).allSatisfy({ $1 - $0 > 1 })
    else { return false }
    for (part, (start, end)) in zip(parts, zip(starts, starts.dropFirst() + [width])) {
      var table = RawList(path: path, title: header.title)
      let columns = rows.dropFirst().map { row in
        TableRow(line: row.line, cells: Array(row.cells.dropFirst(start).prefix(end - start)))
      }
      table.understandTable(columns)
      add(table, named: names.cells[part].text)
    }
    return true
  }

  /// Reads columns below the names of weeks or months, each with the prompts of one.
  ///
  /// - Returns: whether the table is such.
  mutating func readPartColumns(_ rows: [TableRow]) -> Bool {
    guard let names = rows.first, rows.count > 1 else { return false }
    let parts = names.cells.indices.filter { isPartName(names.cells[$0].text) }
    let others = names.cells.indices.filter {
      !parts.contains($0) && !names.cells[$0].text.allSatisfy(\.isWhitespace)
    }
    guard parts.count > 1, let first = parts.first, others.allSatisfy({ $0 == 0 }), first < 2,
      rows.allSatisfy({ $0.cells.count <= names.cells.count }),
      Set(parts.map { names.cells[$0].text }).count == parts.count
    else { return false }
    let body = rows.dropFirst()
    // Beside months, the first column may have their days.
    let days = body.map { first == 0 ? nil : EntryText.whole($0.cells[0].text) }
    guard first == 0 || days.allSatisfy({ $0 != nil }) else { return false }
    if first > 0 { spoken = body.map(\.cells[0].text) }
    for column in parts {
      let name = withoutMarks(names.cells[column].text)
      for (row, day) in zip(body, days) where !isTooLong {
        guard let cell = row.cell(column), !cell.text.allSatisfy(\.isWhitespace) else { continue }
        var entry = Entry(cell, in: row)
        entry.labelled = EntryText(words: cell.text)
        entry.date = day?.number.flatMap { RawDate($0, ofMonth: name) }
        if entry.date == nil { entry.group = name }
        add(entry)
      }
    }
    return true
  }
}
