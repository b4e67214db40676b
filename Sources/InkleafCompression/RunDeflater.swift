/// A deflate compressor (RFC 1951) for rows of drawings, about as fast as reading them.
///
/// Drawings are long runs of paper, rows like the one above, and edges that repeat. So each place
/// is compared with three earlier ones: the byte before, the row above, and the last place with the
/// same eight bytes. zlib's longer searches gain little here, and shorter repeats from afar take more
/// bits than their bytes do.
package struct RunDeflater: ~Copyable {
  /// The tokens of the block, in order: bytes and parts of matches.
  private var tokens: UnsafeMutableBufferPointer<UInt32>
  private var count = 0
  /// The number of the last eight bytes with each hash, among all bytes that are searched.
  private let places: UnsafeMutableBufferPointer<Int32>
  private var searched = 0
  private var bits = BitWriter()

  private static let hashBits: UInt64 = 12
  /// The longest distance of a match in deflate.
  private static let reach = 32768

  /// The part of a token that holds each length of a match.
  private let lengths: UnsafeMutableBufferPointer<UInt32>

  package init() {
    tokens = .allocate(capacity: 1 << 15)
    places = .allocate(capacity: 1 << Self.hashBits)
    places.update(repeating: -1)
    lengths = .allocate(capacity: 259)
    for length in 3...258 { lengths[length] = RunDeflater.token(length: length) }
  }

  deinit {
    tokens.deallocate()
    places.deallocate()
    lengths.deallocate()
  }

  /// Adds rows; their matches refer to nothing before them.
  ///
  /// - Parameters:
  ///   - bytes: at least one row.
  ///   - row: the bytes of a row, including its filter.
  ///   - isKept: whether to return the tokens, so that they can be added again.
  /// - Returns: the tokens, empty unless `isKept`.
  @discardableResult
  package mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, row: Int, isKept: Bool = false
  ) -> [UInt32] {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return [] }
    let first = count
    find(start, bytes.count, 0, region(of: bytes.count, pitch: row), row: row)
    let found = isKept ? Array(tokens[first..<count]) : []
    if count > Self.longBlock { write() }
    return found
  }

  /// A rectangle of bytes that is added row by row, with other parts between its rows.
  package struct Region {
    /// The number of its first byte among all that are searched.
    fileprivate var first: Int
    /// The bytes of its rows.
    fileprivate var pitch: Int
  }

  /// Returns the next region of so many bytes in rows of `pitch`.
  package mutating func region(of count: Int, pitch: Int) -> Region {
    if searched > Int(Int32.max) - count {
      places.update(repeating: -1)
      searched = 0
    }
    defer { searched += count }
    return Region(first: searched, pitch: pitch)
  }

  /// Adds a part of a row; its matches refer to nothing but its region.
  ///
  /// - Parameters:
  ///   - bytes: at least one byte, in memory behind the rest of its region.
  ///   - offset: the place of the first byte in its region.
  ///   - row: the bytes of a row, including its filter.
  package mutating func add(
    part bytes: UnsafeBufferPointer<UInt8>, at offset: Int, of region: Region, row: Int
  ) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    find(start, bytes.count, offset, region, row: row)
    if count > Self.longBlock { write() }
  }

  /// Adds a byte so many times.
  package mutating func add(repeating byte: UInt8, count bytes: Int) {
    reserve(bytes / 128 + 4)
    guard var next = tokens.baseAddress.map({ $0 + count }) else { return }
    // A match has at least three bytes.
    let single = bytes > 3 ? 1 : bytes
    for _ in 0..<single {
      next.pointee = RunDeflater.token(byte: byte)
      next += 1
    }
    if bytes > single { note(bytes - single, Self.byteBefore, &next) }
    count = tokens.baseAddress.map { next - $0 } ?? 0
    if count > Self.longBlock { write() }
  }

  /// Adds the tokens of rows that were added before.
  package mutating func add(_ found: [UInt32]) {
    reserve(found.count)
    _ = tokens[count...].update(fromContentsOf: found)
    count += found.count
    if count > Self.longBlock { write() }
  }

  /// Adds rows equal to the one above: the filter "up" and zero differences.
  ///
  /// - Parameters:
  ///   - rows: the number of rows.
  ///   - row: the bytes of a row, including its filter.
  package mutating func addUnchanged(rows: Int, row: Int) {
    for _ in 0..<rows {
      reserve(row)
      guard var next = tokens.baseAddress.map({ $0 + count }) else { return }
      // A match has at least three bytes.
      let single = row > 4 ? 2 : row
      for place in 0..<single { next[place] = RunDeflater.token(byte: place == 0 ? 2 : 0) }
      next += single
      if row > single { note(row - single, Self.byteBefore, &next) }
      count = tokens.baseAddress.map { next - $0 } ?? 0
      if count > Self.longBlock { write() }
    }
  }

  /// Ends at a whole byte, so that other blocks can follow, and returns the bytes written.
  package mutating func flush() -> [UInt8] {
    if count > 0 { write() }
    bits.reserve(16)
    // An empty stored block: its header, then at the next whole byte a length of 0.
    bits.put(0, 3)
    bits.align()
    bits.put(0xFFFF_0000, 32)
    return bits.take()
  }

  /// The number of tokens after which a block ends: that many are worth a code of their own.
  private static let longBlock = 1 << 16

  // MARK: Finding

  /// Finds matches.
  ///
  /// - Parameters:
  ///   - offset: the place of the first byte in its region.
  ///   - row: the bytes of a row in the stream.
  private mutating func find(
    _ start: UnsafePointer<UInt8>, _ length: Int, _ offset: Int, _ region: Region, row: Int
  ) {
    reserve(length)
    guard var next = tokens.baseAddress.map({ $0 + count }) else { return }
    let raw = UnsafeRawPointer(start)
    let pitch = region.pitch
    // The first place with a byte above it.
    let firstAbove = row <= Self.reach ? pitch - offset : .max
    let rowAbove = RunDeflater.token(distance: row)
    var place = 0
    while place < length {
      let (here, rest) = (raw + place, length &- place)
      var before = place > 0 ? RunDeflater.sameOfEight(here, here - 1, rest) : 0
      var above = place >= firstAbove ? RunDeflater.sameOfEight(here, here - pitch, rest) : 0
      if before | above >= 4 {
        if before == 8 { before &+= RunDeflater.same(here + 8, here + 7, rest &- 8) }
        if above == 8, before < 32 { above = RunDeflater.sameBeforeRun(here, here - pitch, rest) }
      }
      // A distance of one row costs a few more bits than a distance of 1.
      let isAbove = above > before &+ 2
      let (best, distance) = isAbove ? (above, rowAbove) : (before, Self.byteBefore)
      if best >= 4 {
        note(best, distance, &next)
        place &+= best
        continue
      }
      if rest >= 8 {
        let last = lastEight(like: here, place, offset, region)
        if last < place {
          let (away, most) = RunDeflater.way(
            from: offset &+ place, to: offset &+ last, pitch: pitch, row: row)
          let found =
            away <= Self.reach ? RunDeflater.sameBeforeRun(here, raw + last, min(rest, most)) : 0
          if found >= 4 {
            note(found, RunDeflater.token(distance: away), &next)
            place &+= found
            continue
          }
        }
      }
      if best == 3, !isAbove || row <= 64 {
        note(best, distance, &next)
        place &+= best
      } else {
        next.pointee = RunDeflater.token(byte: here.load(as: UInt8.self))
        next += 1
        place &+= 1
      }
    }
    count = tokens.baseAddress.map { next - $0 } ?? 0
  }

  /// Notes eight bytes, and returns the last place of its region with the same, or their own.
  ///
  /// - Parameter place: the place of the bytes; their region starts `offset` before place 0.
  @inline(__always)
  private mutating func lastEight(
    like here: UnsafeRawPointer, _ place: Int, _ offset: Int, _ region: Region
  ) -> Int {
    let eight = here.loadUnaligned(as: UInt64.self)
    let hash = Int(truncatingIfNeeded: (eight &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.hashBits))
    let number = region.first &+ offset
    let last = Int(places[hash]) &- number
    places[hash] = Int32(truncatingIfNeeded: number &+ place)
    // All bits are set if it is outside the region or behind. A branch would be taken at random.
    let isOutside = ((last &+ offset) | (place &- last)) &>> (Int.bitWidth - 1)
    let inside = last & ~isOutside | place & isOutside
    return (here + (inside &- place)).loadUnaligned(as: UInt64.self) == eight ? inside : place
  }

  /// Returns the distance in the stream between two places of a region, and the bytes from the earlier
  /// one that follow each other there.
  @inline(__always)
  private static func way(
    from place: Int, to earlier: Int, pitch: Int, row: Int
  ) -> (distance: Int, most: Int) {
    guard pitch != row else { return (place &- earlier, .max) }
    let (rows, column) = place.quotientAndRemainder(dividingBy: pitch)
    let (earlierRows, earlierColumn) = earlier.quotientAndRemainder(dividingBy: pitch)
    return ((rows &- earlierRows) &* row &+ column &- earlierColumn, pitch &- earlierColumn)
  }

  // MARK: Tokens

  // From the highest bit: 9 bits for the symbol of a byte or length, 5 for its extra bits, 5 for the
  // symbol of the distance, 13 for its extra bits. One more symbol stands for eight of the longest
  // matches at a distance of 1, which paper is full of.

  /// Returns the token of a byte, which has no distance.
  @inline(__always)
  private static func token(byte: UInt8) -> UInt32 { UInt32(byte) << 23 | noDistance << 13 }

  /// The symbol of a token without distance; those of distances are 0 to 29.
  private static let noDistance: UInt32 = 30

  /// The token of eight matches of 258 bytes at a distance of 1.
  private static let longRuns: UInt32 = 286 << 23

  /// Appends the tokens of a match, in parts of 3 to 258 bytes.
  ///
  /// - Parameter distance: the part of the tokens that holds the distance.
  @inline(__always)
  private func note(
    _ length: Int, _ distance: UInt32, _ next: inout UnsafeMutablePointer<UInt32>
  ) {
    var rest = length
    while rest > 258 {
      if distance == Self.byteBefore, rest >= 8 * 258 + 3 {
        next.pointee = Self.longRuns
        rest -= 8 * 258
      } else {
        let part = min(258, rest - 3)
        next.pointee = lengths[part] | distance
        rest -= part
      }
      next += 1
    }
    next.pointee = lengths[rest] | distance
    next += 1
  }

  /// Returns the part of a token that holds a match's length.
  private static func token(length: Int) -> UInt32 {
    let code = code(ofLength: length)
    return UInt32(code.symbol) << 23 | UInt32(code.extra) << 18
  }

  /// Returns the part of a token that holds a match's distance.
  @inline(__always)
  private static func token(distance: Int) -> UInt32 {
    let code = code(ofDistance: distance)
    return UInt32(truncatingIfNeeded: code.symbol) << 13 | UInt32(truncatingIfNeeded: code.extra)
  }

  /// The part of a token that holds a distance of 1.
  private static let byteBefore: UInt32 = 0

  private mutating func reserve(_ more: Int) {
    guard count + more > tokens.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt32>.allocate(
      capacity: max(2 * tokens.count, count + more))
    _ = larger.update(fromContentsOf: tokens[..<count])
    tokens.deallocate()
    tokens = larger
  }

  // MARK: Symbols of lengths and distances (RFC 1951, 3.2.5)

  /// Returns the symbol of a length from 3 to 258, and the value of its extra bits.
  @inline(__always)
  private static func code(ofLength length: Int) -> (symbol: Int, extra: Int) {
    if length == 258 { return (285, 0) }
    if length < 11 { return (254 + length, 0) }
    let value = length - 3
    let bits = Int.bitWidth - value.leadingZeroBitCount - 3
    return (257 + bits << 2 + value >> bits, value & (1 << bits - 1))
  }

  /// Returns the number of extra bits of a length's symbol, 257 or more.
  private static func extraBits(ofLength symbol: Int) -> Int {
    symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
  }

  /// Returns the symbol of a distance from 1 to 32768, and the value of its extra bits.
  @inline(__always)
  private static func code(ofDistance distance: Int) -> (symbol: Int, extra: Int) {
    let value = distance - 1
    if value < 4 { return (value, 0) }
    let bits = Int.bitWidth - value.leadingZeroBitCount - 2
    return (bits << 1 + value >> bits, value & (1 << bits - 1))
  }

  /// Returns the number of extra bits of a distance's symbol.
  private static func extraBits(ofDistance symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }

  // MARK: Writing

  /// Writes the tokens as one block with a code of its own.
  private mutating func write() {
    // The frequencies of the symbols.
    var symbols = [UInt32](repeating: 0, count: 287)
    var distances = [UInt32](repeating: 0, count: 31)
    symbols.withUnsafeMutableBufferPointer { symbols in
      distances.withUnsafeMutableBufferPointer { distances in
        for token in UnsafeBufferPointer(rebasing: tokens[..<count]) {
          symbols[Int(token >> 23)] &+= 1
          distances[Int(token >> 13 & 0x1F)] &+= 1
        }
      }
    }
    let longRuns = symbols.removeLast()
    symbols[285] &+= 8 * longRuns
    distances[0] &+= 7 * longRuns
    symbols[256] = 1
    distances.removeLast()
    // Even a block without matches must define one distance.
    if distances.allSatisfy({ $0 == 0 }) { distances[0] = 1 }
    let (lengthCode, distanceCode) = (
      HuffmanCode(frequencies: symbols, longest: 15),
      HuffmanCode(frequencies: distances, longest: 15)
    )
    // A token takes at most 6 bytes: two words of 15 bits with 5 and 13 extra bits. Eight matches take
    // at most 8.
    bits.reserve(count * 8 + 1024)
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
    // One match of 258 bytes at a distance of 1, and as many as fit into 56 bits.
    let run = (
      word: UInt64(symbols[285].word) | UInt64(distances[0].word) << UInt64(symbols[285].all),
      width: Int(symbols[285].all + distances[0].all)
    )
    let eight = (0..<8).reduce(UInt64(0)) { $0 | run.word << UInt64($1 * run.width) }
    symbols.withUnsafeBufferPointer { symbols in
      distances.withUnsafeBufferPointer { distances in
        var rest = UnsafeBufferPointer(rebasing: tokens[..<count])
        while !rest.isEmpty {
          // Words of more than seven bits are rare, since long runs are frequent.
          let end = 8 * run.width > 56 ? rest.firstIndex(of: Self.longRuns) : nil
          bits.put(UnsafeBufferPointer(rebasing: rest[..<(end ?? rest.count)])) { token in
            if token == Self.longRuns { return (eight, 8 * run.width) }
            let first = symbols[Int(token >> 23)]
            let second = distances[Int(token >> 13 & 0x1F)]
            let far = UInt64(second.word) | UInt64(token & 0x1FFF) &<< UInt64(second.length)
            return (
              UInt64(first.word) | UInt64(token >> 18 & 0x1F) &<< UInt64(first.length)
                | far &<< UInt64(first.all),
              Int(first.all &+ second.all)
            )
          }
          guard let end else { break }
          for _ in 0..<8 { bits.put(run.word, run.width) }
          rest = UnsafeBufferPointer(rebasing: rest[(end + 1)...])
        }
        bits.put(UInt64(symbols[256].word), Int(symbols[256].length))
      }
    }
  }

  /// Writes the word lengths of both codes, themselves compressed (RFC 1951, 3.2.7).
  private mutating func writeCodes(_ first: HuffmanCode, _ second: HuffmanCode) {
    let firstCount = (first.lengths.lastIndex { $0 > 0 } ?? 256) + 1
    let secondCount = (second.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    let all = first.lengths[..<firstCount] + second.lengths[..<secondCount]
    // Symbols with their extra bits: 16 repeats a length, 17 and 18 are runs of zeros.
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
