import InkleafLists

// Nouns that nobody foresaw before numbers and dates: "Task 1: Owl", "Porte 2 Fox", "Week commencing 5 October: Cat".

extension [ListLine] {
  /// Leaves out words that several lines have before numbers or dates that count on, whatever stands around these lines.
  mutating func takeSharedCounters() {
    guard count > 2 else { return }
    var found: [String: [(place: Int, rest: Substring)]] = [:]
    for place in indices where !self[place].entry.mayBeLabelled {
      if let counter = self[place].counter {
        found[counter.name, default: []].append((place, counter.rest))
      }
    }
    guard
      let lines = found.values.max(by: { ($0.count, $1[0].place) < ($1.count, $0[0].place) }),
      lines.map({ EntryText($0.rest) }).countOn
    else { return }
    for (place, rest) in lines {
      // Signs around a label alone, as in "☾ day 1 ☽", are no words.
      let isBare = !rest.drop(while: \.isNumber).contains(where: \.isLetter)
      self[place].keep(isBare ? rest.prefix(while: \.isNumber) : rest)
      self[place].entry.takeLoose()
    }
  }
}

extension [ListLine] {
  /// Makes a word for "day" that all lines have behind their numbers a part of the label.
  ///
  /// So "Eule" is the prompt of "1. Tag Eule", and "Pelėda" that of "Spalio 1 d. Pelėda".
  mutating func takeCountersBehindNumbers() {
    guard count > 2 else { return }
    let labels = map(\.entry.withLoose)
    let found = zip(self, labels).map { line, label -> (counter: String, rest: Substring)? in
      guard label.isLabelled, label.offset > 0 else { return nil }
      let words = Substring(line.text.unicodeScalars.dropFirst(label.offset))
      let counter = words.prefix { $0.isLetter }
      let rest = words[counter.endIndex...].drop { ".:–—- ".contains($0) }
      guard rest.startIndex > counter.endIndex, rest.contains(where: \.isLetter),
        DateWords.countersBehindNumbers.contains(counter.lowercased())
          || counter == "d" && words[counter.endIndex] == "."
      else { return nil }
      return (counter.lowercased(), rest)
    }
    guard Set(found.map { $0?.counter }).count == 1, found[0] != nil else { return }
    for (place, found) in zip(indices, found) {
      guard let found else { continue }
      self[place].entry = labels[place]
      self[place].takeLabel(before: found.rest)
    }
  }
}

extension DateWords {
  /// Words for "day" and "week" that languages have behind a number of an order.
  fileprivate static let countersBehindNumbers: Set = [
    "day", "week", "jour", "semaine", "día", "dia", "semana", "giorno", "settimana", "tag", "woche",
    "türchen", "dag", "päev", "nädal", "päivä", "viikko", "diena", "savaitė", "nedēļa", "den",
    "týden",
    "deň", "týždeň", "dan", "tjedan", "teden", "dzień", "tydzień", "nap", "hét", "gün", "hafta",
    "eguna",
    "dagur", "день", "неделя", "тиждень", "ден", "седмица", "дан",
  ]
}

extension ListLine {
  /// Up to three words before a number or date, in lower case, and all from there on; `nil` for other lines.
  fileprivate var counter: (name: String, rest: Substring)? {
    let words = text.drop { !$0.isLetter && !$0.isNumber }
    guard let digit = words.prefix(40).firstIndex(where: \.isNumber) else { return nil }
    var parts = words[..<digit].split { $0.isWhitespace || $0 == "#" }
    var start = digit
    // "October" in "Week of October 5" belongs to the date.
    if let month = parts.last, DateWords.month(month.lowercased()) != nil {
      start = month.startIndex
      parts.removeLast()
    }
    guard (1...3).contains(parts.count), let first = parts.first, first.count > 1,
      // They are no part of the list's own numbers.
      !furtherPrompts.contains(first.lowercased().filter(\.isLetter)),
      parts.allSatisfy({ $0.allSatisfy { $0.isLetter || "/'’.".contains($0) } }),
      words[..<start].last.map({ $0.isWhitespace || $0 == "#" }) == true
    else { return nil }
    return (parts.joined(separator: " ").lowercased(), words[start...])
  }
}

extension [EntryText] {
  /// Whether these are numbers or dates before words, three or more, each behind the one before.
  ///
  /// Numbers without a mark behind them count from 1 on, since "Draw 3 owls" is no label.
  fileprivate var countOn: Bool {
    // "Level 1 (easy)" has no words.
    guard !contains(where: { ($0.loose?.text ?? $0.text).hasPrefix("(") }) else { return false }
    let numbers = compactMap(\.anyNumber)
    if count > 2, numbers.count == count {
      return !contains { ($0.loose?.text ?? $0.text).isEmpty }
        && (allSatisfy(\.isCertain)
          ? zip(numbers, numbers.dropFirst()).allSatisfy(<) : numbers == [Int](1...count))
    }
    let dates = compactMap(\.date)
    return count > 2 && dates.count == count && !contains(where: \.text.isEmpty)
      && zip(dates, dates.dropFirst()).allSatisfy { ($0.days(to: $1) ?? 0) > 1 }
  }
}
