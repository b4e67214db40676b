internal import InkleafPlatform
internal import Synchronization

/// Rows that differ between pages, with the bytes of their background to draw pages on.
///
/// Drawing on the same bytes again, and restoring only the changed ones, touches a fraction of the
/// memory that a copy for each page would.
final class Strip: Sendable {
  let rows: Range<Int>
  private let idle = Mutex<[(bytes: [UInt8], thread: UInt)]>([])

  init(rows: Range<Int>) { self.rows = rows }

  /// Returns bytes of the background for the caller alone.
  ///
  /// - Parameter make: makes the bytes if this thread has none to use again.
  func take(
    orMake make: () throws -> [UInt8]
  ) throws -> [UInt8] {
    let bytes = idle.withLock { idle -> [UInt8]? in
      // Bytes that this thread drew on before are in its processor's cache; those of others are not.
      idle.firstIndex { $0.thread == currentThread }.map { idle.remove(at: $0).bytes }
    }
    if let bytes { return bytes }
    return try make()
  }

  /// Takes back the bytes of the background.
  func putBack(_ bytes: consuming [UInt8]) {
    let bytes = bytes
    idle.withLock { $0.append((bytes, currentThread)) }
  }
}

/// A copy of a rectangle of a strip's bytes, made before drawing on it.
struct KeptBox {
  let area: Area
  /// The starts of its rows in the strip's bytes.
  let starts: StrideTo<Int>
  private let width: Int
  private var bytes: [UInt8] = []

  /// Copies the bytes of an area of a strip.
  init(_ area: Area, of strip: Strip, _ bytes: [UInt8], pageWidth: Int, _ format: PixelFormat) {
    self.area = area
    // Each row starts with its filter.
    let length = format.rowLength(of: pageWidth)
    let first =
      (area.rows.lowerBound - strip.rows.lowerBound) * length
      + format.length(of: area.columns.lowerBound) + 1
    starts = stride(from: first, to: first + area.rows.count * length, by: length)
    width = format.length(of: area.columns.count)
    self.bytes.reserveCapacity(area.rows.count * width)
    for start in starts { self.bytes += bytes[start..<start + width] }
  }

  /// Restores the bytes.
  func wipe(_ drawn: inout [UInt8]) {
    for (row, start) in starts.enumerated() {
      drawn.replaceSubrange(start..<start + width, with: bytes[row * width..<(row + 1) * width])
    }
  }
}
