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
  /// Its words between gaps, each with the place of its first letter; none where it has tabs, which have a reader of
  /// their own.
  var row: TableRow {
    var row = TableRow(line: number, cells: [])
    for cell in hasTab ? [] : cellsApart {
      // A single space may stand before the first word.
      let words = cell.words.drop { $0 == " " }
      let start = cell.place + cell.words.count - words.count + 1
      if !words.isEmpty { row.cells.append((String(words), start)) }
    }
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
