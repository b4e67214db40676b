internal import InkleafGeometry
internal import InkleafPages

/// How the pages of a site call things, in the words of their readers.
enum SiteNames {
  /// Returns a name such as `ipad-pro-13` as people write it: iPad Pro 13.
  static func shown(_ name: String) -> String {
    // Names that have spaces stay as they are.
    if name.isEmpty || name.contains(" ") { return name }
    guard name.first?.isLetter == true else {
      let unit = String(name.reversed().prefix(while: \.isLetter).reversed())
      return name.dropLast(unit.count).replacing("x", with: "\u{A0}×\u{A0}")
        + (unit.isEmpty ? "" : "\u{A0}\(unit)")
    }
    return name.split(separator: "-").map(shownWord).joined(separator: " ")
  }

  private static func shownWord(_ word: Substring) -> String {
    if let known = words[String(word)] { return known }
    // A4, B5.
    if word.count <= 3, word.dropFirst().allSatisfy(\.isNumber), word.count > 1 {
      return word.uppercased()
    }
    return word.withFirstCapital
  }

  private static let words = [
    "ipad": "iPad", "remarkable": "reMarkable", "jis": "JIS", "9x12": "9 × 12", "hd": "HD",
    "tv": "TV", "ink": "Ink", "and": "and", "on": "on", "a": "a",
  ]

  /// Returns the name of a language in its own words, or its tag.
  static func language(_ tag: String) -> String {
    languages[LanguageTag(tag).code] ?? tag
  }

  private static let languages = [
    "en": "English", "de": "Deutsch", "es": "Español", "fr": "Français", "it": "Italiano",
    "nl": "Nederlands", "pt": "Português", "da": "Dansk", "nb": "Norsk", "no": "Norsk",
    "sv": "Svenska", "pl": "Polski", "ru": "Русский", "uk": "Українська", "ja": "日本語",
    "zh": "中文", "ko": "한국어", "ar": "العربية", "he": "עברית", "fi": "Suomi", "tr": "Türkçe",
    "cs": "Čeština", "el": "Ελληνικά", "hu": "Magyar", "fa": "فارسی", "th": "ไทย",
    "vi": "Tiếng Việt", "hi": "हिन्दी", "id": "Bahasa Indonesia", "ro": "Română", "hr": "Hrvatski",
    "sk": "Slovenčina", "sl": "Slovenščina", "bg": "Български", "ca": "Català", "et": "Eesti",
    "lt": "Lietuvių", "lv": "Latviešu",
  ]
}
