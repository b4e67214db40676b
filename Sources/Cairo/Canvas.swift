internal import CCairo

/// What is drawn on: an image or the pages of a PDF.
///
/// Coordinates are points from the top left corner, y growing downwards. Cairo keeps the first
/// error of a context and ignores what follows, so drawing does not throw; `finish` of the owner
/// does. A canvas is used from one thread at a time.
public final class Canvas {
  let context: OpaquePointer

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
  public func translate(_ x: Double, _ y: Double) { cairo_translate(context, x, y) }

  /// Sets the opaque colour of what is drawn next, components 0 to 1 of the sRGB space.
  public func setColor(red: Double, green: Double, blue: Double) {
    cairo_set_source_rgb(context, red, green, blue)
  }

  /// Starts a part of an outline.
  public func move(_ x: Double, _ y: Double) { cairo_move_to(context, x, y) }

  /// Adds a straight line to the outline.
  public func line(_ x: Double, _ y: Double) { cairo_line_to(context, x, y) }

  /// Adds a cubic Bézier curve to the outline.
  public func curve(
    _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ x: Double, _ y: Double
  ) {
    cairo_curve_to(context, ax, ay, bx, by, x, y)
  }

  /// Closes the part of the outline begun last.
  public func close() { cairo_close_path(context) }

  /// Fills the outline, by the non-zero winding rule, and forgets it.
  public func fill() { cairo_fill(context) }

  /// Draws along the outline with a line of this width, and forgets it.
  public func stroke(width: Double) {
    cairo_set_line_width(context, width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_stroke(context)
  }

  /// Draws straight lines with flat ends.
  ///
  /// - Parameters:
  ///   - lines: the ends of each, in points.
  ///   - width: the width of all of them, in points.
  public func lines(
    _ lines: [(ax: Double, ay: Double, bx: Double, by: Double)], width: Double
  ) {
    for line in lines {
      cairo_move_to(context, line.ax, line.ay)
      cairo_line_to(context, line.bx, line.by)
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
  ///   - extent: where the whole picture lies: left, top, width, height.
  ///   - clip: what of it is seen: left, top, width, height.
  public func draw(
    _ picture: borrowing DecodedPicture,
    in extent: (left: Double, top: Double, width: Double, height: Double),
    clip: (left: Double, top: Double, width: Double, height: Double)
  ) {
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
    cairo_rectangle(context, 0, 0, recording.width, recording.height)
    cairo_fill(context)
  }

  /// Sets a run of glyphs as text that can be selected and searched, where the format has text.
  ///
  /// - Parameters:
  ///   - run: the glyphs of one line.
  ///   - x: where the pen starts, in points.
  ///   - y: the baseline, in points.
  ///   - size: the font size, in points.
  public func showText(_ run: GlyphRun, x: Double, y: Double, size: Double) {
    for span in run.spans {
      let glyphs = span.glyphs.map { glyph in
        cairo_glyph_t(index: UInt(glyph.id), x: x + glyph.x * size, y: y + glyph.y * size)
      }
      let clusters = span.clusters.map { cluster in
        cairo_text_cluster_t(
          num_bytes: Int32(cluster.text.utf8.count), num_glyphs: Int32(cluster.glyphs))
      }
      let text = span.clusters.map(\.text).joined()
      let flags = span.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD.rawValue : 0
      span.face.select(in: context, size: size)
      cairo_show_text_glyphs(
        context, text, Int32(text.utf8.count), glyphs, Int32(glyphs.count), clusters,
        Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: flags))
    }
  }
}
