import InkleafLists

// Lists with several dated prompts in a line.

extension [ListLine] {
  /// The prompts of lines with several dates each, such as "Oct 1 Lantern, Oct 2 Moss", or `nil` for others.
  ///
  /// Each date is at most a month after the one before it, and has words.
  var splitAtDates: [ListLine]? {
    guard count < 200, allSatisfy({ $0.text.utf8.count < 1 << 16 }) else { return nil }
    let parts = map { $0.entry.date == nil ? [$0] : $0.partsAtDates }
    let dated = parts.filter { $0[0].entry.date != nil }
    // The last line may have one that was left over.
    guard !dated.isEmpty, dated.dropLast().allSatisfy({ $0.count > 1 }),
      dated.reduce(0, { $0 + $1.count }) > Swift.max(2, dated.count),
      dated.allSatisfy({ $0.allSatisfy { !$0.entry.text.isEmpty } })
    else { return nil }
    return parts.flatMap(\.self)
  }
}

extension ListLine {
  /// The line in parts, each from a date to the next.
  fileprivate var partsAtDates: [ListLine] {
    var starts = [text.startIndex]
    var last = entry.date
    // The label may have two dates, as in "6.10.-12.10.: Owl".
    var place = text.unicodeScalars.index(text.startIndex, offsetBy: entry.offset)
    while let gap = text[place...].firstIndex(where: \.partsDates),
      let word = text[gap...].firstIndex(where: { !$0.partsDates })
    {
      place = word
      guard text[word].isLetter || text[word].isNumber else { continue }
      // No date is longer, and a line may be.
      let date = EntryText(text[word...].prefix(40)).date
      guard let date, let days = last?.days(to: date), (2...32).contains(days) else { continue }
      starts.append(word)
      last = date
    }
    guard starts.count > 1 else { return [self] }
    var offset = 0
    return zip(starts, starts.dropFirst() + [text.endIndex]).map { start, end in
      let words = text[start..<end]
      defer { offset += words.unicodeScalars.count }
      return part(
        words.withoutTrailing(",;|•·/–—- \t").withoutJoint(isLast: end == text.endIndex), at: offset
      )
    }
  }
}

extension Character {
  /// Whether it may stand before a date within a line.
  fileprivate var partsDates: Bool { isWhitespace || ",;|•·/".contains(self) }
}

extension Substring {
  /// The words without an "and" before the next ones.
  fileprivate func withoutJoint(isLast: Bool) -> Substring {
    // "Vitamin E" ends in a letter.
    guard !isLast, let word = split(separator: " ").last, word.startIndex > startIndex,
      DateWords.joints.contains(String(word)) || word == "&" || word == "+"
    else { return self }
    return self[..<word.startIndex].withoutTrailing(", ")
  }
}
