// Lines around a list: a title above it, and credits, dates and farewells below.

extension [ListLine] {
  /// Makes numbers without a mark the labels of their lines, where the list counts by them.
  mutating func takeLooseNumbers() {
    let marked = filter { $0.entry.number != nil && $0.entry.isCertain }
    let loose = indices.filter { self[$0].entry.loose != nil }
    if marked.count > 4, marked.count > loose.count * 4 {
      // Beside numbers with marks, others fill gaps: "13 more next week!" is no thirteenth prompt.
      var known = Set(
        marked.flatMap { ($0.entry.number ?? 0)...($0.entry.last ?? $0.entry.number ?? 0) })
      let most = known.max() ?? 0
      for index in loose {
        guard let number = self[index].entry.loose?.number, number < most,
          known.insert(number).inserted
        else { continue }
        self[index].entry.takeLoose()
      }
    } else if let run {
      for index in run { self[index].entry.takeLoose() }
    } else if lazy.map(\.entry).countLoosely {
      for index in indices { self[index].entry.takeLoose() }
    }
  }

  /// The places of lines whose numbers count from 1 to the end of the list, if the few others, such as
  /// "31 days of ink" or "© 2026", have numbers too; `nil` where all numbers are those of the list.
  private var run: [Int]? {
    var places: [Int] = []
    var (next, numbers) = (1, 0)
    for index in indices {
      let entry = self[index].entry
      guard let number = entry.number ?? entry.loose?.number else { continue }
      numbers += 1
      // What comes again directly before the second line was words above the list.
      if number == 1, places.count == 1 { (places, next) = ([], 1) }
      guard number == next else { continue }
      places.append(index)
      next = (entry.last ?? entry.loose?.last ?? number) + 1
    }
    let others = numbers - places.count
    return places.count > 4 && (1...3).contains(others)
      && count - places.count <= Swift.max(3, count / 5)
      ? places : nil
  }

  /// Takes lines below a plain list away that are no prompts, such as "© 2026 Ada" and "Happy drawing!".
  mutating func takeClosing() -> [ListLine] {
    var closing: [ListLine] = []
    while count > 3, closing.count < 6, let last, !last.entry.hasBullet || last.isCredit,
      last.isCredit || last.isFarewell && hasNoOther(\.isFarewell)
    {
      closing.insert(removeLast(), at: 0)
    }
    return closing
  }

  /// Takes lines between a title and the prompts away that say whose list it is, such as "by Ada".
  mutating func takeOpening() -> [ListLine] {
    var opening: [ListLine] = []
    while count > 5, opening.count < 4, let first,
      first.isCredit || first.isInvitation && hasNoOther(\.isInvitation, but: 0)
    {
      opening.append(removeFirst())
    }
    return opening
  }

  /// Takes lines away that say whose the list is, or that stand at the head of a mail, whatever else the
  /// list looks like: their years are no numbers.
  mutating func takeCredits() -> [ListLine] {
    guard count <= 2 * ListLimits.prompts else { return [] }
    let heads = count(where: \.isMailHead) > 1
    let isAround = { (line: ListLine) in line.isOwner || heads && line.isMailHead }
    let around = filter(isAround)
    guard heads || around.count < 4, count - around.count > 2 || heads else { return [] }
    removeAll(where: isAround)
    return around
  }

  /// Makes lines that stand above words and say so, such as "Creatures:", "[Easy]" or "CREATURES", groups.
  ///
  /// - Returns: lines that may be such, but are taken as prompts.
  mutating func takeSections() -> [ListLine] {
    let isLoudRare = lazy.filter { $0.text.isLoud }.count * 3 < count
    let names = map { $0.sectionName(isLoudRare: isLoudRare) }
    let found = indices.filter { names[$0] != nil }
    let gaps = zip(found, found.dropFirst() + [count]).map { $1 - $0 }
    guard found.count > 1, count > found.count * 3, found[0] < 2,
      gaps.dropLast().allSatisfy({ $0 > 2 }), gaps.last ?? 0 > 1
    else {
      return found.filter { $0 > 0 && self[$0].startsParagraph || self[$0].text.last == ":" }
        .map { self[$0] }
    }
    var group: String?
    var kept: [ListLine] = found[0] > 0 ? [self[0]] : []
    for index in found[0]..<count {
      if found.contains(index) {
        group = names[index]
      } else {
        kept.append(self[index])
        kept[kept.count - 1].group = group
      }
    }
    self = kept
    return []
  }

  private func hasNoOther(_ isSuch: (ListLine) -> Bool, but place: Int? = nil) -> Bool {
    count(where: isSuch) == 1 || place == nil && dropLast().count(where: isSuch) * 5 < count
  }
}

extension ListLine {
  /// The name of a section that the line has signs of; `nil` for a prompt.
  ///
  /// - Parameter isLoudRare: whether few lines are in capitals.
  fileprivate func sectionName(isLoudRare: Bool) -> String? {
    guard !entry.isLabelled, text.count <= 40, text.contains(where: \.isLetter) else { return nil }
    if text.last == ":" { return withoutMarks(String(text.trimmingColon)) }
    for (open, close) in [
      ("[", "]"), ("**", "**"), ("__", "__"), ("— ", " —"), ("- ", " -"), ("~ ", " ~"),
    ]
    where text.hasPrefix(open) && text.hasSuffix(close) && text.count > open.count + close.count {
      let inner = text.dropFirst(open.count).dropLast(close.count)
      return inner.contains(open) ? nil : withoutMarks(String(inner))
    }
    guard startsParagraph, isLoudRare, text.isLoud else { return nil }
    return String(text)
  }

  /// Whether the line is one of those that stand above a mail.
  fileprivate var isMailHead: Bool {
    let start = text.prefix { $0 != ":" }.lowercased()
    guard start.count < text.count else { return false }
    return [
      "from", "to", "cc", "subject", "sent", "return-path", "reply-to", "received", "message-id",
      "mime-version", "content-type", "content-transfer-encoding", "von", "an", "betreff",
      "gesendet",
      "de", "objet", "envoyé", "à",
    ].contains(start)
  }

  /// Whether the line begins with a sign of its owner, or with an address.
  fileprivate var isOwner: Bool {
    let text = text.inOneLine.lowercased()
    return ["©", "(c) ", "copyright ", "www.", "http://", "https://"].contains(
      where: text.hasPrefix)
  }

  /// Whether the line says whose work something is, where to find it, or when it was made.
  fileprivate var isCredit: Bool {
    let text = text.inOneLine.lowercased()
    let signs = ["©", "(c) ", "www.", "http://", "https://", "@", "copyright"]
    let words = [
      "by ", "made by ", "made with ", "made in ", "created by ", "created with ", "follow me",
      "follow us", "last updated", "updated on ", "posted on ", "posted by ", "printed on ",
      "all rights reserved", "advertisement", "source: ", "credit: ", "credits: ", "von @", "par @",
    ]
    if signs.contains(where: text.hasPrefix) || words.contains(where: text.hasPrefix) {
      return true
    }
    let parts = text.split(separator: " ")
    // An address or a handle among a few words; "Page 3" is that of a printout.
    return parts.contains { $0.hasPrefix("@") || $0.hasPrefix("www.") || $0.contains("©") }
      || parts.count == 2 && ["page", "seite", "página"].contains(String(parts[0]))
        && Int(parts[1]) != nil
  }

  /// Whether the line calls to its readers, as the end of a post does.
  fileprivate var isFarewell: Bool {
    let text = text.inOneLine
    let start = text.lowercased()
    let words = [
      "happy drawing", "happy inking", "happy sketching", "happy painting", "have fun", "enjoy",
      "good luck", "viel spaß", "thank you for", "thanks for", "share your", "tag your", "tag me",
      "tag us", "see you", "let's draw", "bonne chance", "¡buena suerte",
    ]
    return words.contains(where: start.hasPrefix)
      || startsParagraph && text.last == "!" && text.contains(" ") && text.count > 12
  }

  /// Whether the line leads to the list below it, as in "Here are my prompts:".
  fileprivate var isInvitation: Bool {
    let text = text.inOneLine
    return text.last == ":" && text.contains(" ") && speaksOfPrompts(String(text))
  }

  /// Whether the line names a year, or a number of days, so that it is the title above plain words.
  var isTitleOfPlainWords: Bool {
    let words = text.split(separator: " ")
    guard words.count > 1, text.count <= 60 else { return false }
    if words.contains(where: { $0.count == 4 && Int($0).map((2000...2199).contains) == true }) {
      return true
    }
    let end = words.last?.lowercased() ?? ""
    if ["prompts", "challenge"].contains(end) { return true }
    return Int(words[0]).map { $0 > 4 } == true
      && ["days", "weeks", "day", "week", "tage", "jours", "días"].contains(words[1].lowercased())
  }
}

extension RawList {
  /// Takes what stands around plain lines away: the title directly above, and what is no prompt.
  mutating func takeSurroundings(_ lines: inout [ListLine]) {
    guard lines.count > 3, lines.count <= 2 * ListLimits.prompts else { return }
    if !hasTitle, lines[0].isTitleOfPlainWords,
      !lines.dropFirst().contains(where: \.isTitleOfPlainWords)
    {
      let title = lines.removeFirst()
      header.title = String(title.entry.unlabelled[...].trimmingColon)
      hasTitle = true
    }
    for line in lines.takeSections() {
      doubt(
        "is this a heading? If it is, write \"# \" before it", line.number, line.indent + 1)
    }
    for line in lines.takeOpening() + lines.takeClosing() where !takesHashtag(line) {
      doubt("ignored: line is not in the list", line.number, line.indent + 1)
    }
  }

  /// Takes a month with its year above the prompts as the title, where no other month follows.
  mutating func takeMonthTitle(_ lines: inout [ListLine]) {
    let months = lines.indices.filter {
      String(lines[$0].text.trimmingColon).monthAndYear != nil
    }
    guard months == [0], lines.count > 1, !hasTitle else { return }
    header.title = String(lines.removeFirst().text.trimmingColon)
    hasTitle = true
  }

  /// Lets a list begin on the first day of the month that its title names, as "October 2026" does.
  mutating func beginInMonth() {
    guard header.start == nil, header.cadence == .daily, !entries.isEmpty,
      entries.allSatisfy({ $0.date == nil && $0.group == nil && !$0.isWeek }),
      let month = header.title.namedMonth
    else { return }
    let last = entries.map { $0.last ?? $0.number ?? 0 }.max() ?? 0
    guard last <= month.daysInMonth, entries.count <= month.daysInMonth else { return }
    header.start = month
  }
}

extension String {
  /// The first day of a month, if that with its year is all that the text says.
  var monthAndYear: CalendarDate? { monthWords.count == 2 ? namedMonth : nil }

  /// The first day of the month that the text names beside its year, as in "October 2026 prompts".
  var namedMonth: CalendarDate? {
    let words = monthWords
    for (first, second) in zip(words, words.dropFirst()) {
      for (month, year) in [(first, second), (second, first)] {
        guard let year = Int(year), (2000...2199).contains(year), let month = DateWords.month(month)
        else { continue }
        return CalendarDate(year: year, month: month, day: 1)
      }
    }
    return nil
  }

  private var monthWords: [String] {
    split { $0.isWhitespace || ",:–—-|".contains($0) }.map { $0.lowercased() }
      .filter { !["de", "of"].contains($0) }
  }
}

extension RawList {
  /// Whether the title names a challenge of October, whose tenth month is in its dates.
  var speaksOfOctober: Bool { header.title.lowercased().contains("tober") }
}

extension [ListLine] {
  /// Makes "1/7" to "7/7" numbers, where the list has as many lines: they are parts of a whole.
  ///
  /// - Returns: the first such line.
  mutating func takeFractions(speaksOfOctober: Bool) -> ListLine? {
    let found = indices.filter {
      if case .unordered(_, _, nil) = self[$0].entry.date { true } else { false }
    }
    let parts = found.compactMap { index -> (Int, Int)? in
      guard case .unordered(let part, let whole, nil) = self[index].entry.date else { return nil }
      return (part, whole)
    }
    guard parts.count > 2, let whole = parts.first?.1, whole == parts.count,
      parts.map(\.0) == [Int](1...whole), parts.allSatisfy({ $0.1 == whole }),
      !(whole == 10 && speaksOfOctober)
    else { return nil }
    for (index, part) in zip(found, parts) {
      (self[index].entry.date, self[index].entry.number) = (nil, part.0)
      self[index].entry.isCertain = true
    }
    return self[found[0]]
  }

  /// Makes what follows bold words their note, as in "**Ghost**: draw a ghost", where most lines have it.
  mutating func takeBoldPrompts() {
    let found = map(\.boldPrompt)
    guard found.count(where: { $0 != nil }) * 3 > count * 2, count > 2 else { return }
    for (index, found) in zip(indices, found) {
      guard let (words, note) = found, self[index].note == nil else { continue }
      self[index].note = note
      self[index].entry.text = words
      self[index].isWords = true
    }
  }
}

extension ListLine {
  /// The bold words behind the label of a line, and what is said about them.
  fileprivate var boldPrompt: (words: String, note: String)? {
    guard entry.number != nil || entry.date != nil, let open = text.firstRange(of: "**"),
      let close = text[open.upperBound...].firstRange(of: "**")
    else { return nil }
    let words = withoutMarks(String(text[open.upperBound..<close.lowerBound]).trimmingColonAtEnd)
    let rest = text[close.upperBound...].drop { $0.isWhitespace || ":-–—".contains($0) }
    let mark = text[close.upperBound...].first { !$0.isWhitespace }
    let hasMark = mark.map { ":-–—".contains($0) } == true || text[..<close.lowerBound].last == ":"
    guard hasMark, !words.isEmpty, !rest.isEmpty, EntryText(words).isLabelled == false,
      entry.text.hasPrefix(words)
    else { return nil }
    return (words, withoutMarks(String(rest)))
  }
}

extension String {
  fileprivate var trimmingColonAtEnd: String { String(self[...].trimmingColon) }
}

extension Substring {
  /// Whether all letters are capitals.
  fileprivate var isLoud: Bool { count > 2 && allSatisfy { !$0.isLowercase } }
}
