internal import CInkleafCairo
public import InkleafCairo
public import InkleafGeometry

extension Canvas {
  /// Draws a run of glyphs, as text that can be selected and searched if the format has text.
  ///
  /// - Parameters:
  ///   - run: the glyphs of one line.
  ///   - origin: the start of the baseline, in points.
  ///   - size: the font size, in points.
  ///   - endsWithSpace: whether a space follows, which joins the words of two lines when they are read.
  public func showText(
    _ run: GlyphRun, at origin: Point, size: Double, endsWithSpace: Bool = false
  ) {
    for (index, span) in run.spans.enumerated() {
      let span =
        endsWithSpace && index == run.spans.count - 1
        ? span.followedBySpace(at: run.advance) : span
      // A missing character is a box over a space that has its text.
      let isWhole = !span.glyphs.contains { $0.id == FontFace.missing }
      let space = isWhole ? FontFace.missing : span.face.missingSpace
      let glyphs = span.glyphs.map { glyph in
        cairo_glyph_t(
          index: UInt(glyph.id == FontFace.missing ? space : glyph.id),
          x: origin.x + glyph.x * size, y: origin.y + glyph.y * size)
      }
      // A narrow space is the glyph of a space. As the text of both, a space needs no words of its own,
      // in which some readers of PDFs lose what follows.
      let texts = span.clusters.map { ["\u{2009}", "\u{202F}"].contains($0.text) ? " " : $0.text }
      let clusters = zip(texts, span.clusters).map { text, cluster in
        cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: Int32(cluster.glyphs))
      }
      let text = texts.joined()
      let flags = span.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD.rawValue : 0
      span.face.select(in: context, size: size)
      cairo_show_text_glyphs(
        context, text, Int32(text.utf8.count), glyphs, Int32(glyphs.count), clusters,
        Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: flags))
      for glyph in span.glyphs where glyph.id == FontFace.missing {
        fill(
          span.face.missingOutline.mapped { point in
            Point(
              x: origin.x + (glyph.x + point.x) * size, y: origin.y + (glyph.y + point.y) * size)
          })
      }
    }
  }
}

extension GlyphRun.Span {
  /// Returns the span with a space behind it; the same one if its font has none.
  ///
  /// One that runs from right to left ends at its left edge, where other glyphs may be.
  fileprivate func followedBySpace(at advance: Double) -> Self {
    let space = face.glyph(for: " ")
    guard space != FontFace.missing, !isRightToLeft else { return self }
    var span = self
    span.glyphs.append(GlyphRun.Glyph(id: space, x: advance, y: 0))
    span.clusters.append(GlyphRun.Cluster(text: " ", glyphs: 1))
    return span
  }
}
