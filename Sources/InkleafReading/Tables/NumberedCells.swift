import InkleafLists

// Tables whose cells have a number each.

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
      let figures = cell.text.prefix(while: \.isFigure)
      let words = cell.text[figures.endIndex...].drop { ".) ".contains($0) || $0.isNewline }
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
    // Columns that count on one by one may be some of those of a poster.
    let width = body.map(\.cells.count).max() ?? 0
    let areColumns = (0..<width).allSatisfy { column in
      let own = body.compactMap { row in
        row.cell(column).flatMap { entry($0, row.line)?.number }
      }
      return own.count > 2 && zip(own, own.dropFirst()).allSatisfy { $1 - $0 == 1 }
    }
    // One of several may lack its number or words.
    guard (numbers.last ?? 0) <= ListLimits.prompts,
      (cells.count - found.count) * 10 <= cells.count, Set(numbers).count == found.count,
      numbers.first == 1, areColumns || (numbers.last ?? 0) * 10 <= found.count * 13
    else { return false }
    for (cell, line) in cells where entry(cell, line) == nil {
      doubt("ignored: the cell has no number with words", line, cell.column)
    }
    if let names, names.filled.count == 1, !hasTitle {
      takeTitle(withoutMarks(names.filled[0].text)[...])
    } else if let names, !names.filled.allSatisfy({ isPartName($0.text) || isWeekdayName($0.text) })
    {
      doubt("ignored: the row is no part of the list, whose cells have numbers", names.line, 1)
    }
    for entry in found where !isTooLong { add(entry) }
    return true
  }
}
