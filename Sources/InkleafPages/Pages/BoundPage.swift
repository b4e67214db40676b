internal import InkleafGeometry

/// What pages need to be bound: the edge, a gutter, and holes for a ring binder.
package struct PageBinding: Equatable, Sendable {
  /// The edge that is bound.
  let edge: Edge
  /// The room at this edge, in points: holes are in it, and margins have it besides where there are none.
  private let gutter: Double
  /// The middles of the holes along the edge, from the middle of the edge, in points; none for no holes.
  private let holes: [Double]
  /// The distance of the holes' middles from the edge, in points.
  private let inset: Double
  /// The radius of a hole, in points.
  private let radius: Double

  /// The punches that are in use.
  enum Punch {
    /// ISO 838: two holes of 6 mm, 80 mm apart, 12 mm from the edge.
    case iso
    /// Three holes of 9/32 inch, 4 1/4 inches apart, half an inch from the edge, as in North America; 2 3/4 inches
    /// apart on the long edges of half a letter, and two of those on short edges.
    case us
  }

  /// The room that holes need, in points: 20 mm.
  static let room = 20 * pointsPerMillimetre
  /// The least distance from the outer holes to the ends of the edge, in points: 10 mm.
  private static let margin = 10 * pointsPerMillimetre

  /// Makes a gutter without holes.
  init(at edge: Edge, gutter: Double) {
    self.init(edge: edge, gutter: gutter, holes: [], inset: 0, radius: 0)
  }

  private init(edge: Edge, gutter: Double, holes: [Double], inset: Double, radius: Double) {
    self.edge = edge
    self.gutter = gutter
    self.holes = holes
    self.inset = inset
    self.radius = radius
  }

  /// Makes holes, with a gutter that keeps clear of them.
  ///
  /// - Parameters:
  ///   - length: the length of the edge, in points.
  ///   - isLong: whether the page has no longer edge.
  /// - Returns: `nil` if the edge is too short.
  init?(_ punch: Punch, at edge: Edge, length: Double, isLong: Bool, gutter: Double) {
    func fits(_ reach: Double) -> Bool { length / 2 >= reach + Self.margin }
    let gutter = max(gutter, Self.room)
    switch punch {
    case .iso:
      let reach = 40 * pointsPerMillimetre
      guard fits(reach) else { return nil }
      self.init(
        edge: edge, gutter: gutter, holes: [-reach, reach], inset: 12 * pointsPerMillimetre,
        radius: 3 * pointsPerMillimetre)
    case .us:
      let (wide, narrow) = (4.25 * 72.0, 2.75 * 72.0)
      guard fits(narrow / 2) else { return nil }
      let three = [wide, narrow].first { fits($0) && ($0 == wide || isLong) }
      self.init(
        edge: edge, gutter: gutter,
        holes: three.map { [-$0, 0, $0] } ?? [-narrow / 2, narrow / 2],
        inset: 36, radius: 9.0 / 64 * 72)
    }
  }

  /// The page with room for what binds it.
  package func room(on page: Page) -> Page {
    var page = page
    if holes.isEmpty {
      page.gutter[edge] += gutter
    } else {
      page.keepClear[edge] = max(page.keepClear[edge], gutter)
    }
    return page
  }

  /// Returns circles where holes are punched.
  fileprivate func marks(on page: Page) -> [Mark] {
    // A quiet grey is seen on light and on dark paper.
    let pen = Pen(color: Color(0x9A9A9A), width: 0.35)
    let trim = page.trim
    return holes.map { place in
      let (x, y) = (trim.middle.x + place, trim.middle.y + place)
      let middle =
        switch edge {
        case .left: Point(x: trim.left + inset, y: y)
        case .right: Point(x: trim.right - inset, y: y)
        case .top: Point(x: x, y: trim.top + inset)
        case .bottom: Point(x: x, y: trim.bottom - inset)
        }
      return .stroke(.circle(around: middle, radius: radius), pen)
    }
  }

  /// The binding on the other side of the paper.
  package var behind: PageBinding {
    PageBinding(edge: edge.opposite, gutter: gutter, holes: holes, inset: inset, radius: radius)
  }
}

extension Edge {
  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }
}

extension Document {
  /// Returns the document with circles where holes are punched.
  package func punched(for binding: PageBinding) -> Document {
    var document = self
    let holes = binding.marks(on: page)
    if !holes.isEmpty {
      document.backgrounds = backgrounds.map { $0 + holes }
    }
    return document
  }

  /// Returns the document with every second page from another that is laid out for the back of the paper.
  ///
  /// - Parameter inWholeBook: whether pages count by their places in the whole book, so that a day which is drawn
  ///   again keeps its side.
  ///   - endsOnBack: whether the last page is the back of the last leaf, whatever its number.
  package func alternating(
    with backs: Document, inWholeBook: Bool, endsOnBack: Bool = false
  ) -> Document {
    guard backs.sheets.count == sheets.count else { return self }
    var both = self
    both.backgrounds += backs.backgrounds
    for index in sheets.indices {
      let isLast = index > 0 && index == sheets.count - 1
      let place = inWholeBook ? sheets[index].place ?? index : index
      guard place % 2 == 1 || isLast && endsOnBack else { continue }
      both.sheets[index] = backs.sheets[index]
      both.sheets[index].part += backgrounds.count
    }
    return both
  }
}
