extension PromptList {
  /// Returns prompts drawn at random from words, each word at most once.
  ///
  /// The same seed returns the same prompts. The method is the Fisher–Yates shuffle.
  ///
  /// - Parameters:
  ///   - count: the number of prompts; below 1, the result is empty.
  ///   - words: the words; those that differ only in case count as one.
  ///   - avoided: the words to leave out, in any case.
  ///   - seed: any number.
  /// - Throws: a problem if there are not enough words.
  public static func drawnPrompts(
    _ count: Int, from words: [String], avoiding avoided: some Sequence<String>, seed: UInt64
  ) throws(UsageProblem) -> [Prompt] {
    var seen = Set(avoided.map { $0.lowercased() })
    var left = words.filter { seen.insert($0.lowercased()).inserted }
    guard left.count >= count else {
      throw UsageProblem(
        "needs \(count) words, found \(left.count), each once; add words, or ask for fewer with --count"
      )
    }
    var generator = SplitMix(seed: seed)
    return (0..<max(0, count)).map { place in
      let index = generator.index(below: left.count)
      left.swapAt(index, left.count - 1)
      return Prompt(number: place + 1, text: left.removeLast())
    }
  }
}
