import InkleafLists

// Lists with several weekdays in a line: "Week 1: Mon - Bear, Tue - Wolf, Wed - Fox".

extension [ListLine] {
  /// The prompts of lines with several weekdays each, below what stands before these, and the only line's own title;
  /// `nil` for other lines.
  var splitAtWeekdays: (title: ListLine?, prompts: [ListLine])? {
    guard count < 200, contains(where: \.hasSeveralMarks),
      allSatisfy({ $0.text.utf8.count < 1 << 12 })
    else { return nil }
    let days = map { $0.hasSeveralMarks ? $0.weekdays : [] }
    let rich = days.count { $0.count > 1 }
    // A title, or a line about the list, may stand beside them.
    guard rich > 0, days.reduce(0, { $0 + $1.count }) > 2, count - rich < 3,
      rich > 1 || days.contains(where: { $0.count > 2 })
    else { return nil }
    var title: ListLine?
    var prompts: [ListLine] = []
    for (line, days) in zip(self, days) {
      guard days.count > 1 else {
        prompts.append(line)
        continue
      }
      let head = line.text[..<days[0].start].withoutTrailing(":-–—,( ")
      if rich == 1, !head.isEmpty { title = line.part(head) }
      for (day, next) in zip(days, days.dropFirst().map(\.start) + [line.text.endIndex]) {
        let words = line.text[day.words..<next].withoutTrailing(",;/|•·) ")
        var part = line.part(words)
        if part.entry.date == nil {
          part.isWords = true
          part.entry.leaveLabel()
        }
        (part.entry.hasWeekday, part.entry.weekday) = (true, day.day)
        if rich > 1, !head.isEmpty { part.group = withoutMarks(String(head)) }
        prompts.append(part)
      }
    }
    // "Thu 1 - Fri 2: fish" is one prompt of two days.
    return prompts.contains { !$0.text.contains(where: \.isLetter) } ? nil : (title, prompts)
  }
}

extension ListLine {
  /// Whether the line has two or more signs that could stand behind weekdays.
  fileprivate var hasSeveralMarks: Bool {
    // Dashes and arrows have more than one byte.
    text.utf8.lazy.filter { ":-=".utf8.contains($0) || $0 == 0xE2 }.prefix(2).count > 1
  }

  /// The weekdays in the line, each later than the one before and with a mark or date behind it, and where the words
  /// behind them begin.
  fileprivate var weekdays: [(day: Int, start: Substring.Index, words: Substring.Index)] {
    var found: [(day: Int, start: Substring.Index, words: Substring.Index)] = []
    var place = text.startIndex
    while let start = text[place...].firstIndex(where: \.isLetter) {
      let name = text[start...].prefix { $0.isLetter }
      place = name.endIndex
      if start > text.startIndex, !" (,;/|•·*".contains(text[text.index(before: start)]) {
        continue
      }
      let rest = text[place...].drop { $0 == "." || $0 == "*" }
      let words = rest.drop { " :-–—=→*".contains($0) }
      let marks = rest[..<words.startIndex]
      guard let day = weekday(name, after: found.last?.day), !words.isEmpty,
        marks.contains(where: { ":–—=→".contains($0) }) || marks.contains(" - ")
          || !marks.isEmpty && words.first?.isNumber == true && name.count > 1
      else { continue }
      // "Mon–Wed: fox" is one of three days.
      guard !DateWords.isWeekday(words.prefix(while: \.isLetter).lowercased()) else { return [] }
      found.append((day, start, words.startIndex))
      place = words.startIndex
    }
    return found
  }

  /// Returns the weekday of a name or letter where it comes after another one; `nil` for other words.
  private func weekday(_ name: Substring, after last: Int?) -> Int? {
    let name = name.lowercased()
    let letters = ShortWeek.english.names
    let days =
      letters.indices.filter { letters[$0].contains(name) }
      + [DateWords.weekday(name)].compactMap(\.self)
    return days.first { $0 > last ?? -1 && $0 - (last ?? $0) < 4 }
  }
}

extension [SourceText.Line] {
  /// The lines with a colon behind weekdays that follow each other, where some words behind a dash begin with one, too,
  /// as in "Monday - Sunday best".
  var withColonsBehindWeekdays: [SourceText.Line] {
    let found = map(\.text.wordsBehindWeekday)
    let days = found.compactMap { $0?.day }
    guard days.count > 3, found.contains(where: { $0?.isDoubtful == true }),
      zip(days, days.dropFirst()).allSatisfy({ ($0 + 1) % 7 == $1 })
    else { return self }
    return with(found.map { $0.map { "\($0.name): \($0.words)" } })
  }
}

extension Substring {
  /// A weekday with the words behind a dash, and whether these begin with a weekday, too.
  fileprivate var wordsBehindWeekday:
    (day: Int, name: Substring, words: Substring, isDoubtful: Bool)?
  {
    let name = prefix(while: \.isLetter)
    guard name.count > 3, let day = DateWords.weekday(name.lowercased()), day >= 0,
      let dash = [" - ", " – ", " — "].first(where: self[name.endIndex...].hasPrefix)
    else { return nil }
    let words = self[name.endIndex...].dropFirst(dash.count)
    let first = words.prefix(while: \.isLetter).lowercased()
    return (day, name, words, DateWords.isWeekday(first))
  }
}

extension [SourceText.Line] {
  /// The lines with the names of Portuguese weekdays that figures are written for, as "segunda-feira" for "2ª feira".
  var withNamesForFiguresOfWeekdays: [SourceText.Line] {
    map { line in
      guard let figure = line.text.utf8.first, 0x32...0x36 ~= figure,
        let end = ["ª feira", "ª-feira", "a feira", "a-feira"].first(
          where: line.text.dropFirst().lowercased().hasPrefix)
      else { return line }
      let name = ["segunda", "terça", "quarta", "quinta", "sexta"][Int(figure - 0x32)]
      return line.with("\(name)-feira\(line.text.dropFirst(1 + end.count))")
    }
  }
}
