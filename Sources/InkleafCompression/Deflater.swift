internal import CInkleafCairo

/// A failure of zlib: a level out of range, or too little memory.
public struct DeflateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The status that zlib returned.
  public var code: Int32

  /// The failure in one line.
  public var description: String { "zlib failed (\(code))" }
}

/// A compressor to a deflate stream (RFC 1951) without header, fed piece by piece.
public struct Deflater: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>
  private var output: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Starts a stream.
  ///
  /// - Parameters:
  ///   - level: from 1 (fast) to 9 (small).
  ///   - past: bytes before the stream, which it may refer to.
  /// - Throws: zlib's status for a level out of range or too little memory.
  public init(level: Int32, past: [UInt8] = []) throws(DeflateError) {
    // A local until it is valid: `deinit` frees the stored property even when `init` throws.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let status = deflateInit2_(
      stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else {
      stream.deallocate()
      throw DeflateError(code: status)
    }
    self.stream = stream
    guard !past.isEmpty else { return }
    past.suffix(1 << 15).withUnsafeBufferPointer {
      _ = deflateSetDictionary(stream, $0.baseAddress, UInt32($0.count))
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Adds bytes to the stream.
  public mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) throws(DeflateError) {
    try run(bytes, flush: Z_NO_FLUSH)
  }

  /// Adds bytes to the stream.
  public mutating func add(_ bytes: [UInt8]) throws(DeflateError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(DeflateError) in try add(bytes) }
  }

  /// Ends the stream at a whole byte, so that other blocks can follow, and returns it.
  public consuming func flush() throws(DeflateError) -> [UInt8] {
    try run(UnsafeBufferPointer(start: nil, count: 0), flush: Z_SYNC_FLUSH)
    return output
  }

  /// Ends the stream and returns it.
  public consuming func finish() throws(DeflateError) -> [UInt8] {
    try run(UnsafeBufferPointer(start: nil, count: 0), flush: Z_FINISH)
    return output
  }

  private mutating func run(
    _ input: UnsafeBufferPointer<UInt8>, flush: Int32
  ) throws(DeflateError) {
    let stream = stream
    var status = Z_OK
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.pointee.avail_in = UInt32(input.count)
    repeat {
      let written = buffer.withUnsafeMutableBufferPointer { room in
        stream.pointee.next_out = room.baseAddress
        stream.pointee.avail_out = UInt32(room.count)
        status = deflate(stream, flush)
        return room.count - Int(stream.pointee.avail_out)
      }
      output += buffer[..<written]
    } while stream.pointee.avail_out == 0
    guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
      throw DeflateError(code: status)
    }
  }
}

/// Returns the CRC-32 of bytes, as PNG and ZIP use it.
///
/// - Parameters:
///   - bytes: the bytes.
///   - start: the CRC-32 of the bytes before them.
public func crc32(of bytes: UnsafeRawBufferPointer, after start: UInt32 = 0) -> UInt32 {
  UInt32(
    truncatingIfNeeded: CInkleafCairo.crc32(
      UInt(start), bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(bytes.count)))
}

/// Returns bytes as a zlib stream (RFC 1950).
///
/// - Parameters:
///   - bytes: any bytes.
///   - level: from 1 (fast) to 9 (small).
/// - Throws: `DeflateError` for a level out of range or too little memory.
public func deflated(_ bytes: [UInt8], level: Int32 = 9) throws(DeflateError) -> [UInt8] {
  // A window as large as the bytes: clearing the tables of a larger one costs more than small streams.
  let bits = Int32(min(15, max(9, Int.bitWidth - bytes.count.leadingZeroBitCount)))
  var stream = z_stream()
  var status = deflateInit2_(
    &stream, level, Z_DEFLATED, bits, max(1, min(9, bits - 6)), Z_DEFAULT_STRATEGY, ZLIB_VERSION,
    Int32(MemoryLayout<z_stream>.size))
  guard status == Z_OK else { throw DeflateError(code: status) }
  defer { deflateEnd(&stream) }
  let most = Int(deflateBound(&stream, UInt(bytes.count)))
  let result = bytes.withUnsafeBufferPointer { input in
    [UInt8](unsafeUninitializedCapacity: most) { room, count in
      stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.avail_in = UInt32(clamping: input.count)
      stream.next_out = room.baseAddress
      stream.avail_out = UInt32(clamping: most)
      status = deflate(&stream, Z_FINISH)
      count = most - Int(stream.avail_out)
    }
  }
  guard status == Z_STREAM_END else { throw DeflateError(code: status) }
  return result
}
