import InkleafLists

/// Two numbers with a point or hyphen between them, before words.
struct ShortDate {
  var first: Int
  var second: Int
  var mark: Character
  /// Whether both have two digits.
  var isPadded: Bool
  var words: Substring
  /// The date, whose month is not known yet.
  var date: RawDate { .unordered(first, second, year: nil) }

  init?(_ text: Substring) {
    let one = text.prefix(while: \.isFigure)
    guard (1...2).contains(one.count), let mark = text[one.endIndex...].first, ".-".contains(mark)
    else { return nil }
    let rest = text[one.endIndex...].dropFirst()
    let two = rest.prefix(while: \.isFigure)
    guard (1...2).contains(two.count), let first = Int(one), let second = Int(two) else {
      return nil
    }
    let words = rest[two.endIndex...].behindWeekdayInBrackets.drop {
      $0.isWhitespace || ":-–—→".contains($0)
    }
    guard words.startIndex > two.endIndex, words.first?.isLetter == true else { return nil }
    (self.first, self.second, self.mark, self.words) = (first, second, mark, words)
    isPadded = one.count == 2 && two.count == 2
  }
}

extension Substring {
  /// What is behind a weekday in brackets, as in " (Fri) Bear"; else all of it.
  fileprivate var behindWeekdayInBrackets: Substring {
    let text = drop(while: \.isWhitespace)
    guard text.first == "(", let end = text.prefix(16).firstIndex(of: ")"),
      case let name = text[..<end].dropFirst(), !name.isEmpty, name.allSatisfy(\.isLetter),
      name.count < 4 || DateWords.isWeekday(name.lowercased())
    else { return self }
    return text[end...].dropFirst()
  }
}
