internal import InkleafCompression
internal import InkleafCairo

/// Compressed rows of a page: a PNG chunk that ends at a whole byte and refers to nothing before it.
struct CompressedRows {
  var chunk: [UInt8]
  /// The checksum of the rows, to combine with those of the other parts.
  var sum: Adler32
}

/// A compressor for rows with their filters, one after the other.
struct RowStream: ~Copyable {
  private let length: Int
  private var runs = RunDeflater()
  private var sum = Adler32()
  /// The checksum of a row equal to the one above.
  private let unchangedSum: Adler32

  /// Starts a stream.
  ///
  /// - Parameter length: the bytes of a row, including its filter.
  init(length: Int) {
    self.length = length
    var unchangedSum = Adler32()
    unchangedSum.append(Self.up, count: 1)
    unchangedSum.append(0, count: length - 1)
    self.unchangedSum = unchangedSum
  }

  /// The filter of rows that are differences from the one above.
  private static let up: UInt8 = 2

  /// Adds whole rows.
  mutating func add(_ rows: [UInt8]) {
    sum.append(rows.withUnsafeBufferPointer { Adler32(of: $0) })
    _ = rows.withUnsafeBufferPointer { runs.add($0, row: length) }
  }

  /// Compressed rows that can be added anywhere.
  struct Passage {
    fileprivate var runs: [UInt32]
    fileprivate var sum: Adler32
  }

  /// Adds whole rows, and returns them so that they can be added again.
  mutating func passage(of rows: [UInt8]) -> Passage {
    let own = rows.withUnsafeBufferPointer { Adler32(of: $0) }
    sum.append(own)
    return Passage(
      runs: rows.withUnsafeBufferPointer { runs.add($0, row: length, isKept: true) }, sum: own)
  }

  /// Adds rows that were added before.
  mutating func add(_ passage: Passage) {
    sum.append(passage.sum)
    runs.add(passage.runs)
  }

  /// Adds rows equal to the one above.
  mutating func addUnchanged(_ count: Int) {
    for _ in 0..<count { sum.append(unchangedSum) }
    runs.addUnchanged(rows: count, row: length)
  }

  /// Starts a row whose parts follow one by one.
  ///
  /// - Parameter isWhole: whether it holds its own bytes instead of differences from the row above.
  mutating func startRow(isWhole: Bool) {
    let filter = isWhole ? 0 : Self.up
    sum.append(filter, count: 1)
    runs.add(repeating: filter, count: 1)
  }

  /// Returns the next region of so many bytes in rows of `pitch`.
  mutating func region(of count: Int, pitch: Int) -> RunDeflater.Region {
    runs.region(of: count, pitch: pitch)
  }

  /// Adds a part of a row.
  ///
  /// - Parameters:
  ///   - bytes: at least one byte, in memory behind the rest of its region.
  ///   - offset: the place of the first byte in its region.
  mutating func add(
    part bytes: UnsafeBufferPointer<UInt8>, at offset: Int, of region: RunDeflater.Region
  ) {
    sum.append(Adler32(of: bytes))
    runs.add(part: bytes, at: offset, of: region, row: length)
  }

  /// Adds a part of a row that consists of one byte.
  mutating func add(repeating byte: UInt8, count: Int) {
    sum.append(byte, count: count)
    runs.add(repeating: byte, count: count)
  }

  /// Ends the stream and returns its rows.
  consuming func finish() -> CompressedRows {
    let sum = sum
    return CompressedRows(chunk: PNGFile.chunk("IDAT", runs.flush()), sum: sum)
  }
}
