internal import Synchronization

/// Rows that are not the same on all pages: the bytes of their background, to draw pages on.
///
/// Drawing on the same bytes again, and wiping off only what was drawn, touches a fraction of the
/// memory that a copy for each page would.
final class Strip: Sendable {
  let rows: Range<Int>
  /// Each row with its filter.
  private let background: [UInt8]
  private let idle = Mutex<[[UInt8]]>([])

  init(rows: Range<Int>, background: [UInt8]) {
    self.rows = rows
    self.background = background
  }

  /// The bytes of the background, which whoever takes them has alone.
  func take() -> [UInt8] { idle.withLock { $0.popLast() } ?? background }

  /// Takes bytes back, to be drawn on again.
  ///
  /// - Parameters:
  ///   - bytes: what `take` returned, drawn on.
  ///   - boxes: where: rows of the page, and the bytes of each.
  func putBack(_ bytes: consuming [UInt8], drawn boxes: [(rows: Range<Int>, bytes: Range<Int>)]) {
    let length = background.count / rows.count
    for box in boxes {
      for row in box.rows {
        let start = (row - rows.lowerBound) * length
        let place = start + box.bytes.lowerBound..<start + box.bytes.upperBound
        bytes.replaceSubrange(place, with: background[place])
      }
    }
    let wiped = bytes
    idle.withLock { $0.append(wiped) }
  }
}
