/// One line of text as glyphs, measured in fractions of the font size.
///
/// The origin is where the pen starts on the baseline; x grows to the right, y downwards.
public struct GlyphRun: Sendable {
  /// A glyph and the characters it stands for.
  public struct Glyph: Equatable, Sendable {
    /// The glyph's number in its font file; 0 is the box that says "missing".
    public var id: UInt32
    /// Where its own origin lies on the baseline.
    public var x: Double
    /// The characters, so that text can be searched and copied.
    public var text: String
  }

  /// Neighbouring glyphs of one font file.
  public struct Span: Sendable {
    /// The font file.
    public var face: FontFace
    /// Its glyphs, from left to right.
    public var glyphs: [Glyph]
  }

  /// The glyphs, from left to right.
  public internal(set) var spans: [Span] = []
  /// How far the pen moves along the baseline.
  public internal(set) var advance = 0.0
  /// The box that holds all ink: left, top, right, bottom; `nil` for a text without ink.
  public internal(set) var ink: (left: Double, top: Double, right: Double, bottom: Double)?
  /// The characters that no installed font has, in order.
  public internal(set) var missing: [Unicode.Scalar] = []
}

/// One step of a glyph's outline, in fractions of the font size, y growing downwards.
public enum OutlineStep: Equatable, Sendable {
  /// Starts a part, which closes itself.
  case move(Double, Double)
  /// A straight line.
  case line(Double, Double)
  /// A cubic curve by two control points.
  case curve(Double, Double, Double, Double, Double, Double)
}
