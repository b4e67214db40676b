import InkleafLists

/// A heading of a column: its words, and the language that it names.
struct ColumnName {
  var name: String
  var language: String?
  /// Whether it seems to name a language that is not known, as "Prompt (XX)" does.
  private(set) var isOfUnknownLanguage = false

  init(_ text: String) {
    // Cells below may be long, and are looked at as headings, too.
    let words = withoutMarks(String(text.prefix(ListLimits.headerLength))).lowercased()
    name = Self.name(ofTwo: words) ?? Self.name(ofNotes: words) ?? words
    language = Self.language(words)
    // A bracket or an ending says more, as in "Prompt (English)" or "prompt_en".
    if let open = words.firstIndex(where: { "([_-/".contains($0) }), open > words.startIndex {
      let before = String(words[..<open]).inOneLine
      let after = words[words.index(after: open)...].filter { !")]".contains($0) }.inOneLine
      if TableRole.isHeading(before) {
        let isBracket = words.last == ")" || words.last == "]"
        let tag = Self.language(after) ?? (isBracket ? codesOfLanguages[after] : nil)
        isOfUnknownLanguage = tag == nil && text.endsWithCode
        if tag != nil || isBracket && !isOfUnknownLanguage { (name, language) = (before, tag) }
      }
    }
    // "Prompt EN" has a tag in capitals, and "Prompt German" a language.
    let parts = words.split(separator: " ")
    if language == nil, parts.count == 2, TableRole.prompt.isCalled(parts[0]),
      text[...].trimmed.suffix(2).allSatisfy(\.isUppercase)
        || languageNames[String(parts[1])] != nil,
      let tag = Self.language(String(parts[1]))
    {
      (name, language) = (String(parts[0]), tag)
    }
  }

  /// Whether one of the words names prompts, as in "Drawing Prompt" and "Word A".
  var speaksOfPrompts: Bool {
    TableRole.prompt.isCalled(name)
      || name.split { !$0.isLetter }.contains(where: TableRole.prompt.isCalled)
  }

  /// Whether one of the words names prompts and nothing else, unlike "Your name", or all ask "What should we draw?".
  var surelySpeaksOfPrompts: Bool {
    let words = name.split { !$0.isLetter }.map(String.init)
    return words.first == "what" && words.contains("draw")
      || words.contains {
        TableRole.prompt.isCalled($0) && !TableRole.vaguePrompts.contains($0)
      }
  }

  /// Whether it asks for prompts, as in "Your prompt" and "What should we draw?".
  var asksForPrompts: Bool {
    namesPrompts || name.hasPrefix("what ") && surelySpeaksOfPrompts
  }

  /// Whether it is a few words about prompts, as in "Prompt ideas".
  var namesPrompts: Bool {
    let words = name.split(separator: " ")
    return words.count < 4 && words.contains { ["prompt", "prompts"].contains($0) }
  }

  /// Whether it is one of several columns of prompts, as "prompt 1" and "Word B".
  var isPromptOfSeveral: Bool {
    let words = name.split(separator: " ")
    return words.count == 2
      && (Int(words[1]) != nil || words[1].count == 1 && words[1].allSatisfy(\.isLetter))
      && TableRole.prompt.isCalled(words[0])
  }

  /// Whether it is a further prompt beside one that is called so, as "Second prompt", "Bonus challenge" and "Prompt two".
  var isFurtherPrompt: Bool {
    let words = Set(name.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let (marks, nouns) = (words.intersection(Self.furtherMarks), words.intersection(Self.nouns))
    return words.count == 2 && marks.count == 1 && nouns.count == 1
  }

  private static let nouns: Set = ["prompt", "challenge", "word", "theme", "topic", "idea"]

  private static let furtherMarks: Set = [
    "2", "3", "4", "b", "c", "second", "2nd", "third", "3rd", "two", "three", "bonus", "extra",
    "hard", "harder", "other", "additional", "secondary",
  ]

  /// The plain name of a column such as "Notes for artists" and "Artist comments"; `nil` for others.
  private static func name(ofNotes words: String) -> String? {
    let parts = words.split(separator: " ").map(String.init)
    let names: Set = ["note", "notes", "comment", "comments", "hint", "hints"]
    guard 2...4 ~= parts.count, names.contains(parts[0]) || names.contains(parts[parts.count - 1])
    else { return nil }
    return "notes"
  }

  /// The plain name of a column whose heading has two words, as "Prompt #" and "Prompt name" have; `nil` for others.
  private static func name(ofTwo words: String) -> String? {
    let parts = words.split(separator: " ").map(String.init)
    guard parts.count == 2, TableRole.prompt.isCalled(parts[0]) else { return nil }
    if ["name", "text", "title"].contains(parts[1]) { return "prompt" }
    return ["#", "no", "no.", "nr", "nr.", "num", "№"].contains(parts[1]) ? "number" : nil
  }

  private static func language(_ text: String) -> String? {
    if let tag = languageNames[text] { return tag }
    // A tag such as "pt" or "pt-br".
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ $0.utf8.count == 2 && $0.allSatisfy(\.isLetter) }),
      languageNames.values.contains(String(parts[0]))
    else { return nil }
    return ([String(parts[0])] + parts.dropFirst().map { $0.uppercased() }).joined(separator: "-")
  }
}

extension String {
  /// Whether two or three capitals in brackets are at the end, as those of a language, unlike "(AM)".
  fileprivate var endsWithCode: Bool {
    let code = split { "([)]".contains($0) }.last ?? ""
    return 2...3 ~= code.count && code.allSatisfy(\.isUppercase) && !["AM", "PM"].contains(code)
  }
}

extension [ColumnName] {
  /// The columns with the same list of several years, as "2025" and "2026", the newest last.
  var columnsOfYears: [Int] {
    let found = indices.compactMap { column in
      self[column].name.yearOfList.map { (column: column, year: $0) }
    }
    let names = found.map { self[$0.column].name.filter { !$0.isNumber } }
    guard found.count > 1, Set(found.map(\.year)).count == found.count, Set(names).count == 1 else {
      return []
    }
    return found.sorted { $0.year < $1.year }.map(\.column)
  }
}

/// Returns the headings of a table that a program made, such as "Card Name" and "Due Date", by their last
/// words; `nil` where fewer than two of four are such.
func exportedHeadings(_ row: TableRow) -> [ColumnName]? {
  guard row.cells.count > 3, row.cells.allSatisfy({ $0.text.contains(where: \.isLetter) }) else {
    return nil
  }
  var taken: Set<String> = []
  let headings = row.cells.map { cell in
    let last = ColumnName(String(cell.text.split(separator: " ").last ?? ""))
    let isKnown = TableRole.isHeading(last.name)
    return isKnown && taken.insert(last.name).inserted ? last : ColumnName(cell.text)
  }
  return taken.count > 1 ? headings : nil
}
