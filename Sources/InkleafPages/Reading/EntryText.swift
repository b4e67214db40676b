internal import InkleafGeometry

/// A line or field with a prompt, split into marks, number or date, and words.
struct EntryText {
  var number: Int?
  var date: RawDate?
  /// Whether the number or date is certainly a label: a mark such as a colon follows it, or it is a
  /// date with a year.
  var isCertain = false
  var text: String
  /// The number of Unicode scalars before the words, for their column.
  var offset: Int
  /// The text after bullets.
  private var body: String
  /// The words with the number or date before them, but without bullets.
  var unlabelled: String { withoutMarks(body) }

  /// Reads a bullet, box, number or date before the words, in any form that published lists use:
  /// "*", "[ ]", "1.", "1)", "1 -", "#1", "1st", "Day 1:", "Week 1", "Oct 1 –", "1 October:",
  /// "01-11-2022", "2022-11-01".
  init(_ line: some StringProtocol) {
    var cursor = Cursor(line)
    cursor.skipSpace()
    cursor.skipBullets()
    let start = cursor
    body = String(cursor.rest)
    if let label = cursor.label() {
      number = label.number
      date = label.date
      isCertain = label.isMarked || label.date?.hasYear == true
    } else {
      cursor = start
    }
    offset = cursor.offset
    text = withoutMarks(String(cursor.rest))
  }

  /// Reads a whole prompt, in which a number or date alone is the prompt itself.
  init(words: String) {
    self.init(words)
    if text.isEmpty { (number, date) = (nil, nil) }
  }

  /// Whether a number or date is before the words.
  var isLabelled: Bool { number != nil || date != nil }
}

/// Removes Markdown marks, the most common HTML tags, and hashtags at the end.
func withoutMarks(_ text: String) -> String {
  // Fast path: most words have no marks.
  guard text.utf8.contains(where: { marks.contains($0) }) else {
    return text.inOneLine
  }
  var result = text
  for mark in ["```", "**", "__", "~~", "<br>", "<b>", "</b>", "<i>", "</i>"] {
    result = result.replacing(mark, with: "")
  }
  result = withoutPairs(of: "`", in: result)
  result = withoutPairs(of: "*", in: result)
  result = withoutLinks(result)
  var words = result.split(whereSeparator: \.isWhitespace).map(String.init)
  // A hashtag alone, or a colour, is the prompt itself.
  while words.count > 1, let last = words.last, last.hasPrefix("#"), last.count > 1,
    Color(web: last) == nil
  {
    words.removeLast()
  }
  result = words.joined(separator: " ")
  if result.count > 2, result.first == "_", result.last == "_" {
    result = String(result.dropFirst().dropLast())
  }
  return result
}

private let marks = Set("*_`~<[#".utf8)

private func withoutPairs(of mark: Character, in text: String) -> String {
  text.filter { $0 == mark }.count % 2 == 0 ? text.filter { $0 != mark } : text
}

/// Replaces `[words](address)` by its words.
private func withoutLinks(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  while let open = rest.firstIndex(of: "["), let middle = rest[open...].firstIndex(of: "]"),
    rest[rest.index(after: middle)...].first == "(",
    let close = rest[middle...].firstIndex(of: ")")
  {
    result += rest[..<open] + rest[rest.index(after: open)..<middle]
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}

/// A place in a line that moves forward.
private struct Cursor {
  private let characters: [Character]
  private(set) var place = 0

  init(_ text: some StringProtocol) {
    characters = Array(text)
  }

  var rest: ArraySlice<Character> { characters[place...] }
  var offset: Int { characters[..<place].reduce(0) { $0 + $1.unicodeScalars.count } }
  private var next: Character? { rest.first }

  mutating func skipSpace() {
    while next?.isWhitespace == true { place += 1 }
  }

  private mutating func take(_ wanted: Set<Character>) -> Bool {
    guard let character = next, wanted.contains(character) else { return false }
    place += 1
    return true
  }

  mutating func skipBullets() {
    while let character = next, "-*+•◦‣·–—>☐☑".contains(character) {
      let after = place + 1
      // A bullet has a space after it; "**1**" is a bold number, and "-5" is a word.
      guard after < characters.count, characters[after].isWhitespace else { break }
      place = after
      skipSpace()
    }
    if rest.starts(with: "[ ]") || rest.lowercased.starts(with: "[x]") {
      place += 3
      skipSpace()
    }
  }

  /// Reads a number or date with the mark that separates it from the words.
  mutating func label() -> (number: Int?, date: RawDate?, isMarked: Bool)? {
    _ = skipEmphasis()
    let start = place
    let readers: [(inout Cursor) -> Label?] = [
      { $0.date() }, { $0.countedWord() }, { $0.ordinal() }, { $0.plain() },
    ]
    for read in readers {
      place = start
      if let label = read(&self), let isMarked = endLabel(needsMark: label.needsMark) {
        return (label.number, label.date, isMarked)
      }
    }
    return nil
  }

  private typealias Label = (number: Int?, date: RawDate?, needsMark: Bool)

  private mutating func skipEmphasis() -> Bool {
    var found = false
    while take(["*", "_", "`"]) { found = true }
    return found
  }

  /// Skips the marks and spaces between a label and the words.
  ///
  /// - Returns: whether there is a mark, or `nil` if the label is part of the words.
  private mutating func endLabel(needsMark: Bool) -> Bool? {
    var hasMark = skipEmphasis()
    let hadSpace = next?.isWhitespace == true || next == nil
    let hadTab = next == "\t"
    // A mark between two digits is part of the words, as in "3:00", "2.5" and "24/7".
    if !hasMark, !hadSpace, rest.dropFirst().first.map({ $0.isASCII && $0.isNumber }) == true {
      return nil
    }
    skipSpace()
    var hasDash = false
    while let character = next, ".):-–—|/=,、．：".contains(character) {
      // A hyphen without space around it is part of a word, as in "3-legged".
      if character == "-" {
        let after = place + 1
        let isJoined = after < characters.count && !characters[after].isWhitespace
        if isJoined && !hadSpace && !hasDash { return nil }
        // After another mark it starts the words, as in "2. -5 degrees".
        if isJoined && hasDash { break }
      }
      hasDash = true
      place += 1
      hasMark = skipEmphasis() || hasMark
      skipSpace()
    }
    if hasDash || hasMark || hadTab { return true }
    return hadSpace && !needsMark ? false : nil
  }

  private mutating func integer(most: Int = 4) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= most, let value = Int(String(digits)) else { return nil }
    place += digits.count
    return value
  }

  private mutating func word() -> String {
    let letters = rest.prefix { $0.isLetter }
    place += letters.count
    return String(letters).lowercased()
  }

  /// Reads "#1" or "1".
  private mutating func plain() -> Label? {
    let hasHash = take(["#"])
    return integer().map { ($0, nil, !hasHash) }
  }

  /// Reads "1st", "2nd", "3rd" or "4th".
  private mutating func ordinal() -> Label? {
    guard let number = integer() else { return nil }
    return ["st", "nd", "rd", "th"].contains(word()) ? (number, nil, false) : nil
  }

  /// Reads "Day 1", "Week 1" or "Day #1", also in other languages.
  private mutating func countedWord() -> Label? {
    let words: Set = [
      "day", "week", "no", "nr", "prompt", "tag", "woche", "día", "dia", "semana", "jour",
      "semaine",
      "giorno", "settimana", "dag", "dzień", "день",
    ]
    guard words.contains(word()) else { return nil }
    _ = take(["."])
    skipSpace()
    _ = take(["#"])
    return integer().map { ($0, nil, false) }
  }

  private mutating func date() -> Label? {
    let start = place
    if let date = numericDate() { return (nil, date, false) }
    place = start
    if let (month, day) = wordDate() { return (nil, .monthDay(month: month, day: day), false) }
    return nil
  }

  /// Reads "2022-11-01", "01-11-2022", "1/11/22" or "1.11.22"; two numbers need a slash.
  private mutating func numericDate() -> RawDate? {
    guard let first = integer(), let mark = next, "-/.".contains(mark) else { return nil }
    place += 1
    guard let second = integer(most: 2) else { return nil }
    guard next == mark else {
      return mark == "/" && first <= 31 ? .unordered(first, second, year: nil) : nil
    }
    place += 1
    guard let third = integer() else { return nil }
    if first > 999 { return CalendarDate(year: first, month: second, day: third).map(RawDate.full) }
    let year = third < 100 ? 2000 + third : third
    guard max(first, second) <= 31, min(first, second) >= 1 else { return nil }
    return .unordered(first, second, year: year)
  }

  /// Reads "Oct 1", "October 1st" or "1 October".
  private mutating func wordDate() -> (Int, Int)? {
    let start = place
    if let month = monthNumber(word()) {
      _ = take(["."])
      skipSpace()
      guard let day = integer(most: 2) else { return nil }
      skipOrdinal()
      return (1...31).contains(day) ? (month, day) : nil
    }
    place = start
    guard let day = integer(most: 2) else { return nil }
    skipOrdinal()
    _ = take(["."])
    skipSpace()
    guard let month = monthNumber(word()) else { return nil }
    return (1...31).contains(day) ? (month, day) : nil
  }

  private mutating func skipOrdinal() {
    let start = place
    if !["st", "nd", "rd", "th"].contains(word()) { place = start }
  }
}

/// Returns the number of an English month from its name or its first three letters.
func monthNumber(_ name: String) -> Int? {
  guard name.count >= 3 else { return nil }
  return CalendarWords.english.months.firstIndex { month in
    month.lowercased() == name || (name.count <= 4 && month.lowercased().hasPrefix(name.prefix(3)))
  }.map { $0 + 1 }
}

extension ArraySlice<Character> {
  fileprivate var lowercased: [Character] { prefix(3).flatMap { $0.lowercased() } }
}
