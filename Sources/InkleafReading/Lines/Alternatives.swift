import InkleafLists

// Further prompts of a day on lines of their own: "or" between two lines, "Day 1 alt: Lamp" below "Day 1: Moth",
// "Day 1 - Prompt 2: Lamp", "Prompt 1: Moth" below "Day 1", and "(A) Moth (B) Lamp" in one line.

/// What people call prompts beside those of the list, or of the day.
let furtherPrompts: Set = [
  "alt", "alternate", "alternates", "alternative", "alternatives", "alternativ", "alternativa",
  "alternativas", "alternativen", "backup", "bonus", "ersatz", "extra", "extras", "optional",
  "reserve", "spare", "variante", "zugabe", "bónusz", "bônus", "bonusová", "bonusové", "dodatkowe",
  "supplémentaires", "supplementari", "adicionales", "бонусные", "дополнительные", "бонусні",
  "додаткові", "επιπλέον", "إضافية", "בונוס", "अतिरिक्त", "보너스",
]

extension [ListLine] {
  /// Puts further prompts of a day behind its first one.
  mutating func takeAlternatives() {
    joinAtOr()
    takeLevelsOfWeeks()
    takeCountedBelowDays()
    joinSameDays()
  }

  /// Joins the lines above and below an "or", and a line that begins with it to the one above.
  private mutating func joinAtOr() {
    let alone = Set(indices.filter { $0 > 0 && $0 + 1 < count && self[$0].text.isWordOr })
    let before = Set(
      indices.filter { place in
        guard place > 0, !self[place].isMarked, let rest = self[place].text.behindOr else {
          return false
        }
        return self[place - 1].isMarked && !self[place - 1].isBareLabel && !rest.isEmpty
      })
    guard alone.count > 1 || before.count > 1 else { return }
    var lines: [ListLine] = []
    var place = 0
    while place < count {
      if alone.count > 1, alone.contains(place), !lines.isEmpty {
        // The second one may be missing.
        if self[place + 1].entry.isLabelled {
          place += 1
          continue
        }
        lines[lines.count - 1].append(self[place + 1].entry.unlabelled)
        place += 2
      } else if before.count > 1, before.contains(place), let rest = self[place].text.behindOr {
        lines[lines.count - 1].append(String(rest))
        place += 1
      } else {
        lines.append(self[place])
        place += 1
      }
    }
    self = lines
  }

  /// Joins the lines below each week that are one prompt in several levels, as "Easy: Moth" and "Hard: Owl".
  private mutating func takeLevelsOfWeeks() {
    let weeks = indices.filter { place in
      self[place].isBareLabel && self[place].entry.isWeek && self[place].entry.days == 1
    }
    // A heading of Markdown is the group of the lines below it.
    let groups = indices.filter { place in
      self[place].group != (place > 0 ? self[place - 1].group : nil)
        && self[place].group.flatMap { EntryText.bare($0[...]) }?.isWeek == true
    }
    let starts = weeks.isEmpty ? groups : weeks
    guard starts.count > 1 || weeks.isEmpty && !groups.isEmpty else { return }
    var names = map { $0.text.utf8.count < 400 ? $0.nameBeforeColon ?? "" : "" }
    let levels = names.dropFirst(starts[0]).filter { !$0.isEmpty }.eachOnce
    // The last name may be cut.
    if let last, let name = levels.first(where: { $0.hasPrefix(last.text.lowercased()) }) {
      names[names.count - 1] = name
    }
    let blocks = zip(starts, starts.dropFirst() + [count]).map { start, end in
      (start + (weeks.isEmpty ? 0 : 1)..<end).filter { !names[$0].isEmpty }
    }
    // A line may be missing or be another one.
    guard TableRole.areParts(levels), blocks.joined().count * 3 >= (count - starts[0]) * 2 else {
      return
    }
    var lines = self
    var taken: Set<Int> = []
    for (start, block) in zip(starts, blocks) where !block.isEmpty {
      let sorted = block.sorted {
        (levels.firstIndex(of: names[$0]) ?? 0) < (levels.firstIndex(of: names[$1]) ?? 0)
      }
      let words = sorted.map { self[$0].text.drop { $0 != ":" }.dropFirst().trimmed }
      let label = weeks.isEmpty ? self[start].group ?? "" : String(self[start].text)
      let shown = words.filter { !$0.isEmpty }.joined(separator: " | ")
      lines[start].write("\(label[...].trimmingColon): \(shown)")
      lines[start].group = nil
      taken.formUnion(block.filter { $0 != start })
    }
    self = lines.removing(at: taken)
  }

  /// Leaves the numbers of prompts out that count from 1 below each day, as in "1) Moth" and "2) Lamp" below "Day 1".
  private mutating func takeCountedBelowDays() {
    let days = indices.filter { self[$0].isBareLabel && self[$0].plainNumber == nil }
    guard days.count > 1, let first = days.first,
      days.allSatisfy({
        !self[$0].entry.isWeek && self[$0].entry.days == 1 && !self[$0].text.trimmingColon.isYear
      })
    else { return }
    let places = Set(days)
    var lines = self
    var most = 0
    var next = 1
    for place in indices where place > first {
      if places.contains(place) {
        guard next > 1 else { return }
        next = 1
        continue
      }
      guard let words = self[place].words(ofPrompt: next) else {
        // A remark may be below the last one.
        guard place > (days.last ?? 0), next > 1 else { return }
        break
      }
      lines[place].keep(words)
      most = Swift.max(most, next)
      next += 1
    }
    guard 2...6 ~= most else { return }
    self = lines
  }

  /// Joins lines whose days say that they are others of the same, as "Day 1 alt: Lamp" and "Day 1 - Prompt 2: Lamp".
  private mutating func joinSameDays() {
    var found = map(\.alternative)
    guard found.contains(where: { $0 != nil }) else { return }
    // A list may be cut behind a label, as "Day 4 (main".
    if let last, let day = found.lazy.compactMap(\.self).first, last.isCutLabel(like: day.label) {
      removeLast()
      found.removeLast()
    }
    let names = zip(self, found).map { line, found in found?.day ?? line.dayBeforeColon }
    var known: Set<String> = []
    let isSecond = zip(names, found).map { name, found in
      name.map { !known.insert($0).inserted } == true && found != nil
    }
    // "1a" and "1b" have other rules.
    for place in indices where !isSecond[place] && found[place]?.isLetter == true {
      found[place] = nil
    }
    guard isSecond.contains(true) || found.count(where: { $0 != nil }) > 2 else { return }
    var lines: [ListLine] = []
    /// The line of each day.
    var places: [String: Int] = [:]
    for (place, line) in enumerated() {
      guard let name = names[place] else {
        lines.append(line)
        continue
      }
      if isSecond[place], let alternative = found[place], let first = places[name] {
        lines[first].append(String(alternative.words))
        continue
      }
      places[name] = lines.count
      lines.append(line)
      if let alternative = found[place] {
        lines[lines.count - 1].write("\(alternative.label): \(alternative.words)")
      }
    }
    self = lines
  }
}

extension ListLine {
  /// The name before a colon, in small letters.
  var nameBeforeColon: String? { text.firstIndex(of: ":").map { text[..<$0].lowercased() } }

  /// Adds another prompt of the same day, unless they are too long already, which is told elsewhere.
  fileprivate mutating func append(_ words: String) {
    guard text.utf8.count < 8 * ListLimits.promptLength else { return }
    write("\(text) | \(words)")
  }

  /// The words behind a number of a prompt, as in "1) Moth" and "Prompt 1: Moth"; `nil` for another number.
  fileprivate func words(ofPrompt number: Int) -> Substring? {
    var rest = text
    if rest.lowercased().hasPrefix("prompt ") || rest.lowercased().hasPrefix("option ") {
      rest = rest.dropFirst(7)
    }
    let digits = rest.prefix(while: \.isFigure)
    guard Int(digits) == number, let mark = rest[digits.endIndex...].first, ".):".contains(mark)
    else { return nil }
    let words = rest[digits.endIndex...].dropFirst().drop(while: \.isWhitespace)
    return words.isEmpty ? nil : words
  }

  /// The day before a colon, in small letters, as "day 1".
  fileprivate var dayBeforeColon: String? {
    guard let end = text.firstIndex(where: { ":.)".contains($0) }), entry.isLabelled else {
      return nil
    }
    return text[..<end].nameOfDay
  }

  /// The day, its label and the words of a further prompt, as in "Day 1 alt: Lamp" and "Day 1 - Prompt 2: Lamp".
  ///
  /// So are those of "1b) Lamp" below "1) Moth".
  fileprivate var alternative: (day: String, label: Substring, words: Substring, isLetter: Bool)? {
    guard let colon = text.firstIndex(of: ":") ?? text.firstIndex(of: ".") else { return nil }
    let words = text[text.index(after: colon)...].drop(while: \.isWhitespace)
    guard !words.isEmpty, case let head = text[..<colon], head.utf8.count < 40 else { return nil }
    var (label, isLetter) = (head, false)
    if let last = head.last, ("b"..."d").contains(last), head.dropLast().allSatisfy(\.isFigure) {
      (label, isLetter) = (head.dropLast(), true)
    } else {
      let parts = head.split { !$0.isLetter && !$0.isNumber }
      guard parts.count > 1, let last = parts.last else { return nil }
      var first = last.startIndex
      if Self.alternatives.contains(last.lowercased()) {
        // "Day 1 alt".
      } else if last.allSatisfy(\.isFigure), parts.count > 2,
        ["prompt", "option"].contains(parts[parts.count - 2].lowercased())
      {
        first = parts[parts.count - 2].startIndex
      } else {
        return nil
      }
      label = head[..<first]
      while let end = label.last, !end.isLetter, !end.isNumber { label.removeLast() }
    }
    // In "1. Boat (bonus: rain)" a prompt is before it.
    guard label.contains(where: \.isNumber), EntryText(label: label).text.isEmpty else {
      return nil
    }
    return (label.nameOfDay, label, words, isLetter)
  }

  /// Whether it is a day and the beginning of what tells its prompts apart, without words.
  fileprivate func isCutLabel(like label: Substring) -> Bool {
    let name = label.prefix(while: \.isLetter)
    guard text.hasPrefix(name), !text.dropLast().contains(":") else { return false }
    let rest = text.dropFirst(name.count).drop { $0 == " " || $0.isNumber }
    let word = rest.drop { !$0.isLetter }.prefix(while: \.isLetter).lowercased()
    return !rest.isEmpty && (word.isEmpty || Self.alternatives.contains { $0.hasPrefix(word) })
      && rest.count < word.count + 5
  }

  /// What people call the further prompts of a day, and the first one beside them.
  private static let alternatives = furtherPrompts.union(["main", "option", "official"])
}

extension Substring {
  /// Its letters and figures with single spaces between them, in small letters.
  fileprivate var nameOfDay: String {
    lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// Whether it is the word between two choices, and nothing else, as in "or" and "- OR -".
  fileprivate var isWordOr: Bool {
    guard utf8.count < 12 else { return false }
    let word = drop { !$0.isLetter && $0 != "&" }.lowercased()
    return Self.wordsOr.contains { name in
      word.hasPrefix(name) && !word.dropFirst(name.count).contains { $0.isLetter || $0.isNumber }
    }
  }

  /// What is behind an "or" at its beginning; `nil` without one.
  fileprivate var behindOr: Substring? {
    guard let end = firstIndex(of: " "), Self.wordsOr.contains(self[..<end].lowercased()) else {
      return nil
    }
    return self[end...].drop(while: \.isWhitespace)
  }

  private static let wordsOr = ["or", "oder", "ou", "o", "of", "eller", "lub", "или", "&"]
}

extension RawList {
  /// Parts prompts that nearly all are choices with letters or numbers, as in "(A) Moth (B) Lamp".
  mutating func takeLetteredChoices() {
    guard entries.count > 2 else { return }
    let choices = entries.map(\.text.choices)
    // The last one may be cut.
    guard choices.dropLast().count(where: { $0 != nil }) * 5 >= (entries.count - 1) * 4 else {
      return
    }
    setTexts(choices.map { $0?.joined(separator: " | ") })
    if let own = choices.last, own == nil, let last = entries.last?.text {
      let words = last.withoutMarksOfChoices
      if words.isInvisible { entries.removeLast() } else { entries[entries.count - 1].text = words }
    }
  }
}

extension RawList {
  /// Takes the names of a day's further prompts away that all days have, as in "Moth | Prompt 2: Lamp".
  mutating func dropNamesOfPrompts() {
    let found = entries.map { $0.text.withoutNamesOfPrompts }
    // The last one may be cut.
    guard entries.count > 1, found.dropLast().allSatisfy({ $0?.areAll == true }) else { return }
    setTexts(found.map { $0?.text })
    if let last = entries.last, last.text.isInvisible { entries.removeLast() }
  }
}

extension String {
  /// The text without the names of its prompts behind the first, and without one that is cut; and whether all have names.
  fileprivate var withoutNamesOfPrompts: (text: String, areAll: Bool)? {
    let parts = split(separator: "|").map(\.trimmed)
    let words = parts.enumerated().map { place, part -> Substring? in
      let name = part.prefix { $0 != ":" }.lowercased()
      guard !name.isEmpty,
        ["prompt", "option"].contains(where: { "\($0) \(place + 1)".hasPrefix(name) })
      else { return nil }
      return part.drop { $0 != ":" }.dropFirst().trimmed
    }
    guard let first = parts.first else { return nil }
    let kept = [words[0] ?? first] + zip(words, parts).dropFirst().map { $0 ?? $1 }
    return (
      kept.filter { !$0.isEmpty }.joined(separator: " | "),
      words.count > 1 && !words.dropFirst().contains(nil)
    )
  }
}

extension String {
  /// The words of a choice whose text is cut, as "Moth" of "(A) Moth (B".
  fileprivate var withoutMarksOfChoices: String {
    guard first == "(" || dropFirst().first == ")" || count == 1 else { return self }
    var words = drop { "(aA1)".contains($0) }.trimmed
    for end in ["(b)", "(b", "b)", "(", "2)"] where words.lowercased().hasSuffix(" \(end)") {
      words = words.dropLast(end.count).withoutTrailing(" ")
    }
    return String(words)
  }

  /// The choices of a text such as "(A) Moth (B) Lamp", "a) Moth b) Lamp" or "1) Moth 2) Lamp"; `nil` without two.
  fileprivate var choices: [String]? {
    guard let first, "(aA1".contains(first), contains(")") else { return nil }
    for signs in [["a", "b", "c", "d"], ["A", "B", "C", "D"], ["1", "2", "3", "4"]] {
      for open in ["(", ""] where hasPrefix("\(open)\(signs[0])) ") {
        var words: [String] = []
        var rest = dropFirst(open.count + 3)
        for sign in signs.dropFirst() {
          guard let mark = rest.firstRange(of: " \(open)\(sign)) ") else { break }
          words.append(String(rest[..<mark.lowerBound].withoutTrailing(",;|/")))
          rest = rest[mark.upperBound...]
        }
        words.append(String(rest))
        if words.count > 1, !words.contains(where: \.isInvisible) { return words }
      }
    }
    return nil
  }
}
