/// One edition, laid out: a list on a layout, a page and a theme, ready to be drawn in any format.
public struct Document: Equatable, Sendable {
  /// What the book is called, such as "Inktober 2026".
  public var title: String
  /// Who made the list, where it says so.
  public var credit: String?
  /// The language of the prompts, as a BCP 47 tag.
  public var language: String
  /// The day of the list's first prompt, where it has one.
  public var start: CalendarDate?
  /// The page that all sheets share.
  public var page: Page
  /// What stands behind every sheet alike, drawn first.
  public var background: [Mark]
  /// The pages, in order.
  public var sheets: [Sheet]
}

/// One page of a document.
public struct Sheet: Equatable, Sendable {
  /// The number that the list gives this prompt: the day of a daily challenge.
  public var number: Int
  /// What a table of contents calls the page: its number and its prompt.
  public var title: String
  /// The file name without extension for this page alone, such as `07-panic`.
  public var name: String
  /// What is drawn on this sheet only, over the document's background.
  public var marks: [Mark]
}

extension Document {
  /// Lays a list out.
  ///
  /// - Parameters:
  ///   - list: the prompts.
  ///   - numbers: which of the list's prompts get a sheet, by their number; `nil` for all.
  ///   - layout: the arrangement.
  ///   - page: the page, in points, with what must be kept clear.
  ///   - theme: colours, fonts and pens.
  ///   - appearance: the light or the dark face of the theme.
  ///   - words: how the list's language writes numbers and dates.
  ///   - metrics: what measures text.
  public init(
    _ list: PromptList, numbers: Set<Int>? = nil, layout: Layout, page: Page, theme: Theme,
    appearance: Appearance, words: CalendarWords, metrics: some TextMetrics
  ) {
    let palette = theme.palette(appearance)
    let board = Board(
      list: list, page: page, theme: theme, palette: palette, metrics: metrics,
      words: words)
    let arrangement = layout.arrange(board)
    let digits = max(2, String(list.count).count)

    title = list.title
    credit = list.credit
    language = list.language
    start = list.start
    self.page = page
    background =
      [.fill(.rectangle(Rect(page.size)), palette.paper)] + arrangement.background
    sheets = zip(list.prompts, arrangement.sheets).compactMap { prompt, marks in
      if let numbers, numbers.isDisjoint(with: prompt.number...prompt.last) { return nil }
      let padded = String(prompt.number)
      let zeros = String(repeating: "0", count: max(0, digits - padded.count))
      let words = slug(prompt.text)
      return Sheet(
        number: prompt.number, title: "\(prompt.label()) \(prompt.text)",
        name: zeros + padded + (words.isEmpty ? "" : "-" + words), marks: marks)
    }
  }
}
