internal import CInkleafCairo
public import InkleafGeometry

/// What is drawn on: an image or the pages of a PDF.
///
/// Coordinates are points from the top left corner, y growing downwards. Cairo keeps the first
/// error of a context and ignores what follows, so drawing does not throw; `finish` of the owner
/// does. A canvas is used from one thread at a time.
public final class Canvas {
  package let context: OpaquePointer

  /// Takes over a context that nothing else uses.
  init(context: OpaquePointer) {
    self.context = context
  }

  deinit { cairo_destroy(context) }

  /// What went wrong so far, if anything.
  func checkStatus() throws(CairoError) {
    try check(cairo_status(context))
  }

  /// Multiplies all later coordinates.
  public func scale(_ factor: Double) { cairo_scale(context, factor, factor) }

  /// Moves all later coordinates.
  public func translate(by offset: Point) { cairo_translate(context, offset.x, offset.y) }

  /// Sets the colour of what is drawn next.
  public func setColor(_ color: Color) {
    cairo_set_source_rgb(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }

  /// Fills an outline, by the non-zero winding rule.
  public func fill(_ path: Path) {
    trace(path)
    cairo_fill(context)
  }

  /// Draws along an outline with a line of a width, in points.
  public func stroke(_ path: Path, width: Double) {
    trace(path)
    cairo_set_line_width(context, width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_stroke(context)
  }

  private func trace(_ path: Path) {
    var last = Point(x: 0, y: 0)
    for element in path.elements {
      switch element {
      case .move(let to):
        cairo_move_to(context, to.x, to.y)
        last = to
      case .line(let to):
        cairo_line_to(context, to.x, to.y)
        last = to
      case .curve(let a, let b, let to):
        cairo_curve_to(context, a.x, a.y, b.x, b.y, to.x, to.y)
        last = to
      case .quadratic(let via, let to):
        let (a, b) = (last.cubicControl(towards: via), to.cubicControl(towards: via))
        cairo_curve_to(context, a.x, a.y, b.x, b.y, to.x, to.y)
        last = to
      case .close: cairo_close_path(context)
      }
    }
  }

  /// Draws straight lines with flat ends, all of a width in points.
  public func stroke(_ lines: [Segment], width: Double) {
    for line in lines {
      cairo_move_to(context, line.start.x, line.start.y)
      cairo_line_to(context, line.end.x, line.end.y)
    }
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  /// Draws rows of round dots as dashes of no length with round ends, which is the shortest way to
  /// say it in a PDF and stays as exact as circles.
  ///
  /// - Parameters:
  ///   - x: the middle of the first dot.
  ///   - rows: the height of each row.
  ///   - pitch: from one dot to the next.
  ///   - count: dots in a row, at least 1.
  ///   - radius: the radius of each dot.
  public func dottedRows(x: Double, rows: [Double], pitch: Double, count: Int, radius: Double) {
    for y in rows {
      cairo_move_to(context, x, y)
      cairo_line_to(context, x + (Double(count) - 0.5) * pitch, y)
    }
    cairo_save(context)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_dash(context, [0, pitch], 2, 0)
    cairo_set_line_width(context, 2 * radius)
    // The dashes stand in the file as they are; Cairo only looks how far they reach, and need not
    // follow every round end closely for that.
    cairo_set_tolerance(context, 5)
    cairo_stroke(context)
    cairo_restore(context)
  }

  /// Draws a picture so that it fills one rectangle, cut at the edges of another.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - extent: the place of the whole picture, in points.
  ///   - clip: the part of the page where it is seen, in points.
  public func draw(_ picture: borrowing DecodedPicture, in extent: Rect, clip: Rect) {
    cairo_save(context)
    cairo_rectangle(context, clip.left, clip.top, clip.width, clip.height)
    cairo_clip(context)
    cairo_translate(context, extent.left, extent.top)
    cairo_scale(
      context, extent.width / Double(picture.width), extent.height / Double(picture.height))
    cairo_set_source_surface(context, picture.surface, 0, 0)
    // Beyond its edge a picture would fade into what is behind it.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Draws a recording as it was drawn.
  public func replay(_ recording: borrowing Recording) {
    cairo_set_source_surface(context, recording.surface, 0, 0)
    // Painting would cut a PDF's page to whole points.
    cairo_rectangle(context, 0, 0, recording.size.width, recording.size.height)
    cairo_fill(context)
  }
}
