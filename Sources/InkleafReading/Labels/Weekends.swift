import InkleafLists

// Weekends among weekdays: "Friday: Teapot" above "Weekend: Bridge".

extension [ListLine] {
  /// Takes the weekend before words as a label where other lines have weekdays alone.
  mutating func takeWeekends() {
    guard count(where: \.hasLoneWeekday) > 2 else { return }
    for index in indices where !self[index].entry.isLabelled {
      guard let rest = self[index].text.behindWeekend else { continue }
      let words = rest.drop { $0.isWhitespace || ":：–—-.".contains($0) }
      guard rest[..<words.startIndex].contains(where: { !$0.isWhitespace }), !words.isEmpty else {
        continue
      }
      self[index].takeLabel(before: words)
      (self[index].entry.hasWeekday, self[index].entry.weekday) = (true, DateWords.saturday)
    }
  }
}

extension ListLine {
  /// Whether a weekday, or a weekend, is before the words, without number and date.
  var hasLoneWeekday: Bool {
    entry.hasWeekday && entry.number == nil && entry.date == nil && !entry.text.isEmpty
      && (entry.weekday ?? -1) >= 0
  }
}

extension DateWords {
  /// The weekday that a weekend begins on, where 0 is Monday.
  static let saturday = 5

  /// Names of the weekend.
  fileprivate static let weekends = [
    "weekend", "week-end", "wochenende", "fin de semana", "finde", "fim de semana", "weekeinde",
    "fine settimana", "helgen", "helg", "víkend", "hétvége", "viikonloppu", "выходные", "вихідні",
    "hafta sonu", "週末", "周末", "주말",
  ]
}

extension Substring {
  /// What is behind the name of the weekend that it begins with; `nil` without one.
  var behindWeekend: Substring? {
    let start = drop { !$0.isLetter }
    let lower = start.prefix(24).lowercased()
    guard let name = DateWords.weekends.first(where: lower.hasPrefix) else { return nil }
    // "Weekends" and "Weekender" are other words.
    let rest = start.dropFirst(name.count)
    return rest.first?.isLetter == true ? nil : rest.drop { "*_".contains($0) }
  }
}
