public import InkleafGeometry

/// The prompts of a challenge in order, with its title, dates and credits.
public struct PromptList: Equatable, Sendable {
  /// The name of the challenge, with its year: "Inktober 2026".
  public var title: String
  /// The day of the first prompt; the others follow by `cadence`.
  public var start: CalendarDate?
  /// The time from one prompt to the next.
  public var cadence: Cadence
  /// The number of prompts per day (or week, or month), such as 10 for a hundred in ten days; at least 1.
  ///
  /// A smaller number becomes 1.
  public var perDay: Int {
    didSet { perDay = max(1, perDay) }
  }
  /// The language of the prompts, as a BCP 47 tag; `en` by default.
  public var language: String
  /// The author of the list.
  public var credit: String?
  /// The hashtag for posts of drawings, with its `#`.
  public var hashtag: String?
  /// The origin of the list, or how reliable it is.
  public var source: String?
  /// The language of the words that stand beside the prompts, as a BCP 47 tag.
  public var besideLanguage: String?
  /// The prompts in the order of their numbers; a number that the text leaves out has none.
  public var prompts: [Prompt]

  /// Makes a list from its prompts and the details of the challenge.
  public init(
    title: String, start: CalendarDate? = nil, cadence: Cadence = .daily, perDay: Int = 1,
    language: String = "en", credit: String? = nil, hashtag: String? = nil, source: String? = nil,
    prompts: [Prompt]
  ) {
    self.title = title
    self.start = start
    self.cadence = cadence
    self.perDay = max(1, perDay)
    self.language = language
    self.credit = credit
    self.hashtag = hashtag
    self.source = source
    self.prompts = prompts
  }

  /// Returns the date of a prompt, or `nil` if neither it nor the list has one.
  public func date(of prompt: Prompt) -> CalendarDate? {
    prompt.date ?? date(ofNumber: prompt.number)
  }

  /// Returns the date that a number has, or `nil` if the list has none or the calendar ends before.
  package func date(ofNumber number: Int) -> CalendarDate? {
    start.flatMap { cadence.day($0, steps: (number - 1) / perDay) }
  }

  /// Returns whether each of some prompts has a date.
  package func areDated(_ prompts: [Prompt]) -> Bool {
    prompts.allSatisfy { date(of: $0) != nil }
  }

  /// Returns the last day of a prompt for several days, or the first of its last week or month; `nil` for any other.
  public func lastDate(of prompt: Prompt) -> CalendarDate? {
    guard prompt.last != prompt.number else { return nil }
    let steps = (prompt.last - 1) / perDay - (prompt.number - 1) / perDay
    return date(of: prompt).flatMap { cadence.day($0, steps: steps) }
  }

  /// Returns the last day that a prompt holds, as that of its week in a weekly list; `nil` without a date.
  package func end(of prompt: Prompt) -> CalendarDate? {
    // A month that has no such day as the first one ends later than a month after its last day.
    if cadence == .monthly, prompt.date == nil, let start {
      return cadence.day(start, steps: (prompt.last - 1) / perDay + 1)?.adding(days: -1)
    }
    return (lastDate(of: prompt) ?? date(of: prompt)).flatMap(cadence.end)
  }

  /// The first day that a prompt holds, and the last; `nil` without dates.
  ///
  /// Dates need not be in the order of the prompts.
  package var days: (first: CalendarDate, last: CalendarDate)? {
    func isBefore(_ one: CalendarDate, _ other: CalendarDate) -> Bool { one.days(to: other) > 0 }
    guard let first = prompts.compactMap(date).min(by: isBefore),
      let last = prompts.compactMap(end).max(by: isBefore)
    else { return nil }
    return (first, last)
  }

  /// The colours that each prompt names, in their order.
  ///
  /// `#RRGGBB` or `#RGB` among the words is a colour; `#bee` is a hashtag. Colour names count only if every
  /// prompt is one, since "Orange" may be a fruit.
  public var colors: [[Color]] {
    // Most lists end this with their first word.
    var named: [Color] = []
    for prompt in prompts {
      guard let color = Color(named: prompt.text) else { break }
      named.append(color)
    }
    if named.count == prompts.count { return named.map { [$0] } }
    return prompts.map { prompt in
      guard prompt.text.utf8.contains(UInt8(ascii: "#")) else { return [] }
      return prompt.text.split(separator: " ").compactMap { Color(prompted: $0) }
    }
  }

  /// Whether the language is written from right to left, so that pages start at the right.
  public var isRightToLeft: Bool { runsFromRightToLeft(language) }

  /// The highest number of a prompt; 0 for an empty list.
  public var count: Int { prompts.map(\.last).max() ?? 0 }

  /// Returns this list with another list's words beside its own, number by number.
  ///
  /// It shows one challenge in two languages.
  public func beside(_ other: PromptList) -> PromptList {
    var both = self
    both.besideLanguage = other.language
    let words = Dictionary(other.prompts.map { ($0.number, $0.text) }) { first, _ in first }
    for index in both.prompts.indices {
      both.prompts[index].beside = words[both.prompts[index].number]
    }
    return both
  }
}

/// Returns whether a language is written from right to left.
///
/// - Parameter language: a BCP 47 tag.
func runsFromRightToLeft(_ language: String) -> Bool {
  ["ar", "ckb", "dv", "fa", "he", "iw", "nqo", "ps", "sd", "syr", "ug", "ur", "yi"]
    .contains(LanguageTag(language).code)
}

/// The time from one prompt of a list to the next.
public enum Cadence: String, Sendable, CaseIterable {
  /// One per day.
  case daily
  /// One per day from Monday to Friday.
  case weekdays
  /// One per week.
  case weekly
  /// One per month.
  case monthly

  /// Returns the last day that a prompt holds.
  ///
  /// - Parameter day: its first day.
  /// - Returns: `nil` behind the end of the calendar.
  package func end(from day: CalendarDate) -> CalendarDate? {
    switch self {
    case .daily, .weekdays: day
    case .weekly: day.adding(days: 6)
    case .monthly: day.adding(months: 1)?.adding(days: -1)
    }
  }

  /// Returns the day of the prompt that comes some steps behind that of a first one.
  ///
  /// - Parameters:
  ///   - first: the day of the first prompt; a weekend counts as the Monday behind it where it is left out.
  ///   - steps: 0 or more.
  /// - Returns: `nil` behind the end of the calendar.
  package func day(_ first: CalendarDate, steps: Int) -> CalendarDate? {
    switch self {
    case .daily: return first.adding(days: steps)
    case .weekdays:
      let weekday = first.weekday < 5 ? first.weekday : 0
      let wait = first.weekday < 5 ? 0 : 7 - first.weekday
      let place = weekday + steps
      return first.adding(days: wait + place / 5 * 7 + place % 5 - weekday)
    case .weekly: return first.adding(days: steps * 7)
    case .monthly: return first.adding(months: steps)
    }
  }

  /// Returns the number of steps from the day of a first prompt to the first one that is not before another day.
  ///
  /// - Parameters:
  ///   - first: the day of the first prompt.
  ///   - other: that day or a later one.
  package func steps(from first: CalendarDate, to other: CalendarDate) -> Int {
    let days = first.days(to: other)
    var steps =
      switch self {
      case .daily: days
      case .weekdays: days * 5 / 7
      case .weekly: days / 7
      case .monthly: days / 31
      }
    while let day = day(first, steps: steps), day.days(to: other) > 0 { steps += 1 }
    return steps
  }
}

/// A prompt: what to draw on a day, or on several.
public struct Prompt: Equatable, Sendable {
  /// The valid numbers; any other number becomes the nearest of them.
  ///
  /// They go far beyond `ListLimits.prompts`, and keep sums and dates in range.
  public static let numbers = 1...100_000

  /// Its number in the list, from 1: the day of a daily challenge.
  ///
  /// A number above `last` raises `last`.
  public var number: Int {
    didSet {
      number = Prompt.bounded(number)
      last = max(last, number)
    }
  }
  /// The last number of a prompt for several days, else the same as `number`.
  ///
  /// A smaller value becomes `number`.
  public var last: Int {
    didSet { last = max(Prompt.bounded(last), number) }
  }
  /// The prompts of the day, at least one.
  public var texts: [String]
  /// An explanation of the words, in small print.
  public var note: String?
  /// The words of another list, such as a translation.
  public internal(set) var beside: String?
  /// The heading of the part of the list that it is in.
  public var group: String?
  /// The prompt's own day, if it does not follow from the list's start.
  public var date: CalendarDate?

  /// Makes a prompt from its numbers, words, note, date and heading.
  ///
  /// A number outside `numbers` becomes the nearest of them, and a `last` below `number` becomes
  /// `number`.
  public init(
    number: Int, last: Int? = nil, texts: [String], note: String? = nil, date: CalendarDate? = nil,
    group: String? = nil
  ) {
    self.number = Prompt.bounded(number)
    self.last = max(Prompt.bounded(last ?? number), self.number)
    self.texts = texts
    self.note = note
    self.date = date
    self.group = group
  }

  private static func bounded(_ number: Int) -> Int {
    min(max(number, numbers.lowerBound), numbers.upperBound)
  }

  /// Makes a prompt from one text.
  public init(number: Int, text: String, note: String? = nil) {
    self.init(number: number, texts: [text], note: note)
  }

  /// All its words in one line.
  public var text: String { texts.joined(separator: " · ") }

  /// Returns its number as on the page, such as `7`, or `1–5` for several days.
  public func label(_ words: CalendarWords = .english) -> String {
    last == number ? words.number(number) : "\(words.number(number))–\(words.number(last))"
  }
}

/// The largest possible list.
///
/// Readers refuse larger input before they use memory for it.
public enum ListLimits {
  /// Bytes in a file.
  public static let fileSize = 8 << 20
  /// Bytes in the lines of a text; what is around words takes more in other forms.
  package static let textSize = 1 << 20
  /// Lines in a file; saved pages and calendars have many for each prompt.
  public static let lines = 100_000
  /// Lines with words in a text; what each may be depends on the others.
  package static let textLines = 10_000
  /// Bytes in a line.
  public static let lineLength = 100_000
  /// Cells in a row of a table.
  public static let cells = 100
  /// Prompts in a list.
  public static let prompts = 1000
  /// Pages of days in a document: twelve for each prompt of the longest list.
  package static let pages = 12_000
  /// The highest number that is told as it stands; files may have any, and those of several lines are added up.
  package static let number = 100_000
  /// Characters in a prompt: about three lines on a postcard.
  public static let promptLength = 200
  /// Characters in a note: about a page of a notebook.
  public static let noteLength = 1000
  /// Characters in a line of the header.
  public static let headerLength = 100
  /// Problems shown in one run; the others are counted.
  public static let problems = 100

  /// Throws if a file is larger than any list.
  ///
  /// Lines are counted before they are read, because reading them takes much longer.
  package static func check(
    _ bytes: [UInt8], path: String, hasLines: Bool = true
  ) throws(Diagnostics) {
    func refuse(_ fault: String) -> Diagnostics {
      Diagnostics([Diagnostic(path: path, message: "the file \(fault); is this a prompt list?")])
    }
    guard bytes.count <= fileSize else {
      throw refuse("is larger than \(fileSize >> 20) MiB")
    }
    guard hasLines else { return }
    var (feeds, returns) = (0, 0)
    for byte in bytes {
      if byte == 0x0A { feeds += 1 } else if byte == 0x0D { returns += 1 }
    }
    guard max(feeds, returns) <= lines else {
      throw refuse("has more than \(lines) lines, but a list at most \(prompts) prompts")
    }
  }
}
