/// The Adler-32 checksum of a zlib stream (RFC 1950) and the number of bytes it covers.
public struct Adler32: Equatable, Sendable {
  /// The sum of all bytes and 1.
  private var first: UInt64 = 1
  /// The sum of that sum after each byte.
  private var second: UInt64 = 0
  private var count = 0
  /// What both sums are divided by; they are the remainders.
  private static let divisor: UInt64 = 65521

  /// Makes the checksum of no bytes.
  public init() {}

  /// Computes the checksum of bytes.
  ///
  /// This adds 32 bytes at a time; Debian's build of zlib does not.
  public init(of bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    guard let start = bytes.baseAddress else { return }
    var place = 0
    while place + Self.group <= count {
      let groups = min(Self.mostGroups, (count - place) / Self.group)
      Adler32.add(UnsafeRawPointer(start + place), groups, &first, &second)
      place += groups * Self.group
    }
    // Neither sum overflows in so few steps.
    while place < count {
      first += UInt64(start[place])
      second += first
      place += 1
    }
    first %= Self.divisor
    second %= Self.divisor
  }

  /// The bytes that are added at once.
  private static let group = 32
  /// The most groups of a block, so that no 16-bit sum overflows.
  private static let mostOfBlock = 16
  /// The most groups added in one call, so that no 32-bit sum overflows.
  private static let mostGroups = 1024

  /// Adds groups of bytes to both sums.
  ///
  /// The first and the second bytes of all pairs have sums of their own. In the second sum, each byte
  /// counts once, and once more for every byte after it: 32 times for each later group of 32, and by
  /// its place in its own group.
  private static func add(
    _ bytes: UnsafeRawPointer, _ groups: Int, _ first: inout UInt64, _ second: inout UInt64
  ) {
    var evens = SIMD16<UInt32>(repeating: 0)
    var odds = evens
    var earlier = evens
    for block in stride(from: 0, to: groups, by: mostOfBlock) {
      let own = min(mostOfBlock, groups - block)
      var blockEvens = SIMD16<UInt16>(repeating: 0)
      var blockOdds = blockEvens
      var blockEarlier = blockEvens
      for place in block..<block + own {
        let pairs = (bytes + place * group).loadUnaligned(as: SIMD16<UInt16>.self)
        blockEarlier &+= blockEvens &+ blockOdds
        blockEvens &+= pairs & 0xFF
        blockOdds &+= pairs &>> 8
      }
      // Each of this block's groups follows all earlier blocks.
      earlier &+= SIMD16(truncatingIfNeeded: blockEarlier)
      earlier &+= (evens &+ odds) &* UInt32(truncatingIfNeeded: own)
      evens &+= SIMD16(truncatingIfNeeded: blockEvens)
      odds &+= SIMD16(truncatingIfNeeded: blockOdds)
    }
    // Even the sums of all lanes stay below 2^32.
    let sum = UInt64((evens &+ odds).wrappedSum())
    let after = UInt64(earlier.wrappedSum())
    let weighted = UInt64((evens &* evenPlaces &+ odds &* (evenPlaces &- 1)).wrappedSum())
    second = (second + UInt64(groups * group) * first + 32 * after + weighted) % divisor
    first = (first + sum) % divisor
  }

  /// How often the first bytes of pairs count in the second sum: the bytes of a group that follow, and once.
  private static let evenPlaces = SIMD16<UInt32>(
    32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2)

  /// Appends bytes by their checksum.
  public mutating func append(_ other: Adler32) {
    // The other's first sum starts from 1. Each of its bytes adds this one's to the second sum.
    let more = UInt64(other.count) % Self.divisor * (first + Self.divisor - 1)
    second = (second + other.second + more) % Self.divisor
    first = (first + other.first + Self.divisor - 1) % Self.divisor
    count += other.count
  }

  /// Appends a byte so many times.
  public mutating func append(_ byte: UInt8, count bytes: Int) {
    // The first sum grows by the byte each time, and the second by the first.
    let (value, times) = (UInt64(byte), UInt64(bytes))
    let steps = times * (times + 1) / 2 % Self.divisor
    second = (second + times % Self.divisor * first + steps * value) % Self.divisor
    first = (first + times % Self.divisor * value) % Self.divisor
    count += bytes
  }

  /// The checksum.
  public var sum: UInt32 { UInt32(truncatingIfNeeded: second << 16 | first) }
}
