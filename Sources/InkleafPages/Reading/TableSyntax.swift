extension Syntax {
  /// A Markdown table.
  static let table = Syntax(
    name: "table", summary: "a Markdown table", extensions: [],
    matches: { source in
      let rows = source.lines.filter { $0.text.contains("|") }
      return rows.count >= 2 && source.lines.contains { isRule($0.text) }
    },
    read: { source, raw in
      var rows: [TableRow] = []
      for line in source.lines where !line.isBroken {
        let text = line.text.drop(while: \.isWhitespace)
        if text.hasPrefix("# "), rows.isEmpty {
          raw.header.title = withoutMarks(String(text.dropFirst(2)))
        }
        guard text.contains("|"), !isRule(text) else { continue }
        rows.append(tableRow(line))
      }
      understandTable(rows, &raw)
    })

  /// Values separated by commas (RFC 4180), semicolons or tabs.
  static let delimited = Syntax(
    name: "csv",
    summary: "values separated by commas, semicolons or tabs, with or without a header",
    extensions: ["csv", "tsv"],
    matches: { source in
      let lines = source.lines.filter { !$0.text.isEmpty }
      return lines.count > 1 && lines.allSatisfy { $0.text.contains("\t") }
    },
    read: { source, raw in
      let lines = source.lines.filter { !$0.isBroken && !$0.text.isEmpty }
      let rows = delimitedRows(lines, separator: separator(lines))
      for row in rows {
        guard let column = row.openQuote else { continue }
        raw.fail("expected a quote that ends the field", row.line, column)
      }
      understandTable(rows, &raw)
    })
}

/// A row of a table: its cells, each with its column in the line.
struct TableRow {
  var line: Int
  var cells: [(text: String, column: Int)]
  /// The column of a cell with an unclosed quote.
  var openQuote: Int?
  /// Whether it has more cells than a table of prompts can have; the rest is not read.
  var isTooLong: Bool { cells.count > ListLimits.cells }
}

private func isRule(_ text: Substring) -> Bool {
  text.contains("-") && text.contains("|")
    && text.allSatisfy { "|-: \t".contains($0) }
}

private func tableRow(_ line: SourceText.Line) -> TableRow {
  var row = TableRow(line: line.number, cells: [])
  var cell = ""
  var start = 1
  var column = 1
  var isEscaped = false
  // A bar at each end of the row makes a cell more.
  for character in line.text where row.cells.count < ListLimits.cells + 3 {
    let width = character.unicodeScalars.count
    if character == "|" && !isEscaped {
      row.cells.append((cell, start))
      cell = ""
      start = column + width
    } else if character == "\\" && !isEscaped {
      isEscaped = true
      column += width
      continue
    } else {
      cell.append(character)
    }
    isEscaped = false
    column += width
  }
  row.cells.append((cell, start))
  // A bar at the start or end of a row does not separate cells.
  func isBlank(_ cell: (text: String, column: Int)) -> Bool { cell.text.allSatisfy(\.isWhitespace) }
  if let first = row.cells.first, isBlank(first) { row.cells.removeFirst() }
  if let last = row.cells.last, isBlank(last) { row.cells.removeLast() }
  return row
}

/// Returns the mark that separates the cells, or `nil` for a file with one column.
///
/// Candidates are marks on at least half of the lines. The best one gives the table a header or a
/// column of numbers or dates; then the most lines with the same number of cells; then the fewest
/// cells that start with a space. A tie goes to tab, then semicolon.
private func separator(_ lines: [SourceText.Line]) -> Character? {
  let lines = Array(lines.prefix(50))
  guard !lines.isEmpty else { return nil }
  var best: (mark: Character, score: [Int])?
  for mark: Character in ["\t", ";", ","] {
    let rows = delimitedRows(lines, separator: mark)
    let split = rows.filter { $0.cells.count > 1 }
    // A heading alone on the first line heads a single column.
    let isHeader = isHeader(rows[0])
    if isHeader && rows[0].cells.count == 1 { continue }
    guard !split.isEmpty, split.count * 2 >= rows.count else { continue }
    let isTable = isHeader || columns(shapedLike: rows).contains(where: \.isLabelled)
    let even = Dictionary(grouping: split, by: \.cells.count).values.map(\.count).max() ?? 0
    let spaced = split.filter { $0.cells.dropFirst().contains { $0.text.hasPrefix(" ") } }
    let score = [isTable ? 1 : 0, even, -spaced.count]
    if best.map({ $0.score.lexicographicallyPrecedes(score) }) ?? true { best = (mark, score) }
  }
  return best?.mark
}

private func delimitedRows(
  _ lines: [SourceText.Line], separator: Character?
) -> [TableRow] {
  lines.map { line in
    var row = TableRow(line: line.number, cells: [])
    var cell = ""
    var start = 1
    var column = 1
    var isQuoted = false
    var wasQuote = false
    for character in line.text where !row.isTooLong {
      column += character.unicodeScalars.count
      if isQuoted {
        if character == "\"" {
          isQuoted = false
          wasQuote = true
        } else {
          cell.append(character)
        }
      } else if character == "\"" && (cell.isEmpty || wasQuote) {
        if wasQuote { cell.append("\"") }
        isQuoted = true
        wasQuote = false
      } else if character == separator {
        row.cells.append((cell, start))
        cell = ""
        start = column
        wasQuote = false
      } else {
        cell.append(character)
        wasQuote = false
      }
    }
    if isQuoted { row.openQuote = start }
    row.cells.append((cell, start))
    return row
  }
}

// MARK: - The meaning of columns

/// The meaning of a table's column.
enum TableRole: CaseIterable {
  case number, date, prompt, note

  /// The headings of such a column, the most certain first.
  var headings: [String] {
    switch self {
    case .number:
      ["day", "number", "no", "no.", "nr", "nr.", "#", "n", "week", "tag", "día", "jour"]
    case .date: ["date", "datum", "fecha", "when"]
    case .prompt:
      [
        "prompt", "prompts", "theme", "word", "topic", "subject", "idea", "challenge", "thema",
        "palabra", "mot", "title", "name",
      ]
    case .note:
      [
        "note", "notes", "details", "detail", "description", "hint", "comment", "title", "meaning",
        "name",
      ]
    }
  }
}

/// The columns of a list; a table may have several lists side by side.
private struct Columns {
  var number: Int?
  var date: Int?
  var prompt: Int
  var note: Int?

  /// Whether there is a column of numbers or dates.
  var isLabelled: Bool { number != nil || date != nil }
}

/// Returns the cells of a row in the form of headings.
private func names(_ row: TableRow) -> [String] {
  row.cells.map { withoutMarks($0.text).lowercased() }
}

private func isHeader(_ row: TableRow) -> Bool {
  names(row).contains { name in TableRole.allCases.contains { $0.headings.contains(name) } }
}

func understandTable(_ rows: [TableRow], _ raw: inout RawList) {
  guard let first = rows.first else { return }
  if let row = rows.first(where: \.isTooLong) {
    return raw.fail(
      "the row has more than \(ListLimits.cells) cells; is this a prompt list?", row.line, 1)
  }
  let names = names(first)
  let isHeader = isHeader(first)
  let body = isHeader ? Array(rows.dropFirst()) : rows
  let groups = isHeader ? columns(headed: names) : columns(shapedLike: body)
  if groups.isEmpty {
    return raw.fail(
      "expected a column of prompts; name it \"prompt\", \"theme\" or \"word\"", first.line, 1)
  }
  if isHeader {
    readSettings(names, body, &raw)
    for row in body {
      for cell in row.cells.dropFirst(names.count) where !cell.text.inOneLine.isEmpty {
        raw.doubt(
          "the row has more cells than the header; \"\(cell.text.inOneLine.prefix(40))\" is ignored",
          row.line, cell.column)
      }
    }
  }
  for group in groups {
    for row in body where !raw.isTooLong {
      func cell(_ index: Int?) -> (text: String, column: Int)? {
        index.flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil }
      }
      guard let prompt = cell(group.prompt) else { continue }
      let words = withoutMarks(prompt.text)
      let label = cell(group.number).map { EntryText($0.text + ":") }
      let date = cell(group.date).flatMap {
        raw.readDate(withoutMarks($0.text), row.line, $0.column)
      }
      // A list beside the first one may be shorter.
      if words.isEmpty && groups.count > 1 { continue }
      let note = cell(group.note).map { withoutMarks($0.text) }
      raw.add(
        RawList.Entry(
          text: words, note: note.flatMap { $0.isEmpty ? nil : $0 }, number: label?.number,
          date: date ?? label?.date, line: row.line, column: prompt.column,
          labelled: group.isLabelled ? nil : EntryText(words: prompt.text)))
    }
  }
}

/// Reads settings of the whole list, such as its start, from the first cell of their columns.
private func readSettings(_ names: [String], _ rows: [TableRow], _ raw: inout RawList) {
  for (column, name) in names.enumerated() where RawList.isSetting(name) {
    let row = rows.first { row in
      row.cells.indices.contains(column) && !row.cells[column].text.inOneLine.isEmpty
    }
    guard let row else { continue }
    let cell = row.cells[column]
    raw.readSetting(
      name, JSON(kind: .string(cell.text.inOneLine), line: row.line, column: cell.column))
  }
}

/// Finds columns by their headings; a repeated heading starts another list.
private func columns(headed names: [String]) -> [Columns] {
  func places(_ role: TableRole) -> [Int] {
    for heading in role.headings {
      let found = names.indices.filter { names[$0] == heading }
      if !found.isEmpty { return found }
    }
    return []
  }
  let prompts = places(.prompt)
  return prompts.enumerated().map { index, prompt in
    func nth(_ role: TableRole) -> Int? {
      let found = places(role).filter { $0 != prompt }
      return found.count == prompts.count ? found[index] : found.count == 1 ? found.first : nil
    }
    return Columns(number: nth(.number), date: nth(.date), prompt: prompt, note: nth(.note))
  }
}

/// Finds columns by their cells: numbers and dates label the words to their right.
private func columns(shapedLike rows: [TableRow]) -> [Columns] {
  let width = rows.map(\.cells.count).max() ?? 0
  func most(_ column: Int, _ test: (EntryText) -> Bool) -> Bool {
    let cells = rows.compactMap { $0.cells.indices.contains(column) ? $0.cells[column].text : nil }
      .filter { !$0.allSatisfy(\.isWhitespace) }
    return !cells.isEmpty && cells.filter { test(EntryText($0 + ":")) }.count * 2 > cells.count
  }
  var groups: [Columns] = []
  var number: Int?
  var date: Int?
  for column in 0..<width {
    if most(column, { $0.number != nil && $0.text.isEmpty }) {
      number = column
    } else if most(column, { $0.date != nil && $0.text.isEmpty }) {
      date = column
    } else if number != nil || date != nil || groups.isEmpty {
      groups.append(Columns(number: number, date: date, prompt: column))
      (number, date) = (nil, nil)
    } else if groups[groups.count - 1].note == nil {
      groups[groups.count - 1].note = column
    }
  }
  return groups
}
