internal import InkleafGeometry

/// The printer's marks of a set of sheets, outside the trims but for cuts, stitches and those of accordions that fill
/// the paper.
struct PrinterMarks {
  private let desk: Desk
  private let kinds: Set<SheetMark>
  private let isBooklet: Bool
  private let isAccordion: Bool
  /// The rectangle of all trims, in points on the paper.
  let block: Rect
  /// The distance from the trim to the marks.
  private let offset: Double

  private static let length = 5 * pointsPerMillimetre
  /// The most paper that stays at the edge of pages without a cut: ISO sizes are rounded to whole millimetres,
  /// so that half of one may be left.
  private static let offcut = 0.6 * pointsPerMillimetre
  /// Shorter marks are left out.
  private static let shortest = 1.5 * pointsPerMillimetre
  private static let registrationRadius = 2.5 * pointsPerMillimetre
  private static let staple = 12 * pointsPerMillimetre

  static let black = Color(0x000000)
  static let pen = Pen(color: black, width: 0.25)
  /// Lines that cross pages are grey, which is seen on light and on dark ones.
  private static let overPages = Pen(color: Color(0x808080), width: 0.25)

  init(_ desk: Desk, _ wishes: SheetWishes) {
    self.desk = desk
    kinds = wishes.kinds
    isAccordion = if case .accordion = wishes.scheme { true } else { false }
    isBooklet = if case .booklet = wishes.scheme { true } else { false }
    block = desk.block(depth: 0)
    offset = max(desk.bleed, 1.5 * pointsPerMillimetre)
  }

  /// The distance from the trims at which the marks end.
  var reach: Double {
    if kinds.contains(.registration) { return offset + 2 * Self.registrationRadius + 2 }
    return kinds.contains(.crop) || kinds.contains(.fold) ? offset + Self.length : offset
  }

  /// Returns the marks of a side, and the kinds that have room.
  ///
  /// - Parameter index: the sheet, from 0.
  func marks(on side: PaperSide, _ index: Int) -> (marks: [Mark], kinds: Set<SheetMark>) {
    let sheet = desk.arrangement.sheets[index]
    var marks: [Mark] = []
    var drawn: Set<SheetMark> = []
    func add(_ kind: SheetMark, _ lines: [Segment], _ pen: Pen = Self.pen) {
      guard kinds.contains(kind), !lines.isEmpty else { return }
      marks.append(.lines(lines, pen))
      drawn.insert(kind)
    }
    add(.cut, cuts, Self.overPages)
    add(.crop, crops(depth: sheet.depth))
    add(.fold, foldEnds)
    add(.crop, innerCrops, Self.overPages)
    add(.fold, innerFoldEnds, Self.overPages)
    if isBooklet, sheet.depth == 0, !side.isBack { add(.staple, staples, Self.overPages) }
    if isBooklet, sheet.isInnermost, side.isBack { add(.sewing, stations, Self.overPages) }
    return (marks, drawn)
  }

  /// Whether sheets have anything that a kind of marks is for.
  func hasPlace(for kind: SheetMark) -> Bool {
    switch kind {
    case .crop, .slug, .registration: true
    case .fold: !folds.isEmpty
    case .cut: !cuts.isEmpty
    case .staple, .sewing: isBooklet
    }
  }

  /// The middles of the registration marks that have room, alike on both sides of the paper.
  var registration: [Point] {
    guard kinds.contains(.registration) else { return [] }
    let distance = offset + Self.registrationRadius + 1
    let columns = desk.columns.map { $0 + desk.cell.width / 2 }
    let rows = desk.rows.map { $0 + desk.cell.height / 2 }
    var places: [Point] = []
    // Folds have their marks in the middle, so these are at the outer columns and rows.
    for x in Set([columns[0], columns[columns.count - 1]]).sorted() {
      places += [Point(x: x, y: block.top - distance), Point(x: x, y: block.bottom + distance)]
    }
    for y in Set([rows[0], rows[rows.count - 1]]).sorted() {
      places += [Point(x: block.left - distance, y: y), Point(x: block.right + distance, y: y)]
    }
    let room = Rect(desk.paper) - Insets(all: Self.registrationRadius)
    return places.filter { place in
      (room.left...room.right).contains(place.x) && (room.top...room.bottom).contains(place.y)
    }
  }

  /// Short lines beyond the outer trims, in the direction of each cut.
  private func crops(depth: Int) -> [Segment] {
    let outer = desk.edges(depth: depth)
    return outer.columns.flatMap(upright)
      + outer.rows.flatMap { beside(at: $0) }
  }

  /// Whether a cut has no crop mark, for want of room beside the pages.
  var lacksCrops: Bool {
    let outer = desk.edges(depth: 0)
    return !isAccordion
      && (outer.columns.contains(where: lacksCrop(x:)) || outer.rows.contains(where: lacksCrop(y:)))
  }

  private func lacksCrop(x: Double) -> Bool {
    Self.isCut(x, of: desk.paper.width) && upright(at: x).isEmpty
  }

  private func lacksCrop(y: Double) -> Bool {
    Self.isCut(y, of: desk.paper.height) && beside(at: y).isEmpty
  }

  /// Whether an edge of a page needs a cut: not where the paper ends with the pages.
  private static func isCut(_ place: Double, of length: Double) -> Bool {
    place > offcut && place < length - offcut
  }

  /// The folds, from edge to edge of the pages.
  var folds: [Segment] {
    let arrangement = desk.arrangement
    return arrangement.foldedColumns.sorted().map {
      Segment(desk.columns[$0], block.top, desk.columns[$0], block.bottom)
    }
      + arrangement.foldedRows.sorted().map {
        Segment(block.left, desk.rows[$0], block.right, desk.rows[$0])
      }
  }

  /// Dashes at the ends of the folds.
  private var foldEnds: [Segment] {
    folds.flatMap { fold in
      fold.start.x == fold.end.x ? upright(at: fold.start.x) : beside(at: fold.start.y)
    }.flatMap { $0.dashes(every: 2 * pointsPerMillimetre) }
  }

  /// Lines over the whole sheet, and the cut in the middle of a zine.
  var cuts: [Segment] {
    let paper = desk.paper
    let outer = desk.edges(depth: 0)
    var lines = outer.columns.filter { Self.isCut($0, of: paper.width) }.map {
      Segment($0, 0, $0, paper.height)
    }
    lines += outer.rows.filter { Self.isCut($0, of: paper.height) }.map {
      Segment(0, $0, paper.width, $0)
    }
    if let slit = desk.arrangement.slit {
      let y = desk.rows[1]
      lines.append(Segment(desk.columns[slit.lowerBound], y, desk.columns[slit.upperBound], y))
    }
    if let slit = desk.arrangement.uprightSlit {
      let x = desk.columns[1]
      lines.append(Segment(x, desk.rows[slit.lowerBound], x, desk.rows[slit.upperBound]))
    }
    return lines
  }

  private var staples: [Segment] {
    let half = min(Self.staple, spineLength / 4) / 2
    return [0.25, 0.75].map { share in
      alongSpine(from: spineLength * share - half, to: spineLength * share + half)
    }
  }

  /// Ticks at the kettle stitches, 10 mm from both ends, and at three stations between them.
  private var stations: [Segment] {
    let margin = min(10 * pointsPerMillimetre, spineLength / 8)
    return (0...4).map { index in
      let place = margin + (spineLength - 2 * margin) * Double(index) / 4
      let half = min(1.5 * pointsPerMillimetre, desk.cell.shortSide / 8)
      return desk.arrangement.foldedColumns.isEmpty
        ? Segment(block.left + place, desk.rows[1] - half, block.left + place, desk.rows[1] + half)
        : Segment(
          desk.columns[1] - half, block.top + place, desk.columns[1] + half, block.top + place)
    }
  }

  private var spineLength: Double {
    desk.arrangement.foldedColumns.isEmpty ? block.width : block.height
  }

  private func alongSpine(from start: Double, to end: Double) -> Segment {
    desk.arrangement.foldedColumns.isEmpty
      ? Segment(block.left + start, desk.rows[1], block.left + end, desk.rows[1])
      : Segment(desk.columns[1], block.top + start, desk.columns[1], block.top + end)
  }

  // MARK: Accordions that fill the paper

  /// The length of a mark on a page, in its margin.
  private static let inner = 2 * pointsPerMillimetre

  /// Short lines at both ends of the cuts between strips that have no room for marks beside the pages.
  private var innerCrops: [Segment] {
    guard isAccordion else { return [] }
    let outer = desk.edges(depth: 0)
    return outer.columns.filter(lacksCrop(x:)).flatMap { x in
      [block.top, block.bottom - Self.inner].map { Segment(x, $0, x, $0 + Self.inner) }
    }
      + outer.rows.filter(lacksCrop(y:)).flatMap { y in
        [block.left, block.right - Self.inner].map { Segment($0, y, $0 + Self.inner, y) }
      }
  }

  /// Short lines at both edges of each strip where folds have no room for marks beside the pages.
  private var innerFoldEnds: [Segment] {
    guard isAccordion else { return [] }
    let outer = desk.edges(depth: 0)
    func around(_ place: Double, _ range: ClosedRange<Double>) -> (Double, Double) {
      (max(range.lowerBound, place - Self.inner), min(range.upperBound, place + Self.inner))
    }
    return folds.flatMap { fold -> [Segment] in
      if fold.start.x == fold.end.x {
        guard upright(at: fold.start.x).isEmpty else { return [] }
        return outer.rows.map { y in
          let (top, bottom) = around(y, block.top...block.bottom)
          return Segment(fold.start.x, top, fold.start.x, bottom)
        }
      }
      guard beside(at: fold.start.y).isEmpty else { return [] }
      return outer.columns.map { x in
        let (left, right) = around(x, block.left...block.right)
        return Segment(left, fold.start.y, right, fold.start.y)
      }
    }
  }

  // MARK: Room outside the trims

  private func upright(at x: Double) -> [Segment] {
    above(block.top, at: x) + below(block.bottom, at: x)
  }

  private func above(_ top: Double, at x: Double) -> [Segment] {
    let (start, end) = (max(0, top - offset - Self.length), top - offset)
    return end - start < Self.shortest ? [] : [Segment(x, start, x, end)]
  }

  private func below(_ bottom: Double, at x: Double) -> [Segment] {
    let (start, end) = (bottom + offset, min(desk.paper.height, bottom + offset + Self.length))
    return end - start < Self.shortest ? [] : [Segment(x, start, x, end)]
  }

  private func beside(at y: Double) -> [Segment] {
    let left = (start: max(0, block.left - offset - Self.length), end: block.left - offset)
    let right = (
      start: block.right + offset, end: min(desk.paper.width, block.right + offset + Self.length)
    )
    return [left, right].filter { $0.end - $0.start >= Self.shortest }.map {
      Segment($0.start, y, $0.end, y)
    }
  }
}

extension SheetWishes {
  /// The kinds of marks that are drawn where they have room.
  var kinds: Set<SheetMark> { marks ?? (scheme ?? .alone).usualMarks }

  /// The room around pages that marks need which were asked for, in points.
  var wantedRoom: Double {
    let hasWords = hasRuler || marks?.contains(.slug) == true
    return (hasWords ? 16 : marks?.isEmpty == false ? 8 : 0) * pointsPerMillimetre
  }
}

extension Desk {
  /// Returns the places where columns and rows end that are not folded, without doubles.
  ///
  /// - Parameter depth: the number of sheets around, which move a booklet's outer edges.
  func edges(depth: Int) -> (columns: [Double], rows: [Double]) {
    func places(_ starts: [Double], _ length: Double, _ folded: Set<Int>, _ shift: Double)
      -> [Double]
    {
      var places: [Double] = []
      for (index, start) in starts.enumerated() {
        let move = index == 0 ? shift : -shift
        if !folded.contains(index) { places.append(start + move) }
        if !folded.contains(index + 1) { places.append(start + length + move) }
      }
      places.sort()
      return places.enumerated().filter { index, place in
        index == 0 || place - places[index - 1] > 0.01
      }.map(\.element)
    }
    let shift = shift(depth: depth)
    return (
      places(columns, cell.width, arrangement.foldedColumns, shift.x),
      places(rows, cell.height, arrangement.foldedRows, shift.y)
    )
  }
}

extension Segment {
  /// Returns the line in dashes with gaps of two thirds of their length.
  ///
  /// - Parameter step: the distance from one dash to the next, in points.
  func dashes(every step: Double) -> [Segment] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max(abs(dx), abs(dy))
    return stride(from: 0, to: length, by: step).map { place in
      let last = min(length, place + 0.6 * step)
      return Segment(
        start.x + dx * place / length, start.y + dy * place / length,
        start.x + dx * last / length, start.y + dy * last / length)
    }
  }
}
