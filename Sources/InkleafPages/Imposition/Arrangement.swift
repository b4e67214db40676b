/// Pages in the cells of sheets of paper, before anything is measured.
///
/// The two sides of a sheet are as a person sees them who turns it like a leaf of the bound book: around
/// an upright axis for a spine at the left or right, around a level one for a spine at the top.
struct Arrangement: Equatable, Sendable {
  /// A place on a side of a sheet.
  struct Cell: Equatable, Sendable {
    /// The column, from the left.
    var column: Int
    /// The row, from the top.
    var row: Int
    /// The index of the page; `nil` for a blank one.
    var page: Int?
    /// Whether the page stands on its head.
    var isTurned = false
  }

  /// A sheet of paper.
  struct Paper: Equatable, Sendable {
    var front: [Cell]
    /// The cells of the other side; `nil` if it is not printed.
    var back: [Cell]?
    /// The number of sheets around this one in its signature.
    var depth = 0
    /// Whether it is the innermost sheet of its signature.
    var isInnermost = false
  }

  var columns: Int
  var rows: Int
  var sheets: [Paper]
  /// The columns with a fold at their left edge.
  var foldedColumns: Set<Int> = []
  /// The rows with a fold at their top edge.
  var foldedRows: Set<Int> = []
  /// The columns between which the fold in the middle is cut open.
  var slit: Range<Int>?
  /// The rows between which the fold in the middle is cut open, for a spine at the top.
  var uprightSlit: Range<Int>?
}

// MARK: Schemes

extension Arrangement {
  /// Arranges sheets that are folded once and nested.
  ///
  /// - Parameters:
  ///   - count: the number of pages.
  ///   - signature: the sheets of a signature; `nil` for all.
  static func booklet(_ count: Int, signature: Int?, spine: Spine, blanks: Blanks) -> Arrangement {
    let pages = filled(count, to: 4, blanks)
    let length = 4 * min(max(1, signature ?? .max), pages.count / 4)
    var sheets: [Paper] = []
    for start in stride(from: 0, to: pages.count, by: max(4, length)) {
      let part = pages[start..<min(start + length, pages.count)]
      for depth in 0..<part.count / 4 {
        let (first, last) = (part.startIndex + 2 * depth, part.endIndex - 1 - 2 * depth)
        sheets.append(
          Paper(
            front: [
              Cell(column: 0, row: 0, page: pages[last]),
              Cell(column: 1, row: 0, page: pages[first]),
            ],
            back: [
              Cell(column: 0, row: 0, page: pages[first + 1]),
              Cell(column: 1, row: 0, page: pages[last - 1]),
            ], depth: depth, isInnermost: depth == part.count / 4 - 1))
      }
    }
    return Arrangement(columns: 2, rows: 1, sheets: sheets, foldedColumns: [1]).bound(at: spine)
  }

  /// Arranges one sheet, folded to 8 pages with a cut in the middle, for each 8 pages.
  static func zine(_ count: Int, spine: Spine, blanks: Blanks) -> Arrangement {
    folded(
      count, front: [[5, 4, 3, 2], [6, 7, 8, 1]], back: nil, slit: 1..<3, spine: spine,
      blanks: blanks)
  }

  /// Arranges one sheet, printed on both sides and folded three times, for each 16 pages.
  static func doubleZine(_ count: Int, spine: Spine, blanks: Blanks) -> Arrangement {
    folded(
      count, front: [[5, 12, 9, 8], [4, 13, 16, 1]], back: [[7, 10, 11, 6], [2, 15, 14, 3]],
      slit: nil, spine: spine, blanks: blanks)
  }

  /// Arranges pages on sheets of two rows, the upper one on its head.
  ///
  /// - Parameters:
  ///   - front: the numbers of the pages from 1, row by row, for a spine at the left.
  ///   - back: those of the other side; `nil` if it is not printed.
  private static func folded(
    _ count: Int, front: [[Int]], back: [[Int]]?, slit: Range<Int>?, spine: Spine, blanks: Blanks
  ) -> Arrangement {
    let each = 4 * (back == nil ? 2 : 4)
    let pages = filled(count, to: each, blanks)
    let sheets = stride(from: 0, to: pages.count, by: each).map { start in
      func cells(_ numbers: [[Int]]) -> [Cell] {
        numbers.enumerated().flatMap { row, numbers in
          numbers.enumerated().map { column, number in
            Cell(column: column, row: row, page: pages[start + number - 1], isTurned: row == 0)
          }
        }
      }
      return Paper(front: cells(front), back: back.map(cells), isInnermost: true)
    }
    return Arrangement(
      columns: 4, rows: 2, sheets: sheets, foldedColumns: [1, 2, 3], foldedRows: [1], slit: slit
    ).bound(at: spine)
  }

  /// Arranges strips that are folded like a fan.
  ///
  /// On both sides, the second half of the pages follows behind the last panel.
  ///
  /// - Parameters:
  ///   - panels: the panels of a strip.
  ///   - strips: the strips of a sheet.
  static func accordion(
    _ count: Int, panels: Int, strips: Int, isDuplex: Bool, spine: Spine, blanks: Blanks
  ) -> Arrangement {
    let pages = filled(count, to: isDuplex ? 2 : 1, blanks)
    let length = isDuplex ? pages.count / 2 : pages.count
    let panels = max(1, panels)
    let each = panels * strips
    let sheets = stride(from: 0, to: length, by: each).map { start in
      let places = start..<min(start + each, length)
      func cell(_ place: Int, _ page: Int?, isBack: Bool) -> Cell {
        let column = (place - start) % panels
        return Cell(
          column: isBack ? panels - 1 - column : column, row: (place - start) / panels, page: page)
      }
      return Paper(
        front: places.map { cell($0, pages[$0], isBack: false) },
        back: isDuplex
          ? places.map { cell($0, pages[pages.count - 1 - $0], isBack: true) } : nil,
        isInnermost: true)
    }
    return Arrangement(
      columns: panels, rows: strips, sheets: sheets, foldedColumns: Set(1..<max(2, panels))
    ).bound(at: spine)
  }

  /// The order of leaves beside each other.
  enum Order {
    /// Row by row, as lines are read.
    case reading
    /// Column by column, sheet by sheet.
    case cards
    /// Column by column, with leaves that follow each other on each other.
    case stack
  }

  /// Arranges leaves beside each other.
  ///
  /// - Parameter isDuplex: whether each second page stands behind the one before.
  static func grid(
    _ count: Int, _ cells: Scheme.Cells, _ order: Order, isDuplex: Bool, spine: Spine
  ) -> Arrangement {
    let each = isDuplex ? 2 : 1
    let leaves = (count + each - 1) / each
    let room = cells.columns * cells.rows
    let amount = (leaves + room - 1) / room
    func cell(_ place: Int, _ page: Int, isBack: Bool) -> Cell {
      let isRead = order == .reading
      let column = isRead ? place % cells.columns : place / cells.rows
      let row = isRead ? place / cells.columns : place % cells.rows
      // Lines that run to the left begin at the right; so does the back of lines that run to the right.
      let isMirrored = (isRead && spine == .right) != (isBack && spine != .top)
      return Cell(
        column: isMirrored ? cells.columns - 1 - column : column,
        row: isBack && spine == .top ? cells.rows - 1 - row : row, page: page < count ? page : nil)
    }
    let sheets = (0..<amount).map { sheet in
      let places = (0..<room).compactMap { place in
        let leaf = order == .stack ? place * amount + sheet : sheet * room + place
        return leaf < leaves ? (place: place, leaf: leaf) : nil
      }
      return Paper(
        front: places.map { cell($0.place, $0.leaf * each, isBack: false) },
        back: isDuplex ? places.map { cell($0.place, $0.leaf * 2 + 1, isBack: true) } : nil)
    }
    return Arrangement(columns: cells.columns, rows: cells.rows, sheets: sheets)
  }

  /// Returns the indices of the pages, with blanks up to a multiple of a number.
  private static func filled(_ count: Int, to multiple: Int, _ blanks: Blanks) -> [Int?] {
    let missing = (multiple - count % multiple) % multiple
    var pages = Array(0..<count) + [Int?](repeating: nil, count: missing)
    if blanks == .beforeLast, missing > 0, count > 1 { pages.swapAt(count - 1, pages.count - 1) }
    return pages
  }
}

// MARK: Spines

extension Arrangement {
  /// Returns an arrangement for a spine at the left as it is for another spine.
  private func bound(at spine: Spine) -> Arrangement {
    var result = self
    switch spine {
    case .left: return self
    case .right:
      result.mapCells { $0.column = columns - 1 - $0.column }
      result.foldedColumns = Set(foldedColumns.map { columns - $0 })
      result.slit = slit.map { columns - $0.upperBound..<columns - $0.lowerBound }
    case .top:
      result.mapCells { ($0.column, $0.row) = ($0.row, $0.column) }
      (result.columns, result.rows) = (rows, columns)
      (result.foldedColumns, result.foldedRows) = (foldedRows, foldedColumns)
      (result.slit, result.uprightSlit) = (nil, slit)
    }
    return result
  }

  private mutating func mapCells(_ change: (inout Cell) -> Void) {
    func changed(_ cells: [Cell]) -> [Cell] {
      cells.map { cell in
        var cell = cell
        change(&cell)
        return cell
      }
    }
    for index in sheets.indices {
      sheets[index].front = changed(sheets[index].front)
      sheets[index].back = sheets[index].back.map(changed)
    }
  }

  /// Returns the cells of a side that a printer turns by the other edge: it stands on its head.
  func onItsHead(_ cells: [Cell]) -> [Cell] {
    cells.map { cell in
      Cell(
        column: columns - 1 - cell.column, row: rows - 1 - cell.row, page: cell.page,
        isTurned: !cell.isTurned)
    }
  }
}
