public import InkleafGeometry
internal import InkleafCairo

/// One line of text as glyphs, measured in fractions of the font size.
///
/// The origin is where the pen starts on the baseline; x grows to the right, y downwards.
public struct GlyphRun: Sendable {
  /// A glyph at its place.
  public struct Glyph: Equatable, Sendable {
    /// Its number in the font file; 0 is the box that says "missing".
    public var id: UInt32
    /// Where its own origin lies, from the start of the line.
    public var x: Double
    /// Where its own origin lies, from the baseline.
    public var y: Double
  }

  /// Characters and glyphs that stand for each other, and cannot be taken apart further.
  public struct Cluster: Equatable, Sendable {
    /// The characters, so that text can be searched and copied.
    public var text: String
    /// How many glyphs stand for them.
    public var glyphs: Int
  }

  /// Neighbouring glyphs of one font file and one direction.
  public struct Span: Sendable {
    /// The font file.
    public var face: FontFace
    /// The glyphs from left to right.
    public var glyphs: [Glyph] = []
    /// The clusters in the order in which they are read.
    public var clusters: [Cluster] = []
    /// Whether the first cluster to be read is the rightmost.
    public var isRightToLeft = false
  }

  /// What a text asks for that was not there.
  public enum Problem: Hashable, Sendable {
    /// A character that no font has.
    case missing(Unicode.Scalar)
    /// A script that this engine cannot set; what it made is not right.
    case script(String)
    /// A mark over or under a letter that no font has as one character.
    case mark(Unicode.Scalar)
  }

  /// The glyphs, from left to right.
  public internal(set) var spans: [Span] = []
  /// How far the pen moves along the baseline.
  public internal(set) var advance = 0.0
  /// The box that holds all ink; `nil` for a text without ink.
  public internal(set) var ink: Rect?
  /// What is wrong with the run, each thing once, in order.
  public internal(set) var problems: [Problem] = []

  /// Puts a glyph of the last span at a place, and widens the box of ink by it.
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
