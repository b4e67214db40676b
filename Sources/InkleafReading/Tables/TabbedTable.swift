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
      end - start >= (isHeadOfWeeks(filled[start].tabbedRow) ? 1 : 2)
    else { return nil }
    let rows = filled[start...end].map(\.tabbedRow)
    let counts = rows.map(\.cells.count)
    // Cells at the end of a row may be empty.
    guard let width = counts.max(), counts.count(where: { $0 == width }) * 2 > counts.count,
      counts.dropLast().allSatisfy({ $0 > 1 }),
      hasHeadings(rows[0]) || isHeadOfWeeks(rows[0]) || hasLabelledColumn(rows)
    else { return nil }
    return (Array(filled[..<start]), rows, Array(filled[(end + 1)...]))
  }

  /// The lines with tabs in the gaps between columns, where wide gaps part weekdays above them.
  var withTabsBelowWeekdays: [SourceText.Line] {
    guard
      let head = prefix(6).firstIndex(where: { line in
        !line.hasTab && line.text.contains("  ") && isHeadOfWeeks(line.withTabsInGaps.tabbedRow)
      })
    else { return self }
    return self[..<head] + self[head...].map(\.withTabsInGaps)
  }
}

extension SourceText.Line {
  var hasTab: Bool { text.utf8.contains(0x09) }

  /// The line with a tab at the end of each gap of two or more spaces.
  fileprivate var withTabsInGaps: SourceText.Line {
    var words = ""
    var gap = 0
    for character in text {
      if character == " " {
        gap += 1
      } else {
        if gap > 1 {
          words.removeLast()
          words.append("\t")
        }
        gap = 0
      }
      words.append(character)
    }
    return with(words[...])
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
