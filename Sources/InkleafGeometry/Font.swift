/// A request for a font: families in order of preference, a weight and a slant.
public struct Font: Hashable, Sendable {
  /// Family names; the first one that is installed is used.
  public var families: [String]
  /// Thickness of the strokes on the CSS scale, 100 (thin) to 900 (black); 400 is regular.
  public var weight: Int
  /// Whether to use the italic or oblique form.
  public var italic: Bool
  /// The room added between letters, in thousandths of the font size; negative moves them closer.
  public var tracking = 0
  /// The form of figures, where the font has several.
  public var figures = Figures.usual

  /// Forms of figures, all as tall as capitals.
  public enum Figures: String, CaseIterable, Sendable {
    /// The font's own.
    case usual
    /// Each as wide as it needs, for a number that stands alone.
    case proportional
    /// All of one width, for numbers below one another.
    case tabular
  }

  /// Makes a font from families in order of preference, a CSS weight and a slant.
  public init(_ families: [String], weight: Int = 400, italic: Bool = false) {
    self.families = families
    self.weight = weight
    self.italic = italic
  }

  /// Hashes what tells fonts apart most often; texts are looked up by their fonts again and again.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(families.first)
    hasher.combine(weight)
  }
}

/// The measures of a line of text, in fractions of the font size.
///
/// The origin is the start of the baseline; x grows to the right, y downwards, so ink above the
/// baseline has a negative `top`.
public struct TextExtent: Equatable, Sendable {
  /// The distance that the pen moves along the baseline.
  public var advance: Double
  /// The smallest rectangle that holds all ink; empty at the origin for a text without ink.
  public var ink: Rect

  /// Makes an extent from an advance and a box of ink, both in fractions of the font size.
  public init(advance: Double, ink: Rect) {
    self.advance = advance
    self.ink = ink
  }
}

/// A source of text measures for the layout, which does not read font files.
public protocol TextMetrics: Sendable {
  /// Returns the measures of a line of text, in fractions of the font size.
  func extent(of text: String, in font: Font) -> TextExtent
  /// Returns a band around the letters of a line, filled by the non-zero rule.
  ///
  /// The origin is the start of the baseline.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - font: the font.
  ///   - width: the band's width, a fraction of the font size as all its points.
  func band(around text: String, in font: Font, width: Double) -> Path
  /// Returns the outline of the letters of a line, from the start of the baseline, in fractions of the font size.
  func outline(of text: String, in font: Font) -> Path
  /// Returns the words of a text in a script without spaces between them, such as Thai; the text as one where their
  /// ends are unknown.
  func words(of text: String) -> [String]
}

extension TextMetrics {
  /// Returns an empty outline.
  public func outline(of text: String, in font: Font) -> Path { Path([]) }

  /// Returns the text as one word.
  public func words(of text: String) -> [String] { [text] }
}
