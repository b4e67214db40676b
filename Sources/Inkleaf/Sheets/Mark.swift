/// One thing to be drawn: the whole vocabulary that layouts share with output formats.
public enum Mark: Equatable, Sendable {
  /// Fills an outline with a colour, by the non-zero winding rule.
  case fill(Path, Color)
  /// Draws along an outline with a pen.
  case stroke(Path, Pen)
  /// Sets one line of text.
  case text(TextLine)
}

/// A pen whose line has mitred corners.
public struct Pen: Equatable, Sendable {
  /// The colour of its ink.
  public var color: Color
  /// The width of its line, in points.
  public var width: Double

  /// Makes a pen from its colour and its width in points.
  public init(color: Color, width: Double) {
    self.color = color
    self.width = width
  }
}

/// A line of text at a place.
public struct TextLine: Equatable, Sendable {
  /// The characters, without line breaks.
  public var text: String
  /// What it is set in.
  public var font: Font
  /// The font size (the em), in points.
  public var size: Double
  /// Where the pen starts on the baseline, in points.
  public var origin: Point
  /// The colour of the letters.
  public var color: Color

  /// Makes a line from its text, font, size in points, start on the baseline and colour.
  public init(_ text: String, font: Font, size: Double, origin: Point, color: Color) {
    self.text = text
    self.font = font
    self.size = size
    self.origin = origin
    self.color = color
  }
}
