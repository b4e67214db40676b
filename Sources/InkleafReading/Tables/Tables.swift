import InkleafLists

// The prompts of tables.

extension RawList {
  /// Adds the prompts of a table, whose columns are told by their headings or their cells.
  mutating func understandTable(_ rows: [TableRow]) {
    if let row = rows.first(where: \.isTooLong) {
      return fail(
        "the row has more than \(ListLimits.cells) cells; is this a prompt list?", row.line, 1)
    }
    if rows.count > TableRow.most {
      return fail(
        "the table has \(rows.count) rows, and a list at most \(ListLimits.prompts) prompts; make several"
          + " lists of it", rows[TableRow.most].line, 1)
    }
    var filled = rows.filter { !$0.filled.isEmpty }
    filled.numberAlphabet()
    if readTablesOfParts(filled) { return }
    let rows = withColumnsAsRows(withHeaderFirst(withoutTitleRows(filled)))
    guard let first = rows.first else { return }
    if readBingo(rows) || readWeeks(rows) || readOneRow(rows) || readNumberedCells(rows)
      || readPartColumns(rows)
    {
      return
    }
    let exported = isHeader(first) ? nil : exportedHeadings(first)
    var headings = exported ?? first.cells.map { ColumnName($0.text) }
    let isHeader =
      isHeader(first) || exported != nil || headings.filter { $0.language != nil }.count > 1
    // Several tables below each other have the same header.
    var body = isHeader ? rows.dropFirst().filter { !$0.says(first) } : rows
    if isHeader {
      for column in settings(named: headings.map(\.name), body) { headings[column].name = "" }
      for column in body.emptyDates(headings) { headings[column].name = "" }
    }
    var groups = isHeader ? columns(headed: headings) : unnamedColumns(body)
    if isHeader, groups.count == 1 {
      groups[0].takeDates(in: body, headings)
      groups[0].takeCounts(in: body, headings)
    }
    if groups.count == 1 { groups[0].takeColors(in: Array(body)) }
    for index in groups.indices where isHeader {
      groups[index].takeDaysOfMonth(in: body, below: header.title)
      groups[index].takeWeeks(in: body, headings)
    }
    let isHead = groups.first.map { $0.isHead(first) || first.isAboveRule && !$0.isLabelled }
    if !isHeader, isHead == true, body.count > 2 {
      doubt(
        "the first row is taken as names of columns; name that of the prompts \"prompt\"",
        first.line, 1)
      body.removeFirst()
    }
    if !isHeader, isHead != true, let taken = groups.first, !taken.isLabelled,
      // Weekdays beside the words are no doubt.
      body.contains(where: { $0.filled.count(where: { !isWeekdayName($0.text) }) > 1 })
    {
      doubt(
        "the columns have no names, and the first is taken; name that of the prompts \"prompt\"",
        first.line, 1)
    }
    if !isHeader, body.count.isOneMoreThanUsual, groups.count == 1, !groups[0].isLabelled {
      doubt(
        "is this the name of a column of \(body.count - 1) prompts? If it is, write \"prompt\"",
        first.line, 1)
    }
    if groups.isEmpty {
      return fail(
        "expected a column of prompts; name it \"prompt\", \"theme\" or \"word\"", first.line, 1)
    }
    if isHeader { tellOfHeader(first, headings, groups, body) }
    if !isHeader, groups.count == 1 { tellWordsLeftOut(body, groups[0]) }
    if isHeader, let kind = headings.firstIndex(where: { $0.name == "type" }) {
      body.takeSections(kind, groups[0].prompt)
    }
    if groups.count == 1 {
      body.takeHeadings(groups[0])
      if let sum = body.takeSum(groups[0]) { doubt("ignored: the row has no number", sum, 1) }
    }
    for column in Set(groups.flatMap { [$0.number, $0.date] }).compactMap(\.self) {
      body.fillMergedCells(column, words: groups[0].prompt)
    }
    for var group in groups {
      if isHeader {
        group.takeNumbersOfWeeks(in: body, headings)
        group.takeSeveralInCells(in: body, headings)
      }
      add(body, group, isOnly: groups.count == 1)
    }
    takeNumbersBesideDates()
    takeInnerNumbers()
    if let column = groups[0].date ?? groups[0].number {
      spoken = body.texts(in: column)
      if isHeader, headings[column].name == "kw" { spoken = spoken.map { "KW \($0)" } }
    }
  }

  /// The columns of a few wide rows as rows, where one of these has numbers or dates; else the rows as they are.
  private mutating func withColumnsAsRows(_ rows: [TableRow]) -> [TableRow] {
    guard let turned = rows.turned else { return rows }
    let numbers = turned.compactMap { EntryText(label: $0.cells[0].text).number }
    let isWhole = turned.allSatisfy { row in
      row.cells[0].text.allSatisfy(\.isWhitespace) == row.cells[1].text.allSatisfy(\.isWhitespace)
    }
    if numbers != [Int](1...max(1, numbers.count)) || !isWhole {
      doubt("the rows are read as columns, since one has numbers or dates", rows[0].line, 1)
    }
    return turned
  }

  /// Takes what the names of columns say of the list, and tells what is not certain.
  private mutating func tellOfHeader(
    _ header: TableRow, _ headings: [ColumnName], _ groups: [Columns], _ body: [TableRow]
  ) {
    hasPromptNames = true
    let group = groups[0]
    let heading = headings[group.prompt]
    // Tables of people and of files have names and titles, too.
    let isVague = TableRole.vaguePrompts.contains(heading.name)
    let read = ([group.prompt] + group.others).map { headings[$0].name }
    let years = headings.columnsOfYears
    if years.contains(group.prompt) {
      doubt(
        "the columns are of several years, and the newest, \"\(heading.name.prefix(40))\", is taken; to have another,"
          + " name it \"prompt\"", header.line, 1)
    } else if heading.language == nil, !TableRole.areParts(read),
      !heading.speaksOfPrompts || isVague && !group.isLabelled
    {
      hasPromptNames = false
      // A column to tick has nothing to tell of.
      let note = group.note.flatMap { column in
        body.texts(in: column).allSatisfy(\.inOneLine.isEmpty) ? nil : headings[column].name
      }
      let asNote = note.flatMap { TableRole.isHeading($0) ? nil : $0 }
      doubt(
        "the column \"\(heading.name.prefix(40))\" is taken as that of the prompts"
          + (asNote.map { ", and \"\($0.prefix(40))\" as that of their notes" } ?? ""),
        header.line, 1)
    }
    if let tag = heading.language {
      self.header.language = tag
      if let language, language.lowercased().prefix(2) != tag.prefix(2) {
        let tags = headings.compactMap(\.language).joined(separator: ", ")
        doubt("no column is in \(language); the columns are in \(tags)", header.line, 1)
      }
    }
    headingLanguage = TableRole.language(of: headings.map(\.name))
    tellColumnsLeftOut(headings, groups, body, header)
    for row in body {
      for cell in row.cells.dropFirst(headings.count) where !cell.text.inOneLine.isEmpty {
        doubt(
          "the row has more cells than the header; \"\(cell.text.inOneLine.prefix(40))\" is ignored",
          row.line, cell.column)
      }
    }
  }

  /// Tells of columns with a word a row that are no part of the list, such as another list beside it.
  private mutating func tellColumnsLeftOut(
    _ headings: [ColumnName], _ groups: [Columns], _ body: [TableRow], _ header: TableRow
  ) {
    guard groups.count == 1 else { return }
    let years = headings.columnsOfYears
    for (column, heading) in headings.enumerated() {
      let isKnown =
        heading.language != nil || groups[0].all.contains(column) || years.contains(column)
        || [TableRole.number, .date, .month, .year].contains { $0.isCalled(heading.name) }
        // Days that have a number or date need no weekday.
        || groups[0].isLabelled
          && body.texts(in: column).allSatisfy { $0.inOneLine.isEmpty || isWeekdayName($0) }
      guard !isKnown, let word = body.wordOfARow(in: column) else { continue }
      if heading.name.isEmpty {
        doubtColumn(column, word, header.line)
        continue
      }
      doubt(
        "the column \"\(heading.name.prefix(40))\" is left out; to have it, name it \"prompt 2\" or \"notes\"",
        header.line, header.cells[column].column)
    }
  }

  /// Tells of a column without a name that has a word a row and is no part of the list.
  private mutating func tellWordsLeftOut(_ body: [TableRow], _ group: Columns) {
    let width = body.map(\.cells.count).max() ?? 0
    for column in (0..<width) where !group.all.contains(column) && column > group.prompt {
      guard let word = body.wordOfARow(in: column), let row = body.first else { continue }
      doubtColumn(column, word, row.line)
    }
  }

  /// Tells of a column without a name that is left out.
  private mutating func doubtColumn(_ column: Int, _ word: String, _ line: Int) {
    doubt(
      "column \(column + 1), with \"\(word.inOneLine.prefix(40))\", is left out; name the columns to choose"
        + " others", line, 1)
  }

  private mutating func add(_ rows: [TableRow], _ group: Columns, isOnly: Bool) {
    let below = rows.flatMap { $0.cell(group.prompt)?.text.linesOfCell.dropFirst() ?? [] }
    // Several words below a word in its cell are a note, single words prompts of the same day.
    let hasNotes =
      group.note == nil
      && below.reduce(0) { $0 + $1.split(separator: " ").count } * 2 >= below.count * 3
    var days = group.days.map { _ in DaysOfMonth(below: header.title) }
    for row in rows where !isTooLong {
      guard var prompt = row.cell(group.prompt) else { continue }
      let lines = prompt.text.linesOfCell
      if lines.count > 1 {
        prompt.text = hasNotes ? String(lines[0]) : lines.joined(separator: " | ")
      }
      let texts = ([prompt] + group.others.compactMap(row.cell)).map {
        isErrorOfSheets($0.text) ? "" : withoutMarks($0.text)
      }
      var words = texts.flatMap { group.hasSeveral ? $0.parted(at: ",") : [$0] }
        .filter { !$0.isEmpty }.joined(separator: " | ")
      let colors = group.colors.flatMap { row.text($0).colorsAlone }
      if !words.isEmpty { words = ([words] + colors).joined(separator: " ") }
      let (label, date) = label(of: row, group, &days)
      // A list beside the first one may be shorter.
      if words.isEmpty && !isOnly { continue }
      // A sum below the columns, as "Total" and "31".
      if label?.number == nil, label?.date == nil, date == nil, label?.hasWeekday != true,
        row.cell(group.number)?.text.contains(where: \.isLetter) == true
      {
        let isSum = !words.isEmpty && !words.contains(where: \.isLetter)
        doubt("\(isSum ? "ignored: " : "")the row has no number", row.line, 1)
        if isSum { continue }
      }
      // Such a sum may stand anywhere.
      if row.isSum(of: group) {
        doubt("the row has no number", row.line, 1)
      }
      if words.utf8.count == 10, case .full? = EntryText(label: words).date {
        doubt(
          "a date stands where words are; did the program make one of them?", row.line,
          prompt.column)
      }
      let note =
        hasNotes && lines.count > 1
        ? lines.dropFirst().map { withoutMarks(String($0)) }.joined(separator: " ")
        : row.cell(group.note).map { withoutMarks($0.text) }
      var entry = Entry(
        text: words, note: note.flatMap { $0.isEmpty ? nil : $0 }, number: label?.number,
        last: label?.last, date: date ?? label?.date, line: row.line, column: prompt.column,
        labelled: group.number != nil ? nil : EntryText(words: prompt.text),
        isWeek: group.areWeeks, weekday: label?.weekday)
      // "1-3" in a column of dates are three days.
      if date != nil, label?.number == nil, let first = date?.day, let end = label?.last {
        (entry.days, entry.last) = (max(1, end - first + 1), nil)
      }
      // Months without days are parts of the list, as weeks with several rows each are.
      let month = group.isLabelled ? nil : row.cell(group.month).map { withoutMarks($0.text) }
      entry.group = row.group ?? month.flatMap { $0.isEmpty ? nil : $0 }
      if let name = group.weekName, let number = label?.number {
        entry.group = "\(name) \(number)"
        (entry.number, entry.last) = (nil, nil)
      }
      add(entry)
    }
  }

  /// Returns what stands beside the prompt of a row as its label, and its date.
  ///
  /// - Parameter days: the month whose days the rows count.
  private mutating func label(
    of row: TableRow, _ group: Columns, _ days: inout DaysOfMonth?
  ) -> (EntryText?, RawDate?) {
    var label = row.cell(group.number).map { EntryText(label: $0.text) }
    var date = row.cell(group.date).flatMap {
      readDate(withoutMarks($0.text), row.line, $0.column)
    }
    if group.month == nil, let cell = row.cell(group.days),
      let day = EntryText(label: cell.text).number,
      let ofMonth = days?.date(of: day, in: row.group)
    {
      date = ofMonth
      if group.number == group.days { label?.number = nil }
    }
    if let day = label?.number,
      let ofMonth = RawDate(
        day, ofMonth: row.cell(group.month)?.text, year: row.cell(group.year)?.text)
    {
      return (nil, ofMonth)
    }
    return (label, date)
  }

  /// Takes rows with a single cell above a header as the title.
  private mutating func withoutTitleRows(_ rows: [TableRow]) -> [TableRow] {
    if let rows = withoutRowsAround(rows) { return rows }
    guard let header = rows.prefix(6).firstIndex(where: { isHeader($0) && $0.filled.count > 1 }),
      header > 0, rows[..<header].allSatisfy({ $0.filled.count == 1 })
    else { return rows }
    if !hasTitle {
      self.header.title = withoutMarks(rows[0].filled[0].text)
      hasTitle = true
    }
    for row in rows[1..<header] { takeRowBelowTitle(row) }
    return Array(rows[header...])
  }

  /// Takes the month, or the first day and the last one, of a row between the title and the header.
  private mutating func takeRowBelowTitle(_ row: TableRow) {
    let text = withoutMarks(row.filled[0].text)
    if text.monthAndYear != nil, header.title.namedMonth == nil {
      header.title += ", \(text)"
    } else {
      above.append((row.line, text))
    }
  }

  /// Takes the only row of one cell above numbered rows as the title, and leaves out such a row below them.
  ///
  /// - Returns: the rows between; `nil` where there are no such rows.
  private mutating func withoutRowsAround(_ rows: [TableRow]) -> [TableRow]? {
    guard rows.count > 3, let first = rows.first, let last = rows.last else { return nil }
    let start = first.filled.count == 1 ? 1 : 0
    // Below the days of a calendar's last week, the only word is that of its first day.
    let isWord = rows[rows.count - 2].filled.allSatisfy {
      EntryText.bare($0.text[...])?.number != nil
    }
    let end = rows.count - (last.filled.count == 1 && !isWord ? 1 : 0)
    let inner = rows[start..<end]
    guard inner.count < rows.count, inner.count > 2, inner.allSatisfy({ $0.filled.count > 1 }),
      hasLabelledColumn(Array(inner)),
      start == 0 || !first.filled[0].text.contains(where: \.isNewline)
    else { return nil }
    if start == 1, !hasTitle || speaksOfPrompts(first.filled[0].text) {
      takeTitle(withoutMarks(first.filled[0].text)[...])
    }
    if end < rows.count { doubt("ignored: line is not in the list", last.line, 1) }
    return Array(inner)
  }

  /// Moves a header that is further down to the top.
  private mutating func withHeaderFirst(_ rows: [TableRow]) -> [TableRow] {
    guard let first = rows.first, !isHeader(first),
      let header = rows.firstIndex(where: hasHeadings), header > 0
    else { return rows }
    doubt("the row with the names of the columns is not the first", rows[header].line, 1)
    let above = rows[..<header].filter { !takesSetting($0) }
    return [rows[header]] + above + rows[(header + 1)...]
  }

  /// Takes a row such as "Start date:" and "1 October 2026" above the columns, which is no prompt.
  private mutating func takesSetting(_ row: TableRow) -> Bool {
    guard row.filled.count == 2, case let name = row.filled[0].text.inOneLine, name.last == ":"
    else {
      return false
    }
    let isStart = name.dropLast().lowercased().hasPrefix("start")
    if isStart, header.start == nil,
      case .full(let date)? = EntryText(label: row.filled[1].text).date
    {
      header.start = date
    } else {
      doubt("ignored: line is not in the list", row.line, 1)
    }
    return true
  }

  /// Reads settings of the whole list, such as its start, from the only cell of their columns.
  ///
  /// - Returns: the columns; those with a value in several rows are none.
  private mutating func settings(named names: [String], _ rows: [TableRow]) -> [Int] {
    names.indices.filter { column in
      let cells = rows.compactMap { row -> JSON? in
        guard let cell = row.cell(column) else { return nil }
        let text = cell.text.inOneLine
        return text.isEmpty ? nil : JSON(kind: .string(text), line: row.line, column: cell.column)
      }
      guard ListSetting(named: names[column])?.hasForm == true, let value = cells.first,
        cells.count == 1 || !TableRole.date.isCalled(names[column])
      else { return false }
      readSetting(names[column], value)
      return true
    }
  }

  /// Reads words that stand side by side in a single row.
  ///
  /// - Returns: whether the table is such a row.
  private mutating func readOneRow(_ rows: [TableRow]) -> Bool {
    guard rows.count == 1, !isHeader(rows[0]), rows[0].filled.count > 2,
      !hasLabelledColumn(rows)
    else { return false }
    for cell in rows[0].filled { add(Entry(cell, in: rows[0])) }
    return true
  }
}

extension Sequence<TableRow> {
  /// The texts of the cells in a column; rows that end before it have none.
  func texts(in column: Int) -> [String] {
    compactMap { $0.cell(column)?.text }
  }
}

extension [TableRow] {
  /// The first word of a column that has another one in most of its cells; `nil` for a column that has not.
  fileprivate func wordOfARow(in column: Int) -> String? {
    let cells = texts(in: column).filter { !$0.inOneLine.isEmpty }
    // What comes again, or has digits, is of a program.
    let words = cells.filter {
      $0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber)
    }
    // A mark alone, such as "x", is no word.
    let isMark = words.count == 1 && words[0].inOneLine.utf8.count < 2
    return !isMark && Set(words).count * 2 > cells.count ? words.first : nil
  }
}

extension TableRow {
  /// The cell in a column; `nil` where there is no such column, or the row ends before it.
  func cell(_ column: Int?) -> (text: String, column: Int)? {
    column.flatMap { cells.indices.contains($0) ? cells[$0] : nil }
  }

  /// The words of a column in one line; empty where the row ends before it.
  func text(_ column: Int) -> String { cell(column)?.text.inOneLine ?? "" }

  /// Its cells with words.
  var filled: [(text: String, column: Int)] {
    cells.filter { !$0.text.allSatisfy(\.isWhitespace) }
  }

  /// Whether it has the words of another row.
  fileprivate func says(_ other: TableRow) -> Bool {
    filled.map(\.text.inOneLine) == other.filled.map(\.text.inOneLine)
  }
}

extension RawDate {
  /// Makes a date of a day and the texts of its month and year; `nil` where there is no such month.
  init?(_ day: Int, ofMonth month: String?, year: String? = nil) {
    guard let words = month?.inOneLine.lowercased(),
      let month = Int(words) ?? DateWords.month(words), (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    let date = year.flatMap { Int($0.inOneLine) }.flatMap {
      CalendarDate(year: $0, month: month, day: day)
    }
    self = date.map(RawDate.full) ?? .monthDay(month: month, day: day)
  }
}

extension String {
  /// The parts between marks, without spaces around them.
  func parted(at mark: Character) -> [String] {
    split(separator: mark).map(\.inOneLine)
  }
}

/// Whether a cell has what programs for sheets show in the place of a value.
private func isErrorOfSheets(_ cell: String) -> Bool {
  cell.utf8.first == UInt8(ascii: "#")
    && ["#REF!", "#N/A", "#VALUE!", "#NAME?", "#DIV/0!", "#NULL!", "#NUM!", "#ERROR!"]
      .contains(cell.inOneLine)
}

extension String {
  /// The lines of a cell; one that goes on in a small letter is a line that was too long.
  fileprivate var linesOfCell: [Substring] {
    guard contains(where: \.isNewline) else { return [self[...]] }
    let lines = split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    return lines.dropFirst().contains { $0.first?.isLowercase == true } ? [self[...]] : lines
  }
}

extension [TableRow] {
  /// The columns of dates without any: beside those of when work is due, programs have such of its start.
  fileprivate func emptyDates(_ headings: [ColumnName]) -> [Int] {
    headings.indices.filter { column in
      TableRole.date.isCalled(headings[column].name)
        && texts(in: column).allSatisfy { $0.allSatisfy(\.isWhitespace) }
    }
  }
}
