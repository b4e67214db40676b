import InkleafLists

extension [SourceText.Line] {
  /// The lines with a full stop behind the month where days count on without one, as "1.10 - Fox" above "2.10 - Owl".
  var withPointsBehindMonths: [SourceText.Line] {
    let dates = map(\.text.dayAndMonth)
    let found = dates.compactMap(\.self)
    guard found.count > 2,
      found.count * 2 > filled.count,
      found.allSatisfy({ $0.month == found[0].month }),
      found.map(\.day).countUp
    else { return self }
    return zip(self, dates).map { line, date in
      guard let date else { return line }
      return line.with(line.text[..<date.end] + "." + line.text[date.end...].dropFirst())
    }
  }
}

extension Substring {
  /// A day, a point and a month at the start, with a colon or a dash behind them.
  fileprivate var dayAndMonth: (day: Int, month: Int, end: Index)? {
    let start = drop(while: \.isWhitespace)
    guard start.first?.isNumber == true else { return nil }
    let digits = start.prefix(while: \.isFigure)
    let rest = start[digits.endIndex...]
    let figures = rest.dropFirst().prefix(while: \.isFigure)
    guard rest.first == ".", digits.count < 3, figures.count < 3, let day = Int(digits),
      let month = Int(figures), 1...31 ~= day, 1...12 ~= month,
      case let behind = self[figures.endIndex...],
      behind.first == ":"
        || behind.first == " " && behind.dropFirst().first.map("-–—|".contains) == true
    else { return nil }
    return (day, month, figures.endIndex)
  }
}
