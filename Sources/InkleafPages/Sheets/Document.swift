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

  /// Makes a document of one's own marks.
  ///
  /// - Parameters:
  ///   - title: the title of the book.
  ///   - credit: who made it, for the book's properties.
  ///   - language: the language of the text, as a BCP 47 tag.
  ///   - start: the day of the first sheet, where it has one.
  ///   - page: the page that all sheets share.
  ///   - greys: 2, 4, 16 or 256 greys, to which PNG files are reduced; any other
  ///     number counts as `nil`, which keeps all colours.
  ///   - isTransparent: whether files have no paper; `background` then should fill none.
  ///   - background: the marks behind every sheet alike, first to last.
  ///   - sheets: the pages, in order.
  public init(
    title: String, credit: String? = nil, language: String = "en", start: CalendarDate? = nil,
    page: Page, greys: Int? = nil, isTransparent: Bool = false, background: [Mark] = [],
    sheets: [Sheet]
  ) {
    self.title = title
    self.credit = credit
    self.language = language
    self.start = start
    self.page = page
    self.greys = greys.flatMap { Theme.greyCounts.contains($0) ? $0 : nil }
    self.isTransparent = isTransparent
    self.background = background
    self.sheets = sheets
  }
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

  /// Makes a sheet of one's own marks.
  ///
  /// - Parameters:
  ///   - number: the number of the sheet, from 1.
  ///   - title: the entry in a table of contents.
  ///   - name: the file name without folder and extension, different from those of the other sheets;
  ///     `nil` makes one of the number and the title.
  ///   - marks: what is drawn over the document's background, first to last.
  public init(number: Int, title: String, name: String? = nil, marks: [Mark] = []) {
    self.number = number
    self.title = title
    self.name = name ?? "\(number)-\(title)".slug
    self.marks = marks
  }
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
    let theme = isTransparent ? theme.bounded : theme.bounded.followingPicture
    let palette = theme.palette(appearance ?? theme.appearance)
    // Where words run from right to left, the page does too.
    var facing = page
    if list.isRightToLeft { facing.isMirrored.toggle() }
    let board = Board(
      list: list, page: facing, theme: theme, palette: palette, metrics: metrics,
      words: words, sheets: layout.pages.sheets(of: list))
    let items = try layout.arrange(board)

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
    background += items.flatMap(\.shared)
    let names = Names(list, layout.pages)
    sheets = board.sheets.enumerated().compactMap { index, prompts in
      let isWanted = numbers.map { numbers in
        prompts.contains { !numbers.isDisjoint(with: $0.number...max($0.number, $0.last)) }
      }
      guard isWanted ?? true, let first = prompts.first else { return nil }
      return Sheet(
        number: first.number, title: names.title(of: prompts), name: names.name(of: prompts),
        marks: items.flatMap { index < $0.pages.count ? $0.pages[index] : [] })
    }
  }
}
