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
  /// Whether other pages follow the first, for which strips are kept.
  private let hasSeveral: Bool

  /// A part of the rows of all pages.
  private enum Part {
    /// Rows that are the same on all pages.
    case shared(CompressedRows)
    /// Rows that differ between pages.
    case strip(Strip)
  }

  /// The most rows drawn at once, so that memory does not grow with the page.
  private static let band = 256

  /// Draws and compresses the rows that all pages share.
  ///
  /// - Throws: `RenderingError.tooManyPixels`, or an error of a font or picture.
  init(_ document: Document, _ settings: RenderSettings) throws {
    let painter = try Painter(document, settings)
    self.painter = painter
    dpi = settings.dpi
    author = document.credit
    var touched: [Range<Int>] = []
    for sheet in document.sheets {
      touched += try painter.inked(sheet.marks).map { painter.pixels(of: $0.ink).rows }
    }
    let strips = PNGPages.merged(touched)
    let format = try PNGPages.format(of: document, painter, strips)

    var parts: [Part] = []
    var place = 0
    for strip in strips + [painter.height..<painter.height] {
      if place < strip.lowerBound {
        parts.append(
          .shared(try painter.compressed(place..<strip.lowerBound, as: format)))
      }
      parts += strip.parts(of: Self.band).map { .strip(Strip(rows: $0)) }
      place = strip.upperBound
    }
    self.parts = parts
    self.format = format
    hasSeveral = document.sheets.count > 1
  }

  /// Returns the file of one page.
  func file(of sheet: Sheet) throws -> [UInt8] {
    let marks = try painter.inked(sheet.marks)
    // The zlib header: deflate with a window of 32 KiB and no dictionary.
    var chunks = [PNGFile.chunk("IDAT", [0x78, 0x01])]
    var sum = Adler32()
    for part in parts {
      let rows =
        switch part {
        case .shared(let rows): rows
        case .strip(let strip): try draw(marks, in: strip)
        }
      chunks.append(rows.chunk)
      sum.append(rows.sum)
    }
    // An empty last block and the checksum of all rows.
    chunks.append(PNGFile.chunk("IDAT", [1, 0, 0, 0xFF, 0xFF] + PNGFile.bigEndian(Int(sum.sum))))
    var file = PNGFile.start(
      width: painter.width, height: painter.height, format: format, dpi: dpi)
    file += PNGFile.text("Title", sheet.title)
    if let author { file += PNGFile.text("Author", author) }
    file += PNGFile.text("Software", "Inkleaf")
    file.reserveCapacity(file.count + chunks.reduce(PNGFile.end.count) { $0 + $1.count })
    for chunk in chunks { file += chunk }
    file += PNGFile.end
    return file
  }

  /// Draws and compresses a sheet's rows in a strip.
  private func draw(
    _ marks: [InkedMark], in strip: Strip
  ) throws -> CompressedRows {
    var bytes = try strip.take {
      try painter.packed(strip.rows, as: format)
    }
    var drawn: [KeptBox] = []
    // Areas cover whole bytes, even if a byte holds several pixels.
    let align = max(1, 8 / format.pixelBits)
    let touched = painter.areas(of: marks.flatMap(\.boxes), in: strip.rows, align: align)
    for area in painter.areas(of: marks.map(\.ink), in: strip.rows, align: align) {
      let boxes = touched.compactMap(area.shared).map {
        KeptBox($0, of: strip, bytes, pageWidth: painter.width, format)
      }
      try painter.draw(marks, in: area) { rows in
        for box in boxes { write(rows, of: area, in: box, to: &bytes) }
      }
      drawn += boxes
    }
    let length = format.rowLength(of: painter.width)
    var stream = try RowStream(length: length, hasPictures: painter.hasPictures)
    if painter.hasPictures {
      var differences = bytes
      differences.subtractRowsAbove(length, first: [])
      try stream.add(differences)
    } else {
      try stream.add(bytes)
    }
    if hasSeveral {
      // In reverse order: if two boxes overlap, the later copy includes the earlier drawing.
      for box in drawn.reversed() { box.wipe(&bytes) }
      strip.putBack(consume bytes)
    }
    return try stream.finish()
  }

  /// Writes the pixels of an area that lie in a box.
  private func write(
    _ rows: PixelRows, of area: Area, in box: KeptBox, to bytes: inout [UInt8]
  ) {
    let left = box.area.columns.lowerBound - area.columns.lowerBound
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      for (row, start) in zip(box.area.rows, box.starts) {
        let pixels = rows[row - area.rows.lowerBound][left..<left + box.area.columns.count]
        format.pack(UnsafeBufferPointer(rebasing: pixels), into: bytes + start)
      }
    }
  }

  /// Returns the smallest format that holds all pixels of all pages.
  private static func format(
    of document: Document, _ painter: Painter, _ strips: [Range<Int>]
  ) throws -> PixelFormat {
    var census = Census(document)
    if painter.hasPictures { return census.formatOfAnything }
    func count(_ marks: [InkedMark], _ area: Area) throws {
      try painter.draw(marks, in: area) { rows in
        for row in 0..<rows.height where !rows.repeatsRowAbove(row) { census.add(rows[row]) }
      }
    }
    for sheet in document.sheets where !census.isDecided {
      let marks = try painter.inked(sheet.marks)
      for rows in strips.flatMap({ $0.parts(of: Painter.band) }) where !census.isDecided {
        for area in painter.areas(of: marks.map(\.ink), in: rows, align: 1) {
          try count(marks, area)
        }
      }
    }
    if census.isDecided { return census.format }
    for stretch in painter.restless.stretches(of: 0..<painter.height) where stretch.differ {
      for rows in stretch.rows.parts(of: Painter.band) where !census.isDecided {
        try count([], Area(columns: 0..<painter.width, rows: rows))
      }
    }
    return census.format
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

extension Painter {
  /// Returns rows of the background as bytes of a file, each after the filter "none".
  fileprivate func packed(
    _ rows: Range<Int>, as format: PixelFormat
  ) throws -> [UInt8] {
    let length = format.rowLength(of: width)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length * rows.count)
    for stretch in restless.stretches(of: rows) {
      if stretch.differ {
        for part in stretch.rows.parts(of: Painter.band) {
          bytes += try drawn(part, as: format)
        }
      } else {
        let last = Array(bytes.suffix(length))
        for _ in stretch.rows { bytes += last }
      }
    }
    return bytes
  }

  /// Returns rows of the background, compressed as differences from the row above.
  ///
  /// Unchanged rows are not drawn, and repeated stretches are drawn once.
  fileprivate func compressed(
    _ rows: Range<Int>, as format: PixelFormat
  ) throws -> CompressedRows {
    let length = format.rowLength(of: width)
    var stream = try RowStream(length: length, hasPictures: hasPictures)
    var above: [UInt8] = []
    var known: [RestlessRows.Look: [RowStream.Passage]] = [:]
    for stretch in restless.stretches(of: rows) {
      guard stretch.differ else {
        try stream.addUnchanged(stretch.rows.count)
        continue
      }
      // A picture has no known repetitions.
      let look = hasPictures ? nil : stretch.look
      if let look, let passages = known[look] {
        for passage in passages { stream.add(passage) }
        continue
      }
      for part in stretch.rows.parts(of: Painter.band) {
        var bytes = try drawn(part, as: format)
        let last = Array(bytes.suffix(length))
        bytes.subtractRowsAbove(length, first: above)
        above = last
        if let look {
          known[look, default: []].append(stream.passage(of: bytes))
        } else {
          try stream.add(bytes)
        }
      }
    }
    return try stream.finish()
  }

  /// The most rows of a background drawn at once, few enough for a processor's caches.
  fileprivate static let band = 64

  /// Draws rows of the background and returns them as bytes of a file.
  private func drawn(
    _ rows: Range<Int>, as format: PixelFormat
  ) throws -> [UInt8] {
    let length = format.rowLength(of: width)
    var bytes = [UInt8](repeating: 0, count: length * rows.count)
    try draw([], in: Area(columns: 0..<width, rows: rows)) { rows in
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let bytes = bytes.baseAddress else { return }
        for row in 0..<rows.height {
          let start = bytes + row * length
          if rows.repeatsRowAbove(row) {
            start.update(from: start - length, count: length)
          } else {
            format.pack(rows[row], into: start + 1)
          }
        }
      }
    }
    return bytes
  }
}

extension [UInt8] {
  /// Turns rows into differences from the row above (the filter "up").
  ///
  /// - Parameters:
  ///   - length: the bytes of a row, including its filter.
  ///   - first: the row above the first; if it is empty, the first row stays as it is.
  fileprivate mutating func subtractRowsAbove(_ length: Int, first: [UInt8]) {
    let rows = count / length
    withUnsafeMutableBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      // From the bottom, because the row above must still have its own values.
      for row in stride(from: rows - 1, to: 0, by: -1) {
        let start = bytes + row * length
        start[0] = 2
        for place in 1..<length { start[place] = start[place] &- start[place - length] }
      }
      guard first.count == length else { return }
      bytes[0] = 2
      first.withUnsafeBufferPointer { first in
        for place in 1..<length { bytes[place] = bytes[place] &- first[place] }
      }
    }
  }
}

extension Range<Int> {
  /// Returns the range in parts of at most `count`.
  fileprivate func parts(of count: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: count).map { start in
      start..<Swift.min(start + count, upperBound)
    }
  }
}
