extension PromptList {
  /// Draws prompts from words at random, none twice, the same for the same seed.
  ///
  /// The choice is Fisher and Yates's.
  ///
  /// - Parameters:
  ///   - count: how many; none for less than 1.
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
    var generator = SplitMix(seed: seed)
    return (0..<max(0, count)).map { place in
      let index = Int(generator.next() % UInt64(left.count))
      left.swapAt(index, left.count - 1)
      return Prompt(number: place + 1, text: left.removeLast())
    }
  }
}
