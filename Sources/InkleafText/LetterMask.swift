public import InkleafGeometry
public import InkleafCairo
internal import CInkleafCairo

extension Canvas {
  /// Fills the letters of a line on a canvas of pixels.
  ///
  /// FreeType's rasteriser takes a fraction of the time of Cairo's and is exact to a byte. The pixels of
  /// a letter do not depend on the part of the page that the canvas shows, if the canvas has the same
  /// scale and is moved by whole pixels.
  ///
  /// - Parameters:
  ///   - run: the glyphs of the line.
  ///   - origin: the start of the baseline, in points.
  ///   - size: the font size, in points.
  public func fillLetters(_ run: GlyphRun, at origin: Point, size: Double) {
    let page = PixelScale(self)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    cairo_restore(context)
    let letters = LetterMask(
      run, at: origin, size: size, scale: page.scale,
      seen: (Int(left) - page.x..<Int(right) - page.x, Int(top) - page.y..<Int(bottom) - page.y))
    guard let letters else { return }
    letters.mask.paint(
      on: self, x: letters.columns.lowerBound + page.x, y: letters.rows.lowerBound + page.y)
  }
}

/// How far the letters of a line cover each pixel.
package struct LetterMask: ~Copyable {
  /// The columns of the page that the mask has, in pixels.
  package let columns: Range<Int>
  /// The rows of the page that it has.
  package let rows: Range<Int>
  package let mask: CoverageMask

  /// Draws the letters of a line; `nil` if no pixel that is seen has one.
  ///
  /// - Parameters:
  ///   - run: the glyphs of the line.
  ///   - origin: the start of the baseline, in points.
  ///   - size: the font size, in points.
  ///   - scale: the number of pixels in a point.
  ///   - seen: the pixels of the page that are needed.
  package init?(
    _ run: GlyphRun, at origin: Point, size: Double, scale: Double,
    seen: (columns: Range<Int>, rows: Range<Int>)
  ) {
    guard let ink = run.ink else { return nil }
    // Returns the pixels that the ink touches and that are seen. The margin of a pixel covers the rounding
    // of a letter's place to a 64th of a pixel.
    func pixels(_ low: Double, _ high: Double, in seen: Range<Int>) -> Range<Int> {
      let first = max((low * scale).rounded(.down) - 1, Double(seen.lowerBound))
      let last = min((high * scale).rounded(.up) + 1, Double(seen.upperBound))
      return Int(first)..<Int(max(first, last))
    }
    let columns = pixels(
      origin.x + ink.left * size, origin.x + ink.right * size, in: seen.columns)
    let rows = pixels(origin.y + ink.top * size, origin.y + ink.bottom * size, in: seen.rows)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let mask = CoverageMask(width: columns.count, height: rows.count)
    for span in run.spans {
      for glyph in span.glyphs {
        let letter = Letter.of(
          span.face, glyph.id, size: size * scale, x: (origin.x + glyph.x * size) * scale,
          y: (origin.y + glyph.y * size) * scale, seen: (columns, rows))
        letter.cover(mask, from: (columns.lowerBound, rows.lowerBound))
      }
    }
    self.columns = columns
    self.rows = rows
    self.mask = mask
  }
}
