/// Compresses rows of drawings as deflate (RFC 1951) at the speed of reading them.
///
/// Drawings are long runs of paper, rows like the one above, and edges that come again. So at each
/// place three earlier ones are looked at: the byte before, the row above, and where the same four
/// bytes were met last. What zlib finds by longer searches is of little use here.
package struct RunDeflater: ~Copyable {
  /// What was found, one after the other: bytes and parts of matches.
  private var tokens: UnsafeMutableBufferPointer<UInt32>
  private var count = 0
  /// Where four bytes of a hash were met last, from the start of the block.
  private let places: UnsafeMutableBufferPointer<Int32>
  private var bits = BitWriter()

  private static let hashBits: UInt32 = 13
  /// As far back as deflate can refer.
  private static let reach = 32768

  package init() {
    tokens = .allocate(capacity: 1 << 15)
    places = .allocate(capacity: 1 << Self.hashBits)
  }

  deinit {
    tokens.deallocate()
    places.deallocate()
  }

  /// Adds rows, which refer to nothing before them.
  ///
  /// - Parameters:
  ///   - bytes: at least one row.
  ///   - row: bytes in a row, with its filter.
  ///   - isKept: whether to return what was found in them, to be added again; else that is nothing.
  @discardableResult
  package mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, row: Int, isKept: Bool = false
  ) -> [UInt32] {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return [] }
    let first = count
    find(start, bytes.count, row: row)
    let found = isKept ? Array(tokens[first..<count]) : []
    if count > Self.longBlock { write() }
    return found
  }

  /// Adds what was found in rows.
  package mutating func add(_ found: [UInt32]) {
    reserve(found.count)
    _ = tokens[count...].update(fromContentsOf: found)
    count += found.count
    if count > Self.longBlock { write() }
  }

  /// Adds rows that are the same as the one above: the filter "up", and no differences.
  ///
  /// - Parameters:
  ///   - rows: how many.
  ///   - row: bytes in a row, with its filter.
  package mutating func addUnchanged(rows: Int, row: Int) {
    for _ in 0..<rows {
      reserve(row)
      guard var next = tokens.baseAddress.map({ $0 + count }) else { return }
      // A match has at least three bytes.
      let single = row > 4 ? 2 : row
      for place in 0..<single { next[place] = RunDeflater.token(byte: place == 0 ? 2 : 0) }
      next += single
      if row > single { RunDeflater.note(row - single, 1, &next) }
      count = tokens.baseAddress.map { next - $0 } ?? 0
      if count > Self.longBlock { write() }
    }
  }

  /// Ends at a whole byte, so that other blocks can follow, and returns what was written.
  package mutating func flush() -> [UInt8] {
    if count > 0 { write() }
    bits.reserve(16)
    // An empty stored block: its header, then at the next whole byte a length of 0.
    bits.put(0, 3)
    bits.align()
    bits.put(0xFFFF_0000, 32)
    return bits.take()
  }

  /// So many tokens are worth a code of their own.
  private static let longBlock = 1 << 16

  // MARK: Finding

  private mutating func find(_ start: UnsafePointer<UInt8>, _ length: Int, row: Int) {
    reserve(length)
    guard var next = tokens.baseAddress.map({ $0 + count }) else { return }
    places.update(repeating: -1)
    let raw = UnsafeRawPointer(start)
    let looksUp = row <= Self.reach
    var place = 0
    while place < length {
      let rest = length &- place
      var (best, distance) = (0, 0)
      if place > 0, start[place] == start[place &- 1] {
        best = RunDeflater.same(raw + place, raw + (place &- 1), rest)
        distance = 1
      }
      if best < 32, looksUp, place >= row, start[place] == start[place &- row] {
        let found = RunDeflater.sameBeforeRun(raw + place, raw + (place &- row), rest)
        // A distance of a row costs some bits more than one of 1.
        if found > best &+ 2 { (best, distance) = (found, row) }
      }
      if best < 4, rest >= 4 {
        let four = (raw + place).loadUnaligned(as: UInt32.self)
        let hash = Int((four &* 2_654_435_769) &>> (32 - Self.hashBits))
        let last = Int(places[hash])
        places[hash] = Int32(truncatingIfNeeded: place)
        if last >= 0, place &- last <= Self.reach,
          (raw + last).loadUnaligned(as: UInt32.self) == four
        {
          let found = RunDeflater.sameBeforeRun(raw + place, raw + last, rest)
          if found > best &+ 1 { (best, distance) = (found, place &- last) }
        }
      }
      if best < 3 || (best == 3 && distance > 64) {
        next.pointee = RunDeflater.token(byte: start[place])
        next += 1
        place &+= 1
      } else {
        RunDeflater.note(best, distance, &next)
        place &+= best
      }
    }
    count = tokens.baseAddress.map { next - $0 } ?? 0
  }

  // MARK: Tokens

  // From the highest bit: 9 bits of the first symbol, 5 that follow it, 5 of the distance's symbol,
  // 13 that follow that.

  /// The token of a byte, which has no distance.
  @inline(__always)
  private static func token(byte: UInt8) -> UInt32 { UInt32(byte) << 23 | noDistance << 13 }

  /// In place of a distance's symbol, of which there are 30.
  private static let noDistance: UInt32 = 30

  /// Notes the tokens of a match, in parts of at most 258 bytes and at least 3.
  @inline(__always)
  private static func note(
    _ length: Int, _ distance: Int, _ next: inout UnsafeMutablePointer<UInt32>
  ) {
    let far = code(ofDistance: distance)
    let shared = UInt32(far.symbol) << 13 | UInt32(far.extra)
    var rest = length
    while rest > 258 {
      let part = min(258, rest - 3)
      next.pointee = token(length: part) | shared
      next += 1
      rest -= part
    }
    next.pointee = token(length: rest) | shared
    next += 1
  }

  /// What a token says of a match's length.
  @inline(__always)
  private static func token(length: Int) -> UInt32 {
    let code = code(ofLength: length)
    return UInt32(code.symbol) << 23 | UInt32(code.extra) << 18
  }

  private mutating func reserve(_ more: Int) {
    guard count + more > tokens.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt32>.allocate(
      capacity: max(2 * tokens.count, count + more))
    _ = larger.update(fromContentsOf: tokens[..<count])
    tokens.deallocate()
    tokens = larger
  }

  /// How many bytes are the same at two places, the second of which may overlap the first.
  @inline(__always)
  private static func same(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ limit: Int) -> Int {
    var place = 0
    // Most runs are long.
    while place &+ 64 <= limit {
      let difference =
        (a + place).loadUnaligned(as: SIMD8<UInt64>.self)
        ^ (b + place).loadUnaligned(as: SIMD8<UInt64>.self)
      let halves = difference.lowHalf | difference.highHalf
      let quarters = halves.lowHalf | halves.highHalf
      guard quarters[0] | quarters[1] == 0 else { break }
      place &+= 64
    }
    while place &+ 8 <= limit {
      let found = difference(a + place, b + place)
      if found != 0 { return place &+ found.trailingZeroBitCount &>> 3 }
      place &+= 8
    }
    while place < limit,
      a.load(fromByteOffset: place, as: UInt8.self)
        == b.load(fromByteOffset: place, as: UInt8.self)
    { place &+= 1 }
    return place
  }

  /// The bits in which eight bytes differ from eight others, those of the first byte lowest.
  @inline(__always)
  private static func difference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> UInt64 {
    a.loadUnaligned(as: UInt64.self).littleEndian ^ b.loadUnaligned(as: UInt64.self).littleEndian
  }

  /// How many bytes are the same at two places, up to where a long run of one kind begins.
  ///
  /// Such a run is better written as a run: a distance of 1 takes a bit or two, that of a row twelve.
  /// The paper between two dots is no such run: there it is better to go on to the next dot.
  @inline(__always)
  private static func sameBeforeRun(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ limit: Int
  ) -> Int {
    var place = 0
    var looked = 0
    while place &+ 8 <= limit {
      let found = difference(a + place, b + place)
      if found != 0 { return place &+ found.trailingZeroBitCount &>> 3 }
      let eight = (a + place).loadUnaligned(as: UInt64.self)
      if place >= looked, eight == (eight & 0xFF) &* 0x0101_0101_0101_0101 {
        let run = same(a + place + 1, a + place, min(longRun, limit &- place &- 1))
        if run >= longRun { return place }
        looked = place &+ run
      }
      place &+= 8
    }
    return place &+ same(a + place, b + place, limit &- place)
  }

  private static let longRun = 128

  // MARK: Symbols of lengths and distances (RFC 1951, 3.2.5)

  /// The symbol of a length from 3 to 258, and the bits that follow it.
  @inline(__always)
  private static func code(ofLength length: Int) -> (symbol: Int, extra: Int) {
    if length == 258 { return (285, 0) }
    if length < 11 { return (254 + length, 0) }
    let value = length - 3
    let bits = Int.bitWidth - value.leadingZeroBitCount - 3
    return (257 + bits << 2 + value >> bits, value & (1 << bits - 1))
  }

  /// How many bits follow the symbols of lengths, from 257 on.
  private static func extraBits(ofLength symbol: Int) -> Int {
    symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
  }

  /// The symbol of a distance from 1 to 32768, and the bits that follow it.
  @inline(__always)
  private static func code(ofDistance distance: Int) -> (symbol: Int, extra: Int) {
    let value = distance - 1
    if value < 4 { return (value, 0) }
    let bits = Int.bitWidth - value.leadingZeroBitCount - 2
    return (bits << 1 + value >> bits, value & (1 << bits - 1))
  }

  /// How many bits follow the symbols of distances.
  private static func extraBits(ofDistance symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }

  // MARK: Writing

  /// Writes what was found as one block with a code of its own.
  private mutating func write() {
    // How often each symbol of RFC 1951 is in the block.
    var symbols = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 31)
    for token in UnsafeBufferPointer(rebasing: tokens[..<count]) {
      symbols[Int(token >> 23)] &+= 1
      distances[Int(token >> 13 & 0x1F)] &+= 1
    }
    symbols[256] = 1
    distances.removeLast()
    // A block without matches still names one distance.
    if distances.allSatisfy({ $0 == 0 }) { distances[0] = 1 }
    let (lengthCode, distanceCode) = (
      HuffmanCode(frequencies: symbols, longest: 15),
      HuffmanCode(frequencies: distances, longest: 15)
    )
    // The most that a match takes: two words of 15 bits with 5 and 13 bits behind them.
    bits.reserve(count * 6 + 1024)
    bits.put(0b100, 3)
    writeCodes(lengthCode, distanceCode)
    writeTokens(
      lengthCode.written { $0 < 257 ? 0 : RunDeflater.extraBits(ofLength: $0) },
      distanceCode.written { RunDeflater.extraBits(ofDistance: $0) } + [.nothing])
    count = 0
  }

  private mutating func writeTokens(
    _ symbols: [HuffmanCode.Written], _ distances: [HuffmanCode.Written]
  ) {
    symbols.withUnsafeBufferPointer { symbols in
      distances.withUnsafeBufferPointer { distances in
        bits.put(UnsafeBufferPointer(rebasing: tokens[..<count])) { token in
          let first = symbols[Int(token >> 23)]
          let second = distances[Int(token >> 13 & 0x1F)]
          let far = UInt64(second.word) | UInt64(token & 0x1FFF) &<< UInt64(second.length)
          return (
            UInt64(first.word) | UInt64(token >> 18 & 0x1F) &<< UInt64(first.length)
              | far &<< UInt64(first.all),
            Int(first.all &+ second.all)
          )
        }
        bits.put(UInt64(symbols[256].word), Int(symbols[256].length))
      }
    }
  }

  /// Writes the lengths of both codes' words, themselves compressed (RFC 1951, 3.2.7).
  private mutating func writeCodes(_ first: HuffmanCode, _ second: HuffmanCode) {
    let firstCount = (first.lengths.lastIndex { $0 > 0 } ?? 256) + 1
    let secondCount = (second.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    let all = first.lengths[..<firstCount] + second.lengths[..<secondCount]
    // Each a symbol and what follows it: 16 repeats a length, 17 and 18 are runs of none.
    var steps: [(symbol: Int, extra: Int, bits: Int)] = []
    var place = all.startIndex
    while place < all.endIndex {
      let length = all[place]
      var run = all[place...].prefix { $0 == length }.count
      place += run
      if length > 0 {
        steps.append((Int(length), 0, 0))
        run -= 1
      }
      while run >= 3 {
        if length > 0 {
          let part = min(6, run)
          steps.append((16, part - 3, 2))
          run -= part
        } else {
          let part = min(138, run)
          steps.append(part < 11 ? (17, part - 3, 3) : (18, part - 11, 7))
          run -= part
        }
      }
      for _ in 0..<run { steps.append((Int(length), 0, 0)) }
    }
    var frequencies = [UInt32](repeating: 0, count: 19)
    for step in steps { frequencies[step.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, longest: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let orderCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 3) + 1)
    bits.put(UInt64(firstCount - 257), 5)
    bits.put(UInt64(secondCount - 1), 5)
    bits.put(UInt64(orderCount - 4), 4)
    for symbol in order[..<orderCount] { bits.put(UInt64(code.lengths[symbol]), 3) }
    for step in steps {
      let length = Int(code.lengths[step.symbol])
      bits.put(UInt64(code.words[step.symbol]) | UInt64(step.extra) << length, length + step.bits)
    }
  }
}
