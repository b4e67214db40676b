import InkleafLists

// Several prompts for one day, and numbers that count nothing.

extension RawList {
  /// Makes prompts with the same number one prompt of several, and lets a list in which each has the number
  /// 1, as Markdown allows, count by itself.
  ///
  /// A few numbers that stand twice are faults.
  mutating func settleSeveralADay() {
    let numbers = entries.compactMap(\.number)
    let areDated =
      numbers.isEmpty && entries.allSatisfy { $0.date != nil && $0.days == 1 && !$0.hasOwnDate }
    guard entries.count > 1, numbers.count == entries.count || areDated,
      entries.allSatisfy({ $0.last == nil })
    else { return }
    if !areDated, numbers.allSatisfy({ $0 == 1 }) {
      for index in entries.indices { entries[index].number = nil }
      return
    }
    var days: [Entry] = []
    var severals: Set<Int> = []
    for entry in entries {
      guard let last = days.last, last.number == entry.number, last.group == entry.group,
        areDated
          ? last.date == entry.date
          : last.date == nil || entry.date == nil || last.date == entry.date
      else {
        days.append(entry)
        continue
      }
      severals.insert(days.count - 1)
      days[days.count - 1].text += " | " + entry.text
      let notes = [last.note, entry.note].compactMap(\.self)
      days[days.count - 1].note = notes.isEmpty ? nil : notes.joined(separator: "; ")
    }
    if severals.count * 2 > days.count { entries = days }
  }
}

extension [ListLine] {
  /// Puts prompts with letters behind their numbers together, as "1a) Bear" and "1b) Wolf".
  mutating func joinLetteredNumbers() {
    let found = map(\.letteredNumber)
    let letters = Dictionary(grouping: found.compactMap(\.self), by: \.number)
    guard letters.values.contains(where: { $0.count > 1 }),
      // A line may be missing.
      case let whole = letters.values.count(where: {
        $0.map(\.letter) == [Character]("abcdefgh".prefix($0.count))
      }), whole == letters.count || letters.count > 3 && whole + 1 == letters.count
    else { return }
    var lines: [ListLine] = []
    for (line, found) in zip(self, found) {
      guard let found else {
        lines.append(line)
        continue
      }
      if found.letter != "a", lines.last?.entry.number == found.number {
        lines[lines.count - 1].entry.text += " | " + withoutMarks(String(found.words))
        continue
      }
      lines.append(line)
      lines[lines.count - 1].entry.number = found.number
      lines[lines.count - 1].takeLabel(before: found.words)
    }
    self = lines
  }

  /// Makes lines below a label and its words prompts of the same day, as in "Day 1: Bear" above "Snow", if as many are
  /// below each; a line of several words is a note.
  mutating func takeLinesBelowWords() {
    let labels = indices.filter { self[$0].entry.isLabelled && !self[$0].isBareLabel }
    let most = 4
    guard labels.count > 2 else { return }
    let sizes = Dictionary(grouping: zip(labels, labels.dropFirst()).map { $1 - $0 - 1 }) { $0 }
    // A line may be missing, or stand too low.
    guard let (size, same) = sizes.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }),
      (1...most).contains(size), same.count * 5 >= (labels.count - 1) * 4
    else { return }
    let ends = labels.dropFirst() + [count]
    let blocks = zip(labels, ends).map { $0 + 1..<Swift.min($0 + size + 1, $1) }
    let below = blocks.joined().map { self[$0] }
    guard
      below.allSatisfy({
        !$0.startsParagraph && !$0.entry.isLabelled && !$0.entry.hasBullet
          && $0.text.utf8.count < 90
      }),
      // Sentences are about the prompt.
      below.count(where: { $0.text.last == "." }) * 3 < below.count
    else { return }
    // What all have alike is of the program that they come from.
    guard Set(below.map(\.text)).count * 2 > below.count else { return }
    let texts = words(of: blocks, size: size)
    let words = texts.joined().reduce(0) { $0 + $1.split(separator: " ").count }
    let areNotes =
      size == 1 && words * 2 >= below.count * 3 && !texts.joined().contains { $0.contains(" | ") }
    var lines = self
    for (label, texts) in zip(labels, texts) {
      if areNotes {
        lines[label].note = texts.first
      } else {
        lines[label].entry.text += texts.map { " | " + $0 }.joined()
      }
    }
    let taken = Set(blocks.joined())
    self = lines.removing(at: taken)
  }

  /// Makes bullets below numbers and dates with words the notes of these, where most have some.
  mutating func takeBulletsBelow() {
    let labels = indices.filter { self[$0].entry.isLabelled && !self[$0].isBareLabel }
    guard labels.count > 2 else { return }
    let blocks = zip(labels, labels.dropFirst() + [count]).map { $0 + 1..<$1 }
    // Apart from the last ones there may be others, which are about the list.
    let bullets = blocks.map { block in
      block.prefix {
        self[$0].entry.hasBullet
          && !($0 > blocks[blocks.count - 1].lowerBound && self[$0].startsParagraph)
      }
    }
    guard bullets.count(where: { !$0.isEmpty }) * 3 > labels.count * 2,
      bullets.allSatisfy({ $0.count < 7 }), blocks.dropLast() == bullets.dropLast()
    else { return }
    for (label, bullets) in zip(labels, bullets) where !bullets.isEmpty {
      self[label].note = bullets.map { self[$0].entry.unlabelled }.joined(separator: "; ")
    }
    let taken = Set(bullets.joined())
    self = removing(at: taken)
  }

  /// The words of lines below those of each day, without names and letters that each day has.
  ///
  /// - Parameter size: how many lines most days have.
  private func words(of blocks: [Range<Int>], size: Int) -> [[String]] {
    // "Alt. Snow" and "Song: Snow" have a name that each day has; the last line may be cut.
    let names = (0..<size).map { place -> Substring? in
      let firsts = blocks.filter { $0.count > place }.map { block in
        self[block.lowerBound + place].text.prefix { !$0.isWhitespace }
      }
      guard let name = firsts.first, let last = name.last, ":.".contains(last) else { return nil }
      return firsts.dropLast(firsts.count > 3 ? 1 : 0).allSatisfy { $0 == name } ? name : nil
    }
    return blocks.map { block in
      zip(block, names).compactMap { place, name -> String? in
        let text = self[place].text
        if let name, name.hasPrefix(text) { return nil }
        let words = name.map(text.hasPrefix) == true ? text.dropFirst(name?.count ?? 0) : text
        return withoutMarks(String(words)).withoutLetter
      }
    }
  }

  /// Puts labels on lines of their own, as in "Day 1" above "Bear", before the words below them.
  ///
  /// Below each there may be several prompts; or one, and sentences about it.
  ///
  /// - Returns: the lines; `nil` where labels do not stand so.
  var joinedWithLabels: [ListLine]? {
    if let pairs = pairsWithNumbers ?? joinedWithBlockOfLabels { return pairs }
    if let labels = alternatingLabels { return joined(below: labels, areSure: true) }
    let labels = bareLabels
    return partsOfDays(labels).flatMap { $0.joined(below: $0.bareLabels) } ?? joined(below: labels)
  }

  /// Puts labels that stand in one block, above or below as many words, before these, as columns are copied.
  private var joinedWithBlockOfLabels: [ListLine]? {
    let labels = bareLabels
    guard labels.count > 2, let first = labels.first, let last = labels.last,
      last - first == labels.count - 1, labels.compactMap({ self[$0].bareLabel }).followEachOther
    else { return nil }
    let areAbove = last < count - 1
    let start = areAbove ? last + 1 : first - labels.count
    let words = start..<start + labels.count
    // A title may be above.
    guard (0...2).contains(Swift.min(first, start)), words.upperBound == (areAbove ? count : first),
      !words.contains(where: { self[$0].entry.isLabelled })
    else { return nil }
    return self[..<Swift.min(first, start)]
      + zip(labels, words).map { self[$0].joined(with: self[$1..<$1 + 1]) }
  }

  private var bareLabels: [Int] { indices.filter { self[$0].isBareLabel } }

  /// The labels where every second line is a day and others among the words could be, too, as "Friday the 13th".
  private var alternatingLabels: [Int]? {
    guard count > 5, let start = prefix(2).firstIndex(where: \.isBareLabel) else { return nil }
    let labels = indices.filter { $0 >= start && ($0 - start).isMultiple(of: 2) }
    let days = labels.map { self[$0].bareLabel }
    let words = indices.filter { $0 > start && !($0 - start).isMultiple(of: 2) }
    guard words.contains(where: { self[$0].entry.isLabelled }),
      !days.contains(where: { $0 == nil }),
      case let numbers = days.compactMap({ $0?.date?.day ?? $0?.number }),
      numbers.count == labels.count,
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0 + 1 == $1 || $1 == 1 })
    else { return nil }
    return labels
  }

  /// Makes what is in brackets behind labels the notes of the words below them, as in "Day 1 (5 min)" above "Hands".
  mutating func takeRemarksAboveWords() {
    let found = indices.filter { place in
      self[place].entry.isLabelled && self[place].entry.offset > 0
        && self[place].entry.text.isInBrackets && place + 1 < count
        && !self[place + 1].entry.isLabelled
    }
    guard found.count > 1 else { return }
    for place in found {
      let remark = self[place].entry.text.dropFirst().dropLast()
      let label = self[place].text.unicodeScalars.prefix(self[place].entry.offset)
      self[place].keep(Substring(label).trimmingColon)
      self[place].note = String(remark)
    }
  }

  /// Puts labels before the words above them, where each has some and a title may be above and a remark below.
  ///
  /// - Returns: the lines; `nil` where it is not sure that labels stand so.
  private func wordsAboveLabels(_ labels: [Int]) -> [ListLine]? {
    guard labels.count > 1, let first = labels.first, (1...2).contains(first),
      zip(labels, labels.dropFirst()).allSatisfy({ $1 - $0 == 2 }),
      !labels.contains(where: { self[$0].startsParagraph })
    else { return nil }
    let (above, end) = (first - 1, first + 2 * labels.count - 1)
    let below = self[end...]
    // Pairs with empty lines between them leave no doubt; others begin with a prompt and end with a label.
    let arePairs = labels.allSatisfy { self[$0 - 1].startsParagraph || $0 == 1 }
    let isRemark = below.first.map { $0.startsParagraph || $0.text.first == "#" }
    guard below.count < 3,
      arePairs
        || labels.count > 2 && isRemark != false
          && !labels.dropFirst().contains(where: { self[$0 - 1].startsParagraph })
          && (above == 1 ? self[1].startsParagraph : !speaksOfPrompts(String(self[0].text)))
    else { return nil }
    return self[..<above] + labels.map { self[$0].joined(with: self[$0 - 1..<$0]) } + below
  }

  /// Puts labels before the words below them.
  ///
  /// - Parameter areSure: whether words that look like labels are none.
  private func joined(below labels: [Int], areSure: Bool = false) -> [ListLine]? {
    var labels = labels
    guard let first = labels.first else { return nil }
    if let pairs = wordsAboveLabels(labels) { return pairs }
    var blocks = zip(labels, labels.dropFirst() + [count]).map { $0 + 1..<$1 }
    func gap(_ block: Range<Int>) -> Int? {
      block.dropFirst().first { self[$0].startsParagraph }
    }
    // What stands apart below the last words is about the list.
    if let last = blocks.last, let end = gap(last),
      blocks.dropLast().allSatisfy({ gap($0) == nil })
    {
      blocks[blocks.count - 1] = last.lowerBound..<end
    }
    // So is what follows at once, where all other days have fewer lines.
    if let last = blocks.last, blocks.count > 3,
      case let most = blocks.dropLast().map(\.count).max() ?? 0,
      blocks.dropLast().allSatisfy({ $0.count == most }), last.count > most, most > 0,
      !last.contains(where: { self[$0].entry.isLabelled })
    {
      blocks[blocks.count - 1] = last.prefix(most)
    }
    // The last line may be cut, as "Da" of "Day 3".
    if let last = blocks.last, last.count == 2, blocks.dropLast().allSatisfy({ $0.count == 1 }),
      case let cut = self[last.upperBound - 1].text.withoutEmojiAtEnds,
      self[first].text.hasPrefix(cut)
        || cut.first?.isNumber == true && self[first].text.first?.isNumber == true
          && self[first].text.filter(\.isLetter).hasPrefix(cut.filter(\.isLetter))
    {
      blocks[blocks.count - 1] = last.lowerBound..<last.upperBound - 1
    }
    let timed = withoutTimesOfDay(blocks)
    // A list may be cut behind a label, or in a name such as "PM".
    if timed != nil, let last = blocks.last {
      if let line = self[last].last, line.nameEnd == nil {
        blocks[blocks.count - 1] = last.dropLast()
      }
      if blocks[blocks.count - 1].isEmpty, blocks.count > 1 {
        labels.removeLast()
        blocks.removeLast()
      }
    }
    // A few days may lack their words, which is a fault of theirs alone.
    let empty = blocks.count(where: \.isEmpty)
    guard empty == 0 || empty * 5 <= blocks.count && blocks.allSatisfy({ $0.count < 2 }),
      areSure || !blocks.joined().contains(where: { self[$0].entry.isLabelled }),
      labels.count > 1 && blocks.allSatisfy({ $0.count < 2 }) || timed != nil
        || labels.count > 2 && !labels.contains(where: { self[$0].entry.isWeek })
    else { return nil }
    var lines = timed ?? self
    for place in blocks.joined() where areSure && lines[place].entry.isLabelled {
      lines[place].entry.text = lines[place].entry.unlabelled
    }
    let joined = zip(labels, blocks).map { label, block in lines[label].joined(with: lines[block]) }
    return self[..<first] + joined + self[(blocks.last?.upperBound ?? count)...]
  }
}

extension [ListLine] {
  /// The lines in parts, whose headings stand alone between days; `nil` where there are none.
  ///
  /// The first one stands below a title.
  private func partsOfDays(_ labels: [Int]) -> [ListLine]? {
    guard labels.count > 3, let first = labels.first, self[first].startsParagraph else {
      return nil
    }
    let alone = labels.filter { label in
      label > first + 2 && self[label].startsParagraph && self[label - 1].startsParagraph
        && !self[label - 1].isBareLabel && self[label - 1].text.utf8.count < 40
    }
    // Where days have empty lines within them, all stand so.
    guard !alone.isEmpty, alone.count * 3 <= labels.count else { return nil }
    let isFirst = first > 1 && self[first - 1].startsParagraph
    return grouped(belowLinesAt: ((isFirst ? [first] : []) + alone).map { $0 - 1 })
  }

  /// Returns the lines without what names the prompts of each day alike, as "AM:" and "PM:".
  ///
  /// - Returns: `nil` where nothing does; the last line may be cut.
  private func withoutTimesOfDay(_ blocks: [Range<Int>]) -> [ListLine]? {
    func name(_ place: Int) -> Substring? {
      self[place].nameEnd.map { self[place].text[..<$0.lowerBound] }
    }
    let names = blocks.joined().compactMap(name)
    let known = Dictionary(grouping: names) { $0 }.filter { $1.count * 2 >= blocks.count }.keys
    guard known.count > 1, names.allSatisfy(known.contains),
      names.count + 1 >= blocks.reduce(0, { $0 + $1.count })
    else { return nil }
    var lines = self
    for place in blocks.joined() {
      guard let colon = lines[place].nameEnd else { continue }
      lines[place].keep(lines[place].text[colon.upperBound...].drop(while: \.isWhitespace))
    }
    return lines
  }

  /// Numbers that count by one, each above a line of words, whatever these look like: "24/7" below "19".
  private var pairsWithNumbers: [ListLine]? {
    func number(_ place: Int) -> Int? { self[place].bareLabel?.number }
    guard let first = indices.first(where: { number($0) != nil }), let start = number(first),
      case let count = (self.count - first) / 2, count > 2,
      (0..<count).allSatisfy({ number(first + 2 * $0) == start + $0 }),
      // Without a digit in the words other readers know as much.
      (0..<count).contains(where: {
        self[first + 2 * $0 + 1].entry.isLabelled || self[first + 2 * $0 + 1].isBareLabel
      })
    else { return nil }
    let pairs = (0..<count).map { pair -> ListLine in
      let place = first + 2 * pair
      var line = self[place].joined(with: self[place + 1..<place + 2])
      line.entry.takePosition(start + pair)
      return line
    }
    return self[..<first] + pairs + self[(first + 2 * count)...]
  }
}

extension [EntryText] {
  /// Whether these are numbers that count by one, days in a row, or different weekdays.
  fileprivate var followEachOther: Bool {
    let numbers = compactMap { $0.date?.day ?? $0.number }
    if numbers.count == count { return numbers.countUp }
    let weekdays = compactMap(\.weekday)
    return weekdays.count == count && Set(weekdays).count == count
  }
}

extension ListLine {
  /// The colon and the space behind a name that words follow, as in "AM: Bear".
  fileprivate var nameEnd: Range<Substring.Index>? {
    text.firstRange(of: ": ").flatMap { colon in
      text[colon.upperBound...].allSatisfy(\.isWhitespace) ? nil : colon
    }
  }

  /// The number, letter and words of a line such as "1a) Bear".
  fileprivate var letteredNumber: (number: Int, letter: Character, words: Substring)? {
    guard !entry.isLabelled else { return nil }
    let digits = text.prefix(while: \.isFigure)
    guard let number = Int(digits), number <= ListLimits.number,
      let letter = text[digits.endIndex...].first?.lowercased().first,
      ("a"..."h").contains(letter)
    else { return nil }
    let rest = text[digits.endIndex...].dropFirst()
    let words = rest.drop { ".):".contains($0) }.drop(while: \.isWhitespace)
    return words.startIndex == rest.startIndex || words.isEmpty ? nil : (number, letter, words)
  }

  /// Returns the first of these lines with this label, and the others as more prompts or a note.
  fileprivate func joined(with lines: ArraySlice<ListLine>) -> ListLine {
    guard var words = lines.first, let label = bareLabel else { return self }
    words.startsParagraph = startsParagraph
    (words.entry.number, words.entry.last) = (label.number, label.last)
    (words.entry.date, words.entry.days) = (label.date, label.days)
    (words.entry.weekday, words.entry.hasWeekday) = (label.weekday, label.hasWeekday)
    (words.entry.isWeek, words.entry.isCertain) = (label.isWeek, true)
    let others = lines.dropFirst().map(\.entry.unlabelled)
    // What somebody says is drawn.
    let isNote = others.contains {
      !"\"“„«".contains($0.first ?? " ") && ($0.count > 40 || ".!?".contains($0.last ?? " "))
    }
    words.note = words.note ?? note
    if isNote {
      words.note = others.joined(separator: " ")
    } else {
      words.entry.text = ([words.entry.text] + others).joined(separator: " | ")
    }
    return words
  }
}

extension String {
  /// Whether all of it is in one pair of brackets.
  fileprivate var isInBrackets: Bool {
    first == "(" && last == ")" && count > 2
      && !dropFirst().dropLast().contains { "()".contains($0) }
  }

  /// The text without the letter of a choice, as in "b) Snow".
  fileprivate var withoutLetter: String {
    let rest = dropFirst()
    guard first.map({ ("a"..."f").contains($0) }) == true, let mark = rest.first,
      ".)".contains(mark),
      rest.dropFirst().first == " "
    else { return self }
    return String(rest.dropFirst(2))
  }
}
