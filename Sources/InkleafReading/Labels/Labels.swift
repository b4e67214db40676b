import InkleafLists

extension [EntryText] {
  /// Makes numbers without a mark labels, if the whole list counts by them.
  mutating func takeLooseNumbers() {
    guard countLoosely else { return }
    for index in indices { self[index].takeLoose() }
  }
}

extension Collection<EntryText> {
  /// For each entry, whether its number or date is a label of the list.
  ///
  /// Any other number or date is part of the words, as in "24/7 shop" or "1st date". A list has
  /// labels if most entries have a number, or most have a date. If most of these are not certain,
  /// they must also follow each other, as the days of a list do.
  var labels: [Bool] {
    let dates = filter { $0.date != nil }
    let numbers = filter { $0.number != nil }
    let weekdays = filter { $0.hasWeekday && $0.date == nil && $0.number == nil }
    let usesDates = dates.count > numbers.count
    let candidates = usesDates ? dates : numbers
    guard candidates.count * 2 > count else {
      // Weekdays alone are labels, too.
      return weekdays.count * 2 > count ? map(\.isLabelled) : map { _ in false }
    }
    let certain = candidates.filter(\.isCertain).count
    let areBesideWeekdays = candidates.count > 2 && candidates.allSatisfy(\.hasWeekday)
    if certain * 2 > candidates.count || areBesideWeekdays
      || (usesDates ? dates.followDates : numbers.followNumbers)
    {
      return usesDates ? map { $0.date != nil } : map { $0.number != nil }
    }
    return map { _ in false }
  }

  /// Whether the whole list counts by its loose numbers, so that they are labels.
  ///
  /// They are if each is one more than the number before it, from 1 on and maybe from 1
  /// again in each part, if five or more are a list's numbers in any order, if all grow from 1 on with few gaps, as
  /// where weekends are missing, or if all are two or three days apart.
  var countLoosely: Bool {
    let found = compactMap { entry in
      entry.anyNumber.map { ($0, entry.last ?? entry.loose?.last ?? $0) }
    }
    // Two lines are a list, too.
    if found.count == 2, count == 2 { return found.map(\.0) == [1, 2] }
    guard contains(where: { $0.loose != nil }), found.count > 2,
      found.count * 2 > count || found.count > 4
    else { return false }
    var (end, parts, runs) = (0, 0, true)
    for (number, last) in found {
      if number == 1 { parts += 1 } else if number != end + 1 { runs = false }
      end = last
    }
    let distinct = Set(found.map(\.0))
    let span = (distinct.max() ?? 0) - (distinct.min() ?? 0) + 1
    let isRun = runs && parts > 0 && found.count >= parts * 3
    let isSet =
      found.count > 4 && distinct.count * 10 >= found.count * 9 && span * 9 <= distinct.count * 10
    let grows =
      found.count > 3 && found[0].0 == 1 && span < 2 * found.count
      && zip(found, found.dropFirst()).allSatisfy { $0.1 < $1.0 }
    return isRun || isSet || found.count == count && (grows || found.map(\.0).areEvenDays)
  }

  /// Whether the numbers count from 1 with few gaps, or each is one more than the number before it.
  private var followNumbers: Bool {
    let numbers = compactMap(\.number)
    let distinct = Set(numbers)
    let counted = filter { $0.number != nil }
    let isRun = zip(counted, counted.dropFirst()).allSatisfy { entry, next in
      (entry.last ?? entry.number ?? 0) + 1 == next.number
    }
    let isList =
      distinct.contains(1) && distinct.filter { (1...count).contains($0) }.count * 2 > count
    return isList || (isRun && count > 2) || counted.count == count && numbers.areEvenDays
  }

  /// Whether the dates are at most a week apart on average, with the day or the month first, or each is later than the
  /// one before, as those of a club's evenings are.
  private var followDates: Bool {
    let dates = compactMap(\.date)
    if count > 3,
      zip(dates, dates.dropFirst()).allSatisfy({ (2...100).contains($0.days(to: $1) ?? 0) })
    {
      return true
    }
    func days(dayFirst: Bool) -> [Int]? {
      // A leap year has every day.
      let days = map { $0.date?.date(in: 2024, dayFirst: dayFirst)?.daysSinceYearOne }
      return days.contains(nil) ? nil : Set(days.compactMap(\.self)).sorted()
    }
    return [true, false].contains { dayFirst in
      guard let days = days(dayFirst: dayFirst), let first = days.first, let last = days.last else {
        return false
      }
      // A list may cross New Year, so its widest gap may be in the middle of the year.
      let gaps = zip(days, days.dropFirst()).map { $1 - $0 } + [Swift.max(0, 366 - (last - first))]
      let span = gaps.reduce(0, +) - (gaps.max() ?? 0)
      return span <= 7 * (days.count - 1)
    }
  }
}

extension [Int] {
  /// Whether four or more are each two more than the one before, or each three more: every other day of a month.
  var areEvenDays: Bool {
    let steps = Set(zip(self, dropFirst()).map { $1 - $0 })
    return count > 3 && steps.count == 1 && (2...3).contains(steps.first ?? 0)
  }

  /// Whether two or more are days of a month that one weekday has, in order.
  var areDaysOfWeekday: Bool {
    guard count > 1, let first, let last, first > 0, last < 32 else { return false }
    return zip(self, dropFirst()).allSatisfy { $0 < $1 && ($1 - $0).isMultiple(of: 7) }
  }
}
