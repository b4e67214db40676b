// Words and weekdays before words.

extension LabelCursor {
  /// Reads "Day 1", "Week 1", "Day #1" or "Day 1-3", also in other languages.
  mutating func countedWord() -> Label? {
    if take("第") {
      guard let number = integer(), take("天日回週周") else { return nil }
      return Label(number: number)
    }
    let word = word()
    let isWeek = DateWords.weekCounters.contains(word)
    guard isWeek || DateWords.dayCounters.contains(word) else { return nil }
    _ = take(".")
    skipSpace()
    if isWeek, let date = dateOfWeek() { return date }
    _ = take("#")
    if let number = integer() {
      return Label(number: number, last: last(after: number), isWeek: isWeek)
    }
    // "Week One" is mostly a heading.
    return isWeek ? nil : numberWord().map { Label(number: $0, needsMark: true) }
  }

  /// Reads the date of "Week of October 5".
  private mutating func dateOfWeek() -> Label? {
    let start = place
    if ["of", "vom", "du"].contains(word()) {
      skipSpace()
      if let date = wordDate() { return date }
    }
    place = start
    return nil
  }

  /// Reads "One" or "Twenty-One".
  private mutating func numberWord() -> Int? {
    let words = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    let first = word()
    if let index = words.firstIndex(of: first) { return index + 1 }
    guard let tens = ["twenty", "thirty"].firstIndex(of: first) else { return nil }
    let start = place
    if take("- "), let index = words.prefix(9).firstIndex(of: word()) {
      return tens * 10 + 21 + index
    }
    place = start
    return tens * 10 + 20
  }

  /// Reads "IV." or "iv)": a number only where the whole list counts so.
  mutating func romanLabel() -> Label? {
    let start = place
    let digits: [Unicode.Scalar: Int] = [
      "I": 1, "V": 5, "X": 10, "i": 1, "v": 5, "x": 10,
    ]
    var values: [Int] = []
    while let next, let value = digits[next] {
      values.append(value)
      place += 1
    }
    let number = zip(values, values.dropFirst() + [0]).reduce(0) { sum, pair in
      sum + (pair.0 < pair.1 ? -pair.0 : pair.0)
    }
    guard number > 0, next == "." || next == ")", endLabel(needsMark: true) == .marked else {
      place = start
      return nil
    }
    return Label(number: number, isLoose: true)
  }

  /// Skips a weekday after a date, as in "10/1(Fri)" or "Oct 1, Friday:".
  mutating func skipWeekday() {
    let start = place
    if take(",") {
      skipSpace()
      let isDay = DateWords.isWeekday(word())
      let end = place
      skipSpace()
      if isDay, let next, ":-–—|".unicodeScalars.contains(next) {
        place = end
        return
      }
      place = start
    }
    skipSpace()
    guard take("(（"), DateWords.isWeekday(word()) || isDayOfWeek(scalars[place - 1]),
      take(")）")
    else {
      place = start
      return
    }
  }

  /// Skips the word before the day in "Friday the 1st".
  private mutating func skipArticle() {
    let start = place
    if ["the", "den", "der", "le", "el", "il"].contains(word()) {
      skipSpace()
      if next?.isDigit == true { return }
    }
    place = start
  }

  private func isDayOfWeek(_ scalar: Unicode.Scalar) -> Bool {
    "月火水木金土日월화수목금토일".unicodeScalars.contains(scalar)
  }

  /// Reads a weekday with a number or date after it, or with a mark.
  mutating func weekdayLabel(from start: Int) -> Label? {
    place = start
    guard DateWords.isWeekday(word()) else { return nil }
    if starts(with: "-feira") { place += 6 }
    _ = skipEmphasis()
    let afterDay = place
    _ = take(".")
    _ = take(",")
    skipSpace()
    skipArticle()
    if next?.properties.isAlphabetic == true || next?.isDigit == true || next == "#",
      var label = label(), !label.hasWeekday
    {
      label.hasWeekday = true
      return label
    }
    place = afterDay
    _ = take(".")
    guard endLabel(needsMark: true) == .marked else {
      place = start
      return nil
    }
    return Label(hasWeekday: true, isMarked: true)
  }
}
