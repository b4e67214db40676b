extension Scheme {
  /// What a person does with the printed sheets, a step a line.
  ///
  /// - Parameters:
  ///   - imposition: the sheets.
  ///   - wishes: what was asked for.
  ///   - spine: the edge that is bound.
  func steps(for imposition: Imposition, _ wishes: SheetWishes, at spine: Spine) -> [String] {
    [printing(imposition, wishes, at: spine)] + folding(imposition, at: spine)
  }

  private func printing(_ imposition: Imposition, _ wishes: SheetWishes, at spine: Spine) -> String
  {
    guard imposition.sides.contains(where: \.isBack) else {
      return "Print on one side, at 100 %."
    }
    let isLevel = imposition.paper.width > imposition.paper.height
    // Without a wish, paper is turned like a leaf of the book.
    let edge = wishes.duplex ?? ((spine == .top) == isLevel ? .long : .short)
    return "Print on both sides, at 100 %, turning the paper at its \(edge.rawValue) edge."
  }

  private func folding(_ imposition: Imposition, at spine: Spine) -> [String] {
    let behind = spine == .top ? "upper" : spine.opposite
    switch self {
    case .booklet(let signature):
      let pile =
        signature.map { "Make piles of \($0)" + ($0 == 1 ? " sheet" : " sheets") + ", in order," }
        ?? "Make one pile, in order,"
      return [
        "\(pile) with each sheet's front up.",
        "Fold each pile along the dashes, its \(behind) half behind.",
        signature == nil ? "Staple or sew it on the fold." : "Sew the piles through their folds.",
      ]
    case .zine(16):
      let first = "Fold the \(behind) half behind"
      return [
        spine == .top
          ? "\(first), then the left half behind, then the upper half behind."
          : "\(first), then the upper half behind, then the \(behind) half behind.",
        "Staple it at its spine.", "Cut the other folds open.",
      ]
    case .zine:
      return [
        "Fold along all dashes, and open the sheet again.", "Cut along the line in the middle.",
        spine == .top ? "Fold the left half behind." : "Fold the upper half behind.",
        "Push both ends to the middle until the cut opens to a cross.",
        "Lay the pages round, with page 1 in front.",
      ]
    case .accordion:
      let isCut = !imposition.cuts.isEmpty
      return (isCut ? ["Cut along the lines."] : [])
        + (strips(of: imposition, at: spine) > 1 ? ["Tape the strips together, in order."] : [])
        + ["Fold the dashes to and fro, like a fan."]
    case .nUp:
      return imposition.cuts.isEmpty ? [] : ["Read the sheets as they are, or cut at the marks."]
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
