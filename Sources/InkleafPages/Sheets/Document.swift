public import InkleafGeometry

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
  /// How many greys, evenly from black to white, PNG files are reduced to; `nil` keeps all colours.
  public var greys: Int?
  /// Whether there is no paper, so that what lies behind the page shines through.
  public var isTransparent: Bool
  /// What stands behind every sheet alike, drawn first.
  public var background: [Mark]
  /// The pages, in order.
  public var sheets: [Sheet]
}

/// One page of a document.
public struct Sheet: Equatable, Sendable {
  /// The number that the list gives its first prompt: the day of a daily challenge.
  public var number: Int
  /// What a table of contents calls the page: its number and its prompt, or what it shows of the list.
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
  ///   - numbers: the numbers of the prompts whose pages are wanted; `nil` for all.
  ///   - layout: the arrangement.
  ///   - page: the page, in points, with what must be kept clear.
  ///   - theme: colours, fonts, pens, ruling and frame.
  ///   - appearance: the light or the dark side of the theme; `nil` for the theme's own choice.
  ///   - isTransparent: whether the paper is left out.
  ///   - words: how the list's language writes numbers and dates.
  ///   - metrics: what measures text.
  /// - Throws: what does not fit on the page.
  public init(
    _ list: PromptList, numbers: Set<Int>? = nil, layout: Layout, page: Page, theme: Theme,
    appearance: Appearance? = nil, isTransparent: Bool = false, words: CalendarWords,
    metrics: some TextMetrics
  ) throws(LayoutProblem) {
    let theme = isTransparent ? theme : theme.followingPicture
    let palette = theme.palette(appearance ?? theme.appearance)
    // Where words run from right to left, the page does too.
    var facing = page
    if list.isRightToLeft { facing.isMirrored.toggle() }
    let board = Board(
      list: list, page: facing, theme: theme, palette: palette, metrics: metrics,
      words: words, sheets: layout.pages.sheets(of: list))
    let drawn = try layout.arrange(board)

    title = list.title
    credit = list.credit
    language = list.language
    start = list.start
    self.page = page
    greys = theme.greys
    self.isTransparent = isTransparent
    // A little beyond the edges: a page is seldom a whole number of pixels, and half a pixel of paper
    // would be a grey line.
    let paper = Rect(page.size) - Insets(all: -2)
    background = isTransparent ? [] : [.fill(.rectangle(paper), palette.paper)]
    if let picture = theme.background, !isTransparent {
      background.append(.image(Picture.Placed(picture, in: paper, covers: true)))
    }
    background += drawn.flatMap(\.shared)
    let names = Names(list, layout.pages)
    sheets = board.sheets.enumerated().compactMap { index, prompts in
      let isWanted = numbers.map { numbers in
        prompts.contains { !numbers.isDisjoint(with: $0.number...$0.last) }
      }
      guard isWanted ?? true, let first = prompts.first else { return nil }
      return Sheet(
        number: first.number, title: names.title(of: prompts), name: names.name(of: prompts),
        marks: drawn.flatMap { index < $0.pages.count ? $0.pages[index] : [] })
    }
  }
}
