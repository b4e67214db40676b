import InkleafLists

/// One way to read a text as a list, and how likely it is the one that was meant.
struct Reading {
  var syntax: Syntax
  var list: PromptList
  /// What was found, with its problems and doubts.
  var raw: RawList
  /// How likely this is the list, 0 to 100.
  var score: Int

  /// The lowest score of a reading that is used without asking.
  static let bound = 50
  /// The lowest score with which no other form is tried.
  static let certain = 80

  init(_ found: RawList, as syntax: Syntax) {
    self.syntax = syntax
    raw = found
    list = raw.understand()
    score = raw.problems.isEmpty ? likelihood(of: list, raw) : 0
  }
}

/// Judges a list by its numbers, its words, and what was left over.
private func likelihood(of list: PromptList, _ raw: RawList) -> Int {
  if raw.isExact { return 100 }
  let count = list.prompts.count
  let texts = list.prompts.flatMap(\.texts)
  func share(_ test: (String) -> Bool) -> Int {
    texts.filter(test).count * 100 / max(texts.count, 1)
  }
  var score = raw.trust
  // A list with numbers before its words may have some years and figures to draw, and nothing else behind "Day 1".
  let hasFigures =
    raw.isCounted
    && (texts.contains { $0.contains(where: \.isLetter) }
      || raw.spoken.count == count && raw.spoken.allSatisfy { $0.contains(where: \.isLetter) })
  let levels = texts.map { text in
    hasFigures && text.utf8.count < 5 && Int(text) != nil
      ? 0 : text.withoutColors.ownWords.strangeness
  }
  // What looks like a program or a page hardly ever comes among words to draw.
  let strange =
    levels.count { $0 > 1 } * 100 / max(texts.count, 1)
    + levels.count { $0 == 1 } * 100 / max(texts.count, 1) / 3
  // One alone may be any word.
  let isOne = texts.count > 2 && levels.count { $0 > 0 } == 1
  // Numbers in a row say more of a list than some odd words say against it.
  let weight = isOne ? 1 : raw.isCounted && raw.missingNumbers == 0 ? 2 : 4
  if !texts.areSingleSigns { score -= strange * weight }
  score -= share { $0.utf8.count > 120 } / 2
  if raw.hasTitle, list.title.strangeness > 1 { score -= 40 }
  let distinct = Set(texts.map { $0.lowercased() }).count
  score -= (texts.count - distinct) * 40 / max(texts.count, 1)
  if count > 366 { score -= 15 }
  score -= list.shareOfJumps * 2 / 5
  score -= texts.shareOfOneWord / 3
  if raw.isCounted {
    // Lines around a list that counts its prompts are the post that it stands in.
    score -= min(raw.passedOver * 10 / max(count, 1), 20)
  } else {
    score -= raw.passedOver * 60 / (raw.passedOver + count)
    score -= texts.shareOfProse / 2
    if count == 1 { score -= 20 }
  }
  score -= min(raw.missingNumbers * 60 / max(count, 1), 30)
  return min(max(score, 0), 100)
}

extension PromptList {
  /// How many of a hundred dates come neither a day nor a week after the one before.
  fileprivate var shareOfJumps: Int {
    let days = prompts.compactMap { date(of: $0)?.daysSinceYearOne }
    guard days.count > 3, cadence != .monthly else { return 0 }
    let jumps = zip(days, days.dropFirst()).filter { ![0, 1, 2, 3, 7].contains($1 - $0) }
    return jumps.count * 100 / days.count
  }
}

extension [String] {
  /// Whether all are single letters and figures, as in "36 Days of Type", no two alike.
  var areSingleSigns: Bool {
    count > 4 && allSatisfy { $0.count == 1 && ($0.first?.isLetter == true || Int($0) != nil) }
      && Set(self).count == count && contains { $0.first?.isLetter == true }
  }

  /// How many of a hundred names, more than ten, have one part in common.
  fileprivate var shareOfOneWord: Int {
    guard count > 10 else { return 0 }
    var counts: [Substring: Int] = [:]
    for text in self where !text.utf8.contains(0x20) {
      for part in Set(text.split(whereSeparator: { "-.:/".contains($0) })) {
        counts[part, default: 0] += 1
      }
    }
    // Each has some part once.
    let most = counts.values.max() ?? 0
    return most > 2 ? most * 100 / count : 0
  }

  /// How many of a hundred texts seem to be lines of running prose.
  fileprivate var shareOfProse: Int {
    let long = self.filter { $0.utf8.count > 45 }.count
    // A line that begins in lower case after a long one goes on with its sentence.
    let wrapped = zip(self, dropFirst()).filter { before, after in
      before.utf8.count > 40 && after.unicodeScalars.first?.properties.isLowercase == true
    }.count
    guard count > 0 else { return 0 }
    return Swift.min(long * 60 / count + wrapped * 300 / count, 200)
  }
}

// MARK: - The best reading

extension Reading {
  /// Returns the readings of a text, the likeliest first.
  ///
  /// Other forms than the first are tried only where its reading is not certain.
  ///
  /// - Parameters:
  ///   - first: the form that name and content suggest.
  ///   - isCertain: whether the text has that form, so that no other is tried.
  ///   - empty: a list with the title, to put the prompts into.
  ///   - select: the part of the text that is the list: a heading, a table's name, a place in data.
  ///   - language: the language of the words, for a list that has several.
  static func all(
    of source: SourceText, as first: Syntax, isCertain: Bool, empty: RawList, select: String?,
    language: String?
  ) -> [Reading] {
    func readings(_ syntax: Syntax) -> [Reading] {
      var empty = empty
      empty.language = language
      if !syntax.reader.readsBytes { empty.problems += source.problems }
      let found = syntax.reader.read(source, empty)
      guard let select else { return found.map { Reading($0, as: syntax) }.byScore }
      let named = found.filter { $0.isNamed(select) }
      let parts = named.isEmpty ? found.map { $0.selecting(select) } : named
      return parts.filter { !$0.entries.isEmpty }.map { Reading($0, as: syntax) }.byScore
    }
    let found = readings(first)
    // Prompts with a fault are no reason to look for others.
    let isFaulty = found.first.map { !$0.raw.problems.isEmpty && !$0.raw.entries.isEmpty } == true
    if isCertain || isFaulty || found.first.map({ $0.score >= certain }) == true { return found }
    let others = Syntax.allCases.filter { other in
      other != first && other != .canonical && !other.reader.readsBytes
        && (other.reader.isInside ?? other.reader.matches)(source)
    }
    let all = (found + others.flatMap(readings)).byScore
    // A form that the text has says best what is wrong with it.
    let isWrong = found.first?.raw.problems.isEmpty == false
    return isWrong && all.first.map({ $0.score < bound }) == true ? found : all
  }
}

extension Reading {
  /// Doubts the list where the text has another that is as likely.
  mutating func doubtOthers(_ others: ArraySlice<Reading>) {
    let own = Set(list.prompts.map(\.text))
    let other = others.first { other in
      other.score >= max(Self.bound, score - 10) && other.list.prompts.count > 2
        && other.raw.problems.isEmpty && own.isDisjoint(with: other.list.prompts.map(\.text))
    }
    guard let other else { return }
    raw.doubt(
      "another list may be meant: \(other.summary); choose it by \(other.options)",
      at: other.raw.entries.first)
  }
}

extension [Reading] {
  /// The readings in the order of their scores; of equal ones the first stays first.
  fileprivate var byScore: [Reading] {
    enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .map(\.element)
  }

  /// Says that no reading is likely enough, with the three likeliest and how to choose one.
  func refusal(of source: SourceText, path: String) -> Diagnostics {
    if source.bytes.starts(with: "<?xml".utf8) {
      return Diagnostics(
        "this is XML, whose elements no rule tells apart; export the list as text, CSV or JSON",
        path)
    }
    var shown: [Reading] = []
    for reading in self where !reading.list.prompts.isEmpty && shown.count < 3 {
      if !shown.contains(where: { $0.list.prompts == reading.list.prompts }) {
        shown.append(reading)
      }
    }
    let choices = shown.map { reading in
      let entry = reading.raw.entries.first
      return Diagnostic(
        path: path, line: entry?.line, column: entry?.column,
        message: "possibly \(reading.summary); use \(reading.options) to read it")
    }
    return Diagnostics(
      [
        Diagnostic(
          path: path,
          message: "cannot tell which part of the file is the list; write one prompt per line"
            + (choices.isEmpty ? "" : ", or choose a reading"))
      ] + choices)
  }
}

extension Reading {
  /// What was read, in a few words.
  fileprivate var summary: String {
    let words = list.prompts.map { $0.text.prefix(24) }
    let shown =
      words.count > 1
      ? "\"\(words[0])\" to \"\(words[words.count - 1])\"" : "\"\(words.first ?? "")\""
    return "\(words.count) prompt\(words.count == 1 ? "" : "s"), \(shown) (\(score) of 100)"
  }

  /// The options that choose this reading.
  fileprivate var options: String {
    "--syntax \(syntax.rawValue)" + (raw.name.map { " --select '\($0)'" } ?? "")
  }
}

extension Reading {
  /// The names of its parts by which they are chosen.
  var names: [String] { list.prompts.compactMap(\.group) + (raw.name.map { [$0] } ?? []) }
}

extension [String] {
  /// What to choose from, at most a dozen names; `nil` for no names.
  var choices: String? {
    let names = eachOnce.prefix(12)
    return names.isEmpty ? nil : "choose from \(names.joined(separator: ", "))"
  }
}

extension RawList {
  /// Whether a name chooses this list.
  func isNamed(_ name: String) -> Bool {
    self.name?.lowercased() == name.lowercased()
      || hasTitle && header.title.lowercased() == name.lowercased()
  }

  /// Returns the entries below a heading; all of them where the list itself has the name.
  func selecting(_ name: String) -> RawList {
    var part = self
    part.entries = entries.filter { $0.group?.lowercased() == name.lowercased() }
    part.doubts = []
    part.passedOver = 0
    if let group = part.entries.first?.group { part.header.title = group }
    part.dropGroups()
    return part
  }
}
