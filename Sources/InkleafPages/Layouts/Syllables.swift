extension [Character] {
  /// Returns the last place up to a limit at which a word of Europe's alphabets may be cut; `nil` if there is
  /// none.
  ///
  /// A syllable begins with the consonants before a vowel: one, or several that are one sound or start words
  /// together. No dictionary could hold the words of all languages, and this is right for most of them. Two
  /// letters or more stay before the cut, and three behind it.
  func syllableStart(upTo limit: Int) -> Int? {
    let letters = map { $0.lowercased().first ?? $0 }
    var last: Int?
    var hasVowel = false
    for (place, letter) in letters.enumerated() where vowels.contains(letter) {
      if hasVowel, !vowels.contains(letters[place - 1]) {
        let start = place - letters[..<place].onset
        if start > limit || count - start < 3 { break }
        if start >= 2 { last = start }
      }
      hasVowel = true
    }
    return last
  }
}

extension ArraySlice<Character> {
  /// The number of the last letters that begin a syllable together.
  fileprivate var onset: Int {
    (2...4).last { length in length <= count && onsets.contains(String(suffix(length))) } ?? 1
  }
}

private let vowels = Set(
  "aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿāăąēėęěīįıōőūůűųаеёиоуыэюяіїєαεηιουωάέήίόύώϊϋ")

/// Consonants that stay together at the start of a syllable.
private let onsets: Set<String> = [
  "bl", "br", "ch", "chr", "ck", "cl", "cr", "dr", "fl", "fr", "gl", "gn", "gr", "kl", "kn", "kr",
  "pf",
  "ph", "phr", "pl", "pr", "qu", "sc", "sch", "schl", "schm", "schn", "schr", "schw", "scr", "sh",
  "sk",
  "sp", "spl", "spr", "st", "str", "th", "thr", "tr", "wh", "wr", "zw", "бл", "бр", "вл", "вр",
  "гл", "гр",
  "др", "кл", "кр", "пл", "пр", "ст", "стр", "тр", "фл", "фр", "хр",
]
