extension RawList {
  /// Returns whether a JSON member or a column of this name is a setting of the whole list.
  static func isSetting(_ name: String) -> Bool { setting(named: name) != nil }

  private enum Setting { case start, cadence, perDay }

  private static func setting(named name: String) -> Setting? {
    switch name.lowercased().filter({ $0.isLetter }) {
    case "start", "startdate": .start
    case "cadence": .cadence
    case "perday": .perDay
    default: nil
    }
  }

  /// Stores a setting of the whole list, or reports an invalid value.
  ///
  /// Ignores null and empty text.
  mutating func readSetting(_ name: String, _ value: JSON) {
    guard let setting = Self.setting(named: name), !value.isNull, value.string != "" else { return }
    func expect(_ words: String) {
      fail("expected \(words), not \(value.noun)", value.line, value.column)
    }
    switch setting {
    case .start:
      guard let date = value.string.flatMap({ CalendarDate($0) }) else {
        return expect("a date such as 2026-10-01")
      }
      header.start = date
    case .cadence:
      guard let cadence = value.string.flatMap({ Cadence(rawValue: $0.lowercased()) }) else {
        return expect("daily or weekly")
      }
      header.cadence = cadence
      infersStart = false
    case .perDay:
      guard let count = value.integer, (1...ListLimits.prompts).contains(count) else {
        return expect("the number of prompts per day, 1 to \(ListLimits.prompts)")
      }
      header.perDay = count
    }
  }

  /// Takes title, language and the like from the settings above a text; others are of other programs.
  mutating func readFrontMatter(_ members: [JSON.Member]) {
    header.readHeader(members)
    hasTitle = hasTitle || members.contains { $0.name.lowercased() == "title" }
    for member in members { readSetting(member.name, member.value) }
  }

  /// Takes the settings of the canonical form.
  mutating func readSettings(_ lines: [SourceText.Line]) {
    var reader = CanonicalReader(path: path, title: header.title)
    reader.readSettings(lines)
    header = reader.list
    hasTitle = reader.keyLines["title"] != nil
    if reader.keyLines["cadence"] != nil { infersStart = false }
    problems += reader.problems
  }

  /// Reads a field with a date, or reports any other text.
  mutating func readDate(_ text: String, _ line: Int, _ column: Int) -> RawDate? {
    // Some programs add T and a time.
    let day = text.dropFirst(10).first == "T" ? String(text.prefix(10)) : text
    if day.allSatisfy(\.isWhitespace) { return nil }
    if let date = EntryText(day + ":").date { return date }
    let shown = text.inOneLine.prefix(40)
    if day.filter({ $0.isASCII && $0.isNumber }).count == 8, !day.contains(where: \.isLetter) {
      fail("expected a date such as 2026-10-01, not \"\(shown)\"", line, column)
    } else {
      doubt("\"\(shown)\" is not a date; it is ignored", line, column)
    }
    return nil
  }
}
