/// A writer of bit fields one after the other, the lowest bit first.
struct BitWriter: ~Copyable {
  private var bytes: UnsafeMutableRawPointer = .allocate(byteCount: 1 << 14, alignment: 8)
  private var capacity = 1 << 14
  private var count = 0
  /// The bits that do not fill a byte yet.
  private var pending: UInt64 = 0
  private var pendingBits = 0

  deinit { bytes.deallocate() }

  /// Makes room for `more` bytes and a short header.
  mutating func reserve(_ more: Int) {
    guard count + more + 1024 > capacity else { return }
    capacity = 2 * (count + more + 1024)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: bytes, byteCount: count)
    bytes.deallocate()
    bytes = larger
  }

  /// Appends the lowest `width` bits of a number, at most 56.
  ///
  /// The other bits must be zero, and `reserve` must have made room.
  mutating func put(_ value: UInt64, _ width: Int) {
    put(CollectionOfOne(0)) { _ in (value, width) }
  }

  /// Appends the bits that a function returns for each number, at most 56 at a time.
  ///
  /// `reserve` must have made room.
  @inline(__always)
  mutating func put(
    _ numbers: some Sequence<UInt32>, _ bits: (UInt32) -> (value: UInt64, width: Int)
  ) {
    // Local copies: the optimiser cannot keep fields of an `inout` value in registers.
    var (pending, pendingBits, place) = (pending, pendingBits, bytes + count)
    for number in numbers {
      let (value, width) = bits(number)
      pending |= value &<< UInt64(truncatingIfNeeded: pendingBits)
      pendingBits &+= width
      // Writes all pending bits; the next number writes those of an incomplete byte again.
      place.storeBytes(of: pending.littleEndian, as: UInt64.self)
      place += pendingBits &>> 3
      pending &>>= UInt64(truncatingIfNeeded: pendingBits & ~7)
      pendingBits &= 7
    }
    (self.pending, self.pendingBits, count) = (pending, pendingBits, place - bytes)
  }

  /// Fills the last byte with zero bits.
  mutating func align() { put(0, (8 - pendingBits) & 7) }

  /// Returns all whole bytes and empties the buffer.
  mutating func take() -> [UInt8] {
    defer { count = 0 }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
