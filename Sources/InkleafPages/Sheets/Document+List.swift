public import InkleafGeometry

extension Document {
  /// Lays out a list.
  ///
  /// - Parameters:
  ///   - list: the prompts.
  ///   - numbers: the numbers of prompts; only their pages are made; `nil` for all.
  ///   - layout: the arrangement.
  ///   - page: the page.
  ///   - theme: colours, fonts, pens, ruling and frame.
  ///   - appearance: the light or the dark side of the theme; `nil` for its usual side.
  ///   - isTransparent: whether the paper is left out.
  ///   - inks: the inks that a printer needs; pictures and the colours that prompts name stay.
  ///   - hasLinks: whether pages have links.
  ///   - options: how often pages are made, and what chance decides on them.
  ///   - words: the numbers and dates of the list's language.
  ///   - metrics: measures text.
  /// - Throws: the item that does not fit on the page.
  public init(
    _ list: PromptList, numbers: Set<Int>? = nil, layout: Layout, page: Page, theme: Theme,
    appearance: Appearance? = nil, isTransparent: Bool = false, inks: Inks = .color,
    hasLinks: Bool = true, options: BookOptions = BookOptions(), words: CalendarWords,
    metrics: some TextMetrics
  ) throws(LayoutProblem) {
    // Files say who they are with the words of the list, and pages with theirs.
    (title, credit) = (list.title, list.credit)
    let list = list.typeset
    let appearance = appearance ?? theme.appearance
    let palette = theme.palette(appearance, inks: inks, isTransparent: isTransparent)
    let theme = isTransparent ? theme.bounded : theme.bounded.followingPicture
    let letterings = Letterings(metrics, language: list.language)
    func board(_ book: Book, _ part: Int) -> Board {
      // Pages for a language that runs from right to left are mirrored; of those for the left hand only
      // those that are drawn on, since lists of days are read.
      var facing = page
      if !book.parts[part].pages.areOfDays { facing.isMirrored = false }
      if list.isRightToLeft { facing.isMirrored.toggle() }
      return Board(
        list: list, page: facing, theme: theme, palette: palette, letterings: letterings,
        words: words,
        sheets: book.parts[part].sheets, book: book.places(of: part), hasLinks: hasLinks,
        options: options, hasFooter: book.parts[part].layout.hasFooter)
    }
    let layouts = layout.parts.isEmpty ? [layout] : layout.parts
    var parts = layouts.map { Book.Part(layout: $0, pages: $0.pages) }
    var options = options
    options.copies = max(options.copies, layout.copies)
    try layouts.checkPages(
      of: numbers?.count ?? list.prompts.count, copies: options.copies,
      hasBacks: !layout.backs.isEmpty)
    func book(_ parts: [Book.Part]) -> Book {
      Book(parts, backs: layout.backs.first, list, numbers: numbers, options, words)
    }
    // Where a part does not fit, less of the list is on each of its pages.
    var trials: [Int: (book: BookPlaces, items: [PlacedItem])] = [:]
    for (index, layout) in layouts.enumerated() {
      let fitting = try layout.fittingPages { pages in
        var parts = parts
        parts[index].pages = pages
        return board(book(parts), index)
      }
      parts[index].pages = fitting.pages
      trials[index] = fitting.trial
    }

    language = list.language
    start = list.start
    self.page = page
    greys = theme.greys
    self.isTransparent = isTransparent
    let background =
      isTransparent ? [] : page.paper(palette.paper, with: theme.background(appearance))
    let whole = book(parts)
    let texture =
      isTransparent || page.isPrinted && !theme.printsTexture ? nil : theme.texture
    var items: [[PlacedItem]] = []
    backgrounds = []
    for part in whole.parts.indices {
      let board = board(whole, part)
      let texture = texture.map { $0.marks(board, around: board.content(margin: Length(1, .unit))) }
      let paper = background + (texture ?? [])
      // What was tried stands where it stood then, unless other parts got more pages.
      let placed =
        if let trial = trials[part], trial.book == board.book { trial.items } else {
          try whole.parts[part].layout.arrange(board)
        }
      backgrounds.append(paper + placed.flatMap(\.shared))
      items.append(placed.sayingShared(behind: paper.count, pages: board.sheets.count))
    }
    sheets = whole.sheets(of: list, with: items, words)
  }
}

extension [Layout] {
  /// Throws if they have too many pages of days.
  ///
  /// - Parameters:
  ///   - days: the number of days.
  ///   - copies: the fewest pages that each day gets.
  ///   - hasBacks: whether each of these pages has one behind it.
  fileprivate func checkPages(
    of days: Int, copies: Int, hasBacks: Bool
  ) throws(LayoutProblem) {
    let copies = filter(\.pages.areOfDays).reduce(0) { $0 + Swift.max(copies, $1.copies) }
    let count = copies * (hasBacks ? 2 : 1) * days
    guard count <= ListLimits.pages else {
      throw LayoutProblem(
        description: "\(count) pages of days are asked for, of at most \(ListLimits.pages);"
          + " choose fewer copies or layouts, or some of the days")
    }
  }
}

extension Page {
  /// Returns a paper of a colour, with a picture on all of it.
  fileprivate func paper(_ color: Color, with picture: Picture?) -> [Mark] {
    [.fill(.rectangle(paper), color)]
      + [picture].compactMap(\.self).map { .image(Picture.Placed($0, in: paper, covers: true)) }
  }
}

extension Book {
  /// Returns the pages that are made.
  ///
  /// - Parameter items: the items of each part.
  fileprivate func sheets(
    of list: PromptList, with items: [[PlacedItem]], _ words: CalendarWords
  ) -> [Sheet] {
    let places = Dictionary(uniqueKeysWithValues: zip(wanted, wanted.indices))
    let names = names(list, words)
    let chapters = Chapters(of: list, words)
    return wanted.map { index in
      let page = pages[index]
      let (marks, passages) = items[page.part].page(page.sheet, places)
      let prompts = prompts(index)
      var sheet = Sheet(
        number: prompts[0].number, lastNumber: prompts.last?.number, title: names[index].title,
        name: names[index].file, marks: marks, passages: passages, label: page.label,
        part: page.part)
      sheet.place = index
      if parts[page.part].pages.areOfDays { sheet.chapter = chapters.name(of: prompts[0]) }
      return sheet
    }
  }
}

extension [PlacedItem] {
  /// Returns the items with what all pages share among what each page says.
  ///
  /// - Parameters:
  ///   - start: the index of the first shared mark in the background.
  ///   - count: the number of pages.
  fileprivate func sayingShared(behind start: Int, pages count: Int) -> [PlacedItem] {
    var headings: Double?
    for item in self {
      if case .heading = item.turn { headings = Swift.min(headings ?? .infinity, item.box.top) }
    }
    var start = start
    return map { item in
      defer { start += item.shared.count }
      guard !item.sharedPassages.isEmpty else { return item }
      var item = item
      let shared = item.sharedPassages.map { $0.behind(from: start) }
      item.passages = (0..<count).map { page in
        shared + (page < item.passages.count ? item.passages[page] : [])
      }
      if let headings, item.box.bottom <= headings + 0.01 { item.turn = .first }
      return item
    }
  }

  /// Returns the marks of a page, and their meaning in reading order.
  ///
  /// - Parameters:
  ///   - index: the sheet, among all sheets of the list.
  ///   - places: the indices that the wanted sheets get in the document.
  func page(
    _ index: Int, _ places: [Int: Int]
  ) -> (marks: [Mark], passages: [Passage]) {
    var marks: [Mark] = []
    var passages: [Passage] = []
    var turns: [Turn] = []
    for item in self {
      if index < item.passages.count {
        for passage in item.passages[index] {
          turns.append(item.turn)
          passages.append(passage.shifted(by: marks.count))
        }
      }
      guard index < item.pages.count else { continue }
      marks += places.isEmpty ? item.pages[index] : item.pages[index].map { $0.leading(to: places) }
    }
    if zip(turns, turns.dropFirst()).contains(where: { $1 < $0 }) {
      // The order of the layout is kept where turns are equal.
      let order = turns.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }
      (turns, passages) = (order.map { turns[$0] }, order.map { passages[$0] })
    }
    // A number and its words are one heading.
    for place in turns.indices.dropFirst().reversed() {
      guard case .heading = turns[place], turns[place - 1] == turns[place],
        passages[place].role == .heading, passages[place - 1].role == .heading
      else { continue }
      passages[place - 1].content += passages[place].content
      passages.remove(at: place)
    }
    return (marks, passages)
  }
}

extension Mark {
  /// Returns the mark with the number of the sheet that a link leads to in the document.
  fileprivate func leading(to places: [Int: Int]) -> Mark {
    guard case .link(var link) = self, case .sheet(let index) = link.target,
      let place = places[index]
    else { return self }
    link.target = .sheet(place)
    return .link(link)
  }
}
