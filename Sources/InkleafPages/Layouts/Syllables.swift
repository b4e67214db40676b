/// A place at which a word may be cut.
struct WordCut {
  /// How good a place is, the better ones higher.
  enum Kind: Int { case guess, sound, seam }

  /// The number of letters before it.
  var place: Int
  /// Whether parts of a compound meet here, or a word and its ending; whether several consonants are parted as the
  /// sounds ask; or none of it.
  var kind: Kind
}

extension [Character] {
  /// Returns the last place up to a limit at which a word of Europe's alphabets may be cut; `nil` if there is
  /// none.
  ///
  /// Two letters or more stay before the cut, and three behind it, of long words four. Where parts of a compound
  /// meet is better than within one of them, unless it makes a line much shorter.
  func syllableStart(upTo limit: Int, isEnglish: Bool) -> Int? {
    let letters = map { $0.lowercased().first ?? $0 }
    let rest = count < 10 ? 3 : 4
    let cuts = (isEnglish ? letters.englishCuts : letters.cuts).filter {
      $0.place <= limit && $0.place >= 2 && count - $0.place >= ($0.kind == .seam ? 3 : rest)
    }
    for kind in [WordCut.Kind.seam, .sound] {
      guard let best = cuts.last(where: { $0.kind.rawValue >= kind.rawValue })?.place else {
        continue
      }
      if best * 2 >= limit || count - best <= limit { return best }
    }
    return cuts.last?.place
  }

  /// The places at which a word in small letters may be cut, in their order.
  ///
  /// A syllable begins with the consonants before a vowel: one, or several that are one sound or start words
  /// together. No dictionary could hold the words of all languages, and this is right for most of them.
  fileprivate var cuts: [WordCut] {
    var cuts: [WordCut] = []
    var hasVowel = false
    for (place, letter) in enumerated() where vowels.contains(letter) {
      if hasVowel, !vowels.contains(self[place - 1]) {
        let seam = seam(before: place)
        let start = seam ?? place - self[..<place].onset
        // A single letter is no part of a word by itself: "rungs-über", not "rungsü-ber".
        if start >= 2, start - (cuts.last?.place ?? 0) >= 2 {
          cuts.append(WordCut(place: start, kind: seam == nil ? .guess : .seam))
        }
      }
      hasVowel = true
    }
    return cuts
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
    // The h of these words is no part of a "th" before them: "Rat-haus".
    for place in Swift.max(start, 3)..<Swift.max(vowel, 3)
    where self[place] == "h" && self[place - 1] != "c"
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

/// German and Dutch words that end compounds, with letters that are one sound with those before them.
private let lastParts = [
  "hand", "horn", "haar", "hafen", "haft", "halle", "hals", "hase", "haube", "haus", "häus", "heit",
  "hemd", "herr", "herz", "himmel", "hirsch", "hof", "höf", "höhle", "holz", "hose", "huhn", "hund",
  "hut", "hüt", "heid", "huis",
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
