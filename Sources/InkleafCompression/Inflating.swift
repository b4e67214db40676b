internal import CInkleafCairo

/// A stream that cannot be inflated.
public struct InflateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The fault in one line.
  public var description: String
}

/// Returns the bytes of a zlib stream (RFC 1950).
///
/// - Parameters:
///   - bytes: the stream; what follows it is left alone.
///   - most: the largest number of bytes to return.
///   - isBare: whether the stream has no header and checksum, as in ZIP archives (RFC 1951).
/// - Throws: `InflateError` for a damaged stream, one that ends too soon, and one with more bytes.
public func inflated(
  _ bytes: ArraySlice<UInt8>, atMost most: Int, isBare: Bool = false
) throws(InflateError) -> [UInt8] {
  var stream = z_stream()
  // The largest window; a negative one stands for a bare stream.
  let window: Int32 = isBare ? -15 : 15
  guard
    inflateInit2_(&stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  else {
    throw InflateError(description: "too little memory to inflate a stream")
  }
  defer { inflateEnd(&stream) }
  var output: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: min(max(most, 1), 1 << 15))
  var status = Z_OK
  bytes.withUnsafeBufferPointer { input in
    stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.avail_in = UInt32(clamping: input.count)
    repeat {
      let written = buffer.withUnsafeMutableBufferPointer { room in
        stream.next_out = room.baseAddress
        stream.avail_out = UInt32(room.count)
        status = inflate(&stream, Z_NO_FLUSH)
        return room.count - Int(stream.avail_out)
      }
      output += buffer[..<written]
    } while status == Z_OK && output.count <= most
  }
  guard output.count <= most else {
    throw InflateError(description: "a stream holds more than \(most) bytes")
  }
  guard status == Z_STREAM_END else { throw InflateError(description: "a stream is damaged") }
  return output
}

/// Whether a zlib stream (RFC 1950) holds more than so many bytes, which are not kept.
public func inflates(_ bytes: [UInt8], beyond most: Int) -> Bool {
  var stream = z_stream()
  guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
    return false
  }
  defer { inflateEnd(&stream) }
  var room = [UInt8](repeating: 0, count: 1 << 16)
  var count = 0
  return bytes.withUnsafeBufferPointer { input in
    stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.avail_in = UInt32(clamping: input.count)
    while count <= most {
      let (status, written) = room.withUnsafeMutableBufferPointer { room in
        stream.next_out = room.baseAddress
        stream.avail_out = UInt32(room.count)
        return (inflate(&stream, Z_NO_FLUSH), room.count - Int(stream.avail_out))
      }
      count += written
      if status != Z_OK { break }
    }
    return count > most
  }
}
