import InkleafLists

// Lists of a day of comics, one for each hour: "8am: Moth", "9am: Lamp".

extension [SourceText.Line] {
  /// The lines with the hours that most of them begin with, one after the other, as notes, and numbers instead.
  ///
  /// Titles may be above them.
  var withHoursAsNotes: [SourceText.Line] {
    let hours = map(\.text.hourBeforeWords)
    let found = hours.compactMap(\.self)
    let steps = zip(found, found.dropFirst()).map { ($1.hour - $0.hour + 24) % 24 }
    // An hour may be missing.
    guard found.count > 3, found.count + 3 > filled.count,
      steps.allSatisfy({ 1...3 ~= $0 }), steps.count(where: { $0 > 1 }) * 5 < found.count
    else { return self }
    var number = 0
    return zip(self, hours).map { line, hour in
      guard let hour else { return line }
      number += 1
      return line.with("\(number). \(hour.words) -- \(hour.said)"[...])
    }
  }
}

extension Substring {
  /// The hour before words, as in "8am: Moth", "12 PM - Lamp" and "08:00 Wing"; `nil` for another text.
  fileprivate var hourBeforeWords: (hour: Int, said: Substring, words: Substring)? {
    let text = drop { $0.isWhitespace || "-*•".contains($0) }
    var rest = text
    guard let clock = rest.takeClock(), clock.minutes.map({ $0 == 0 }) ?? clock.isSure else {
      return nil
    }
    let words = rest.drop { $0.isWhitespace || ":-–—|.".contains($0) }
    guard words.startIndex > rest.startIndex, words.contains(where: \.isLetter),
      !words.contains("--")
    else { return nil }
    return (clock.hour, text[..<rest.startIndex], words)
  }
}
