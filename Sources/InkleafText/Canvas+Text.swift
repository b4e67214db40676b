internal import CInkleafCairo
public import InkleafCairo
public import InkleafGeometry

/// A line of glyphs at its place on a page.
public struct PlacedRun {
  let run: GlyphRun
  let origin: Point
  let endsWithSpace: Bool

  /// Places a line.
  ///
  /// - Parameters:
  ///   - run: the glyphs of the line.
  ///   - origin: the start of the baseline, in points.
  ///   - endsWithSpace: whether a space follows, which joins the words of two lines when they are read.
  public init(_ run: GlyphRun, at origin: Point, endsWithSpace: Bool = false) {
    (self.run, self.origin, self.endsWithSpace) = (run, origin, endsWithSpace)
  }
}

extension Canvas {
  /// Draws lines of one size, as text that can be selected and searched if the format has text.
  ///
  /// Neighbours with one face are one piece of text, as the number and the word in a row of a table of contents.
  ///
  /// - Parameters:
  ///   - lines: the lines, in reading order.
  ///   - size: the font size, in points.
  public func showText(_ lines: [PlacedRun], size: Double) {
    var piece: TextPiece?
    for line in lines {
      for span in line.run.spans {
        if let other = piece, !other.takes(span) {
          show(other, size: size)
          piece = nil
        }
        var whole = piece.take() ?? TextPiece(like: span)
        whole.add(span, at: line.origin, size: size)
        piece = whole
      }
      if line.endsWithSpace, !line.run.spans.isEmpty {
        let end = Point(x: line.origin.x + line.run.advance * size, y: line.origin.y)
        piece?.addSpace(at: end)
      }
    }
    if let piece { show(piece, size: size) }
  }

  private func show(_ piece: TextPiece, size: Double) {
    let flags = piece.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD.rawValue : 0
    piece.face.select(in: context, size: size)
    cairo_show_text_glyphs(
      context, piece.text, Int32(piece.text.utf8.count), piece.glyphs, Int32(piece.glyphs.count),
      piece.clusters, Int32(piece.clusters.count), cairo_text_cluster_flags_t(rawValue: flags))
    for place in piece.boxes {
      fill(
        piece.face.missingOutline.mapped { point in
          Point(x: place.x + point.x * size, y: place.y + point.y * size)
        })
    }
  }
}

/// Glyphs of one face, with their text.
private struct TextPiece {
  let face: FontFace
  let isRightToLeft: Bool
  private(set) var glyphs: [cairo_glyph_t] = []
  private(set) var clusters: [cairo_text_cluster_t] = []
  private(set) var text = ""
  /// The places of boxes for missing characters, in points.
  private(set) var boxes: [Point] = []

  init(like span: GlyphRun.Span) { (face, isRightToLeft) = (span.face, span.isRightToLeft) }

  /// Returns whether a span can be part of it; the text of one from right to left is backwards.
  func takes(_ span: GlyphRun.Span) -> Bool {
    span.face === face && !span.isRightToLeft && !isRightToLeft
  }

  mutating func add(_ span: GlyphRun.Span, at origin: Point, size: Double) {
    // A missing character is a box over a space that has its text.
    let isWhole = !span.glyphs.contains { $0.id == FontFace.missing }
    let space = isWhole ? FontFace.missing : face.missingSpace
    for glyph in span.glyphs {
      let place = Point(x: origin.x + glyph.x * size, y: origin.y + glyph.y * size)
      let isMissing = glyph.id == FontFace.missing
      if isMissing { boxes.append(place) }
      glyphs.append(
        cairo_glyph_t(index: UInt(isMissing ? space : glyph.id), x: place.x, y: place.y))
    }
    for cluster in span.clusters {
      // A narrow space is the glyph of a space. As the text of both, a space needs no words of its own,
      // in which some readers of PDFs lose what follows.
      let isNarrow =
        cluster.text.utf8.count == 3 && cluster.text.unicodeScalars.first?.narrowSpace != nil
      let words = isNarrow ? " " : cluster.text
      text += words
      clusters.append(
        cairo_text_cluster_t(
          num_bytes: Int32(words.utf8.count), num_glyphs: Int32(cluster.glyphs)))
    }
  }

  /// Adds a space, unless the font has none.
  ///
  /// A text that runs from right to left ends at its left edge, where other glyphs may be.
  mutating func addSpace(at place: Point) {
    let space = face.glyph(for: " ")
    guard space != FontFace.missing, !isRightToLeft else { return }
    glyphs.append(cairo_glyph_t(index: UInt(space), x: place.x, y: place.y))
    text += " "
    clusters.append(cairo_text_cluster_t(num_bytes: 1, num_glyphs: 1))
  }
}
