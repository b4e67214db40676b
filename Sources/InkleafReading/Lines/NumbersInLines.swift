import InkleafLists

// Lists with several numbered prompts in a line.

extension [ListLine] {
  /// The prompts of lines with several each, such as "1) A house 2) A tree", or `nil` for others.
  ///
  /// The numbers count on within each line, or down the columns of a list in several; all of them together
  /// are those of a list.
  var splitAtNumbers: [ListLine]? {
    // "Day 1 | September 14: Owl" has one prompt.
    guard count > 0, count < 200,
      count(where: { $0.entry.number != nil && $0.entry.date != nil }) * 2 <= count
    else { return nil }
    let tokens = map { numberTokens($0.text) }
    return split(at: tokens) { $0.number == $1.number - 1 && $0.isMarked == $1.isMarked }
      ?? splitAtColumns(tokens)
      ?? split(at: tokens) { $0.isMarked && $1.isMarked && $0.number < $1.number - 1 }
      ?? split(at: zip(self, tokens).map { $0.text.apart($1) }) { $0.number < $1.number - 1 }
      ?? (count > 4 ? split(at: tokens) { $0.number < $1.number - 4 } : nil)
      ?? splitAtRun(of: tokens)
  }

  /// Makes weeks headings, as "Week 1: Sea", where a row of several numbers is below each.
  ///
  /// - Returns: whether there are such.
  mutating func takeWeeksAboveRows() -> Bool {
    let weeks = indices.filter { self[$0].entry.isWeek }
    guard weeks.count > 1, gaps(behind: weeks).allSatisfy({ $0 > 1 }),
      weeks.allSatisfy({ numberTokens(self[$0 + 1].text).count > 1 })
    else { return false }
    self = grouped(belowLinesAt: weeks)
    return true
  }

  /// The prompts of lines that each begin with a name and number their own prompts.
  ///
  /// Such is "January: 1) Snow 2) Ice"; a line or two may be above them.
  var splitBelowNames: (above: ArraySlice<ListLine>, prompts: [ListLine])? {
    for start in indices.prefix(3) {
      if let prompts = self[start...].splitBelowNames { return (self[..<start], prompts) }
    }
    return nil
  }

  private typealias NumberPlace = (line: Int, offset: Int)

  /// Returns the prompts of lines that begin at numbers; `nil` where these are not those of a list.
  ///
  /// - Parameters:
  ///   - tokens: the numbers of each line.
  ///   - goesOn: whether a number may follow another one in a line.
  private func split(
    at tokens: [[NumberToken]], _ goesOn: (_ last: NumberToken, _ next: NumberToken) -> Bool
  ) -> [ListLine]? {
    var starts: [NumberPlace] = []
    var numbers: [Int] = []
    for (index, tokens) in tokens.enumerated() {
      var last: NumberToken?
      for token in tokens where last.map({ goesOn($0, token) }) ?? true {
        last = token
        numbers.append(token.number)
        starts.append((index, token.offset))
      }
    }
    let lines = Set(starts.map(\.line)).count
    // The beginning of a list may be missing; so many numbers in a row are no accident.
    let first = numbers.count > 7 ? numbers.min() ?? 1 : 1
    guard starts.count > 2, starts.count * 2 >= lines * 3,
      numbers.sorted() == [Int](first..<first + numbers.count)
    else { return nil }
    return pieces(at: starts, numbers)
  }

  /// The prompts of columns that went together into lines, as "1 Moth 17 Owl" above "2 Fox 18 Bee".
  ///
  /// Numbers that go up by one from line to line in two places or more are no accident. A title may be above them,
  /// and the last line may have fewer.
  private func splitAtColumns(_ tokens: [[NumberToken]]) -> [ListLine]? {
    guard let first = tokens.firstIndex(where: { $0.count > 1 }), first < 3,
      let last = tokens.lastIndex(where: { !$0.isEmpty }), case let rows = tokens[first...last],
      rows.count > 2
    else { return nil }
    let top = rows[first].filter { token in
      (1...2).allSatisfy { row in rows[first + row].contains { $0.number == token.number + row } }
    }
    guard top.count > 1, top[0].offset < 6 || self[first].hasCounter,
      zip(top, top.dropFirst()).allSatisfy({ $1.number - $0.number >= rows.count - 1 })
    else { return nil }
    var starts: [NumberPlace] = []
    var numbers: [Int] = []
    for (row, tokens) in rows.enumerated() {
      let own = top.compactMap { token in tokens.first { $0.number == token.number + row } }
      guard own.count == top.count || row == rows.count - 1 && !own.isEmpty,
        zip(own, own.dropFirst()).allSatisfy({ $0.offset < $1.offset })
      else { return nil }
      starts += own.map { (first + row, $0.offset) }
      numbers += own.map(\.number)
    }
    // The last line may be cut behind a number.
    let whole = starts.count { $0.line < last }
    guard
      let pieces = pieces(at: starts, numbers)
        ?? pieces(at: starts.dropLast(starts.count - whole), numbers.dropLast(starts.count - whole))
    else { return nil }
    // "1 Thu 14 Owl" has a number and a date.
    let words = pieces.map { $0.entry.text.lowercased() }
    let dates = words.count { DateWords.weekday($0) != nil || DateWords.month($0) != nil }
    return dates * 3 < words.count && Set(words).count * 3 > words.count * 2 ? pieces : nil
  }

  /// The prompts of a line whose numbers count from 1 on, behind words that have other numbers.
  ///
  /// Such is "100 themes: 1. Owl 2. Fox", perhaps among other lines.
  private func splitAtRun(of tokens: [[NumberToken]]) -> [ListLine]? {
    let tokens = tokens.enumerated().flatMap { line, tokens in
      tokens.map { (line: line, token: $0) }
    }
    // No run is longer than the one that begins first.
    let starts = [true, false].compactMap { isMarked in
      tokens.firstIndex { $0.token.number == 1 && $0.token.isMarked == isMarked }
    }
    var best: [NumberPlace] = []
    for start in starts.sorted() {
      var run: [NumberPlace] = []
      for (line, token) in tokens[start...]
      where token.number == run.count + 1 && token.isMarked == tokens[start].token.isMarked {
        run.append((line, token.offset))
      }
      if run.count > best.count { best = run }
    }
    guard best.count > 6, best.count >= Set(best.map(\.line)).count * 3 else { return nil }
    return pieces(at: best, [Int](1...best.count))
  }

  /// Parts lines before numbers.
  ///
  /// - Returns: the parts in the order of the numbers; `nil` where one of them has no words.
  private func pieces(at starts: [NumberPlace], _ numbers: [Int]) -> [ListLine]? {
    var pieces = starts.enumerated().map { order, start -> ListLine in
      let line = self[start.line]
      let scalars = line.text.unicodeScalars
      let isLast = order + 1 == starts.count || starts[order + 1].line != start.line
      let first = scalars.index(scalars.startIndex, offsetBy: start.offset)
      let end =
        isLast
        ? scalars.endIndex : scalars.index(scalars.startIndex, offsetBy: starts[order + 1].offset)
      let text = line.text[first..<end].withoutTrailing(",;|•·/–—-").withoutJointAtEnd(
        isLast: isLast)
      var piece = line.part(text, at: start.offset)
      piece.entry.takeLoose()
      // "17-Owl" among others is one, too.
      if !piece.entry.isLabelled, text.first?.isNumber == true {
        piece.takeLabel(before: text.drop { $0.isNumber }.dropFirst())
        (piece.entry.number, piece.entry.isCertain) = (numbers[order], true)
      }
      return piece
    }
    // "Days 1 and 2: Ghost" is one prompt.
    guard
      !pieces.contains(where: {
        let words = $0.entry.text.lowercased()
        return ["&", "+", "-", "–"].contains(words) || DateWords.joints.contains(words)
          || LabelCursor.rangeWords.contains(words)
      })
    else { return nil }
    pieces.dropCounters()
    // "3 Mars" is a date only among dates, wherever the columns have it.
    pieces = zip(numbers, pieces).sorted { $0.0 < $1.0 }.map(\.1)
    pieces.leaveMonthsInWords()
    return pieces
  }

  /// Takes the word before the next number away from words, as in "Day 1: Ghost Day 2: Cat".
  private mutating func dropCounters() {
    let words = map { piece in
      piece.entry.text.split(separator: " ").last.map { $0.lowercased() } ?? ""
    }
    let counters = words.indices.filter {
      // "Oct." has a point.
      let word = words[$0].last == "." ? String(words[$0].dropLast()) : words[$0]
      return DateWords.dayCounters.contains(word) || DateWords.weekCounters.contains(word)
        || DateWords.month(word) != nil
    }
    // Where it stands before all numbers, it stands behind all words but the last of each line.
    let inner = indices.dropLast().filter { self[$0].number == self[$0 + 1].number }
    guard inner.count > 1, Set(inner.map { words[$0] }).count == 1, counters.contains(inner[0])
    else {
      return
    }
    for index in inner {
      let text = self[index].text.dropLast(words[index].count)
      self[index].keepNumbered(text.withoutJointAtEnd(isLast: false))
    }
    dropCutCounter(words[inner[0]])
  }

  /// Takes the word before the next number away from the last words, where the list is cut within it or within the
  /// number behind it.
  private mutating func dropCutCounter(_ counter: String) {
    let end = self[count - 1].text.withoutTrailing(" ")
    let beforeNumber = end.dropLast(end.reversed().prefix(while: \.isNumber).count)
      .withoutTrailing(" ")
    guard let word = beforeNumber.split(separator: " ").last else { return }
    let rest = beforeNumber[..<word.startIndex].withoutTrailing(" ")
    guard let last = rest.last else { return }
    // A part of the word counts behind a mark, or where the line has fewer prompts than others.
    let isBegun =
      beforeNumber == end && counter.hasPrefix(word.lowercased())
      && (marksOfEnds.contains(last) || self[count - 1].number != self[count - 2].number)
    if word.lowercased() == counter || isBegun { self[count - 1].keepNumbered(rest) }
  }
}

/// Marks and spaces that part the prompts of a line.
private let marksOfEnds = ",;|•·/–—- "

extension ListLine {
  /// Leaves nothing but some of its words, without marks at their end, with the number before them.
  fileprivate mutating func keepNumbered(_ words: Substring) {
    keep(words.withoutTrailing(marksOfEnds))
    entry.takeLoose()
  }

  /// Whether a word such as "Day" is before the number.
  fileprivate var hasCounter: Bool {
    DateWords.dayCounters.contains(text.prefix { $0.isLetter }.lowercased())
  }
}

/// A number at the start of a word, with its place in Unicode scalars.
private typealias NumberToken = (number: Int, offset: Int, isMarked: Bool)

extension Substring {
  /// Returns those of its numbers that begin it or stand behind a wide gap.
  fileprivate func apart(_ tokens: [NumberToken]) -> [NumberToken] {
    let scalars = Array(unicodeScalars)
    return tokens.filter { token in
      let before = scalars[..<token.offset].suffix(2)
      return before.isEmpty || before.last == "\t" || before == [" ", " "]
    }
  }
}

/// Returns the numbers at the start of words.
private func numberTokens(_ text: Substring) -> [NumberToken] {
  var found: [(Int, Int, Bool)] = []
  var atStart = true
  // "(level 5)" ends in no label.
  var isInBrackets = false
  let scalars = Array(text.unicodeScalars)
  var index = 0
  while index < scalars.count {
    let start = index
    var value = 0
    var isKeycap = false
    while index < scalars.count,
      let digit = scalars[index].properties.numericType == .decimal
        ? Int(scalars[index].properties.numericValue ?? 0) : nil, value < 1000
    {
      value = value * 10 + digit
      index += 1
      if index < scalars.count, scalars[index] == "\u{FE0F}" { index += 1 }
      if index < scalars.count, scalars[index] == "\u{20E3}" {
        isKeycap = true
        index += 1
      }
    }
    if index == start, let sign = scalars[index].signNumber {
      (value, isKeycap, index) = (sign, true, index + 1)
    }
    // A number in brackets, or behind a sign.
    if index == start, atStart, let inner = bracketedNumber(scalars[index...]) {
      found.append((inner.number, start, true))
      index = inner.end
      atStart = false
      continue
    }
    guard index > start else {
      if scalars[index] == "(" || scalars[index] == ")" { isInBrackets = scalars[index] == "(" }
      atStart = [" ", "\t", ",", ";", "|", "•", "·", "\u{A0}"].contains(scalars[index])
      index += 1
      continue
    }
    // "1st: " is a number with its mark, too.
    if atStart, !isInBrackets, let end = endOfOrdinal(scalars[index...]) {
      found.append((value, start, true))
      index = end
      atStart = false
      continue
    }
    let next = index < scalars.count ? scalars[index] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    let hasMark =
      next.map { ".):-–—".unicodeScalars.contains($0) } == true && (after == " " || after == nil)
      || (next == "." || next == ")") && after?.properties.isAlphabetic == true
      || next == "→"
    // A year is no number of a list.
    let isOfList = (1...ListLimits.prompts).contains(value) && !(isInBrackets && next == ")")
    let isTight = next == "-" && after?.properties.isAlphabetic == true
    if (atStart || isKeycap) && (isKeycap || hasMark || next == " " || isTight) && isOfList {
      let isCounted = DateWords.dayCounters.contains(scalars[..<start].lastWord)
      found.append((value, start, isKeycap || hasMark || isCounted))
    }
    atStart = false
  }
  return found
}

/// Returns the end of what makes a number one of an order, with the mark behind it; `nil` for anything else.
private func endOfOrdinal(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
  let letters = scalars.prefix { $0.isLetterOfWord }
  guard (2...3).contains(letters.count),
    DateWords.ordinalEndings.contains(String(of: letters).lowercased()),
    let mark = scalars[letters.endIndex...].first, mark == ":" || mark == ")"
  else { return nil }
  return letters.endIndex + 1
}

extension ArraySlice<Unicode.Scalar> {
  /// The letters before the spaces at the end, in lower case.
  fileprivate var lastWord: String {
    let end = lastIndex { !$0.isSpace }.map { $0 + 1 } ?? startIndex
    let letters = self[..<end].suffix(12).reversed().prefix { $0.isLetterOfWord }
    return String(of: letters.reversed()).lowercased()
  }
}

/// Returns the number in "(1) ", "[1] " or "#1 - ", and the place behind it; `nil` for anything else.
private func bracketedNumber(
  _ scalars: ArraySlice<Unicode.Scalar>
) -> (number: Int, end: Int)? {
  let ends: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "（": "）"]
  guard let first = scalars.first, first == "#" || ends[first] != nil else { return nil }
  let digits = scalars.dropFirst().prefix { (0x30...0x39).contains($0.value) }
  guard (1...3).contains(digits.count),
    let number = Int(String(of: digits)), number > 0
  else { return nil }
  var rest = scalars[digits.endIndex...]
  if let end = ends[first] {
    return rest.first == end && rest.dropFirst().first == " " ? (number, rest.startIndex + 1) : nil
  }
  rest = rest.drop { $0 == " " }
  let isMarked = rest.first.map { ":.)-–—".unicodeScalars.contains($0) } == true
  // "#7 Owl" has a space behind it.
  guard isMarked || rest.startIndex > digits.endIndex && rest.first?.properties.isAlphabetic == true
  else { return nil }
  return (number, rest.startIndex + (isMarked ? 1 : 0))
}

extension Substring {
  /// The text of a prompt in a sentence without the "and" before the next one, and without the point behind the last.
  fileprivate func withoutJointAtEnd(isLast: Bool) -> Substring {
    if isLast { return last == "." && !hasSuffix("..") ? dropLast() : self }
    let words = withoutTrailing("")
    // "Day 2: shell" follows in the same line, so that the point is none of the words.
    if words.last == ".", !words.hasSuffix("..") { return words.dropLast() }
    guard let space = words.lastIndex(of: " "),
      DateWords.joints.contains(words[space...].dropFirst().lowercased())
    else { return self }
    return words[..<space].withoutTrailing(",;")
  }
}

extension ArraySlice<ListLine> {
  /// The prompts of lines that all begin with a name and number their own; the numbers may count on.
  fileprivate var splitBelowNames: [ListLine]? {
    guard count > 1 else { return nil }
    var pieces: [ListLine] = []
    var last = 0
    for line in self {
      guard let colon = line.text.prefix(40).firstIndex(of: ":"),
        case let name = line.text[..<colon], name.contains(where: \.isLetter),
        case let word = name.prefix(while: \.isLetter).lowercased(), !DateWords.isWeekday(word),
        !name.contains(where: \.isNumber) || DateWords.weekCounters.contains(word)
      else { return nil }
      let words = line.text[line.text.index(after: colon)...].drop(while: \.isWhitespace)
      let tokens = numberTokens(words)
      let numbers = tokens.map(\.number)
      guard tokens.count > 1, tokens[0].offset == 0, tokens.allSatisfy(\.isMarked),
        numbers == [Int](numbers[0]..<numbers[0] + numbers.count),
        numbers[0] == 1 || numbers[0] == last + 1
      else { return nil }
      last = numbers[numbers.count - 1]
      let scalars = words.unicodeScalars
      let starts = tokens.map { scalars.index(scalars.startIndex, offsetBy: $0.offset) }
      for (start, end) in zip(starts, starts.dropFirst() + [words.endIndex]) {
        var piece = line.part(words[start..<end].withoutTrailing(",;|•·/–—-"))
        piece.keep(piece.words)
        piece.group = withoutMarks(String(name))
        pieces.append(piece)
      }
    }
    return pieces
  }
}
