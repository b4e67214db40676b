internal import InkleafGeometry
internal import InkleafPages

/// How the pages of a site call things, in the words of their readers.
enum SiteNames {
  /// Returns a name such as `ipad-pro-13` as people write it: iPad Pro 13.
  static func shown(_ name: String) -> String {
    // Names that have spaces stay as they are.
    if name.isEmpty || name.contains(" ") { return name }
    if let measures = measures(name) { return measures }
    return name.split(separator: "-").map(shownWord).joined(separator: " ")
  }

  /// The sides of a size such as `90x50.5mm`, `600x800px-264` or, in a file's name, `8-5x11in`; `nil` for any other
  /// name.
  private static func measures(_ name: String) -> String? {
    func isOfNumber(_ character: Character) -> Bool {
      character.isNumber || ".-".contains(character)
    }
    let width = name.prefix(while: isOfNumber)
    guard name[width.endIndex...].first == "x" else { return nil }
    let height = name[width.endIndex...].dropFirst().prefix(while: isOfNumber)
    let unit = name[height.endIndex...].prefix(while: \.isLetter)
    guard width.last?.isNumber == true, height.last?.isNumber == true,
      ["", "mm", "cm", "in", "px"].contains(unit),
      name[unit.endIndex...].allSatisfy({ isOfNumber($0) || $0 == "@" })
    else { return nil }
    let sides = [width, height].map { $0.replacing("-", with: ".") }.joined(
      separator: "\u{A0}×\u{A0}")
    return sides + (unit.isEmpty ? "" : "\u{A0}\(unit)")
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
