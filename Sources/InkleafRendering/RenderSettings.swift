public import InkleafText

/// What all files of a document are drawn with.
public struct RenderSettings: Sendable {
  /// What sets the text.
  public let typesetter: Typesetter
  /// The density of pixel formats, in pixels per inch.
  public let dpi: Double
  /// When the files say that they were made, `YYYY-MM-DDThh:mm:ssZ`.
  public let created: String
  /// What PDFs say they were made from, in ASCII; `nil` for nothing.
  public let recipe: String?

  /// Collects what files are drawn with.
  ///
  /// - Parameters:
  ///   - typesetter: sets the text.
  ///   - dpi: the density of pixel formats, in pixels per inch; brought into the range 1 to 4800.
  ///   - created: when the files say that they were made, `YYYY-MM-DDThh:mm:ssZ`.
  ///   - recipe: what PDFs say they were made from, in ASCII; `recipeText(in:)` reads it again.
  public init(typesetter: Typesetter, dpi: Double, created: String, recipe: String? = nil) {
    self.typesetter = typesetter
    self.dpi = dpi.isFinite ? min(4800, max(1, dpi)) : 300
    self.created = created
    self.recipe = recipe
  }
}
