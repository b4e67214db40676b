internal import InkleafGeometry
internal import InkleafCairo

/// Finds the font files that a text is set in.
struct FontFinder {
  var catalog: FontCatalog
  /// The language of the list, as a BCP 47 tag.
  var language: String

  /// Families tried after those a font names, widest cover first.
  private static let lastFamilies = ["DejaVu Sans", "Noto Sans", "Liberation Sans", "FreeSans"]

  /// The font file that a font is found in: the first of its families that is there.
  func entry(_ font: Font) throws(CairoError) -> FontEntry {
    for family in font.families + FontFinder.lastFamilies {
      let found = catalog.font(family: family, weight: font.weight, italic: font.italic)
      if let found { return found }
    }
    let any = catalog.font(
      with: "0", like: "", weight: font.weight, italic: font.italic, language: language)
    guard let any else { throw .noFonts }
    return any
  }

  func main(_ font: Font) throws(CairoError) -> FontFace {
    try FontFace.open(entry(font))
  }

  /// A face that has a character: the one used before, the main one, another of the font's
  /// families, or any that is installed, the best for the language first.
  func face(
    with scalar: Unicode.Scalar, main: FontFace, previous: FontFace?, _ font: Font,
    language: String
  ) -> FontFace? {
    if main.has(scalar) { return main }
    if let previous, previous.has(scalar) { return previous }
    for family in font.families.dropFirst() + eastAsianFamilies(scalar, font, language) {
      let found = catalog.font(family: family, weight: font.weight, italic: font.italic)
      if let found, let face = try? FontFace.open(found), face.has(scalar) { return face }
    }
    let found = catalog.font(
      with: scalar, like: font.families.first ?? "", weight: font.weight,
      italic: font.italic, language: language)
    guard let found, let face = try? FontFace.open(found), face.has(scalar) else { return nil }
    return face
  }

  /// The families of the Noto fonts that draw Chinese characters as a language does.
  ///
  /// Each of these fonts has the characters of all four languages, so fontconfig takes any for as
  /// good as another.
  private func eastAsianFamilies(
    _ scalar: Unicode.Scalar, _ font: Font, _ language: String
  ) -> [String] {
    guard scalar.value >= 0x2E80 else { return [] }
    let regions = ["ja": "JP", "ko": "KR", "zh-cn": "SC", "zh-tw": "TC", "zh-hk": "HK"]
    let region = regions[language] ?? regions[String(language.prefix { $0 != "-" })]
    guard let region else { return [] }
    let hasSerifs = font.families.contains { $0.contains("Serif") }
    return (hasSerifs ? ["Serif", "Sans"] : ["Sans", "Serif"]).map { "Noto \($0) CJK \(region)" }
  }
}
