internal import InkleafText
internal import InkleafGeometry
internal import InkleafCairo
internal import InkleafPages

/// A rectangle of pixels.
struct Area {
  var columns: Range<Int>
  var rows: Range<Int>

  /// The number of pixels.
  var count: Int { columns.count * rows.count }

  /// Returns the intersection with another rectangle, or `nil` if it is empty.
  func shared(_ other: Area) -> Area? {
    guard columns.overlaps(other.columns), rows.overlaps(other.rows) else { return nil }
    return Area(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Returns the smallest rectangle that contains both.
  func joined(_ other: Area) -> Area {
    func both(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
      min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
    }
    return Area(columns: both(columns, other.columns), rows: both(rows, other.rows))
  }
}

/// A painter of parts of a page, with the same pixels as in a drawing of the whole.
struct Painter: Sendable {
  /// The width of the whole page, in pixels.
  let width: Int
  /// The height of the whole page, in pixels.
  let height: Int
  /// The rows of the background that may differ from the row above.
  let restless: RestlessRows
  /// The first colour of all pixels, `0x00RRGGBB`; `nil` on a transparent page.
  private let paper: UInt32?
  private let background: ArraySlice<InkedMark>
  private let pictures: PagePictures
  /// Whether the background has pictures.
  let hasPictures: Bool
  private let typesetter: Typesetter
  /// The number of pixels in a point.
  private let scale: Double

  /// Prepares to draw the pages of a document.
  ///
  /// - Throws: `RenderingError.tooManyPixels`, or an error of a font or picture.
  init(_ document: Document, _ settings: RenderSettings) throws {
    (width, height) = document.page.pixels(dpi: settings.dpi)
    try RenderingError.check(document.page, dpi: settings.dpi)
    scale = settings.dpi / 72
    typesetter = settings.typesetter
    let scale = scale
    let background = try document.backgrounds.flatMap(\.self).inked(typesetter).map {
      $0.flattened(scale: scale)
    }
    if document.isTransparent {
      (paper, self.background) = (nil, background[...])
    } else if let first = background.first, let color = first.color(covering: document.page) {
      (paper, self.background) = (color, background.dropFirst())
    } else {
      (paper, self.background) = (0, background[...])
    }
    restless = RestlessRows(self.background, height: height, scale: scale)
    hasPictures = background.contains { if case .image = $0.mark { true } else { false } }
    pictures = PagePictures(width: width, height: height)
  }

  /// Returns marks with the boxes of their ink, to be drawn in parts.
  func inked(_ marks: [Mark]) throws -> [InkedMark] {
    try marks.inked(typesetter).map { $0.flattened(scale: scale) }
  }

  /// Returns the pixels that ink may touch.
  ///
  /// - Parameter margin: the pixels to add on each side, since letters move a little.
  func pixels(of ink: Rect, margin: Double = 1) -> Area {
    func range(_ low: Double, _ high: Double, _ most: Int) -> Range<Int> {
      let first = Int(max(0, min(Double(most), (low * scale).rounded(.down) - margin)))
      let last = Int(max(0, min(Double(most), (high * scale).rounded(.up) + margin)))
      return first..<max(first, last)
    }
    return Area(
      columns: range(ink.left, ink.right, width), rows: range(ink.top, ink.bottom, height))
  }

  /// Returns the marks that touch some rows.
  func marks(_ marks: [InkedMark], in rows: Range<Int>) -> [InkedMark] {
    marks.filter { pixels(of: $0.ink).rows.overlaps(rows) }
  }

  /// A part of the pixels that the marks of a page touch.
  struct Piece {
    var area: Area
    /// Whether it goes on below the piece before, with the same columns.
    ///
    /// Otherwise no mark touches its first row, unless that is the first of all rows.
    var continues: Bool
    var hasText: Bool
  }

  /// Draws the pixels of some rows that marks touch, piece by piece.
  ///
  /// - Parameters:
  ///   - align: the pieces' columns are multiples of this, except at the page's right edge.
  ///   - body: gets each piece, pixels that contain it, and the column of its first pixel there.
  func eachPiece(
    of marks: [InkedMark], in rows: Range<Int>, align: Int,
    _ body: (_ piece: Piece, _ pixels: PixelRows, _ left: Int) -> Void
  ) throws {
    for area in areas(of: marks.flatMap(\.boxes), in: rows, align: align) {
      // With a row of the background above it, and one below.
      let all = (area.rows.lowerBound - 1..<area.rows.upperBound + 1).clamped(to: rows)
      let hasText = marks.contains { mark in
        if case .text = mark.mark { area.shared(pixels(of: mark.ink)) != nil } else { false }
      }
      for room in rooms(of: Area(columns: area.columns, rows: all), marks) {
        let piece = Piece(
          area: Area(columns: area.columns, rows: room.rows),
          continues: room.rows.lowerBound > all.lowerBound, hasText: hasText)
        try draw(marks, in: room) { pixels in
          body(piece, pixels, area.columns.lowerBound - room.columns.lowerBound)
        }
      }
    }
  }

  /// Returns what must be drawn for the pixels of an area, from top to bottom.
  ///
  /// Cairo cuts slanted lines at the edges of a canvas, and computes a row in finer steps if one ends in
  /// it. So each row of a room has the whole width of all slanted shapes that it touches; of a frame, it
  /// is the width of a side.
  private func rooms(of area: Area, _ marks: [InkedMark]) -> [Area] {
    let boxes = (background + marks).filter(\.isSlanted).flatMap { mark in
      if case .fill = mark.mark { mark.boxes } else { [mark.ink] }
    }.map { pixels(of: $0, margin: 0) }.filter { $0.rows.overlaps(area.rows) }
    let ends = boxes.flatMap { [$0.rows.lowerBound, $0.rows.upperBound] }
    let stops = Set(ends.filter(area.rows.contains) + [area.rows.lowerBound]).sorted()
    var rooms: [Area] = []
    for (top, bottom) in zip(stops, stops.dropFirst() + [area.rows.upperBound]) {
      var room = Area(columns: area.columns, rows: top..<bottom)
      var rest = boxes
      while let next = rest.firstIndex(where: { room.shared($0) != nil }) {
        room.columns = room.joined(rest.remove(at: next)).columns
      }
      if let last = rooms.last, last.columns == room.columns {
        rooms[rooms.count - 1].rows = last.rows.lowerBound..<bottom
      } else {
        rooms.append(room)
      }
    }
    return rooms
  }

  /// Returns the pixels of some rows that boxes of ink touch, as rectangles to draw one by one.
  ///
  /// - Parameter align: the columns are multiples of this, except at the page's right edge.
  private func areas(of boxes: [Rect], in rows: Range<Int>, align: Int) -> [Area] {
    var areas: [Area] = []
    for box in boxes {
      let touched = pixels(of: box)
      guard touched.rows.overlaps(rows), !touched.columns.isEmpty else { continue }
      let last = (touched.columns.upperBound + align - 1) / align * align
      var area = Area(
        columns: touched.columns.lowerBound / align * align..<min(width, last),
        rows: touched.rows.clamped(to: rows))
      // Joins near areas: drawing the pixels between them costs less than a drawing more.
      while let near = areas.firstIndex(where: {
        area.joined($0).count < area.count + $0.count + 4096
      }) {
        area = area.joined(areas.remove(at: near))
      }
      areas.append(area)
    }
    return areas
  }

  /// Draws the background and marks over it, and passes the pixels of an area to a closure.
  ///
  /// Cairo may compute the first row of a canvas in coarser steps than the same row inside a larger one, so
  /// the canvas starts a row above the area.
  func draw<Result>(
    _ marks: [InkedMark], in area: Area, _ body: (PixelRows) throws -> Result
  ) throws -> Result {
    let top = max(0, area.rows.lowerBound - 1)
    let image = try ImageCanvas(
      width: area.columns.count, height: area.rows.upperBound - top, paper: paper)
    image.canvas.translate(by: Point(x: -Double(area.columns.lowerBound), y: -Double(top)))
    image.canvas.scale(scale)
    let visible = Rect(
      left: Double(area.columns.lowerBound - 1) / scale,
      top: Double(top - 1) / scale,
      right: Double(area.columns.upperBound + 1) / scale,
      bottom: Double(area.rows.upperBound + 1) / scale)
    let seen = (background + marks).lazy
      .filter { $0.boxes.contains { $0.overlaps(visible) } }.map(\.mark)
    for mark in seen {
      if case .image(let placed) = mark {
        try pictures.draw(placed, on: image.canvas)
      } else {
        try image.canvas.draw(
          CollectionOfOne(mark), on: .pixels(perPoint: scale), typesetter: typesetter,
          visible: visible)
      }
    }
    return try image.finish(leavingOut: area.rows.lowerBound - top, body)
  }
}

extension InkedMark {
  /// Returns the colour, `0x00RRGGBB`, of a mark that covers the page and a point around it.
  fileprivate func color(covering page: Page) -> UInt32? {
    let reach = Rect(page.size) - Insets(all: -1)
    guard case .fill(let path, let color) = mark, path == .rectangle(ink), ink.contains(reach)
    else {
      return nil
    }
    return UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }
}
