public import InkleafCairo
public import InkleafGeometry
internal import CInkleafCairo

/// Glyphs of one face with their text, which Cairo takes at once.
///
/// A piece costs Cairo as much as fifty letters of one, so lines of a page share pieces, whatever their
/// sizes. Their glyphs are small and behind one another, not where they belong, since a jump costs as
/// much as some letters.
public struct TextPiece {
  /// A line, or a part of one, among the glyphs of a piece.
  public struct Part {
    /// The number of glyphs.
    public var count: Int
    /// The place of the first glyph in reading order, in points.
    public var start: Point
    /// Its place in the piece, in points.
    public var drawn: Point
  }

  private let face: FontFace
  private let isRightToLeft: Bool
  /// The page, in points.
  private let page: Rect
  /// The font size that it is drawn in, in points.
  private let size: Double
  /// The end of the last glyph, in points.
  private var pen: Point
  private var glyphs: [cairo_glyph_t] = []
  private var clusters: [cairo_text_cluster_t] = []
  /// The text in UTF-8.
  private var text: [UInt8] = []
  /// The boxes for missing characters.
  private var boxes: [(place: Point, size: Double)] = []
  /// Whether a glyph has ink; if not, Cairo leaves the piece out.
  public private(set) var hasInk = false
  /// Whether it has characters that no font has.
  public var hasBoxes: Bool { !boxes.isEmpty }

  /// Starts a piece.
  ///
  /// - Parameters:
  ///   - span: glyphs of the face and the direction of the piece.
  ///   - page: the page, in points.
  public init(like span: GlyphRun.Span, on page: Rect) {
    (face, isRightToLeft) = (span.face, span.isBackwards)
    self.page = page
    // FreeType has no sizes below 1 pt. A row has room for any line that is on the page in its own size.
    size = max(1, page.width / 400)
    pen = Point(x: page.left, y: (page.top + page.bottom) / 2)
  }

  /// Returns whether glyphs can be part of it.
  ///
  /// The text of a piece from right to left is backwards, and boxes have the colour of one line.
  public func takes(_ span: GlyphRun.Span) -> Bool {
    span.face === face && !span.isBackwards && !isRightToLeft && boxes.isEmpty
      && !span.glyphs.contains { $0.id == FontFace.missing }
  }

  /// Adds glyphs.
  ///
  /// - Parameters:
  ///   - span: the glyphs, of the face and the direction of the piece.
  ///   - origin: the start of their line, in points.
  ///   - lineSize: the font size of the line, in points.
  ///   - endsWithSpace: whether a space follows, unless the font has none. A text that runs from right
  ///     to left ends at its left edge, where other glyphs may be, and gets none.
  /// - Returns: what was added; `nil` for a span without glyphs.
  public mutating func add(
    _ span: GlyphRun.Span, at origin: Point, size lineSize: Double, endsWithSpace: Bool
  ) -> Part? {
    guard let left = span.glyphs.first, let right = span.glyphs.last else { return nil }
    let width = (right.x - left.x + face.measure(of: right.id).advance) * size
    if pen.x + width > page.right { pen.x = page.left }
    let first = glyphs.count
    // A missing character is a box over a space that has its text.
    let isWhole = !span.glyphs.contains { $0.id == FontFace.missing }
    let space = isWhole ? FontFace.missing : face.missingSpace
    for glyph in isRightToLeft ? span.readableGlyphs : span.glyphs {
      let isMissing = glyph.id == FontFace.missing
      if isMissing {
        boxes.append(
          (Point(x: origin.x + glyph.x * lineSize, y: origin.y + glyph.y * lineSize), lineSize))
      }
      add(
        isMissing ? space : glyph.id,
        at: Point(x: pen.x + (glyph.x - left.x) * size, y: pen.y + glyph.y * size))
    }
    for cluster in span.clusters {
      // A narrow space is the glyph of a space. As the text of both, a space needs no words of its own,
      // in which some readers of PDFs lose what follows.
      let isNarrow =
        cluster.text.utf8.count == 3 && cluster.text.unicodeScalars.first?.narrowSpace != nil
      let start = text.count
      if isNarrow { text.append(0x20) } else { text += cluster.text.utf8 }
      clusters.append(
        cairo_text_cluster_t(
          num_bytes: Int32(text.count - start), num_glyphs: Int32(cluster.glyphs)))
    }
    pen.x += width
    // From right to left, the last glyphs are read first.
    let lead =
      isRightToLeft ? span.clusters.first { $0.glyphs > 0 }?.glyphs ?? 0 : glyphs.count - first
    let start = glyphs.count - lead
    if endsWithSpace, !isRightToLeft { addSpace() }
    guard span.glyphs.indices.contains(start - first) else { return nil }
    let lineStart = span.glyphs[start - first]
    return Part(
      count: glyphs.count - first,
      start: Point(x: origin.x + lineStart.x * lineSize, y: origin.y + lineStart.y * lineSize),
      drawn: Point(x: glyphs[start].x, y: glyphs[start].y))
  }

  private mutating func addSpace() {
    let space = face.glyph(for: " ")
    guard space != FontFace.missing else { return }
    add(space, at: pen)
    pen.x += face.measure(of: space).advance * size
    text.append(0x20)
    clusters.append(cairo_text_cluster_t(num_bytes: 1, num_glyphs: 1))
  }

  private mutating func add(_ glyph: UInt32, at place: Point) {
    if !hasInk { hasInk = face.measure(of: glyph).hasInk }
    // Cairo leaves out what is far from the page.
    glyphs.append(
      cairo_glyph_t(index: UInt(glyph), x: min(place.x, page.right + size), y: place.y))
  }

  /// Draws it in the colour of the canvas, as text that can be selected and searched.
  public func show(on canvas: Canvas) {
    let flags = isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD.rawValue : 0
    face.select(in: canvas.context, size: size)
    text.withUnsafeBytes { text in
      cairo_show_text_glyphs(
        canvas.context, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count),
        glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
        cairo_text_cluster_flags_t(rawValue: flags))
    }
  }

  /// Draws the boxes of missing characters in the colour of the canvas.
  public func fillBoxes(on canvas: Canvas) {
    for (place, size) in boxes {
      canvas.fill(
        face.missingOutline.mapped { point in
          Point(x: place.x + point.x * size, y: place.y + point.y * size)
        })
    }
  }
}

extension GlyphRun.Span {
  /// Whether the order of its glyphs matters, and is from right to left; a space between words has none.
  fileprivate var isBackwards: Bool { isRightToLeft && glyphs.count > 1 }

  /// The glyphs from right to left, with those apart that stand at one place, as an alef in a lam does.
  ///
  /// Readers of PDFs tell by their places which of two letters comes first.
  fileprivate var readableGlyphs: [GlyphRun.Glyph] {
    var apart = glyphs
    for place in apart.indices.dropLast().reversed()
    where abs(apart[place].x - apart[place + 1].x) < 0.002 {
      apart[place].x = apart[place + 1].x - 0.002
    }
    return apart
  }
}
