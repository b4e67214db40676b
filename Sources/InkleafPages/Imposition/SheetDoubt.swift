internal import InkleafGeometry

/// Something doubtful about sheets of paper.
package enum SheetDoubt: Hashable, CustomStringConvertible {
  /// A mark that was asked for has no room beside the pages.
  case noRoom(String, mayShrink: Bool)
  /// Cuts have no crop marks, for want of room beside the pages.
  case missingCrops(mayShrink: Bool)
  /// A kind of marks has nothing to mark on these sheets.
  case noPlace(SheetMark)
  /// The paper ends before the bleed of its pages does.
  case cutBleed
  /// Pages shrink, and their bleed with them, to so many points.
  case shrunkBleed(Double)
  /// Pages shrink, and the holes on them, to a part of their size.
  case shrunkHoles(Double)
  /// An option changes nothing on these sheets.
  case idle(String)
  /// Pages fill so many zines, and others hold more pages.
  case zines(Int, pages: Int, each: Int)
  /// So many sheets lie in each other.
  case thick(sheets: Int)
  /// For a gap or bleed between pages, fewer fit on a sheet than without.
  case fewer(Int, than: Int, paper: String)
  /// A single page fits on a sheet for several.
  case single(String, paper: String)
  /// Backs of pages are beside them, not behind them.
  case backsBeside

  package var description: String {
    switch self {
    case .noRoom(SheetSlug.ruler, let mayShrink):
      "there is no room for the ruler beside the pages; take a larger --paper"
        + (mayShrink ? "" : ", or let pages shrink with --fit")
    case .noRoom(let mark, let mayShrink):
      "there is no room for \(mark) marks on these sheets; take a larger --paper,"
        + (mayShrink ? "" : " let pages shrink with --fit,") + " or leave them out of --marks"
    case .missingCrops(let mayShrink):
      "some cuts have no crop marks, since there is no room for them beside the pages; take a larger"
        + " --paper" + (mayShrink ? "" : ", or let pages shrink with --fit")
    case .noPlace(let mark):
      "these sheets have no place for \(mark.rawValue) marks, which are for \(mark.use); leave them"
        + " out of --marks"
    case .cutBleed:
      "the paper ends before the bleed does, so outer edges may stay white; take a larger --paper,"
        + " or let pages shrink with --fit"
    case .shrunkBleed(let points):
      "pages shrink to fit, and their bleed with them, to \((points / pointsPerMillimetre).tenths) mm;"
        + " give a larger --bleed, or take a larger --paper"
    case .shrunkHoles(let scale):
      "pages shrink to fit, and the holes with them, to \(Int((scale * 100).rounded(.down))) %, so that"
        + " no punch meets them; leave out --fit or --holes"
    case .idle(let words): words
    case .zines(let zines, let pages, let each):
      "\(pages) pages make \(zines) zines of \(each);"
        + (each < 16 && pages <= 16
          ? " --sheets zine=16 holds them all" : " --sheets booklet makes one book of them")
    case .thick(let sheets):
      "\(sheets) sheets are too many to fold at once; make signatures, such as --sheets booklet=4"
    case .fewer(let count, let most, let paper):
      "the gap or bleed between pages leaves room for \(count) on \(paper) instead of \(most); take a smaller --size or"
        + " a larger --paper, or say how many, as in --sheets 2x1 --fit"
    case .single(let scheme, let paper):
      "only one page fits on each sheet of \(paper); for \(scheme) take a smaller --size or a larger --paper"
    case .backsBeside:
      "an accordion has the back of each page beside it, not behind it; take --sheets booklet, n-up or cards"
    }
  }
}

extension SheetWishes {
  /// Returns what is doubtful about the printer's marks.
  ///
  /// - Parameters:
  ///   - found: the names of those that have room.
  ///   - printer: what there is to mark.
  func doubtsOfMarks(_ found: Set<String>, _ printer: PrinterMarks) -> Set<SheetDoubt> {
    var doubts: Set<SheetDoubt> = []
    let wanted = (marks ?? []).map(\.rawValue) + (hasRuler ? [SheetSlug.ruler] : [])
    for mark in wanted where !found.contains(mark) {
      if let kind = SheetMark(rawValue: mark), !printer.hasPlace(for: kind) {
        doubts.insert(.noPlace(kind))
      } else {
        doubts.insert(.noRoom(mark, mayShrink: mayShrink))
      }
    }
    if marks?.contains(.crop) == true, found.contains(SheetMark.crop.rawValue), printer.lacksCrops {
      doubts.insert(.missingCrops(mayShrink: mayShrink))
    }
    return doubts
  }

  /// Returns what is doubtful about pages on the sheets of a paper.
  func doubtsOfSheets(
    _ desk: Desk, _ document: Document, at spine: Spine, hasBacks: Bool, hasHoles: Bool,
    paper: PageSize
  ) -> Set<SheetDoubt> {
    var doubts: Set<SheetDoubt> = []
    // A tenth of it or less is within what trimming spares.
    if desk.bleed > 0, desk.scale < 0.9 { doubts.insert(.shrunkBleed(desk.bleed)) }
    if hasHoles, desk.scale < 0.99 { doubts.insert(.shrunkHoles(desk.scale)) }
    if desk.cutsBleed { doubts.insert(.cutBleed) }
    let cells = desk.columns.count * desk.rows.count
    let close = deskWithoutGaps(document, hasBacks: hasBacks, spine: spine, paper: paper)
    if let close, close.arrangement.sheets.count < desk.arrangement.sheets.count {
      let most = close.columns.count * close.rows.count
      doubts.insert(.fewer(cells, than: most, paper: paper.name))
    } else {
      doubts.formUnion(idleOptions(on: desk, at: spine, hasBacks: hasBacks))
      if let scheme, scheme.hasManyCells, cells == 1 {
        doubts.insert(.single(scheme.text, paper: paper.name))
      }
    }
    if case .zine(let pages) = scheme, desk.arrangement.sheets.count > 1 {
      doubts.insert(
        .zines(desk.arrangement.sheets.count, pages: document.sheets.count, each: pages))
    }
    if hasBacks, case .accordion = scheme { doubts.insert(.backsBeside) }
    let depth = desk.arrangement.sheets.map(\.depth).max() ?? 0
    if depth >= Self.mostFoldedSheets { doubts.insert(.thick(sheets: depth + 1)) }
    return doubts
  }

  /// Returns the sheets as they would be without a gap for bleed; `nil` where the number of pages is asked for, or there
  /// is no gap.
  private func deskWithoutGaps(
    _ document: Document, hasBacks: Bool, spine: Spine, paper: PageSize
  ) -> Desk? {
    // Most sheets have neither, and are as they would be without.
    guard let scheme, scheme.hasManyCells, gap?.points ?? document.page.bleed > 0 else {
      return nil
    }
    var wishes = self
    wishes.gap = Length(0, .pt)
    return try? Desk(
      wishes, page: document.page, count: document.sheets.count, hasBacks: hasBacks, spine: spine,
      paper: paper)
  }

  /// The most sheets that can be folded at once and stapled.
  private static let mostFoldedSheets = 20

  /// Returns a doubt for each option that was given and changes nothing on a desk.
  private func idleOptions(on desk: Desk, at spine: Spine, hasBacks: Bool) -> [SheetDoubt] {
    let scheme = scheme ?? .alone
    let folds = scheme.folds(at: spine)
    let hasGaps =
      (desk.columns.count > 1 && !folds.columns) || (desk.rows.count > 1 && !folds.rows)
    let isNested = desk.arrangement.sheets.contains { $0.depth > 0 }
    var doubts: [SheetDoubt] = []
    func doubt(_ key: Recipe.Key, _ use: String) {
      doubts.append(.idle(key.changesNothing(outside: use)))
    }
    if let creep = creep.points, creep > 0, !isNested {
      doubt(Recipe.creep, "booklets of several sheets in each other")
    }
    if blanks != .end, !haveBlanks(hasBacks: hasBacks) {
      doubt(Recipe.blanks, "sheets that are filled up with blank pages, such as booklets")
    }
    if gap != nil, !hasGaps { doubt(Recipe.gap, "pages that are cut apart") }
    return doubts
  }
}

extension SheetMark {
  /// The sheets that it is for.
  fileprivate var use: String {
    switch self {
    case .crop, .slug, .registration: "all sheets"
    case .fold: "sheets that are folded"
    case .cut: "sheets that are larger than their pages"
    case .staple, .sewing: "booklets"
    }
  }
}
