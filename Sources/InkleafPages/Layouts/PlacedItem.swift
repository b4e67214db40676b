internal import InkleafGeometry

/// An item at its place, with its marks.
struct PlacedItem: Sendable {
  /// The name of its kind.
  var name: String
  /// The smallest box that holds its ink on all pages, in points.
  var box: Rect
  /// The box that other items keep out of, where it is not that of its ink, in points.
  var room: Rect?
  /// The parts of it to draw in, in points.
  var drawing: [Rect] = []
  /// The marks that all pages share.
  var shared: [Mark] = []
  /// The marks of each page; empty if no page has marks of its own.
  var pages: [[Mark]] = []
  /// The meaning of each page's marks; empty if nothing is to be read aloud.
  var passages: [[Passage]] = []
  /// The meaning of the marks that all pages share, by their indices among these.
  var sharedPassages: [Passage] = []
  /// The place in which it is read aloud.
  var turn = Turn.last
  /// Whether other items may overlap it.
  var isBackdrop = false
}

extension PlacedItem {
  /// Returns the larger part of a box beside the links of the item: one under or over another cannot be touched.
  func partBesideLinks(of box: Rect) -> Rect {
    (shared + (pages.first ?? [])).reduce(into: box) { box, mark in
      guard case .link(let link) = mark, link.box.left < box.right, link.box.right > box.left
      else { return }
      if link.box.left - box.left > box.right - link.box.right {
        box.right = max(box.left, link.box.left)
      } else {
        box.left = min(box.right, link.box.right)
      }
    }
  }

  /// Puts behind all pages what they repeat, which then is not read aloud on each of them.
  mutating func shareRepeated() {
    guard let first = pages.first, pages.count > 1, pages.allSatisfy({ $0 == first })
    else { return }
    sharedPassages = passages[0].map(\.repeated)
    (shared, pages, passages) = (first, [], [])
  }

  /// Adds links to the table of contents around its ink, but for the place of its other links.
  mutating func linkToContents(_ board: Board) {
    let box = partBesideLinks(of: box - Insets(all: -0.2 * box.height))
    guard box.width > 0 else { return }
    for (page, links) in board.contentsLinks(in: box).enumerated() {
      if page == pages.count { pages.append([]) }
      pages[page] += links
    }
  }

  /// Returns the item with the marks of each page moved, in points.
  ///
  /// It keeps its room, which is that of the page on which it does not move.
  func moved(across distances: [Double]) -> PlacedItem {
    guard pages.count == distances.count else { return self }
    var item = self
    item.room = room ?? box
    item.box.left += min(0, distances.min() ?? 0)
    item.box.right += max(0, distances.max() ?? 0)
    item.pages = zip(pages, distances).map { marks, distance in
      distance == 0 ? marks : marks.map { $0.moved(by: Point(x: distance, y: 0)) }
    }
    return item
  }
}

/// The place of an item's words when a page is read aloud.
///
/// The prompts come one after the other, each with its heading first; what is said of the whole set
/// comes last. What all pages have above their headings comes before them.
enum Turn: Comparable {
  case first
  case heading(slot: Int)
  case text(slot: Int)
  case last

  private var place: Int {
    switch self {
    case .first: -1
    case .heading(let slot): 2 * slot
    case .text(let slot): 2 * slot + 1
    case .last: .max
    }
  }

  static func < (a: Turn, b: Turn) -> Bool { a.place < b.place }
}
