internal import InkleafGeometry

/// How large a place to touch is on a screen, where there is room, in millimetres.
///
/// WCAG 2.2 asks for 24 CSS pixels, which are 6.4 mm; small arrows need no more ink for it.
let fingertip = 7.0

/// The distance of two places to touch, and of one from what is drawn on, in millimetres.
private let fingerGap = 0.5

extension Board {
  /// Whether fingers touch links on the page, as on a screen.
  var hasFingers: Bool { hasLinks && !page.isPrinted }
}

extension [PlacedItem] {
  /// Returns the items of a screen with places to touch that a finger hits: as wide and high as a fingertip, where
  /// neither drawings nor other links are.
  func roomyForFingers(_ board: Board) -> [PlacedItem] {
    guard board.hasFingers, board.cell == nil else { return self }
    let (side, gap) = (board.points(mm: fingertip), board.points(mm: fingerGap))
    let drawings = flatMap(\.placesForPens)
    var places = map(\.placesToTouch)
    var items = self
    // Arrows come first: who misses one gets to the wrong page.
    let arrows = indices.filter { self[$0].name == "arrows" }
    for index in arrows + indices.filter({ !arrows.contains($0) }) where !places[index].isEmpty {
      let old = places[index]
      if items[index].name == "arrows" { places[index].part(by: gap) }
      for place in old.indices {
        var others = drawings
        for (item, boxes) in places.enumerated() {
          for (other, box) in boxes.enumerated() where item != index || other != place {
            others.append(box)
          }
        }
        places[index][place] = places[index][place].grown(
          to: side, within: board.page.trim, besides: others, gap)
      }
      items[index].move(old, to: places[index])
    }
    return items
  }
}

extension PlacedItem {
  /// The places where people draw or write: a pen must not turn pages.
  fileprivate var placesForPens: [Rect] {
    let isOfWords = (shared + (pages.first ?? [])).allSatisfy { mark in
      switch mark {
      case .text, .link, .image: true
      case .fill, .stroke, .dots, .lines: false
      }
    }
    return isOfWords ? drawing : [box]
  }

  /// The boxes of its links, each once; none of an item with many, which are a table.
  fileprivate var placesToTouch: [Rect] {
    var boxes: [Rect] = []
    for marks in [shared] + pages {
      for case .link(let link) in marks where !boxes.contains(link.box) { boxes.append(link.box) }
      if boxes.count > 3 { return [] }
    }
    return boxes
  }

  /// Gives its links other boxes.
  fileprivate mutating func move(_ old: [Rect], to new: [Rect]) {
    func moved(_ marks: [Mark]) -> [Mark] {
      marks.map { mark in
        guard case .link(var link) = mark, let place = old.firstIndex(of: link.box) else {
          return mark
        }
        link.box = new[place]
        return .link(link)
      }
    }
    shared = moved(shared)
    pages = pages.map(moved)
  }
}

extension [Rect] {
  /// Takes half a gap from each of two boxes that meet side by side.
  fileprivate mutating func part(by gap: Double) {
    for place in indices {
      for other in indices where abs(self[place].right - self[other].left) < 0.01 {
        self[place].right -= gap / 2
        self[other].left += gap / 2
      }
    }
  }
}

extension Rect {
  /// Returns the rectangle grown to a side, up to a gap before what is beside it.
  fileprivate func grown(to side: Double, within room: Rect, besides others: [Rect], _ gap: Double)
    -> Rect
  {
    /// Returns how far it grows to its two sides: evenly, unless one of them has less room.
    func steps(_ length: Double, _ before: Double, _ after: Double) -> (Double, Double) {
      let missing = max(0, side - length)
      let first = min(max(0, before), max(missing / 2, missing - max(0, after)))
      return (first, min(max(0, after), missing - first))
    }
    var box = self
    let others = others.filter { !$0.overlaps(self) }
    let level = others.filter { $0.left < right && $0.right > left }
    let up = level.filter { $0.top < top }.map { top - $0.bottom - gap }.min() ?? top - room.top
    let down =
      level.filter { $0.bottom > bottom }.map { $0.top - bottom - gap }.min()
      ?? room.bottom - bottom
    let (above, below) = steps(height, min(up, top - room.top), min(down, room.bottom - bottom))
    (box.top, box.bottom) = (top - above, bottom + below)
    let upright = others.filter { $0.top < box.bottom && $0.bottom > box.top }
    let back =
      upright.filter { $0.left < left }.map { left - $0.right - gap }.min() ?? left - room.left
    let on =
      upright.filter { $0.right > right }.map { $0.left - right - gap }.min() ?? room.right - right
    let (before, after) = steps(width, min(back, left - room.left), min(on, room.right - right))
    (box.left, box.right) = (left - before, right + after)
    return box
  }
}
