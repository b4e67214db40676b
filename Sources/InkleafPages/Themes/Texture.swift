internal import InkleafGeometry

/// A pattern in the margins of pages.
public enum Texture: String, Sendable, CaseIterable {
  /// Specks, as in paper.
  case grain
  /// Dots that grow towards two corners, as in print.
  case halftone
  /// Three holes at the binding edge.
  case holes

  /// Returns its marks, all outside the room of the layout.
  ///
  /// - Parameters:
  ///   - board: the page.
  ///   - room: the room inside the margins, in points.
  func marks(_ board: Board, around room: Rect) -> [Mark] {
    let page = board.page.trim
    let path =
      switch self {
      case .grain: grain(page, room, board)
      case .halftone: halftone(page, room, board)
      case .holes: holes(page, room, board)
      }
    return path.elements.isEmpty ? [] : [.fill(path, board.palette.rule)]
  }

  private func grain(_ page: Rect, _ room: Rect, _ board: Board) -> Path {
    var generator = SplitMix(seed: 0x9A17)
    let side = board.unit / 40
    return Path(
      (0..<2400).flatMap { _ -> [Path.Element] in
        let x = page.left + generator.fraction() * page.width
        let y = page.top + generator.fraction() * page.height
        let size = side * (0.5 + generator.fraction())
        let speck = Rect(left: x, top: y, right: x + size, bottom: y + size)
        return speck.overlaps(room) ? [] : Path.rectangle(speck).elements
      })
  }

  private func halftone(_ page: Rect, _ room: Rect, _ board: Board) -> Path {
    let (step, reach) = (board.unit / 4, 9 * board.unit)
    let corner = Point(x: board.page.isMirrored ? page.left : page.right, y: page.bottom)
    let count = Int(reach / step)
    var elements: [Path.Element] = []
    for row in 0..<count {
      for column in 0..<count {
        // Every other row is moved by half a step.
        let across = (Double(column) + (row % 2 == 0 ? 0.5 : 1)) * step
        let down = (Double(row) + 0.5) * step
        let share = 1 - (across * across + down * down).squareRoot() / reach
        guard share > 0.05 else { continue }
        let radius = 0.48 * step * share
        let (x, y) = (corner.x + (board.page.isMirrored ? across : -across), corner.y - down)
        let dot = Rect(left: x - radius, top: y - radius, right: x + radius, bottom: y + radius)
        if !dot.overlaps(room) { elements += Path.circle(in: dot).elements }
      }
    }
    return Path(elements)
  }

  private func holes(_ page: Rect, _ room: Rect, _ board: Board) -> Path {
    let radius = 0.27 * board.unit
    let isAtRight = board.page.isBoundAtRight
    let margin = isAtRight ? page.right - room.right : room.left - page.left
    guard margin > 2 * radius else { return Path([]) }
    let x = isAtRight ? page.right - margin / 2 : page.left + margin / 2
    return Path(
      [0.15, 0.5, 0.85].flatMap { share -> [Path.Element] in
        let y = page.top + share * page.height
        return Path.circle(around: Point(x: x, y: y), radius: radius).elements
      })
  }
}

extension Page {
  /// Whether the right edge is bound: on paper that with more room for it, and elsewhere the hand's.
  fileprivate var isBoundAtRight: Bool {
    let (left, right) = (gutter.left + keepClear.left, gutter.right + keepClear.right)
    return isPrinted && left != right ? right > left : isMirrored
  }
}
