internal import CCairo

/// The checksum of a zlib stream (RFC 1950), with how many bytes it is of.
public struct Adler32: Equatable, Sendable {
  private var value: UInt = 1
  private var count = 0

  /// The checksum of no bytes.
  public init() {}

  /// The checksum of bytes.
  ///
  /// It sums up thirty-two at a time, which zlib as Debian builds it does not.
  public init(of bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    guard let start = bytes.baseAddress else { return }
    // The sum of all bytes and 1, and the sum of that sum after each byte, both by 65521.
    var (first, second) = (UInt64(1), UInt64(0))
    var place = 0
    while place + Self.block * Self.blocks <= count {
      Adler32.add(UnsafeRawPointer(start + place), &first, &second)
      place += Self.block * Self.blocks
    }
    let rest = adler32(
      UInt(second << 16 | first), start + place, UInt32(truncatingIfNeeded: count - place))
    value = rest
  }

  private static let block = 32
  /// So many blocks that none of the sums of 16 bits overflows: 32 * 255 * 8 is less than 65536.
  private static let blocks = 8
  /// How often each byte of a block is in the second sum.
  private static let weights = SIMD32<UInt16>((0..<32).map { UInt16(32 - $0) })

  @inline(__always)
  private static func add(_ bytes: UnsafeRawPointer, _ first: inout UInt64, _ second: inout UInt64)
  {
    var sums = SIMD32<UInt16>(repeating: 0)
    var earlier = sums
    var weighted = sums
    for index in 0..<blocks {
      let block = SIMD32<UInt16>(
        truncatingIfNeeded: (bytes + index * Self.block).loadUnaligned(as: SIMD32<UInt8>.self))
      earlier &+= sums
      sums &+= block
      weighted &+= block &* weights
    }
    func total(_ lanes: SIMD32<UInt16>) -> UInt64 {
      UInt64(SIMD32<UInt32>(truncatingIfNeeded: lanes).wrappedSum())
    }
    second =
      (second + UInt64(Self.block * blocks) * first + UInt64(Self.block) * total(earlier)
        + total(weighted)) % 65521
    first = (first + total(sums)) % 65521
  }

  /// The checksum of these bytes with others behind them.
  public mutating func append(_ other: Adler32) {
    value = adler32_combine(value, other.value, other.count)
    count += other.count
  }

  /// The checksum itself.
  public var sum: UInt32 { UInt32(truncatingIfNeeded: value) }
}
