public import InkleafGeometry

/// One thing to draw, made by layouts and drawn by every output format.
public enum Mark: Equatable, Sendable {
  /// Fills an outline with a colour, by the non-zero winding rule.
  case fill(Path, Color)
  /// Draws along an outline with a pen.
  case stroke(Path, Pen)
  /// Sets one line of text.
  case text(TextLine)
  /// Draws round dots at even distances.
  ///
  /// Pixel formats move each dot to the middle of a pixel, so that all dots look alike.
  case dots(DotGrid)
  /// Draws straight lines with flat ends.
  ///
  /// Pixel formats move level and upright lines onto whole pixels, so that none is blurred.
  case lines([Segment], Pen)
  /// Draws a picture.
  case image(Picture.Placed)
  /// Leads elsewhere when it is touched, in formats that can.
  case link(Link)
}

/// A pen for lines with mitred corners.
public struct Pen: Equatable, Sendable {
  /// The colour of the line.
  public var color: Color
  /// The width of the line, in points.
  public var width: Double

  /// Makes a pen from its colour and its width in points.
  public init(color: Color, width: Double) {
    self.color = color
    self.width = width
  }
}

/// Round dots in rows and columns.
public struct DotGrid: Equatable, Sendable {
  /// The middle of the first dot of the first row, in points.
  public var origin: Point
  /// The distance of neighbouring dots, in points.
  public var pitch: Size
  /// The number of dots in a row, at least 1.
  public var columns: Int
  /// The number of rows, at least 1.
  public var rows: Int
  /// The radius of each dot, in points.
  public var radius: Double
  /// The colour of the dots.
  public var color: Color

  /// Makes a grid from the middle of its first dot, distances and a radius in points.
  public init(
    origin: Point, pitch: Size, columns: Int, rows: Int, radius: Double, color: Color
  ) {
    self.origin = origin
    self.pitch = pitch
    self.columns = columns
    self.rows = rows
    self.radius = radius
    self.color = color
  }
}

/// A line of text at a place.
public struct TextLine: Equatable, Sendable {
  /// The characters, without line breaks.
  public var text: String
  /// The font.
  public var font: Font
  /// The font size (the em), in points.
  public var size: Double
  /// The start of the line on the baseline, in points.
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
