import InkleafLists

// Weeks that are counted by an order, as in "1. Woche", "First week" and "第一周", and months above prompts.

extension [ListLine] {
  /// Makes such lines the headings of those below them, or the numbers of a single line below each.
  ///
  /// - Returns: whether there are headings.
  mutating func takeOrdinalWeeks() -> Bool {
    // A title may come first.
    guard prefix(2).contains(where: { $0.weekInOrder != nil }) else { return false }
    let names = map(\.weekInOrder)
    let found = indices.filter { names[$0] != nil }
    let gaps = gaps(behind: found)
    guard found.count > 1, gaps.allSatisfy({ $0 > 1 }),
      Set(found.map { names[$0]?.order }).count == found.count,
      found.prefix(2).allSatisfy({ names[$0]?.isNumber == true })
    else { return false }
    guard gaps.allSatisfy({ $0 == 2 }) else {
      self = grouped(belowLinesAt: found)
      return true
    }
    self = removing(at: Set(found))
    for (number, index) in (found[0]..<count).enumerated() {
      (self[index].entry.number, self[index].entry.isWeek) = (number + 1, true)
    }
    return false
  }
}

extension [ListLine] {
  /// Makes numbers without a mark below two months or more the days of these, as "6th Lantern" below "OCTOBER", where
  /// they go up in each.
  mutating func takeDaysBelowMonths() {
    let areMonths = map { isMonthAlone($0.text.trimmingColon) == true }
    guard let first = areMonths.firstIndex(of: true), areMonths.count(where: \.self) > 1,
      areMonths.last == false
    else { return }
    var days: [Int: (number: Int, text: String, offset: Int, isMarked: Bool)] = [:]
    var last = 0
    for place in indices.dropFirst(first) {
      guard !areMonths[place] else {
        last = 0
        continue
      }
      guard let day = self[place].plainNumber, day.number > last, day.number < 32 else { return }
      last = day.number
      days[place] = day
    }
    for (place, day) in days where !self[place].entry.isCertain {
      (self[place].entry.number, self[place].entry.isCertain) = (day.number, true)
      (self[place].entry.text, self[place].entry.offset) = (day.text, day.offset)
      self[place].entry.loose = nil
    }
  }
}

extension [ListLine] {
  /// Makes months above a single line each its headings, as "January" or "January 2027" above "Snow".
  mutating func takeMonthsAbove() {
    // A title may come first.
    let first = count % 2
    let months = stride(from: first, to: count, by: 2)
    func name(_ index: Int) -> String { self[index].text.trimmingColon.lowercased() }
    guard count > 5,
      months.allSatisfy({
        name($0).count > 2
          && (DateWords.month(name($0)) != nil || name($0).monthAndYear != nil)
      }),
      months.allSatisfy({ !self[$0 + 1].entry.isLabelled }),
      Set(months.map(name)).count == count / 2
    else { return }
    self = grouped(
      below: indices.map { index in
        index >= first && (index - first).isMultiple(of: 2)
          ? String(self[index].text.trimmingColon) : nil
      })
  }
}

extension [ListLine] {
  /// Makes months that follow each other, each at the head of a paragraph of several lines or above weeks, its headings.
  mutating func takeMonthsAboveSeveral() {
    let months = indices.map { place in
      self[place].startsParagraph || place + 1 < count && self[place + 1].entry.isWeek
        ? DateWords.month(self[place].text.trimmingColon.lowercased()) : nil
    }
    let places = indices.filter { months[$0] != nil }
    let found = places.compactMap { months[$0] }
    guard found.count > 1, zip(found, found.dropFirst()).allSatisfy({ $0 % 12 + 1 == $1 }),
      gaps(behind: places).allSatisfy({ $0 > 2 }),
      places[0] < 2,
      !contains(where: \.entry.isLabelled) || haveWeeks(below: places)
    else { return }
    self = grouped(
      below: zip(self, months).map { line, month in
        month == nil ? nil : String(line.text.trimmingColon)
      })
  }

  /// Whether all lines below months are weeks with words, as "Week 1: Frost".
  private func haveWeeks(below months: [Int]) -> Bool {
    indices.dropFirst(months[0]).allSatisfy { index in
      months.contains(index) || self[index].entry.isWeek && !self[index].entry.text.isEmpty
    }
  }
}

extension ListLine {
  /// The place of a week that the line is nothing but; `nil` for any other line.
  fileprivate var weekInOrder: (order: String, isNumber: Bool)? {
    guard text.utf8.count < 60 else { return nil }
    let words = text.trimmingColon.lowercased().split(separator: " ").map(String.init)
    if words.count == 1, let word = words.first, word.hasPrefix("第") {
      let end = ["周", "週", "周目", "週目"].first(where: word.hasSuffix)
      let order = String(word.dropFirst().dropLast(end?.count ?? word.count))
      return (1...3).contains(order.count) ? (order, true) : nil
    }
    // "1ère semaine", "Zweite Woche" and "الأسبوع الأول".
    guard words.count == 2 else { return nil }
    for (order, week) in [(words[0], words[1]), (words[1], words[0])]
    where DateWords.weekNames.contains(week) {
      let isCounted = order.first?.isNumber == true && order == words[0]
      return (order, isCounted || NumberNames.isEarly(order))
    }
    return nil
  }
}
