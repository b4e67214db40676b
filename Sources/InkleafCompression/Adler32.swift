internal import CInkleafCairo

/// The Adler-32 checksum of a zlib stream (RFC 1950) and the number of bytes it covers.
public struct Adler32: Equatable, Sendable {
  private var value: UInt = 1
  private var count = 0

  /// Makes the checksum of no bytes.
  public init() {}

  /// Computes the checksum of bytes.
  ///
  /// This adds 32 bytes at a time; Debian's build of zlib does not.
  public init(of bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    guard let start = bytes.baseAddress else { return }
    // The sum of all bytes and 1, and the sum of that sum after each byte, both by 65521.
    var (first, second) = (UInt64(1), UInt64(0))
    var place = 0
    while place + Self.block <= count {
      let blocks = min(Self.mostBlocks, (count - place) / Self.block)
      Adler32.add(UnsafeRawPointer(start + place), blocks, &first, &second)
      place += blocks * Self.block
    }
    value = adler32(
      UInt(second << 16 | first), start + place, UInt32(truncatingIfNeeded: count - place))
  }

  /// Sixteen groups of 32 bytes, the most that cannot overflow a 16-bit sum.
  private static let block = 512
  /// The most blocks added at once, so that no 32-bit sum overflows.
  private static let mostBlocks = 64

  /// Adds blocks of bytes to both sums.
  ///
  /// The first and the second bytes of all pairs have sums of their own. In the second sum, each byte
  /// counts once, and once more for every byte after it: 32 times for each later group of 32, and by
  /// its place in its own group.
  private static func add(
    _ bytes: UnsafeRawPointer, _ blocks: Int, _ first: inout UInt64, _ second: inout UInt64
  ) {
    var evens = SIMD16<UInt32>(repeating: 0)
    var odds = evens
    var earlier = evens
    for block in 0..<blocks {
      var blockEvens = SIMD16<UInt16>(repeating: 0)
      var blockOdds = blockEvens
      var blockEarlier = blockEvens
      for offset in stride(from: 0, to: Self.block, by: 32) {
        let pairs = (bytes + block * Self.block + offset).loadUnaligned(as: SIMD16<UInt16>.self)
        blockEarlier &+= blockEvens &+ blockOdds
        blockEvens &+= pairs & 0xFF
        blockOdds &+= pairs &>> 8
      }
      // Each of this block's 16 groups follows all earlier blocks.
      earlier &+= SIMD16(truncatingIfNeeded: blockEarlier) &+ (evens &+ odds) &<< 4
      evens &+= SIMD16(truncatingIfNeeded: blockEvens)
      odds &+= SIMD16(truncatingIfNeeded: blockOdds)
    }
    var (sum, groups, weighted) = (UInt64(0), UInt64(0), UInt64(0))
    for pair in 0..<16 {
      let (even, odd) = (UInt64(evens[pair]), UInt64(odds[pair]))
      sum += even + odd
      groups += UInt64(earlier[pair])
      weighted += even * UInt64(32 - 2 * pair) + odd * UInt64(31 - 2 * pair)
    }
    second = (second + UInt64(blocks * Self.block) * first + 32 * groups + weighted) % 65521
    first = (first + sum) % 65521
  }

  /// Appends bytes by their checksum.
  public mutating func append(_ other: Adler32) {
    value = adler32_combine(value, other.value, other.count)
    count += other.count
  }

  /// The checksum.
  public var sum: UInt32 { UInt32(truncatingIfNeeded: value) }
}
