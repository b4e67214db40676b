/// The columns of a list; a table may have several lists side by side.
private struct Columns {
  var number: Int?
  var date: Int?
  var prompt: Int
  /// More prompts of the same day.
  var others: [Int] = []
  var note: Int?
  /// The columns of the month and year that numbers are days of.
  var month: Int?
  var year: Int?

  /// Whether the numbers are those of weeks, one prompt each.
  var areWeeks = false
  /// The name of weeks that have several prompts each.
  var weekName: String?

  /// Whether there is a column of numbers or dates.
  var isLabelled: Bool { number != nil || date != nil }

  /// Whether a row has words where the others have their number or date.
  func isHead(_ row: TableRow) -> Bool {
    guard let column = number ?? date, row.cells.indices.contains(column) else { return false }
    let label = EntryText(row.cells[column].text + ":")
    if row.cells[column].text.allSatisfy(\.isWhitespace) {
      return !row.cells.contains { $0.text.contains(where: \.isNumber) }
    }
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

extension TableRow {
  /// Whether it has the words of another row.
  fileprivate func says(_ other: TableRow) -> Bool {
    filled.map(\.text.inOneLine) == other.filled.map(\.text.inOneLine)
  }
}

extension [TableRow] {
  /// Makes rows with nothing but a few words, such as "Week 1" and "NATURE" above numbered rows, headings of
  /// those below them.
  fileprivate mutating func takeHeadings(_ columns: Columns) {
    guard let label = columns.number ?? columns.date else { return }
    func heading(_ row: TableRow) -> String? {
      guard row.filled.count == 1, let cell = row.filled.first,
        cell.text.contains(where: \.isLetter),
        let column = row.cells.firstIndex(where: { $0.column == cell.column }),
        column == label || column == columns.prompt
      else { return nil }
      let entry = EntryText(cell.text + ":")
      let isDay = entry.isLabelled && entry.text.isEmpty && !entry.isWeek
      return column == label && isDay ? nil : withoutMarks(cell.text)
    }
    let found = map(heading)
    let headings = indices.filter { found[$0] != nil }
    guard let first = headings.first, first == 0 || headings.count > 1,
      headings.count * 2 < count,
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

  /// Whether the numbers around a row count on, or begin anew, so that the row is none of theirs: a row in a
  /// gap of the numbers is a prompt without one.
  private func isBetweenParts(_ index: Int, _ label: Int) -> Bool {
    func number(_ row: Int) -> Int? {
      guard indices.contains(row), self[row].cells.indices.contains(label) else { return nil }
      return EntryText(self[row].cells[label].text + ":").number
    }
    guard let before = number(index - 1), let after = number(index + 1) else { return true }
    return after == before + 1 || after == 1
  }

  /// The columns of a few wide rows as rows, where one has numbers or dates; `nil` for any other
  /// table.
  fileprivate var turned: [TableRow]? {
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
    var rows = withHeaderFirst(withoutTitleRows(rows.filter { !$0.filled.isEmpty }))
    if let turned = rows.turned {
      let numbers = turned.compactMap { EntryText($0.cells[0].text + ":").number }
      let isWhole = turned.allSatisfy { row in
        row.cells[0].text.allSatisfy(\.isWhitespace) == row.cells[1].text.allSatisfy(\.isWhitespace)
      }
      if numbers != [Int](1...max(1, numbers.count)) || !isWhole {
        doubt(
          "the rows are read as columns, since one has numbers or dates", rows[0].line, 1)
      }
      rows = turned
    }
    guard let first = rows.first else { return }
    if readWeeks(rows) || readOneRow(rows) { return }
    let exported = isHeader(first) ? nil : exportedHeadings(first)
    var headings = exported ?? first.cells.map { Heading($0.text) }
    let isHeader =
      isHeader(first) || exported != nil || headings.filter { $0.language != nil }.count > 1
    // Several tables below each other have the same header.
    var body = isHeader ? rows.dropFirst().filter { !$0.says(first) } : rows
    if isHeader {
      for column in settings(named: headings.map(\.name), body) { headings[column].name = "" }
    }
    let groups = isHeader ? columns(headed: headings) : unnamedColumns(body)
    if !isHeader, groups.first?.isHead(first) == true, body.count > 2 {
      doubt(
        "the first row is taken as names of columns; name that of the prompts \"prompt\"",
        first.line, 1)
      body.removeFirst()
    }
    if !isHeader, groups.first?.isLabelled == false, body.contains(where: { $0.filled.count > 1 }) {
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
      let heading = headings[groups[0].prompt]
      // Tables of people and of files have names and titles, too.
      let isVague = ["name", "title", "summary", "event"].contains(heading.name)
      if heading.language == nil, !heading.speaksOfPrompts || isVague && !groups[0].isLabelled {
        doubt(
          "the column \"\(heading.name.prefix(40))\" is taken as that of the prompts", first.line, 1
        )
      }
      if let tag = heading.language {
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
    if groups.count == 1 { body.takeHeadings(groups[0]) }
    for var group in groups {
      let name = isHeader ? group.number.map { headings[$0].name } : nil
      if let name, DateWords.weekCounters.contains(name) {
        group.areWeeks = hasOnePerNumber(body, group)
        let word = name.prefix(1).uppercased() + name.dropFirst()
        group.weekName = group.areWeeks || group.date != nil ? nil : word
      }
      add(body, group, isOnly: groups.count == 1)
    }
    if let column = groups[0].date ?? groups[0].number {
      takeLanguage(
        body.compactMap { $0.cells.indices.contains(column) ? $0.cells[column].text : nil })
    }
  }

  /// Whether no number is in two rows.
  private func hasOnePerNumber(_ rows: [TableRow], _ group: Columns) -> Bool {
    let texts = rows.compactMap { row in
      group.number.flatMap { row.cells.indices.contains($0) ? row.cells[$0].text.inOneLine : nil }
    }
    return Set(texts).count == texts.count
  }

  private mutating func add(_ rows: [TableRow], _ group: Columns, isOnly: Bool) {
    for row in rows where !isTooLong {
      func cell(_ index: Int?) -> (text: String, column: Int)? {
        index.flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil }
      }
      guard let prompt = cell(group.prompt) else { continue }
      let words = ([prompt] + group.others.compactMap(cell)).map { withoutMarks($0.text) }
        .filter { !$0.isEmpty }.joined(separator: " | ")
      var label = cell(group.number).map { EntryText($0.text + ":") }
      var date = cell(group.date).flatMap {
        readDate(withoutMarks($0.text), row.line, $0.column)
      }
      if let day = label?.number,
        let ofMonth = RawDate(day, ofMonth: cell(group.month)?.text, year: cell(group.year)?.text)
      {
        date = ofMonth
        label = nil
      }
      // A list beside the first one may be shorter.
      if words.isEmpty && !isOnly { continue }
      // A sum below the columns, as "Total" and "31".
      if label?.number == nil, label?.hasWeekday != true,
        cell(group.number)?.text.contains(where: \.isLetter) == true
      {
        let isSum = !words.isEmpty && !words.contains(where: \.isLetter)
        doubt("\(isSum ? "ignored: " : "")the row has no number", row.line, 1)
        if isSum { continue }
      }
      let note = cell(group.note).map { withoutMarks($0.text) }
      add(
        RawList.Entry(
          text: words, note: note.flatMap { $0.isEmpty ? nil : $0 }, number: label?.number,
          last: label?.last, date: date ?? label?.date, line: row.line, column: prompt.column,
          labelled: group.isLabelled ? nil : EntryText(words: prompt.text)))
      guard let last = entries.indices.last else { continue }
      entries[last].isWeek = group.areWeeks
      // Months without days are parts of the list, as weeks with several rows each are.
      if !group.isLabelled, let month = cell(group.month).map({ withoutMarks($0.text) }),
        !month.isEmpty
      {
        entries[last].group = month
      }
      if let heading = row.group { entries[last].group = heading }
      if let name = group.weekName, let number = label?.number {
        entries[last].group = "\(name) \(number)"
        (entries[last].number, entries[last].last) = (nil, nil)
      }
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

  /// Reads the words below the names of weekdays, where none of them has a number.
  ///
  /// - Returns: whether the table is such.
  private mutating func readWorkdays(_ rows: ArraySlice<TableRow>, _ columns: [Int]) -> Bool {
    let cells = rows.flatMap { row in
      columns.filter(row.cells.indices.contains).map { (row, row.cells[$0]) }
    }.filter { !$0.1.text.allSatisfy(\.isWhitespace) }
    guard !cells.contains(where: { $0.1.text.contains(where: \.isNumber) }) else { return false }
    for (row, cell) in cells where !isTooLong {
      add(RawList.Entry(text: withoutMarks(cell.text), line: row.line, column: cell.column))
    }
    return true
  }

  /// Moves a header that is further down to the top.
  private mutating func withHeaderFirst(_ rows: [TableRow]) -> [TableRow] {
    guard let first = rows.first, !isHeader(first),
      let header = rows.firstIndex(where: hasHeadings), header > 0
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
    guard let names = rows.prefix(4).firstIndex(where: { days($0) > 4 }) else {
      return readNumbersAbove(rows[...])
    }
    if names > 0, !hasTitle, let title = rows[0].filled.first {
      header.title = withoutMarks(title.text)
      hasTitle = true
    }
    let columns = rows[names].cells.indices.filter {
      DateWords.isWeekday(withoutMarks(rows[names].cells[$0].text).lowercased())
    }
    let weeks = rows[(names + 1)...]
    if readWorkdays(weeks, columns) || readNumbersAbove(weeks) { return true }
    var number: Int?
    for row in weeks {
      for cell in row.filled where !isTooLong {
        var entry = EntryText(cell.text)
        entry.takeLoose()
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

  /// Reads rows of numbers, each with the words in the row below.
  ///
  /// - Returns: whether the rows are such.
  private mutating func readNumbersAbove(_ rows: ArraySlice<TableRow>) -> Bool {
    var words: [(number: Int, row: TableRow, column: Int)] = []
    var above: [Int: Int]?
    for row in rows {
      let filled = row.cells.indices.filter { !row.cells[$0].text.allSatisfy(\.isWhitespace) }
      let labels = filled.map { EntryText(row.cells[$0].text + ":") }
      if labels.allSatisfy({ $0.number != nil && $0.text.isEmpty }) {
        above = Dictionary(zip(filled, labels.compactMap(\.number))) { first, _ in first }
      } else if let numbers = above {
        words += filled.compactMap { column in numbers[column].map { ($0, row, column) } }
        guard filled.allSatisfy({ numbers[$0] != nil }) else { return false }
        above = nil
      } else {
        return false
      }
    }
    guard words.count > 3, words.map(\.number) == [Int](1...words.count) else { return false }
    for (number, row, column) in words where !isTooLong {
      let cell = row.cells[column]
      add(
        RawList.Entry(
          text: withoutMarks(cell.text), number: number, line: row.line, column: cell.column))
    }
    return true
  }

  /// Reads settings of the whole list, such as its start, from the only cell of their columns.
  ///
  /// - Returns: the columns; those with a value in several rows are none.
  private mutating func settings(named names: [String], _ rows: [TableRow]) -> [Int] {
    names.indices.filter { column in
      let cells = rows.compactMap { row -> JSON? in
        guard row.cells.indices.contains(column) else { return nil }
        let text = row.cells[column].text.inOneLine
        return text.isEmpty
          ? nil : JSON(kind: .string(text), line: row.line, column: row.cells[column].column)
      }
      guard RawList.isSetting(names[column]), let value = cells.first,
        cells.count == 1 || !TableRole.date.headings.contains(names[column])
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
    for cell in rows[0].filled where !isTooLong {
      add(RawList.Entry(text: withoutMarks(cell.text), line: rows[0].line, column: cell.column))
    }
    return true
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
    // Beside "Prompt 1" and "Prompt 2", a theme is what the row's prompts have in common.
    let counted = headings.indices.filter { column in
      let words = headings[column].name.split(separator: " ")
      return words.count == 2 && Int(words[1]) != nil
        && TableRole.prompt.headings.prefix(3).contains(String(words[0]))
    }
    if counted.count > 1, let first = prompts.first, !counted.contains(first) { prompts = [] }
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
    if prompts.isEmpty {
      let free = headings.indices.filter { column in
        !TableRole.allCases.contains { $0.headings.contains(headings[column].name) }
      }
      // "Drawing Prompt", or "Prompt 1" and "Prompt 2"; else the only column that says nothing else.
      let named = free.filter { headings[$0].speaksOfPrompts }
      func only(_ role: TableRole) -> Int? { places(role).first }
      let isLabelled = only(.number) != nil || only(.date) != nil
      guard let first = named.first ?? (isLabelled || free.count == 1 ? free.first : nil) else {
        return []
      }
      let note = only(.note) ?? (named.isEmpty ? free.dropFirst().first : nil)
      return [
        Columns(
          number: only(.number), date: only(.date), prompt: first, others: Array(named.dropFirst()),
          note: note, month: only(.month), year: only(.year))
      ]
    }
    return prompts.enumerated().map { index, prompt in
      func nth(_ role: TableRole) -> Int? {
        let found = places(role).filter { $0 != prompt }
        return found.count == prompts.count ? found[index] : found.count == 1 ? found.first : nil
      }
      return Columns(
        number: nth(.number), date: nth(.date), prompt: prompt, note: nth(.note),
        month: nth(.month), year: nth(.year))
    }
  }
}

/// Finds columns by their cells: numbers and dates label the words to their right.
private func unnamedColumns(_ rows: [TableRow]) -> [Columns] {
  let width = rows.map(\.cells.count).max() ?? 0
  /// The longest cell that may be a number or date, in bytes.
  let longestLabel = 100
  var groups: [Columns] = []
  var number: Int?
  var date: Int?
  for column in 0..<width {
    let cells = rows.compactMap { $0.cells.indices.contains(column) ? $0.cells[column].text : nil }
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let labels = cells.filter { $0.utf8.count <= longestLabel }.map { EntryText($0 + ":") }
    func most(_ test: (EntryText) -> Bool) -> Bool { labels.count(where: test) * 2 > cells.count }
    if most({ $0.hasWeekday && $0.number == nil && $0.date == nil && $0.text.isEmpty }) {
      // Beside weekdays, numbers that come again are those of weeks.
      let texts = rows.compactMap { row in
        number.flatMap { row.cells.indices.contains($0) ? row.cells[$0].text : nil }
      }
      if Set(texts).count < texts.count { number = nil }
    } else if most({ $0.number != nil && $0.text.isEmpty }) {
      number = column
    } else if most({ $0.date != nil && $0.text.isEmpty }) {
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

extension RawDate {
  /// Makes a date of a day and the texts of its month and year; `nil` where there is no such month.
  fileprivate init?(_ day: Int, ofMonth month: String?, year: String?) {
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
