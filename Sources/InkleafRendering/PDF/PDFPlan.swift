internal import InkleafGeometry
internal import InkleafPages

/// What the operators of a page are to be, where Cairo drew it otherwise to save time.
struct PDFPlan {
  /// A line of text, or the part of one that has one face.
  struct Line: Equatable {
    /// The place of the first glyph in reading order, in points with y down.
    var start: Point
    /// Its place in Cairo's operators, in points.
    var drawn: Point
    /// The font size, in points.
    var size: Double
    /// The number of glyphs.
    var count: Int
    var color: Color
    /// The number of its tag; `nil` for what is not read, and within a tag that Cairo knows.
    var tag: Int?
  }

  /// The lines in reading order.
  var lines: [Line] = []
  /// The indices of lines in the order in which Cairo drew them; those without ink are left out.
  var drawn: [Int] = []
  /// The ends of parts that Cairo drew at one place between other marks, as indices of lines.
  var ends: [Int] = []
  /// The numbers of the tags that Cairo knows, in the order of drawing.
  var tags: [Int] = []
  /// Outlines of one pen each, for which Cairo drew a stand-in, in the order of drawing.
  var strokes: [[Mark]] = []
  /// The parts of the background, which are forms of their own, in the order of drawing.
  var backgrounds: [Background] = []

  /// Returns the level line from (1, 1) that stands in for outlines with a pen.
  ///
  /// Cairo leaves out a row of one dot.
  static func standIn(for stroke: Stroke) -> Segment {
    switch stroke {
    case .pen: Segment(1, 1, 2, 1)
    case .dots(let pitch, _, _): Segment(1, 1, 1 + 1.5 * pitch, 1)
    }
  }
}
