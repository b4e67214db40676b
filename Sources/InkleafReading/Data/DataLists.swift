import InkleafLists

// Lists in data: arrays and objects, however deep.

extension RawList {
  /// Returns the lists in a value.
  ///
  /// - Parameters:
  ///   - name: what leads to the value, such as the name of a variable.
  ///   - isWhole: whether the text is nothing but this value.
  func readings(of value: JSON, name: String? = nil, isWhole: Bool = true) -> [RawList] {
    if isWhole {
      if let years = value.listsOfYears {
        return years.flatMap { year in
          var raw = self
          raw.header.title += " " + year.name
          return raw.readings(of: year.value).map { list in
            var list = list
            list.name = ([year.name] + [list.name].compactMap(\.self)).joined(separator: ".")
            return list
          }
        }
      }
      var raw = self
      raw.readRoot(value)
      // A list with faults is that list; another one further in would hide them.
      if raw.problems.isEmpty || !raw.entries.isEmpty { return [raw] }
      let deeper = found(in: value, path: [], header: header, year: nil)
      return deeper.isEmpty ? [raw] : deeper
    }
    return found(in: value, path: name.map { [$0] } ?? [], header: header, year: nil)
  }

  /// Finds the lists at any depth of a value.
  ///
  /// - Parameter year: the year that is said above it.
  private func found(in value: JSON, path: [String], header: PromptList, year: Int?) -> [RawList] {
    var lists: [RawList] = []
    var inner = header
    if let members = value.object { inner.readHeader(members) }
    let year =
      value.member("year")?.integer
      ?? path.last.flatMap { $0[...].isYear ? Int($0) : nil } ?? year
    // The way to a page, as pages tell it to programs.
    if value.member("@type")?.string == "BreadcrumbList" { return [] }
    if let list = list(of: value, path: path, header: inner, year: year) { return [list] }
    if let members = value.object {
      for member in members where lists.count < 50 {
        lists += found(in: member.value, path: path + [member.name], header: inner, year: year)
      }
    } else if let values = value.array {
      for (index, value) in values.prefix(50).enumerated() where lists.count < 50 {
        let path =
          path.isEmpty ? ["\(index)"] : path.dropLast() + ["\(path[path.count - 1])[\(index)]"]
        lists += found(in: value, path: path, header: inner, year: year)
      }
    }
    return lists
  }

  /// Returns the list that a value is, or `nil` if it is none.
  private func list(
    of value: JSON, path: [String], header: PromptList, year: Int?
  ) -> RawList? {
    var raw = self
    raw.header = header
    raw.name = path.isEmpty ? nil : path.joined(separator: ".")
    if let members = value.object {
      let days = members.filter { isDayName($0.name) }
      if days.count > 2, days.count * 2 > members.count {
        raw.readDays(members, value)
      } else if !raw.readParts(members), !raw.readNamedParts(members) {
        return nil
      }
    } else if let values = value.array, values.count > 2 {
      if values.allSatisfy({ $0.array != nil }) {
        raw.understandTable(rows(values))
      } else {
        raw.readArray(values)
      }
    }
    guard raw.problems.isEmpty, raw.entries.count > 2 else { return nil }
    if header.title == givenTitle, let month = monthNamed(by: path, year) {
      raw.header.title = month
    }
    raw.trust = trust(in: raw, of: value, path: path)
    return raw
  }

  /// Returns the month, with its year where that is known, whose name or number is the last on the way to a list.
  private func monthNamed(by path: [String], _ year: Int?) -> String? {
    guard let name = path.last else { return nil }
    let isNamed = DateWords.month(name.lowercased()) != nil
    let number = Int(name).flatMap { (1...12).contains($0) && year != nil ? $0 : nil }
    guard isNamed || number != nil else { return nil }
    let month = number.map { CalendarWords.english.months[$0 - 1] } ?? name.withFirstCapital
    guard let year, case let named = "\(month) \(year)", named.monthAndYear != nil else {
      return month
    }
    return named
  }

  private func rows(_ values: [JSON]) -> [TableRow] {
    values.prefix(ListLimits.prompts + 2).map { value in
      TableRow(
        line: value.line,
        cells: (value.array ?? []).map { cell in
          (cell.string ?? cell.integer.map(String.init) ?? "", cell.column)
        })
    }
  }

  /// How far the names of a place in data speak for a list.
  private func trust(in raw: RawList, of value: JSON, path: [String]) -> Int {
    let last = path.last?.lowercased() ?? ""
    // Of names that any data has, less is told.
    let isTelling = ["prompts", "prompt", "words", "days", "themes", "itemlistelement"].contains(
      last)
    var trust = isTelling ? 60 : listNames.contains(last) ? 40 : 30
    let isLabelled = raw.entries.allSatisfy { entry in
      entry.hasLabel || entry.labelled.map { $0.isLabelled && $0.isCertain } == true
    }
    if isLabelled { trust += 25 }
    if raw.hasPromptNames { trust += 15 }
    // Other pages, or things to buy, that a page tells programs of.
    if value.array?.contains(where: { $0.member("url") != nil || $0.member("item") != nil }) == true
    {
      trust -= 50
    }
    if last == "itemlistelement" { trust = min(trust, 62) }
    if speaksOfPrompts(path.joined(separator: " ") + " " + raw.tellingTitle) { trust += 20 }
    return min(trust, 100)
  }
}

extension RawList {
  /// The title, where it may tell what the list is of.
  var tellingTitle: String {
    !hasTitle && header.title == ReadList.standInTitle ? "" : header.title
  }
}

/// Whether words name a challenge or its prompts.
func speaksOfPrompts(_ text: String) -> Bool {
  let text = text.lowercased()
  return [
    "prompt", "tober", "challenge", "sketch", "drawing", "doodle", "uary", "day challenge",
    "mermay", "vember", "smaugust", "junicorn", "daysof", "dayproject",
    "zeichen", "dibuj", "dessin", "disegn", "desenh", " days of ", "tegn", "teken", "rysun",
    "рисун", "お題",
    "мес",
    "wochen", "semaines", "semanas",
  ].contains(where: text.has)
}

/// Whether a name in data is the number or date of a prompt.
func isDayName(_ name: String) -> Bool { EntryText.day(named: name) != nil }

extension EntryText {
  /// Reads a name in data such as "1", "Oct 1" or "day_1"; `nil` for any other.
  fileprivate static func day(named name: String) -> EntryText? {
    whole(name.replacing("_", with: " "))
  }
}

let listNames = [
  "prompts", "prompt", "words", "days", "list", "items", "entries", "themes",
]

extension PromptList {
  /// Takes title, credit and the like from the members of an object.
  mutating func readHeader(_ members: [JSON.Member]) {
    for member in members {
      guard let text = member.value.string, !text.isEmpty,
        let setting = ListSetting(named: member.name)
      else { continue }
      if setting == .start {
        start = CalendarDate(written: text.dayOfTimestamp) ?? start
      } else if !setting.hasForm {
        _ = set(setting, to: text, keepsCadence: true)
      }
    }
    func value(_ name: String) -> JSON? { members.first { $0.name.lowercased() == name }?.value }
    guard start == nil, let year = value("year")?.integer, (1990...2199).contains(year),
      let name = value("month"),
      let month = name.integer ?? name.string.flatMap({ DateWords.month($0.lowercased()) })
    else { return }
    start = CalendarDate(year: year, month: month, day: 1)
  }
}

extension RawList {
  /// Reads an array, an object by day, or an object with one of these under a telling name.
  private mutating func readRoot(_ value: JSON) {
    if let values = value.array {
      if !readWeeks(values) { readArray(values) }
      return
    }
    guard let members = value.object else {
      return fail("expected an array of prompts, or an object", at: value)
    }
    for member in members { readSetting(member.name, member.value) }
    doubtMisspelt(members)
    header.readHeader(members)
    let inner = listNames.lazy.compactMap { name in
      members.first { $0.name.lowercased() == name }?.value.withArrayOfLines
    }.first { $0.array != nil || $0.object != nil }
    if let inner {
      if let values = inner.array {
        // Numbers beside what is called a prompt leave nothing to be guessed.
        isExact = values.allSatisfy { $0.member("day") != nil && $0.member("prompt") != nil }
        return readArray(values)
      }
      return readDays(inner.object ?? [], inner)
    }
    if !readParts(members), !readNamedParts(members) { readDays(members, value) }
  }

  /// Reads an object with an array, or an object by day, for each week, month or part.
  ///
  /// - Returns: whether the object is one.
  private mutating func readParts(_ members: [JSON.Member]) -> Bool {
    let parts = members.filter { $0.value.array != nil || $0.value.hasWordsByDay }
    guard parts.count > 1, parts.allSatisfy({ DateWords.isSection($0.name) }) else { return false }
    for part in parts {
      if let days = part.value.object {
        readPart(days, called: part.name)
      } else {
        readPart(part.value.array ?? [], called: partName(part.name))
      }
    }
    return true
  }

  /// Reads the days of a month, or those of a week or part, whose numbers begin anew.
  private mutating func readPart(_ days: [JSON.Member], called name: String) {
    let dates = days.compactMap { day in Int(day.name).flatMap { RawDate($0, ofMonth: name) } }
    if dates.count == days.count {
      for (day, date) in zip(days, dates) where !isTooLong {
        readEntry(day.value, number: nil, date: date)
      }
    } else {
      readPart(days.map(\.value), called: partName(name))
    }
  }

  /// The name of a part as a heading has it: "Week 1" for "week1" and "week_1".
  private func partName(_ name: String) -> String {
    let word = name.prefix { $0.isLetter }
    let number = name.drop { !$0.isNumber }
    guard !number.isEmpty, number.allSatisfy(\.isNumber) else { return name }
    return "\(word.withFirstCapital) \(number)"
  }

  /// Reads an array of weeks, months or parts, each an object with its prompts, as in
  /// `{"weeks": [{"theme": "Sea", "prompts": ["Fish"]}]}`.
  ///
  /// - Returns: whether there is one.
  private mutating func readNamedParts(_ members: [JSON.Member]) -> Bool {
    let names = ["weeks", "months", "parts", "sections", "groups", "chapters"]
    guard let member = members.first(where: { names.contains($0.name.lowercased()) }),
      let parts = member.value.array
    else { return false }
    return readParts(
      parts, called: String(member.name.dropLast()).withFirstCapital)
  }

  /// Reads an array of weeks, each an object with its number and prompts, as in
  /// `[{"week": 1, "prompts": ["Fish", "Owl"]}]`.
  ///
  /// - Returns: whether it is one.
  private mutating func readWeeks(_ values: [JSON]) -> Bool {
    guard values.allSatisfy({ $0.member("week") != nil && $0.member("day") == nil }) else {
      return false
    }
    return readParts(values, called: "Week")
  }

  /// - Parameter kind: what a part without a name is called, before its number.
  /// - Returns: whether all of them have an array of prompts.
  private mutating func readParts(_ parts: [JSON], called kind: String) -> Bool {
    guard parts.count > 1 else { return false }
    let found = parts.map { part in
      listNames.lazy.compactMap { name in
        part.object?.first { $0.name.lowercased() == name }?.value.array
      }.first
    }
    guard !found.contains(where: { $0 == nil }) else { return false }
    for (index, (part, values)) in zip(parts, found).enumerated() {
      let name = ["title", "name", "theme", "heading"].lazy.compactMap { name in
        part.object?.first { $0.name.lowercased() == name }?.value.string
      }.first
      readPart(values ?? [], called: name ?? "\(kind) \(index + 1)")
    }
    return true
  }

  private mutating func readPart(_ values: [JSON], called name: String) {
    hasParts = true
    for value in values where !isTooLong {
      let count = entries.count
      readEntry(value, number: nil, date: nil)
      if entries.count > count { entries[entries.count - 1].group = name }
    }
  }

  /// Reads an object with numbers or dates as names.
  private mutating func readDays(_ members: [JSON.Member], _ value: JSON) {
    var found = false
    for member in members where !isTooLong {
      guard let label = EntryText.day(named: member.name) else {
        // A name such as "man" may be a day's elsewhere.
        passedOver += 1
        if furtherPrompts.contains(member.name.lowercased()) {
          doubt(
            "ignored: \"\(member.name.prefix(40))\" is no day", member.value.line,
            member.value.column
          )
        }
        continue
      }
      found = true
      readEntry(member.value, of: label)
    }
    if !found {
      fail("expected an array of prompts under \"prompts\", or names that are days", at: value)
    }
  }

  private mutating func readArray(_ values: [JSON]) {
    // A word and what is said about it, as in "- Bear: asleep".
    let pairs = values.compactMap { value -> JSON.Member? in
      guard let members = value.object, members.count == 1, members[0].value.string != nil,
        !TableRole.isHeading(members[0].name.lowercased())
      else { return nil }
      return members[0]
    }
    if pairs.count == values.count, pairs.count > 2, Set(pairs.map(\.name)).count == pairs.count {
      for (pair, value) in zip(pairs, values) where !isTooLong {
        if let label = EntryText.day(named: pair.name) {
          readEntry(pair.value, of: label)
          continue
        }
        add(
          RawList.Entry(
            text: withoutMarks(pair.name), note: pair.value.string, line: value.line,
            column: value.column, labelled: EntryText(words: pair.name)))
      }
      return
    }
    // A day that is left open keeps its number.
    let areDays =
      values.contains(where: \.isOpen) && values.allSatisfy { $0.isNull || $0.string != nil }
    for (index, value) in values.enumerated() where !isTooLong {
      readEntry(value, number: areDays ? index + 1 : nil, date: nil)
    }
    takeNumbersBesideDates()
    takeThemesAsNotes()
    if !values.contains(where: { $0.object != nil }) { trust = min(trust, 85) }
    if entries.allSatisfy({ $0.labelled?.mayBeLabelled == false }) {
      doubtProse()
    }
    let isMixed = values.contains { $0.object != nil } && values.contains { $0.string != nil }
    if isMixed, let odd = values.first(where: { $0.string != nil }) {
      doubt("the list has both words and objects", at: odd)
    }
    // Words that could as well be of anything else.
    if !hasPromptNames, values.contains(where: { $0.object != nil }),
      !entries.contains(where: \.hasLabel)
    {
      trust = min(trust, 60)
    }
  }

  /// Makes themes the notes of the words that differ.
  private mutating func takeThemesAsNotes() {
    guard TableRole.areThemes(entries.map(\.text), beside: entries.compactMap(\.note)) else {
      return
    }
    for index in entries.indices {
      let theme = entries[index].text
      (entries[index].text, entries[index].note) = (entries[index].note ?? theme, theme)
      entries[index].labelled = nil
    }
  }

  /// The words in the language that is wanted, or in the first, of an object by language.
  private mutating func spoken(_ members: [JSON.Member]) -> JSON.Member? {
    let spoken = members.filter { $0.value.string != nil && ColumnName($0.name).language != nil }
    let wanted = language?.lowercased().prefix(2)
    guard
      let first = spoken.first(where: { wanted.map($0.name.lowercased().hasPrefix) ?? false })
        ?? spoken.first
    else { return nil }
    if spoken.count > 1, let tag = ColumnName(first.name).language { header.language = tag }
    return first
  }

  /// Tells once of words that are no part of the list.
  private mutating func tellLeftOut(_ member: JSON.Member) {
    let message =
      "\"\(member.name.prefix(40))\" is left out; to have it, name it \"prompt 2\" or \"notes\""
    guard !doubts.contains(where: { $0.message == message }) else { return }
    doubt(message, at: member.value)
  }

  /// Reads the entry of a day that a name in data tells.
  private mutating func readEntry(_ value: JSON, of day: EntryText) {
    let known = entries.count
    readEntry(value, number: day.number, date: day.date, hasWeekday: day.hasWeekday)
    if entries.count > known { entries[known].weekday = day.weekday }
  }

  private mutating func readEntry(
    _ value: JSON, number: Int?, date: RawDate?, hasWeekday: Bool = false
  ) {
    var figures: Int?
    // A year needs no quotes.
    if case .number(let figure) = value.kind, (100...9999).contains(figure),
      figure == figure.rounded()
    {
      figures = Int(figure)
    }
    if let text = value.isNull && number != nil ? "" : value.string ?? figures.map(String.init) {
      return add(
        RawList.Entry(
          text: withoutMarks(text), number: number, date: date, line: value.line,
          column: value.column,
          labelled: number == nil && date == nil ? EntryText(words: text) : nil))
    }
    // Several prompts of one day.
    if let texts = value.array?.map(\.string), !texts.isEmpty, !texts.contains(nil),
      number != nil || date != nil || hasWeekday
    {
      let text = texts.map { withoutMarks($0 ?? "") }.joined(separator: " | ")
      return add(
        RawList.Entry(
          text: text, number: number, date: date, line: value.line, column: value.column))
    }
    guard value.object != nil else {
      let advice = if case .number = value.kind { "; put figures in quotes" } else { "" }
      return fail("expected a prompt: a string or an object\(advice)", at: value)
    }
    let members = value.flatMembers
    func member(_ role: TableRole, besides taken: String? = nil) -> JSON.Member? {
      role.headings.lazy.compactMap { heading in
        members.first { $0.name.lowercased() == heading && $0.name != taken }
      }.first
    }
    guard var prompt = member(.prompt) ?? spoken(members) else {
      let names = members.prefix(4).map { "\"\($0.name.prefix(20))\"" }.joined(separator: ", ")
      return fail(
        "expected a string under \"prompt\"; here "
          + (members.count == 1 ? "is \(names)" : "are \(names)"), at: value)
    }
    // Beside a text, a theme is what several have in common.
    if TableRole.themes.contains(prompt.name.lowercased()),
      let text = members.first(where: { $0.name.lowercased() == "text" && $0.value.string != nil })
    {
      prompt = text
    }
    // Some data has its words a level deeper, as {"title": {"rendered": "Bear"}}.
    if let inner = prompt.value.object {
      prompt.value =
        (spoken(inner) ?? inner.first { $0.value.string != nil })?.value ?? prompt.value
    }
    let texts = prompt.value.array?.compactMap(\.string) ?? []
    let several = texts.isEmpty ? nil : texts.map(withoutMarks).joined(separator: " | ")
    // A text whose bold words are objects in it.
    if let parts = prompt.value.array, parts.contains(where: { $0.member("text") != nil }) {
      let text = parts.compactMap { $0.string ?? $0.member("text")?.string }.joined()
      prompt.value.kind = .string(text)
    }
    guard var text = prompt.value.string ?? several else {
      return fail("expected a string under \"prompt\"", at: value)
    }
    if !["title", "name"].contains(prompt.name.lowercased()) { hasPromptNames = true }
    if !TableRole.vaguePrompts.contains(prompt.name.lowercased()) {
      for other in members where ColumnName(other.name).isFurtherPrompt {
        if let words = other.value.string, !words.inOneLine.isEmpty { text += " | " + words }
      }
      if let other = members.first(where: {
        furtherPrompts.contains($0.name.lowercased()) && $0.value.string != ""
      }) {
        tellLeftOut(other)
      }
    }
    let note = member(.note, besides: prompt.name)
    let colors = members.flatMap { other in
      let colors = other.value.colorsAlone
      let isRead = colors.isEmpty || [prompt.name, note?.name].contains(other.name)
      return isRead || ColumnName(other.name).isFurtherPrompt ? [] : colors
    }
    text = ([text] + colors).joined(separator: " ")
    let ownDate = member(.date).flatMap { member in
      member.value.string.flatMap { readDate($0, member.value.line, member.value.column) }
    }
    let counted = member(.number)
    let label = counted?.value.string.flatMap { EntryText.bare($0[...]) }
    let isLabelled =
      number != nil || counted?.value.integer != nil || label?.isLabelled == true || date != nil
    var entry = RawList.Entry(
      text: text, note: note?.value.string,
      number: number ?? counted?.value.integer ?? label?.number,
      last: members.first { $0.name == "last_day" }?.value.integer ?? label?.last,
      date: date ?? ownDate ?? label?.date, line: prompt.value.line, column: prompt.value.column,
      labelled: isLabelled ? nil : EntryText(words: text),
      group: members.first { ["group", "section"].contains($0.name.lowercased()) }?.value.string)
    entry.weekday = label?.weekday
    entry.isWeek = number == nil && counted?.name.lowercased() == "week"
    add(entry)
  }
}

extension JSON {
  /// The colours of a text, or of texts, that have nothing else.
  fileprivate var colorsAlone: [String] {
    let colors = (array ?? [self]).map { $0.string?.colorsAlone ?? [] }
    return colors.contains(where: \.isEmpty) ? [] : colors.flatMap(\.self)
  }

  /// Whether it is in the place of a prompt that is not yet known.
  fileprivate var isOpen: Bool { isNull || string?.allSatisfy(\.isWhitespace) == true }

  /// The lists of several years that an object has by their years, the newest first; `nil` for any other value.
  fileprivate var listsOfYears: [JSON.Member]? {
    guard let members = object, members.count > 1,
      members.allSatisfy({ member in
        member.name[...].isYear
          && (member.value.array != nil || member.value.object != nil)
      })
    else { return nil }
    return members.sorted { $0.name > $1.name }
  }

  /// The lines of a text of several as an array; any other value as it is.
  fileprivate var withArrayOfLines: JSON {
    let lines = string?.split(whereSeparator: \.isNewline) ?? []
    guard lines.count > 2 else { return self }
    return JSON(
      kind: .array(lines.map { JSON(kind: .string(String($0)), line: line, column: column) }),
      line: line,
      column: column)
  }

  /// Whether it is an object with a word for each of several days.
  fileprivate var hasWordsByDay: Bool {
    guard let members = object, members.count > 1 else { return false }
    return members.allSatisfy { $0.value.string != nil && isDayName($0.name) }
  }

  /// The members of an object and, after them, those of objects in it.
  fileprivate var flatMembers: [Member] {
    let own = object ?? []
    let inner = own.flatMap { member in member.value.object ?? [] }
    return inner.isEmpty ? own : own + inner
  }
}
