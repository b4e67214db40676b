import InkleafLists

// Numbers without a mark, dates of two numbers, and parts of a whole such as "1/7".

extension [ListLine] {
  /// Makes numbers without a mark the labels of their lines, where the list counts by them.
  mutating func takeLooseNumbers() {
    let marked = filter { $0.entry.number != nil && $0.entry.isCertain }
    let loose = indices.filter { self[$0].entry.loose != nil }
    if marked.count > 4, marked.count > loose.count * 4 {
      // Beside numbers with marks, others fill gaps: "13 more next week!" is no thirteenth prompt.
      var known = Set(
        marked.flatMap { line in
          let number = line.entry.number ?? 0
          return number...Swift.max(number, line.entry.last ?? number)
        })
      let most = known.max() ?? 0
      for index in loose {
        guard let number = self[index].entry.loose?.number, number < most,
          known.insert(number).inserted
        else { continue }
        self[index].entry.takeLoose()
      }
    } else if let run {
      for index in run { self[index].entry.takeLoose() }
    } else if lazy.map(\.entry).countLoosely {
      for index in indices { self[index].entry.takeLoose() }
    } else if arePadded(loose) {
      for index in loose { self[index].entry.takeLoose() }
    }
  }

  /// Whether numbers go up and have two figures each, as "01", "03" and "05": no amount of things has a zero before it.
  private func arePadded(_ loose: [Int]) -> Bool {
    let numbers = loose.compactMap { self[$0].entry.loose?.number }
    return loose.count > 2 && loose.count >= count - 1 && (numbers.first ?? 10) < 10
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
      && zip(loose, numbers).allSatisfy { $1 > 9 || self[$0].text.hasPrefix("0") }
  }

  /// Makes numbers without a mark labels where they are days of the month in a title: those of one weekday, every other
  /// day, or days before and behind the month's end.
  mutating func takeLooseDays(below title: String) {
    // The title may be the first line.
    let days = indices.dropFirst(first?.entry.loose == nil ? 1 : 0)
    let numbers = days.compactMap { self[$0].entry.loose?.number }
    guard !numbers.isEmpty, numbers.count == days.count,
      numbers.areDaysOfWeekday || (28...31).contains(where: numbers.turnTheMonth)
        || numbers.areEveryOtherDay,
      title.namedMonth != nil || title.monthInName != nil
    else { return }
    for index in days { self[index].entry.takeLoose() }
  }

  /// The places of lines whose numbers count from 1 to the end of the list, if the few others, such as
  /// "31 days of ink" or "© 2026", have numbers too; `nil` where all numbers are those of the list.
  private var run: [Int]? {
    // Two lines may have changed places.
    if Set(compactMap(\.entry.anyNumber)) == Set(1...Swift.max(1, count)) { return nil }
    var places: [Int] = []
    var (next, numbers) = (1, 0)
    for index in indices {
      let entry = self[index].entry
      guard let number = entry.anyNumber else { continue }
      numbers += 1
      // What comes again directly before the second line was words above the list.
      if number == 1, places.count == 1 { (places, next) = ([], 1) }
      guard number == next else { continue }
      places.append(index)
      next = (entry.last ?? entry.loose?.last ?? number) + 1
    }
    let others = numbers - places.count
    guard (1...3).contains(others), let first = places.first, let last = places.last else {
      return nil
    }
    // One block of them is the list, whatever a program shows around a post.
    let isBlock =
      last - first + 1 == places.count && places.allSatisfy { !self[$0].isBareLabel }
    let isMost = count - places.count <= Swift.max(3, count / 5)
    // "5000 plum" below "3 fig" is no number of the list.
    let isAllButOne = places.count > 2 && count - places.count == 1
    return places.count > 4 && (isBlock || isMost) || isAllButOne && isBlock ? places : nil
  }
}

extension [ListLine] {
  /// Makes "1/7" to "7/7" numbers, where the list has as many lines: they are parts of a whole.
  ///
  /// - Parameter title: the list's title; "1/10" to "10/10" are dates of a challenge in October, and a list of March
  ///   that is cut has no days of July.
  /// - Returns: the first such line.
  mutating func takeFractions(below title: String) -> ListLine? {
    let parts = indices.compactMap { index -> (index: Int, part: Int, whole: Int)? in
      guard case .unordered(let part, let whole, nil) = self[index].entry.date else { return nil }
      return (index, part, whole)
    }
    guard parts.count > 2, parts.map(\.part) == [Int](1...parts.count),
      let whole = parts.first?.whole, parts.allSatisfy({ $0.whole == whole }),
      // Behind a weekday they are dates.
      !parts.contains(where: { self[$0.index].entry.hasWeekday }),
      parts.count == whole && (whole != 10 || !title.lowercased().contains("tober"))
        || parts.count < whole && (title.namedMonth?.month ?? whole) != whole
    else { return nil }
    for (index, part, _) in parts {
      (self[index].entry.date, self[index].entry.number) = (nil, part)
      self[index].entry.isCertain = true
    }
    return self[parts[0].index]
  }
}

extension [ListLine] {
  /// Makes "3/4" two days where it stands between 2 and 5.
  mutating func takeDoubleDays() {
    let labelled = indices.filter { self[$0].entry.number != nil || self[$0].entry.date != nil }
    for (place, index) in labelled.enumerated() {
      guard case .unordered(let first, let last, nil) = self[index].entry.date, last == first + 1
      else { continue }
      let before = place > 0 ? self[labelled[place - 1]].entry : nil
      let after = labelled.dropFirst(place + 1).first.flatMap { self[$0].entry.number }
      guard before.map({ ($0.last ?? $0.number) == first - 1 }) ?? (after == last + 1),
        after.map({ $0 == last + 1 }) ?? true
      else { continue }
      self[index].entry.date = nil
      (self[index].entry.number, self[index].entry.last) = (first, last)
    }
  }

  /// Makes two numbers before all words dates, as in "01.10 Bear" and "10-01 Bear", where they are days that
  /// follow each other.
  mutating func takeShortDates() {
    let found = map { ShortDate($0.text) }
    // "10-11: Bear" could be two days.
    guard !zip(self, found).contains(where: { $0.entry.isLabelled && $1 == nil }) else { return }
    let dates = found.compactMap(\.self)
    // "1.5 cups" is no date, but "05.09 Bear" is.
    let arePadded = dates.allSatisfy(\.isPadded)
    guard dates.count > (arePadded ? 2 : 4), dates.count * 5 >= count * 4,
      Set(dates.map(\.mark)).count == 1
    else { return }
    let (firsts, seconds) = (dates.map(\.first), dates.map(\.second))
    let isDayFirst = firsts.areDays(in: seconds)
    let isMonthFirst = !isDayFirst && seconds.areDays(in: firsts)
    guard
      isDayFirst || isMonthFirst
        || arePadded
          && (firsts.areInOrder(in: seconds) || seconds.areInOrder(in: firsts))
    else { return }
    for (index, date) in zip(indices, found) {
      guard let date else { continue }
      self[index].entry.date =
        isDayFirst
        ? .monthDay(month: date.second, day: date.first)
        : isMonthFirst ? .monthDay(month: date.first, day: date.second) : date.date
      (self[index].entry.number, self[index].entry.last) = (nil, nil)
      self[index].takeLabel(before: date.words)
    }
  }
}

extension [Int] {
  /// Whether these are the odd or the even days of a month, from its start on.
  fileprivate var areEveryOtherDay: Bool {
    count > 4 && prefix(1).allSatisfy((1...2).contains) && allSatisfy((1...31).contains)
      && zip(self, dropFirst()).allSatisfy { $1 - $0 == 2 }
  }

  /// Whether these are days of months, one after the other, and of few months.
  fileprivate func areDays(in months: [Int]) -> Bool {
    let follow = zip(self, dropFirst()).filter { $1 == $0 + 1 }.count
    return allSatisfy((1...31).contains) && months.allSatisfy((1...12).contains)
      && follow + Set(months).count >= count && Set(months).count * 5 <= count
  }

  /// Whether these are days of months, each later than the one before.
  fileprivate func areInOrder(in months: [Int]) -> Bool {
    let days = zip(months, self)
    return allSatisfy((1...31).contains) && months.allSatisfy((1...12).contains)
      && zip(days, days.dropFirst()).allSatisfy { $0 < $1 || $0.0 == 12 && $1.0 == 1 }
  }
}
