/// A prefix code for symbols of known frequencies, as deflate (RFC 1951) uses it.
struct HuffmanCode {
  /// Bits of each symbol's code word; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// Each symbol's code word, its first bit lowest, as it goes into the stream.
  private(set) var words: [UInt16]

  /// Makes the shortest code whose words have at most so many bits.
  init(frequencies: [UInt32], longest: Int) {
    lengths = HuffmanCode.lengths(frequencies, longest: longest)
    words = HuffmanCode.words(lengths)
  }

  /// How a symbol is written.
  struct Written {
    var word: UInt16
    var length: UInt8
    /// The length of the word and of the bits that follow it.
    var all: UInt8

    static let nothing = Written(word: 0, length: 0, all: 0)
  }

  /// How all symbols are written.
  ///
  /// - Parameter extraBits: how many bits follow a symbol.
  func written(_ extraBits: (Int) -> Int) -> [Written] {
    lengths.indices.map { symbol in
      Written(
        word: words[symbol], length: lengths[symbol],
        all: lengths[symbol] + UInt8(extraBits(symbol)))
    }
  }

  /// Joins the two rarest symbols or groups until one group is left; how often a symbol was joined is
  /// the length of its word.
  private static func lengths(_ frequencies: [UInt32], longest: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    // Sorted as whole numbers, the symbol behind its frequency.
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .map { UInt64(frequencies[$0]) << 16 | UInt64($0) }.sorted().map { Int($0 & 0xFFFF) }
    guard symbols.count > 1 else {
      if let only = symbols.first { lengths[only] = 1 }
      return lengths
    }
    // Groups come into being from rare to frequent, so two queues keep everything sorted.
    let count = symbols.count
    var weights = symbols.map { UInt64(frequencies[$0]) }
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, group) = (0, count)
    for made in count..<(2 * count - 1) {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < count && (group >= weights.count || weights[leaf] <= weights[group])
        let taken = takesLeaf ? leaf : group
        if takesLeaf { leaf += 1 } else { group += 1 }
        weight += weights[taken]
        parents[taken] = made
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for node in stride(from: 2 * count - 3, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
    }
    // Words that are too long are cut; others then become longer until all fit again.
    var counts = [Int](repeating: 0, count: longest + 1)
    for node in 0..<count { counts[min(depths[node], longest)] += 1 }
    var room = (1 << longest) - (1...longest).reduce(0) { $0 + counts[$1] << (longest - $1) }
    while room < 0 {
      let shorter = (1..<longest).last { counts[$0] > 0 } ?? 1
      counts[shorter] -= 1
      counts[shorter + 1] += 1
      room += 1 << (longest - shorter - 1)
    }
    // What this left free is given to the longest words, since a code must have a use for all words.
    while room > 0, counts[longest] > 0, longest > 1 {
      counts[longest] -= 1
      counts[longest - 1] += 1
      room -= 1
    }
    // The rarest symbols get the longest words.
    var next = 0
    for length in stride(from: longest, through: 1, by: -1) {
      for _ in 0..<counts[length] {
        lengths[symbols[next]] = UInt8(length)
        next += 1
      }
    }
    return lengths
  }

  /// The canonical words: of one length in the symbols' order, shorter ones first.
  private static func words(_ lengths: [UInt8]) -> [UInt16] {
    var counts = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 1..<16 { next[length + 1] = (next[length] + counts[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let word = UInt16(truncatingIfNeeded: next[Int(length)])
      next[Int(length)] += 1
      return word.bitReversed >> (16 - UInt16(length))
    }
  }
}

extension UInt16 {
  /// The bits in the opposite order.
  fileprivate var bitReversed: UInt16 {
    var (from, to) = (self, UInt16(0))
    for _ in 0..<16 {
      to = to << 1 | from & 1
      from >>= 1
    }
    return to
  }
}
