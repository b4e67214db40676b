/// A sum of some bytes by which texts are told apart (FNV-1a; Fowler, Noll and Vo).
package struct ByteSum {
  /// The sum so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
