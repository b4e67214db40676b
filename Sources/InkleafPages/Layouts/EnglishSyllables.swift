extension [Character] {
  /// The places at which an English word in small letters may be cut, in their order.
  ///
  /// English keeps the words and endings that a word is made of: "light-house", "teem-ing". Within them a syllable
  /// begins with one consonant, or with those that words begin with; a single one stays with the vowel before it
  /// where two letters spell it: "moth-er".
  var englishCuts: [WordCut] {
    // An s or its "es" belongs to what is before it.
    var end = last == "s" && count > 1 && self[count - 2] != "s" ? count - 1 : count
    let start = self[..<end].seamBehindFirstPart ?? 0
    var seams = Set([0, start, count])
    while let seam = self[start..<end].englishSeam {
      seams.insert(seam)
      end = seam
    }
    let places = seams.sorted()
    let atSeams = places.dropFirst().dropLast().map { WordCut(place: $0, kind: .seam) }
    let within = zip(places, places.dropFirst()).flatMap { self[$0..<$1].syllables }
    return (atSeams + within).sorted { $0.place < $1.place }
  }
}

extension ArraySlice<Character> {
  /// Returns where the last part of a compound or an ending begins.
  fileprivate var englishSeam: Int? {
    // The longest one decides: "re-place" has too short a stem, and "rep-lace" is wrong.
    let part = lastParts.first(where: ends)
    let ending = endings.first { ends(with: $0) && dropLast($0.count).isStem }
    if let part, part.count > (ending?.count ?? 0) {
      return dropLast(part.count).isStem ? endIndex - part.count : nil
    }
    guard let ending else { return nil }
    let stem = dropLast(ending.count)
    guard "aeiou".contains(ending.first ?? " "), let last = stem.last, !last.isVowel else {
      return stem.endIndex
    }
    let before = stem.dropLast().last ?? " "
    // "Run-ning", but "fall-ing".
    if last == before {
      return "lsfz".contains(last) && ending.count == 3 ? stem.endIndex : stem.endIndex - 1
    }
    // "Cud-dling".
    if last == "l", stem.dropLast(2).last == before { return stem.endIndex - 2 }
    // "Duck-ling", "Eng-lish" and "lap-wing", but "whirl-ing".
    return "lw".contains(last) && !before.isVowel && before != "r"
      ? stem.endIndex - 1 : stem.endIndex
  }

  /// Returns where the second part of a compound begins whose first one is known: its last letter would be taken
  /// for a vowel of a syllable, or for the consonant of the next one.
  fileprivate var seamBehindFirstPart: Int? {
    let part = firstParts.first { part in
      let rest = dropFirst(part.count)
      guard starts(with: part), rest.count >= 4, let vowel = rest.firstIndex(where: \.isVowel)
      else { return false }
      // Not "fore-ign" nor "some-rsault": no word begins with these consonants.
      let onset = String(rest[..<vowel])
      return switch onset.count {
      case 0: part.hasSuffix("r")
      case 1: true
      default: onsets.contains(onset) || onset.isDigraph
      }
    }
    return part.map { startIndex + $0.count }
  }

  /// Whether a word may end here: three letters with a vowel.
  private var isStem: Bool { count >= 3 && contains(where: \.isVowel) }

  private func ends(with part: String) -> Bool {
    count >= part.count && suffix(part.count).elementsEqual(part)
  }

  /// The syllables after the first one, of a word without parts.
  fileprivate var syllables: [WordCut] {
    let nuclei = nuclei
    return zip(nuclei, nuclei.dropFirst()).compactMap { one, next in
      let run = self[one.upperBound..<next.lowerBound]
      let isLittle = next.upperBound == endIndex && run.last == "l" && self[next] == ["e"]
      // "Tur-tle" and "buck-le".
      let start =
        isLittle && run.count > 1
        ? run.endIndex - (run.dropLast().last == "k" ? 1 : 2) : run.syllableStart
      // "De-scribe", "re-strict".
      let isPrefixed =
        one == startIndex + 1..<startIndex + 2 && (starts(with: "de") || starts(with: "re"))
      if isPrefixed, run.count == 3, run.first == "s" {
        return WordCut(place: run.startIndex, kind: .sound)
      }
      // A vowel is no part of a word by itself.
      guard start - startIndex > 1 else { return nil }
      // Whether a single consonant belongs to the vowel before it or behind it is not told by letters.
      return WordCut(place: start, kind: run.sounds.count > 1 ? .sound : .guess)
    }
  }

  /// The vowels that are heard, each with those beside it.
  private var nuclei: [Range<Int>] {
    var nuclei: [Range<Int>] = []
    for place in indices where isHeard(place) {
      if let last = nuclei.last, last.upperBound == place {
        nuclei[nuclei.count - 1] = last.lowerBound..<(place + 1)
      } else {
        nuclei.append(place..<(place + 1))
      }
    }
    // The e at the end is silent, and so is that of "-ed" and "-es": "used", "bones", but "wanted", "ta-ble".
    guard nuclei.count > 1, let last = nuclei.last, self[last] == ["e"] else { return nuclei }
    let sound = self[last.lowerBound - 1]
    let isSilent =
      switch endIndex - last.upperBound {
      case 0: sound != "l" || self[last.lowerBound - 2].isVowel
      case 1: self[endIndex - 1] == "d" && !"td".contains(sound) || self[endIndex - 1] == "s"
      default: false
      }
    return isSilent ? nuclei.dropLast() : nuclei
  }

  /// Whether a letter is a vowel that is heard: a y at the start or beside another vowel is none, nor is the u of
  /// "qu".
  private func isHeard(_ place: Int) -> Bool {
    guard self[place].isVowel else { return false }
    let before = place > startIndex ? self[place - 1] : "y"
    if self[place] == "u" { return before != "q" }
    guard self[place] == "y" else { return true }
    return !before.isVowel && (place + 1 == endIndex || !self[place + 1].isVowel)
  }

  /// The start of the syllable within the consonants between two vowels.
  private var syllableStart: Int {
    let sounds = sounds
    guard sounds.count > 1 else {
      let staysBefore = sounds.contains { soundsBehindVowels.contains(String(self[$0])) }
      return staysBefore ? endIndex : startIndex
    }
    let two = sounds[sounds.count - 2].lowerBound
    let first = self[startIndex]
    if first == self[startIndex + 1] {
      // "But-ter", "at-tract", but "pass-port".
      let isParted = count == 2 || first != "s" && onsets.contains(String(dropFirst()))
      return startIndex + (isParted ? 1 : 2)
    }
    let onset = String(self[two...])
    guard onsets.contains(onset) else { return sounds[sounds.count - 1].lowerBound }
    // "Bas-ket" and "gob-lin", but "mon-ster" and "pan-ther".
    if sounds.count == 2 { return onset.hasPrefix("s") || onset == "bl" ? two + 1 : two }
    // "Mis-tress", but "in-structor".
    let three = sounds[sounds.count - 3].lowerBound
    return self[three] == "s" && sounds.count > 3 ? three : two
  }

  /// The consonants, each with those that spell one sound with it.
  private var sounds: [Range<Int>] {
    var sounds: [Range<Int>] = []
    var place = startIndex
    while place < endIndex {
      let length =
        [3, 2].first { place + $0 <= endIndex && String(self[place..<(place + $0)]).isDigraph } ?? 1
      sounds.append(place..<(place + length))
      place += length
    }
    return sounds
  }
}

extension Character {
  fileprivate var isVowel: Bool { "aeiouyàáâäèéêëíîïóôöúûü".contains(self) }
}

extension String {
  /// Whether letters spell one sound.
  fileprivate var isDigraph: Bool {
    ["tch", "ght", "ck", "ch", "sh", "th", "ph", "gh", "qu", "wh"].contains(self)
  }
}

/// The single sounds that stay with the vowel before them: most of these vowels are short.
private let soundsBehindVowels: Set<String> = [
  "tch", "ght", "gh", "ck", "ch", "k", "sh", "th", "v", "w", "x", "y",
]

/// Consonants that words begin with, of those that are parted elsewhere.
private let onsets: Set<String> = [
  "bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "kn", "pl", "pr", "sc", "sk", "sl",
  "sm", "sn", "sp", "squ", "st", "sw", "tr", "tw", "wr",
]

/// Endings that a word has to be itself without, the longer ones first.
private let endings = [
  "fully", "wards", "ments", "less", "ness", "ment", "ship", "hood", "ward", "wise", "some", "able",
  "ible", "ful", "dom", "ing", "ish", "ly",
]

/// The words that many compounds end with, the longer ones first.
private let lastParts = [
  "fighter", "flowers", "bridge", "castle", "flower", "ground", "hopper", "keeper", "master",
  "screen", "shield", "spring", "string", "apple", "berry", "board", "brush", "cloth", "craft",
  "cream", "dance", "dream", "dress", "field", "flake", "flame", "fruit", "ghost", "glass", "grass",
  "groom", "guard", "heart", "horse", "hound", "house", "knife", "light", "maker", "mouse", "mouth",
  "night", "paper", "paste", "piece", "place", "plane", "plant", "point", "power", "proof", "right",
  "scape", "shade", "shell", "shore", "skirt", "sleep", "slide", "smith", "smoke", "snake", "space",
  "spoon", "stand", "stick", "stone", "store", "storm", "tooth", "tower", "track", "train", "trick",
  "truck", "watch", "water", "wheel", "witch", "world", "worth", "wreck", "ball", "bank", "bath",
  "beak", "bean", "bell", "bird", "boat", "body", "bone", "book", "boot", "burn", "cage", "cake",
  "card", "case", "clip", "coat", "crow", "dock", "door", "down", "drop", "drum", "duck", "face",
  "fall", "fire", "fish", "flow", "foot", "frog", "gate", "girl", "glow", "hair", "hand", "head",
  "herd", "hill", "hold", "hole", "hook", "horn", "jack", "lace", "lady", "lake", "land", "life",
  "line", "lock", "mail", "mark", "mate", "moon", "nail", "neck", "path", "pipe", "play", "pole",
  "pond", "pool", "post", "road", "roof", "room", "root", "rope", "sail", "seed", "shoe", "shop",
  "shot", "show", "side", "sign", "skin", "snow", "song", "star", "step", "tail", "time", "tree",
  "walk", "wall", "ware", "wash", "wave", "weed", "week", "wick", "wife", "wind", "wolf", "wood",
  "work", "worm", "yard", "bag", "bow", "box", "boy", "bug", "cat", "cup", "day", "dog", "fly",
  "fog", "hog", "jam", "jar", "man", "mat", "men", "mug", "owl", "pan", "pie", "pin", "pot", "sea",
  "sun", "toy", "tub", "web",
]

/// Words that begin compounds and end with a letter that would mislead, the longer ones first.
private let firstParts = [
  "counter", "bottle", "bubble", "butter", "candle", "castle", "cheese", "jungle", "marble",
  "middle", "needle", "turtle", "after", "apple", "every", "grape", "horse", "house", "inter",
  "snake", "space", "stone", "super", "table", "trans", "under", "whale", "bone", "cave", "fire",
  "fore", "gate", "home", "life", "lime", "note", "over", "pine", "pipe", "play", "rose", "shoe",
  "some", "time", "tree", "type", "wave", "wine", "any", "bee", "no",
]
