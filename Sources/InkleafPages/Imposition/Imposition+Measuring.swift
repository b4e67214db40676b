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
  ///   - usualPaper: the paper where none is asked for.
  ///   - date: the day in the slug, `YYYY-MM-DD`.
  ///   - metrics: measures text.
  /// - Returns: an imposition for each paper, and the marks that were asked for and have no room.
  /// - Throws: what does not fit, with the measures.
  package func impositions(
    of document: Document, isRightToLeft: Bool, usualPaper: PageSize, date: String,
    metrics: some TextMetrics
  ) throws(ImpositionProblem) -> (impositions: [Imposition], missing: [String]) {
    let spine = spine ?? (isRightToLeft ? .right : .left)
    var impositions: [Imposition] = []
    var missing: [String] = []
    for paper in papers.isEmpty ? [usualPaper] : papers {
      let desk = try Desk(
        self, page: document.page, count: document.sheets.count, spine: spine, paper: paper)
      let printer = PrinterMarks(desk, self)
      let slug = SheetSlug(document, desk, printer, self, date: date, metrics: metrics)
      var found: Set<String> = []
      var sides: [PaperSide] = []
      for index in desk.arrangement.sheets.indices {
        for var side in desk.sides(of: index) {
          let (marks, kinds) = printer.marks(on: side, index)
          side.marks = marks
          side.registration = printer.registration
          found.formUnion(kinds.map(\.rawValue))
          if !side.registration.isEmpty { found.insert(SheetMark.registration.rawValue) }
          let (words, parts) = slug.marks(on: side)
          side.marks += words
          found.formUnion(parts)
          sides.append(side)
        }
      }
      let wanted = (marks ?? []).map(\.rawValue) + (hasRuler ? [SheetSlug.ruler] : [])
      missing += wanted.sorted().filter { !found.contains($0) && !missing.contains($0) }
      impositions.append(
        Imposition(
          paperName: paper.name, paper: desk.paper, sides: sides, folds: printer.folds,
          cuts: printer.cuts))
    }
    return (impositions, missing)
  }
}
