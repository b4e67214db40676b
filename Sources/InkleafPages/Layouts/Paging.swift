extension Layout {
  /// How a list that is too long for a page is parted.
  enum Parting {
    /// Each page has about as many prompts as the others.
    case even
    /// The same, but a multiple of the cells in a row, so that rows leave no hole.
    case rows(of: Int)
    /// Each page has whole weeks, which begin with this day, 0 for Monday; of pages for so few that no weekday is
    /// named, each has about as many prompts as the others.
    case weeks(from: Int)
  }
}

extension Layout.Pages {
  /// Returns the prompts of each sheet, at least one per sheet.
  ///
  /// - Parameters:
  ///   - cards: the number of cards.
  ///   - parting: how a long list is parted among pages.
  func sheets(of list: PromptList, cards: Int = 1, parting: Layout.Parting = .even) -> [[Prompt]] {
    switch self {
    case .prompts(let count): return list.prompts.chunks(of: count).map(Array.init)
    case .whole: return list.prompts.isEmpty ? [] : [list.prompts]
    case .cards:
      return list.prompts.isEmpty ? [] : Array(repeating: list.prompts, count: max(1, cards))
    case .list(let most):
      guard list.prompts.count > most else { return list.prompts.evenParts(of: most) }
      switch parting {
      case .even: return list.prompts.evenParts(of: most)
      case .rows(let cells): return list.prompts.evenParts(of: most, multipleOf: cells)
      case .weeks(let firstWeekday):
        guard most > DaysItem.mostInOrder else {
          return list.prompts.evenParts(of: most, multipleOf: 2)
        }
        guard let weeks = list.weeks(from: firstWeekday) else {
          return list.prompts.evenParts(of: most)
        }
        return weeks.evenParts(of: max(1, most / 7)).map { Array($0.joined()) }
      }
    case .month:
      // Without dates there are no months; six rows of seven fit on a page.
      guard list.areDated(list.prompts) else {
        return list.prompts.evenParts(of: 42, multipleOf: 7)
      }
      let months = Dictionary(grouping: list.prompts.flatMap(list.monthly)) {
        list.date(of: $0)?.firstOfMonth
      }
      // Days of their own may be in another order than the prompts.
      return months.compactMap { month, prompts in month.map { ($0, prompts) } }
        .sorted { $0.0.days(to: $1.0) > 0 }.map(\.1)
    }
  }
}

extension PromptList {
  /// Cuts a prompt that spans several months into one part per month, each with its own numbers.
  fileprivate func monthly(_ prompt: Prompt) -> [Prompt] {
    guard let start = date(of: prompt), let end = lastDate(of: prompt) else { return [prompt] }
    var parts = [prompt]
    var month = start.firstOfMonth
    while let next = month.adding(days: month.daysInMonth), next.days(to: end) >= 0 {
      // The first number in the next month.
      let steps = cadence.steps(from: start, to: next)
      var part = prompt
      part.number = prompt.number + steps * max(1, perDay)
      part.date = cadence.day(start, steps: steps)
      parts[parts.count - 1].last = part.number - 1
      parts.append(part)
      month = next
    }
    return parts
  }
}

extension PromptList {
  /// Whether each prompt has a day of its own, and weeks have several: a prompt on the first day of each month has
  /// a weekday, too, but no week to stand in.
  var hasWeeks: Bool {
    guard cadence == .daily || cadence == .weekdays, areDated(prompts), let first = prompts.first,
      let last = prompts.last,
      let start = date(of: first), let end = lastDate(of: last) ?? date(of: last)
    else { return false }
    return prompts.count * 4 > start.days(to: end)
  }

  /// Returns the prompts by weeks; `nil` unless each has a day of its own, after that of the one before.
  fileprivate func weeks(from firstWeekday: Int) -> [[Prompt]]? {
    guard hasWeeks, let places = prompts.compactMap(date).inWeeks(from: firstWeekday)
    else { return nil }
    var weeks: [[Prompt]] = []
    for (prompt, place) in zip(prompts, places) {
      if place.week == weeks.count { weeks.append([]) }
      weeks[place.week].append(prompt)
    }
    return weeks
  }
}

extension [CalendarDate] {
  /// Returns the places of days: their weeks, counted without those that have none, and their columns.
  ///
  /// - Parameter firstWeekday: the day in the first column, 0 for Monday.
  /// - Returns: `nil` unless each day is after the one before.
  func inWeeks(from firstWeekday: Int) -> [(week: Int, column: Int)]? {
    guard let first else { return [] }
    let start = (first.weekday - firstWeekday + 7) % 7 - first.daysSinceYearOne
    let places = map { start + $0.daysSinceYearOne }
    guard zip(places, places.dropFirst()).allSatisfy(<) else { return nil }
    var week = 0
    return places.indices.map { index in
      if index > 0, places[index] / 7 > places[index - 1] / 7 { week += 1 }
      return (week, places[index] % 7)
    }
  }
}

extension Array {
  /// Returns parts of about the same length, each of at most so many.
  ///
  /// - Parameter cells: the length is a multiple of it, where there is room for that.
  fileprivate func evenParts(of most: Int, multipleOf cells: Int = 1) -> [[Element]] {
    let parts = Swift.max(1, (count + most - 1) / most)
    let length = (count + parts - 1) / parts
    let full = (length + cells - 1) / cells * cells
    return chunks(of: full <= most ? full : length).map(Array.init)
  }
}

/// The names of the sheets of a part.
struct Names {
  private let list: PromptList
  private let part: Book.Part
  private let digits: Int
  private let words: CalendarWords

  init(_ list: PromptList, _ part: Book.Part, _ words: CalendarWords) {
    self.list = list
    self.part = part
    self.words = words
    digits = max(2, String(max(list.count, part.sheets.count)).count)
  }

  /// Returns the words of a part that names itself, with the page's place in it.
  ///
  /// - Parameter sheet: the index of the page in the part.
  func title(ofSheet sheet: Int) -> String {
    let prompts = part.sheets[sheet]
    if part.pages == .month, let date = prompts.first.flatMap(list.date) {
      return words.monthYear(date).withFirstCapital
    }
    guard let label = part.layout.label, part.pages != .month else { return title(of: prompts) }
    let own = LabelWords.words(label, in: list.language)
    return part.sheets.count > 1 ? "\(own) \(words.number(sheet + 1))" : own
  }

  /// Returns the file name of a sheet without extension.
  ///
  /// - Parameter sheet: the index of the page in the part.
  func name(ofSheet sheet: Int) -> String {
    switch part.pages {
    case .whole, .cards: break
    case .list where part.layout.label != nil: break
    default: return name(of: part.sheets[sheet])
    }
    return part.sheets.count > 1 ? "\(part.layout.name)-\(padded(sheet + 1))" : part.layout.name
  }

  /// Returns the title of a sheet in a table of contents.
  private func title(of prompts: [Prompt]) -> String {
    switch part.pages {
    case .prompts: return prompts.map { "\($0.label()) \($0.text)" }.joined(separator: ", ")
    case .month, .list, .whole, .cards:
      let (first, last) = (prompts.first?.number ?? 1, prompts.last?.last ?? 1)
      return "\(list.title), \(first)–\(last)"
    }
  }

  /// Returns the file name of a sheet without extension; names sort in the order of the sheets.
  private func name(of prompts: [Prompt]) -> String {
    let (first, last) = (prompts.first?.number ?? 1, prompts.last?.last ?? 1)
    switch part.pages {
    case .prompts(1):
      let words = (prompts.first?.text ?? "").slug
      return padded(first) + (words.isEmpty ? "" : "-" + words)
    case .prompts: return first == last ? padded(first) : "\(padded(first))-\(padded(last))"
    case .month:
      if let date = prompts.first.flatMap(list.date) {
        return String(date.description.prefix(7))
      }
      return "\(padded(first))-\(padded(last))"
    case .list, .whole, .cards: return "list-\(padded(first))-\(padded(last))"
    }
  }

  private func padded(_ number: Int) -> String { number.padded(to: digits) }
}
