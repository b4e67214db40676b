/// How often the pages of a book are made, and what chance decides on them.
public struct BookOptions: Equatable, Sendable {
  /// The number of pages that each day gets, 1 to 10.
  public var copies: Int { didSet { copies = BookOptions.bounded(copies, 10) } }
  /// The number of cards, each with its own order of the prompts, 1 to 400.
  public var cards: Int { didSet { cards = BookOptions.bounded(cards, 400) } }
  /// The number that shuffled orders follow from.
  public var seed = 1
  /// The fewest pages before the first day that let it begin on a right-hand page, with an empty page before it where
  /// that is needed; `nil` where it may be on any.
  package var leastBeforeRight: Int?
  /// What asks for the same book again, for a colophon: the options of a command line.
  public var command = ""

  /// Makes a book of one page a day.
  public init(copies: Int = 1, cards: Int = 1, seed: Int = 1, command: String = "") {
    self.copies = BookOptions.bounded(copies, 10)
    self.cards = BookOptions.bounded(cards, 400)
    (self.seed, self.command) = (seed, command)
  }

  private static func bounded(_ number: Int, _ most: Int) -> Int { min(max(1, number), most) }
}
