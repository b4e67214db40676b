import InkleafLists

// A list that numbers itself among other lines, as in a post that is copied with its menu and comments.

extension [ListLine] {
  /// Makes numbers that count the lines from 1 on labels, and those of a few other lines words, as in "Day 3 will
  /// be fun" below the days.
  mutating func keepRunOfNumbers() {
    guard count > 6 else { return }
    let numbers = map { $0.entry.isWeek || $0.entry.date != nil ? nil : $0.entry.anyNumber }
    // The longest run from 1 on whose numbers follow each other line by line.
    var run = 0..<0
    for start in indices where numbers[start] == 1 {
      var end = start
      // "13 more next week!" is no thirteenth of those with marks.
      let isLoose = self[start].entry.number == nil
      while end < count, numbers[end] == end - start + 1,
        (self[end].entry.number == nil) == isLoose
      { end += 1 }
      if end - start > run.count { run = start..<end }
    }
    let others = indices.filter { !run.contains($0) && numbers[$0] != nil }
    guard run.count > 4, run.count < count, others.count * 3 <= run.count,
      // Others that count on are a list, too.
      zip(others, others.dropFirst()).allSatisfy({ place, next in
        numbers[place].map { $0 + 1 } != numbers[next]
      }),
      others.allSatisfy({ (1...run.count).contains(numbers[$0] ?? 0) })
    else { return }
    for index in run where self[index].entry.number == nil {
      self[index].entry.takeLoose()
      self[index].entry.isCertain = true
    }
    for index in others { self[index].entry.leaveLabel() }
  }
}

extension [Int] {
  /// Whether five or more count from 1 on, but for a few that are missing or out of place.
  var nearlyCountOn: Bool {
    guard count > 4, let last = self.max(), Set(self).count == count, last * 4 <= count * 5 else {
      return false
    }
    return zip(self, dropFirst()).count { $0 > $1 } * 5 <= count
  }
}
