// Lines that count weeks and days: "Week 1, Day 1: Bear", "W1 D1: Bear" and "Monday (Week 1): Bear".

extension [SourceText.Line] {
  /// The lines with each week that stands beside days as a heading above them.
  var withWeeksAbove: [SourceText.Line] {
    let found = map(\.text.weekBesideDay)
    let places = indices.filter { found[$0] != nil }
    guard let first = places.first, places.count > 2, places.count * 3 >= filled.count * 2 else {
      return self
    }
    var lines = Array(self[..<first])
    var week: Substring?
    for (line, found) in zip(self, found).dropFirst(first) {
      guard let found else {
        lines.append(line)
        continue
      }
      if found.week != week {
        week = found.week
        // "W1" is short for the week.
        let isShort = found.week.dropFirst().first.map { !$0.isLetter } == true
        let name = (isShort ? "Week " : "") + found.week.dropFirst(isShort ? 1 : 0)
        lines.append(SourceText.Line(number: line.number, text: found.week, heading: name))
      }
      var line = line
      line.text = found.day
      lines.append(line)
    }
    return lines
  }
}

extension Substring {
  /// The week of a line that counts both, and the line without it; `nil` for any other line.
  fileprivate var weekBesideDay: (week: Substring, day: Substring)? {
    guard utf8.prefix(80).contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let text = drop { " *_-•".contains($0) }
    if let week = text.counted(Self.outerCounters) {
      let rest = text[week.endIndex...].drop { " ,:/|–—-(".contains($0) }
      guard rest.startIndex > week.endIndex, let label = rest.labelOfDay else { return nil }
      // "Week 1 (Day 1): Bear" has a bracket behind the day.
      var words = rest[label.endIndex...]
      if words.first == ")" { words = words.dropFirst() }
      return words.isEmpty ? nil : (week, label + words)
    }
    guard let day = text.labelOfDay else { return nil }
    let gap = text[day.endIndex...].prefix { " ,(".contains($0) }
    let rest = text[gap.endIndex...]
    guard !gap.isEmpty, let week = rest.counted(Self.outerCounters) else { return nil }
    var words = rest[week.endIndex...]
    if gap.contains("("), words.first == ")" { words = words.dropFirst() }
    return words.isEmpty ? nil : (week, day + words)
  }

  private static let outerCounters = DateWords.weekCounters.union([
    "month", "monat", "mois", "mes", "mês", "mese", "maand",
  ])

  /// A counter and its number at the start, as in "Week 1" or "W1".
  private func counted(_ counters: Set<String>) -> Substring? {
    let word = prefix { $0.isLetter }
    let number = self[word.endIndex...].drop { " #.".contains($0) }.prefix { $0.isNumber }
    guard !word.isEmpty, 1...3 ~= number.count, counters.contains(word.lowercased()),
      number.endIndex == endIndex || !self[number.endIndex].isLetter
    else { return nil }
    return self[..<number.endIndex]
  }

  /// The label of a day at the start, as in "Day 1", "#1" or "Monday".
  private var labelOfDay: Substring? {
    if first == "#" {
      let number = dropFirst().prefix { $0.isNumber }
      return 1...3 ~= number.count ? self[..<number.endIndex] : nil
    }
    let counters = DateWords.dayCounters.union(DateWords.weekCounters)
    if let day = counted(counters) { return day }
    let word = prefix { $0.isLetter }
    return word.count > 2 && DateWords.weekday(word.lowercased()) != nil ? word : nil
  }
}
