public import InkleafCairo
public import InkleafGeometry
internal import CInkleafCairo

/// Glyphs of one face and one size with their text, which Cairo takes at once.
///
/// A piece costs Cairo as much as a hundred letters of one, so lines of a page share pieces. Their glyphs
/// are not where they belong but behind one another, since a jump costs as much as ten letters.
public struct TextPiece {
  /// A line, or a part of one, among the glyphs of a piece.
  public struct Part {
    /// The number of glyphs.
    public var count: Int
    /// The place of the first glyph in reading order, in points.
    public var start: Point
    /// What has to be added to places to get those of the piece, in points.
    public var shift: Point
  }

  private let face: FontFace
  /// The font size, in points.
  private let size: Double
  private let isRightToLeft: Bool
  /// The page, and the places that glyphs may have, in points.
  private let (page, room): (Rect, Rect)
  private var glyphs: [cairo_glyph_t] = []
  private var clusters: [cairo_text_cluster_t] = []
  /// The text in UTF-8.
  private var text: [UInt8] = []
  /// The end of the last glyph, and what was added to its place, in points.
  private var (pen, shift): (Point, Point)
  /// The places of boxes for missing characters, in points.
  private var boxes: [Point] = []
  /// Whether it has characters that no font has.
  public var hasBoxes: Bool { !boxes.isEmpty }
  /// Whether there is ink on the page; if not, Cairo leaves the piece out.
  public private(set) var isSeen = false

  /// Starts a piece.
  ///
  /// - Parameters:
  ///   - span: glyphs of the face and the direction of the piece.
  ///   - size: the font size, in points.
  ///   - page: the page, in points.
  public init(like span: GlyphRun.Span, size: Double, on page: Rect) {
    (face, isRightToLeft) = (span.face, span.isRightToLeft)
    (self.size, self.page) = (size, page)
    // Cairo leaves glyphs out that are ten times their size away from the page.
    room = page - Insets(all: -8 * size)
    pen = Point(x: page.left, y: (page.top + page.bottom) / 2)
    shift = Point(x: 0, y: 0)
  }

  /// Returns whether glyphs can be part of it.
  ///
  /// The text of a piece from right to left is backwards, and boxes have the colour of one line.
  public func takes(_ span: GlyphRun.Span, size: Double) -> Bool {
    // Sizes that follow from one measure by two ways differ in their last bits.
    span.face === face && !span.isRightToLeft && !isRightToLeft
      && abs(size - self.size) < 1e-9 * size && boxes.isEmpty
      && !span.glyphs.contains { $0.id == FontFace.missing }
  }

  /// Adds glyphs.
  ///
  /// - Parameters:
  ///   - span: the glyphs, of the face and the direction of the piece.
  ///   - origin: the start of their line, in points.
  /// - Returns: what was added.
  public mutating func add(_ span: GlyphRun.Span, at origin: Point) -> Part {
    let first = glyphs.count
    move(to: span, at: origin)
    // A missing character is a box over a space that has its text.
    let isWhole = !span.glyphs.contains { $0.id == FontFace.missing }
    let space = isWhole ? FontFace.missing : face.missingSpace
    for glyph in span.glyphs {
      let place = Point(x: origin.x + glyph.x * size, y: origin.y + glyph.y * size)
      let isMissing = glyph.id == FontFace.missing
      if isMissing { boxes.append(place) }
      add(isMissing ? space : glyph.id, at: place)
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
    // From right to left, the last glyphs are read first.
    let lead = span.clusters.first { $0.glyphs > 0 }?.glyphs ?? 0
    let start = isRightToLeft ? glyphs.count - lead : first
    guard glyphs.indices.contains(start) else { return Part(count: 0, start: origin, shift: shift) }
    return Part(
      count: glyphs.count - first,
      start: Point(x: glyphs[start].x - shift.x, y: glyphs[start].y - shift.y), shift: shift)
  }

  /// Finds the shift for glyphs, which puts them behind those before, or at the start of a row.
  ///
  /// A line that is longer than the page keeps its place, from which Cairo tells which glyphs are on it.
  private mutating func move(to span: GlyphRun.Span, at origin: Point) {
    shift = Point(x: 0, y: 0)
    guard let first = span.glyphs.first, let last = span.glyphs.last else { return }
    let end = last.x + face.measure(of: last.id).advance
    let width = (end - first.x) * size
    guard width <= page.right - page.left else { return }
    if pen.x + width > page.right { pen.x = page.left }
    shift = Point(x: pen.x - origin.x - first.x * size, y: pen.y - origin.y)
    pen.x += width
  }

  /// Adds a space unless the font has none.
  ///
  /// A text that runs from right to left ends at its left edge, where other glyphs may be.
  ///
  /// - Returns: whether there is a space.
  public mutating func addSpace(at place: Point) -> Bool {
    let space = face.glyph(for: " ")
    guard space != FontFace.missing, !isRightToLeft else { return false }
    add(space, at: place)
    pen.x += face.measure(of: space).advance * size
    text.append(0x20)
    clusters.append(cairo_text_cluster_t(num_bytes: 1, num_glyphs: 1))
    return true
  }

  private mutating func add(_ glyph: UInt32, at origin: Point) {
    let place = Point(x: origin.x + shift.x, y: origin.y + shift.y)
    if !isSeen {
      let measure = face.measure(of: glyph)
      isSeen =
        measure.hasInk && place.x + measure.left * size < page.right
        && place.x + measure.right * size > page.left
        && place.y + measure.top * size < page.bottom
        && place.y + measure.bottom * size > page.top
    }
    glyphs.append(
      cairo_glyph_t(
        index: UInt(glyph), x: min(max(place.x, room.left), room.right),
        y: min(max(place.y, room.top), room.bottom)))
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
    for place in boxes {
      canvas.fill(
        face.missingOutline.mapped { point in
          Point(x: place.x + point.x * size, y: place.y + point.y * size)
        })
    }
  }
}
