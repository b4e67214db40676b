internal import CCairo

/// The checksum of a zlib stream (RFC 1950), with how many bytes it is of.
public struct Adler32: Equatable, Sendable {
  private var value: UInt = 1
  private var count = 0

  /// The checksum of no bytes.
  public init() {}

  /// The checksum of bytes.
  ///
  /// It sums up 32 at a time, which zlib as Debian builds it does not.
  public init(of bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    guard let start = bytes.baseAddress else { return }
    // The sum of all bytes and 1, and the sum of that sum after each byte, both by 65521.
    var (first, second) = (UInt64(1), UInt64(0))
    var place = 0
    while place + Self.block <= count {
      Adler32.add(UnsafeRawPointer(start + place), &first, &second)
      place += Self.block
    }
    let rest = adler32(
      UInt(second << 16 | first), start + place, UInt32(truncatingIfNeeded: count - place))
    value = rest
  }

  /// Sixteen times 32 bytes: no more, so that no sum of 16 bits overflows.
  private static let block = 512

  /// Adds a block of bytes to both sums.
  ///
  /// The first and the second byte of each pair are summed up side by side. Each byte counts in the
  /// second sum as often as bytes follow it, and once: 32 times for each later group of 32, and by
  /// its place in its own group.
  @inline(__always)
  private static func add(_ bytes: UnsafeRawPointer, _ first: inout UInt64, _ second: inout UInt64)
  {
    var evens = SIMD16<UInt16>(repeating: 0)
    var odds = evens
    var earlier = evens
    for offset in stride(from: 0, to: block, by: 32) {
      let pairs = (bytes + offset).loadUnaligned(as: SIMD16<UInt16>.self)
      earlier &+= evens &+ odds
      evens &+= pairs & 0xFF
      odds &+= pairs &>> 8
    }
    var weighted: UInt32 = 0
    for pair in 0..<16 {
      let (even, odd) = (UInt32(evens[pair]), UInt32(odds[pair]))
      weighted &+= even &* UInt32(32 - 2 * pair) &+ odd &* UInt32(31 - 2 * pair)
    }
    second = (second + UInt64(block) * first + 32 * total(earlier) + UInt64(weighted)) % 65521
    first = (first + total(evens) + total(odds)) % 65521
  }

  @inline(__always)
  private static func total(_ lanes: SIMD16<UInt16>) -> UInt64 {
    let halves = unsafeBitCast(lanes, to: SIMD8<UInt32>.self)
    return UInt64(((halves & 0xFFFF) &+ (halves &>> 16)).wrappedSum())
  }

  /// The checksum of these bytes with others behind them.
  public mutating func append(_ other: Adler32) {
    value = adler32_combine(value, other.value, other.count)
    count += other.count
  }

  /// The checksum itself.
  public var sum: UInt32 { UInt32(truncatingIfNeeded: value) }
}
