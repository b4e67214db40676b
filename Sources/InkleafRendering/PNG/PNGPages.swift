internal import InkleafCompression
internal import InkleafCairo
internal import InkleafPages

/// The pages of a document as PNG files.
///
/// Rows that look the same on all pages are drawn and compressed once. Other rows, mostly a strip
/// with the number and the prompt and one with the footer, are drawn and compressed for each page.
/// The parts are joined to one stream: each ends at a whole byte, refers to nothing before it, and
/// has a checksum that can be combined with the others.
struct PNGPages: Sendable {
  private let painter: Painter
  private let dpi: Double
  /// The format of the pixels on all pages.
  let format: PixelFormat
  private let author: String?
  private let parts: [Part]
  private let inks: Inks
  private let recurring: RecurringRows

  /// A part of the rows of all pages.
  private enum Part {
    /// Rows that are the same on all pages.
    case shared(CompressedRows)
    /// Rows that are the same on all pages, too large to keep.
    case background(Range<Int>)
    /// Rows that differ between pages.
    case strip(Strip)
  }

  /// Limits of memory: what is larger is drawn part by part, or for each page anew.
  struct Limits {
    /// The most bytes of rows that are drawn and compressed at once.
    var rows: Int
    /// The most bytes of strips' backgrounds that are kept for all pages.
    var kept = 24 << 20
    /// The most compressed bytes that are kept for all pages.
    var compressed = 24 << 20
    /// The most compressed bytes that are kept for some pages.
    var recurring = 8 << 20
    /// The most bytes of a file that are gathered before they are passed on.
    var gathered = 4 << 20
  }

  private let limits: Limits

  /// Returns whether a page is so large that few can be drawn at the same time.
  static func isLarge(width: Int, height: Int) -> Bool { width * height > 1 << 25 }

  /// Draws and compresses the rows that all pages share.
  ///
  /// - Parameter pictures: keeps decoded pictures, for all parts of a document.
  /// - Throws: `RenderingError.tooManyPixels`, or an error of a font or picture.
  init(
    _ document: Document, _ settings: RenderSettings,
    pictures: DecodedPictures = DecodedPictures(), limits: Limits? = nil
  ) throws {
    let painter = try Painter(document, settings, pictures: pictures)
    self.painter = painter
    let isLarge = Self.isLarge(width: painter.width, height: painter.height)
    // A page alone has no rows in common with others, so that larger parts of it gain nothing.
    let isAlone = document.sheets.count == 1
    let rows = settings.sparesMemory ? 512 << 10 : isLarge || isAlone ? 2 << 20 : 8 << 20
    let limits = limits ?? Limits(rows: rows)
    self.limits = limits
    dpi = settings.dpi
    author = document.credit
    let sheets = try document.sheets.map { try painter.inked($0.marks) }
    let strips = Self.strips(of: sheets, painter)
    let format = try PNGPages.format(of: document, sheets, painter, strips)

    let length = format.rowLength(of: painter.width)
    var (kept, compressed) = (0, 0)
    func makeShared(_ rows: Range<Int>) throws -> [Part] {
      let count = painter.restless.changes(in: rows)
      if count * length > limits.rows, rows.count > 1 {
        let middle = (rows.lowerBound + rows.upperBound) / 2
        return try makeShared(rows.lowerBound..<middle) + makeShared(middle..<rows.upperBound)
      }
      guard compressed < limits.compressed else { return [.background(rows)] }
      let shared = try painter.compressed(rows, as: format)
      compressed += shared.chunk.count
      return [.shared(shared)]
    }
    func makeStrip(_ rows: Range<Int>) throws -> Part {
      kept += painter.restless.changes(in: rows) * length
      return .strip(
        Strip(
          rows: rows,
          background: kept > limits.kept ? nil : try painter.background(rows, as: format)))
    }
    var parts: [Part] = []
    var place = 0
    for strip in strips + [painter.height..<painter.height] {
      if place < strip.lowerBound { parts += try makeShared(place..<strip.lowerBound) }
      parts += try strip.chunks(of: max(1, limits.rows / length)).map(makeStrip)
      place = strip.upperBound
    }
    self.parts = parts
    self.format = format
    inks = try Inks(of: sheets, painter, format)
    let keys = parts.lazy.map { part in
      guard case .strip(let strip) = part else { return [RecurringRows.Key]() }
      return sheets.map { marks in
        RecurringRows.Key(painter.marks(marks, in: strip.rows), from: strip.rows.lowerBound)
      }
    }
    recurring = RecurringRows(keys, mostKept: limits.recurring)
  }

  /// Draws the file of one page.
  ///
  /// - Parameter write: gets the bytes piece by piece.
  func draw(_ sheet: Sheet, to write: ([UInt8]) throws -> Void) throws {
    let marks = try painter.inked(sheet.marks)
    var bytes = PNGFile.head(
      width: painter.width, height: painter.height, format: format, dpi: dpi, title: sheet.title,
      author: author)
    var sum = Adler32()
    for part in parts {
      let rows =
        switch part {
        case .shared(let rows): rows
        case .background(let rows): try painter.compressed(rows, as: format)
        case .strip(let strip): try draw(marks, in: strip)
        }
      if bytes.count + rows.chunk.count > limits.gathered {
        try write(bytes)
        bytes = []
      }
      bytes += rows.chunk
      sum.append(rows.sum)
    }
    try write(bytes + PNGFile.tail(sum))
  }

  /// Draws and compresses a sheet's rows in a strip.
  private func draw(_ marks: [InkedMark], in strip: Strip) throws -> CompressedRows {
    let marks = painter.marks(marks, in: strip.rows)
    return try recurring.rows(with: marks, from: strip.rows.lowerBound) {
      var patches = Patches()
      try painter.eachPiece(
        of: marks, in: strip.rows, align: max(1, 8 / format.pixelBits), wantsLines: inks.writesLines
      ) { piece in
        try patches.add(piece, in: strip.rows, as: format) { bytes, width in
          switch piece.content {
          case .pixels(let pixels, let left):
            for row in 0..<piece.area.rows.count {
              let own = pixels[row][left..<left + piece.area.columns.count]
              format.pack(UnsafeBufferPointer(rebasing: own), into: bytes + row * width)
            }
          case .lines(let lines): try inks.write(lines, in: piece.area, to: bytes, painter)
          }
        }
      }
      let background = try strip.background ?? painter.background(strip.rows, as: format)
      return patches.compressed(over: background, rows: strip.rows)
    }
  }

  /// Returns the smallest format that holds all pixels of all pages.
  private static func format(
    of document: Document, _ sheets: [[InkedMark]], _ painter: Painter, _ strips: [Range<Int>]
  ) throws -> PixelFormat {
    var census = Census(document)
    if painter.hasPictures { return census.formatOfAnything }
    func count(_ rows: PixelRows) {
      for row in 0..<rows.height where !rows.repeatsRowAbove(row) { census.add(rows[row]) }
    }
    for marks in sheets where !census.isDecided {
      for rows in strips.flatMap({ $0.chunks(of: painter.band) }) where !census.isDecided {
        try painter.eachPiece(of: marks, in: rows, align: 1, wantsLines: true) { piece in
          switch piece.content {
          case .pixels(let pixels, _): count(pixels)
          case .lines(let lines):
            for line in lines { census.add(try painter.colors(of: line, in: piece.area)) }
          }
        }
      }
    }
    if census.isDecided { return census.format }
    for stretch in painter.restless.stretches(of: 0..<painter.height) where stretch.differ {
      for rows in stretch.rows.chunks(of: painter.band) where !census.isDecided {
        try painter.draw([], in: Area(columns: 0..<painter.width, rows: rows), count)
      }
    }
    return census.format
  }

  /// Returns the rows that differ between sheets, cut where rarer marks begin and end: what is between them
  /// may be the same on more sheets.
  private static func strips(of sheets: [[InkedMark]], _ painter: Painter) -> [Range<Int>] {
    let touched = sheets.flatMap { marks in
      marks.map { (key: RecurringRows.Key([$0], from: 0), rows: painter.pixels(of: $0.ink).rows) }
    }
    let uses = Dictionary(touched.map { ($0.key, 1) }, uniquingKeysWith: +)
    var stops: Set<Int> = []
    var most = 1
    while most < sheets.count {
      let rare = merged(touched.filter { uses[$0.key, default: 0] <= most }.map(\.rows))
      stops.formUnion(rare.flatMap { [$0.lowerBound, $0.upperBound] })
      most *= 2
    }
    let sorted = stops.sorted()
    return merged(touched.map(\.rows)).flatMap { strip in
      let inner = sorted.filter { strip.lowerBound < $0 && $0 < strip.upperBound }
      return zip([strip.lowerBound] + inner, inner + [strip.upperBound]).map { $0..<$1 }
    }
  }

  /// Returns ranges of rows, joined if they overlap or nearly touch.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      // A few rows between two strips are not worth a separate part.
      if let last = merged.last, range.lowerBound <= last.upperBound + 16 {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
