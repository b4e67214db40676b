// Tables with a prompt in each column instead of each row.

extension [TableRow] {
  /// The columns of a few wide rows as rows, where one has numbers or dates; `nil` for any other
  /// table.
  var turned: [TableRow]? {
    let width = self.map(\.cells.count).max() ?? 0
    guard (2...4).contains(count), width > 5, width > 2 * count else { return nil }
    func areLabels(_ row: TableRow) -> Bool {
      let labels = row.filled.map { EntryText($0.text + ":") }.filter {
        ($0.number != nil || $0.date != nil) && $0.text.isEmpty
      }
      // The first cell may name the row.
      return labels.count >= row.filled.count - 1 && labels.count >= width - 1
    }
    guard let labels = firstIndex(where: areLabels) else { return nil }
    let rows = [self[labels]] + self[..<labels] + self[(labels + 1)...]
    return (0..<width).map { column in
      TableRow(
        line: rows[1].line,
        cells: rows.map { row in
          row.cells.indices.contains(column) ? row.cells[column] : ("", column + 1)
        })
    }
  }
}
