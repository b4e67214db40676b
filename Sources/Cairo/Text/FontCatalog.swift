internal import CCairo
internal import Synchronization

/// The installed fonts, as fontconfig lists them.
///
/// There is one in a process, so that its configuration is read once, and one thread at a time asks
/// it.
///
/// Only the list is asked for, never a user's or a distribution's substitution rules, so that the
/// same fonts give the same pages under any configuration, locale or home directory.
struct FontCatalog {
  struct Entry: Hashable, Sendable {
    var path: String
    var index: Int
    var weight: Int
    var italic: Bool
  }

  private static let only = Mutex<FontCatalog?>(nil)

  /// Asks the catalog, which is read from disk when it is first asked.
  static func ask<Answer: Sendable>(_ question: (FontCatalog) -> Answer) -> Answer {
    only.withLock { only in
      let catalog = only ?? FontCatalog()
      only = catalog
      return question(catalog)
    }
  }

  private let configuration: OpaquePointer?

  private init() {
    configuration = FcInitLoadConfigAndFonts()
  }

  /// The font file of a family that is nearest to a weight and slant, or `nil` where the family is
  /// not installed.
  func entry(family: String, weight: Int, italic: Bool) -> Entry? {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
    func distance(_ entry: Entry) -> Int {
      abs(entry.weight - weight) + (entry.italic == italic ? 0 : 1000)
    }
    return entries(pattern).min { a, b in
      (distance(a), a.path, a.index) < (distance(b), b.path, b.index)
    }
  }

  /// The font files that have a character, best for a language first.
  func entries(with scalar: Unicode.Scalar, family: String, language: String) -> [Entry] {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    let characters = FcCharSetCreate()
    defer { FcCharSetDestroy(characters) }
    FcCharSetAddChar(characters, scalar.value)
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
    FcPatternAddString(pattern, FC_LANG, language)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let sorted = FcFontSort(configuration, pattern, FcBool(0), nil, &result) else {
      return []
    }
    defer { FcFontSetDestroy(sorted) }
    return fonts(sorted).filter { font in
      var covered: OpaquePointer?
      return FcPatternGetCharSet(font, FC_CHARSET, 0, &covered) == FcResultMatch
        && FcCharSetHasChar(covered, scalar.value) != 0
    }.compactMap(entry)
  }

  private func entries(_ pattern: OpaquePointer?) -> [Entry] {
    let properties = FcObjectSetCreate()
    defer { FcObjectSetDestroy(properties) }
    for name in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(properties, name) }
    guard let list = FcFontList(configuration, pattern, properties) else { return [] }
    defer { FcFontSetDestroy(list) }
    return fonts(list).compactMap(entry)
  }

  private func fonts(_ set: UnsafeMutablePointer<FcFontSet>) -> [OpaquePointer] {
    UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont)).compactMap(\.self)
  }

  private func entry(_ font: OpaquePointer) -> Entry? {
    var file: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    var index: Int32 = 0
    var weight: Int32 = FC_WEIGHT_REGULAR
    var slant: Int32 = FC_SLANT_ROMAN
    FcPatternGetInteger(font, FC_INDEX, 0, &index)
    FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(font, FC_SLANT, 0, &slant)
    return Entry(
      path: String(cString: file), index: Int(index),
      weight: Int(FcWeightToOpenType(weight)), italic: slant != FC_SLANT_ROMAN)
  }
}
