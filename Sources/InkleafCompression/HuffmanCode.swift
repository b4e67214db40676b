/// A prefix code for symbols of known frequencies, as deflate (RFC 1951) uses it.
struct HuffmanCode {
  /// The length of each symbol's code word, in bits; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// Each symbol's code word as the stream holds it, the first bit lowest.
  private(set) var words: [UInt16]

  /// Makes a code with words of at most `longest` bits, optimal unless words had to be cut.
  init(frequencies: [UInt32], longest: Int) {
    lengths = HuffmanCode.lengths(frequencies, longest: longest)
    words = HuffmanCode.words(lengths)
  }

  /// A symbol as it is written.
  struct Written {
    var word: UInt16
    var length: UInt8
    /// The length of the word and of the extra bits after it.
    var all: UInt8

    static let nothing = Written(word: 0, length: 0, all: 0)
  }

  /// Returns all symbols as they are written.
  ///
  /// - Parameter extraBits: the number of extra bits after a symbol.
  func written(_ extraBits: (Int) -> Int) -> [Written] {
    lengths.indices.map { symbol in
      Written(
        word: words[symbol], length: lengths[symbol],
        all: lengths[symbol] + UInt8(extraBits(symbol)))
    }
  }

  /// Returns the length of each symbol's word.
  private static func lengths(_ frequencies: [UInt32], longest: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    // One number sorts both: the frequency in its high bits, the symbol in its low ones.
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .map { UInt64(frequencies[$0]) << 16 | UInt64($0) }.sorted().map { Int($0 & 0xFFFF) }
    guard symbols.count > 1 else {
      if let only = symbols.first { lengths[only] = 1 }
      return lengths
    }
    let depths = depths(ofSorted: symbols.map { UInt64(frequencies[$0]) })
    let counts = counts(of: depths, longest: longest)
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

  /// Returns the depth of each symbol in the Huffman tree.
  ///
  /// Joins the two rarest symbols or groups until one group is left. A symbol's depth is the number
  /// of times it was joined.
  ///
  /// - Parameter frequencies: at least two, in ascending order.
  private static func depths(ofSorted frequencies: [UInt64]) -> ArraySlice<Int> {
    let count = frequencies.count
    var weights = frequencies
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    // Groups are made in ascending order, so two queues, of symbols and of groups, stay sorted.
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
    return depths[..<count]
  }

  /// Returns the number of words of each length, none longer than `longest`.
  private static func counts(of depths: ArraySlice<Int>, longest: Int) -> [Int] {
    // Cuts words that are too long, then lengthens others until all fit again.
    var counts = [Int](repeating: 0, count: longest + 1)
    for depth in depths { counts[min(depth, longest)] += 1 }
    var room = (1 << longest) - (1...longest).reduce(0) { $0 + counts[$1] << (longest - $1) }
    while room < 0 {
      let shorter = (1..<longest).last { counts[$0] > 0 } ?? 1
      counts[shorter] -= 1
      counts[shorter + 1] += 1
      room += 1 << (longest - shorter - 1)
    }
    // Shortens the longest words into the room left, because deflate needs a complete code.
    while room > 0, counts[longest] > 0, longest > 1 {
      counts[longest] -= 1
      counts[longest - 1] += 1
      room -= 1
    }
    return counts
  }

  /// Returns the canonical words: shorter ones first, those of one length in the symbols' order.
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
  /// The bits in reverse order.
  fileprivate var bitReversed: UInt16 {
    // Neighbouring bits change places, then pairs, fours and bytes.
    let ones = (self & 0x5555) << 1 | self >> 1 & 0x5555
    let twos = (ones & 0x3333) << 2 | ones >> 2 & 0x3333
    return ((twos & 0x0F0F) << 4 | twos >> 4 & 0x0F0F).byteSwapped
  }
}
