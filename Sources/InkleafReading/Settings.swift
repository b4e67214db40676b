import InkleafLists
import InkleafSuggestions

extension RawList {
  /// Stores a setting of the whole list that has a form, or reports an invalid value.
  ///
  /// Ignores null and empty text.
  mutating func readSetting(_ name: String, _ value: JSON) {
    guard let setting = ListSetting(named: name), setting.hasForm, !value.isNull, value.string != ""
    else { return }
    let number = setting == .perDay ? value.integer.map { "\($0)" } : nil
    let text = value.string ?? number ?? ""
    let plain = setting == .start ? text.dayOfTimestamp : text
    if let wanted = header.set(setting, to: plain, keepsCadence: !infersStart) {
      return fail("expected \(wanted), not \(value.noun)", at: value)
    }
    if setting == .cadence { infersStart = false }
  }

  /// Asks whether members with names that are almost those of settings are misspelt; all others are of other programs.
  mutating func doubtMisspelt(_ members: [JSON.Member]) {
    for member in members where member.value.string != nil || member.value.integer != nil {
      let name = member.name.lowercased()
      guard name.count > 4, ListSetting(named: name) == nil,
        let key = nearest(to: name, among: ListSetting.keys)
      else { continue }
      doubt(
        "unknown setting \"\(member.name.prefix(40))\" is left out: did you mean \(key)?",
        at: member.value)
    }
  }

  /// Takes title, language and the like from the settings above a text; others are of other programs.
  mutating func readFrontMatter(_ members: [JSON.Member]) {
    header.readHeader(members)
    doubtMisspelt(members)
    hasTitle = hasTitle || members.contains { $0.name.lowercased() == "title" }
    for member in members { readSetting(member.name, member.value) }
  }

  /// Takes the settings of the canonical form.
  ///
  /// - Parameter title: the title above them, which may name their year.
  mutating func readSettings(_ lines: [SourceText.Line], below title: String?) {
    var reader = CanonicalReader(path: path, title: title ?? header.title)
    reader.readSettings(lines)
    if reader.keyLines["title"] == nil { reader.list.title = header.title }
    header = reader.list
    hasTitle = reader.keyLines["title"] != nil
    if reader.keyLines["cadence"] != nil { infersStart = false }
    problems += reader.problems
    doubts += reader.doubts
    // The month of the first day may tell the language.
    above += lines.filter { CanonicalReader.setting(of: $0.text) == .start }
      .map { ($0.number, String($0.text)) }
  }

  /// Reads a field with a date, or reports any other text.
  mutating func readDate(_ text: String, _ line: Int, _ column: Int) -> RawDate? {
    let day = text.dayOfTimestamp
    if day.allSatisfy(\.isWhitespace) { return nil }
    if let date = EntryText(label: day).date { return date }
    if let days = Int(day.inOneLine), let date = CalendarDate(daysInSheet: days) {
      return .full(date)
    }
    let shown = text.inOneLine.prefix(40)
    if day.filter(\.isFigure).count == 8, !day.contains(where: \.isLetter) {
      fail("expected a date such as 2026-10-01, not \"\(shown)\"", line, column)
    } else {
      doubt("\"\(shown)\" is not a date; it is ignored", line, column)
    }
    return nil
  }
}

extension String {
  /// The day of a date with T and a time behind it, which some programs add; else all of it.
  var dayOfTimestamp: String { dropFirst(10).first == "T" ? String(prefix(10)) : self }
}

/// A setting of a whole list, by the key of the canonical form.
enum ListSetting: String, CaseIterable {
  case title, start, cadence
  case perDay = "per-day"
  case language, credit, hashtag, source

  static let keys = allCases.map(\.rawValue)

  /// What people call these, too.
  private static let otherNames = [
    "author": "credit", "by": "credit", "tag": "hashtag", "url": "source", "lang": "language",
  ]

  /// What people call them above lines alone, in English and in other languages.
  private static let namesInLines = [
    "artist": "credit", "host": "credit", "hashtags": "hashtag", "link": "source",
    "titel": "title", "título": "title", "titulo": "title", "titre": "title", "titolo": "title",
    "tytuł": "title", "название": "title", "sprache": "language", "idioma": "language",
    "langue": "language", "lingua": "language", "taal": "language", "språk": "language",
    "sprog": "language", "język": "language", "язык": "language",
  ]

  /// Finds the setting of a name above lines, in small letters.
  init?(inLines name: String) {
    self.init(rawValue: Self.otherNames[name] ?? Self.namesInLines[name] ?? name)
  }

  /// Finds the setting of a member of JSON or a column: "start", "Start date", "per-day", "perDay".
  init?(named name: String) {
    let name = name.lowercased()
    switch name.filter(\.isLetter) {
    case "start", "startdate", "starts", "startsat", "startat", "startson", "starton": self = .start
    case "cadence": self = .cadence
    case "perday": self = .perDay
    default: self.init(rawValue: name == "name" ? "title" : Self.otherNames[name] ?? name)
    }
  }

  /// Whether data cannot have any other value than one of its form.
  var hasForm: Bool { self == .start || self == .cadence || self == .perDay }
}

extension PromptList {
  /// Takes the value of a setting.
  ///
  /// - Parameter keepsCadence: whether the cadence is said, so that a start in a week does not tell it.
  /// - Returns: what was expected, where the value is wrong.
  mutating func set(_ setting: ListSetting, to text: String, keepsCadence: Bool) -> String? {
    switch setting {
    case .start:
      let week = CalendarDate(week: text)
      guard let date = CalendarDate(written: text) ?? week ?? CalendarDate(written: text, in: title)
      else {
        return "a date such as 2026-10-01"
      }
      start = date
      if week != nil, !keepsCadence { cadence = .weekly }
    case .cadence:
      guard let value = Cadence(rawValue: text.lowercased()) else { return Cadence.names }
      cadence = value
    case .perDay:
      guard let count = Int(text), (1...ListLimits.prompts).contains(count) else {
        return "the number of prompts per day, 1 to \(ListLimits.prompts)"
      }
      perDay = count
    case .title: title = text
    case .credit: credit = text
    case .source: source = text
    case .language:
      language = languageTag(writtenAs: text)
      if !isLanguageTag(language) { return "a language tag such as en, es or pt-BR" }
    case .hashtag:
      hashtag = text
      if !text.hasPrefix("#") || text.count < 2 || text.contains(where: \.isWhitespace) {
        return "a hashtag such as #inktober2026"
      }
    }
    return nil
  }
}

extension Cadence {
  /// All of them, for messages.
  fileprivate static var names: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])"
  }
}

extension CalendarDate {
  /// Reads a day without its year, as "October 1", in the year that a title names, or one with points, as "1.10.2026".
  init?(written text: String, in title: String) {
    let years = title.split { !$0.isNumber }.filter(\.isYear).compactMap { Int($0) }
    let hasPoints = text.split(separator: ".").count == 3
    guard let date = EntryText.whole(text)?.date, hasPoints || years.count == 1,
      let day = date.date(in: years.first ?? 0, dayFirst: true)
    else { return nil }
    self = day
  }

  /// Reads a date with its year in any form that is clear, as in "2026-10-01" and "October 1, 2026".
  init?(written text: String) {
    if let date = CalendarDate(text) {
      self = date
      return
    }
    guard case .full(let date)? = EntryText.whole(text)?.date else { return nil }
    self = date
  }
}
