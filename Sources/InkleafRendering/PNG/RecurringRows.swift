internal import InkleafGeometry
internal import InkleafPages
internal import Synchronization

/// Rows in which several pages have the same marks, such as those of a frame whose shape comes back.
///
/// The first of these pages draws them, and they are kept until the last has taken them.
final class RecurringRows: Sendable {
  /// Tells marks on some rows from most others, faster than by comparing them.
  struct Key: Hashable {
    fileprivate var row: Int
    fileprivate var edges: [Double]

    init(_ marks: [InkedMark], from row: Int) {
      self.row = row
      edges = marks.flatMap { [$0.ink.left, $0.ink.top, $0.ink.right, $0.ink.bottom] }
    }
  }

  private struct Drawn {
    var marks: [Mark]
    var rows: CompressedRows
  }

  private struct State {
    /// The number of pages that are still to be drawn; only keys of several pages are here.
    var pages: [Key: Int]
    var drawn: [Key: Drawn] = [:]
    /// The compressed bytes that are kept.
    var kept = 0

    /// Returns what was drawn for a key, and whether other pages need it after this one.
    mutating func take(_ key: Key) -> (Bool, Drawn?) {
      guard let count = pages[key] else { return (false, nil) }
      let drawn = drawn[key]
      pages[key] = count > 1 ? count - 1 : nil
      if count == 1 {
        kept -= drawn?.rows.chunk.count ?? 0
        self.drawn[key] = nil
      }
      return (count > 1, drawn)
    }

    /// Keeps what was drawn, if there is room and a page that needs it.
    mutating func keep(_ new: Drawn, _ key: Key, most: Int) {
      let size = new.rows.chunk.count
      guard pages[key] != nil, drawn[key] == nil, kept + size <= most else { return }
      drawn[key] = new
      kept += size
    }
  }

  private let state: Mutex<State>
  private let mostKept: Int

  /// - Parameters:
  ///   - strips: the keys of all pages, strip by strip. Large pages have hundreds of strips, so few keys
  ///     should be there at the same time.
  ///   - mostKept: the most compressed bytes to keep.
  init(_ strips: some Sequence<[Key]>, mostKept: Int) {
    var recurring: [Key: Int] = [:]
    for keys in strips {
      let pages = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
      recurring.merge(pages.filter { $0.value > 1 }) { $0 + $1 }
    }
    state = Mutex(State(pages: recurring))
    self.mostKept = mostKept
  }

  /// Returns the rows with marks on them, as they were drawn before or as they are drawn now.
  func rows(
    with marks: [InkedMark], from row: Int, draw: () throws -> CompressedRows
  ) rethrows -> CompressedRows {
    let key = Key(marks, from: row)
    let (recurs, drawn) = state.withLock { $0.take(key) }
    let own = marks.map(\.mark)
    if let drawn, drawn.marks == own { return drawn.rows }
    let rows = try draw()
    if recurs, drawn == nil {
      state.withLock { $0.keep(Drawn(marks: own, rows: rows), key, most: mostKept) }
    }
    return rows
  }
}
