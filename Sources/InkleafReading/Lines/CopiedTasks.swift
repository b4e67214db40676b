import InkleafLists

// Lines as programs of schools and pictures of text have them: deadlines below tasks, weekdays in brackets, and numbers
// that touch their words.

extension [SourceText.Line] {
  /// Takes the lines out that say when the task above them is due, as in "Due Sep 11 at 11:59pm | 10 pts".
  ///
  /// - Returns: these lines.
  mutating func takeDeadlines() -> [SourceText.Line] {
    let places = indices.dropFirst().filter { place in
      self[place].text.isDeadline && !self[place - 1].text.isDeadline
    }
    guard places.count > 1, places.count * 3 >= filled.count else { return [] }
    let deadlines = places.map { self[$0] }
    self = removing(at: Set(places))
    return deadlines
  }

  /// The lines with a colon behind weekdays that stand in brackets before the words, as in "(Mon) Bear".
  var withWeekdaysBare: [SourceText.Line] {
    let found = map(\.text.weekdayInBrackets)
    let count = found.count { $0 != nil }
    guard count > 2, count * 3 >= filled.count * 2 else { return self }
    return with(found.map { $0.map { "\($0.name): \($0.words)" } })
  }

  /// The lines with a point behind numbers, and without the sign that touches these, as in "→1 bear", where they count
  /// so.
  var withoutSignsAtNumbers: [SourceText.Line] {
    let found = map(\.text.numberBehindSign)
    let numbers = found.compactMap { $0?.number }
    guard numbers.count > 2, numbers[0] == 1, numbers.countUp,
      Set(found.compactMap { $0?.sign }).count == 1, numbers.count * 3 >= filled.count * 2
    else { return self }
    return with(found.map { $0.map { "\($0.number).\($0.words)" } })
  }

  /// The lines with a point behind numbers that touch their words, as in "1bear", where all lines count so.
  var withNumbersApart: [SourceText.Line] {
    let lines = filled
    let numbers = lines.map { Int($0.text.prefix(while: \.isNumber)) }
    guard lines.count > 3, numbers == [Int](1...lines.count),
      lines.allSatisfy({ line in
        let word = line.text.drop(while: \.isNumber).prefix(while: \.isLetter)
        return word.count > 2
      })
    else { return self }
    return map { line in
      let number = line.text.prefix(while: \.isNumber)
      guard !number.isEmpty else { return line }
      return line.with("\(number). \(line.text.dropFirst(number.count))")
    }
  }
}

extension Substring {
  /// A number that touches a sign before it, and the words behind a space.
  fileprivate var numberBehindSign: (sign: Character, number: Int, words: Substring)? {
    guard let sign = first, !sign.isLetter, !sign.isNumber, !sign.isWhitespace,
      !"#(['\"“„-–—+$€£".contains(sign)
    else { return nil }
    let figures = dropFirst().prefix(while: \.isFigure)
    let words = self[figures.endIndex...]
    guard let number = Int(figures), words.first == " ", words.contains(where: \.isLetter) else {
      return nil
    }
    return (sign, number, words)
  }

  /// Whether it says when work is due, and nothing else.
  fileprivate var isDeadline: Bool {
    let words = lowercased()
    return ["due ", "fällig ", "à rendre ", "vence ", "posted ", "assigned "].contains(
      where: words.hasPrefix) && count < 60 && contains(where: \.isNumber)
      && !contains(": ") && !contains(" - ") && !contains(" – ")
  }

  /// A weekday in brackets at the start, and the words behind it; `nil` for another text.
  fileprivate var weekdayInBrackets: (name: Substring, words: Substring)? {
    guard let first, "(（".contains(first), let end = firstIndex(where: { ")）".contains($0) })
    else { return nil }
    let name = self[..<end].dropFirst()
    let words = self[end...].dropFirst().drop(while: \.isWhitespace)
    // "(月)" has a sign.
    let sign = name.unicodeScalars.count == 1 ? name.unicodeScalars.first : nil
    guard !words.isEmpty,
      DateWords.isWeekday(name.lowercased()) || sign.flatMap(DateWords.weekday(ofSign:)) != nil
    else { return nil }
    return (name, words)
  }
}
