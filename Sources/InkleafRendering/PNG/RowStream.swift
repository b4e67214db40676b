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
  /// zlib, for photographs: they have no runs, and its longer searches pay off.
  private var pictures: Deflater?
  private var sum = Adler32()

  /// Starts a stream.
  ///
  /// - Parameters:
  ///   - length: the bytes of a row, including its filter.
  ///   - hasPictures: whether the rows have pictures.
  init(length: Int, hasPictures: Bool) throws {
    self.length = length
    pictures = hasPictures ? try Deflater(level: 6) : nil
  }

  /// Adds whole rows.
  mutating func add(_ rows: [UInt8]) throws {
    sum.append(rows.withUnsafeBufferPointer { Adler32(of: $0) })
    if try pictures?.add(rows) == nil {
      _ = rows.withUnsafeBufferPointer { runs.add($0, row: length) }
    }
  }

  /// Compressed rows that can be added anywhere.
  struct Passage {
    fileprivate var runs: [UInt32]
    fileprivate var sum: Adler32
  }

  /// Adds whole rows without pictures, and returns them so that they can be added again.
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
  mutating func addUnchanged(_ count: Int) throws {
    let unchanged = [2] + [UInt8](repeating: 0, count: length - 1)
    let unchangedSum = unchanged.withUnsafeBufferPointer { Adler32(of: $0) }
    for _ in 0..<count { sum.append(unchangedSum) }
    guard pictures != nil else { return runs.addUnchanged(rows: count, row: length) }
    for _ in 0..<count { try pictures?.add(unchanged) }
  }

  /// Ends the stream and returns its rows.
  consuming func finish() throws -> CompressedRows {
    let sum = sum
    guard let pictures else {
      return CompressedRows(chunk: PNGFile.chunk("IDAT", runs.flush()), sum: sum)
    }
    return CompressedRows(chunk: PNGFile.chunk("IDAT", try pictures.flush()), sum: sum)
  }
}
