internal import InkleafCairo
internal import InkleafCompression
internal import InkleafGeometry
internal import InkleafPages

/// Sides of paper as PNG files.
///
/// Pages are drawn upright, band by band, and put on the paper pixel by pixel; so a large sheet is never
/// whole in memory.
struct PNGSheets: Sendable {
  private let imposition: Imposition
  private let document: Document
  /// A painter for each part of the document.
  private let painters: [Painter]
  private let settings: RenderSettings
  private let format: PixelFormat
  /// The sides of the paper in pixels.
  private let width: Int
  private let height: Int
  /// The number of pixels in a point of the paper.
  private let scale: Double

  /// The most pixels of a band.
  private static let band = 4 << 20

  /// Prepares to draw.
  ///
  /// - Throws: `RenderingError.tooManyPixels`, or an error of a font or picture.
  init(_ imposition: Imposition, _ document: Document, _ settings: RenderSettings) throws {
    var document = document
    if document.isTransparent, !imposition.ground.isEmpty {
      // Pages are put on the ground pixel by pixel, so they bring white paper along.
      document.isTransparent = false
      let paper = document.page.paper
      document.backgrounds = document.backgrounds.map {
        [.fill(.rectangle(paper), Color(0xFFFFFF))] + $0
      }
    }
    self.imposition = imposition
    self.document = document
    self.settings = settings
    try RenderingError.check(imposition.page, dpi: settings.dpi)
    (width, height) = imposition.page.pixels(dpi: settings.dpi)
    scale = settings.dpi / 72
    let pictures = DecodedPictures()
    painters = try document.parts.map {
      try Painter(
        $0, settings.with(dpi: settings.dpi * imposition.scale), pictures: pictures)
    }
    format = Census(document).formatOfAnything
  }

  /// Draws a side.
  ///
  /// - Parameter write: gets the bytes piece by piece.
  func draw(_ side: PaperSide, to write: ([UInt8]) throws -> Void) throws {
    let pages = try side.places.map { place in
      let sheet = document.sheets[place.page]
      let painter = painters[painters.indices.contains(sheet.part) ? sheet.part : 0]
      return (place, painter, try painter.inked(sheet.marks))
    }
    try write(
      PNGFile.head(
        width: width, height: height, format: format, dpi: settings.dpi,
        title: "\(document.title): \(side.title)", author: document.credit))
    var sum = Adler32()
    var above: [UInt8] = []
    for rows in (0..<height).chunks(of: Self.band / width) {
      let image = try ImageCanvas(width: width, height: rows.count)
      let canvas = image.canvas
      canvas.translate(by: Point(x: 0, y: -Double(rows.lowerBound)))
      canvas.scale(scale)
      func draw(_ marks: [Mark]) throws {
        try canvas.draw(marks, perPoint: scale, typesetter: settings.typesetter)
      }
      try draw(imposition.ground)
      for (place, painter, marks) in pages {
        try self.draw(marks, with: painter, at: place, in: rows, on: image)
      }
      try draw(side.allMarks)
      var stream = RowStream(length: format.rowLength(of: width))
      stream.add(try image.finish { $0.differences(below: &above, as: format) })
      let done = stream.finish()
      sum.append(done.sum)
      try write(done.chunk)
    }
    try write(PNGFile.tail(sum))
  }

  /// Draws the part of a page that is in some rows of the paper.
  private func draw(
    _ marks: [InkedMark], with painter: Painter, at place: PlacedPage, in rows: Range<Int>,
    on image: borrowing ImageCanvas
  ) throws {
    func pixel(_ place: Double) -> Int { Int((place * scale).rounded()) }
    func range(_ start: Double, _ end: Double) -> Range<Int> {
      pixel(start)..<max(pixel(start), pixel(end))
    }
    let clip = place.clip
    let seen = Area(
      columns: range(clip.left, clip.right).clamped(to: 0..<width),
      rows: range(clip.top, clip.bottom).clamped(to: rows))
    guard !seen.columns.isEmpty, !seen.rows.isEmpty else { return }
    // The place of the page's first pixel; if it is turned, its last corner is there.
    let start = place.place(Point(x: 0, y: 0), of: document.page)
    let (x, y) = (pixel(start.x), pixel(start.y))
    func own(_ range: Range<Int>, from start: Int) -> Range<Int> {
      place.isTurned
        ? start - range.upperBound..<start - range.lowerBound
        : range.lowerBound - start..<range.upperBound - start
    }
    let area = Area(columns: own(seen.columns, from: x), rows: own(seen.rows, from: y))
    try painter.draw(marks, in: area) { pixels in
      image.put(
        pixels, column: seen.columns.lowerBound, row: seen.rows.lowerBound - rows.lowerBound,
        isTurned: place.isTurned)
    }
  }
}
