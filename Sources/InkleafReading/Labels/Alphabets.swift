import InkleafLists

// Lists with a word for each letter.

extension [ListLine] {
  /// Takes the letters before words, as in "A - Apple" and "B: Boat", as the numbers of their prompts.
  ///
  /// Each stands once, few between the first and the last are missing, and at most the first line, a title, is
  /// without one.
  mutating func takeAlphabet() {
    guard count > 1, count <= 28, !contains(where: \.entry.isLabelled) else { return }
    let found = map(\.lettered)
    let start = found[0] == nil ? 1 : 0
    let letters = found.dropFirst(start).compactMap { $0?.place }
    // The last line may be cut.
    let isCut = count > 4 && found[count - 1] == nil
    guard letters.count > 1, letters.count == count - start - (isCut ? 1 : 0) else { return }
    let isAlphabet =
      Set(letters).count == letters.count && letters.max() ?? 0 < letters.count + 2
    // The letters of a word begin the words behind them, as in "I - Igloo" above "N - Nest".
    let areInitials =
      letters.count > 2
      && found.compactMap(\.self).allSatisfy {
        $0.words.lowercased().utf8.first.map { Int($0) - 0x61 } == $0.place
      }
    guard isAlphabet || areInitials else { return }
    for (index, found) in zip(indices, found) {
      guard let found else { continue }
      self[index].keep(found.words)
      guard isAlphabet else { continue }
      self[index].entry.number = found.place + 1
      self[index].entry.isCertain = true
    }
  }
}

extension [ListLine] {
  /// Takes the letters before words without a mark, as in "A is for Ant", "Bb Bee" and "C Cat", where each word begins
  /// with its letter and the letters are in order.
  mutating func takeInitialsOfWords() {
    guard count > 4, !contains(where: \.entry.isLabelled) else { return }
    let found = map(\.initialAndWord)
    // The first line may be a title.
    let letters = found.dropFirst(found[0] == nil ? 1 : 0).map { $0?.place }
    let known = letters.compactMap(\.self)
    guard known.count == letters.count, zip(known, known.dropFirst()).allSatisfy(<) else { return }
    for (index, found) in zip(indices, found) {
      guard let found else { continue }
      self[index].keep(found.words)
      self[index].isWords = true
      self[index].entry.leaveLabel()
    }
  }
}

extension [ListLine] {
  /// Makes letters on lines of their own, as "Aa" above "Axolotl", the numbers of the words below them.
  ///
  /// - Returns: the first letter, where some have several words below them, or none.
  mutating func takeLettersAbove() -> ListLine? {
    let letters = map(\.loneLetter)
    let places = indices.filter { letters[$0] != nil }
    let found = places.compactMap { letters[$0] }
    // Few letters are a list that is cut, if they begin with "Aa".
    guard let first = places.first, first < 3,
      found.count > 2 || found[0] == 0 && self[first].text.count > 1,
      found.count * 5 >= count * 2 - 2,
      // Letters alone are prompts themselves.
      (count - first - found.count) * 2 >= found.count,
      Set(found).count == found.count, !contains(where: \.entry.isLabelled)
    else { return nil }
    let isEven =
      found.count > 1 && zip(found, found.dropFirst()).allSatisfy { $0 < $1 }
      && gaps(behind: places).allSatisfy { $0 == 2 }
    let letter = self[first]
    if isEven {
      for (place, letter) in zip(places, found) {
        self[place + 1].entry.number = letter + 1
        self[place + 1].entry.isCertain = true
      }
    }
    self = removing(at: Set(places))
    return isEven ? nil : letter
  }
}

extension [ListLine] {
  /// The weekdays' first letters by their places in the alphabet, in English, German, French, Spanish, Italian,
  /// Portuguese and Dutch.
  static let initialsOfWeekdays = [
    // American schools write Thursday with R, and Sunday with U.
    "mtwtfss", "mtwrfsu", "mdmdfss", "lmmjvsd", "lmxjvsd", "lmmgvsd", "stqqssd", "mdwdvzz",
  ].map { $0.utf8.map { Int($0) - 0x61 } }
}

extension [ListLine] {
  /// Makes the signs of weekdays in Japanese, Chinese and Korean labels, as in "月 猫" above "火 魚", if the days
  /// follow each other, or stand below weeks.
  mutating func takeSignsOfWeekdays() {
    guard count > 3, !contains(where: \.entry.isLabelled) else { return }
    let found = map { line -> (day: Int, words: Substring)? in
      guard let sign = line.text.unicodeScalars.first, let day = DateWords.weekday(ofSign: sign)
      else {
        return nil
      }
      let rest = line.text.dropFirst()
      let words = rest.drop { $0.isWhitespace || ":：、".contains($0) }
      return words.startIndex > rest.startIndex && !words.isEmpty ? (day, words) : nil
    }
    let days = found.compactMap { $0?.day }
    // Below weeks, a line may be missing or out of place.
    let areBelowWeeks = contains { $0.group != nil } && days.count * 5 >= count * 4
    // A title may be above; days with a colon each may be out of place.
    let lines = found[0] == nil ? count - 1 : count
    let areMarked = zip(self, found).allSatisfy { line, found in
      found == nil || line.text.dropFirst().first.map { ":：".contains($0) } == true
    }
    guard
      areBelowWeeks
        || days.count == lines
          && (areMarked || zip(days, days.dropFirst()).allSatisfy { ($0 + 1) % 7 == $1 })
    else { return }
    for (index, found) in zip(indices, found) {
      guard let found else { continue }
      self[index].keep(found.words)
      self[index].entry.hasWeekday = true
      // Below weeks they have dates.
      if self[index].group != nil { self[index].entry.weekday = found.day }
    }
  }
}

extension RawList {
  /// Takes away the first letters of weekdays behind numbers, as in "1W Bear" above "2T Cat", if the days
  /// follow each other.
  mutating func takeInitialsBehindNumbers() {
    guard entries.count > 3, entries.allSatisfy({ $0.number != nil && $0.last == nil }) else {
      return
    }
    let words = entries.map { $0.text.split(separator: " ", maxSplits: 1) }
    let letters = words.map { words -> Int? in
      guard words.count == 2, words[0].utf8.count < 3, words[0].allSatisfy(\.isLetter),
        words[0].first?.isUppercase == true, let first = words[0].lowercased().utf8.first
      else { return nil }
      return Int(first) - 0x61
    }
    let week = [ListLine].initialsOfWeekdays.first { week in
      week.indices.contains { start in
        let right = zip(entries, letters).count { entry, letter in
          letter == week[(start + (entry.number ?? 0) % 7 + 7) % 7]
        }
        return right * 10 >= entries.count * 9
      }
    }
    guard let week else { return }
    for (index, letter) in zip(entries.indices, letters) where letter.map(week.contains) == true {
      entries[index].text = words[index][1].inOneLine
    }
  }
}

extension ListLine {
  /// The place in the alphabet of a letter, large, small or both, that is the whole line.
  fileprivate var loneLetter: Int? {
    let letters = text.filter { !$0.isWhitespace && !"*_#/-.:)".contains($0) }.lowercased().utf8
    guard (1...2).contains(letters.count), let first = letters.first, letters.last == first,
      (0x61...0x7A).contains(first)
    else { return nil }
    return Int(first) - 0x61
  }

  /// The place of a letter, once or large and small, in the alphabet, and the words behind it, which begin with it.
  fileprivate var initialAndWord: (place: Int, words: Substring)? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].first?.isUppercase == true,
      case let letters = parts[0].lowercased().utf8, (1...2).contains(letters.count),
      let letter = letters.first, letters.last == letter, (0x61...0x7A).contains(letter)
    else { return nil }
    var words = parts[1]
    for joint in ["is for ", "for ", "as in "] where words.hasPrefix(joint) {
      words = words.dropFirst(joint.count)
      break
    }
    // "A is for an apple" has an article.
    let word = words.split(separator: " ").first { !["a", "an", "the"].contains($0) } ?? words
    guard word.lowercased().utf8.first == letter else { return nil }
    return (Int(letter) - 0x61, words)
  }

  /// The place of a letter in the alphabet, and the words behind it.
  fileprivate var lettered: (place: Int, words: Substring)? {
    let body = text.drop { "-*•– \t([".contains($0) }
    guard let letter = body.first?.lowercased().utf8.first, (0x61...0x7A).contains(letter),
      body.first?.utf8.count == 1
    else { return nil }
    let rest = body.dropFirst()
    let words = rest.drop { " :.)]=-–—\t".contains($0) }
    let marks = rest[..<words.startIndex]
    guard marks.count > 1 || marks == ":", marks.contains(where: { $0 != " " }),
      marks.last?.isWhitespace == true || marks == ":", !words.isEmpty
    else { return nil }
    return (Int(letter) - 0x61, words)
  }
}
