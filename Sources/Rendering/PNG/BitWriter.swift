/// Writes numbers of a few bits one after the other, the lowest bit first.
struct BitWriter: ~Copyable {
  private var bytes: UnsafeMutableRawPointer = .allocate(byteCount: 1 << 14, alignment: 8)
  private var capacity = 1 << 14
  private var count = 0
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

  /// Adds the lowest bits of a number, at most 32; room for them must have been made.
  @inline(__always)
  mutating func put(_ value: UInt64, _ width: Int) {
    pending |= value << UInt64(truncatingIfNeeded: pendingBits)
    pendingBits += width
    if pendingBits >= 32 {
      (bytes + count).storeBytes(
        of: UInt32(truncatingIfNeeded: pending).littleEndian, as: UInt32.self)
      count += 4
      pending >>= 32
      pendingBits -= 32
    }
  }

  /// Fills the last byte up with zeros.
  mutating func align() {
    while pendingBits > 0 {
      bytes.storeBytes(
        of: UInt8(truncatingIfNeeded: pending), toByteOffset: count, as: UInt8.self)
      count += 1
      pending >>= 8
      pendingBits = max(0, pendingBits - 8)
    }
    pending = 0
  }

  /// Hands out all whole bytes and starts anew.
  mutating func take() -> [UInt8] {
    defer { count = 0 }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
