internal import InkleafGeometry
internal import InkleafCairo
internal import InkleafPages

/// The rows of a drawing that may differ from the row above, and which of them look alike.
///
/// Between the ends of vertical lines nothing changes from row to row, so these rows are neither
/// drawn nor compressed. Repeated rows, such as those of dots, are drawn and compressed once.
struct RestlessRows: Sendable {
  /// Consecutive rows.
  struct Stretch {
    var rows: Range<Int>
    /// Whether rows may differ from the one above; if not, none does.
    var differ: Bool
    /// The look, or `nil` if no other stretch is known to look the same.
    ///
    /// Stretches with the same look differ from the rows above in the same way.
    var look: Look?
  }

  /// Everything that the pixels of a restless stretch depend on.
  struct Look: Hashable {
    fileprivate var height: Int
    /// The number of changes above it that did not restore the rows before them.
    fileprivate var lasting: Int
    fileprivate var motifs: [Motif]
  }

  /// A part of a mark that has the same pixels at every place.
  fileprivate struct Motif: Hashable {
    var mark: Int
    var left = 0.0
    var right = 0.0
    /// Its first row, counted from the first row of the stretch.
    var row = 0
  }

  /// A cause for rows to differ from those above.
  private struct Change {
    var rows: Range<Int>
    /// The motif, if it may repeat and the rows below it equal those above; else `nil`.
    var motif: Motif?
  }

  /// The stretches that may differ, from top to bottom.
  private var restless: [Stretch] = []

  /// Finds the restless rows of marks on a page, at a scale in pixels per point.
  init(_ marks: some Sequence<InkedMark>, height: Int, scale: Double) {
    let grid = PixelGrid(scale: scale)
    let changes = marks.enumerated().flatMap { index, mark in
      RestlessRows.changes(by: mark, index, grid)
    }.sorted { $0.rows.lowerBound < $1.rows.lowerBound }
    var lasting = 0
    var rest = changes[...]
    while let first = rest.first {
      // Joins changes that share rows.
      var rows = first.rows
      let own = rest.prefix { change in
        guard change.rows.lowerBound < rows.upperBound else { return false }
        rows = rows.lowerBound..<max(rows.upperBound, change.rows.upperBound)
        return true
      }
      rest = rest.dropFirst(own.count)
      let motifs = own.compactMap { change in
        change.motif.map { motif in
          var motif = motif
          motif.row = change.rows.lowerBound - rows.lowerBound
          return motif
        }
      }
      let look = Look(height: rows.count, lasting: lasting, motifs: motifs)
      lasting += own.count - motifs.count
      restless.append(
        Stretch(rows: rows, differ: true, look: motifs.count == own.count ? look : nil))
    }
  }

  /// Splits rows into stretches that may differ from row to row and stretches that do not.
  ///
  /// The first row counts as different.
  func stretches(of rows: Range<Int>) -> [Stretch] {
    var stretches: [Stretch] = []
    var place = rows.lowerBound
    func add(to end: Int, differ: Bool, look: Look? = nil) {
      guard place < end else { return }
      stretches.append(Stretch(rows: place..<end, differ: differ, look: look))
      place = end
    }
    let first = rows.prefix(1)
    for stretch in restless where stretch.rows.overlaps(rows) {
      if place < stretch.rows.lowerBound { add(to: first.upperBound, differ: true) }
      add(to: stretch.rows.lowerBound, differ: false)
      let isWhole = place == stretch.rows.lowerBound && stretch.rows.upperBound <= rows.upperBound
      // The first row has no row above to differ from.
      let isKnown = isWhole && place > rows.lowerBound
      add(
        to: min(stretch.rows.upperBound, rows.upperBound), differ: true,
        look: isKnown ? stretch.look : nil)
    }
    add(to: first.upperBound, differ: true)
    add(to: rows.upperBound, differ: false)
    return stretches
  }

  /// Returns the number of rows that may differ from the row above.
  func changes(in rows: Range<Int>) -> Int {
    stretches(of: rows).reduce(0) { $0 + ($1.differ ? $1.rows.count : 0) }
  }

  private static func changes(by inked: InkedMark, _ index: Int, _ grid: PixelGrid) -> [Change] {
    /// Returns a change between two heights, in points.
    func between(_ low: Double, _ high: Double) -> Change {
      // Adds a pixel on each side, and the row that ends the change.
      Change(
        rows: grid.pixel(of: low) - 1..<max(grid.pixel(of: low), grid.pixel(of: high)) + 3)
    }
    switch inked.mark {
    case .link: return []
    case .text, .image: return [between(inked.ink.top, inked.ink.bottom)]
    case .fill(let path, _):
      guard let heights = path.cornerHeights(isFilled: true) else {
        return [between(inked.ink.top, inked.ink.bottom)]
      }
      return heights.map { between($0, $0) }
    case .stroke(let path, let pen):
      guard let heights = path.cornerHeights(isFilled: false) else {
        return [between(inked.ink.top, inked.ink.bottom)]
      }
      return heights.map { between($0 - pen.width / 2, $0 + pen.width / 2) }
    case .dots(let dots):
      let reach = Canvas.dotReach(radius: dots.radius * grid.scale)
      return (0..<dots.rows).map { row in
        let middle = grid.pixel(of: dots.origin.y + Double(row) * dots.pitch.height)
        return Change(rows: middle - reach..<middle + reach + 1, motif: Motif(mark: index))
      }
    case .lines(let lines, let pen):
      // Lines move by at most half a pixel, and may become a pixel wide.
      let reach = pen.width / 2 + 1 / grid.scale
      return lines.flatMap { line in
        let (top, bottom) = (min(line.start.y, line.end.y), max(line.start.y, line.end.y))
        if line.start.x == line.end.x {
          return [between(top - reach, top + reach), between(bottom - reach, bottom + reach)]
        }
        guard top == bottom, let pixels = grid.pixels(across: top, width: pen.width) else {
          return [between(top - reach, bottom + reach)]
        }
        let motif = Motif(mark: index, left: line.start.x, right: line.end.x)
        return [Change(rows: pixels.lowerBound - 1..<pixels.upperBound + 1, motif: motif)]
      }
    }
  }
}

extension Path {
  /// Returns the heights of all corners if all sides are horizontal or vertical, else `nil`.
  fileprivate func cornerHeights(isFilled: Bool) -> [Double]? {
    isRectangular(isFilled: isFilled) ? sides(isFilled: isFilled).flatMap { $0.map(\.y) } : nil
  }
}
