import InkleafLists

// Lines that count in letters and signs which are labels only where all lines have them.

extension [ListLine] {
  /// Takes Roman numbers in capitals, as in "I Lantern" above "II Moss" and "I – Lantern" above "II – Moss", if they
  /// count from 1; a line with the number 0 may stand above them.
  mutating func takeRomanNumbers() {
    guard count > 4, allSatisfy({ !$0.entry.isLabelled || $0.entry.number == 0 }) else { return }
    let found = map { line -> (number: Int, words: Substring, isMarked: Bool)? in
      let digits = line.text.prefix { "IVXL".contains($0) }
      let rest = line.text[digits.endIndex...]
      let words = rest.drop { $0.isWhitespace || ":-–—".contains($0) }
      guard let mark = rest.first, mark.isWhitespace || mark == ":", !words.isEmpty,
        let number = digits.romanNumber
      else { return nil }
      let isMarked = rest[..<words.startIndex].contains { !$0.isWhitespace }
      return (number, words, isMarked)
    }
    let known = found.compactMap(\.self)
    // With marks, a line may be missing or out of place.
    let areMarked =
      known.count > 4 && known.allSatisfy(\.isMarked) && count - known.count < 4
      && Set(known.map(\.number)).count == known.count
      && known.map(\.number).max() ?? 0 < known.count + 3
    // The first line may be a title, and the last one cut.
    let numbers = found.dropFirst(found[0] == nil ? 1 : 0)
      .dropLast(found[count - 1] == nil ? 1 : 0).map { $0?.number }
    guard areMarked || numbers.count > 4 && numbers == [Int](1...numbers.count) else { return }
    for (index, found) in zip(indices, found) {
      guard let found else { continue }
      self[index].keep(found.words)
      (self[index].entry.number, self[index].entry.isCertain) = (found.number, true)
    }
  }

  /// Leaves numbers out that count months, as in "1 January: Snow" above "2 February: Lamp".
  ///
  /// No list has a prompt on the first of January and the next on the second of February.
  mutating func dropNumbersOfMonths() {
    guard count > 2 else { return }
    let found = map { line -> (number: Int, month: Int, rest: Substring)? in
      let digits = line.text.prefix(while: \.isNumber)
      let rest = line.text[digits.endIndex...].drop { ".):–- ".contains($0) }
      let name = rest.prefix(while: \.isLetter)
      guard let number = Int(digits), rest.startIndex > digits.endIndex, name.count > 2,
        rest[name.endIndex...].contains(where: \.isLetter),
        let month = DateWords.month(name.lowercased())
      else { return nil }
      return (number, month, rest)
    }
    // A title may stand above them.
    let months = found.drop { $0 == nil }
    guard months.startIndex < 3, months.count > 2,
      zip(months, months.dropFirst()).allSatisfy({ one, next in
        guard let one, let next else { return false }
        return next.number == one.number + 1 && next.month == one.month % 12 + 1
      })
    else { return }
    for (place, found) in zip(indices, found) {
      if let found { self[place].keep(found.rest) }
    }
  }

  /// Takes numbers before months that are the prompts themselves, where each is that of its month.
  ///
  /// A first of January is written alike in German.
  mutating func takeNumbersOfMonths() {
    let found = map { line -> (number: Int, words: Substring)? in
      let digits = line.text.prefix(while: \.isNumber)
      let words = line.text[digits.endIndex...].drop { ". ".contains($0) }
      guard let number = Int(digits), words.startIndex > digits.endIndex,
        DateWords.month(words.lowercased()) == number
      else { return nil }
      return (number, words)
    }
    let numbers = found.dropFirst(found.first.map { $0 == nil } == true ? 1 : 0).map { $0?.number }
    guard numbers.count > 3, numbers == [Int](1...numbers.count) else { return }
    for (index, found) in zip(indices, found) {
      guard let found else { continue }
      self[index].entry.date = nil
      self[index].entry.number = found.number
      self[index].takeLabel(before: found.words)
      self[index].isWords = true
    }
  }

  /// Takes the first letters of weekdays away that stand before all numbers, as in "T 1 Lantern" above "F 2 Moss" and
  /// "Th 1: Lantern" above "Fr 2: Moss".
  mutating func dropInitialsBeforeNumbers() {
    // Some are weekdays of other languages, and so labels already.
    guard count > 2, dropFirst().contains(where: { !$0.entry.isLabelled }) else { return }
    let found = map { line -> (initial: Substring, rest: Substring)? in
      let initial = line.text.prefix { $0.isLetter }
      let rest = line.text[initial.endIndex...].drop { $0 == " " || $0 == "." }
      guard 1...2 ~= initial.count, initial.first?.isUppercase == true,
        rest.startIndex > initial.endIndex, rest.first?.isNumber == true
      else { return nil }
      return (initial, rest)
    }
    let inner = found.dropFirst(found[0] == nil ? 1 : 0).dropLast(found[count - 1] == nil ? 1 : 0)
    let days = inner.map { found in
      found.flatMap { found in
        Int(found.rest.prefix(while: \.isNumber)).flatMap {
          $0 <= ListLimits.number ? (day: $0, initial: found.initial) : nil
        }
      }
    }
    let numbers = days.compactMap(\.self)
    // The last number may be cut.
    let sure = numbers.dropLast()
    let areWeekdays = sure.count > 1 && sure.areInAWeek
    guard sure.count > 4 || areWeekdays, numbers.count == days.count,
      Set(sure.map(\.day)).count == sure.count,
      Set(sure.map(\.initial)).count > 2 || areWeekdays,
      Set(sure.map { $0.day % 7 }).count < sure.count || areWeekdays,
      // Days a week apart have the same letters.
      Dictionary(grouping: sure, by: { $0.day % 7 }).values.allSatisfy({ days in
        Set(days.map(\.initial)).count == 1
      })
    else { return }
    for (index, found) in zip(indices, found) {
      guard let found else { continue }
      self[index].keep(found.rest)
      self[index].entry.takeLoose()
    }
  }
}

extension [ListLine] {
  /// Makes numbers in words on lines of their own, as "One" above "Lantern", the numbers of the lines below them.
  ///
  /// - Returns: the first number, where they do not count on above a line each.
  mutating func takeSpelledNumbersAbove() -> ListLine? {
    guard count > 5, !contains(where: \.entry.isLabelled) else { return nil }
    let numbers = map { line in
      var cursor = LabelCursor(line.text)
      let number = cursor.spelledNumber()
      return cursor.next == nil ? number : nil
    }
    let places = indices.filter { numbers[$0] != nil }
    let found = places.compactMap { numbers[$0] }
    // Numbers alone are the prompts themselves.
    guard let first = places.first, places.count > 2, places.count * 5 >= count * 2 - 4,
      places.count * 2 <= count + 2, Set(found).count == found.count
    else { return nil }
    let isEven =
      found == [Int](1...found.count) && zip(places, places.dropFirst()).allSatisfy { $1 - $0 == 2 }
    let line = self[first]
    for place in places where place + 1 < count && numbers[place + 1] == nil {
      self[place + 1].entry.number = numbers[place]
      self[place + 1].entry.isCertain = true
    }
    self = removing(at: Set(places))
    return isEven ? nil : line
  }
}

extension [SourceText.Line] {
  /// The lines without those that count the messages of a thread, as "2/4" between the prompts.
  var withoutThreadMarks: [SourceText.Line] {
    let marks = map(\.text.threadMark)
    let found = marks.compactMap(\.self)
    guard let total = found.first?.total, found.count > 1, found.count * 4 <= filled.count,
      found.allSatisfy({ $0.total == total && $0.part <= total }),
      found.map(\.part).countUp
    else { return self }
    return zip(self, marks).filter { $1 == nil }.map(\.0)
  }
}

extension Collection<(day: Int, initial: Substring)> {
  /// Whether the letters are those of weekdays in a language that has letters for them.
  fileprivate var areInAWeek: Bool {
    let days = compactMap { found in
      found.initial.lowercased().utf8.first.map { (day: found.day, letter: Int($0) - 0x61) }
    }
    return [ListLine].initialsOfWeekdays.contains { week in
      (0..<7).contains { shift in days.allSatisfy { week[($0.day + shift) % 7] == $0.letter } }
    }
  }
}

extension Substring {
  /// The value of a Roman number in capitals, from 1 to 49; `nil` for other letters.
  var romanNumber: Int? {
    let digits = map { DateWords.romanDigits[$0] ?? 0 }
    guard !digits.contains(0), (1...49).contains(digits.romanValue) else { return nil }
    return digits.romanValue
  }

  /// The numbers of a line such as "2/4" or "(2/4)".
  fileprivate var threadMark: (part: Int, total: Int)? {
    let parts = filter { !$0.isWhitespace && !"()🧵".contains($0) }.split(
      separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ 1...2 ~= $0.utf8.count }), let part = Int(parts[0]),
      let total = Int(parts[1]), total > 1
    else { return nil }
    return (part, total)
  }
}
