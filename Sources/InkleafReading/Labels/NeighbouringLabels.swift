import InkleafLists

// Labels that the lines above and below tell: "7 - 10:10" between "6 - Owl" and "8 - Fox" is the seventh.

extension [ListLine] {
  /// Gives lines the label that follows from their neighbours' where they begin with it, written alike, but
  /// look like another one: 24/7, 4 seasons, 1984.
  mutating func takeLabelsOfNeighbours() {
    // Most lists count from 1 on.
    let isCounted = indices.allSatisfy { place in
      let entry = self[place].entry
      return entry.anyNumber == place + 1 && entry.date == nil && entry.last == nil
    }
    guard count > 3, !isCounted, contains(where: \.entry.mayBeLabelled) else { return }
    for place in indices { takeLabel(of: place) }
    for place in indices.reversed() { takeLabel(of: place) }
  }

  private mutating func takeLabel(of place: Int) {
    let before = place > 0 ? self[place - 1].written?.next(1) : nil
    let after = place + 1 < count ? self[place + 1].written?.next(-1) : nil
    let own = self[place].written
    guard let label = before ?? after, before == nil || after == nil || before?.day == after?.day,
      own == nil || own?.day != label.day,
      // "1 October Fish" names the month of "2 Wispy" below it.
      before != nil || !namesMonth(place),
      let text = label.texts.first(where: self[place].text.hasPrefix)
    else { return }
    let words = self[place].text.dropFirst(text.count)
    guard let first = words.first, !first.isWhitespace else { return }
    self[place].take(label, before: words)
  }

  /// Whether a line is a date with words whose month has as many days as there are numbers.
  private func namesMonth(_ place: Int) -> Bool {
    guard case .monthDay(let month, _)? = self[place].entry.date, !self[place].entry.text.isEmpty,
      let last = last?.written?.day.number
    else { return false }
    return CalendarDate(year: 2024, month: month, day: last) != nil || last > 31
  }
}

extension [ListLine] {
  /// Makes months weekdays where the line above or below says so: "mar 6" is a Tuesday below "lun 5", and "mar 6/10"
  /// below "lun 5/10".
  mutating func takeWeekdaysLikeMonths() {
    for place in indices {
      guard case .monthDay(_, let day)? = self[place].entry.date, !self[place].entry.hasWeekday,
        let weekday = DateWords.weekday(self[place].text.prefix(while: \.isLetter).lowercased())
      else { continue }
      let beside = [-1, 1].compactMap { step -> (number: Int?, date: RawDate?)? in
        guard indices.contains(place + step), case let entry = self[place + step].entry,
          entry.weekday == (weekday + step + 7) % 7
        else { return nil }
        if entry.number == day + step { return (day, nil) }
        guard case .unordered(day + step, let month, year: nil)? = entry.date else { return nil }
        return (nil, .unordered(day, month, year: nil))
      }.first
      guard let beside else { continue }
      (self[place].entry.number, self[place].entry.date) = beside
      (self[place].entry.weekday, self[place].entry.hasWeekday) = (weekday, true)
      self[place].entry.days = 1
    }
  }
}

extension ListLine {
  /// Its number or date as it is written; `nil` for a line without, or with several days.
  fileprivate var written: WrittenLabel? {
    let label = entry.loose.map { ($0.number, $0.last, $0.offset) }
    guard entry.days == 1, entry.last == nil, label?.1 == nil else { return nil }
    var day: WrittenLabel.Day
    if case .monthDay(let month, let number)? = entry.date {
      day = WrittenLabel.Day(number: number, month: month)
    } else if entry.date == nil, let number = entry.number ?? label?.0 {
      day = WrittenLabel.Day(number: number)
    } else {
      return nil
    }
    let isLoose = entry.number == nil && entry.date == nil
    let offset = isLoose ? label?.2 ?? 0 : entry.offset
    return WrittenLabel(
      day: day, texts: [String(text.unicodeScalars.prefix(offset))], isLoose: isLoose,
      isWeek: entry.isWeek)
  }

  fileprivate mutating func take(_ label: WrittenLabel, before words: Substring) {
    isWords = true
    entry.takePosition(label.day.number)
    entry.isWeek = label.isWeek
    takeLabel(before: words)
    if let month = label.day.month {
      entry.number = nil
      entry.date = .monthDay(month: month, day: label.day.number)
    } else if label.isLoose {
      entry.loose = EntryText.Loose(
        number: label.day.number, offset: entry.offset, text: entry.text)
      (entry.number, entry.isCertain) = (nil, false)
      (entry.text, entry.offset) = (String(text), 0)
    }
  }
}

/// A label as it is written, with the day that it stands for.
private struct WrittenLabel {
  /// A number, and the month where it is that of a date.
  struct Day: Equatable {
    var number: Int
    var month: Int?
  }

  var day: Day
  /// The text before the words, in one form or two.
  var texts: [String]
  /// Whether it is a label only if the whole list has such.
  var isLoose: Bool
  var isWeek: Bool

  /// Returns the label of the next line, or of the one before; `nil` where it cannot be told.
  func next(_ step: Int) -> WrittenLabel? {
    let figures = texts[0].split { !$0.isFigure }
    let number = day.number + step
    guard let old = figures.first(where: { Int($0) == day.number }), number > 0,
      figures.count(where: { Int($0) == day.number }) == 1,
      day.month.map({ CalendarDate(year: 2024, month: $0, day: number) != nil }) ?? true
    else { return nil }
    let digits = "\(number)"
    // "09" is before "10".
    let zeros = String(repeating: "0", count: max(0, old.count - digits.count))
    var label = self
    label.day.number = number
    label.texts = [digits, zeros + digits].map {
      texts[0][..<old.startIndex] + $0 + texts[0][old.endIndex...]
    }
    return label
  }
}
