/// A random number generator (SplitMix64; Steele, Lea and Flood, 2014).
///
/// The same seed gives the same numbers on every machine and with every version of Swift.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// Starts the sequence of a seed, any number.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number; all are equally likely.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns the next number from 0 up to, but not including, a count of at least 1.
  package mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Returns the next number from 0 up to, but not including, 1.
  package mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }
}
