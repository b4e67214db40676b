import InkleafLists

// The end of a series of words in a line: "moss, fog and lamp", or "moss, fog, and lamp".

extension [ListLine] {
  /// Parts the last words of a series at their only "and", or takes it away before them.
  ///
  /// - Returns: the words that were parted, which may be one prompt, too.
  mutating func partAtAnd() -> ListLine? {
    func joints(_ line: ListLine) -> [Substring] {
      line.text.split(separator: " ").filter { DateWords.joints.contains($0.lowercased()) }
    }
    let found = indices.filter { !joints(self[$0]).isEmpty }
    guard count > 3, found.count == 1, let place = found.first, place > 0,
      case let line = self[place], !line.entry.isLabelled, joints(line).count == 1,
      self[place - 1].number == line.number,
      place + 1 == count || self[place + 1].number != line.number
    else { return nil }
    let joint = joints(line)[0]
    let before = line.text[..<joint.startIndex].withoutTrailing("")
    let after = line.text[joint.endIndex...].drop(while: \.isWhitespace)
    guard !after.isEmpty else { return nil }
    self[place] = line.part(after)
    if before.isEmpty { return nil }
    insert(line.part(before), at: place)
    return line
  }
}
