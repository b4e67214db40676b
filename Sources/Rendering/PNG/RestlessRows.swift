internal import Inkleaf

/// Which rows of a drawing may differ from the row above.
///
/// Between the ends of upright lines nothing changes from row to row, so these rows need neither be
/// drawn nor compressed.
struct RestlessRows: Sendable {
  private var differs: [Bool]
  private let scale: Double

  /// Looks at the marks that are drawn, on a page of so many rows of pixels.
  init(_ marks: some Sequence<InkedMark>, height: Int, scale: Double) {
    differs = [Bool](repeating: false, count: height)
    self.scale = scale
    for mark in marks { note(mark) }
  }

  /// Parts rows into stretches in which each row may differ from the one above, and stretches in
  /// which none does; the first row counts as different.
  func stretches(of rows: Range<Int>) -> [(rows: Range<Int>, differ: Bool)] {
    var stretches: [(rows: Range<Int>, differ: Bool)] = []
    for row in rows {
      let differ = row == rows.lowerBound || differs[row]
      if let last = stretches.last, last.differ == differ {
        stretches[stretches.count - 1].rows = last.rows.lowerBound..<row + 1
      } else {
        stretches.append((row..<row + 1, differ))
      }
    }
    return stretches
  }

  /// Notes that rows from one height to another, in points, may differ from those above.
  private mutating func note(_ low: Double, _ high: Double) {
    // A pixel more on each side, and the row in which everything is as before.
    let first = max(0, min(Double(differs.count), (low * scale).rounded(.down) - 1))
    let last = max(0, min(Double(differs.count), (high * scale).rounded(.up) + 2))
    for row in Int(first)..<max(Int(first), Int(last)) { differs[row] = true }
  }

  private mutating func note(_ inked: InkedMark) {
    switch inked.mark {
    case .text, .image: note(inked.ink.top, inked.ink.bottom)
    case .fill(let path, _):
      guard let heights = path.cornerHeights else { return note(inked.ink.top, inked.ink.bottom) }
      for y in heights { note(y, y) }
    case .stroke(let path, let pen):
      guard let heights = path.cornerHeights else { return note(inked.ink.top, inked.ink.bottom) }
      for y in heights { note(y - pen.width / 2, y + pen.width / 2) }
    case .dots(let dots):
      for row in 0..<dots.rows {
        let y = dots.origin.y + Double(row) * dots.pitch.height
        // Dots are moved by at most half a pixel.
        note(y - dots.radius - 0.5 / scale, y + dots.radius + 0.5 / scale)
      }
    case .lines(let lines, let pen):
      // Lines are moved by at most half a pixel, and may be made a pixel wide.
      let reach = pen.width / 2 + 1 / scale
      for line in lines {
        let (top, bottom) = (min(line.start.y, line.end.y), max(line.start.y, line.end.y))
        if line.start.x == line.end.x {
          note(top - reach, top + reach)
          note(bottom - reach, bottom + reach)
        } else {
          note(top - reach, bottom + reach)
        }
      }
    }
  }
}

extension Path {
  /// The heights of all corners, where all sides are level or upright; else `nil`.
  fileprivate var cornerHeights: [Double]? {
    var heights: [Double] = []
    var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in elements {
      switch element {
      case .move(let to):
        (start, last) = (to, to)
        heights.append(to.y)
      case .line(let to):
        guard to.x == last.x || to.y == last.y else { return nil }
        heights.append(to.y)
        last = to
      case .curve: return nil
      case .close:
        guard start.x == last.x || start.y == last.y else { return nil }
        last = start
      }
    }
    return heights
  }
}
