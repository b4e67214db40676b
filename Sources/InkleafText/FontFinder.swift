internal import InkleafGeometry
internal import InkleafCairo

/// The search for the font files of a text.
struct FontFinder {
  var catalog: FontCatalog
  /// The language of the list, as a BCP 47 tag.
  var language: String
  /// The fonts that are open.
  var faces = FontFaces()

  /// The families tried after those of the font, in this order.
  private static let lastFamilies = ["DejaVu Sans", "Noto Sans", "Liberation Sans", "FreeSans"]

  /// Returns the font file for a font.
  ///
  /// The order of search is: the font's families, `lastFamilies`, and any font with the digit 0.
  ///
  /// - Throws: `CairoError.noFonts` if none is found.
  func entry(_ font: Font) throws(CairoError) -> FontEntry {
    for family in font.families + FontFinder.lastFamilies {
      let found = catalog.font(family: family, weight: font.weight, italic: font.italic)
      if let found { return found }
    }
    let any = catalog.font(
      with: ["0"], like: "", weight: font.weight, italic: font.italic, language: language)
    guard let any else { throw .noFonts }
    return any
  }

  /// Returns the main face of a font.
  func main(_ font: Font) throws(CairoError) -> FontFace {
    try faces.face(entry(font))
  }

  /// Returns a face with a glyph for a character, or `nil` if no font has one.
  ///
  /// The order of search is: the main face, the face of the previous character, the font's other
  /// families, the Noto families that draw Chinese characters for the language, and all fonts of the
  /// catalog in fontconfig's order of likeness.
  func face(
    with scalar: Unicode.Scalar, main: FontFace, previous: FontFace?, _ font: Font,
    language: String
  ) -> FontFace? {
    if suits(main, scalar, language) { return main }
    if let previous, suits(previous, scalar, language) { return previous }
    for family in font.families.dropFirst() + eastAsianFamilies(scalar, font, language) {
      let found = face(asHeavyAs: main, font) { weight in
        catalog.font(family: family, weight: weight, italic: font.italic)
      }
      if let found, suits(found, scalar, language) { return found }
    }
    let last = face(asHeavyAs: main, font) { weight in
      catalog.font(
        with: [scalar], like: font.families.first ?? "", weight: weight, italic: font.italic,
        language: language)
    }
    return (last ?? main).has(scalar) ? last ?? main : nil
  }

  /// Returns whether a font has a glyph for a character that suits a text in a language.
  ///
  /// Where the list is not Chinese, a few of its signs may well be those of a Japanese font.
  func suits(_ face: FontFace, _ scalar: Unicode.Scalar, _ language: String) -> Bool {
    face.suits(scalar, scalar.isHan ? self.language : language)
  }

  /// Returns the face in the font's weight or in a regular one, whichever is more like the main face: the bold
  /// of one family may be as fine as the regular of another.
  private func face(
    asHeavyAs main: FontFace, _ font: Font, find: (Int) -> FontEntry?
  ) -> FontFace? {
    let found = Set([font.weight, min(font.weight, 400)]).sorted(by: >).compactMap { weight in
      find(weight).flatMap { try? faces.face($0) }
    }
    return found.min { abs($0.stroke - main.stroke) < abs($1.stroke - main.stroke) }
  }

  /// Returns a face with glyphs for all letters of words that the main face has not all of, or `nil` if no
  /// font has them; letters of two fonts in one word look like a mistake.
  ///
  /// Small letters need a face that has other shapes for them than for capitals, unless the main face has
  /// none either. The order of search is that for single characters.
  func face(
    withAll letters: [Unicode.Scalar], main: FontFace, previous: FontFace?, _ font: Font,
    language: String
  ) -> FontFace? {
    let needsSmall = letters.contains(where: \.properties.isLowercase) && !main.hasOnlyCapitals
    func fits(_ face: FontFace) -> Bool {
      letters.allSatisfy { suits(face, $0, language) } && !(needsSmall && face.hasOnlyCapitals)
    }
    if let previous, fits(previous) { return previous }
    let regional = letters.last.map { eastAsianFamilies($0, font, language) } ?? []
    for family in font.families.dropFirst() + regional {
      let found = self.face(asHeavyAs: main, font) { weight in
        catalog.font(family: family, weight: weight, italic: font.italic)
      }
      if let found, fits(found) { return found }
    }
    return self.face(asHeavyAs: main, font) { weight in
      catalog.font(
        with: letters, like: font.families.first ?? "", weight: weight, italic: font.italic,
        language: language
      ) { entry in (try? faces.face(entry)).map(fits) == true }
    }
  }

  /// Returns the Noto families that draw Chinese characters in the way of a language.
  ///
  /// Each of these fonts has the characters of all regions, so fontconfig cannot tell which is best.
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
