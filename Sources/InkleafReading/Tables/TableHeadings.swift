import InkleafLists

// Rows of a table that head the rows below them.

extension [TableRow] {
  /// Makes rows with nothing but a few words, such as "Week 1" and "NATURE" above numbered rows, headings of
  /// those below them.
  mutating func takeHeadings(_ columns: Columns) {
    guard let label = columns.number ?? columns.date else { return }
    func heading(_ row: TableRow) -> String? {
      guard row.filled.count == 1, let cell = row.filled.first,
        cell.text.contains(where: \.isLetter),
        let column = row.cells.firstIndex(where: { $0.column == cell.column }),
        column == label || column == columns.prompt
      else { return nil }
      let isDay = EntryText.whole(cell.text)?.isWeek == false
      return column == label && isDay ? nil : withoutMarks(cell.text)
    }
    let found = map(heading)
    let headings = indices.filter { found[$0] != nil }
    guard let first = headings.first, first == 0 || headings.count > 1,
      headings.count * 2 < count, headings.count > 1 || !isFirstPrompt(columns, found[0] ?? ""),
      headings.allSatisfy({ $0 + 1 == count || found[$0 + 1] == nil }),
      indices.allSatisfy({ found[$0] != nil || self[$0].filled.count > 1 }),
      headings.allSatisfy({ isBetweenParts($0, label) })
    else { return }
    var group: String?
    var kept: [TableRow] = []
    for (row, heading) in zip(self, found) {
      group = heading ?? group
      if heading != nil { continue }
      kept.append(row)
      kept[kept.count - 1].group = group ?? row.group
    }
    self = kept
  }

  /// Whether the words of the first row are a prompt that lacks its day, rather than the heading of all others.
  private func isFirstPrompt(_ columns: Columns, _ words: String) -> Bool {
    guard self[0].text(columns.prompt) != "", !DateWords.isSection(words) else { return false }
    return columns.number == nil
      ? !speaksOfPrompts(words) : EntryText(label: self[1].text(columns.number ?? 0)).number != 1
  }

  /// Whether the numbers around a row count on, or begin anew, so that the row is none of theirs: a row in a
  /// gap of the numbers is a prompt without one.
  private func isBetweenParts(_ index: Int, _ label: Int) -> Bool {
    func day(_ row: Int) -> EntryText? {
      guard indices.contains(row), let cell = self[row].cell(label) else { return nil }
      return EntryText(label: cell.text)
    }
    guard let before = day(index - 1), let after = day(index + 1) else { return true }
    if let first = before.date, let next = after.date { return first.days(to: next) != 3 }
    guard let first = before.number, let next = after.number else { return true }
    return next == first + 1 || next == 1
  }
}

extension [TableRow] {
  /// The rows without the letters and numbers that a program for sheets shows around its cells.
  var withoutSheetNames: [TableRow] {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
    guard count > 2, case let names = self[0].cells.dropFirst().map(\.text), !names.isEmpty,
      names.elementsEqual(letters.prefix(names.count)),
      zip(self, indices).dropFirst().allSatisfy({ $0.cells.first?.text == "\($1)" })
    else { return self }
    return dropFirst().map { row in
      var row = row
      row.cells.removeFirst()
      return row
    }
  }
}

extension [TableRow] {
  /// Makes rows of the kind "section", as programs for tasks export them, headings of the rows below them.
  ///
  /// - Parameters:
  ///   - kind: the column with the kinds of rows.
  ///   - words: the column with the prompts.
  mutating func takeSections(_ kind: Int, _ words: Int) {
    func isSection(_ row: TableRow) -> Bool { row.text(kind).lowercased() == "section" }
    guard contains(where: isSection) else { return }
    var group: String?
    self = compactMap { row in
      if isSection(row) {
        group = withoutMarks(row.text(words))
        return nil
      }
      var row = row
      row.group = group ?? row.group
      return row
    }
  }
}

extension TableRow {
  /// Whether it has nothing but words and a figure, as "Total" and "28", beside days that other rows have.
  func isSum(of columns: Columns) -> Bool {
    guard let label = columns.number ?? columns.date, text(label).isEmpty else { return false }
    return filled.count == 2 && !text(columns.prompt).isEmpty
      && filled.contains { Int($0.text.inOneLine) != nil }
  }
}

extension [TableRow] {
  /// Takes away a last row with the sum of a column, as "Total" and "28" below votes; returns its line.
  mutating func takeSum(_ columns: Columns) -> Int? {
    guard count > 3, let last, last.isSum(of: columns),
      let column = last.cells.indices.first(where: {
        $0 != columns.prompt && !last.text($0).isEmpty
      }),
      let sum = Int(last.text(column)),
      case let figures = dropLast().compactMap({ Int($0.text(column)) }), figures.count > 1,
      figures.reduce(0, +) == sum
    else { return nil }
    return removeLast().line
  }
}

extension [TableRow] {
  /// Fills empty cells of days with the day above, which a sheet has once beside several prompts.
  ///
  /// - Parameters:
  ///   - column: the column of days.
  ///   - words: the column of prompts.
  mutating func fillMergedCells(_ column: Int, words: Int) {
    let rows = indices.filter { !self[$0].text(words).isEmpty }
    let (named, empty) = (
      rows.filter { !self[$0].text(column).isEmpty },
      rows.filter { self[$0].text(column).isEmpty }
    )
    guard let first = rows.first, named.first == first, empty.count > 1,
      // A few are what else could be drawn.
      empty.count * 3 >= named.count * 2, empty.prefix(2).allSatisfy({ $0 < named.last ?? 0 }),
      Set(named.map { self[$0].text(column) }).count == named.count,
      named.allSatisfy({ EntryText(label: self[$0].text(column)).isLabelled })
    else { return }
    var day = ""
    for row in rows {
      if !self[row].text(column).isEmpty {
        day = self[row].cells[column].text
      } else if self[row].cells.indices.contains(column) {
        self[row].cells[column].text = day
      }
    }
  }
}
