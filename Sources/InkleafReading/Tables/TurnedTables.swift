import InkleafLists

// Tables with a prompt in each column instead of each row.

extension [TableRow] {
  /// Makes the letters of an alphabet in the first column numbers, as in "A,Ant" above "B,Bear".
  mutating func numberAlphabet() {
    func has(_ letter: Character, in row: TableRow) -> Bool {
      row.cells.count > 1 && row.cells[0].text.inOneLine.lowercased() == String(letter)
    }
    let start = first.map { has("a", in: $0) } == true ? 0 : 1
    let letters = zip(dropFirst(start), "abcdefghijklmnopqrstuvwxyz")
    guard (start + 4...start + 26).contains(count), letters.allSatisfy({ has($1, in: $0) }),
      self[0].cells.count > 1
    else { return }
    if start == 1 { self[0].cells[0].text = "number" }
    for index in indices.dropFirst(start) { self[index].cells[0].text = "\(index - start + 1)" }
  }

  /// The columns of a few wide rows as rows, where one has numbers or dates; `nil` for any other
  /// table.
  var turned: [TableRow]? {
    let width = self.map(\.cells.count).max() ?? 0
    guard (2...4).contains(count), width > 2, width > 2 * count || count == 2 else { return nil }
    func areLabels(_ row: TableRow) -> Bool {
      // Few columns with numbers may have the header of days.
      let labels = row.filled.compactMap { EntryText.whole($0.text) }.filter {
        $0.number != nil && width > 5 || $0.date != nil
      }
      // The first cell may name the row.
      return labels.count >= row.filled.count - 1 && labels.count >= width - 1
    }
    guard let labels = firstIndex(where: areLabels) else { return nil }
    let rows = [self[labels]] + self[..<labels] + self[(labels + 1)...]
    return (0..<width).map { column in
      TableRow(
        line: rows[1].line,
        cells: rows.map { $0.cell(column) ?? ("", column + 1) })
    }
  }
}
