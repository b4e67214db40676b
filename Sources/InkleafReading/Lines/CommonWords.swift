import InkleafLists

// Words that every line has before and behind its number.

extension [ListLine] {
  /// Takes numbers with the same words before them in every line, as in "Inktober Day 1: Bear", and those of
  /// a total, as in "1/31 Bear", if they count from 1.
  mutating func takeNumbersInWords() {
    guard count > 2 else { return }
    let texts = map(\.text)
    let found = NumberInWords.found(in: texts)
    let numbers = found.compactMap(\.self)
    guard !numbers.isEmpty,
      numbers[0].total != nil || filter({ $0.entry.number != nil }).count * 2 <= count,
      // "1/10" is a date too.
      filter({ $0.entry.date != nil }).count * 2 <= count || (numbers[0].total ?? 0) > 12,
      // "Thứ Hai" is a Monday.
      count(where: \.hasLoneWeekday) * 2 <= count
    else { return }
    for (index, found) in zip(indices, found) {
      guard let found else { continue }
      (self[index].entry.number, self[index].entry.last) = (found.number, nil)
      self[index].entry.isWeek = found.isWeek
      self[index].entry.date = nil
      self[index].takeLabel(before: found.words)
    }
  }
}

extension [ListLine] {
  /// Takes a word or two away that all lines have before their dates or weekdays, as in "Due Oct 5: Bear" and
  /// "Le lundi 5 octobre : ours".
  mutating func takeWordsBeforeDates() {
    guard count > 2, !contains(where: \.entry.isLabelled),
      self[1].text.prefix(while: { !$0.isWhitespace })
        == self[2].text.prefix(while: { !$0.isWhitespace })
    else { return }
    for length in 1...2 {
      let found = map { line -> (name: String, rest: Substring, label: EntryText)? in
        var rest = line.text
        for _ in 0..<length { rest = rest.drop { !$0.isWhitespace }.drop(while: \.isWhitespace) }
        let name = line.text[..<rest.startIndex].lowercased()
        guard name.utf8.count < 30, !name.contains(where: \.isNumber), !rest.isEmpty else {
          return nil
        }
        let label = EntryText(rest)
        let isLabel = label.date != nil || label.hasWeekday
        return isLabel && label.isCertain && !label.text.isEmpty ? (name, rest, label) : nil
      }
      let labels = found.compactMap { $0?.label }
      // The first line may be the title, a week or two off, and the last line cut.
      guard labels.count > 2,
        found.dropFirst().dropLast().count(where: { $0 == nil }) * 5 <= labels.count,
        Set(found.compactMap { $0?.name }).count == 1,
        Set(found.compactMap { $0?.rest }).count > 1
      else { continue }
      for (index, found) in zip(indices, found) { if let found { self[index].keep(found.rest) } }
      return
    }
  }
}

extension [ListLine] {
  /// Leaves the number of a title such as "36 Days of Type" in its words.
  mutating func leaveNumberInTitle() {
    guard count > 2, let number = self[0].entry.anyNumber, number > 1,
      !self[0].entry.isCertain, self[1].entry.anyNumber == 1,
      speaksOfPrompts(String(self[0].text))
    else { return }
    self[0].entry.number = nil
    self[0].entry.loose = nil
    self[0].entry.text = self[0].entry.unlabelled
  }
}

extension [ListLine] {
  /// Makes months before all prompts the headings above them, as in "January: Bear".
  ///
  /// - Returns: a line without a month among them.
  mutating func takeMonths() -> ListLine? {
    guard count > 2 else { return nil }
    let found = map {
      line -> (month: Substring, number: Int, words: Substring, hasMark: Bool)? in
      let start = line.text.drop { "*_-•[ ".contains($0) }
      if let (month, number, words) = start.monthInNumbers { return (month, number, words, true) }
      if let (month, number, words) = start.twoMonths { return (month, number, words, true) }
      guard var end = start.firstIndex(where: { !$0.isLetter }) else { return nil }
      let name = start[..<end]
      let isShort = "'’".contains(line.text[end...].dropFirst().first ?? " ")
      let year = line.text[end...].dropFirst(isShort ? 2 : 1).prefix(while: \.isFigure)
      if line.text[end] == " ", year.count == (isShort ? 2 : 4) { end = year.endIndex }
      let words = line.text[end...].drop { $0.isWhitespace || ":-–—.*_]→»|=·✦>".contains($0) }
      let hasMark = line.text[end..<words.startIndex].contains { !$0.isWhitespace }
      // "Sept 8: Bear" is a date.
      guard hasMark && !words.isEmpty || words.first?.isLetter == true,
        let number = DateWords.month(name.lowercased())
      else { return nil }
      return (isShort ? name : start[..<end], number, words, hasMark)
    }
    let months = found.compactMap { $0?.number }
    // The first line may be the title, and another one cut or out of place.
    let others = indices.dropFirst(found[0] == nil ? 1 : 0).filter { found[$0] == nil }
    // "May flowers" has no mark, but the months of a year follow each other.
    let areMarked = found.allSatisfy { $0?.hasMark != false }
    let steps = Set(zip(months, months.dropFirst()).map { ($1 - $0 + 12) % 12 })
    let areInOrder = months.count > 3 && steps == [1]
    // Words between commas are several prompts.
    let areLists = found.allSatisfy { $0.map { $0.words.contains(",") } ?? true }
    // Months that follow each other line by line are the list, whatever stands around them.
    let places = indices.filter { found[$0] != nil }
    let areSure =
      areMarked && areInOrder && !areLists
      && places[places.count - 1] - places[0] == places.count - 1
    guard Set(months).count == months.count, areMarked || areInOrder,
      areSure || others.count < 2 && months.count > 2 + others.count
    else {
      return nil
    }
    var number = 0
    for (index, found) in zip(indices, found) {
      guard let found else { continue }
      number += 1
      self[index].group = String(found.month)
      self[index].keep(found.words)
      if areLists { continue }
      (self[index].entry.number, self[index].entry.isCertain) = (number, true)
    }
    return others.count == 1 ? remove(at: others[0]) : nil
  }
}

extension Substring {
  /// Two months in a row before words, as in "Jan/Feb: Bear" and "January & February: Bear", by the first of them;
  /// `nil` for another text.
  fileprivate var twoMonths: (months: Substring, number: Int, words: Substring)? {
    let first = prefix(while: \.isLetter)
    let joint = self[first.endIndex...].prefix { "/&+-–—. ".contains($0) }
    let second = self[joint.endIndex...].prefix(while: \.isLetter)
    let mark = self[second.endIndex...].prefix { ":-–—. ".contains($0) }
    let words = self[mark.endIndex...]
    guard !second.isEmpty, joint.contains(where: { "/&+-–—".contains($0) }),
      mark.contains(where: { ":-–—".contains($0) }), !words.isEmpty,
      let number = DateWords.month(first.lowercased()),
      DateWords.month(second.lowercased()) == number % 12 + 1
    else { return nil }
    return (self[..<second.endIndex], number, words)
  }

  /// A month in numbers before words, as in "2027-01: Bear", "01/2027 Bear" and "1월: 곰"; `nil` for another text.
  fileprivate var monthInNumbers: (month: Substring, number: Int, words: Substring)? {
    if let (number, rest) = monthBySign {
      let words = rest.drop { ":：-–— ".contains($0) }
      return words.isEmpty || words.startIndex == rest.startIndex
        ? nil : (self[..<rest.startIndex], number, words)
    }
    let first = prefix(while: \.isFigure)
    guard first.count == 2 || first.count == 4, let mark = self[first.endIndex...].first,
      "-/.".contains(mark)
    else { return nil }
    let second = self[first.endIndex...].dropFirst().prefix(while: \.isFigure)
    let (year, month) = first.count == 4 ? (first, second) : (second, first)
    let rest = self[second.endIndex...]
    guard year.count == 4, month.count == 2, let number = Int(month), 1...12 ~= number,
      Int(year).map((1990...2199).contains) == true, rest.first == ":" || rest.first == " ",
      case let words = rest.drop(while: { ":-–— ".contains($0) }), !words.isEmpty
    else { return nil }
    return (self[..<second.endIndex], number, words)
  }
}

extension [ListLine] {
  /// Takes dates with a space in them, day and month with a point each, if the months of all lines are few.
  mutating func takeSpacedDates() {
    let found = map { line -> (month: Int, year: Int?, words: Substring)? in
      guard let day = line.entry.number, (1...31).contains(day), line.entry.last == nil,
        line.entry.date == nil, let point = line.entry.text.firstIndex(of: "."),
        let month = Int(line.entry.text[..<point]), (1...12).contains(month),
        case let words = line.entry.text[point...].dropFirst(),
        let mark = words.first, mark == " " || mark == ":"
      else { return nil }
      // "1. 10. 2026 – Bear" has the year, too.
      let digits = words.dropFirst().prefix { $0.isNumber }
      let year = digits.count == 4 ? Int(digits).flatMap { 1900...2199 ~= $0 ? $0 : nil } : nil
      let rest = (year == nil ? words : words[digits.endIndex...]).drop {
        $0.isWhitespace || ":–—-|".contains($0)
      }
      return (month, year, rest)
    }
    let months = found.compactMap { $0?.month }
    guard months.count > 2, months.count * 2 > count,
      Set(months).count == 1 || Set(months).count * 4 <= months.count
    else { return }
    for index in indices {
      guard let (month, year, words) = found[index], let day = self[index].entry.number else {
        continue
      }
      self[index].entry.offset +=
        self[index].entry.text.unicodeScalars.count - words.unicodeScalars.count
      let date = year.flatMap { CalendarDate(year: $0, month: month, day: day) }
      self[index].entry.date = date.map(RawDate.full) ?? .monthDay(month: month, day: day)
      self[index].entry.number = nil
      self[index].entry.text = String(words)
    }
  }
}

extension [ListLine] {
  /// Takes dates without a second point, as in "4.10 Bear" above "5.10 Fox", if most days follow each other.
  mutating func takeDatesOfOnePoint() {
    let found = map { line -> (date: RawDate, words: Substring)? in
      guard !line.entry.isLabelled, let point = line.text.prefix(3).firstIndex(of: "."),
        let day = Int(line.text[..<point]), (1...31).contains(day),
        case let month = line.text[point...].dropFirst().prefix(while: \.isNumber),
        month.utf8.count < 3, let number = Int(month), (1...12).contains(number),
        case let words = line.text[month.endIndex...].drop(while: \.isMarkOfDate).withoutWeekday,
        words.startIndex > month.endIndex, words.first?.isLetter == true
      else { return nil }
      return (.monthDay(month: number, day: day), words)
    }
    let dates = found.compactMap { $0?.date }
    // "1.1", "1.2" and "2.1" are chapters.
    let steps = zip(dates, dates.dropFirst()).count { $0.days(to: $1) == 2 }
    guard dates.count > 3, dates.count + 1 >= count, steps * 5 >= (dates.count - 1) * 4 else {
      return
    }
    for (index, found) in zip(indices, found) {
      guard let found else { continue }
      self[index].takeLabel(before: found.words)
      self[index].entry.date = found.date
    }
  }
}

extension Character {
  /// Whether it parts a date from the words behind it.
  fileprivate var isMarkOfDate: Bool { isWhitespace || self == "|" }
}

extension [ListLine] {
  /// Makes numbers days of the month that a line above them names, as "2 Wispy" below "October 1 Fish".
  ///
  /// - Returns: that line, where its month may be a word, as in "1 May queen".
  mutating func takeDaysBelowDates() -> ListLine? {
    guard count > 3 else { return nil }
    var days: [(index: Int, date: RawDate)] = []
    var dated = 0
    var countOn = true
    var named: Int?
    var last: RawDate?
    for index in indices {
      let entry = self[index].entry
      if let date = entry.date {
        // "3. Mars" is a planet, below "2. Sun" or with no words behind it.
        if let own = self[index].plainNumber?.number, last == nil,
          entry.text.isEmpty || index > 0 && self[index - 1].entry.number == own - 1
        {
          continue
        }
        countOn = countOn && (last == nil || last?.days(to: date) == 2)
        (last, dated) = (date, dated + 1)
        named = named ?? index
      } else if let before = last {
        guard let number = entry.anyNumber, let date = before.followed(by: number) else {
          return nil
        }
        days.append((index, date))
        last = date
      }
    }
    guard days.count > 2, days.count > (countOn ? dated : 2 * dated) else { return nil }
    for (index, date) in days {
      self[index].entry.takeLoose()
      (self[index].entry.number, self[index].entry.date) = (nil, date)
    }
    return named.flatMap { dated == 1 && self[$0].plainNumber != nil ? self[$0] : nil }
  }
}

/// A number with words before it.
struct NumberInWords {
  var number: Int
  /// How many there are, as in "1/31" and "1 of 31".
  var total: Int?
  /// Whether it counts weeks, as "First week" does.
  var isWeek = false
  var words: Substring

  /// Returns the numbers of texts that count from 1 behind the same words, each with its text; none where
  /// they do not.
  static func found(in texts: [Substring]) -> [NumberInWords?] {
    guard texts.count > 2, let last = texts.last else { return [] }
    let before = last.commonPrefix(with: texts[texts.count - 2])
    guard before.count < 40, !before.isBeginOfDate else { return [] }
    // "Two" and "Three" begin alike.
    let whole = before.withoutLastLetters
    // "Twenty-one" and "Twenty-two" begin alike, but are no words before a number.
    for (isSpelled, before) in [(false, before), (true, whole), (true, "")] {
      let found = texts.map { NumberInWords($0, after: before, isSpelled: isSpelled) }
      let numbers = found.compactMap(\.self)
      guard numbers.count > 2, numbers.count * 2 > texts.count,
        numbers.map(\.number) == [Int](1...numbers.count),
        Set(numbers.map(\.total)).count == 1, (numbers[0].total ?? numbers.count) >= numbers.count,
        // "3-legged" begins with a word, but not after "1-" and "2-".
        isSpelled || numbers[0].total != nil || !before.isEmpty || numbers.count == texts.count
      else { continue }
      return found
    }
    guard let (first, words) = NumberNames.found(in: texts) else { return [] }
    var number = first - 1
    return words.map { words in
      number += words == nil ? 0 : 1
      return words.map { NumberInWords(number: number, words: $0) }
    }
  }

  private init(number: Int, words: Substring) { (self.number, self.words) = (number, words) }

  private init?(_ text: Substring, after before: Substring, isSpelled: Bool) {
    guard text.hasPrefix(before) else { return nil }
    var rest = text.dropFirst(before.count)
    guard let number = isSpelled ? rest.takeSpelledNumber() : rest.takeNumber() else { return nil }
    self.number = number
    // "First: Bear" and "First day: Bear".
    let after = rest.drop(while: \.isWhitespace).prefix { $0.isLetter }
    if isSpelled, DateWords.dayCounters.contains(after.lowercased()) || after == "night" {
      rest = rest[after.endIndex...]
    } else if isSpelled, DateWords.weekNames.contains(after.lowercased()) {
      (rest, isWeek) = (rest[after.endIndex...], true)
    }
    var end = rest.drop(while: \.isWhitespace)
    if let mark = ["/", "of ", "von ", "sur ", "de ", "di ", "из "].first(where: {
      end.hasPrefix($0)
    }) {
      end = end.dropFirst(mark.count).drop(while: \.isWhitespace)
      total = end.takeNumber()
      if total != nil { rest = end }
    }
    words = rest.drop { $0.isWhitespace || ".:)]-–—|>=»→_".contains($0) }
    let hasMark = rest[..<words.startIndex].contains { !$0.isWhitespace }
    // "Room 1" begins with words, "Inktober Day 1" does not.
    let counter = before.split { !$0.isLetter }.last?.lowercased() ?? ""
    // "01.10 Bear" begins with a date.
    let isDate = words.first?.isNumber == true && rest[..<words.startIndex].count == 1
    guard !words.isEmpty, !isDate || rest.first == ":" else { return nil }
    if words.startIndex == rest.startIndex {
      // "1Bear" is a number and a word, "3D" and "1st" are words.
      guard !isSpelled, before.isEmpty || DateWords.dayCounters.contains(counter),
        words.first.map({ $0.isLetter && !$0.isLowercase }) == true, words.count > 1,
        words.dropFirst().first?.isUppercase != true
      else { return nil }
      return
    }
    // "One fish" are words.
    guard
      total != nil || hasMark
        // "#inktoberday1 Bear" has a label in one word.
        || !isSpelled && (DateWords.dayCounters.contains(counter) || before.first == "#")
    else {
      return nil
    }
  }
}

extension Substring {
  /// The text without a weekday in brackets before it, as in "(Fri) Bear".
  fileprivate var withoutWeekday: Substring {
    var cursor = LabelCursor(self)
    guard first == "(", cursor.skipWeekdayInBrackets() != nil else { return self }
    return cursor.rest.drop(while: \.isWhitespace)
  }

  /// The start that two lines share, without a number at its end.
  fileprivate func commonPrefix(with other: Substring) -> Substring {
    let length = zip(self, other).prefix { $0 == $1 }.count
    var start = prefix(length)
    while start.last?.isNumber == true { start.removeLast() }
    return start
  }

  /// Whether a number behind it is part of a date, as in "10/01/26" and "(10/1)".
  fileprivate var isBeginOfDate: Bool {
    last.map { "/.-".contains($0) } == true && dropLast().last?.isNumber == true
  }

  /// The text without the letters at its end.
  fileprivate var withoutLastLetters: Substring {
    var text = self
    while text.last?.isLetter == true { text.removeLast() }
    return text
  }

  /// Takes away a number in English words, from "one" or "first" to "ninety-nine".
  fileprivate mutating func takeSpelledNumber() -> Int? {
    var cursor = LabelCursor(self)
    guard let number = cursor.spelledNumber() else { return nil }
    self = cursor.rest
    return number
  }

  /// Takes away a number of up to three digits.
  fileprivate mutating func takeNumber() -> Int? {
    let digits = prefix(while: \.isFigure)
    guard (1...3).contains(digits.count) else { return nil }
    self = self[digits.endIndex...]
    return Int(digits)
  }
}

// MARK: - Signs around all prompts

extension RawList {
  /// Takes away the emoji before or behind the words, where most prompts have some: they show what the
  /// words say, and few fonts have them.
  mutating func takeEmojiAround() {
    let words = entries.map { String($0.text[...].withoutEmojiAtEnds) }
    let changed = zip(entries, words).count { $0.text != $1 }
    // The last line may be cut.
    guard entries.count > 2, changed * 5 >= (entries.count - 1) * 4 else {
      if changed > 0 { takePictographs(words) }
      return
    }
    setTexts(words.map { $0.isEmpty ? nil : $0 })
  }

  /// Takes away the pictographs before or behind the words of a few prompts, and says so.
  ///
  /// - Parameter words: the words without them.
  private mutating func takePictographs(_ words: [String]) {
    let found = entries.indices.filter { index in
      guard words[index] != entries[index].text else { return false }
      let first = entries[index].text.unicodeScalars.first?.value ?? 0
      let last = entries[index].text.unicodeScalars.last { $0.value != 0xFE0F }?.value ?? 0
      return words[index].contains(where: \.isLetter) && max(first, last) > 0x1F000
    }
    // Where one is all of a prompt, they are to be drawn.
    guard let first = found.first,
      entries.allSatisfy({ $0.text.contains { $0.isLetter || $0.isNumber } })
    else { return }
    doubt("emoji beside words are left out", at: entries[first])
    for index in found { entries[index].text = words[index] }
  }

  /// Takes away how many people like or answer each prompt of a page, as in "Bear 37 likes".
  mutating func takeCounters() {
    let words = entries.map(\.text.withoutCounter)
    guard entries.count > 2, zip(entries, words).count(where: { $0.text != $1 }) * 2 > entries.count
    else { return }
    setTexts(words)
  }

  /// Makes words with "//" or "||" between them, as whump challenges and fan weeks have them, several prompts.
  mutating func takeDoubleSlashes() {
    for mark in [" // ", " || "] {
      let found = entries.count { $0.text.firstRange(of: mark) != nil }
      guard found > 1, found * 2 > entries.count else { continue }
      for index in entries.indices {
        entries[index].text = entries[index].text.replacing(mark, with: " | ")
      }
    }
  }

  /// Takes away quotation marks around all prompts, and a sign that stands before or behind all of them.
  mutating func takeSigns() {
    for index in entries.indices {
      entries[index].text = entries[index].text.withoutTicks.withoutFootnote
    }
    guard entries.count > 2 else { return }
    // The last line may be cut.
    if let quotes = entries[0].text.quotes,
      entries.dropLast().allSatisfy({ $0.text.quotes == quotes }),
      let last = entries.last?.text, last.first == quotes.first
    {
      for index in entries.indices {
        let inner = entries[index].text.dropFirst()
        entries[index].text = String(inner.last == quotes.last ? inner.dropLast() : inner)
      }
    }
    for arrow in ["→ ", "-> ", "=> ", "» ", "➜ ", "; ", "> "]
    where entries.dropLast().allSatisfy({ $0.text.hasPrefix(arrow) }) {
      for index in entries.indices where entries[index].text.hasPrefix(arrow) {
        entries[index].text.removeFirst(arrow.count)
      }
    }
    if let sign = entries[0].text.first, sign.isOrnament,
      entries.allSatisfy({ $0.text.first == sign && $0.text.count > 1 })
    {
      for index in entries.indices {
        entries[index].text = entries[index].text.dropFirst().inOneLine
      }
    }
    if let sign = entries[0].text.last, sign.isOrnament,
      // Two of them say more than one does.
      entries.allSatisfy({ $0.text.last == sign && $0.text.dropLast().last != sign })
    {
      for index in entries.indices {
        entries[index].text = entries[index].text.dropLast().inOneLine
      }
    }
  }
}

/// What pages count behind a post.
private let countedThings: Set = [
  "like", "likes", "comment", "comments", "view", "views", "share", "shares", "replies", "saves",
  "repost", "reposts", "hearts", "claps",
]

extension String {
  /// The text without a number of likes or the like at its end.
  fileprivate var withoutCounter: String {
    let words = split(separator: " ")
    guard words.count > 2, countedThings.contains(words[words.count - 1].lowercased()),
      words[words.count - 2].contains(where: \.isNumber),
      words[words.count - 2].allSatisfy({ $0.isNumber || ".,kKmM".contains($0) })
    else { return self }
    return words.dropLast(2).joined(separator: " ")[...].withoutTrailing("·•|-–—").description
  }

  /// The quotation marks around the text.
  fileprivate var quotes: String? {
    guard count > 2, let first, let last else { return nil }
    let pair = "\(first)\(last)"
    let isPair = ["\"\"", "“”", "„“", "„”", "«»", "»«", "‘’", "''", "「」", "『』", "（）", "”“", "””"]
      .contains(pair)
    return isPair && !dropFirst().dropLast().contains { $0 == first || $0 == last } ? pair : nil
  }
}

extension String {
  /// The words without the signs by which people mark what is done.
  fileprivate var withoutTicks: String {
    guard let first, let last, first.isTick || last.isTick else { return self }
    var words = self[...]
    while let last = words.last, last.isTick || last.isWhitespace { words.removeLast() }
    words = words.drop { $0.isTick || $0.isWhitespace }
    return words.isEmpty ? self : String(words)
  }
}

extension String {
  /// The words without a star or two that lead to a remark below the list.
  fileprivate var withoutFootnote: String {
    let stars = reversed().prefix { "*†‡".contains($0) }
    let words = dropLast(stars.count)
    return (1...2).contains(stars.count) && words.last?.isLetter == true ? String(words) : self
  }
}

extension Character {
  /// Whether the character marks what is done or not.
  fileprivate var isTick: Bool {
    unicodeScalars.first.map { !$0.isASCII && "✓✔✅☑☐⬜✗✘❌✖❎".unicodeScalars.contains($0) } == true
  }
}

extension Character {
  /// Whether the character is a sign that people decorate lists with.
  fileprivate var isOrnament: Bool {
    "~*|•⁃·_=+✦".contains(self)
      || unicodeScalars.first.map { !$0.isASCII && $0.properties.generalCategory == .otherSymbol }
        == true
  }
}
