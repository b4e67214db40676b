/// The languages that a list's own letters tell.

extension [Prompt] {
  /// The language of words in a script, or with letters, that one language has; `en` for others, such as those
  /// in Latin or in Chinese characters alone.
  ///
  /// Most letters have to be of the script. Languages of India, and others that share one, cannot be told.
  var languageOfScript: String {
    var counts: [Script: Int] = [:]
    var special: Set<Unicode.Scalar> = []
    var letters = 0
    for scalar in lazy.flatMap(\.texts).joined().unicodeScalars where scalar.properties.isAlphabetic
    {
      letters += 1
      guard !scalar.isASCII, let script = Script(scalar) else { continue }
      counts[script, default: 0] += 1
      if script == .cyrillic || script == .arabic { special.insert(scalar) }
    }
    func has(_ letters: String) -> Bool { letters.unicodeScalars.contains(where: special.contains) }
    // A few signs of Japanese stand among many Chinese characters.
    if let kana = counts[.kana], (kana + counts[.han, default: 0]) * 2 > letters,
      kana * 20 > letters
    {
      return "ja"
    }
    guard let (script, count) = counts.max(by: { $0.value < $1.value }), count * 2 > letters else {
      return "en"
    }
    switch script {
    case .hangul: return "ko"
    case .greek: return "el"
    case .hebrew: return "he"
    case .thai: return "th"
    case .arabic: return has("ٹڈڑںےھ") ? "en" : has("پچژگ") ? "fa" : "ar"
    case .cyrillic: return has("іїєґ") ? "uk" : has("ыэё") ? "ru" : "en"
    case .kana, .han: return "en"
    }
  }
}

/// A script that few languages share.
private enum Script {
  case kana, han, hangul, greek, hebrew, thai, arabic, cyrillic

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x4FF: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0xE00...0xE7F: self = .thai
    case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .hangul
    case 0x3040...0x30FF: self = .kana
    case 0x3400...0x9FFF: self = .han
    default: return nil
    }
  }
}
