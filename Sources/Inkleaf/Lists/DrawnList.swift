extension PromptList {
  /// Draws prompts from words at random, none twice, the same for the same seed.
  ///
  /// The generator is SplitMix64 and the choice Fisher and Yates's, so that the outcome does not
  /// depend on the machine or on Swift's version.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - words: what to draw from; words that differ only in case count as one.
  ///   - avoided: words that shall not come, in any case.
  ///   - seed: any number.
  /// - Throws: where there are not enough words.
  public static func drawnPrompts(
    _ count: Int, from words: [String], avoiding avoided: some Sequence<String>, seed: UInt64
  ) throws(UsageProblem) -> [Prompt] {
    var seen = Set(avoided.map { $0.lowercased() })
    var left = words.filter { seen.insert($0.lowercased()).inserted }
    guard left.count >= count else {
      throw UsageProblem(
        "\(count) words are needed, and only \(left.count) are there that may be used; add words")
    }
    var state = seed
    return (1...max(1, count)).prefix(count).map { number in
      let index = Int(next(&state) % UInt64(left.count))
      left.swapAt(index, left.count - 1)
      return Prompt(number: number, text: left.removeLast())
    }
  }

  /// SplitMix64, by Steele, Lea and Flood (2014).
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
