import InkleafLists

// When an evening begins: "Oct 6 7pm Lantern", "06.10. 18:30–20:00 Uhr Lantern".

extension RawList {
  /// Leaves out the times that all words behind dates begin with; one may lack it.
  mutating func takeTimesBehindDates() {
    guard entries.count > 2, entries.allSatisfy({ $0.date != nil }) else { return }
    let words = entries.map { $0.text[...].withoutTime }
    guard words.count(where: { $0 == nil }) < 2, let first = entries.first else { return }
    doubt("the times before the words are left out", at: first)
    setTexts(words)
  }
}

extension [SourceText.Line] {
  /// Takes the times away that stand behind a comma between days and words, as in "Monday 5 October, 18:00–20:00: Owl".
  ///
  /// - Returns: the first line that had one.
  mutating func takeTimesOfDays() -> SourceText.Line? {
    let found = map(\.text.withoutTimeOfDay)
    let count = found.count { $0 != nil }
    guard count > 1, count * 2 > filled.count, let first = found.firstIndex(where: { $0 != nil })
    else { return nil }
    self = with(found)
    return self[first]
  }
}

extension Substring {
  /// The text without a time behind the comma that ends its day; `nil` for any other text.
  fileprivate var withoutTimeOfDay: String? {
    let head = prefix(48)
    guard head.contains(","), head.contains(where: \.isNumber) else { return nil }
    for comma in head.indices where self[comma] == "," {
      let rest = self[comma...].dropFirst().drop(while: \.isWhitespace)
      guard rest.first?.isNumber == true, let words = rest.withoutTime else { continue }
      let day = EntryText(label: self[..<comma])
      guard day.date != nil || day.hasWeekday,
        day.text.isEmpty || day.text == ":"
      else { continue }
      return "\(self[..<comma]): \(words)"
    }
    return nil
  }

  /// The words behind a time, or behind two of them; `nil` where none is before words.
  fileprivate var withoutTime: Substring? {
    var rest = drop { $0 == "," || $0.isWhitespace }
    for word in ["at ", "um ", "à ", "@ "] where rest.prefix(3).lowercased().hasPrefix(word) {
      rest = rest.dropFirst(word.count)
    }
    guard var isSure = rest.takeClock()?.isSure else { return nil }
    var end = rest.drop(while: \.isWhitespace)
    if let dash = end.first, "-–—".contains(dash) {
      end = end.dropFirst().drop(while: \.isWhitespace)
      if let last = end.takeClock() { (rest, isSure) = (end, isSure || last.isSure) }
    }
    let words = rest.drop { $0.isWhitespace || ",:-–—|•".contains($0) }
    return isSure && words.startIndex > rest.startIndex && !words.isEmpty ? words : nil
  }

  /// Takes an hour from 0 to 24, with minutes or without, from the start; `nil` where there is none.
  ///
  /// It is sure where its signs leave no doubt, as "7pm", "19:00" and "19 Uhr" do.
  mutating func takeClock() -> (hour: Int, minutes: Int?, isSure: Bool)? {
    let hours = prefix(while: \.isFigure)
    guard (1...2).contains(hours.count), var hour = Int(hours), hour < 25 else { return nil }
    var (rest, isSure) = (self[hours.endIndex...], false)
    var minutes: Int?
    let figures = rest.dropFirst().prefix(while: \.isFigure)
    if let mark = rest.first, ":.hH".contains(mark), figures.count == 2, let number = Int(figures),
      number < 60
    {
      (rest, minutes, isSure) = (rest[figures.endIndex...], number, mark != ".")
    }
    let behind = rest.drop(while: \.isWhitespace)
    let name = behind.prefix { $0.isLetter || $0 == "." }
    let sign = name.lowercased().filter(\.isLetter)
    if ["am", "pm", "h", "uhr"].contains(sign) {
      (rest, isSure) = (behind[name.endIndex...], true)
      if sign.last == "m" { hour = hour % 12 + (sign == "pm" ? 12 : 0) }
    }
    guard rest.first?.isLetter != true else { return nil }
    self = rest
    return (hour, minutes, isSure)
  }
}
