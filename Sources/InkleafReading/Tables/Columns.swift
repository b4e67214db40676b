internal import InkleafGeometry
import InkleafLists

// The columns of a table: which of them has the numbers, the dates and the prompts.

/// The columns of a list; a table may have several lists side by side.
struct Columns {
  var number: Int?
  var date: Int?
  /// The column of dates that are the days of a month alone, as "1" and "Thu 1".
  var days: Int?
  var prompt: Int
  /// More prompts of the same day.
  var others: [Int] = []
  var note: Int?
  /// The columns of colours, which stand behind the words.
  var colors: [Int] = []
  /// The columns of the month and year that numbers are days of.
  var month: Int?
  var year: Int?

  /// Whether the numbers are those of weeks, one prompt each.
  var areWeeks = false
  /// Whether commas part the prompts of a row.
  var hasSeveral = false
  /// The name of weeks that have several prompts each.
  var weekName: String?

  /// Whether there is a column of numbers or dates.
  var isLabelled: Bool { number != nil || date != nil }

  /// The columns that are read.
  var all: [Int] {
    [prompt] + others + colors + [number, date, days, note, month, year].compactMap(\.self)
  }

  /// Whether a row has words where the others have their number or date.
  func isHead(_ row: TableRow) -> Bool {
    guard let cell = row.cell(number ?? date) else { return false }
    if cell.text.allSatisfy(\.isWhitespace) {
      return !row.cells.contains { $0.text.contains(where: \.isNumber) }
    }
    return cell.text.contains(where: \.isLetter) && EntryText.whole(cell.text) == nil
  }
}

extension Columns {
  /// Takes the column of weeks instead of that of their days, where the days count anew in each.
  mutating func takeWeeks(in rows: [TableRow], _ headings: [ColumnName]) {
    guard let number, date == nil,
      let weeks = headings.firstIndex(where: { DateWords.weekCounters.contains($0.name) }),
      weeks != number
    else { return }
    let numbers = rows.texts(in: number).compactMap { EntryText(label: $0).number }
    if numbers.count > 2, Set(numbers).count < numbers.count { self.number = weeks }
  }

  /// Takes numbers below the name of weeks as those of prompts, where each has one, or as those of groups.
  mutating func takeNumbersOfWeeks(in rows: [TableRow], _ headings: [ColumnName]) {
    guard let number, case let name = headings[number].name, DateWords.weekCounters.contains(name)
    else { return }
    let texts = rows.texts(in: number).map(\.inOneLine)
    areWeeks = Set(texts).count == texts.count
    if areWeeks { return }
    // Days with a date need no week.
    if date != nil { self.number = nil } else { weekName = name.withFirstCapital }
  }

  /// Takes cells of a column such as "Prompts" as several prompts each, where commas part them.
  mutating func takeSeveralInCells(in rows: [TableRow], _ headings: [ColumnName]) {
    guard ["prompts", "words", "ideas", "themes"].contains(headings[prompt].name) else { return }
    let parts = rows.texts(in: prompt).map { $0.parted(at: ",") }
    hasSeveral =
      parts.count > 1 && parts.count(where: { $0.count > 1 }) * 3 > parts.count * 2
      && parts.joined().allSatisfy { $0.count < 32 }
  }

  /// Takes a column of dates that has another name, such as "Week commencing".
  mutating func takeDates(in rows: [TableRow], _ headings: [ColumnName]) {
    guard date == nil, headings[prompt].surelySpeaksOfPrompts else { return }
    date = headings.indices.first { column in
      guard column != prompt, column != number, column != note, !others.contains(column),
        !TableRole.namesRecord(headings[column].name),
        !TableRole.namesTimeOfAnswer(headings[column].name),
        !TableRole.isHeading(headings[column].name)
      else { return false }
      let texts = rows.texts(in: column)
      return texts.count > 1 && texts.allSatisfy { EntryText.whole($0)?.date != nil }
    }
  }
}

extension Columns {
  /// Takes columns of nothing but colours, such as "#2E294E, #541388".
  mutating func takeColors(in rows: [TableRow]) {
    let width = rows.map(\.cells.count).max() ?? 0
    colors = (0..<width).filter { column in
      guard ![prompt, number, date, days].contains(column) else { return false }
      let cells = rows.texts(in: column).filter { !$0.allSatisfy(\.isWhitespace) }
      return !cells.isEmpty && cells.allSatisfy { !$0.colorsAlone.isEmpty }
    }
    others.removeAll(where: colors.contains)
    if let column = note, colors.contains(column) { note = nil }
  }
}

extension String {
  /// The colours of a text that has nothing else; none for any other.
  var colorsAlone: [String] {
    guard utf8.contains(UInt8(ascii: "#")) else { return [] }
    let parts = split { $0.isWhitespace || ",;/|".contains($0) }.map(String.init)
    // "#101" is more likely a number than a colour.
    return parts.allSatisfy {
      Color(prompted: $0) != nil && ($0.utf8.count > 4 || $0.contains(where: \.isLetter))
    } ? parts : []
  }
}

extension Columns {
  /// Takes a column of numbers that has another name, such as "Days" above "1 & 2" and "3 & 4".
  mutating func takeCounts(in rows: [TableRow], _ headings: [ColumnName]) {
    guard !isLabelled, headings[prompt].surelySpeaksOfPrompts else { return }
    number = headings.indices.first { column in
      guard column < prompt, column != note,
        !TableRole.isHeading(headings[column].name)
      else { return false }
      let texts = rows.texts(in: column)
      let labels = texts.compactMap(EntryText.whole).filter { $0.number != nil }
      return labels.count > 1 && labels.count == texts.count && labels[0].number == 1
        && zip(labels, labels.dropFirst()).allSatisfy {
          $0.last ?? $0.number ?? 0 < $1.number ?? 0
        }
    }
  }

  /// Takes dates that are the days of a month alone, where the title or a heading names it; else they are numbers.
  mutating func takeDaysOfMonth(in rows: [TableRow], below title: String) {
    guard let date, case let cells = rows.texts(in: date).filter({ !$0.inOneLine.isEmpty }),
      cells.count(where: \.isDayOfMonth) * 2 > cells.count
    else { return }
    let hasNumbers =
      number.map { rows.texts(in: $0).contains { EntryText(label: $0).number != nil } } ?? false
    guard !hasNumbers || DaysOfMonth(below: title).month != nil else { return }
    days = date
    if !hasNumbers { number = date }
    self.date = nil
  }
}

extension String {
  /// Whether it is a day of a month alone, as "1", "1st" and "Thu 1".
  fileprivate var isDayOfMonth: Bool {
    utf8.count < 40 && EntryText.whole(self)?.number.map((1...31).contains) == true
  }
}

/// The month whose days the rows of a table count.
struct DaysOfMonth {
  private(set) var month: Int?
  private var last = 0

  /// - Parameter title: the title of the list, which may name the month.
  init(below title: String) { month = (title.namedDay() ?? title.monthBeforeYear)?.month }

  /// Returns the date of a row, which goes on in the next month where its number begins anew; `nil` where the month
  /// is not known.
  mutating func date(of day: Int, in heading: String?) -> RawDate? {
    if let heading,
      let named = heading.namedMonth?.month ?? DateWords.month(heading.inOneLine.lowercased())
    {
      (month, last) = (named, 0)
    } else if day < 10, last > 20, let month {
      self.month = month % 12 + 1
    }
    last = day
    return month.map { .monthDay(month: $0, day: day) }
  }
}

func isHeader(_ row: TableRow) -> Bool {
  if row.cells.first.map({ TableRole.namesTimeOfAnswer($0.text) }) == true { return true }
  let names = row.cells.map { ColumnName($0.text) }
  return TableRole.areParts(names.map(\.name))
    || names.count > 1 && names.allSatisfy(\.isPromptOfSeveral)
    || names.contains { TableRole.isHeading($0.name) || $0.namesPrompts }
}

/// Whether all cells of a row are headings of columns, or one names prompts and another one their days.
func hasHeadings(_ row: TableRow) -> Bool {
  let headings = row.cells.map { ColumnName($0.text) }
  func has(_ role: TableRole) -> Bool {
    headings.contains { role.isCalled($0.name) && !TableRole.vaguePrompts.contains($0.name) }
  }
  let names = headings.map(\.name)
  let areNames =
    Set(names).count == names.count && names.allSatisfy { $0.contains(where: \.isLetter) }
  return headings.count > 1
    && (areNames && has(.prompt) && (has(.number) || has(.date))
      || headings.allSatisfy { heading in
        heading.language != nil || TableRole.isHeading(heading.name) || heading.isPromptOfSeveral
      })
}

/// Whether the cells of rows without a header have a column of numbers or dates.
func hasLabelledColumn(_ rows: [TableRow]) -> Bool {
  unnamedColumns(rows).contains(where: \.isLabelled)
}

extension RawList {
  /// Finds columns by their headings; a repeated heading starts another list.
  func columns(headed headings: [ColumnName]) -> [Columns] {
    let asksForPrompts = headings.contains(where: \.asksForPrompts)
    // The answers of a form have the names of those who gave them.
    let namesPeople =
      asksForPrompts && headings.contains { TableRole.namesTimeOfAnswer($0.name) }
    func places(_ role: TableRole) -> [Int] {
      for heading in role.headings where heading != "name" || !namesPeople {
        let found = headings.indices.filter { headings[$0].name == heading }
        if !found.isEmpty { return found }
      }
      return []
    }
    var prompts = places(.prompt)
    // "Your prompt" is one rather than "Name".
    if let first = prompts.first, asksForPrompts,
      TableRole.vaguePrompts.contains(headings[first].name)
    {
      prompts = []
    }
    if prompts.isEmpty, let newest = headings.columnsOfYears.last { prompts = [newest] }
    // Beside a text, a theme is what several have in common.
    if let first = prompts.first, TableRole.themes.contains(headings[first].name),
      let text = headings.firstIndex(where: { $0.name == "text" })
    {
      prompts = [text]
    }
    // Beside "Prompt 1" and "Prompt 2", a theme is what the row's prompts have in common.
    let counted = headings.indices.filter { column in
      headings[column].isPromptOfSeveral
        && TableRole.prompt.headings.prefix(3).contains { headings[column].name.hasPrefix($0) }
    }
    if counted.count > 1, let first = prompts.first, !counted.contains(first) { prompts = [] }
    var spoken = headings.indices.filter { column in
      let isLabel = [TableRole.number, .date].contains { $0.isCalled(headings[column].name) }
      return !isLabel && (headings[column].language != nil || headings[column].isOfUnknownLanguage)
    }
    if !spoken.contains(where: { headings[$0].language != nil }) { spoken = [] }
    if spoken.count > 1 || prompts.isEmpty && !spoken.isEmpty {
      // Columns of languages hold the same prompts.
      let wanted = language?.lowercased() ?? ""
      func isWanted(_ column: Int, _ length: Int) -> Bool {
        !wanted.isEmpty
          && headings[column].language?.lowercased().prefix(length) == wanted.prefix(length)
      }
      prompts = [
        spoken.first { isWanted($0, wanted.count) } ?? spoken.first { isWanted($0, 2) }
          ?? spoken[0]
      ]
    }
    if prompts.count > 1, spoken.count == 1 {
      // Beside "Prompt", "Prompt (ES)" has the same in another language.
      let isWished =
        language?.isEmpty == false && headings[spoken[0]].language == language?.lowercased()
      prompts = isWished ? spoken : prompts.filter { $0 != spoken[0] }
    }
    if prompts.isEmpty {
      let free = headings.indices.filter { !TableRole.isHeading(headings[$0].name) }
      // "Drawing Prompt", or "Prompt 1" and "Prompt 2"; else the only column that says nothing else.
      let sure = free.filter { headings[$0].surelySpeaksOfPrompts }
      let named = sure.isEmpty ? free.filter { headings[$0].speaksOfPrompts } : sure
      func only(_ role: TableRole) -> Int? { places(role).first }
      let isLabelled = only(.number) != nil || only(.date) != nil
      let areParts = TableRole.areParts(free.map { headings[$0].name })
      guard
        let first = named.first ?? (isLabelled || areParts || free.count == 1 ? free.first : nil)
      else { return [] }
      let theme = headings.indices.first { TableRole.themes.contains(headings[$0].name) }
      let beside = named.isEmpty && !areParts ? free.dropFirst().first : nil
      let note = only(.note) ?? (sure.isEmpty ? nil : theme) ?? beside
      // Beside "Card Name", "Board Name" is no other prompt.
      let others = areParts ? Array(free.dropFirst()) : sure.isEmpty ? [] : Array(named.dropFirst())
      return [
        Columns(
          number: only(.number), date: only(.date), prompt: first, others: others,
          note: note, month: only(.month), year: only(.year))
      ]
    }
    // Two columns of one name beside one number are prompts of the same day.
    let labels = places(.number).count + places(.date).count
    let alike = prompts.count > 1 && labels == 1 ? Array(prompts.dropFirst()) : []
    if !alike.isEmpty { prompts = [prompts[0]] }
    return prompts.enumerated().map { index, prompt in
      func nth(_ role: TableRole) -> Int? {
        let found = places(role).filter { $0 != prompt }
        return found.count == prompts.count ? found[index] : found.count == 1 ? found.first : nil
      }
      // "Prompt 2" beside "Prompt" is another one of the same day.
      let others =
        prompts.count > 1
        ? []
        : alike
          + headings.indices.filter {
            $0 != prompt
              && (headings[$0].isFurtherPrompt
                || counted.contains($0)
                  && headings[$0].name.hasPrefix(headings[prompt].name + " "))
          }
      // What prompts have in common is said beside them.
      let theme = headings.indices.first {
        $0 != prompt && TableRole.themes.contains(headings[$0].name)
      }
      return Columns(
        number: nth(.number), date: nth(.date), prompt: prompt, others: others,
        note: nth(.note) ?? (prompts.count == 1 ? theme : nil), month: nth(.month), year: nth(.year)
      )
    }
  }
}

/// Finds columns by their cells: numbers and dates label the words to their right.
func unnamedColumns(_ rows: [TableRow]) -> [Columns] {
  let width = rows.map(\.cells.count).max() ?? 0
  /// The longest cell that may be a number or date, in bytes.
  let longestLabel = 100
  var groups: [Columns] = []
  var number: Int?
  var date: Int?
  for column in 0..<width {
    let cells = rows.texts(in: column).filter { !$0.allSatisfy(\.isWhitespace) }
    let labels = cells.filter { $0.utf8.count <= longestLabel }.compactMap(EntryText.whole)
    func most(_ test: (EntryText) -> Bool) -> Bool { labels.count(where: test) * 2 > cells.count }
    if most({ $0.number == nil && $0.date == nil }) {
      // Beside weekdays, numbers that come again are those of weeks.
      let texts = number.map { rows.texts(in: $0) } ?? []
      if Set(texts).count < texts.count { number = nil }
    } else if most({ $0.number != nil }) {
      number = column
    } else if most({ $0.date != nil }) {
      date = column
    } else if number != nil || date != nil || groups.isEmpty {
      groups.append(Columns(number: number, date: date, prompt: column))
      (number, date) = (nil, nil)
    } else if groups[groups.count - 1].note == nil {
      groups[groups.count - 1].note = column
    }
  }
  // Labels may stand behind the words, as in "Fox | Oct 1"; any other numbers there count something else.
  let counts = number.map { rows.texts(in: $0).compactMap { Int($0.inOneLine) } } ?? []
  if groups.first?.isLabelled == false,
    date != nil || !counts.isEmpty && counts == Array(1...counts.count)
  {
    for index in groups.indices.dropLast() {
      (groups[index].number, groups[index].date) = (
        groups[index + 1].number, groups[index + 1].date
      )
    }
    (groups[groups.count - 1].number, groups[groups.count - 1].date) = (number, date)
  }
  for index in groups.indices {
    guard let note = groups[index].note else { continue }
    let words = rows.texts(in: groups[index].prompt).map(\.inOneLine)
    let notes = rows.texts(in: note).map(\.inOneLine)
    if TableRole.areThemes(words, beside: notes) {
      (groups[index].prompt, groups[index].note) = (note, groups[index].prompt)
    }
  }
  return groups
}
