extension Array {
  /// Puts elements in a random order (Fisher–Yates), each order equally likely.
  ///
  /// The same seed and turn give the same order on every machine.
  mutating func shuffle(seed: Int, turn: Int) {
    var seeds = SplitMix(seed: UInt64(bitPattern: Int64(seed)))
    var start = seeds.next()
    for _ in 0..<turn { start = seeds.next() }
    var random = SplitMix(seed: start)
    for place in indices.dropFirst().reversed() {
      swapAt(place, random.number(below: place + 1))
    }
  }
}

extension SplitMix {
  /// Returns a number from 0 up to, but not including, a bound of at least 1; all are equally likely.
  mutating func number(below bound: Int) -> Int {
    let bound = UInt64(Swift.max(1, bound))
    // The last, incomplete run of numbers would favour the small ones.
    let end = UInt64.max - UInt64.max % bound
    var number = next()
    while number >= end { number = next() }
    return Int(number % bound)
  }
}
