// Headings of plain words that no mark of Markdown shows, such as "CREATURES" above words.

extension [ListLine] {
  /// Returns the lines that are no headings, each in the group of the heading above it.
  ///
  /// - Parameter headings: the name of each line that is a heading.
  func grouped(below headings: [String?]) -> [ListLine] {
    var group: String?
    return zip(self, headings).compactMap { line, heading in
      group = heading ?? group
      guard heading == nil else { return nil }
      var line = line
      line.group = group ?? line.group
      return line
    }
  }
}

extension [ListLine] {
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
    self = grouped(below: names)
    return []
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
}

extension Substring {
  /// Whether all letters are capitals.
  fileprivate var isLoud: Bool { count > 2 && allSatisfy { !$0.isLowercase } }
}
