package import InkleafGeometry

/// Pages that cannot be put on a paper, and what can be done.
package struct ImpositionProblem: Error, Equatable, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }
}

extension SheetWishes {
  /// Puts a document's pages on sheets of each paper.
  ///
  /// - Parameters:
  ///   - document: the pages.
  ///   - isRightToLeft: whether its lines run to the left, so that its books are bound at the right.
  ///   - hasBacks: whether every second page belongs behind the one before.
  ///   - hasHoles: whether pages show where holes are punched.
  ///   - usualPaper: the paper where none is asked for.
  ///   - date: the day in the slug, `YYYY-MM-DD`; `nil` leaves it out.
  ///   - metrics: measures text.
  /// - Returns: an imposition for each paper, and what is doubtful.
  /// - Throws: what does not fit, with the measures.
  package func impositions(
    of document: Document, isRightToLeft: Bool, hasBacks: Bool = false,
    hasHoles: Bool = false, usualPaper: PageSize,
    date: String?, metrics: some TextMetrics
  ) throws(ImpositionProblem) -> (impositions: [Imposition], doubts: Set<SheetDoubt>) {
    let spine = spine(isRightToLeft: isRightToLeft)
    var impositions: [Imposition] = []
    var doubts: Set<SheetDoubt> = []
    for paper in papers.isEmpty ? [usualPaper] : papers {
      let desk = try Desk(
        self, page: document.page, count: document.sheets.count, hasBacks: hasBacks,
        spine: spine, paper: paper)
      let printer = PrinterMarks(desk, self)
      let slug = SheetSlug(document, desk, printer, self, date: date, metrics: metrics)
      let registration = printer.registration
      var found: Set<String> = registration.isEmpty ? [] : [SheetMark.registration.rawValue]
      var sides: [PaperSide] = []
      var lacks: [LackOfRoom] = []
      for index in desk.arrangement.sheets.indices {
        for var side in desk.sides(of: index, blank: document.ground) {
          let (marks, kinds) = printer.marks(on: side, index)
          side.marks += marks
          side.registration = registration
          found.formUnion(kinds.map(\.rawValue))
          let (words, parts) = slug.marks(on: side)
          side.marks += words
          found.formUnion(parts)
          let depth = desk.arrangement.sheets[index].depth
          if let lack = document.lackOfRoomAtFold(
            of: side, in: desk.block(depth: depth), movedBy: desk.shift(depth: depth),
            metrics: metrics)
          {
            lacks.append(lack)
          }
          sides.append(side)
        }
      }
      if let worst = lacks.max(by: { $0.missing < $1.missing }) {
        throw .noRoomAtFold(worst, self, scale: desk.scale)
      }
      doubts.formUnion(doubtsOfMarks(found, printer))
      doubts.formUnion(
        doubtsOfSheets(
          desk, document, at: spine, hasBacks: hasBacks, hasHoles: hasHoles, paper: paper))
      var imposition = Imposition(
        paperName: paper.name, paper: desk.paper, sides: sides, folds: printer.folds,
        cuts: printer.cuts)
      if document.isTransparent { imposition.ground = [] }
      if sides.contains(where: \.isBack) { imposition.turn = turn(of: desk.paper, at: spine) }
      impositions.append(imposition)
    }
    return (impositions, doubts)
  }
}

extension Document {
  /// Returns the paper of the first page in the place of a blank one; none for white paper or none at all.
  fileprivate func ground(in place: Rect) -> [Mark] {
    guard let background = backgrounds.first, !isTransparent else { return [] }
    var marks: [Mark] = []
    if case .fill(_, let color)? = background.first, color != Color(0xFFFFFF) {
      marks.append(.fill(.rectangle(place), color))
    }
    // A theme's picture comes next, and covers all of the page.
    if background.count > 1, case .image(let picture) = background[1], picture.covers,
      picture.box.contains(Rect(page.size))
    {
      marks.append(.image(Picture.Placed(picture.picture, in: place, covers: true)))
    }
    return marks
  }
}
