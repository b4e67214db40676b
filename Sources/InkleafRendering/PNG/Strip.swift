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
    /// The start of its first row in the bytes of all.
    var start: Int
    var hasText: Bool
  }

  private var patches: [Patch] = []
  /// The bytes of all patches.
  private var bytes: [UInt8] = []
  /// The bytes as differences from the row above.
  private var differences: [UInt8] = []

  /// Makes room for pieces, so that they are not moved while they grow.
  ///
  /// - Parameter capacity: the most bytes that they will have.
  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
    differences.reserveCapacity(capacity)
  }

  /// Adds a piece of a page.
  ///
  /// - Parameters:
  ///   - piece: the piece, after those above it.
  ///   - pixels: pixels that contain it.
  ///   - left: the column of its first pixel there.
  ///   - strip: the rows of the strip.
  mutating func add(
    _ piece: Painter.Piece, _ pixels: PixelRows, left: Int, in strip: Range<Int>,
    as format: PixelFormat
  ) {
    let area = piece.area
    let columns = Range(
      start: format.length(of: area.columns.lowerBound),
      count: format.length(of: area.columns.count))
    let width = columns.count
    var start = bytes.count
    var packed = [UInt8](repeating: 0, count: width)
    for row in 0..<area.rows.count {
      let own = pixels[row][left..<left + area.columns.count]
      packed.withUnsafeMutableBufferPointer { packed in
        guard let first = packed.baseAddress else { return }
        format.pack(UnsafeBufferPointer(rebasing: own), into: first)
      }
      bytes += packed
    }
    differences += bytes[start...]
    // The row above the first is the last of the piece before.
    let above = piece.continues ? start - width : start
    differences.withUnsafeMutableBufferPointer { differences in
      bytes.withUnsafeBufferPointer { bytes in
        guard let to = differences.baseAddress, let from = bytes.baseAddress else { return }
        (to + above + width).subtract(from + above, count: bytes.count - width - above)
      }
    }
    var rows = area.rows
    if !piece.continues, rows.lowerBound > strip.lowerBound {
      // This row is that of the background.
      rows = rows.dropFirst()
      start += width
    }
    patches.append(Patch(rows: rows, columns: columns, start: start, hasText: piece.hasText))
  }

  /// Returns the rows of a strip with the patches on them, compressed.
  func compressed(over background: BackgroundRows, rows: Range<Int>) -> CompressedRows {
    var stream = RowStream(length: background.length)
    let ends = patches.flatMap { [$0.rows.lowerBound, $0.rows.upperBound] }
    let all =
      ends + [rows.lowerBound, rows.lowerBound + 1, background.firstChange, rows.upperBound]
    let stops = Set(all).sorted()
    bytes.withUnsafeBufferPointer { bytes in
      differences.withUnsafeBufferPointer { differences in
        background.bytes.withUnsafeBufferPointer { behind in
          for (top, bottom) in zip(stops, stops.dropFirst()) {
            let pieces = pieces(of: top, width: background.length - 1)
            // Letters are smaller as they are than as differences.
            let hasText = pieces.contains { $0.patch.map { patches[$0].hasText } ?? false }
            let isWhole = top == rows.lowerBound || hasText && top < background.firstChange
            let own = isWhole ? bytes : differences
            let regions = pieces.map { piece in
              let pitch = piece.patch.map { patches[$0].columns.count } ?? 0
              return stream.region(of: pitch * (bottom - top), pitch: pitch)
            }
            for row in top..<bottom {
              let change = background.start(of: row)
              if change == nil, pieces.count == 1, pieces[0].patch == nil {
                stream.addUnchanged(1)
                continue
              }
              stream.startRow(isWhole: isWhole)
              for (piece, region) in zip(pieces, regions) {
                let count = piece.columns.count
                if let index = piece.patch {
                  let patch = patches[index]
                  let left = piece.columns.lowerBound - patch.columns.lowerBound
                  let from =
                    patch.start + (row - patch.rows.lowerBound) * patch.columns.count + left
                  stream.add(
                    part: UnsafeBufferPointer(rebasing: own[from..<from + count]),
                    at: (row - top) * patch.columns.count + left, of: region)
                } else if isWhole, let paper = background.paper {
                  stream.add(repeating: paper, count: count)
                } else if let start = isWhole ? 0 : change {
                  // Its row starts with a filter.
                  let from = start + 1 + piece.columns.lowerBound
                  stream.add(
                    part: UnsafeBufferPointer(rebasing: behind[from..<from + count]), at: 0,
                    of: stream.region(of: count, pitch: count))
                } else {
                  stream.add(repeating: 0, count: count)
                }
              }
            }
          }
        }
      }
    }
    return stream.finish()
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
