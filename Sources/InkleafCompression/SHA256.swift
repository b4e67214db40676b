internal import CInkleafSHA

/// An SHA-256 checksum (FIPS 180-4), fed piece by piece.
///
/// Processors that have instructions for it use them, which is eight times as fast.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  /// The bytes that are not mixed in yet.
  private var rest: [UInt8] = []
  private var count = 0
  private let usesInstructions: Bool

  /// Whether this processor has instructions for the sum.
  package static let hasInstructions = inkleaf_has_sha()

  /// Starts a sum.
  ///
  /// - Parameter plain: whether to do without the processor's instructions.
  package init(plain: Bool = false) { usesInstructions = Self.hasInstructions && !plain }

  /// The number of bytes that are mixed in at once.
  package static let block = 64
  /// The number of bytes from which on they are mixed in, as small pieces cost more than their bytes.
  private static let gathered = 4096

  /// Returns the checksum of bytes in hexadecimal.
  package static func hex(of bytes: [UInt8]) -> String {
    var sum = SHA256()
    sum.add(bytes)
    return sum.hex()
  }

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// Adds bytes.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    guard rest.count + bytes.count >= Self.gathered else { return gather(bytes) }
    let start = min(bytes.count, (Self.block - rest.count % Self.block) % Self.block)
    gather(UnsafeRawBufferPointer(rebasing: bytes[..<start]))
    let gathered = rest.count / Self.block * Self.block
    let whole = (bytes.count - start) / Self.block * Self.block
    mixRest(gathered)
    mix(UnsafeRawBufferPointer(rebasing: bytes[start..<start + whole]))
    rest.removeSubrange(..<gathered)
    gather(UnsafeRawBufferPointer(rebasing: bytes[(start + whole)...]))
  }

  /// Keeps bytes until there are enough of them to be mixed in.
  private mutating func gather(_ bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty else { return }
    bytes.withMemoryRebound(to: UInt8.self) { rest.append(contentsOf: $0) }
  }

  /// Adds bytes to this sum and others to another one at the same time, which takes little longer than one
  /// of them.
  package mutating func add(
    _ bytes: UnsafeRawBufferPointer, and others: UnsafeRawBufferPointer, to other: inout SHA256
  ) {
    var common = 0
    if usesInstructions, other.usesInstructions, rest.isEmpty, other.rest.isEmpty,
      let start = bytes.baseAddress, let otherStart = others.baseAddress
    {
      let blocks = min(bytes.count, others.count) / Self.block
      inkleaf_sha_mix_two(&state, start, &other.state, otherStart, blocks, constants)
      common = blocks * Self.block
      count += common
      other.count += common
    }
    add(UnsafeRawBufferPointer(rebasing: bytes[common...]))
    other.add(UnsafeRawBufferPointer(rebasing: others[common...]))
  }

  /// Adds a text and its length, so that "ab" and "c" differ from "a" and "bc".
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      add(bytes.count)
      add(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Adds a number.
  package mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  /// Adds a number by its bits.
  package mutating func add(_ number: Double) { add(number.bitPattern) }

  private mutating func add(_ bits: UInt64) {
    withUnsafeBytes(of: bits.littleEndian) { add($0) }
  }

  /// Returns the checksum in hexadecimal.
  package consuming func hex() -> String {
    let bits = UInt64(count) * 8
    let zeros = (Self.block + 55 - count % Self.block) % Self.block
    rest += [0x80] + [UInt8](repeating: 0, count: zeros)
    rest += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    mixRest(rest.count)
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: state.flatMap { word in
        (1...8).map { place -> UInt8 in
          let digit = word >> UInt32(32 - 4 * place) & 15
          return digits[Int(digit)]
        }
      }, as: UTF8.self)
  }

  /// Mixes so many of the bytes that are not mixed in yet, whole blocks of them.
  private mutating func mixRest(_ count: Int) {
    let rest = rest
    rest.withUnsafeBytes { mix(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  /// Mixes whole blocks into the state.
  private mutating func mix(_ blocks: UnsafeRawBufferPointer) {
    if usesInstructions, let start = blocks.baseAddress {
      inkleaf_sha_mix(&state, start, blocks.count / Self.block, constants)
    } else {
      mixPlainly(blocks, &state)
    }
  }
}

/// Mixes whole blocks into a state, on any processor.
private func mixPlainly(_ blocks: UnsafeRawBufferPointer, _ state: inout [UInt32]) {
  withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
    constants.withUnsafeBufferPointer { constants in
      state.withUnsafeMutableBufferPointer { state in
        for start in stride(from: 0, to: blocks.count, by: 64) {
          for index in 0..<16 {
            words[index] = UInt32(
              bigEndian: blocks.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self))
          }
          for index in 16..<64 {
            let (a, b) = (words[index - 15], words[index - 2])
            let s0 = a.rotated(7) ^ a.rotated(18) ^ a >> 3
            let s1 = b.rotated(17) ^ b.rotated(19) ^ b >> 10
            words[index] = words[index - 16] &+ s0 &+ words[index - 7] &+ s1
          }
          var (a, b, c, d) = (state[0], state[1], state[2], state[3])
          var (e, f, g, h) = (state[4], state[5], state[6], state[7])
          for index in 0..<64 {
            let s1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
            let choice = (e & f) ^ (~e & g)
            let t1 = h &+ s1 &+ choice &+ constants[index] &+ words[index]
            let s0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
            let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
          }
          for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
          for (index, value) in [e, f, g, h].enumerated() { state[4 + index] &+= value }
        }
      }
    }
  }
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let constants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
  0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
  0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
  0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
  0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]

extension UInt32 {
  @inline(__always)
  fileprivate func rotated(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
