import InkleafLists

extension SyntaxReader {
  /// A table of Markdown, or one that is drawn with lines.
  static let table = SyntaxReader(
    readsLines: true,
    matches: { source in
      source.lines.count { $0.hasBar } >= 2
        && (source.lines.contains { isRule($0.text) || $0.text.hasPrefix("|-") }
          || source.lines.allSatisfy {
            $0.text.isEmpty || $0.text.first == "|" && $0.text.last == "|"
          })
        || source.lines.isTableBelowTitle || source.lines.alignedTable != nil
    },
    read: { source, empty in
      var raw = empty
      var rows: [TableRow] = []
      var above: [ListLine] = []
      var group: String?
      if let (lines, strange) = source.lines.wikiTable {
        let heading = source.lines.prefix { !$0.text.hasPrefix("{|") }.last {
          $0.text.hasPrefix("=")
        }
        if let words = heading?.text.filter({ $0 != "=" }).inOneLine,
          speaksOfPrompts(words), !words.isNameOfAnyList
        {
          raw.takeTitle(words[...])
        }
        for line in strange { raw.doubt("ignored: line is no cell of the table", line, 1) }
        raw.understandTable(lines.map(tableRow))
        return [raw]
      }
      if let (title, rows) = source.lines.alignedTable {
        if let title { raw.header.title = withoutMarks(String(title.text)) }
        raw.understandTable(rows)
        return [raw]
      }
      let isPlain = source.lines.isTableBelowTitle
      for line in source.lines where !line.isBroken {
        let line = line.withPlainBars
        let text = line.text.drop(while: \.isWhitespace)
        if text.hasPrefix("# "), rows.isEmpty {
          raw.header.title = withoutMarks(String(text.dropFirst(2)))
        } else if let heading = line.headingWords?.words {
          group = heading
        } else if rows.isEmpty, !text.isEmpty, !text.contains("|"), !isRule(text) {
          // Marks of Org and AsciiDoc for titles.
          let mark = ["#+title:", "= "].first { text.lowercased().hasPrefix($0) }
          let text = text.dropFirst(mark?.count ?? 0).drop(while: \.isWhitespace)
          above.append(ListLine(line.with(text)))
        }
        if isPlain, !rows.isEmpty, !text.isEmpty, !text.contains("|") {
          raw.doubt("ignored: line is not in the list", line.number, 1)
        }
        if isRule(text), text.first == "|" || text.contains("-|-"), rows.count == 1 {
          rows[0].isAboveRule = true
        } else if isRule(text), rows.count > 1, rows.last?.line != source.lines.last?.number {
          // A drawn table has a rule below each row.
          rows[0].isAboveRule = false
        }
        guard text.contains("|"), !isRule(text) else { continue }
        rows.append(tableRow(line))
        rows[rows.count - 1].group = group
      }
      if raw.header.title == empty.header.title {
        for line in above where !raw.hasTitle {
          _ = above.count == 1 ? raw.takesLoneTitle(line) : raw.takesTitle(line)
        }
      }
      // A box around lines is no table.
      if rows.count > 2, rows.allSatisfy({ $0.cells.count < 2 }) {
        // A heading of one column is no prompt.
        let body = rows[0].isAboveRule ? rows.dropFirst() : rows[...]
        return [
          raw.reading(
            lines: body.filter { !$0.cells.isEmpty }.map {
              SourceText.Line(number: $0.line, text: $0.cells[0].text.inOneLine[...])
            })
        ]
      }
      // One heading above the only table says what is in it, and often in which month.
      if Set(rows.map(\.group)).count == 1, let heading = rows.first?.group {
        if raw.header.title == empty.header.title {
          raw.takeTitle(withoutMarks(heading)[...])
        } else if heading.namedMonth != nil, raw.header.title.namedMonth == nil {
          raw.header.title += ", " + withoutMarks(heading)
        }
        for row in rows.indices { rows[row].group = nil }
      }
      raw.understandTable(rows)
      return [raw]
    })

  /// Values separated by commas (RFC 4180), semicolons or tabs.
  static let delimited = SyntaxReader(
    matches: { source in
      let lines = source.lines.filter { !$0.text.isEmpty }.linesOfTable
      guard let first = lines.first, lines.dropFirst().first != nil else { return false }
      let marks = ["\t", ",", ";"].filter { (mark: Character) in
        first.text.contains(mark)
          && (mark == "\t" || hasHeadings(delimitedRows([first], separator: mark)[0]))
      }
      return lines.areLabelledRows || source.lines.rowsOfSheet != nil
        || marks.contains { mark in lines.allSatisfy { $0.text.contains(mark) } }
    },
    isWhole: { $0.lines.rowsOfSheet?.prefix(3).contains(where: hasHeadings) == true },
    read: { source, empty in
      var raw = empty
      var lines = source.lines.filter { !$0.isBroken && !$0.text.isEmpty }
      var mark: Character?
      // Some programs name the separator on a line of its own.
      if let first = lines.first?.text, first.lowercased().hasPrefix("sep="), first.count == 5 {
        mark = first.last
      }
      lines.removeAll { $0.text.lowercased().hasPrefix("sep=") && $0.text.count == 5 }
      // A comment above the table is its title.
      for index in lines.indices.prefix(while: { lines[$0].text.hasPrefix("# ") })
      where !lines[index].text.contains(where: { ",;\t".contains($0) }) {
        lines[index].text.removeFirst(2)
      }
      var rows = delimitedRows(lines, separator: mark ?? separator(lines))
      if let line = rows.takeRemarkAtEnd() {
        raw.doubt("ignored: line is not in the list", line, 1)
      }
      for row in rows {
        guard let column = row.openQuote else { continue }
        raw.fail("expected a quote that ends the field", row.line, column)
      }
      raw.understandTable(rows)
      return [raw]
    })
}

extension [TableRow] {
  /// Takes away a last row of words alone where the first column has numbers or dates; returns its line.
  fileprivate mutating func takeRemarkAtEnd() -> Int? {
    guard let last, let head = prefix(2).first(where: { $0.cells.count > 1 && hasHeadings($0) }),
      count > 3, last.cells.count == 1, last.cells[0].text.contains(where: \.isLetter),
      case let name = ColumnName(head.cells[0].text).name,
      TableRole.number.isCalled(name) || TableRole.date.isCalled(name)
    else { return nil }
    return removeLast().line
  }
}

extension [SourceText.Line] {
  /// The rows of a table that a program for sheets has written: commas or semicolons part all lines into as many cells,
  /// with no space behind any of them; `nil` for any other text.
  fileprivate var rowsOfSheet: [TableRow]? {
    let lines = filter { !$0.text.isEmpty }
    guard let mark = [";", ","].first(where: { lines.first?.text.contains($0) == true }) else {
      return nil
    }
    let rows = delimitedRows(lines, separator: mark)
    // Two long rows may be a table that is turned.
    guard let width = rows.first?.cells.count, width > 1, rows.count > (width > 7 ? 1 : 2),
      rows.allSatisfy({ row in
        row.cells.count == width && row.openQuote == nil
          && row.cells.allSatisfy { $0.text.first?.isWhitespace != true }
      }),
      (0..<width).allSatisfy({ column in rows.contains { !$0.cells[column].text.isEmpty } })
    else { return nil }
    return rows
  }

  /// Whether each line is a date with as many more parts directly behind commas, or a number, counted by one, with words
  /// directly behind a comma or semicolon.
  fileprivate var areLabelledRows: Bool {
    guard let mark = self[0].text.first(where: { ",;".contains($0) }) else { return false }
    let rows = map { $0.text.split(separator: mark, omittingEmptySubsequences: false) }
    guard rows.allSatisfy({ $0.count == rows[0].count && $0[1].first?.isWhitespace == false })
    else { return false }
    if mark == ",", rows.allSatisfy({ $0[0].count == 10 && CalendarDate($0[0]) != nil }) {
      return true
    }
    guard count > 2, rows[0].count == 2, let start = Int(rows[0][0]) else { return false }
    return rows.enumerated().allSatisfy { Int($1[0]) == start + $0 }
  }
}

/// A row of a table: its cells, each with its column in the line.
struct TableRow {
  /// The most rows that a table of prompts can have: some are of other things.
  static let most = 2 * ListLimits.prompts

  var line: Int
  var cells: [(text: String, column: Int)]
  /// The column of a cell with an unclosed quote.
  var openQuote: Int?
  /// The heading above it.
  var group: String?
  /// Whether it is the only row with a rule of Markdown below it.
  var isAboveRule = false
  /// Whether it has more cells than a table of prompts can have; the rest is not read.
  var isTooLong: Bool { cells.count > ListLimits.cells }
}

extension RawList.Entry {
  /// Makes an entry of the words in a cell.
  init(_ cell: (text: String, column: Int), in row: TableRow) {
    self.init(text: withoutMarks(cell.text), line: row.line, column: cell.column)
  }
}

/// Whether a line is a rule of a table: of Markdown, as in "|---|", or drawn, as in "+---+" and "├──┤".
func isRule(_ text: Substring) -> Bool {
  func has(_ mark: Unicode.Scalar) -> Bool { text.utf8.contains(UInt8(ascii: mark)) }
  if has("-") || has("=") {
    return (has("|") || has("+")) && text.utf8.allSatisfy { "|-:+= \t".utf8.contains($0) }
  }
  return text.unicodeScalars.contains { "─━═".unicodeScalars.contains($0) }
    && text.unicodeScalars.allSatisfy { $0 == " " || (0x2500...0x257F).contains($0.value) }
}

extension SourceText.Line {
  /// The bars of tables that are drawn with lines.
  private static let drawnBars: Set<Character> = ["│", "┃", "║"]

  /// Whether a bar parts its words.
  fileprivate var hasBar: Bool {
    text.utf8.contains(UInt8(ascii: "|")) || text.first.map(Self.drawnBars.contains) == true
  }

  /// The line with bars of Markdown.
  fileprivate var withPlainBars: SourceText.Line {
    guard text.first.map(Self.drawnBars.contains) == true else { return self }
    return with(Substring(text.map { Self.drawnBars.contains($0) ? "|" : $0 }))
  }
}

extension [SourceText.Line] {
  /// The rows of a wiki's table as rows of Markdown, with the lines in it that are no cells, or `nil` for
  /// any other text.
  ///
  /// Rows begin with "|-", cells with "|" or "||", those of the header with "!".
  fileprivate var wikiTable: (rows: [SourceText.Line], strange: [Int])? {
    guard let start = firstIndex(where: { $0.text.hasPrefix("{|") }) else { return nil }
    var rows: [SourceText.Line] = []
    var strange: [Int] = []
    var isNew = true
    for line in self[(start + 1)...] where !line.isBroken {
      if line.text.hasPrefix("|}") { break }
      guard !line.text.hasPrefix("|+") else { continue }
      // A heading within a row is none of its words.
      guard let mark = line.text.first, mark == "|" || mark == "!" && (isNew || rows.count < 2)
      else {
        if !line.text.isEmpty { strange.append(line.number) }
        continue
      }
      if line.text.hasPrefix("|-") {
        isNew = true
        continue
      }
      // The bar of a link parts no cells.
      let words =
        line.text.contains("[[") ? withoutWikiLinks(String(line.text)) : String(line.text)
      // Two or three quotes make words slanted or bold.
      let row = words.replacing("'''", with: "").replacing("''", with: "")
      let cells = row.dropFirst().replacing(mark == "!" ? "!!" : "||", with: "|")
      if isNew || rows.isEmpty {
        rows.append(SourceText.Line(number: line.number, text: "|" + cells))
      } else {
        rows[rows.count - 1].text += "|" + cells
      }
      isNew = false
    }
    return (rows, strange)
  }
}

extension [SourceText.Line] {
  /// The lines of a table without a title above the names of its columns, and without a remark at its end.
  fileprivate var linesOfTable: [SourceText.Line] {
    guard count > 3,
      let mark = ["\t", ";", ","].first(where: { (mark: Character) in
        !self[0].text.contains(mark) && hasHeadings(delimitedRows([self[1]], separator: mark)[0])
      })
    else { return self }
    let lines = dropFirst()
    return Array(lines.last?.text.contains(mark) == true ? lines : lines.dropLast())
  }

  /// Whether bars part all lines but a title above them, and the names of columns come first.
  fileprivate var isTableBelowTitle: Bool {
    // Most lists have no bars.
    guard let start = firstIndex(where: \.hasBar) else { return false }
    let lines = self[start...].filter { !$0.isBlank }
    guard lines.count > 2, lines.dropLast().allSatisfy(\.hasBar) else { return false }
    let above = self[..<start].count { !$0.isBlank }
    let rows = lines.filter(\.hasBar).map(tableRow)
    return above < 2
      && (hasHeadings(rows[0])
        // "1 | Owl" is a label and its words.
        || rows.enumerated().allSatisfy { place, row in
          row.filled.count == 3 && Int(row.cells[0].text) == place + 1
        })
  }
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
      row.cells.append((cell.withoutBreaks, start))
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
  row.cells.append((cell.withoutBreaks, start))
  // A bar at the start or end of a row does not separate cells.
  func isBlank(_ cell: (text: String, column: Int)) -> Bool { cell.text.allSatisfy(\.isWhitespace) }
  if let first = row.cells.first, isBlank(first) { row.cells.removeFirst() }
  if let last = row.cells.last, isBlank(last) { row.cells.removeLast() }
  return row
}

extension String {
  /// The text with line breaks where the cell has some; behind a day's number, commas part what is on further lines.
  fileprivate var withoutBreaks: String {
    guard contains("<") else { return self }
    var text = self
    // A file that was cut ends in a part of one.
    if let open = lastIndex(of: "<"), "<br>".hasPrefix(self[open...]), self[open...] != "<br>" {
      text = String(self[..<open])
    }
    text = text.withPlainBreaks
    guard text.has("<br>") else { return text }
    let parts = text.split(separator: "<br>").map {
      $0.drop(while: \.isWhitespace).withoutTrailing("")
    }.filter { !$0.isEmpty }
    guard let first = parts.first else { return "" }
    let isLabel = EntryText.bare(first)?.isLabelled == true
    let words = parts.dropFirst().joined(separator: isLabel ? ", " : "\n")
    return words.isEmpty ? String(first) : first + "\n" + words
  }
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
  for mark: Character in ["\t", ";", ",", "|"] {
    let rows = delimitedRows(lines, separator: mark)
    let split = rows.filter { $0.cells.count > 1 }
    // A heading alone on the first line heads a single column.
    let isHeader = isHeader(rows[0])
    if isHeader && rows[0].cells.count == 1 { continue }
    guard !split.isEmpty, split.count * 2 >= rows.count else { continue }
    let isTable = isHeader || hasLabelledColumn(rows)
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
  var rows: [TableRow] = []
  var index = 0
  while index < lines.count {
    var reader = FieldReader(line: lines[index], separator: separator)
    // A field in quotes may go on in the next lines.
    var end = index + 1
    while reader.isQuoted, end < lines.count, end - index < 50 {
      var longer = reader
      longer.goOn(lines[end])
      reader = longer
      end += 1
    }
    if reader.isQuoted {
      reader = FieldReader(line: lines[index], separator: separator)
      end = index + 1
    }
    rows.append(reader.finish())
    index = end
  }
  return rows
}

/// Reads the cells of a row.
private struct FieldReader {
  private var row: TableRow
  private var cell = ""
  private var start = 1
  private let separator: Character?
  private(set) var isQuoted = false

  init(line: SourceText.Line, separator: Character?) {
    self.separator = separator
    row = TableRow(line: line.number, cells: [])
    read(line)
  }

  /// Reads the next line of a field in quotes.
  mutating func goOn(_ line: SourceText.Line) {
    cell.append("\n")
    read(line)
  }

  private mutating func read(_ line: SourceText.Line) {
    var column = 1
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
  }

  mutating func finish() -> TableRow {
    if isQuoted { row.openQuote = start }
    row.cells.append((cell, start))
    return row
  }
}
