internal import InkleafGeometry

extension Scheme {
  /// The sides of the paper that a scheme can be printed on.
  private var isDuplex: Bool? {
    switch self {
    case .booklet, .zine(16): true
    case .zine: false
    case .accordion, .nUp, .cutStack, .cards: nil
    }
  }

  /// Whether sheets are folded, so that pages face each other.
  var isBound: Bool {
    switch self {
    case .booklet, .zine, .accordion: true
    case .nUp, .cutStack, .cards: false
    }
  }

  /// Whether a sheet has as many pages side by side as fit.
  var hasManyCells: Bool {
    switch self {
    case .nUp(let cells), .cutStack(let cells), .cards(let cells): cells == nil
    case .booklet, .zine, .accordion: false
    }
  }

  /// Returns whether both sides are printed.
  ///
  /// - Parameters:
  ///   - wish: what was asked for; `nil` leaves it to the scheme.
  ///   - hasBacks: whether every second page belongs behind the one before.
  /// - Throws: what the scheme cannot do.
  func isDuplex(_ wish: Duplex?, hasBacks: Bool = false) throws(ImpositionProblem) -> Bool {
    switch (isDuplex, wish) {
    case (true?, Duplex.none?):
      throw ImpositionProblem(
        "--sheets \(text) needs both sides of the paper; give --duplex long or short")
    case (false?, .long?), (false?, .short?):
      throw ImpositionProblem(
        "--sheets \(text) leaves the back of the paper blank; leave out --duplex")
    case (let own?, _): return own
    case (nil, let wish): return wish.map { $0 != .none } ?? hasBacks
    }
  }

  /// The directions in which neighbouring pages are joined by folds.
  func folds(at spine: Spine) -> (columns: Bool, rows: Bool) {
    switch self {
    case .booklet, .accordion: spine == .top ? (false, true) : (true, false)
    case .zine: (true, true)
    case .nUp, .cutStack, .cards: (false, false)
    }
  }

  /// Returns the columns and rows on a paper: as many as fit where that is left open, at least one.
  ///
  /// - Parameters:
  ///   - page: the trim of a page, in points.
  ///   - count: the number of pages.
  ///   - paper: the room for pages, in points.
  ///   - gap: the distance between pages that are cut apart, in points.
  func cells(of page: Size, count: Int, on paper: Size, gap: Double, at spine: Spine) -> Cells {
    func most(_ length: Double, _ side: Double, _ gap: Double) -> Int {
      Int(max(1, min(Double(Cells.most), ((length + gap) / (side + gap)).rounded(.down))))
    }
    let (columns, rows) = (most(paper.width, page.width, gap), most(paper.height, page.height, gap))
    switch self {
    case .booklet: return spine == .top ? Cells(columns: 1, rows: 2) : Cells(columns: 2, rows: 1)
    case .zine: return spine == .top ? Cells(columns: 2, rows: 4) : Cells(columns: 4, rows: 2)
    case .nUp(let cells), .cutStack(let cells), .cards(let cells):
      return cells ?? Cells(columns: columns, rows: rows)
    case .accordion(let panels):
      // A fan has at least one fold.
      func usual(_ length: Double, _ side: Double) -> Int {
        max(2, min(count, most(length, side, 0)))
      }
      return spine == .top
        ? Cells(
          columns: columns, rows: panels.map { max(2, $0) } ?? usual(paper.height, page.height))
        : Cells(columns: panels.map { max(2, $0) } ?? usual(paper.width, page.width), rows: rows)
    }
  }

  /// Returns the pages in their cells.
  func arrangement(
    of count: Int, in cells: Cells, isDuplex: Bool, at spine: Spine, blanks: Blanks
  ) -> Arrangement {
    switch self {
    case .booklet(let signature):
      .booklet(count, signature: signature, spine: spine, blanks: blanks)
    case .zine(16): .doubleZine(count, spine: spine, blanks: blanks)
    case .zine: .zine(count, spine: spine, blanks: blanks)
    case .accordion:
      .accordion(
        count, panels: spine == .top ? cells.rows : cells.columns,
        strips: spine == .top ? cells.columns : cells.rows, isDuplex: isDuplex, spine: spine,
        blanks: blanks)
    case .nUp: .grid(count, cells, .reading, isDuplex: isDuplex, spine: spine)
    case .cards: .grid(count, cells, .cards, isDuplex: isDuplex, spine: spine)
    case .cutStack: .grid(count, cells, .stack, isDuplex: isDuplex, spine: spine)
    }
  }

  /// The marks that it has where none are asked for.
  var usualMarks: Set<SheetMark> {
    switch self {
    case .booklet, .accordion: [.crop, .fold]
    case .zine: [.fold, .cut]
    case .nUp: [.crop]
    // The first cut takes away the marks of the others, so lines cross the sheet.
    case .cutStack, .cards: [.cut]
    }
  }
}
