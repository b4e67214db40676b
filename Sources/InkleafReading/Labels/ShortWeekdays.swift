import InkleafLists

// Weekdays that languages shorten in their own way, or to a letter: "Pzt: Bear", and "M - Bear" above "T - Cat".

extension [ListLine] {
  /// Makes short names and first letters of weekdays labels, where they follow each other.
  ///
  /// Lines without one may stand around them, and above each week.
  mutating func takeShortWeekdays() {
    guard count > 2 else { return }
    let names = map { ShortWeekday($0.text) }
    guard names.count(where: { $0 != nil }) * 2 > count else { return }
    for week in ShortWeek.all {
      guard let days = week.days(of: names, in: self) else { continue }
      for (place, day) in zip(indices, days) {
        guard let day, let name = names[place] else { continue }
        self[place].keep(name.words)
        (self[place].entry.hasWeekday, self[place].entry.weekday) = (true, day)
      }
      return
    }
  }
}

extension RawList {
  /// Takes weekdays in brackets behind the words of all prompts away, as in "Lines (Mon)", where they follow each other.
  mutating func takeWeekdaysBehindWords() {
    guard entries.count > 2 else { return }
    let found = entries.map { entry -> (words: Substring, day: Int)? in
      guard entry.text.last == ")", let start = entry.text.lastIndex(of: "("),
        case let name = entry.text[entry.text.index(after: start)...].dropLast(),
        let day = DateWords.weekday(name.lowercased()),
        case let words = entry.text[..<start].trimmed, !words.isEmpty
      else { return nil }
      return (words, day)
    }
    // One of many may be cut or out of place.
    let starts = found.enumerated().compactMap { place, found in
      found.map { ($0.day - place + 7 * entries.count) % 7 }
    }
    let most = Dictionary(grouping: starts) { $0 }.values.map(\.count).max() ?? 0
    let strays = entries.count - most
    guard strays == 0 || strays < 3 && strays * 4 < entries.count else { return }
    for (index, found) in zip(entries.indices, found) {
      guard let found else { continue }
      (entries[index].text, entries[index].weekday) = (String(found.words), found.day)
    }
  }
}

/// The first word of a line that could be a short weekday, and what is behind it.
private struct ShortWeekday {
  /// The word in lower case.
  var name: String
  /// What comes behind the word and the marks there.
  var words: Substring
  /// Whether a mark or a wide gap is between them.
  var isMarked: Bool

  init?(_ text: Substring) {
    let text = text.drop { "-*•–_[( \t".contains($0) }
    // The longest has six letters, and most lines begin with a number.
    guard text.first?.isLetter == true,
      case let name = text.prefix(9).prefix(while: { $0.isLetter || $0.isNumber }), name.count < 9
    else { return nil }
    let words = text[name.endIndex...].drop { ".,:)]*_=-–—： \t".contains($0) }
    guard !words.isEmpty, ShortWeek.allNames.contains(name.lowercased()) else { return nil }
    let marks = text[name.endIndex..<words.startIndex]
    // "A-line" and "T.rex" are words.
    guard marks.contains(where: \.isWhitespace) || marks.contains(":") else { return nil }
    (self.name, self.words) = (name.lowercased(), words)
    isMarked = marks.count > 1 || marks == ":"
  }
}

/// How a language shortens its weekdays.
struct ShortWeek {
  /// The names of each weekday, Monday first.
  var names: [[String]]
  /// Whether these are single letters, which could be others.
  var areLetters: Bool

  /// - Parameter text: the seven names, with a stroke between several of a day.
  init(_ text: String, areLetters: Bool = false) {
    self.areLetters = areLetters
    names = text.split(separator: " ").map { $0.split(separator: "/").map(String.init) }
  }

  /// - Parameter letters: the first letters in English, German, French, Spanish, Italian, Portuguese or Dutch.
  init(letters: [Int]) {
    names = letters.map { [String(UnicodeScalar(UInt8($0 + 0x61)))] }
    areLetters = true
  }

  /// The letters of English calendars; Thursday and Tuesday, and the days of a weekend, may have the same.
  static let english = ShortWeek(
    "m/mo t/tu/tue w/we th/r/t/thu f/fr/fri s/sa/sat s/su/u/sun", areLetters: true)

  static let all =
    [
      "pzt sal çar per cum cmt paz", "δευ/δε τρί/τρ τετ/τε πέμ/πε παρ/πα σάβ/σα κυρ/κυ",
      "सोम मंगल बुध गुरु शुक्र शनि रवि", "sen sel rab kam jum sab min", "t2 t3 t4 t5 t6 t7 cn",
      "จันทร์/จ อังคาร/อ พุธ/พ พฤหัส/พฤหัสบดี/พฤ ศุกร์/ศ เสาร์/ส อาทิตย์/อา",
      "po út st čt pá so ne", "ma ti ke to pe la su",
      "pon/pn wt śr/sr czw/cz pt sob/sb niedz/nd/ndz",
    ].map { ShortWeek($0) }
    + [english]
    + [ListLine].initialsOfWeekdays.map { ShortWeek(letters: $0) }

  /// The names of all languages.
  static let allNames = Set(all.flatMap { $0.names.joined() })

  /// Returns the weekday of each line that begins with one; `nil` where these are other words.
  fileprivate func days(of labels: [ShortWeekday?], in lines: [ListLine]) -> [Int?]? {
    let known = Set(names.joined())
    let places = labels.indices.filter { place in
      guard let label = labels[place], known.contains(label.name) else { return false }
      return areLetters || label.isMarked || label.words.first?.isNumber == true
    }
    let least = areLetters ? 5 : 3
    // What is understood as it stands is left alone.
    guard places.count >= least, places.contains(where: { !lines[$0].entry.isLabelled }),
      (labels.count - places.count) * 2 <= places.count
    else {
      return nil
    }
    var days = [Int?](repeating: nil, count: labels.count)
    var (last, faults, jumps): (Int?, Int, Int) = (nil, 0, 0)
    for place in places {
      let name = labels[place]?.name ?? ""
      let choices = names.indices.filter { names[$0].contains(name) }
      let day = choices.min { distance(from: last, to: $0) < distance(from: last, to: $1) }
      let step = distance(from: last, to: day ?? 0)
      if last != nil, step > 3 { faults += 1 }
      if last != nil, step > 1, step != 3 || day != 0 { jumps += 1 }
      (days[place], last) = (day, day)
    }
    let found = places.compactMap { labels[$0] }
    let isDated = found.allSatisfy { $0.words.first?.isNumber == true }
    guard isDated || faults * 10 <= places.count + 10, Set(places.compactMap { days[$0] }).count > 2
    else { return nil }
    guard areLetters else { return days }
    // Letters that begin the words behind them are those of a word.
    let areInitials = found.allSatisfy { label in
      label.words.lowercased().hasPrefix(label.name.prefix(1))
    }
    let areMarked = found.count(where: \.isMarked) * 5 >= found.count * 3
    guard !areInitials, areMarked || jumps == 0 else { return nil }
    // Any other line stands above a week, or around the list.
    let others = labels.indices.filter { days[$0] == nil }
    let areHeadings = others.allSatisfy { place in
      place < 2 || place == labels.count - 1
        || days[place + 1] != nil
          && (lines[place].startsParagraph || lines[place].entry.isWeek)
    }
    return areHeadings ? days : nil
  }

  /// The number of days from one weekday to the next such.
  private func distance(from last: Int?, to day: Int) -> Int {
    last.map { (day - $0 + 6) % 7 + 1 } ?? day
  }
}
