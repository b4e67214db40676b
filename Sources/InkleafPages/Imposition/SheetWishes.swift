public import InkleafGeometry

/// How pages are put on sheets of paper, as a person asks for it.
public struct SheetWishes: Equatable, Sendable {
  /// The scheme; `nil` for one page a sheet.
  public var scheme: Scheme?
  /// The papers, each for a set of its own; none for A4, or Letter for pages in inches.
  public var papers: [PageSize] = []
  /// The printer's marks; `nil` for those that the scheme usually has.
  public var marks: Set<SheetMark>?
  /// Whether pages may shrink to fit on the paper.
  public var mayShrink = false
  /// The edge at which the paper is turned; `nil` for what the scheme usually needs.
  public var duplex: Duplex?
  /// The edge that is bound; `nil` for the side where the language's lines begin.
  public var spine: Spine?
  /// The thickness of the paper, by which inner pages of a booklet move to the spine, 0 to 2 mm.
  public var creep = Length(0, .mm)
  /// The place of blank pages that fill up the last sheet.
  public var blanks = Blanks.end
  /// The distance between pages that are cut apart; `nil` for twice the bleed.
  public var gap: Length?
  /// Whether the first sheet has a ruler.
  public var hasRuler = false

  /// Makes wishes for no sheets: pages are files of their own.
  public init() {}

  /// Makes wishes for a scheme on a paper.
  public init(_ scheme: Scheme, on papers: PageSize...) {
    self.scheme = scheme
    self.papers = papers
  }

  /// Returns whether both sides of the paper are printed.
  ///
  /// - Parameter hasBacks: whether every second page belongs behind the one before.
  func printsBothSides(hasBacks: Bool) -> Bool {
    areWanted && (try? (scheme ?? .alone).isDuplex(duplex, hasBacks: hasBacks)) == true
  }

  /// Returns whether the last page is the back of the last leaf, since blank pages are put in before it.
  ///
  /// - Parameter hasBacks: whether every second page belongs behind the one before.
  package func endOnBack(hasBacks: Bool) -> Bool {
    blanks == .beforeLast && haveBlanks(hasBacks: hasBacks)
  }

  /// Returns whether blank pages fill up the last sheet.
  ///
  /// - Parameter hasBacks: whether every second page belongs behind the one before.
  func haveBlanks(hasBacks: Bool) -> Bool {
    switch scheme {
    case .booklet, .zine: true
    case .accordion: printsBothSides(hasBacks: hasBacks)
    case .nUp, .cutStack, .cards, nil: false
    }
  }

  /// Returns the edge that is bound: the one asked for, or that where the language's books are.
  package func spine(isRightToLeft: Bool) -> Spine {
    spine ?? (isRightToLeft ? .right : .left)
  }

  /// Whether sheets of paper are asked for.
  public var areWanted: Bool { scheme != nil || !papers.isEmpty }
}

/// The sides of the paper that are printed on.
public enum Duplex: String, Sendable, CaseIterable {
  /// One side.
  case none
  /// Both sides, turned at the paper's long edge.
  case long
  /// Both sides, turned at the paper's short edge.
  case short
}

/// The edge of the pages that is bound.
public enum Spine: String, Sendable, CaseIterable {
  /// The left edge, for lines that run to the right.
  case left
  /// The right edge, for lines that run to the left.
  case right
  /// The top edge, as a calendar.
  case top
}

extension Spine {
  var edge: Edge {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    }
  }
}

/// The place of blank pages that fill up the last sheet.
public enum Blanks: String, Sendable, CaseIterable {
  /// After the last page.
  case end
  /// Before the last page, which so becomes the back cover.
  case beforeLast = "before-last"
}

/// A kind of printer's mark.
public enum SheetMark: String, Sendable, CaseIterable {
  /// Short lines at the corners of the trim.
  case crop
  /// Dashes at the ends of folds.
  case fold
  /// Lines over the whole sheet where it is cut.
  case cut
  /// Crosses in all inks, by which plates are aligned.
  case registration
  /// Lines where staples go, outside on a booklet's spine.
  case staple
  /// Ticks where the needle goes, inside on a signature's fold.
  case sewing
  /// A line with title, sheet, side, date and trims.
  case slug
}
