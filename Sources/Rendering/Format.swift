public import Cairo
internal import Inkleaf

/// A kind of file that pages are written as.
///
/// To add one, add a file to `Formats` and a line to `all`.
public struct Format: Sendable {
  /// The name that people type, and the extension of the files.
  public let name: String
  /// What it is good for, in one line.
  public let summary: String
  /// Whether one file can hold many pages.
  public let bindsPages: Bool

  /// Does what all files of a document share, and returns what draws one of them.
  let prepare: @Sendable (Document, Studio) throws(RenderingError) -> Drawing

  /// All formats, in the order in which they are listed.
  public static let all: [Format] = [.pdf, .png, .svg]

  /// Draws some sheets of a document as one file.
  typealias Drawing = @Sendable (ArraySlice<Sheet>) throws(RenderingError) -> [UInt8]
}

/// What all files of an edition are drawn with.
public struct Studio: Sendable {
  /// What sets the text.
  public let typesetter: Typesetter
  let dpi: Double
  let created: String
  let recipe: String?

  /// Sets up the drawing of editions.
  ///
  /// - Parameters:
  ///   - typesetter: sets the text.
  ///   - dpi: the density of pixel formats, pixels an inch; brought into the range 1 to 4800.
  ///   - created: when the documents say they were made, `YYYY-MM-DDThh:mm:ssZ`.
  ///   - recipe: what PDFs say they were made from, in ASCII; `recipe(of:)` reads it again.
  public init(typesetter: Typesetter, dpi: Double, created: String, recipe: String? = nil) {
    self.typesetter = typesetter
    self.dpi = dpi.isFinite ? min(4800, max(1, dpi)) : 300
    self.created = created
    self.recipe = recipe
  }
}
