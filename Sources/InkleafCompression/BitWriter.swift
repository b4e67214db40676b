/// Writes numbers of a few bits one after the other, the lowest bit first.
struct BitWriter: ~Copyable {
  private var bytes: UnsafeMutableRawPointer = .allocate(byteCount: 1 << 14, alignment: 8)
  private var capacity = 1 << 14
  private var count = 0
  /// What does not yet fill a byte.
  private var pending: UInt64 = 0
  private var pendingBits = 0

  deinit { bytes.deallocate() }

  /// Makes room for so many more bytes, and for the few of a header.
  mutating func reserve(_ more: Int) {
    guard count + more + 1024 > capacity else { return }
    capacity = 2 * (count + more + 1024)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: bytes, byteCount: count)
    bytes.deallocate()
    bytes = larger
  }

  /// Adds the lowest bits of a number, at most 56; the others are zero, and room must have been made.
  mutating func put(_ value: UInt64, _ width: Int) {
    put(CollectionOfOne(0)) { _ in (value, width) }
  }

  /// Adds what is told for each number: bits, at most 56, and how many; room must have been made.
  @inline(__always)
  mutating func put(
    _ numbers: some Sequence<UInt32>, _ bits: (UInt32) -> (value: UInt64, width: Int)
  ) {
    // Kept in registers, which what belongs to a value that is changed cannot be.
    var (pending, pendingBits, place) = (pending, pendingBits, bytes + count)
    for number in numbers {
      let (value, width) = bits(number)
      pending |= value &<< UInt64(truncatingIfNeeded: pendingBits)
      pendingBits &+= width
      // All that is pending is written, and what does not fill a byte again with what comes next.
      place.storeBytes(of: pending.littleEndian, as: UInt64.self)
      place += pendingBits &>> 3
      pending &>>= UInt64(truncatingIfNeeded: pendingBits & ~7)
      pendingBits &= 7
    }
    (self.pending, self.pendingBits, count) = (pending, pendingBits, place - bytes)
  }

  /// Fills the last byte up with zeros.
  mutating func align() { put(0, (8 - pendingBits) & 7) }

  /// Hands out all whole bytes and starts anew.
  mutating func take() -> [UInt8] {
    defer { count = 0 }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
