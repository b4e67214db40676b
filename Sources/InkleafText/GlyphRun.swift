public import InkleafGeometry
internal import InkleafCairo

/// One line of text as glyphs, in fractions of the font size.
///
/// The origin is the start of the baseline; x grows to the right, y downwards.
public struct GlyphRun: Sendable {
  /// A glyph and its place.
  public struct Glyph: Equatable, Sendable {
    /// Its number in the font file; 0 is the box of a character that no font has.
    public var id: UInt32
    /// The distance of its origin from the start of the line.
    public var x: Double
    /// The distance of its origin from the baseline.
    public var y: Double
  }

  /// The smallest group of characters and the glyphs that show it.
  public struct Cluster: Equatable, Sendable {
    /// The characters, so that text can be searched and copied.
    public var text: String
    /// The number of glyphs.
    public var glyphs: Int
  }

  /// Neighbouring glyphs of one font file and one direction.
  public struct Span: Sendable {
    /// The font file.
    public var face: FontFace
    /// The glyphs from left to right.
    public var glyphs: [Glyph] = []
    /// The clusters in reading order.
    public var clusters: [Cluster] = []
    /// Whether the first cluster in reading order is the rightmost.
    public var isRightToLeft = false
  }

  /// A part of a text that cannot be set right.
  public enum Problem: Hashable, Sendable {
    /// A character that no font has.
    case missing(Unicode.Scalar)
    /// A script that this engine cannot shape; the result is wrong.
    case script(String)
    /// A mark that Unicode cannot combine with its letter into one character.
    case mark(Unicode.Scalar)
  }

  /// The glyphs, from left to right.
  public internal(set) var spans: [Span] = []
  /// The distance that the pen moves along the baseline.
  public internal(set) var advance = 0.0
  /// The box that holds all ink; `nil` for a text without ink.
  public internal(set) var ink: Rect?
  /// The problems of the run, each once, in order.
  public internal(set) var problems: [Problem] = []

  /// Adds a glyph to the last span and extends the box of ink.
  mutating func add(_ id: UInt32, x: Double, y: Double) {
    guard let face = spans.last?.face else { return }
    spans[spans.count - 1].glyphs.append(Glyph(id: id, x: x, y: y))
    let measure = face.measure(of: id)
    guard measure.hasInk else { return }
    let box = Rect(
      left: x + measure.left, top: y + measure.top, right: x + measure.right,
      bottom: y + measure.bottom)
    ink = ink?.union(box) ?? box
  }

  mutating func report(_ problem: Problem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
