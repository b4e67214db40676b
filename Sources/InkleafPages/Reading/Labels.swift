extension [EntryText] {
  /// Whether the list labels its entries, entry by entry; elsewhere a number or a date is part of the
  /// words, as in "24/7 shop" or "1st date".
  ///
  /// A list has labels when most entries have one of the same kind, a number or a date. Labels
  /// that are not certain must also follow each other, as the days of a list do.
  var labels: [Bool] {
    let dates = filter { $0.date != nil }
    let numbers = filter { $0.number != nil }
    let usesDates = dates.count > numbers.count
    let candidates = usesDates ? dates : numbers
    guard candidates.count * 2 > count else { return map { _ in false } }
    let certain = candidates.filter(\.isCertain).count
    if certain * 2 > candidates.count || (usesDates ? dates.followDates : numbers.followNumbers) {
      return usesDates ? map { $0.date != nil } : map { $0.number != nil }
    }
    return map { _ in false }
  }

  /// Whether the numbers are those of a list: from 1 on with few gaps, or each one more than the last.
  private var followNumbers: Bool {
    let numbers = compactMap(\.number)
    let distinct = Set(numbers)
    let isRun = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 && $0 + 1 == $1 }
    let isList =
      distinct.contains(1) && distinct.filter { (1...count).contains($0) }.count * 2 > count
    return isList || (isRun && count > 2)
  }

  /// Whether the dates lie as close as a week, read with the day or with the month first.
  private var followDates: Bool {
    func days(dayFirst: Bool) -> [Int]? {
      let days = map { entry -> Int? in
        // Any leap year has all days there are.
        switch entry.date {
        case .full(let date)?: date.daysSinceYearOne
        case .monthDay(let month, let day)?:
          CalendarDate(year: 2024, month: month, day: day)?.daysSinceYearOne
        case .unordered(let first, let second, let year)?:
          CalendarDate(
            year: year ?? 2024, month: dayFirst ? second : first, day: dayFirst ? first : second)?
            .daysSinceYearOne
        case nil: nil
        }
      }
      return days.contains(nil) ? nil : Set(days.compactMap(\.self)).sorted()
    }
    return [true, false].contains { dayFirst in
      guard let days = days(dayFirst: dayFirst), let first = days.first, let last = days.last else {
        return false
      }
      // Lists may cross New Year, so the widest gap may lie in the middle of the year.
      let gaps = zip(days, days.dropFirst()).map { $1 - $0 } + [Swift.max(0, 366 - (last - first))]
      let span = gaps.reduce(0, +) - (gaps.max() ?? 0)
      return span <= 7 * (days.count - 1)
    }
  }
}
