import InkleafLists

// The cells of a sheet, which programs part with tabs when they are copied.

extension [SourceText.Line] {
  /// The rows of a table with tabs, one of its columns with numbers or dates, and the lines of words above and below
  /// it; `nil` for any other lines.
  var tabbedTable: (above: [SourceText.Line], rows: [TableRow], below: [SourceText.Line])? {
    let filled = self.filled
    let most = 3
    guard let start = filled.prefix(most + 1).firstIndex(where: \.hasTab),
      let end = filled.suffix(most + 1).lastIndex(where: \.hasTab),
      case let isCalendar = isHeadOfWeeks(filled[start].tabbedRow),
      end - start >= (isCalendar ? 1 : 2)
    else { return nil }
    let rows = filled[start...end].map(\.tabbedRow)
    let counts = rows.map(\.cells.count)
    // Cells at the end of a row may be empty.
    guard let width = counts.max(), counts.count(where: { $0 == width }) * 2 > counts.count,
      counts.dropLast().allSatisfy({ $0 > 1 }),
      isCalendar || hasHeadings(rows[0]) || hasLabelledColumn(rows)
    else { return nil }
    return (Array(filled[..<start]), rows, Array(filled[(end + 1)...]))
  }

  /// The lines with tabs between columns, where wide gaps part weekdays above them.
  var withTabsBelowWeekdays: [SourceText.Line] {
    guard
      let head = prefix(6).firstIndex(where: { line in
        !line.hasTab && line.text.has("  ") && isHeadOfWeeks(line.tabbed(at: nil).tabbedRow)
      })
    else { return self }
    let places = self[head].cellsApart.map(\.place)
    return self[..<head] + self[head...].map { $0.tabbed(at: places) }
  }
}

extension SourceText.Line {
  var hasTab: Bool { text.utf8.contains(0x09) }

  /// The words between gaps of two or more spaces, with their places; an empty one comes first where the line begins
  /// with such a gap.
  var cellsApart: [(place: Int, words: String)] {
    var cells = [(place: 0, words: "")]
    var gap = 0
    for (place, character) in text.enumerated() {
      if character == " " {
        gap += 1
        continue
      }
      if gap > 1 { cells.append((place, "")) }
      if gap == 1 { cells[cells.count - 1].words += " " }
      cells[cells.count - 1].words.append(character)
      gap = 0
    }
    return cells
  }

  /// Returns the line with tabs before its cells, which keep their places.
  ///
  /// - Parameter places: where the columns begin, by which cells are known to be empty; `nil` for those of the line.
  fileprivate func tabbed(at places: [Int]?) -> SourceText.Line {
    let cells = cellsApart
    var (row, column) = ("", 0)
    for (index, cell) in cells.enumerated() where !cell.words.isEmpty {
      var own = index
      if let places, cells.count < places.count {
        own =
          places.indices.min { abs(places[$0] - cell.place) < abs(places[$1] - cell.place) } ?? 0
      }
      let tabs = max(0, own - column)
      row += String(repeating: " ", count: max(0, cell.place - tabs - row.count))
      row += String(repeating: "\t", count: tabs) + cell.words
      column = max(own, column)
    }
    return with(row[...])
  }

  /// The cells between its tabs.
  var tabbedRow: TableRow {
    var row = TableRow(line: number, cells: [])
    var column = 1
    for cell in text.split(separator: "\t", omittingEmptySubsequences: false) {
      row.cells.append((String(cell), column))
      column += cell.unicodeScalars.count + 1
    }
    return row
  }
}

extension RawList {
  /// Reads a table with tabs; the words above it are its title.
  mutating func understand(
    tabbed table: (above: [SourceText.Line], rows: [TableRow], below: [SourceText.Line])
  ) {
    for line in (table.above + table.below).map(ListLine.init)
    where table.rows[0].line < line.number || !takesLoneTitle(line) && !takesHashtag(line) {
      tellLeftOut(line)
    }
    understandTable(table.rows)
  }
}
