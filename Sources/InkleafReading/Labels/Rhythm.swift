import InkleafLists

/// How often there is a prompt, as the words above a list say: "Weekly prompts", "every Friday", "Mon/Wed/Fri".
enum Rhythm: Equatable {
  /// One every so many days.
  case every(days: Int)
  /// One on each of these weekdays, where 0 is Monday.
  case on(Set<Int>)
  /// One a month.
  case monthly
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
    guard !Self.otherWeeklyThings.contains(where: spaced.contains) else { return nil }
    let said =
      Self.phrases.first { $0.words.contains(where: spaced.contains) }?.rhythm ?? words.onePer
    guard let said else { return nil }
    self = said
  }

  /// What people say, between spaces; an open end stands for all endings of a word.
  private static let phrases: [(words: [String], rhythm: Rhythm)] = [
    (
      [
        " every two weeks ", " every 2 weeks ", " every other week ", " every second week ",
        " fortnightly ", " every fortnight ", " biweekly ", " bi weekly ", " alle zwei wochen ",
        " alle 2 wochen ",
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
        " weekly ", " every week ", " each week ", " 52 week", " 52 wochen ", " 52 semaines ",
        " 52 semanas ", " 52 settimane ", " wöchentlich", " wochenthem", " jede woche ",
        " pro woche ein", " hebdomadaire", " chaque semaine ", " par semaine un ",
        " semanal ", " semanales ", " semanais ", " cada semana ", " toda semana ",
        " settimanale ", " settimanali ", " ogni settimana ", " wekelijks", " elke week ",
        " varje vecka ", " hver uge ", " ugentlig", " ukentlig", " cotygodniow", " co tydzień ",
        " еженедельн", " каждую неделю ", " haftalık ", " 毎週", " 每周", " 每週", " 매주",
      ], .every(days: 7)
    ),
    (
      [
        " monthly ", " every month ", " each month ", " 12 month", " twelve months ", " 12 monate ",
        " 12 mois ", " 12 meses ", " 12 mesi ", " monatlich", " monatsthem", " jeden monat ",
        " mensuel", " chaque mois ", " mensual", " mensal ", " mensais ", " cada mes ",
        " cada mês ",
        " mensile ", " mensili ", " ogni mese ", " maandelijks", " elke maand ", " varje månad ",
        " co miesiąc ", " ежемесячн", " каждый месяц ", " 毎月", " 每月", " 매월", " 매달",
      ], .monthly
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
  /// How many things are said to be in each of some times, as in "one drawing a week" and "3 words per day".
  ///
  /// - Parameter isTime: whether a word names the time.
  fileprivate func counts(per isTime: (Substring) -> Bool) -> [Int] {
    indices.compactMap { place in
      guard place > 2, isTime(self[place]), Self.wordsBeforeTimes.contains(self[place - 1]) else {
        return nil
      }
      return Self.counts[self[place - 3]] ?? Int(self[place - 3])
    }
  }

  private static let wordsBeforeTimes: Set<Substring> = [
    "a", "per", "each", "every", "pro", "par", "por", "al",
  ]

  private static let counts: [Substring: Int] = [
    "one": 1, "a": 1, "ein": 1, "eine": 1, "un": 1, "une": 1, "una": 1, "uno": 1, "um": 1, "uma": 1,
    "één": 1, "een": 1, "two": 2, "three": 3, "four": 4, "five": 5, "zwei": 2, "drei": 3, "deux": 2,
    "trois": 3, "dos": 2, "tres": 3, "due": 2, "tre": 3,
  ]

  /// The rhythm of "one drawing a week", "ein Bild pro Woche" and "un dessin par mois".
  fileprivate var onePer: Rhythm? {
    if counts(per: { DateWords.weekNames.contains(String($0)) }).contains(1) {
      return .every(days: 7)
    }
    return counts(per: { DateWords.monthNames.contains(String($0)) }).contains(1) ? .monthly : nil
  }

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

  private static let joints = spans.union([
    "and", "und", "et", "y", "e", "en", "och", "og", "i", "и", "or",
  ])

  private static let spans: Set<Substring> = ["to", "bis", "au", "a", "through", "till", "until"]
}

extension RawList {
  /// Takes the days that prompts come on from the words above them, where these say when the first one is; without
  /// that, a title tells whether there is one a week or a month.
  mutating func takeRhythm() {
    guard infersStart, header.cadence == .daily, header.perDay == 1, entries.count > 1,
      areUndatedInOrder, entries.allSatisfy({ $0.weekday == nil && $0.days == 1 })
    else { return }
    guard let start = header.start else {
      if let cadence = cadenceOfTitle { header.cadence = cadence }
      return
    }
    // A prompt for each day of a month is for each day.
    guard start.day > 1 || entries.count != start.daysInMonth else { return }
    let said = [(number: nil, text: header.title)] + above.map { ($0.number, $0.text) }
    guard
      let (line, text, rhythm) = said.lazy.compactMap({ line in
        Rhythm(saidIn: line.text).map { (line.number as Int?, line.text, $0) }
      }).first, rhythm != .monthly || mayBeMonthly
    else { return }
    // "Weekend of October 2-5" is one, and one that begins on a Saturday may be the first of some.
    let isFirst = start.weekday > 4 && text.saysThatItBegins
    if rhythm == .on([5, 6]), start.day > 1, entries.count < 5, !isFirst { return }
    if rhythm == .every(days: 14), text.lowercased().replacing("-", with: "").has("biweekly") {
      doubt(
        "\"biweekly\" is taken as every two weeks; for twice a week, write the weekdays above the list, as in"
          + " \"every Monday and Thursday\"", line, 1)
    }
    // What was read is not ignored.
    doubts.removeAll { $0.line == line && line != nil && $0.message.hasPrefix("ignored: ") }
    switch rhythm {
    case .every(days: 7): header.cadence = .weekly
    case .monthly: header.cadence = .monthly
    case .every(let days):
      header.start = nil
      setDates { start.adding(days: $0 * days) }
    case .on([0, 1, 2, 3, 4]): header.cadence = .weekdays
    case .on(let weekdays):
      let days = (0..<7).compactMap { start.adding(days: $0) }
        .filter { weekdays.contains($0.weekday) }
      guard let first = days.first else { return }
      if days.count == 1 {
        (header.start, header.cadence) = (first, .weekly)
      } else {
        header.start = nil
        setDates { days[$0 % days.count].adding(days: $0 / days.count * 7) }
      }
    }
  }

  /// Lets the prompts of twelve months, and of all days of a year, begin in January of the year that the list names.
  mutating func beginInJanuary() {
    guard infersStart, header.start == nil, areUndatedInOrder, let year = namedYear,
      header.cadence == .monthly && entries.count == 12
        || header.cadence == .daily && 365...366 ~= entries.count
    else { return }
    header.start = CalendarDate(year: year, month: 1, day: 1)
  }

  /// The cadence that the title alone tells, as in "Weekly prompts 2027" and "12 Month Art Challenge".
  private var cadenceOfTitle: Cadence? {
    guard !(28...31).contains(entries.count), header.title.monthsBesideOthers.isEmpty else {
      return nil
    }
    switch Rhythm(saidIn: header.title) {
    // A week may have a challenge for each of its days.
    case .every(days: 7)? where header.title.namesAYear || entries.count > 7: return .weekly
    case .monthly? where entries.count < 25: return .monthly
    default: return nil
    }
  }

  /// Whether prompts are few enough for one a month, and not those of the month that the title names.
  private var mayBeMonthly: Bool {
    entries.count == 12
      || entries.count < 25
        && (header.title.saysThatItBegins || header.title.monthsBesideOthers.isEmpty)
  }

  /// Whether prompts have neither dates nor weeks, and no numbers or those from 1 on.
  private var areUndatedInOrder: Bool {
    let numbers = entries.compactMap(\.number)
    return entries.allSatisfy { $0.date == nil && !$0.isWeek && $0.last == nil }
      && (numbers.isEmpty || numbers == Array(1...entries.count))
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
  /// The months that it names among other words.
  fileprivate var monthsBesideOthers: [Int] {
    lowercased().split { !$0.isLetter }.compactMap { DateWords.month(String($0), amongRare: false) }
  }

  /// The number in "two prompts a day" and "3 words per day"; `nil` without one, or for one prompt.
  fileprivate var promptsPerDay: Int? {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.counts(per: \.isWordForDay).first { 2...9 ~= $0 }
  }
}

extension Substring {
  fileprivate var isWordForDay: Bool {
    ["day", "tag", "jour", "día", "giorno"].contains(self)
  }
}

extension [SourceText.Line] {
  /// Whether the words behind the numbers of months, as in "Month 1: Bear", are most lines.
  var countMonths: Bool {
    let filled = filled
    return filled.count > 2 && filled.count(where: \.text.hasNumberOfMonth) * 3 >= filled.count * 2
  }
}

extension Substring {
  /// Whether a month's number stands before the words.
  fileprivate var hasNumberOfMonth: Bool {
    let name = prefix { $0.isLetter }
    let rest = self[name.endIndex...].drop { $0 == " " || $0 == "#" }
    guard rest.first?.isNumber == true, DateWords.monthNames.contains(name.lowercased()) else {
      return false
    }
    let words = rest.drop(while: \.isNumber)
    return words.first.map { ":-–—.) ".contains($0) } == true && words.contains(where: \.isLetter)
  }
}
