// Titles that name a month and its year, such as "October 2026".

extension RawList {
  /// Takes a month with its year above the prompts as the title, where no other month follows.
  mutating func takeMonthTitle(_ lines: inout [ListLine]) {
    func isMonth(_ line: ListLine) -> Bool {
      String(line.text.trimmingColon).monthAndYear != nil
    }
    guard lines.count > 1, !hasTitle, isMonth(lines[0]), !lines.dropFirst().contains(where: isMonth)
    else { return }
    takeTitle(lines.removeFirst().text.trimmingColon)
  }

  /// Lets a list begin on the first day of the month that its title names, as "October 2026" does.
  mutating func beginInMonth() {
    guard header.start == nil, header.cadence == .daily, !entries.isEmpty,
      entries.allSatisfy({ $0.date == nil && $0.group == nil && !$0.isWeek }),
      let month = header.title.namedMonth
    else { return }
    let last = entries.map { $0.last ?? $0.number ?? 0 }.max() ?? 0
    guard last <= month.daysInMonth, entries.count <= month.daysInMonth else { return }
    header.start = month
  }
}

extension String {
  /// The first day of a month, if that with its year is all that the text says.
  var monthAndYear: CalendarDate? { monthWords.count == 2 ? namedMonth : nil }

  /// The first day of the month that the text names beside its year, as in "October 2026 prompts".
  var namedMonth: CalendarDate? {
    let words = monthWords
    for (first, second) in zip(words, words.dropFirst()) {
      for (month, year) in [(first, second), (second, first)] {
        guard let year = Int(year), (2000...2199).contains(year), let month = DateWords.month(month)
        else { continue }
        return CalendarDate(year: year, month: month, day: 1)
      }
    }
    return nil
  }

  private var monthWords: [String] {
    split { $0.isWhitespace || ",:–—-|".contains($0) }.map { $0.lowercased() }
      .filter { !["de", "of"].contains($0) }
  }
}
