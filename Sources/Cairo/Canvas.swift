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
