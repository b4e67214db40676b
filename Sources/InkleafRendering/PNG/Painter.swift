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
  private let pictures: DecodedPictures
  /// Whether the background has pictures.
  let hasPictures: Bool
  private let typesetter: Typesetter
  /// The number of pixels in a point.
  private let scale: Double

  /// Prepares to draw the pages of a document.
  ///
  /// - Parameter pictures: keeps decoded pictures, for all parts of a document.
  /// - Throws: `RenderingError.tooManyPixels`, or an error of a font or picture.
  init(
    _ document: Document, _ settings: RenderSettings,
    pictures: DecodedPictures = DecodedPictures()
  ) throws {
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
      (paper, self.background) = (0xFFFFFF, background[...])
    }
    restless = RestlessRows(self.background, height: height, scale: scale)
    hasPictures = background.contains { if case .image = $0.mark { true } else { false } }
    self.pictures = pictures
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
    var content: Content

    /// What a piece shows.
    enum Content {
      /// Pixels that contain it, and the column of its first pixel there; valid only within the closure that
      /// gets the piece.
      case pixels(PixelRows, left: Int)
      /// Lines of text on bare paper that do not touch each other.
      case lines([TextLine])
    }
  }

  /// Draws the pixels of some rows that marks touch, piece by piece.
  ///
  /// - Parameters:
  ///   - align: the pieces' columns are multiples of this, except at the page's right edge.
  ///   - wantsLines: whether lines of text on bare paper are passed on as they are, not as pixels.
  func eachPiece(
    of marks: [InkedMark], in rows: Range<Int>, align: Int, wantsLines: Bool,
    _ body: (_ piece: Piece) throws -> Void
  ) throws {
    for area in areas(of: marks.flatMap(\.boxes), in: rows, align: align) {
      // With a row of the background above it, and one below.
      let all = Area(
        columns: area.columns,
        rows: (area.rows.lowerBound - 1..<area.rows.upperBound + 1).clamped(to: rows))
      if wantsLines, let lines = lines(of: marks, in: all) {
        try body(Piece(area: all, continues: false, hasText: true, content: .lines(lines)))
        continue
      }
      let hasText = marks.contains { mark in
        if case .text = mark.mark { area.shared(pixels(of: mark.ink)) != nil } else { false }
      }
      for room in rooms(of: all, marks) {
        try draw(marks, in: room) { pixels in
          try body(
            Piece(
              area: Area(columns: area.columns, rows: room.rows),
              continues: room.rows.lowerBound > all.rows.lowerBound, hasText: hasText,
              content: .pixels(
                pixels, left: area.columns.lowerBound - room.columns.lowerBound)))
        }
      }
    }
  }

  /// Returns the lines of text in an area; `nil` if they touch each other or there is anything else.
  private func lines(of marks: [InkedMark], in area: Area) -> [TextLine]? {
    guard paper != nil, seen(background, in: visible(area)).isEmpty else { return nil }
    var lines: [TextLine] = []
    var taken: [Area] = []
    for mark in seen(marks[...], in: visible(area)) {
      let own = pixels(of: mark.ink)
      guard case .text(let line) = mark.mark, !taken.contains(where: { $0.shared(own) != nil })
      else { return nil }
      lines.append(line)
      taken.append(own)
    }
    return lines
  }

  /// Returns the letters of a line in an area, if there are any.
  func letters(of line: TextLine, in area: Area) throws -> LetterMask? {
    LetterMask(
      try typesetter.run(line.text, in: line.font), at: line.origin, size: line.size, scale: scale,
      seen: (area.columns, area.rows))
  }

  /// Returns the pixels that letters of a colour make of paper, by how far they cover it: 0 to 255.
  func tints(of color: Color) throws -> [UInt32] {
    let image = try ImageCanvas(width: 256, height: 1, paper: paper)
    let mask = CoverageMask(width: 256, height: 1)
    mask.cover((0...255).map { UInt8($0) }, columns: 0..<256, rows: 0..<1)
    image.canvas.setColor(color)
    mask.paint(on: image.canvas, x: 0, y: 0)
    return try image.finish { Array($0[0]) }
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
    let visible = visible(Area(columns: area.columns, rows: top..<area.rows.upperBound))
    for mark in (seen(background, in: visible) + seen(marks[...], in: visible)).map(\.mark) {
      if case .image(let placed) = mark {
        try pictures.draw(placed, on: image.canvas, ofPage: (width, height))
      } else {
        try image.canvas.draw(
          CollectionOfOne(mark), perPoint: scale, typesetter: typesetter,
          visible: visible)
      }
    }
    return try image.finish(leavingOut: area.rows.lowerBound - top, body)
  }

  /// Returns the part of the page that an area shows, with a pixel around it, in points.
  private func visible(_ area: Area) -> Rect {
    Rect(
      left: Double(area.columns.lowerBound - 1) / scale,
      top: Double(area.rows.lowerBound - 1) / scale,
      right: Double(area.columns.upperBound + 1) / scale,
      bottom: Double(area.rows.upperBound + 1) / scale)
  }

  /// Returns the marks with ink in a part of the page.
  private func seen(_ marks: ArraySlice<InkedMark>, in visible: Rect) -> [InkedMark] {
    marks.filter { $0.boxes.contains { $0.overlaps(visible) } }
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
