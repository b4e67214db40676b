public import InkleafGeometry

/// What to draw: a challenge's prompts in order, with what is known of the challenge.
public struct PromptList: Equatable, Sendable {
  /// What the challenge is called, with its year: "Inktober 2026".
  public var title: String
  /// The day of the first prompt; the others follow by `cadence`.
  public var start: CalendarDate?
  /// How the prompts follow each other.
  public var cadence: Cadence
  /// How many prompts share a day (or a week), 10 for a hundred in ten days; less than 1 counts as 1.
  public var perDay: Int {
    didSet { perDay = max(1, perDay) }
  }
  /// The language of the prompts, as a BCP 47 tag; `en` where the list does not say.
  public var language: String
  /// Who made the list.
  public var credit: String?
  /// The tag that drawings are posted under, with its `#`.
  public var hashtag: String?
  /// Where the list was found, or how sure it is.
  public var source: String?
  /// The prompts, numbered 1, 2, 3 … without a gap.
  public var prompts: [Prompt]

  /// Makes a list from its prompts and what is known of the challenge.
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

  /// Returns the date of a prompt, or `nil` where neither it nor the list has one.
  public func date(of prompt: Prompt) -> CalendarDate? {
    prompt.date
      ?? start?.adding(days: (prompt.number - 1) / perDay * cadence.days)
  }

  /// Returns the last day that a prompt lasts, where it lasts several.
  public func lastDate(of prompt: Prompt) -> CalendarDate? {
    guard prompt.last != prompt.number else { return nil }
    let days = ((prompt.last - 1) / perDay - (prompt.number - 1) / perDay) * cadence.days
    return date(of: prompt)?.adding(days: days)
  }

  /// Returns the colour that each prompt asks for.
  ///
  /// `#RRGGBB` among the words is a colour. Names of colours count only where every prompt is one,
  /// since "Orange" may well be a fruit.
  public var colors: [Color?] {
    let named = prompts.map { Color(named: $0.text) }
    if !prompts.isEmpty, named.allSatisfy({ $0 != nil }) { return named }
    return prompts.map { prompt in
      prompt.text.split(separator: " ").lazy.compactMap { Color(web: $0) }.first
    }
  }

  /// Whether its language is written from right to left, so that pages start at the right.
  public var isRightToLeft: Bool {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["ar", "ckb", "dv", "fa", "he", "iw", "nqo", "ps", "sd", "syr", "ug", "ur", "yi"]
      .contains(code)
  }

  /// The highest number of a prompt; 0 for an empty list.
  public var count: Int { prompts.map(\.last).max() ?? 0 }

  /// Returns this list with another one's words set small beside its own, number by number: the
  /// same challenge in two languages.
  public func beside(_ other: PromptList) -> PromptList {
    var both = self
    let words = Dictionary(other.prompts.map { ($0.number, $0.text) }) { first, _ in first }
    for index in both.prompts.indices {
      let own = both.prompts[index]
      both.prompts[index].note =
        [words[own.number], own.note].compactMap(\.self).joined(separator: " · ").nonEmpty
    }
    return both
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

/// How the prompts of a list follow each other.
public enum Cadence: String, Sendable, CaseIterable {
  /// One a day.
  case daily
  /// One a week.
  case weekly

  /// Days from one prompt to the next.
  public var days: Int {
    switch self {
    case .daily: 1
    case .weekly: 7
    }
  }
}

/// What to draw on one day.
public struct Prompt: Equatable, Sendable {
  /// The numbers that there can be; others are taken as the nearest of them.
  ///
  /// They go far beyond what `ListLimits.prompts` lets people write, and keep sums and dates in range.
  public static let numbers = 1...100_000

  /// Its number in the list, from 1: the day of a daily challenge.
  ///
  /// One beyond `last` moves `last` with it.
  public var number: Int {
    didSet {
      number = Prompt.bounded(number)
      last = max(last, number)
    }
  }
  /// The last number that it lasts to: larger than `number` where it is for several days, and never
  /// smaller.
  public var last: Int {
    didSet { last = max(Prompt.bounded(last), number) }
  }
  /// The words; several where a day has several prompts, at least one.
  public var texts: [String]
  /// What stands beside the words and explains them; it is set small.
  public var note: String?
  /// The day, where it does not follow from the list's start.
  public var date: CalendarDate?

  /// Makes a prompt from its number, its words and what else is known.
  ///
  /// Numbers outside `numbers` are taken as the nearest of them, and a `last` below `number` as
  /// `number`.
  public init(
    number: Int, last: Int? = nil, texts: [String], note: String? = nil, date: CalendarDate? = nil
  ) {
    self.number = Prompt.bounded(number)
    self.last = max(Prompt.bounded(last ?? number), self.number)
    self.texts = texts
    self.note = note
    self.date = date
  }

  private static func bounded(_ number: Int) -> Int {
    min(max(number, numbers.lowerBound), numbers.upperBound)
  }

  /// Makes a prompt of one wording.
  public init(number: Int, text: String, note: String? = nil) {
    self.init(number: number, texts: [text], note: note)
  }

  /// All its words in one line.
  public var text: String { texts.joined(separator: " · ") }

  /// Its number as the page shows it, such as `7`, or `1–5` where it is for several days.
  public func label(_ words: CalendarWords = .english) -> String {
    last == number ? words.number(number) : "\(words.number(number))–\(words.number(last))"
  }
}

/// How large a list may be.
///
/// Larger input is refused before memory is spent on it.
public enum ListLimits {
  /// Bytes in a file.
  public static let fileSize = 8 << 20
  /// Bytes in a line.
  public static let lineLength = 100_000
  /// Prompts in a list.
  public static let prompts = 1000
  /// Characters in a prompt: about three lines on a postcard.
  public static let promptLength = 200
  /// Characters in a line of the header.
  public static let headerLength = 100
  /// Problems reported in one run; more are counted, not shown.
  public static let problems = 100
}
