// Tables with several prompts in a row: cells with a number each, or a column for each week or month.

extension RawList {
  /// Reads cells that each have a number before the words, in the order of the numbers.
  ///
  /// - Returns: whether the table is such.
  mutating func readNumberedCells(_ rows: [TableRow]) -> Bool {
    func entry(_ cell: (text: String, column: Int), _ line: Int) -> Entry? {
      var label = EntryText(cell.text)
      label.takeLoose()
      if label.date == nil, label.last == nil, let number = label.number, !label.text.isEmpty {
        return Entry(text: label.text, number: number, line: line, column: cell.column)
      }
      // "3. Mars" is a date elsewhere.
      let figures = cell.text.prefix { $0.isASCII && $0.isNumber }
      let words = cell.text[figures.endIndex...].drop { ".) ".contains($0) }
      guard let number = Int(figures), words.first?.isLetter == true else { return nil }
      return Entry(
        text: withoutMarks(String(words)), number: number, line: line, column: cell.column)
    }
    // A first row without figures names the columns.
    let names = rows.first.flatMap { row in
      row.filled.contains { $0.text.contains(where: \.isNumber) && entry($0, row.line) != nil }
        ? nil : row
    }
    let body = names == nil ? rows[...] : rows.dropFirst()
    let cells = body.flatMap { row in row.filled.map { ($0, row.line) } }
    guard cells.count > 3, body.contains(where: { $0.filled.count > 1 }) else { return false }
    let found = cells.compactMap(entry).sorted { $0.number ?? 0 < $1.number ?? 0 }
    let numbers = found.compactMap(\.number)
    // One of several may lack its number or words.
    guard (numbers.last ?? 0) <= ListLimits.prompts,
      (cells.count - found.count) * 10 <= cells.count, Set(numbers).count == found.count,
      numbers.first == 1, (numbers.last ?? 0) * 10 <= found.count * 13
    else { return false }
    for (cell, line) in cells where entry(cell, line) == nil {
      doubt("ignored: the cell has no number with words", line, cell.column)
    }
    if let names, !names.filled.allSatisfy({ partName($0.text) != nil || isWeekday($0.text) }) {
      doubt("ignored: the row is no part of the list, whose cells have numbers", names.line, 1)
    }
    for entry in found where !isTooLong { add(entry) }
    return true
  }

  /// Reads columns below the names of weeks or months, each with the prompts of one.
  ///
  /// - Returns: whether the table is such.
  mutating func readPartColumns(_ rows: [TableRow]) -> Bool {
    guard let names = rows.first, rows.count > 1 else { return false }
    let parts = names.cells.indices.filter { partName(names.cells[$0].text) != nil }
    let others = names.cells.indices.filter {
      !parts.contains($0) && !names.cells[$0].text.allSatisfy(\.isWhitespace)
    }
    guard parts.count > 1, let first = parts.first, others.allSatisfy({ $0 == 0 }), first < 2,
      rows.allSatisfy({ $0.cells.count <= names.cells.count }),
      Set(parts.map { names.cells[$0].text }).count == parts.count
    else { return false }
    let body = rows.dropFirst()
    // Beside months, the first column may have their days.
    let days = body.map { row in first == 0 ? nil : EntryText(row.cells[0].text + ":") }
    guard first == 0 || days.allSatisfy({ $0?.isLabelled == true && $0?.text.isEmpty == true })
    else { return false }
    if first > 0 { takeLanguage(body.map(\.cells[0].text)) }
    for column in parts {
      let name = withoutMarks(names.cells[column].text)
      for (row, day) in zip(body, days) where row.cells.indices.contains(column) && !isTooLong {
        let cell = row.cells[column]
        guard !cell.text.allSatisfy(\.isWhitespace) else { continue }
        var entry = Entry(
          text: withoutMarks(cell.text), line: row.line, column: cell.column,
          labelled: EntryText(words: cell.text))
        entry.date = day?.number.flatMap { RawDate($0, ofMonth: name) }
        if entry.date == nil { entry.group = name }
        add(entry)
      }
    }
    return true
  }

  /// Returns the words of a cell that names a week or month; `nil` for any other cell.
  private func partName(_ text: String) -> String? {
    let words = withoutMarks(text)
    if DateWords.month(words.lowercased()) != nil { return words }
    let label = EntryText(words + ":")
    return label.isWeek && label.text.isEmpty ? words : nil
  }

  private func isWeekday(_ text: String) -> Bool {
    DateWords.isWeekday(withoutMarks(text).lowercased())
  }
}
