extension StringProtocol {
  /// Whether the bytes of another text stand in this one.
  ///
  /// The library's `contains` compares characters, which takes ten times as long, and most lines of a list are
  /// asked for some words. Letters with marks need not be found, since they may be composed in another way.
  func has(_ part: StaticString) -> Bool {
    part.withUTF8Buffer { part in
      utf8.withContiguousStorageIfAvailable { text in
        guard part.count <= text.count else { return false }
        return (0...text.count - part.count).contains { start in
          part.indices.allSatisfy { text[start + $0] == part[$0] }
        }
      } ?? contains(part.map { Character(UnicodeScalar($0)) })
    }
  }
}
