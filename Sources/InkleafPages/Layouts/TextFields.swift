import InkleafSuggestions

/// The fields that a text in a layout may contain.
private let fieldNames = [
  "title", "subtitle", "credit", "hashtag", "number", "padded", "prompt", "beside", "note", "date",
  "day",
  "week",
  "month", "year",
  "page",
  "count", "dates", "fonts", "size", "seed", "recipe", "group",
]

/// The fields that differ from page to page.
private let fieldsOfPages: Set = [
  "subtitle", "number", "padded", "prompt", "beside", "note", "date", "day", "week", "month",
  "year", "page",
  "group",
]

/// The beginning of a field that is the words of a label, such as `{label:name}`.
private let labelField = "label:"

extension Board {
  /// Returns a text with its fields filled in for each sheet; `nil` if it is empty there.
  ///
  /// A text has parts between ` · `. A part is left out if it has fields and all of them are empty. Of texts
  /// between `||`, the first that is not empty is taken.
  func texts(_ wording: String) -> [String?] {
    known.texts(wording, self) {
      guard wording.utf8.contains(UInt8(ascii: "|")) else { return filledIn(wording) }
      let choices = wording.choices.map(filledIn)
      return sheets.indices.map { page in choices.lazy.compactMap { $0[page] }.first }
    }
  }

  private func filledIn(_ wording: String) -> [String?] {
    let parts = wording.parts.map(\.pieces).withMonthsAndYears
    let isHeading = parts.first?.first?.isMonth ?? false
    func text(_ day: Prompt?, _ index: Int) -> String? {
      var text = ""
      for part in parts {
        guard let words = filledIn(part, day, index) else { continue }
        text += text.isEmpty ? words : "  ·  " + words
      }
      guard text.contains(where: { !$0.isWhitespace }) else { return nil }
      return isHeading ? text.withFirstCapital : text
    }
    let isOfPages = parts.joined().contains(where: \.isOfPages)
    let common = isOfPages ? nil : text(nil, 0)
    return days.enumerated().map { index, day in
      // A slot without a prompt is empty, even if its text has no fields.
      guard day != nil || slot == 0 else { return nil }
      return isOfPages ? text(day, index) : common
    }
  }

  /// Returns a part of a text; `nil` if it has fields and all of them are empty.
  private func filledIn(_ pieces: [Piece], _ day: Prompt?, _ index: Int) -> String? {
    var text = ""
    var (hasFields, hasValues) = (false, false)
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .words(let words):
        if place > 0, case .label = pieces[place - 1], words.hasPrefix(": ") {
          text += LabelWords.colon(in: list.language) + words.dropFirst(2)
        } else {
          text += words
        }
      case .label(let name): text += LabelWords.words(name, in: list.language)
      case .field(let name):
        hasFields = true
        guard let value = value(name, day, index) else { continue }
        hasValues = true
        text += value
      }
    }
    return hasFields && !hasValues ? nil : text
  }

  /// Returns the value of a field on a sheet; `nil` for an empty one.
  private func value(_ field: String, _ day: Prompt?, _ index: Int) -> String? {
    var date: CalendarDate? { day.flatMap(list.date) }
    let text: String? =
      switch field {
      case "title": list.title
      // Below the name of a month.
      case "subtitle": date == nil ? nil : list.title
      case "credit": list.credit
      case "hashtag": list.hashtag
      case "number" where countsDaysOfMonths: date.map { words.number($0.day) }
      case "number": day?.label(words)
      case "padded": day.map(padded)
      case "prompt": hasSwatches ? day?.text.withoutColors : day?.text
      case "beside": day?.beside
      case "note": day?.note
      case "date": day.flatMap { dates(of: $0, words.date) { "\($0)  ·  \($1)" } }
      case "day": day.flatMap { dates(of: $0, words.day) { week, _ in week } }
      case "week": date.map { words.number($0.week) }
      case "group": day?.group
      case "month":
        date.map { list.isOverAYear ? words.monthYear($0) : words.monthName($0) }
      case monthAndYear: date.map(words.monthYear)
      case monthAlone: date.map(words.monthName)
      case "year":
        date.map { first in
          let last = sheets[index].last.flatMap { list.lastDate(of: $0) ?? list.date(of: $0) }
          return years(of: first, last ?? first)
        }
      case "page": book.texts[index]
      case "count": words.number(list.count)
      case "dates": span
      case "fonts": fontNames
      case "size": page.name
      case "seed": words.number(Int(clamping: options.seed.magnitude))
      case "recipe": options.command
      default: nil
      }
    return text?.isEmpty == true ? nil : text
  }
}

extension Board {
  /// The first and the last day of the list.
  private var span: String? {
    list.days.map { words.days($0.first, $0.last, showsYears: true) }
  }

  /// The year of a page's first prompt, with that of its last one where it is another.
  ///
  /// A week is of the year that most of its days are in.
  private func years(of first: CalendarDate, _ last: CalendarDate) -> String {
    let years = [first, last].map { day in
      let days = list.cadence.end(from: day).map(day.days(to:)) ?? 0
      return (day.adding(days: days / 2) ?? day).year
    }
    return words.number(years[0]) + (years[0] == years[1] ? "" : "–\(words.number(years[1]))")
  }

  /// Returns the words for when a prompt is: its day, its days, its week or its month; `nil` without a date.
  ///
  /// - Parameters:
  ///   - prompt: the prompt.
  ///   - form: returns the words of a single day.
  ///   - named: returns the words of a week with a number, from its name and its days.
  private func dates(
    of prompt: Prompt, _ form: (CalendarDate) -> String, named: (String, String) -> String
  ) -> String? {
    guard let first = list.date(of: prompt) else { return nil }
    // The calendar may end within the week.
    let end = list.end(of: prompt) ?? first
    let days = first == end ? form(first) : words.days(first, end)
    switch list.cadence {
    case .daily, .weekdays: return days
    case .monthly: return words.months(first, end, hasYears: list.isOverAYear) ?? days
    case .weekly:
      // Weeks have numbers from Monday on.
      guard first.days(to: end) == 6, first.weekday == 0, LabelWords.speaks(list.language) else {
        return days
      }
      return named(LabelWords.week(words.number(first.week), in: list.language), days)
    }
  }

  /// Returns a prompt's number, or those of both its ends, with as many figures as the last one of the list has.
  private func padded(_ prompt: Prompt) -> String {
    let most = max(2, list.prompts.last.map { words.number($0.last).count } ?? 0)
    let ends = prompt.number == prompt.last ? [prompt.number] : [prompt.number, prompt.last]
    return ends.map { end in
      let figures = words.number(end)
      return String(repeating: words.number(0), count: max(0, most - figures.count)) + figures
    }.joined(separator: "–")
  }

  /// The fonts of the theme, each once.
  private var fontNames: String {
    [theme.numberFont, theme.promptFont, theme.textFont].compactMap(\.families.first).eachOnce
      .joined(separator: ", ")
  }
}

extension PromptList {
  /// Whether its months come again in another year, so that a month's name is not enough.
  fileprivate var isOverAYear: Bool {
    guard let first = prompts.first.flatMap(date), let prompt = prompts.last,
      let last = lastDate(of: prompt) ?? date(of: prompt)
    else { return false }
    return (last.year - first.year) * 12 + last.month - first.month >= 12
  }
}

/// The field that stands for `{month} {year}`, whose order depends on the language.
private let monthAndYear = "month year"

/// The field that stands for `{month}` in a text that has the year elsewhere.
private let monthAlone = "month alone"

extension [[Piece]] {
  /// The parts of a text with months and the years behind them as one.
  fileprivate var withMonthsAndYears: [[Piece]] {
    let joined = map(\.withMonthsAndYears)
    func isField(_ piece: Piece, _ name: String) -> Bool {
      if case .field(name) = piece { true } else { false }
    }
    guard joined.joined().contains(where: { isField($0, "year") }) else { return joined }
    return joined.map { part in
      part.map { isField($0, "month") ? .field(monthAlone) : $0 }
    }
  }
}

extension [Piece] {
  /// The pieces with months and the years behind them as one.
  fileprivate var withMonthsAndYears: [Piece] {
    var pieces: [Piece] = []
    for piece in self {
      if case .field("year") = piece, case .words(" ")? = pieces.last, pieces.count > 1,
        case .field("month") = pieces[pieces.count - 2]
      {
        pieces.removeLast(2)
        pieces.append(.field(monthAndYear))
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }
}

/// A piece of a text.
private enum Piece {
  case words(String)
  /// The words of a label, by its name.
  case label(String)
  case field(String)

  /// Whether it differs from page to page.
  var isOfPages: Bool {
    guard case .field(let name) = self else { return false }
    return isMonth || fieldsOfPages.contains(name)
  }

  /// Whether it is the name of a month.
  var isMonth: Bool {
    guard case .field(let name) = self else { return false }
    return ["month", monthAndYear, monthAlone].contains(name)
  }
}

extension String {
  /// The texts of which the first that is not empty is taken.
  fileprivate var choices: [String] {
    var choices = [""]
    for character in self {
      choices[choices.count - 1].append(character)
      if choices[choices.count - 1].hasSuffix("||") {
        choices[choices.count - 1].removeLast(2)
        choices.append("")
      }
    }
    return choices
  }

  /// The parts between middle dots.
  fileprivate var parts: [String] {
    split(separator: "·").map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// The names of the fields.
  var fieldNames: [String] {
    pieces.compactMap { piece in
      switch piece {
      case .words: nil
      case .label(let name): labelField + name
      case .field(let name): name
      }
    }
  }

  /// Whether any of the fields is the name of a label.
  var hasLabels: Bool { fieldNames.contains { $0.hasPrefix(labelField) } }

  /// The fields and the words between them.
  fileprivate var pieces: [Piece] {
    var pieces: [Piece] = []
    var rest = self[...]
    func add(_ words: Substring) {
      if !words.isEmpty { pieces.append(.words(String(words))) }
    }
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      add(rest[..<open])
      let name = String(rest[rest.index(after: open)..<close])
      pieces.append(
        name.hasPrefix(labelField)
          ? .label(String(name.dropFirst(labelField.count))) : .field(name))
      rest = rest[rest.index(after: close)...]
    }
    add(rest)
    return pieces
  }
}

extension JSON {
  /// The schema of texts whose fields are all known.
  ///
  /// - Parameter isOnAllPages: whether fields that differ from page to page have no place in them.
  static func schemaOfWordings(isOnAllPages: Bool) -> JSON {
    let labels = LabelWords.names.map { labelField + $0 }
    let fields = fieldNames.filter { !isOnAllPages || !fieldsOfPages.contains($0) }
    let names = (fields + labels).joined(separator: "|")
    return .schema(
      pattern: #"^(?=.*\S)(?:[^{\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029]|\{(?:"#
        + names + #")\})*$"#, expected: "a text with fields such as {title}"
    ).adding([("maxLength", JSON(ListLimits.promptLength))])
  }

  /// Returns a text if none of its fields differs from page to page.
  func fieldsOfAllPages(in text: String, _ faults: Faults) -> String? {
    guard let name = text.fieldNames.first(where: fieldsOfPages.contains) else { return text }
    return refuse(
      "{\(name)} is another one on each page, and a label the same on all; write it in an item"
        + " \"text\"", faults)
  }

  /// Returns a text if all its fields are known.
  func knownFields(in text: String, _ faults: Faults) -> String? {
    if text.count(where: { $0 == "{" }) != text.fieldNames.count {
      return refuse("a { without a }; write a field as {title}", faults)
    }
    for name in text.fieldNames where !fieldNames.contains(name) {
      if name.hasPrefix(labelField) {
        let label = JSON(
          kind: .string(String(name.dropFirst(labelField.count))), line: line, column: column,
          file: file)
        if label.labelName(faults) == nil { return nil }
        continue
      }
      return refuse(
        unknown(
          "field", name, among: fieldNames,
          otherwise: "the fields are \(fieldNames.map { "{\($0)}" }.joined(separator: " "))"),
        faults)
    }
    return text
  }
}
