/// Compresses rows of drawings as deflate (RFC 1951) at the speed of reading them.
///
/// Drawings are long runs of paper, rows like the one above, and edges that come again. So at each
/// place three earlier ones are looked at: the byte before, the row above, and where the same four
/// bytes were met last. What zlib finds by longer searches is of little use here.
struct RunDeflater: ~Copyable {
  /// What was found, one after the other: a byte, or a `match`.
  private var tokens: UnsafeMutableBufferPointer<UInt32>
  private var count = 0
  /// Where four bytes of a hash were met last, from the start of the block.
  private let places: UnsafeMutableBufferPointer<Int32>
  /// How often each symbol of RFC 1951 is in the block.
  private let symbols: UnsafeMutableBufferPointer<UInt32>
  private let distances: UnsafeMutableBufferPointer<UInt32>
  private var bits = BitWriter()

  private static let hashBits: UInt32 = 13
  /// As far back as deflate can refer.
  private static let reach = 32768

  init() {
    tokens = .allocate(capacity: 1 << 15)
    places = .allocate(capacity: 1 << Self.hashBits)
    symbols = .allocate(capacity: 286)
    distances = .allocate(capacity: 30)
    symbols.initialize(repeating: 0)
    distances.initialize(repeating: 0)
  }

  deinit {
    tokens.deallocate()
    places.deallocate()
    symbols.deallocate()
    distances.deallocate()
  }

  /// Adds rows, which refer to nothing before them.
  ///
  /// - Parameters:
  ///   - bytes: at least one row.
  ///   - row: bytes in a row, with its filter.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, row: Int) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    find(start, bytes.count, row: row)
    if count > Self.longBlock { write() }
  }

  /// Adds rows that are the same as the one above: the filter "up", and no differences.
  ///
  /// - Parameters:
  ///   - rows: how many.
  ///   - row: bytes in a row, with its filter.
  mutating func addUnchanged(rows: Int, row: Int) {
    for _ in 0..<rows {
      reserve(row / 128 + 4)
      note(2)
      note(0)
      if row > 4 {
        note(row - 2, 1)
      } else {
        for _ in 2..<row { note(0) }
      }
      if count > Self.longBlock { write() }
    }
  }

  /// Ends at a whole byte, so that other blocks can follow, and returns what was written.
  mutating func flush() -> [UInt8] {
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
    places.update(repeating: -1)
    let raw = UnsafeRawPointer(start)
    let looksUp = row <= Self.reach
    var place = 0
    while place < length {
      let rest = length - place
      var (best, distance) = (0, 0)
      if place > 0, start[place] == start[place - 1] {
        best = RunDeflater.same(raw + place, raw + place - 1, rest)
        distance = 1
      }
      if best < 32, looksUp, place >= row, start[place] == start[place - row] {
        let found = RunDeflater.sameBeforeRun(raw + place, raw + place - row, rest)
        // A distance of a row costs some bits more than one of 1.
        if found > best + 2 { (best, distance) = (found, row) }
      }
      if best < 4, rest >= 4 {
        let four = (raw + place).loadUnaligned(as: UInt32.self)
        let hash = Int((four &* 2_654_435_769) >> (32 - Self.hashBits))
        let last = Int(places[hash])
        places[hash] = Int32(truncatingIfNeeded: place)
        if last >= 0, place - last <= Self.reach,
          (raw + last).loadUnaligned(as: UInt32.self) == four
        {
          let found = RunDeflater.sameBeforeRun(raw + place, raw + last, rest)
          if found > best + 1 { (best, distance) = (found, place - last) }
        }
      }
      reserve(best / 128 + 2)
      if best < 3 || (best == 3 && distance > 64) {
        note(start[place])
        place += 1
      } else {
        note(best, distance)
        place += best
      }
    }
  }

  /// Notes a byte.
  @inline(__always)
  private mutating func note(_ byte: UInt8) {
    tokens[count] = UInt32(byte)
    symbols[Int(byte)] += 1
    count += 1
  }

  /// Notes a match, in parts of at most 258 bytes and at least 3.
  @inline(__always)
  private mutating func note(_ length: Int, _ distance: Int) {
    let far = RunDeflater.code(ofDistance: distance)
    let shared = 1 << 31 | UInt32(far.symbol) << 13 | UInt32(far.extra)
    var rest = length
    while rest > 258 {
      let part = min(258, rest - 3)
      note(part, shared, far.symbol)
      rest -= part
    }
    note(rest, shared, far.symbol)
  }

  /// Notes a part of a match: above the bits of its distance those of its length.
  @inline(__always)
  private mutating func note(_ length: Int, _ shared: UInt32, _ distance: Int) {
    let code = RunDeflater.code(ofLength: length)
    tokens[count] = shared | UInt32(code.symbol - 257) << 23 | UInt32(code.extra) << 18
    count += 1
    symbols[code.symbol] += 1
    distances[distance] += 1
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count + more > tokens.count { grow(more) }
  }

  private mutating func grow(_ more: Int) {
    let larger = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 2 * tokens.count + more)
    _ = larger.update(fromContentsOf: tokens[..<count])
    tokens.deallocate()
    tokens = larger
  }

  /// How many bytes are the same at two places, the second of which may overlap the first.
  @inline(__always)
  private static func same(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ limit: Int) -> Int {
    func difference(_ place: Int) -> UInt64 {
      (a + place).loadUnaligned(as: UInt64.self) ^ (b + place).loadUnaligned(as: UInt64.self)
    }
    var place = 0
    // Most runs are long.
    while place + 32 <= limit,
      difference(place) | difference(place + 8) | difference(place + 16) | difference(place + 24)
        == 0
    { place += 32 }
    while place + 8 <= limit {
      let found = difference(place)
      if found != 0 { return place + found.trailingZeroBitCount >> 3 }
      place += 8
    }
    while place < limit,
      a.load(fromByteOffset: place, as: UInt8.self)
        == b.load(fromByteOffset: place, as: UInt8.self)
    { place += 1 }
    return place
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
    while place + 8 <= limit {
      let eight = (a + place).loadUnaligned(as: UInt64.self)
      let difference = eight ^ (b + place).loadUnaligned(as: UInt64.self)
      if difference != 0 { return place + difference.trailingZeroBitCount >> 3 }
      if place >= looked, eight == (eight & 0xFF) &* 0x0101_0101_0101_0101 {
        let run = same(a + place + 1, a + place, min(longRun, limit - place - 1))
        if run >= longRun { return place }
        looked = place + run
      }
      place += 8
    }
    return place + same(a + place, b + place, limit - place)
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
    symbols[256] = 1
    // A block without matches still names one distance.
    if distances.allSatisfy({ $0 == 0 }) { distances[0] = 1 }
    let (lengthCode, distanceCode) = (
      HuffmanCode(frequencies: Array(symbols), longest: 15),
      HuffmanCode(frequencies: Array(distances), longest: 15)
    )
    // The most that a match takes: two words of 15 bits with 5 and 13 bits behind them.
    bits.reserve(count * 6 + 1024)
    bits.put(0b100, 3)
    writeCodes(lengthCode, distanceCode)
    writeTokens(
      lengthCode.written { $0 < 257 ? 0 : RunDeflater.extraBits(ofLength: $0) },
      distanceCode.written { RunDeflater.extraBits(ofDistance: $0) })
    count = 0
    symbols.update(repeating: 0)
    distances.update(repeating: 0)
  }

  private mutating func writeTokens(
    _ lengths: [HuffmanCode.Written], _ distances: [HuffmanCode.Written]
  ) {
    lengths.withUnsafeBufferPointer { lengths in
      distances.withUnsafeBufferPointer { distances in
        for token in tokens[..<count] {
          guard token >= 1 << 31 else {
            let byte = lengths[Int(token)]
            bits.put(UInt64(byte.word), Int(byte.length))
            continue
          }
          let length = lengths[257 + Int(token >> 23 & 0x1F)]
          let distance = distances[Int(token >> 13 & 0x1F)]
          bits.put(
            UInt64(length.word) | UInt64(token >> 18 & 0x1F) << UInt64(length.length),
            Int(length.all))
          bits.put(
            UInt64(distance.word) | UInt64(token & 0x1FFF) << UInt64(distance.length),
            Int(distance.all))
        }
        bits.put(UInt64(lengths[256].word), Int(lengths[256].length))
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
