public import InkleafText

/// The settings for all files of a document.
public struct RenderSettings: Sendable {
  /// The typesetter of the text.
  public let typesetter: Typesetter
  /// The density of pixel formats, in pixels per inch.
  public let dpi: Double
  /// The creation time in the files, `YYYY-MM-DDThh:mm:ssZ`; `nil` for none.
  public let created: String?
  /// The recipe that PDFs carry, in ASCII; `nil` for none.
  public let recipe: String?
  /// Whether PDFs say what their text means, so that they can be read aloud.
  public let isTagged: Bool
  /// Whether there is a glyph for every character; if not, PDFs do not claim to keep archives' rules.
  public let hasAllGlyphs: Bool
  /// Whether pixels are drawn in smaller parts: slower, and with less memory.
  package var sparesMemory = false

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - typesetter: the typesetter of the text.
  ///   - dpi: the density of pixel formats, in pixels per inch; clamped to 1 to 4800, and 300 if not
  ///     finite.
  ///   - created: the creation time in the files, `YYYY-MM-DDThh:mm:ssZ`; `nil` for none.
  ///   - recipe: the recipe that PDFs carry, in ASCII; `recipeText(in:)` reads it again.
  ///   - isTagged: whether PDFs say what their text means, so that they can be read aloud.
  ///   - hasAllGlyphs: whether there is a glyph for every character.
  public init(
    typesetter: Typesetter, dpi: Double, created: String?, recipe: String? = nil,
    isTagged: Bool = true, hasAllGlyphs: Bool = true
  ) {
    self.typesetter = typesetter
    self.dpi = dpi.isFinite ? min(4800, max(1, dpi)) : 300
    self.created = created
    self.recipe = recipe
    self.isTagged = isTagged
    self.hasAllGlyphs = hasAllGlyphs
  }

  /// Returns the settings with another density, in pixels per inch.
  func with(dpi: Double) -> RenderSettings {
    var settings = RenderSettings(
      typesetter: typesetter, dpi: dpi, created: created, recipe: recipe, isTagged: isTagged,
      hasAllGlyphs: hasAllGlyphs)
    settings.sparesMemory = sparesMemory
    return settings
  }
}
