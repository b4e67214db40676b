import InkleafLists

// Marks that stand where others have a space, and words that every line has.

extension EntryText {
  /// Whether both have words behind a label of one form.
  fileprivate func hasWordsLike(_ other: EntryText) -> Bool {
    !text.isEmpty && !other.text.isEmpty && isCertain == other.isCertain
      && hasBullet == other.hasBullet && date?.hasYear == other.date?.hasYear
  }
}

extension [ListLine] {
  /// Takes marks such as "-" and "o " before the words of every line away, where they are bullets that have no
  /// space behind them, or that a typewriter has.
  mutating func takeTightBullets() {
    guard count > 2 else { return }
    for mark in ["-", "--", "–", "—", "o ", "TODO ", "・", "→", "»", ">", "‣", "⋆", "˚", "~"] {
      let found = map {
        $0.text.hasPrefix(mark) && $0.text.dropFirst(mark.count).first?.isLetter == true
      }
      let start = found[0] ? 0 : 1
      // The last line may be cut.
      guard found.dropFirst(start).dropLast(count > 5 ? 1 : 0).allSatisfy(\.self), count - start > 2
      else { continue }
      for index in indices.dropFirst(start) where self[index].text.hasPrefix(mark) {
        self[index].keep(self[index].text.dropFirst(mark.count))
        self[index].entry.hasBullet = true
      }
      return
    }
  }

  /// Parts a line of hashtags, the only one but for a title, at their spaces.
  mutating func partHashtags() {
    guard count <= 2, let line = last else { return }
    let words = line.text.split(whereSeparator: \.isWhitespace)
    guard words.count > 3, words.allSatisfy({ hashtagWord(String($0)) != nil }) else { return }
    // One more than a list can have is enough to say so.
    replaceSubrange(
      count - 1..<count, with: words.prefix(ListLimits.prompts + 1).map { line.part($0) })
  }

  /// Makes weekdays before words labels, which every line has, most of them a day after the one above.
  ///
  /// - Returns: a last line that is cut.
  mutating func takeWeekdays() -> ListLine? {
    guard count > 2 else { return nil }
    let start = RunOfWeekdays(map { String($0.text) }) == nil ? 1 : 0
    guard count - start > 2, !dropFirst(start).contains(where: \.entry.isLabelled),
      let run = RunOfWeekdays(dropFirst(start).map { String($0.text) })
    else { return nil }
    for (index, (count, day)) in zip(indices.dropFirst(start), zip(run.lengths, run.days)) {
      self[index].takeLabel(before: self[index].text.dropFirst(count))
      (self[index].entry.hasWeekday, self[index].entry.weekday) = (true, day)
    }
    return run.lengths.last == 0 ? removeLast() : nil
  }

  /// Whether each line is one of the days of a list, which follow each other; `nil` where they do not.
  ///
  /// The date of the post above them, and one of what comes after, are no days of the list, nor are names
  /// and remarks around them.
  var daysInARow: [Bool]? {
    let dated = indices.filter { self[$0].entry.date != nil }
    // Two numbers may be a part of a whole, as in "1/2 moon".
    if contains(where: { if case .unordered(_, _, nil)? = $0.entry.date { true } else { false } }) {
      return nil
    }
    var runs: [[Int]] = []
    for index in dated where !self[index].entry.text.isTime {
      // Days of rest have no line.
      // Several prompts may be of one day.
      if let last = runs.last?.last, let before = self[last].entry.date,
        let days = self[index].entry.date.flatMap({ before.days(to: $0) }), (1...9).contains(days),
        days > 1 || self[last].entry.hasWordsLike(self[index].entry)
      {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    guard let run = runs.max(by: { $0.count < $1.count }), run.count > 2, let first = run.first,
      let last = run.last,
      dated.count(where: { $0 < first }) < 2, dated.count(where: { $0 > last }) < 2,
      dated.count(where: (first...last).contains) == run.count
    else { return nil }
    var days = Set(run)
    // After a month of days, "Nov 21: winners" is none; clubs have breaks.
    let span = self[last].entry.date.flatMap { self[first].entry.date?.days(to: $0) }
    let most = span == run.count ? 15 : 62
    for (place, neighbour) in [(first - 1, first), (last + 1, last)]
    where isDay(place, beside: neighbour, most: most) {
      days.insert(place)
    }
    // Nobody posts for several days, so these are prompts after a gap.
    return indices.map { index in
      days.contains(index) || self[index].entry.date != nil && self[index].entry.days > 1
    }
  }

  /// Whether each line has one of three or more weekdays that stand line by line and follow each other; `nil` where
  /// there are none, or others elsewhere.
  ///
  /// Whatever else there is, these are the list.
  var weekdaysInARow: [Bool]? {
    let places = indices.filter { self[$0].hasLoneWeekday }
    guard places.count > 2, places[places.count - 1] - places[0] == places.count - 1,
      zip(places, places.dropFirst()).allSatisfy({ place, next in
        // Weekends may have no line.
        let (day, after) = (self[place].entry.weekday ?? 0, self[next].entry.weekday ?? 0)
        return (after - day + 6) % 7 < 3
      })
    else { return nil }
    return map(\.hasLoneWeekday)
  }

  /// Whether a line is written as the day beside it is, and so many days away, as the last evening of a club is.
  private func isDay(_ place: Int, beside neighbour: Int, most: Int) -> Bool {
    guard indices.contains(place) else { return false }
    let (entry, other) = (self[place].entry, self[neighbour].entry)
    let (first, last) = place < neighbour ? (entry.date, other.date) : (other.date, entry.date)
    guard let days = last.flatMap({ first?.days(to: $0) }), (2...most).contains(days),
      !entry.text.isEmpty, entry.isCertain == other.isCertain,
      entry.hasBullet == other.hasBullet
    else { return false }
    // What stands apart is the date of a post.
    return !self[Swift.max(place, neighbour)].startsParagraph
      || dropFirst().count(where: \.startsParagraph) * 2 > count
  }
}

extension String {
  /// Whether there is nothing, or a time such as "at 9:14 AM".
  fileprivate var isTime: Bool {
    let words = lowercased().split(separator: " ").filter { $0 != "at" && $0 != "um" && $0 != "à" }
    return words.allSatisfy {
      $0.allSatisfy { $0.isNumber || ":.h".contains($0) } || ["am", "pm", "uhr"].contains($0)
    } && (words.isEmpty || contains(where: \.isNumber) && contains(":"))
  }
}

extension RawList {
  /// Takes weekdays behind the numbers of a list away, as in "1) Monday: Bear" and "1 Thu Bear".
  mutating func takeInnerWeekdays() {
    guard entries.count > 2, let run = RunOfWeekdays(entries.map(\.text), entries.map(\.number))
    else { return }
    // They tell the language, too.
    if spoken.count == entries.count {
      for (index, count) in zip(entries.indices, run.lengths) {
        spoken[index] += entries[index].text.prefix(count)
      }
    }
    setTexts(zip(entries, run.lengths).map { $0.text.dropFirst($1) })
    for (index, day) in zip(entries.indices, run.days) where entries[index].date != nil {
      entries[index].weekday = day
    }
  }

  /// Takes away what stands behind the words of entries for other readers: marks of footnotes, and addresses.
  mutating func takeLinks() {
    for index in entries.indices {
      entries[index].text = entries[index].text.withoutFootnote.withoutLink
      if let note = entries[index].note?.withoutLink {
        entries[index].note = note.isLink ? nil : note
      }
    }
  }
}

/// Weekdays before words, most of them the day after the one before.
private struct RunOfWeekdays {
  /// The number of characters before the words of each text.
  private(set) var lengths: [Int] = []
  /// The weekdays, 0 for Monday.
  private(set) var days: [Int] = []

  /// - Parameter numbers: the number of each text's day; empty where they are not known.
  init?(_ texts: [String], _ numbers: [Int?] = []) {
    var before: Int?
    var jumps = 0
    // By which weekday the numbers would begin, the days of a month agree.
    var starts: [Int: Int] = [:]
    for (place, text) in texts.enumerated() {
      // They may be bold.
      let name = text.drop { "*_".contains($0) }.prefix { $0.isLetter }
      let weekday = DateWords.weekday(name.lowercased())
      let weekend = weekday == nil && place > 0 ? text[...].behindWeekend : nil
      let rest =
        weekend ?? text[name.endIndex...].drop { "*_".contains($0) }.behindSecondWeekday
      let words = rest.drop { $0.isWhitespace || ".,:：-–—".contains($0) }
      guard let day = weekend == nil ? weekday : DateWords.saturday, day >= 0,
        // A day without words is left open.
        !words.isEmpty || rest.contains(where: { "-–—".contains($0) }),
        weekend != nil || text[name.endIndex...].first?.isLetter == false
      else {
        // The last line may be cut.
        guard place > 4, place == texts.count - 1 else { return nil }
        lengths.append(0)
        break
      }
      if let before, day <= before, day != (before + 1) % 7, before != 4 || day != 0 { jumps += 1 }
      days.append(day)
      lengths.append(text.distance(from: text.startIndex, to: words.startIndex))
      before = day
      if numbers.indices.contains(place), let number = numbers[place] {
        starts[((day - number) % 7 + 7) % 7, default: 0] += 1
      }
    }
    let agreeing = starts.values.max() ?? 0
    guard jumps * 3 < texts.count || agreeing * 5 >= texts.count * 4 else { return nil }
  }
}

extension String {
  /// The text without the mark of a footnote at its end, as in "Bear[1]".
  fileprivate var withoutFootnote: String {
    guard last == "]", let open = lastIndex(of: "["), open > startIndex,
      case let number = self[index(after: open)...].dropLast(), (1...3).contains(number.count),
      number.allSatisfy(\.isFigure)
    else { return self }
    return String(self[..<open].withoutTrailing(""))
  }

  /// The text without an address behind its words, in brackets or without.
  fileprivate var withoutLink: String {
    guard has("://") else { return self }
    let words = split(separator: " ")
    guard words.count > 1, words.last.map({ String($0).isLink }) == true else { return self }
    return words.dropLast().joined(separator: " ")[...].withoutTrailing("-–—:|").description
  }

  /// Whether the text is an address of the web.
  fileprivate var isLink: Bool {
    let plain = self.drop { "(<[".contains($0) }
    return !contains(" ") && (plain.hasPrefix("https://") || plain.hasPrefix("http://"))
  }
}

extension Substring {
  /// What is behind a second weekday, which stands behind the first as in "Mon & Tue"; else all of it.
  fileprivate var behindSecondWeekday: Substring {
    // Few lines have one.
    guard count(where: \.isWhitespace) > 2 || contains("/") else { return self }
    var cursor = LabelCursor(self)
    guard cursor.skipSecondWeekday() else { return self }
    return cursor.rest
  }
}
