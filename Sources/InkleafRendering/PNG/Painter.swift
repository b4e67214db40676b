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
  /// The whole background if it has a picture; a part of a picture drawn alone is sampled at other
  /// places.
  private var whole: Pixels?
  private let typesetter: Typesetter
  /// The number of pixels in a point.
  private let scale: Double

  /// Prepares to draw the pages of a document.
  ///
  /// - Throws: `RenderingError.tooManyPixels`, or an error of a font or picture.
  init(_ document: Document, _ settings: RenderSettings) throws {
    (width, height) = document.page.pixels(dpi: settings.dpi)
    guard RenderingError.canDraw(width: width, height: height) else {
      throw RenderingError.tooManyPixels(width: width, height: height)
    }
    scale = settings.dpi / 72
    typesetter = settings.typesetter
    let background = try document.background.inked(typesetter)
    if document.isTransparent {
      (paper, self.background) = (nil, background[...])
    } else if let first = background.first, let color = first.color(covering: document.page) {
      (paper, self.background) = (color, background.dropFirst())
    } else {
      (paper, self.background) = (0, background[...])
    }
    restless = RestlessRows(self.background, height: height, scale: scale)
    let hasPictures = background.contains { if case .image = $0.mark { true } else { false } }
    guard hasPictures else { return }
    let image = try drawn([], in: Area(columns: 0..<width, rows: 0..<height))
    whole = try image.kept()
  }

  /// Whether the background has pictures.
  var hasPictures: Bool { whole != nil }

  /// Returns marks with the boxes of their ink.
  func inked(_ marks: [Mark]) throws -> [InkedMark] {
    try marks.inked(typesetter)
  }

  /// Returns the pixels that ink may touch.
  func pixels(of ink: Rect) -> Area {
    func range(_ low: Double, _ high: Double, _ most: Int) -> Range<Int> {
      // Adds a pixel on each side, because edges are antialiased.
      let first = Int(max(0, min(Double(most), (low * scale).rounded(.down) - 1)))
      let last = Int(max(0, min(Double(most), (high * scale).rounded(.up) + 1)))
      return first..<max(first, last)
    }
    return Area(
      columns: range(ink.left, ink.right, width), rows: range(ink.top, ink.bottom, height))
  }

  /// Returns the pixels of some rows that boxes of ink touch, as rectangles to draw one by one.
  ///
  /// - Parameter align: the columns are multiples of this, except at the page's right edge.
  func areas(of boxes: [Rect], in rows: Range<Int>, align: Int) -> [Area] {
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
  func draw(
    _ marks: [InkedMark], in area: Area, _ body: (PixelRows) -> Void
  ) throws {
    let image = try drawn(marks, in: area)
    try image.finish { body($0) }
  }

  private func drawn(_ marks: [InkedMark], in area: Area) throws -> ImageCanvas {
    let image =
      if let whole {
        try ImageCanvas(copying: whole, columns: area.columns, rows: area.rows)
      } else {
        try ImageCanvas(width: area.columns.count, height: area.rows.count, paper: paper)
      }
    image.canvas.translate(
      by: Point(x: -Double(area.columns.lowerBound), y: -Double(area.rows.lowerBound)))
    image.canvas.scale(scale)
    let visible = Rect(
      left: Double(area.columns.lowerBound - 1) / scale,
      top: Double(area.rows.lowerBound - 1) / scale,
      right: Double(area.columns.upperBound + 1) / scale,
      bottom: Double(area.rows.upperBound + 1) / scale)
    let seen = ((whole == nil ? background : []) + marks).lazy
      .filter { $0.ink.overlaps(visible) }.map(\.mark)
    try image.canvas.draw(
      seen, on: .pixels(perPoint: scale), typesetter: typesetter, visible: visible)
    return image
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
