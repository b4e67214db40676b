public import InkleafLists
import InkleafSuggestions

// The canonical form of a list: `key: value` lines, an empty line, then numbered prompts.
//
//     title: Inktober 2026
//     start: 2026-10-01
//
//      1. Apple
//      2. Relic
//
// A line that starts with "# " is a comment; empty lines are ignored.

extension PromptList {
  /// Reads a list in the canonical text form.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, UTF-8.
  ///   - path: the file's name, for messages.
  ///   - title: the title of a list without one.
  /// - Throws: every problem of the file, each with its line and column.
  public init(canonical bytes: [UInt8], path: String, title: String) throws(Diagnostics) {
    try ListLimits.check(bytes, path: path)
    var reader = CanonicalReader(path: path, title: title)
    reader.read(SourceText(bytes, path: path))
    self = try reader.finish()
  }
}

struct CanonicalReader {
  var path: String
  var list: PromptList
  var problems: [Diagnostic] = []
  /// Numbers that are missing, as warnings.
  var doubts: [Diagnostic] = []
  /// The words of comments.
  var comments: [String] = []
  /// The heading above the next prompts.
  var group: String?
  var keyLines: [String: Int] = [:]
  var found: [(prompt: Prompt, line: Int)] = []
  var unreadNumbers: Set<Int> = []

  /// Names of parts of dates.
  private static let namesOfDates: Set = [
    "year", "month", "jahr", "monat", "année", "mois", "año", "mes",
  ]

  init(path: String, title: String) {
    self.path = path
    list = PromptList(title: title, prompts: [])
    list.language = ""
  }

  mutating func read(_ source: SourceText) {
    problems += source.problems
    for line in source.lines {
      let text = line.text.drop(while: \.isWhitespace)
      let column = line.text.prefix { $0.isWhitespace }.unicodeScalars.count + 1
      if line.isBroken {
        noteNumber(of: text)
        continue
      }
      if text.isEmpty || text == "#" { continue }
      if text.hasPrefix("# ") {
        comments.append(String(text.dropFirst(2)))
        continue
      }
      if text.hasPrefix("## ") || text == "##" {
        readHeading(text.dropFirst(2), line: line.number, column: column + 3)
        continue
      }
      if text.first.map(\.isFigure) == true {
        readPrompt(text, line: line.number, column: column)
      } else if found.isEmpty {
        readHeader(text, line: line.number, column: column)
      } else {
        report("expected a numbered prompt such as \"7. Panic\"", line.number, column)
      }
    }
  }

  private mutating func readPrompt(_ text: Substring, line: Int, column: Int) {
    let digits = text.prefix(while: \.isFigure)
    var afterDigits = text[digits.endIndex...]
    // "1-5." is a prompt for five days.
    var lastDigits = digits
    if afterDigits.first == "-" || afterDigits.first == "–" {
      lastDigits = afterDigits.dropFirst().prefix(while: \.isFigure)
      afterDigits = afterDigits[lastDigits.endIndex...]
    }
    guard afterDigits.first == "." else {
      noteNumber(of: text)
      return report(
        "expected a full stop after the number, as in \"\(digits.prefix(4)). Panic\"", line,
        column + text[..<afterDigits.startIndex].unicodeScalars.count)
    }
    let words = afterDigits.dropFirst().drop(while: \.isWhitespace)
    let wordsColumn = column + text[..<words.startIndex].unicodeScalars.count
    let range = 1...ListLimits.prompts
    guard let number = Int(digits), let last = Int(lastDigits), range.contains(number),
      range.contains(last), number <= last
    else {
      return report(
        "prompts are numbered 1 to \(ListLimits.prompts), not"
          + " \(text[..<afterDigits.startIndex].prefix(12))", line, column)
    }
    var prompt = Prompt(canonical: words, number: number, last: last)
    prompt.group = group
    found.append((prompt, line))
    if let wrong = prompt.text.wrongDate {
      report(
        "expected a date such as 2026-10-01 after @, not \"\(wrong.prefix(40))\"", line, column)
    } else if prompt.texts.contains(where: \.isInvisible) {
      report("prompt \(number) is empty; write what to draw after the number", line, wordsColumn)
    } else if prompt.text.count > ListLimits.promptLength {
      report(
        "prompt \(number) has \(prompt.text.count) characters; at most"
          + " \(ListLimits.promptLength) fit on a page", line, wordsColumn)
    } else if let note = prompt.note, note.count > ListLimits.noteLength {
      report(
        "the note has \(note.count) characters; at most \(ListLimits.noteLength) fit", line,
        wordsColumn)
    }
  }

  private mutating func readHeading(_ text: Substring, line: Int, column: Int) {
    let heading = text.inOneLine
    group = heading.isEmpty ? nil : heading
    if heading.count > ListLimits.headerLength {
      report(
        "the heading has \(heading.count) characters; at most \(ListLimits.headerLength) fit", line,
        column)
    }
  }

  /// Remembers the number of a line with a problem, so that it is not reported as missing.
  private mutating func noteNumber(of text: Substring) {
    let number = Int(text.prefix(while: \.isFigure))
    if let number, (1...ListLimits.prompts).contains(number) { unreadNumbers.insert(number) }
  }

  /// Returns the setting that a line of the header has, or `nil` for any other line.
  static func setting(of line: Substring) -> ListSetting? {
    parts(of: line).flatMap { ListSetting(inLines: $0.name) }
  }

  /// The name of a line of the header in small letters, and its value.
  ///
  /// "start = 2026-10-01", "start 2026-10-01" and "begins: 2026-10-01" are what people write first.
  private static func parts(of line: Substring) -> (name: String, value: Substring)? {
    if let colon = line.firstIndex(of: ":") {
      let (name, value) = (
        line[..<colon].inOneLine.lowercased(), line[colon...].dropFirst().trimmed
      )
      return namesOfStart.contains(name) && CalendarDate(written: String(value)) != nil
        ? ("start", value) : (name, value)
    }
    let line = line.drop(while: \.isWhitespace)
    let name = line.prefix { $0.isLetter || $0 == "-" }
    var value = line[name.endIndex...].drop(while: \.isWhitespace)
    if value.first == "=", ListSetting(rawValue: name.lowercased()) != nil {
      value = value.dropFirst().trimmed
      // These are data of a program.
      return value.first.map { "\"'[{=".contains($0) } == true ? nil : (name.lowercased(), value)
    }
    guard value.first?.isNumber == true, ["start", "starts"].contains(name.lowercased()),
      CalendarDate(written: String(value.trimmed)) != nil
    else { return nil }
    return ("start", value.trimmed)
  }

  /// What people call the first day, where a date follows.
  private static let namesOfStart: Set = ["starts", "begin", "begins", "start date", "first day"]

  /// What to do about a line that is no prompt but may be meant as a setting; `nil` for any other.
  static func advice(on line: Substring) -> String? {
    guard let (name, value) = parts(of: line), !name.isEmpty, name.count < 20 else { return nil }
    if ListSetting(inLines: name) != nil {
      return "\"\(name)\" is a setting; write it above the prompts"
    }
    if CalendarDate(written: String(value)) != nil {
      return "for the first day, write \"start: \(value)\" above the prompts"
    }
    // "Edit: thanks for the gold" is no credit.
    guard name.count > 3, !name.contains(" "), let key = nearest(to: name, among: ListSetting.keys),
      key.first == name.first
    else { return nil }
    return "did you mean \"\(key): \(value.prefix(40))\"?"
  }

  /// Whether a line of the header has a setting, or a name of what follows from the settings.
  static func isSetting(_ line: Substring) -> Bool {
    guard let name = parts(of: line)?.name else { return false }
    return ListSetting(inLines: name) != nil || namesOfDates.contains(name)
      || Substring.namesOfEnd.contains(name)
  }

  /// Reads the settings above a list of another form.
  mutating func readSettings(_ lines: [SourceText.Line]) {
    for line in lines {
      let text = line.text.drop(while: \.isWhitespace)
      let column = line.text.unicodeScalars.count - text.unicodeScalars.count + 1
      readHeader(text, line: line.number, column: column)
    }
  }

  private mutating func readHeader(_ text: Substring, line: Int, column: Int) {
    var keys: String { ListSetting.keys.joined(separator: ", ") }
    guard let (word, value) = Self.parts(of: text) else {
      return report(
        "expected \"key: value\" (\(keys)) or a numbered prompt such as \"1. Apple\"", line, column)
    }
    let valueColumn = column + text[..<value.startIndex].unicodeScalars.count
    if Substring.namesOfEnd.contains(word) {
      return doubt("\"\(word)\" is left out: the last day follows from the prompts", line, column)
    }
    if Self.namesOfDates.contains(word) {
      return doubt(
        "\"\(word)\" is left out; write the first day, such as \"start: 2026-10-01\"", line, column)
    }
    guard let setting = ListSetting(inLines: word) else {
      return report(
        unknown("key", word, among: ListSetting.keys, otherwise: "the keys are \(keys)"), line,
        column)
    }
    let key = setting.rawValue
    if let first = keyLines.updateValue(line, forKey: key) {
      return report("\"\(key)\" is already on line \(first); keep one of them", line, column)
    }
    guard !value.isEmpty else {
      return report("\"\(key)\" is empty; give it a value or remove the line", line, valueColumn)
    }
    guard value.count <= ListLimits.headerLength else {
      return report(
        "\"\(key)\" has \(value.count) characters; at most \(ListLimits.headerLength) fit", line,
        valueColumn)
    }
    let keepsCadence = keyLines["cadence"] != nil
    if let wanted = list.set(setting, to: String(value), keepsCadence: keepsCadence) {
      let isSeveral = setting == .hashtag && value.count { $0 == "#" } > 1
      report(
        "expected \(wanted), not \"\(value)\""
          + (isSeveral ? "; keep one, and put the others into the credit" : ""), line, valueColumn)
    }
  }

  /// Returns the list, or the prompts below one heading of it.
  mutating func finish(selecting name: String? = nil) throws(Diagnostics) -> PromptList {
    checkNumbers()
    if let name {
      let names = found.compactMap(\.prompt.group)
      found = found.filter { $0.prompt.group?.lowercased() == name.lowercased() }
      if found.isEmpty {
        report("no heading is called \"\(name)\"; \(names.choices ?? "the list has none")")
      }
      doubts = []
    }
    if found.isEmpty && problems.isEmpty {
      report("no prompts; write them as numbered lines such as \"1. Apple\"")
    }
    let last = found.map(\.prompt.last).max() ?? 1
    if list.start != nil, list.date(ofNumber: last) == nil {
      report("the list runs past the year 9999", keyLines["start"])
    }
    guard problems.isEmpty else {
      throw Diagnostics(limiting: problems, path: path)
    }
    list.prompts = found.map(\.prompt).sorted { $0.number < $1.number }
    if list.language.isEmpty {
      let own = list.prompts.ownLanguage
      if own == nil { doubt(doubtOfEnglish, nil, 1) }
      list.language = own ?? "en"
    }
    doubtOwnDates()
    return list
  }

  /// Doubts dates behind `@` that are before the list's first day, or those of prompts that have none of their own.
  private mutating func doubtOwnDates() {
    guard let start = list.start, found.contains(where: { $0.prompt.date != nil }) else { return }
    let counted = Dictionary(
      list.prompts.filter { $0.date == nil }.compactMap { prompt in
        list.date(of: prompt).map { ($0, prompt.number) }
      }, uniquingKeysWith: { first, _ in first })
    for (prompt, line) in found {
      guard let date = prompt.date else { continue }
      let message =
        date.daysSinceYearOne < start.daysSinceYearOne
        ? "\(date) is before the list's first day, \(start)"
        : counted[date].map { "\(date) is the day of prompt \($0), too" }
      guard let message else { continue }
      doubt(message, line, 1)
    }
  }

  /// Reports duplicate and missing numbers.
  private mutating func checkNumbers() {
    let seen = found.map { (numbers: $0.prompt.number...$0.prompt.last, line: $0.line) }
    for fault in numberFaults(seen, unread: unreadNumbers) {
      if fault.missing == 0 {
        report(fault.message, fault.line, 1)
      } else {
        doubt(fault.message, fault.line, 1)
      }
    }
  }

  private mutating func doubt(_ message: String, _ line: Int?, _ column: Int) {
    doubts.append(
      Diagnostic(severity: .warning, path: path, line: line, column: column, message: message))
  }

  private mutating func report(_ message: String, _ line: Int? = nil, _ column: Int? = nil) {
    problems.append(Diagnostic(path: path, line: line, column: column, message: message))
  }
}

extension Substring {
  /// The text without white space at its end.
  var withoutTrailingSpace: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }
}

extension Prompt {
  /// Reads the text after the number: prompts separated by bars, a day after `@`, a note after two
  /// hyphens.
  init(canonical words: Substring, number: Int, last: Int) {
    let dashes = words.firstRange(of: " -- ")
    let note = dashes.map {
      words[$0.upperBound...].drop(while: \.isWhitespace).withoutTrailingSpace
    }
    let body = (dashes.map { words[..<$0.lowerBound] } ?? words).withoutTrailingSpace
    // The day may stand behind the note, too.
    let dated = body.dated
    let datedNote = dated == nil ? note?.dated : nil
    self.init(
      number: number, last: last, texts: (dated?.words ?? body).prompts,
      note: (datedNote?.words ?? note).flatMap { $0.isEmpty ? nil : $0 },
      date: dated?.date ?? datedNote?.date)
  }
}

extension String {
  /// The words and the date of a prompt with one of its own, as in "Bear @ 2026-10-09"; `nil` for any other.
  var dated: (words: String, date: CalendarDate)? {
    guard count > 13, let date = CalendarDate(suffix(10)), dropLast(10).hasSuffix(" @ ") else {
      return nil
    }
    return (String(dropLast(13)), date)
  }
}

extension String {
  /// Whether the text has no visible character.
  var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .format || scalar == "\u{2800}"
    }
  }

  /// What stands in the place of a prompt's date and is none, such as `2026-02-30` behind ` @ `.
  fileprivate var wrongDate: Substring? {
    guard utf8.contains(UInt8(ascii: "@")), let sign = ranges(of: " @ ").last else { return nil }
    let date = self[sign.upperBound...]
    return date.looksLikeDate ? date : nil
  }

  /// The prompts of a line, separated by bars with spaces around them.
  var prompts: [String] {
    let parts =
      utf8.contains(UInt8(ascii: "|"))
      ? split(separator: " | ", omittingEmptySubsequences: false) : [self[...]]
    return parts.map { $0.drop(while: \.isWhitespace).withoutTrailingSpace }
  }
}
