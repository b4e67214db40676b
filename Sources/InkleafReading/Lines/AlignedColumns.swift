import InkleafLists

// Tables whose columns stand below their names, parted by spaces alone.

extension [SourceText.Line] {
  /// The rows of a table that spaces align, with the line of a title above them; `nil` for any other text.
  ///
  /// The names of its columns come first; two spaces or more part them.
  var alignedTable: (title: SourceText.Line?, rows: [TableRow])? {
    guard let first = firstIndex(where: \.hasWords) else { return nil }
    let second = self[(first + 1)...].firstIndex(where: \.hasWords)
    guard let head = [first, second].compactMap(\.self).first(where: { hasHeadings(self[$0].row) })
    else { return nil }
    let names = self[head].row
    let lines = self[(head + 1)...].filter { $0.hasWords && !$0.isUnderline }
    guard lines.count <= TableRow.most else { return nil }
    let rows = lines.map(\.row)
    let whole = rows.count { $0.cells.count > 1 }
    guard whole > 1, whole * 2 > rows.count else { return nil }
    return (
      head == first ? nil : self[first], [names] + rows.map { $0.aligned(below: names) }
    )
  }
}

extension SourceText.Line {
  /// Its words between gaps, each with the place of its first letter.
  var row: TableRow {
    var row = TableRow(line: number, cells: [])
    var (cell, start, gap) = ("", 1, 2)
    for (place, character) in text.enumerated() {
      // Tabs have a reader of their own.
      if character == "\t" { return TableRow(line: number, cells: []) }
      guard character != " " else {
        gap += 1
        continue
      }
      if gap > 1 {
        if !cell.isEmpty { row.cells.append((cell, start)) }
        (cell, start) = ("", place + 1)
      } else if gap == 1 {
        cell.append(" ")
      }
      cell.append(character)
      gap = 0
    }
    if !cell.isEmpty { row.cells.append((cell, start)) }
    return row
  }

  fileprivate var hasWords: Bool { !isBroken && !isBlank }

  /// Whether it is a line below names.
  fileprivate var isUnderline: Bool { text.utf8.allSatisfy { " -=".utf8.contains($0) } }
}

extension TableRow {
  /// Returns its cells in the columns that they stand below, with empty ones where there is none.
  fileprivate func aligned(below names: TableRow) -> TableRow {
    guard cells.count != names.cells.count else { return self }
    var row = self
    row.cells = names.cells.map { ("", $0.column) }
    for cell in cells {
      let place = names.cells.lastIndex { $0.column <= cell.column } ?? 0
      let words = row.cells[place].text
      row.cells[place] = words.isEmpty ? cell : (words + " " + cell.text, row.cells[place].column)
    }
    return row
  }
}
