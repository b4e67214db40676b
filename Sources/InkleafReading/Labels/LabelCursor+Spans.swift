import InkleafLists

// Several days in one label, as in "1-3:", "1st & 2nd", "Vom 1. bis 3. Oktober" and "10月1日〜3日".

extension LabelCursor {
  /// Takes a dash or a word that stands between the first and the last day.
  mutating func takeRange() -> Bool {
    if take("-–—~〜～至到") { return true }
    let start = place
    let word = word()
    // "1 t/m 3" is short for "tot en met".
    if word == "t", take("/"), self.word() == "m" { return true }
    if Self.rangeWords.contains(word) { return true }
    place = start
    return false
  }

  /// Takes a sign or a word that joins two days that follow each other, as in "Oct 3 & 4" and "3日・4日".
  mutating func takeJoint() -> Bool {
    if take("&+・") { return true }
    let start = place
    if DateWords.joints.contains(word()) { return true }
    place = start
    return false
  }

  static let rangeWords: Set = [
    "to", "until", "till", "through", "thru", "bis", "au", "à", "al", "a", "ao", "até", "tot",
    "til",
    "do", "по", "до", "ile",
  ]

  /// Words before the first day, as in "From Oct 1 to Oct 3".
  static let wordsBefore: Set = [
    "from", "vom", "von", "du", "del", "dal", "de", "desde", "da", "van", "från", "fra", "od", "с",
    "со", "від", "з",
  ]

  /// Reads a span behind a word such as "from" or "vom".
  mutating func spanBehindWord() -> Label? {
    guard Self.wordsBefore.contains(word()), next?.isSpace == true else { return nil }
    skipSpace()
    _ = takeWeekday()
    return span { $0.days > 1 || $0.last != nil }
  }

  /// Reads dates or a span of numbers in the first form that is wanted.
  mutating func span(where isWanted: (Label) -> Bool) -> Label? {
    let start = place
    let readers: [(inout LabelCursor) -> Label?] = [
      { $0.wordDates() }, { $0.daysOfMonth() }, { $0.numericDates() }, { $0.numberedSpan() },
    ]
    for read in readers {
      place = start
      if let label = read(&self), isWanted(label) { return label }
    }
    return nil
  }

  /// Reads days with numbers alone, as in "1er au 3".
  private mutating func numberedSpan() -> Label? {
    guard let first = integer(most: 3), let last = lastDay(after: first) else { return nil }
    return Label(number: first, last: last, needsMark: true)
  }

  /// Reads the end of a span whose first number was read, with what makes both of them days.
  mutating func lastDay(after first: Int) -> Int? {
    let start = place
    _ = takeOrdinal()
    _ = take(".")
    skipSpace()
    if takeRange() {
      skipSpace()
      if isBehindWeekday { skipWeekdayBeforeNumber() }
      if let last = integer(most: 3), last > first, last - first < 100 {
        _ = takeOrdinal()
        _ = take(".")
        return last
      }
    }
    place = start
    return nil
  }

  /// Reads the end of a span such as "1-3", "1 & 2" or "1, 2, 3:"; its first number was read.
  mutating func last(after first: Int) -> Int? {
    let start = place
    if take("-–~〜～"), let last = integer(), last > first, last - first < 100 {
      // "1~3일" has a sign behind the last day alone.
      if next?.isEastAsianLetter == true { _ = takeOrdinal() }
      return last
    }
    place = start
    if let last = spelledLast(after: first) { return last }
    place = start
    // "3. & 4." has a point behind both.
    let hasPoint = take(".")
    skipSpace()
    let hasComma = next == ","
    var last = first
    while takeJoint() || take(",") {
      skipSpace()
      skipWeekdayBeforeNumber()
      guard integer() == last + 1 else { break }
      last += 1
      // "1, 2 steps" has words.
      if !hasComma || next == ":", !hasPoint || next == "." { return last }
      skipSpace()
    }
    place = start
    return nil
  }

  /// Reads the end of a span such as "1st - 3rd", "1 to 3:" or "1.-3."; its first number was read.
  private mutating func spelledLast(after first: Int) -> Int? {
    let start = place
    let isOrdinal = isOrdinal(word())
    if !isOrdinal { place = start }
    let hasPoint = !isOrdinal && take(".")
    if !hasPoint { skipSpace() }
    let mark = next
    guard takeRange() else { return nil }
    let hasWord = mark?.isLetterOfWord == true
    if !hasPoint { skipSpace() }
    skipWeekdayBeforeNumber()
    guard let last = integer(), last > first, last - first < 100 else { return nil }
    let after = place
    if self.isOrdinal(word()) { return isOrdinal || hasWord ? last : nil }
    place = after
    // A year may follow, as in "Oct 1 – 3, 2026".
    let hasYear = next == "," && scalar(1) == " " && scalar(2)?.isDigit == true
    var end = place
    while end < scalars.count, scalars[end].isSpace { end += 1 }
    let hasColon = end < scalars.count && (scalars[end] == ":" || scalars[end] == "：")
    // "Days 1 to 3 - boat" has a word between the days, so that a dash behind them is no further one.
    let hasDash =
      hasWord && end > place && end + 1 < scalars.count
      && "-–—".unicodeScalars.contains(scalars[end])
      && scalars[end + 1].isSpace
    return hasColon || hasDash || hasYear || hasPoint && next == "." ? last : nil
  }

  /// Skips the second weekday in "Mon 1 - Wed 3" and "Sat 3 & Sun 4".
  private mutating func skipWeekdayBeforeNumber() {
    let start = place
    guard DateWords.isWeekday(word()), take(" ."), next?.isDigit == true else {
      place = start
      return
    }
  }

  /// Reads the end of a span of an order, as in "1st & 2nd" and "1일~3일"; the first number was read with
  /// what makes it one of an order.
  mutating func lastOrdinal(after first: Int) -> Int? {
    let start = place
    skipSpace()
    if takeJoint() || takeRange() {
      skipSpace()
      if let last = integer(most: 3), last > first, last - first < 100, takeOrdinal() {
        return last
      }
    }
    place = start
    return nil
  }

  /// Skips the second weekday in "Sat/Sun 3/4", "Sat & Sun Oct 3-4" and "Sat, Sun:"; the first was read.
  mutating func skipSecondWeekday() -> Bool {
    let start = place
    skipSpace()
    if take("/") || takeJoint() || takeRange() {
      skipSpace()
      let word = place
      // "Friday - sun" has a short name at its end, which is a word to draw.
      if takeWeekday() != nil, next != nil || place - word > 4 || !isBehindLongWord(start) {
        return true
      }
    } else if take(",") {
      skipSpace()
      // "Mon, Wed, Fri: ..." has more of them; without a colon, it may be a word to draw.
      if takeWeekday() != nil, next == ":" { return true }
    }
    place = start
    return false
  }

  /// Whether a word of more than four letters ends at a place.
  private func isBehindLongWord(_ end: Int) -> Bool {
    scalars[..<end].suffix(5).count == 5 && scalars[..<end].suffix(5).allSatisfy(\.isLetterOfWord)
  }

  /// Takes a weekday with the marks and spaces behind it, as in "Sunday, ", and returns it.
  mutating func takeWeekday() -> Int? {
    let start = place
    guard let day = DateWords.weekday(word()) else {
      place = start
      return nil
    }
    _ = take(".")
    _ = take(",")
    skipSpace()
    return day
  }

  /// Reads the two days behind two weekdays, such as "3/4", "3./4.10." and "3 & 4 Oct".
  mutating func twoDays() -> Label? {
    let start = place
    if let first = integer(most: 2) {
      _ = take(".")
      if take("/"), integer(most: 2) == first + 1 {
        let end = place
        if take("./"), let month = integer(most: 2), var label = monthDay(month, first) {
          _ = take(".")
          _ = endLabel(needsMark: false)
          label.days = 2
          return label
        }
        place = end
        _ = endLabel(needsMark: false)
        return Label(number: first, last: first + 1)
      }
    }
    place = start
    return label()
  }

  /// Reads days of one month in numbers, such as "1.-3.10." and "1–3/10".
  mutating func daysOfMonth() -> Label? {
    guard let first = integer(most: 2) else { return nil }
    let hasPoint = take(".")
    guard take("-–—"), let last = integer(most: 2), last > first, let mark = next,
      mark == "." || mark == "/" && !hasPoint
    else { return nil }
    place += 1
    guard let month = integer(most: 2), var label = monthDay(month, first), last <= 31 else {
      return nil
    }
    label.days = last - first + 1
    guard next == mark else { return mark == "/" ? label : nil }
    place += 1
    if let year = integer(), let date = CalendarDate(year: year, month: month, day: first) {
      label.date = .full(date)
    }
    return label
  }
}

extension [ListLine] {
  /// Takes away a last line that is cut within its span, as "Days 10 thro" below "Days 7 through 9: Lamp".
  mutating func takeCutSpan() -> ListLine? {
    func isSpan(_ entry: EntryText) -> Bool { entry.last != nil || entry.days > 1 }
    let labels = map(\.entry).filter(\.isLabelled)
    guard labels.count > 2, let last, last.entry.isLabelled, !isSpan(last.entry),
      labels.dropLast().allSatisfy(isSpan), LabelCursor.isBeginOfRange(last.entry.text)
    else { return nil }
    return removeLast()
  }
}

extension LabelCursor {
  /// Whether words are the beginning of what stands between the first and the last day.
  fileprivate static func isBeginOfRange(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ")
    guard let first = words.first else { return false }
    if text.allSatisfy({ $0.isNumber || "./-".contains($0) }) { return true }
    return words.count == 1
      ? rangeWords.contains { $0.hasPrefix(first) }
      : words.count == 2 && rangeWords.contains(String(first)) && Int(words[1]) != nil
  }
}
