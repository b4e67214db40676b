extension [Character] {
  /// Returns the last place up to a limit at which a word of Europe's alphabets may be cut; `nil` if there is
  /// none.
  ///
  /// A syllable begins with the consonants before a vowel: one, or several that are one sound or start words
  /// together. No dictionary could hold the words of all languages, and this is right for most of them. Two
  /// letters or more stay before the cut, and three behind it, of long words four. Where parts of a compound meet
  /// is better than within one of them, unless it makes a line much shorter.
  func syllableStart(upTo limit: Int) -> Int? {
    let letters = map { $0.lowercased().first ?? $0 }
    let rest = count < 10 ? 3 : 4
    var (last, lastSeam): (Int?, Int?)
    var hasVowel = false
    for (place, letter) in letters.enumerated() where vowels.contains(letter) {
      if hasVowel, !vowels.contains(letters[place - 1]), !letters.isSilent(place) {
        let seam = letters.seam(before: place)
        let start = seam ?? place - letters[..<place].onset
        if start > limit || count - start < rest { break }
        // A single letter is no part of a word by itself: "rungs-über", not "rungsü-ber".
        if start >= 2, start - (last ?? 0) >= 2 {
          last = start
          lastSeam = seam ?? lastSeam
        }
      }
      hasVowel = true
    }
    guard let lastSeam, lastSeam * 2 >= limit || count - lastSeam <= limit else { return last }
    return lastSeam
  }

  /// Whether a vowel is the silent one of an English "-ed" or "-es".
  ///
  /// It is in "used" and "bones", but not in "wanted" or "roses". Nobody parts "-hes", as in "sandwiches".
  fileprivate func isSilent(_ place: Int) -> Bool {
    guard self[place] == "e", place > 1, place + 2 == count else { return false }
    return self[count - 1] == "d" && !"td".contains(self[place - 1])
      || self[count - 1] == "s" && !"szxgc".contains(self[place - 1])
  }

  /// Returns where the parts of a compound meet before a vowel, as its letters tell: in German, the joining s
  /// stays behind endings, "über" begins a part, and
  /// "ver-" is a syllable.
  fileprivate func seam(before vowel: Int) -> Int? {
    let start = self[..<vowel].lastIndex { vowels.contains($0) }.map { $0 + 1 } ?? 0
    for place in start..<vowel where self[place] == "s" {
      let word = self[..<place]
      let isJoined = joinedByS.contains { ending, before in
        word.count >= ending.count + before && word.suffix(ending.count).elementsEqual(ending)
      }
      if isJoined { return place + 1 }
    }
    // The h and the s of these words are no part of a "th" or "ks" before them: "light-house".
    for place in Swift.max(start, 3)..<Swift.max(vowel, 3)
    where (self[place] == "h" && self[place - 1] != "c" || self[place] == "s")
      && lastParts.contains(where: { self[place...].starts(with: $0) })
    { return place }
    if vowel > 0, !vowels.contains(self[vowel - 1]), self[vowel...].starts(with: "über") {
      return vowel
    }
    let isPrefix = vowel >= 3 && self[(vowel - 3)..<vowel].elementsEqual("ver")
    return isPrefix && (vowel == 3 || !vowels.contains(self[vowel - 4])) ? vowel : nil
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

/// German endings and words that an s joins to the next part of a compound, with the least number of letters
/// before them.
private let joinedByS = [
  ("ung", 2), ("heit", 2), ("keit", 2), ("schaft", 2), ("ion", 2), ("ität", 2), ("ling", 2),
  ("tag", 2), ("fahrt", 2), ("museum", 0), ("arbeit", 0), ("geburt", 0), ("weihnacht", 0),
  ("verkehr", 0), ("könig", 0),
]

/// English, German and Dutch words that end compounds, with letters that are one sound with those before them.
private let lastParts = [
  "hair", "hand", "hat", "hawk", "head", "heart", "herd", "hill", "hive", "hog", "hold", "hole",
  "hood", "hopper", "horn", "horse", "hound", "house", "hunt", "skin", "sleep", "sleeve", "slide",
  "slip", "smith", "smoke", "snail", "snake", "snow", "swan", "swing", "sword", "haar", "hafen",
  "haft", "halle", "hals", "hase", "haube", "haus", "häus", "heit", "hemd", "herr", "herz",
  "himmel", "hirsch", "hof", "höf", "höhle", "holz", "hose", "huhn", "hund", "hut", "hüt", "heid",
  "huis",
]

/// Consonants that stay together at the start of a syllable.
private let onsets: Set<String> = [
  "bl", "br", "ch", "chr", "ck", "cl", "cr", "dr", "fl", "fr", "gl", "gn", "gr", "kl", "kn", "kr",
  "pf", "pfl", "pfr", "ph", "phr", "pl", "pr", "qu", "sc", "sch", "schl", "schm", "schn", "schr",
  "schw", "scr", "sh",
  "sk",
  "sp", "spl", "spr", "st", "str", "th", "thr", "tr", "wh", "wr", "zw", "бл", "бр", "вл", "вр",
  "гл", "гр",
  "др", "кл", "кр", "пл", "пр", "ст", "стр", "тр", "фл", "фр", "хр",
]
