package import InkleafGeometry

extension Scheme {
  /// What a person does with the printed sheets, a step a line; marks may have had no room on them.
  ///
  /// - Parameters:
  ///   - imposition: the sheets.
  ///   - wishes: what was asked for.
  ///   - spine: the edge that is bound.
  func steps(for imposition: Imposition, _ wishes: SheetWishes, at spine: Spine) -> [String] {
    let hasBacks = imposition.sides.contains(where: \.isBack)
    // A zine's cut in the middle ends inside the paper.
    let hasMargin = imposition.cuts.contains { cut in
      cut.end.x - cut.start.x == imposition.paper.width
        || cut.end.y - cut.start.y == imposition.paper.height
    }
    return [wishes.printing(on: imposition.paper, hasBacks: hasBacks, at: spine)]
      + folding(
        hasCuts: !imposition.cuts.isEmpty,
        margin: hasMargin ? "Cut off what is outside the lines." : nil,
        strips: strips(of: imposition, at: spine), at: spine)
  }

  /// What is done after printing.
  ///
  /// - Parameter margin: what is done about paper around the pages; `nil` where there is none.
  fileprivate func folding(
    hasCuts: Bool, margin: String?, strips: Int, at spine: Spine
  ) -> [String] {
    let trimming = margin.map { [$0] } ?? []
    let behind = spine == .top ? "upper" : spine.opposite
    switch self {
    case .booklet(let signature):
      let pile =
        signature.map { "Make piles of \($0)" + ($0 == 1 ? " sheet" : " sheets") + ", in order," }
        ?? "Make one pile, in order,"
      return [
        "\(pile) with each sheet's front up.",
        "Fold each pile in the middle, its \(behind) half behind.",
        signature == nil ? "Staple or sew it on the fold." : "Sew the piles through their folds.",
      ] + trimming
    case .zine(16):
      let first = "Fold the \(behind) half behind"
      return [
        spine == .top
          ? "\(first), then the left half behind, then the upper half behind."
          : "\(first), then the upper half behind, then the \(behind) half behind.",
        "Staple it at its spine.", "Cut the other folds open.",
      ] + trimming
    case .zine:
      return trimming + [
        "Fold between all pages, and open the sheet again.", "Cut along the line in the middle.",
        spine == .top ? "Fold the left half behind." : "Fold the upper half behind.",
        "Push both ends to the middle until the cut opens to a cross.",
        "Lay the pages round, with page 1 in front.",
      ]
    case .accordion:
      return (hasCuts ? ["Cut each strip of pages out."] : [])
        + (strips > 1 ? ["Tape the strips together, in order."] : [])
        + ["Fold between the pages to and fro, like a fan."]
    case .nUp:
      return hasCuts ? ["Read the sheets as they are, or cut between the pages."] : []
    case .cutStack:
      return [
        "Keep the sheets in order, the first on top.",
        "Cut the whole stack along the upright lines, then each strip along the level ones.",
        "Put the piles on each other, the first strip's upper one on top.",
      ]
    case .cards: return ["Cut along the upright lines, then along the level ones."]
    }
  }
}

extension SheetWishes {
  /// Returns how sheets of a paper are printed.
  ///
  /// - Parameters:
  ///   - paper: the paper as it lies.
  ///   - hasBacks: whether both sides are printed.
  ///   - spine: the edge that is bound.
  fileprivate func printing(on paper: Size, hasBacks: Bool, at spine: Spine) -> String {
    guard hasBacks else { return "Print on one side, at 100 %." }
    let edge = turn(of: paper, at: spine)
    return "Print on both sides, at 100 %, turning the paper at its \(edge.rawValue) edge."
  }

  /// Returns the edge at which paper is turned: without a wish, like a leaf of the book.
  ///
  /// - Parameters:
  ///   - paper: the paper as it lies.
  ///   - spine: the edge that is bound.
  func turn(of paper: Size, at spine: Spine) -> Duplex {
    duplex ?? ((spine == .top) == (paper.width > paper.height) ? .long : .short)
  }

  /// Returns what a person does with printed sheets of which only the paper is known; schemes that depend on
  /// more have the first step alone.
  ///
  /// - Parameters:
  ///   - paper: the paper as it lies.
  ///   - hasBacks: whether every second page belongs behind the one before.
  ///   - isRightToLeft: whether books are bound at the right.
  package func steps(on paper: Size, hasBacks: Bool, isRightToLeft: Bool) -> [String] {
    let spine = spine(isRightToLeft: isRightToLeft)
    let scheme = scheme ?? .alone
    let isDuplex = printsBothSides(hasBacks: hasBacks)
    let first = printing(on: paper, hasBacks: isDuplex, at: spine)
    switch scheme {
    case .accordion, .nUp: return [first]
    default:
      return
        [first]
        + scheme.folding(
          hasCuts: true, margin: "Cut off the margin around the pages, if there is one.",
          strips: 1, at: spine)
    }
  }
}

extension Scheme {
  /// The number of strips of an accordion: of lines of pages that are not joined by folds.
  private func strips(of imposition: Imposition, at spine: Spine) -> Int {
    let fronts = imposition.sides.filter { !$0.isBack }.flatMap { side in
      side.places.map { "\(side.sheet) \(Int(spine == .top ? $0.trim.left : $0.trim.top))" }
    }
    return Set(fronts).count
  }
}

extension Spine {
  /// The half of a sheet that goes behind when it is folded at this spine.
  fileprivate var opposite: String { self == .right ? "right" : "left" }
}
