/// The meaning of a table's column.
enum TableRole: CaseIterable {
  case number, date, prompt, note

  /// The headings of such a column, the most certain first.
  var headings: [String] {
    switch self {
    case .number:
      [
        "day", "number", "no", "no.", "nr", "nr.", "#", "n", "week", "tag", "día", "jour", "dia",
        "giorno", "dag", "päivä", "dzień", "день", "日", "日目", "woche", "semaine", "semana",
        "settimana", "vecka", "uge", "uke", "viikko", "tydzień", "неделя", "n°", "nº", "№", "num",
        "kw", "position",
      ]
    case .date:
      [
        "date", "datum", "fecha", "when", "data", "dato", "päivämäärä", "pvm", "дата", "日付", "日期",
      ]
    case .prompt:
      [
        "prompt", "prompts", "theme", "word", "topic", "subject", "idea", "challenge", "thema",
        "palabra", "mot", "begriff", "wort", "stichwort", "motiv", "thème", "tema", "palavra",
        "parola", "woord", "ord", "sana", "aihe", "słowo", "hasło", "temat", "слово", "тема", "お題",
        "テーマ", "主题", "consigna", "sujet", "title", "name",
      ]
    case .note:
      [
        "note", "notes", "details", "detail", "description", "hint", "comment", "title", "meaning",
        "name", "notiz", "hinweis", "beschreibung", "bemerkung", "anmerkung", "nota", "notas",
        "descripción", "descrição", "descrizione", "remarque", "opmerking", "anteckning",
        "huomautus", "uwagi", "opis", "примечание", "описание", "備考",
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

  /// Whether a row has words where the others have their number or date.
  func isHead(_ row: TableRow) -> Bool {
    guard let column = number ?? date, row.cells.indices.contains(column) else { return false }
    let label = EntryText(row.cells[column].text + ":")
    return row.cells[column].text.contains(where: \.isLetter)
      && !(label.isLabelled && label.text.isEmpty)
  }
}

func isHeader(_ row: TableRow) -> Bool {
  row.cells.map { Heading($0.text) }.contains { heading in
    TableRole.allCases.contains { $0.headings.contains(heading.name) }
  }
}

/// Whether all cells of a row are headings of columns.
func hasHeadings(_ row: TableRow) -> Bool {
  row.cells.count > 1
    && row.cells.map { Heading($0.text) }.allSatisfy { heading in
      heading.language != nil || TableRole.allCases.contains { $0.headings.contains(heading.name) }
    }
}

/// Whether the cells of rows without a header have a column of numbers or dates.
func hasLabelledColumn(_ rows: [TableRow]) -> Bool {
  unnamedColumns(rows).contains(where: \.isLabelled)
}

extension TableRow {
  fileprivate var filled: [(text: String, column: Int)] {
    cells.filter { !$0.text.allSatisfy(\.isWhitespace) }
  }
}

extension RawList {
  /// Adds the prompts of a table, whose columns are told by their headings or their cells.
  mutating func understandTable(_ rows: [TableRow]) {
    if let row = rows.first(where: \.isTooLong) {
      return fail(
        "the row has more than \(ListLimits.cells) cells; is this a prompt list?", row.line, 1)
    }
    let rows = withHeaderFirst(withoutTitleRows(rows.filter { !$0.filled.isEmpty }))
    guard let first = rows.first else { return }
    if readWeeks(rows) { return }
    let exported = isHeader(first) ? nil : exportedHeadings(first)
    let headings = exported ?? first.cells.map { Heading($0.text) }
    let isHeader =
      isHeader(first) || exported != nil || headings.filter { $0.language != nil }.count > 1
    var body = isHeader ? Array(rows.dropFirst()) : rows
    let groups = isHeader ? columns(headed: headings) : unnamedColumns(body)
    if !isHeader, groups.first?.isHead(first) == true, body.count > 3 {
      doubt(
        "the first row is taken as names of columns; name that of the prompts \"prompt\"",
        first.line, 1)
      body.removeFirst()
    }
    if !isHeader, groups.first?.isLabelled == false, body.contains(where: { $0.filled.count > 4 }) {
      doubt(
        "the columns have no names, and the first is taken; name that of the prompts \"prompt\"",
        first.line, 1)
    }
    if groups.isEmpty {
      return fail(
        "expected a column of prompts; name it \"prompt\", \"theme\" or \"word\"", first.line, 1)
    }
    if isHeader {
      hasPromptNames = true
      readSettings(headings.map(\.name), body)
      if let tag = headings[groups[0].prompt].language {
        header.language = tag
        if let language, language.lowercased().prefix(2) != tag.prefix(2) {
          let tags = headings.compactMap(\.language).joined(separator: ", ")
          doubt("no column is in \(language); the columns are in \(tags)", first.line, 1)
        }
      }
      for row in body {
        for cell in row.cells.dropFirst(headings.count) where !cell.text.inOneLine.isEmpty {
          doubt(
            "the row has more cells than the header; \"\(cell.text.inOneLine.prefix(40))\" is ignored",
            row.line, cell.column)
        }
      }
    }
    for group in groups { add(body, group, isOnly: groups.count == 1) }
  }

  private mutating func add(_ rows: [TableRow], _ group: Columns, isOnly: Bool) {
    for row in rows where !isTooLong {
      func cell(_ index: Int?) -> (text: String, column: Int)? {
        index.flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil }
      }
      guard let prompt = cell(group.prompt) else { continue }
      let words = withoutMarks(prompt.text)
      let label = cell(group.number).map { EntryText($0.text + ":") }
      let date = cell(group.date).flatMap {
        readDate(withoutMarks($0.text), row.line, $0.column)
      }
      // A list beside the first one may be shorter.
      if words.isEmpty && !isOnly { continue }
      let note = cell(group.note).map { withoutMarks($0.text) }
      add(
        RawList.Entry(
          text: words, note: note.flatMap { $0.isEmpty ? nil : $0 }, number: label?.number,
          last: label?.last, date: date ?? label?.date, line: row.line, column: prompt.column,
          labelled: group.isLabelled ? nil : EntryText(words: prompt.text)))
    }
  }

  /// Takes rows with a single cell above a header as the title.
  private mutating func withoutTitleRows(_ rows: [TableRow]) -> [TableRow] {
    guard let header = rows.prefix(6).firstIndex(where: { isHeader($0) && $0.filled.count > 1 }),
      header > 0, rows[..<header].allSatisfy({ $0.filled.count == 1 })
    else { return rows }
    if !hasTitle {
      self.header.title = withoutMarks(rows[0].filled[0].text)
      hasTitle = true
    }
    return Array(rows[header...])
  }

  /// Moves a header that is further down to the top.
  private mutating func withHeaderFirst(_ rows: [TableRow]) -> [TableRow] {
    guard let first = rows.first, !isHeader(first), let header = rows.firstIndex(where: hasHeadings)
    else { return rows }
    doubt("the row with the names of the columns is not the first", rows[header].line, 1)
    return [rows[header]] + rows[..<header] + rows[(header + 1)...]
  }

  /// Reads a calendar, with a week in each row below the names of the days.
  ///
  /// - Returns: whether the table is one.
  private mutating func readWeeks(_ rows: [TableRow]) -> Bool {
    func days(_ row: TableRow) -> Int {
      row.cells.filter { DateWords.isWeekday(withoutMarks($0.text).lowercased()) }.count
    }
    guard let names = rows.prefix(4).firstIndex(where: { days($0) > 4 }) else { return false }
    if names > 0, !hasTitle, let title = rows[0].filled.first {
      header.title = withoutMarks(title.text)
      hasTitle = true
    }
    var number: Int?
    for row in rows[(names + 1)...] {
      for cell in row.filled where !isTooLong {
        var entry = EntryText(cell.text)
        entry.takeLoose()
        // A row of numbers may stand above its row of words.
        if entry.number == nil, number == nil { continue }
        if entry.text.isEmpty { continue }
        number = entry.number ?? (number ?? 0) + 1
        add(
          RawList.Entry(
            text: entry.text, number: entry.number, line: row.line, column: cell.column))
      }
    }
    return true
  }

  /// Reads settings of the whole list, such as its start, from the first cell of their columns.
  private mutating func readSettings(_ names: [String], _ rows: [TableRow]) {
    for (column, name) in names.enumerated() where RawList.isSetting(name) {
      let row = rows.first { row in
        row.cells.indices.contains(column) && !row.cells[column].text.inOneLine.isEmpty
      }
      guard let row else { continue }
      let cell = row.cells[column]
      readSetting(
        name, JSON(kind: .string(cell.text.inOneLine), line: row.line, column: cell.column))
    }
  }

  /// Finds columns by their headings; a repeated heading starts another list.
  private func columns(headed headings: [Heading]) -> [Columns] {
    func places(_ role: TableRole) -> [Int] {
      for heading in role.headings {
        let found = headings.indices.filter { headings[$0].name == heading }
        if !found.isEmpty { return found }
      }
      return []
    }
    var prompts = places(.prompt)
    let spoken = headings.indices.filter { headings[$0].language != nil }
    if spoken.count > 1 || prompts.isEmpty && !spoken.isEmpty {
      // Columns of languages hold the same prompts.
      let wanted = language?.lowercased() ?? ""
      func isWanted(_ column: Int, _ length: Int) -> Bool {
        headings[column].language?.lowercased().prefix(length) == wanted.prefix(length)
      }
      prompts = [
        spoken.first { isWanted($0, wanted.count) } ?? spoken.first { isWanted($0, 2) }
          ?? spoken[0]
      ]
    }
    return prompts.enumerated().map { index, prompt in
      func nth(_ role: TableRole) -> Int? {
        let found = places(role).filter { $0 != prompt }
        return found.count == prompts.count ? found[index] : found.count == 1 ? found.first : nil
      }
      return Columns(number: nth(.number), date: nth(.date), prompt: prompt, note: nth(.note))
    }
  }
}

/// Finds columns by their cells: numbers and dates label the words to their right.
private func unnamedColumns(_ rows: [TableRow]) -> [Columns] {
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
