// How far two places in memory are the same.

extension RunDeflater {
  /// Returns the number of equal bytes at two places, which may overlap.
  @inline(__always)
  static func same(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ limit: Int) -> Int {
    var place = 0
    while place &+ 32 <= limit {
      let found = sameOf32(a + place, b + place)
      if found < 32 { return place &+ found }
      place &+= 32
    }
    while place &+ 8 <= limit {
      let found = sameBits(a + place, b + place) &>> 3
      if found < 8 { return place &+ found }
      place &+= 8
    }
    return place &+ sameOfFew(a + place, b + place, limit &- place)
  }

  /// Returns the number of equal bytes at the start of eight, or of fewer if there are fewer.
  @inline(__always)
  static func sameOfEight(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ limit: Int
  ) -> Int {
    limit >= 8 ? sameBits(a, b) &>> 3 : sameOfFew(a, b, limit)
  }

  @inline(__always)
  private static func sameOfFew(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ limit: Int) -> Int {
    var place = 0
    while place < limit,
      a.load(fromByteOffset: place, as: UInt8.self)
        == b.load(fromByteOffset: place, as: UInt8.self)
    { place &+= 1 }
    return place
  }

  /// Returns the number of equal bytes at the start of 32.
  ///
  /// The ends of matches cannot be foreseen, so a branch for each eight bytes would cost more.
  @inline(__always)
  private static func sameOf32(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Int {
    var bits = 0
    for place in [24, 16, 8, 0] {
      let eight = sameBits(a + place, b + place)
      // What follows counts if all 64 bits are equal.
      bits = eight &+ (0 &- eight &>> 6) & bits
    }
    return bits &>> 3
  }

  /// Returns the number of equal bits at the start of eight bytes, the lowest bit of each first.
  @inline(__always)
  private static func sameBits(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Int {
    (a.loadUnaligned(as: UInt64.self).littleEndian
      ^ b.loadUnaligned(as: UInt64.self).littleEndian).trailingZeroBitCount
  }

  /// Returns the number of equal bytes at two places, up to about the start of a long run of one byte.
  ///
  /// A long run is better written as a run: a distance of 1 takes a bit or two, one of a row twelve.
  /// The paper between two dots is too short for that; the match goes on to the next dot.
  static func sameBeforeRun(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ limit: Int
  ) -> Int {
    var place = 0
    while place &+ 32 <= limit {
      let found = sameOf32(a + place, b + place)
      if found < 32 { return place &+ found }
      if isOneByte(a + place),
        same(a + place + 1, a + place, min(longRun, limit &- place &- 1)) >= longRun
      {
        return place
      }
      place &+= 32
    }
    return place &+ same(a + place, b + place, limit &- place)
  }

  /// Returns whether 32 bytes are the same byte.
  @inline(__always)
  private static func isOneByte(_ bytes: UnsafeRawPointer) -> Bool {
    let eights = bytes.loadUnaligned(as: SIMD4<UInt64>.self)
    let byte = (eights[0] & 0xFF) &* 0x0101_0101_0101_0101
    let others = eights ^ SIMD4(repeating: byte)
    let halves = others.lowHalf | others.highHalf
    return halves[0] | halves[1] == 0
  }

  private static let longRun = 128
}
