internal import InkleafCairo

extension Painter {
  /// Returns rows of the background, compressed.
  ///
  /// Unchanged rows are not drawn, and repeated stretches are drawn once.
  func compressed(_ rows: Range<Int>, as format: PixelFormat) throws -> CompressedRows {
    let length = format.rowLength(of: width)
    var stream = RowStream(length: length)
    var above: [UInt8] = []
    var known: [RestlessRows.Look: [RowStream.Passage]] = [:]
    for stretch in restless.stretches(of: rows) {
      guard stretch.differ else {
        stream.addUnchanged(stretch.rows.count)
        continue
      }
      if let look = stretch.look, let passages = known[look] {
        for passage in passages { stream.add(passage) }
        continue
      }
      for part in stretch.rows.chunks(of: band) {
        let bytes = try differences(of: part, below: &above, as: format)
        if let look = stretch.look {
          known[look, default: []].append(stream.passage(of: bytes))
        } else {
          stream.add(bytes)
        }
      }
    }
    return stream.finish()
  }

  /// Returns rows of the background to draw pages on.
  func background(_ rows: Range<Int>, as format: PixelFormat) throws -> BackgroundRows {
    var background = BackgroundRows(rows: rows, length: format.rowLength(of: width))
    var above: [UInt8] = []
    for stretch in restless.stretches(of: rows) where stretch.differ {
      for part in stretch.rows.chunks(of: band) {
        background.add(
          try differences(of: part, below: &above, as: format), from: part.lowerBound)
      }
    }
    return background
  }

  /// The most rows of a background drawn at once, few enough for a processor's caches.
  var band: Int { max(1, min(64, (2 << 20) / (width * 4))) }

  /// Draws rows of the background and returns them as differences from the row above.
  ///
  /// - Parameter above: the row above, which becomes the last of these; if it is empty, the first row
  ///   stays as it is.
  private func differences(
    of rows: Range<Int>, below above: inout [UInt8], as format: PixelFormat
  ) throws -> [UInt8] {
    try draw([], in: Area(columns: 0..<width, rows: rows)) { rows in
      rows.differences(below: &above, as: format)
    }
  }
}

extension PixelRows {
  /// Returns the rows of a file as differences from the row above.
  ///
  /// - Parameter above: the row above, which becomes the last of these; if it is empty, the first row
  ///   stays as it is.
  func differences(below above: inout [UInt8], as format: PixelFormat) -> [UInt8] {
    let length = format.rowLength(of: width)
    var bytes = [UInt8](repeating: 0, count: length * height)
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      for row in 0..<height {
        let start = bytes + row * length
        if repeatsRowAbove(row) {
          start.update(from: start - length, count: length)
        } else {
          format.pack(self[row], into: start + 1)
        }
      }
    }
    let last = Array(bytes.suffix(length))
    bytes.subtractRowsAbove(length, first: above)
    above = last
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
        start.subtract(start - length, count: length)
        start[0] = 2
      }
      guard first.count == length else { return }
      first.withUnsafeBufferPointer { first in
        if let first = first.baseAddress { bytes.subtract(first, count: length) }
      }
      bytes[0] = 2
    }
  }
}
