/// What to draw: a challenge's prompts in order, with what is known of the challenge.
public struct PromptList: Equatable, Sendable {
  /// What the challenge is called, with its year: "Inktober 2026".
  public var title: String
  /// The day of the first prompt; the others follow by `cadence`.
  public var start: CalendarDate?
  /// How the prompts follow each other.
  public var cadence: Cadence
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
    title: String, start: CalendarDate? = nil, cadence: Cadence = .daily, language: String = "en",
    credit: String? = nil, hashtag: String? = nil, source: String? = nil, prompts: [Prompt]
  ) {
    self.title = title
    self.start = start
    self.cadence = cadence
    self.language = language
    self.credit = credit
    self.hashtag = hashtag
    self.source = source
    self.prompts = prompts
  }

  /// Returns the date of a prompt, or `nil` where the list has no start.
  public func date(of prompt: Prompt) -> CalendarDate? {
    start?.adding(days: (prompt.number - 1) * cadence.days)
  }
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
  /// Its number in the list, from 1: the day of a daily challenge.
  public var number: Int
  /// The words.
  public var text: String
  /// What stands beside the words and explains them; it is set small.
  public var note: String?

  /// Makes a prompt from its number, its words and a note.
  public init(number: Int, text: String, note: String? = nil) {
    self.number = number
    self.text = text
    self.note = note
  }
}

/// How large a list may be.
///
/// Larger input is refused before memory is spent on it.
public enum ListLimits {
  /// Bytes in a file.
  public static let fileSize = 1 << 20
  /// Prompts in a list.
  public static let prompts = 1000
  /// Characters in a prompt: about three lines on a postcard.
  public static let promptLength = 200
  /// Characters in a line of the header.
  public static let headerLength = 100
  /// Problems reported in one run; more are counted, not shown.
  public static let problems = 100
}
