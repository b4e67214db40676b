internal import CInkleafCairo
public import InkleafGeometry

/// A drawing surface: an image or the pages of a PDF.
///
/// Coordinates are points from the top left corner; y grows downwards. Cairo keeps the first error
/// of a context and ignores later calls, so drawing does not throw; `finish` of the owner does. Only
/// one thread at a time may use a canvas.
public final class Canvas {
  package let context: OpaquePointer

  /// Takes ownership of a context.
  init(context: OpaquePointer) {
    self.context = context
  }

  deinit { cairo_destroy(context) }

  /// Throws the first error of all drawing so far.
  func checkStatus() throws(CairoError) {
    try check(cairo_status(context))
  }

  /// Lets Cairo follow curves roughly, for files that hold the curves themselves.
  ///
  /// It follows them only to find extents, which takes most of the time that a curve costs.
  func followCurvesRoughly() { cairo_set_tolerance(context, 1) }

  /// Multiplies all later coordinates.
  public func scale(_ factor: Double) { cairo_scale(context, factor, factor) }

  /// Moves all later coordinates.
  public func translate(by offset: Point) { cairo_translate(context, offset.x, offset.y) }

  /// Sets the colour of all later drawing.
  public func setColor(_ color: Color) {
    cairo_set_source_rgb(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }

  /// Fills an outline, by the non-zero winding rule.
  public func fill(_ path: Path) {
    trace(path)
    cairo_fill(context)
  }

  /// Strokes all outlines that were traced with a line of a width in points.
  public func strokeTraced(width: Double) {
    cairo_set_line_width(context, width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_stroke(context)
  }

  /// Adds an outline to those that the next fill or stroke draws.
  public func trace(_ path: Path) {
    path.eachCubicStep { step in
      switch step {
      case .move(let to): cairo_move_to(context, to.x, to.y)
      case .line(let to): cairo_line_to(context, to.x, to.y)
      case .curve(let a, let b, let to): cairo_curve_to(context, a.x, a.y, b.x, b.y, to.x, to.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  /// Draws straight lines of a width in points, with flat ends.
  public func stroke(_ lines: [Segment], width: Double) {
    trace(lines)
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  /// Adds straight lines to the outlines that the next stroke draws.
  public func trace(_ lines: [Segment]) {
    for line in lines {
      cairo_move_to(context, line.start.x, line.start.y)
      cairo_line_to(context, line.end.x, line.end.y)
    }
  }

  /// Draws a row of round dots along each line that was traced, the first at its start.
  ///
  /// The dots are dashes of length zero with round ends, which take the least room in a PDF and are as
  /// exact as circles.
  ///
  /// - Parameters:
  ///   - pitch: the distance from one dot to the next.
  ///   - radius: the radius of each dot.
  public func strokeTracedDots(pitch: Double, radius: Double) {
    cairo_save(context)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_dash(context, [0, pitch], 2, 0)
    cairo_set_line_width(context, 2 * radius)
    // The file holds the dashes themselves. Cairo follows the round ends only to find the extents, so
    // a coarse tolerance saves time. Dashes nearer to one another than it would be drawn farther apart.
    cairo_set_tolerance(context, min(5, 0.9 * pitch))
    cairo_stroke(context)
    cairo_restore(context)
  }

  /// Draws a picture on pixels.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - extent: the rectangle of the whole picture, in points.
  ///   - clip: the rectangle in which it is visible, in points.
  public func draw(_ picture: borrowing DecodedPicture, in extent: Rect, clip: Rect) {
    paint(picture.surface, picture.width, picture.height, CAIRO_EXTEND_PAD, in: extent, clip)
  }

  /// Draws a black picture of a size, for one that takes its place in the file.
  ///
  /// - Parameters:
  ///   - columns: the pixels from left to right.
  ///   - rows: the pixels from top to bottom.
  ///   - extent: the rectangle of the whole picture, in points.
  ///   - clip: the rectangle in which it is visible, in points.
  public func drawStandIn(columns: Int, rows: Int, in extent: Rect, clip: Rect) {
    let picture = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(columns), Int32(rows))
    defer { cairo_surface_destroy(picture) }
    paint(picture, columns, rows, CAIRO_EXTEND_NONE, in: extent, clip)
  }

  /// - Parameter edge: what is beyond the picture; on pixels it would fade into the background without.
  private func paint(
    _ picture: OpaquePointer?, _ columns: Int, _ rows: Int, _ edge: cairo_extend_t, in extent: Rect,
    _ clip: Rect
  ) {
    cairo_save(context)
    cairo_rectangle(context, clip.left, clip.top, clip.width, clip.height)
    cairo_clip(context)
    cairo_translate(context, extent.left, extent.top)
    cairo_scale(context, extent.width / Double(columns), extent.height / Double(rows))
    cairo_set_source_surface(context, picture, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), edge)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Draws a recording at its own place.
  public func replay(_ recording: borrowing Recording) {
    cairo_set_source_surface(context, recording.surface, 0, 0)
    // `cairo_paint` would cut a PDF's page to whole points.
    cairo_rectangle(context, 0, 0, recording.size.width, recording.size.height)
    cairo_fill(context)
  }
}
