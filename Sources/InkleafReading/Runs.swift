// Numbers and places that follow each other.

extension [Int] {
  /// Whether each number is one more than the one before it.
  var countUp: Bool { zip(self, dropFirst()).allSatisfy { $0 + 1 == $1 } }
}

extension Array {
  /// Returns how far it is from each of some places to the next one, and from the last one to the end.
  func gaps(behind places: [Int]) -> [Int] {
    zip(places, places.dropFirst() + [count]).map { $1 - $0 }
  }
}

extension Character {
  /// Whether it is one of the figures 0 to 9, which `Int` reads.
  var isFigure: Bool { isASCII && isNumber }
}

extension Array {
  /// Returns the elements but for those at some places.
  func removing(at places: Set<Int>) -> Self {
    indices.filter { !places.contains($0) }.map { self[$0] }
  }
}
