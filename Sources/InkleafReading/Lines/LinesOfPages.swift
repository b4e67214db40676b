import InkleafLists

// Lines that a program took out of pages, with what stands around these, and with letters for figures.

extension [SourceText.Line] {
  /// The lines without the head and the number of each page, where text was taken out of a PDF.
  var withoutHeadsOfPages: [SourceText.Line] {
    let starts = [0] + indices.dropFirst().filter { self[$0].startsPage }
    guard starts.count > 1 else { return self }
    let pages = zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
    var lines = self
    let head = lines.first { !$0.isBlank }?.text.inOneLine
    for page in pages.dropFirst() {
      let first = lines[page].firstIndex { !$0.isBlank }
      if let first, lines[first].text.inOneLine == head { lines[first].text = "" }
    }
    let ends = pages.compactMap { page in lines[page].lastIndex { !$0.isBlank } }
    let numbers = ends.compactMap { Int(lines[$0].text.inOneLine) }
    if numbers.count == ends.count, numbers.countUp {
      for end in ends { lines[end].text = "" }
    }
    return lines
  }

  /// The lines with the figures of numbers that were read as letters, as "l." above "2." and "S." behind "4.".
  var withFiguresOfNumbers: [SourceText.Line] {
    let found = map(\.text.numberOfSigns)
    guard found.contains(where: { $0?.isRead == false }),
      found.count(where: { $0?.isRead == true }) > 3
    else { return self }
    return indices.map { place in
      guard let number = found[place], !number.isRead,
        case let before = found[..<place].lazy.reversed().compactMap(\.self).first?.value,
        case let after = found[(place + 1)...].lazy.compactMap(\.self).first?.value,
        before.map({ $0 == number.value - 1 }) ?? (number.value == 1),
        after.map({ $0 == number.value + 1 }) ?? true
      else { return self[place] }
      return self[place].with("\(number.value)\(number.rest)")
    }
  }
}

extension Substring {
  /// The text with letters that look like figures as these, as "O4" is "04".
  var readAsFigures: String { String(map { Self.figuresOfLetters[$0] ?? $0 }) }

  private static let figuresOfLetters: [Character: Character] = [
    "l": "1", "I": "1", "i": "1", "|": "1", "O": "0", "o": "0", "S": "5", "B": "8", "Z": "2",
  ]

  /// The number before a point or bracket, whose figures may be letters of the same form, and what is behind it.
  fileprivate var numberOfSigns: (value: Int, isRead: Bool, rest: Substring)? {
    let signs = prefix { !".)".contains($0) }
    guard 1...2 ~= signs.count, let mark = self[signs.endIndex...].first, ".)".contains(mark),
      self[signs.endIndex...].dropFirst().first == " "
    else { return nil }
    if let number = Int(signs) { return (number, true, self[signs.endIndex...]) }
    return Int(signs.readAsFigures).map { ($0, false, self[signs.endIndex...]) }
  }
}
