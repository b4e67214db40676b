internal import InkleafCairo
internal import CInkleafCairo

/// A font in a file.
struct FontEntry: Hashable, Sendable {
  var path: String
  var index: Int
  var family: String
  var weight: Int
  var italic: Bool
}

/// A set of fonts that fontconfig lists, without its substitution rules.
///
/// `FontCatalog` ensures that only one thread at a time uses it.
final class FontSource: @unchecked Sendable {
  private let configuration: OpaquePointer?
  private var rankings: [RankingKey: UnsafeMutablePointer<FcFontSet>] = [:]

  private struct RankingKey: Hashable {
    var family: String
    var weight: Int
    var italic: Bool
    var language: String
  }

  private init(_ configuration: OpaquePointer?) {
    self.configuration = configuration
  }

  deinit {
    for set in rankings.values { FcFontSetDestroy(set) }
    FcConfigDestroy(configuration)
  }

  /// Returns the fonts of some files.
  ///
  /// - Returns: the fonts, and the paths of files in which fontconfig found none.
  static func files(_ paths: [String]) -> (source: FontSource, unread: [String]) {
    let configuration = FcConfigCreate()
    let unread = paths.filter { FcConfigAppFontAddFile(configuration, $0) == 0 }
    return (FontSource(configuration), unread)
  }

  /// Returns the fonts of the folders in fontconfig's default configuration for Linux.
  ///
  /// The folders are listed here because reading that configuration, with a hundred substitution
  /// rules that are not used, takes longer than drawing a page.
  static func usualFolders() -> FontSource {
    let configuration = FcConfigCreate()
    let text = """
      <?xml version="1.0"?>
      <fontconfig>
        <dir>/usr/share/fonts</dir>
        <dir>/usr/local/share/fonts</dir>
        <dir prefix="xdg">fonts</dir>
        <dir>~/.fonts</dir>
        <cachedir>/var/cache/fontconfig</cachedir>
        <cachedir prefix="xdg">fontconfig</cachedir>
      </fontconfig>
      """
    FcConfigParseAndLoadFromMemory(configuration, text, FcBool(0))
    FcConfigBuildFonts(configuration)
    return FontSource(configuration)
  }

  /// Returns all fonts of the user's and the system's configuration.
  static func everything() -> FontSource { FontSource(FcInitLoadConfigAndFonts()) }

  /// Returns the fonts of a family, or all fonts.
  func fonts(of family: String?) -> [FontEntry] {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    if let family { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
    let properties = FcObjectSetCreate()
    defer { FcObjectSetDestroy(properties) }
    for name in [FC_FILE, FC_INDEX, FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_VARIABLE] {
      FcObjectSetAdd(properties, name)
    }
    guard let list = FcFontList(configuration, pattern, properties) else { return [] }
    defer { FcFontSetDestroy(list) }
    return patterns(list).compactMap { entry($0, family: family) }
  }

  /// Returns the font with some characters that is nearest in language, family, weight and slant.
  ///
  /// - Parameter accepts: whether a font with all of them is to be taken.
  func font(
    with scalars: [Unicode.Scalar], like family: String, weight: Int, italic: Bool,
    language: String, _ accepts: (FontEntry) -> Bool
  ) -> FontEntry? {
    let key = RankingKey(family: family, weight: weight, italic: italic, language: language)
    guard let ranking = rankings[key] ?? ranking(key) else { return nil }
    rankings[key] = ranking
    for font in patterns(ranking) {
      var covered: OpaquePointer?
      var isColored: FcBool = 0
      // Fonts of coloured pictures count as scalable but have no outlines.
      FcPatternGetBool(font, FC_COLOR, 0, &isColored)
      if isColored == 0, FcPatternGetCharSet(font, FC_CHARSET, 0, &covered) == FcResultMatch,
        scalars.allSatisfy({ FcCharSetHasChar(covered, $0.value) != 0 }), let entry = entry(font),
        accepts(entry)
      {
        return entry
      }
    }
    return nil
  }

  private func ranking(_ key: RankingKey) -> UnsafeMutablePointer<FcFontSet>? {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, key.family)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
    FcPatternAddString(pattern, FC_LANG, key.language)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(key.weight)))
    FcPatternAddInteger(pattern, FC_SLANT, key.italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    // Sets the properties not set above to neutral values. The language is set above, so the user's
    // own language has no effect.
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    return FcFontSort(configuration, pattern, FcBool(0), nil, &result)
  }

  private func patterns(_ set: UnsafeMutablePointer<FcFontSet>) -> [OpaquePointer] {
    UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont)).compactMap(\.self)
  }

  private func entry(_ font: OpaquePointer, family: String? = nil) -> FontEntry? {
    var file: UnsafeMutablePointer<FcChar8>?
    var name: UnsafeMutablePointer<FcChar8>?
    var isVariable: FcBool = 0
    guard FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    FcPatternGetString(font, FC_FAMILY, 0, &name)
    FcPatternGetBool(font, FC_VARIABLE, 0, &isVariable)
    // The list has one more entry for a variable font as a whole, without a weight.
    guard isVariable == 0 else { return nil }
    var index: Int32 = 0
    var weight: Int32 = FC_WEIGHT_REGULAR
    var slant: Int32 = FC_SLANT_ROMAN
    FcPatternGetInteger(font, FC_INDEX, 0, &index)
    FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(font, FC_SLANT, 0, &slant)
    return FontEntry(
      path: String(cString: file), index: Int(index),
      family: family ?? name.map { String(cString: $0) } ?? "",
      weight: Int(FcWeightToOpenType(weight)), italic: slant != FC_SLANT_ROMAN)
  }
}
