internal import InkleafText
internal import InkleafGeometry
internal import InkleafCairo
internal import InkleafPages

/// A rectangle of pixels.
struct Area {
  var columns: Range<Int>
  var rows: Range<Int>

  /// How many pixels.
  var count: Int { columns.count * rows.count }

  /// The rectangle that both hold; `nil` where they share none.
  func shared(_ other: Area) -> Area? {
    guard columns.overlaps(other.columns), rows.overlaps(other.rows) else { return nil }
    return Area(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// The smallest rectangle that holds both.
  func joined(_ other: Area) -> Area {
    func both(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
      min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
    }
    return Area(columns: both(columns, other.columns), rows: both(rows, other.rows))
  }
}

/// Draws parts of a page, pixel by pixel the same as in a drawing of the whole.
struct Painter: Sendable {
  /// Pixels of the whole page.
  let width: Int
  let height: Int
  /// Where the background may differ from the row above.
  let restless: RestlessRows
  /// The colour that all pixels have at first, `0x00RRGGBB`; `nil` on a transparent page.
  private let paper: UInt32?
  private let background: ArraySlice<InkedMark>
  /// The whole background where there is a picture in it, which is not sampled in the same places when
  /// a part of it is drawn alone.
  private var whole: Pixels?
  private let typesetter: Typesetter
  /// Pixels in a point.
  private let scale: Double

  /// Gets ready to draw the pages of a document.
  ///
  /// - Throws: for pages of too many pixels.
  init(_ document: Document, _ settings: RenderSettings) throws {
    (width, height) = document.page.pixels(dpi: settings.dpi)
    guard RenderingError.canDraw(width: width, height: height) else {
      throw RenderingError.tooManyPixels(width: width, height: height) }
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

  /// Whether pixels are not only drawn.
  var hasPictures: Bool { whole != nil }

  /// Marks with the boxes that their ink stays in.
  func inked(_ marks: [Mark]) throws -> [InkedMark] {
    try marks.inked(typesetter)
  }

  /// The pixels that ink may touch.
  func pixels(of ink: Rect) -> Area {
    func range(_ low: Double, _ high: Double, _ most: Int) -> Range<Int> {
      // A pixel more on each side, since edges are softened.
      let first = Int(max(0, min(Double(most), (low * scale).rounded(.down) - 1)))
      let last = Int(max(0, min(Double(most), (high * scale).rounded(.up) + 1)))
      return first..<max(first, last)
    }
    return Area(
      columns: range(ink.left, ink.right, width), rows: range(ink.top, ink.bottom, height))
  }

  /// The pixels of some rows that boxes of ink touch, as rectangles that are drawn one by one.
  ///
  /// - Parameter align: columns are whole multiples of this, or the page's last.
  func areas(of boxes: [Rect], in rows: Range<Int>, align: Int) -> [Area] {
    var areas: [Area] = []
    for box in boxes {
      let touched = pixels(of: box)
      guard touched.rows.overlaps(rows), !touched.columns.isEmpty else { continue }
      let last = (touched.columns.upperBound + align - 1) / align * align
      var area = Area(
        columns: touched.columns.lowerBound / align * align..<min(width, last),
        rows: touched.rows.clamped(to: rows))
      // Near each other, what lies between them costs less than a drawing of its own.
      while let near = areas.firstIndex(where: {
        area.joined($0).count < area.count + $0.count + 4096
      }) {
        area = area.joined(areas.remove(at: near))
      }
      areas.append(area)
    }
    return areas
  }

  /// Draws the background and marks over it, and hands out the pixels of an area.
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
  /// The colour, `0x00RRGGBB`, of a mark that covers a whole page and a pixel more.
  fileprivate func color(covering page: Page) -> UInt32? {
    let reach = Rect(page.size) - Insets(all: -1)
    guard case .fill(let path, let color) = mark, path == .rectangle(ink), ink.contains(reach)
    else {
      return nil
    }
    return UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }
}
