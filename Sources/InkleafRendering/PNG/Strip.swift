internal import InkleafCompression
internal import InkleafCairo

/// Rows that differ between pages.
struct Strip: Sendable {
  let rows: Range<Int>
  /// The rows of the background; `nil` if they are too large to keep, so each page draws them anew.
  let background: BackgroundRows?
}

/// Rows of a background as differences from the row above, without those that are equal to it.
struct BackgroundRows: Sendable {
  /// The bytes of a row, including its filter.
  let length: Int
  private(set) var bytes: [UInt8] = []
  private let first: Int
  /// The first row that is not equal to the rows above it.
  private(set) var firstChange: Int
  /// The byte that the first row consists of, if it is only one.
  private(set) var paper: UInt8?
  /// The start of each row in the bytes; `nil` if it is equal to the row above.
  private var starts: [Int?]

  init(rows: Range<Int>, length: Int) {
    self.length = length
    first = rows.lowerBound
    firstChange = rows.upperBound
    starts = Array(repeating: nil, count: rows.count)
  }

  /// Adds rows, each with its filter.
  mutating func add(_ differences: [UInt8], from row: Int) {
    for index in 0..<differences.count / length {
      starts[row - first + index] = bytes.count + index * length
      if row + index > first { firstChange = min(firstChange, row + index) }
    }
    bytes += differences
    if row == first, let paper = bytes[..<length].last {
      self.paper = bytes[1..<length].allSatisfy { $0 == paper } ? paper : nil
    }
  }

  /// Returns the start of a row in the bytes, or `nil` if it is equal to the row above.
  func start(of row: Int) -> Int? { starts[row - first] }
}

/// What one page draws on a strip: rectangles of bytes.
struct Patches {
  /// A rectangle of bytes.
  struct Patch {
    var rows: Range<Int>
    /// The bytes of each row, without its filter.
    var columns: Range<Int>
    /// Its rows, with the row above them if `hasRowAbove`.
    var bytes: [UInt8]
    var hasRowAbove: Bool
    var hasText: Bool

    /// The start of its first row in the bytes.
    var start: Int { hasRowAbove ? columns.count : 0 }

    /// Its bytes as differences from the row above; those of a first row without one above have no meaning.
    var differences: [UInt8] {
      let width = columns.count
      return [UInt8](unsafeUninitializedCapacity: bytes.count) { differences, count in
        bytes.withUnsafeBufferPointer { bytes in
          guard let to = differences.baseAddress, let from = bytes.baseAddress else { return }
          to.initialize(from: from, count: bytes.count)
          (to + width).subtract(from, count: bytes.count - width)
        }
        count = bytes.count
      }
    }
  }

  private var patches: [Patch] = []

  /// Adds a piece of a page, after those above it.
  ///
  /// - Parameters:
  ///   - rows: the rows of the strip.
  ///   - write: writes the bytes of the piece row by row; the number is that of bytes in a row.
  mutating func add(
    _ piece: Painter.Piece, in strip: Range<Int>, as format: PixelFormat,
    _ write: (_ bytes: UnsafeMutablePointer<UInt8>, _ row: Int) throws -> Void
  ) rethrows {
    let area = piece.area
    let columns = Range(
      start: format.length(of: area.columns.lowerBound),
      count: format.length(of: area.columns.count))
    let width = columns.count
    let above = piece.continues ? patches.last?.bytes.suffix(width) ?? [] : []
    let count = above.count + width * area.rows.count
    let bytes = try [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
      guard let first = bytes.baseAddress else { return }
      _ = bytes.update(fromContentsOf: above)
      try write(first + above.count, width)
      written = count
    }
    // Without a piece above, the first row is that of the background.
    let startsBelow = !piece.continues && area.rows.lowerBound > strip.lowerBound
    patches.append(
      Patch(
        rows: startsBelow ? area.rows.dropFirst() : area.rows, columns: columns, bytes: bytes,
        hasRowAbove: startsBelow || piece.continues, hasText: piece.hasText))
  }

  /// Returns the rows of a strip with the patches on them, compressed.
  func compressed(over background: BackgroundRows, rows: Range<Int>) -> CompressedRows {
    var stream = RowStream(length: background.length)
    let stretches = stretches(of: rows, over: background)
    // Most patches are letters, which are needed as they are.
    let different = Set(stretches.filter { !$0.isWhole }.flatMap { $0.pieces.compactMap(\.patch) })
    let differences = patches.indices.map { different.contains($0) ? patches[$0].differences : [] }
    for stretch in stretches {
      let own = stretch.isWhole ? patches.map(\.bytes) : differences
      add(stretch, own, over: background, to: &stream)
    }
    return stream.finish()
  }

  /// Rows in which the same pieces stand side by side.
  private struct Stretch {
    var rows: Range<Int>
    /// From left to right; those without a patch show the background.
    var pieces: [(columns: Range<Int>, patch: Int?)]
    /// Whether the rows hold their own bytes instead of differences from the row above.
    var isWhole: Bool
  }

  private func stretches(of rows: Range<Int>, over background: BackgroundRows) -> [Stretch] {
    let ends = patches.flatMap { [$0.rows.lowerBound, $0.rows.upperBound] }
    let all =
      ends + [rows.lowerBound, rows.lowerBound + 1, background.firstChange, rows.upperBound]
    let stops = Set(all).sorted()
    return zip(stops, stops.dropFirst()).map { top, bottom in
      let pieces = pieces(of: top, width: background.length - 1)
      // Letters are smaller as they are than as differences.
      let hasText = pieces.contains { $0.patch.map { patches[$0].hasText } ?? false }
      return Stretch(
        rows: top..<bottom, pieces: pieces,
        isWhole: top == rows.lowerBound || hasText && top < background.firstChange)
    }
  }

  /// Adds rows to a stream.
  ///
  /// - Parameter own: the bytes of all patches, as the rows hold them.
  private func add(
    _ stretch: Stretch, _ own: [[UInt8]], over background: BackgroundRows,
    to stream: inout RowStream
  ) {
    let regions = stretch.pieces.map { piece in
      let pitch = piece.patch.map { patches[$0].columns.count } ?? 0
      return stream.region(of: pitch * stretch.rows.count, pitch: pitch)
    }
    for row in stretch.rows {
      let change = background.start(of: row)
      if change == nil, stretch.pieces.count == 1, stretch.pieces[0].patch == nil {
        stream.addUnchanged(1)
        continue
      }
      stream.startRow(isWhole: stretch.isWhole)
      for (piece, region) in zip(stretch.pieces, regions) {
        let count = piece.columns.count
        func add(_ bytes: [UInt8], from start: Int, at offset: Int, of region: RunDeflater.Region) {
          bytes.withUnsafeBufferPointer { bytes in
            stream.add(
              part: UnsafeBufferPointer(rebasing: bytes[start..<start + count]), at: offset,
              of: region)
          }
        }
        if let index = piece.patch {
          let patch = patches[index]
          let (pitch, left) = (
            patch.columns.count, piece.columns.lowerBound - patch.columns.lowerBound
          )
          add(
            own[index], from: patch.start + (row - patch.rows.lowerBound) * pitch + left,
            at: (row - stretch.rows.lowerBound) * pitch + left, of: region)
        } else if stretch.isWhole, let paper = background.paper {
          stream.add(repeating: paper, count: count)
        } else if let start = stretch.isWhole ? 0 : change {
          // Its row starts with a filter.
          add(
            background.bytes, from: start + 1 + piece.columns.lowerBound, at: 0,
            of: stream.region(of: count, pitch: count))
        } else {
          stream.add(repeating: 0, count: count)
        }
      }
    }
  }

  /// Returns the pieces of a row, from left to right; those without a patch show the background.
  private func pieces(of row: Int, width: Int) -> [(columns: Range<Int>, patch: Int?)] {
    var pieces: [(Range<Int>, Int?)] = []
    var place = 0
    func add(to end: Int, _ patch: Int?) {
      guard place < end else { return }
      pieces.append((place..<end, patch))
      place = end
    }
    let own = patches.indices.filter { patches[$0].rows.contains(row) }
    for index in own.sorted(by: { patches[$0].columns.lowerBound < patches[$1].columns.lowerBound })
    {
      add(to: patches[index].columns.lowerBound, nil)
      // Where two overlap, both have the same pixels.
      add(to: patches[index].columns.upperBound, index)
    }
    add(to: width, nil)
    return pieces
  }
}

extension Range<Int> {
  fileprivate init(start: Int, count: Int) { self = start..<start + count }
}

extension UnsafeMutablePointer<UInt8> {
  /// Subtracts other bytes, each from the one at its place.
  func subtract(_ other: UnsafePointer<UInt8>, count: Int) {
    var place = 0
    while place + 32 <= count {
      let (to, from) = (UnsafeMutableRawPointer(self + place), UnsafeRawPointer(other + place))
      let difference =
        to.loadUnaligned(as: SIMD32<UInt8>.self) &- from.loadUnaligned(as: SIMD32<UInt8>.self)
      to.storeBytes(of: difference, as: SIMD32<UInt8>.self)
      place += 32
    }
    while place < count {
      self[place] = self[place] &- other[place]
      place += 1
    }
  }
}
