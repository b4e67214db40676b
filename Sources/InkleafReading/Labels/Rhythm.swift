import InkleafLists

/// How often there is a prompt, as the words above a list say: "Weekly prompts", "every Friday", "Mon/Wed/Fri".
enum Rhythm: Equatable {
  /// One every so many days.
  case every(days: Int)
  /// One on each of these weekdays, where 0 is Monday.
  case on(Set<Int>)
}

extension Rhythm {
  /// Finds the rhythm that a text names; `nil` where it names none.
  init?(saidIn text: String) {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    let weekdays = words.weekdaysOfARhythm
    // The head of a calendar has all of them.
    if weekdays.count == 7 { return nil }
    if !weekdays.isEmpty {
      self = .on(weekdays)
      return
    }
    let spaced = " \(words.joined(separator: " ")) "
    // "Biweekly" is twice a week for some, and every two weeks for others.
    guard !spaced.contains(" bi weekly "), !Self.otherWeeklyThings.contains(where: spaced.contains)
    else { return nil }
    guard let found = Self.phrases.first(where: { $0.words.contains(where: spaced.contains) })
    else { return nil }
    self = found.rhythm
  }

  /// What people say, between spaces; an open end stands for all endings of a word.
  private static let phrases: [(words: [String], rhythm: Rhythm)] = [
    (
      [
        " every two weeks ", " every 2 weeks ", " every other week ", " every second week ",
        " fortnightly ", " every fortnight ", " alle zwei wochen ", " alle 2 wochen ",
        " zweiwöchentlich", " toutes les deux semaines ", " cada dos semanas ",
        " ogni due settimane ", " elke twee weken ", " varannan vecka ", " co dwa tygodnie ",
      ], .every(days: 14)
    ),
    (
      [
        " every other day ", " every second day ", " every two days ", " every 2 days ",
        " alle zwei tage ", " alle 2 tage ", " jeden zweiten tag ", " tous les deux jours ",
        " un jour sur deux ", " cada dos días ", " ogni due giorni ", " om de dag ",
        " varannan dag ", " co drugi dzień ",
      ], .every(days: 2)
    ),
    (
      [
        " weekly ", " every week ", " each week ", " one prompt a week ", " a prompt a week ",
        " one prompt per week ", " 1 prompt per week ", " a prompt per week ", " wöchentlich",
        " jede woche ", " pro woche ein", " hebdomadaire", " chaque semaine ", " par semaine un ",
        " semanal ", " semanales ", " semanais ", " cada semana ", " toda semana ",
        " settimanale ", " settimanali ", " ogni settimana ", " wekelijks", " elke week ",
        " varje vecka ", " hver uge ", " ugentlig", " ukentlig", " cotygodniow", " co tydzień ",
        " еженедельн", " каждую неделю ", " haftalık ", " 毎週", " 每周", " 每週", " 매주",
      ], .every(days: 7)
    ),
    ([" weekdays ", " werktags ", " en semaine "], .on([0, 1, 2, 3, 4])),
    (
      [" weekends ", " weekend ", " wochenende ", " le week end "], .on([5, 6])
    ),
  ]

  /// What else comes once a week, beside prompts for each day.
  private static let otherWeeklyThings = [
    " weekly theme", " weekly newsletter ", " weekly post", " weekly prize", " weekly winner",
    " weekly check", " weekly challenge themes ",
  ]
}

extension [Substring] {
  /// The weekdays that prompts come on, as in "every Friday", "Mondays" and "Mon/Wed/Fri"; empty where a weekday is
  /// that of a date.
  fileprivate var weekdaysOfARhythm: Set<Int> {
    let days = map { word in
      word.count > 2 ? DateWords.weekday(String(word)).flatMap { $0 < 0 ? nil : $0 } : nil
    }
    var found: Set<Int> = []
    var place = startIndex
    while place < endIndex {
      guard days[place] != nil else {
        place += 1
        continue
      }
      // Days one behind the other, with or without "and" or "to" between them.
      let start = place
      var (run, isSpan) = ([place], false)
      while let next = [run[run.count - 1] + 1, run[run.count - 1] + 2].first(where: {
        $0 < endIndex && days[$0] != nil
          && ($0 == run[run.count - 1] + 1 || Self.joints.contains(self[$0 - 1]))
      }) {
        let last = run[run.count - 1]
        let between = self[last].base[self[last].endIndex..<self[next].startIndex]
        isSpan =
          isSpan || between.contains { "-–—".contains($0) }
          || next == last + 2 && Self.spans.contains(self[next - 1])
        run.append(next)
      }
      place = run[run.count - 1] + 1
      let isDate = place < endIndex && self[place].first?.isNumber == true
      let isRepeated = DateWords.repeatedWeekday(String(self[start])) != nil
      let isEach = start > 0 && Self.each.contains(self[start - 1])
      guard isRepeated || isEach || run.count > 1 && !isDate else { continue }
      let own = run.compactMap { days[$0] }
      if isSpan, own.count == 2, own[0] < own[1] {
        found.formUnion(own[0]...own[1])
      } else {
        found.formUnion(own)
      }
    }
    return found
  }

  private static let each: Set<Substring> = [
    "every", "each", "jeden", "chaque", "cada", "los", "todos", "ogni", "elke", "iedere", "varje",
    "hver", "każdy", "każdą", "każdego", "каждый", "каждую", "tous", "les",
  ]

  private static let joints: Set<Substring> = [
    "and", "und", "et", "y", "e", "en", "och", "og", "i", "и", "or", "to", "bis", "au", "a",
    "through",
    "till", "until",
  ]

  private static let spans: Set<Substring> = ["to", "bis", "au", "a", "through", "till", "until"]
}

extension RawList {
  /// Takes the days that prompts come on from the words above them, where these say when the first one is.
  mutating func takeRhythm() {
    guard infersStart, header.cadence == .daily, header.perDay == 1, let start = header.start,
      entries.count > 1, areUndatedInOrder,
      entries.allSatisfy({ $0.weekday == nil && $0.days == 1 }),
      // A prompt for each day of a month is for each day.
      start.day > 1 || entries.count != start.daysInMonth
    else { return }
    let said = [(number: nil, text: header.title)] + above.map { ($0.number, $0.text) }
    guard
      let (line, rhythm) = said.lazy.compactMap({ line in
        Rhythm(saidIn: line.text).map { (line.number as Int?, $0) }
      }).first
    else { return }
    // "Weekend of October 2-5" is one.
    if rhythm == .on([5, 6]), start.day > 1, entries.count < 5 { return }
    // What was read is not ignored.
    doubts.removeAll { $0.line == line && line != nil && $0.message.hasPrefix("ignored: ") }
    switch rhythm {
    case .every(days: 7): header.cadence = .weekly
    case .every(let days): date(by: { start.adding(days: $0 * days) })
    case .on([0, 1, 2, 3, 4]): header.cadence = .weekdays
    case .on(let weekdays):
      let days = (0..<7).compactMap { start.adding(days: $0) }
        .filter { weekdays.contains($0.weekday) }
      guard let first = days.first else { return }
      if days.count == 1 {
        (header.start, header.cadence) = (first, .weekly)
      } else {
        date { days[$0 % days.count].adding(days: $0 / days.count * 7) }
      }
    }
  }

  /// Whether prompts have neither dates nor weeks, and no numbers or those from 1 on.
  private var areUndatedInOrder: Bool {
    let numbers = entries.compactMap(\.number)
    return entries.allSatisfy { $0.date == nil && !$0.isWeek && $0.last == nil }
      && (numbers.isEmpty || numbers == Array(1...entries.count))
  }

  /// Gives each prompt a day of its own.
  private mutating func date(by day: (_ place: Int) -> CalendarDate?) {
    header.start = nil
    for (place, index) in entries.indices.enumerated() {
      (entries[index].date, entries[index].number) = (day(place).map(RawDate.full), nil)
    }
  }

  /// Takes "Two prompts a day" above a list as its number of prompts per day.
  mutating func takePromptsPerDay() {
    guard header.perDay == 1, header.cadence == .daily, entries.count > 3, areUndatedInOrder,
      let count = ([header.title] + above.map(\.text)).lazy.compactMap(\.promptsPerDay).first,
      entries.count.isMultiple(of: count)
    else { return }
    header.perDay = count
  }
}

extension String {
  /// The number in "two prompts a day" and "3 words per day"; `nil` without one, or for one prompt.
  fileprivate var promptsPerDay: Int? {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    let counts: [Substring: Int] = [
      "two": 2, "three": 3, "four": 4, "five": 5, "zwei": 2, "drei": 3, "deux": 2, "trois": 3,
      "dos": 2, "tres": 3, "due": 2, "tre": 3,
    ]
    for place in words.indices where words[place].isWordForDay && place > 2 {
      guard ["a", "per", "each", "every", "pro", "par", "por", "al"].contains(words[place - 1]),
        let count = counts[words[place - 3]] ?? Int(words[place - 3]), 2...9 ~= count
      else { continue }
      return count
    }
    return nil
  }
}

extension Substring {
  fileprivate var isWordForDay: Bool {
    ["day", "tag", "jour", "día", "giorno"].contains(self)
  }
}
