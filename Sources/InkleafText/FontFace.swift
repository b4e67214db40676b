public import InkleafGeometry
internal import InkleafCairo
internal import CInkleafCairo
internal import Synchronization

/// One font of a font file, for shaping and drawing.
///
/// It has two FreeType faces: one, behind a lock, gives measures and outlines in the font's own
/// units; the other belongs to Cairo, which locks it itself. So two threads never use one face at
/// the same time. Both are closed with it, Cairo's when Cairo has no more use for it.
public final class FontFace: @unchecked Sendable {
  /// The font file.
  public let path: String
  /// The number of the font's own units in its size.
  let unitsPerEm: Double

  private let drawing: OpaquePointer
  private let options: OpaquePointer
  /// The face for measures and outlines, used only while `measured` is locked.
  private let face: FreeTypeFace
  private var own: FT_Face { face.pointer }
  #if Pango
    private let shaping: HarfBuzzFont
    var harfBuzz: OpaquePointer? { shaping.pointer }
  #endif
  private let kerning: Kerning?
  private let measured = Mutex(Measured())
  /// Its letters that were drawn to pixels.
  let letters = Mutex(KeptLetters())

  private struct Measured {
    var glyphs: [UInt32: GlyphMeasure] = [:]
    var outlines: [UInt32: Path] = [:]
    /// The glyphs of ASCII, of which most texts are; `nil` before one is asked for.
    var ascii = [UInt32?](repeating: nil, count: 128)
    /// The changes between two glyphs, the left one's number in the upper half.
    var kerning: [UInt64: Double] = [:]
    /// The forms of figures that were asked for; few texts have any.
    var figures: [Font.Figures: FigureForm] = [:]
  }

  /// A glyph's advance and the box of its ink, in fractions of the font size.
  struct GlyphMeasure {
    var advance: Double
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    var hasInk: Bool { right > left && bottom > top }
  }

  /// The most changes between glyphs that are kept.
  private static let mostPairs = 4096

  /// Opens the file of a font.
  ///
  /// - Throws: FreeType's code if it cannot read the file, or `notScalable`.
  convenience init(_ entry: FontEntry) throws(CairoError) {
    let own = try FreeTypeFace(entry)
    try self.init(entry, own: own, drawing: FreeTypeFace(entry))
  }

  private init(
    _ entry: FontEntry, own: consuming FreeTypeFace, drawing: consuming FreeTypeFace
  ) throws(CairoError) {
    path = entry.path
    unitsPerEm = max(1, Double(own.pointer.pointee.units_per_EM))
    let drawing = try drawing.givenToCairo()
    guard let options = cairo_font_options_create() else { throw .outOfMemory }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    self.drawing = drawing
    self.options = options
    face = own
    #if Pango
      shaping = HarfBuzzFont(path: entry.path, index: entry.index, unitsPerEm: unitsPerEm)
    #endif
    kerning = Kerning(face: face.pointer)
  }

  deinit {
    cairo_font_options_destroy(options)
    cairo_font_face_destroy(drawing)
  }

  /// Returns the glyph of a character, figures in a form as tall as capitals; 0 if the font has none.
  func glyph(for scalar: Unicode.Scalar, figures form: Font.Figures = .usual) -> UInt32 {
    measured.withLock { measured in
      let glyph = nominalGlyph(for: scalar, &measured)
      guard (48...57).contains(scalar.value) else { return glyph }
      if let known = measured.figures[form] { return drawable(known[glyph], &measured) }
      let figures = FigureForm(form, of: own)
      measured.figures[form] = figures
      return drawable(figures[glyph], &measured)
    }
  }

  /// Returns the glyph that the font gives a character before any feature; 0 if it has none that can be drawn.
  private func nominalGlyph(for scalar: Unicode.Scalar, _ measured: inout Measured) -> UInt32 {
    if scalar.isASCII, let known = measured.ascii[Int(scalar.value)] { return known }
    let glyph = drawable(FT_Get_Char_Index(own, FT_ULong(scalar.value)), &measured)
    if scalar.isASCII { measured.ascii[Int(scalar.value)] = glyph }
    return glyph
  }

  /// Returns a glyph, or `missing` where it cannot be drawn: damaged fonts have outlines that lead nowhere.
  private func drawable(_ glyph: UInt32, _ measured: inout Measured) -> UInt32 {
    glyph == Self.missing || measure(of: glyph, &measured) == nil ? Self.missing : glyph
  }

  /// Returns a glyph, or `missing` where it cannot be drawn.
  func drawable(_ glyph: UInt32) -> UInt32 { measured.withLock { drawable(glyph, &$0) } }

  /// Returns whether the font has a glyph for a character.
  func has(_ scalar: Unicode.Scalar) -> Bool { glyph(for: scalar) != 0 }

  /// Returns whether the font has a glyph for a character that suits a text in a language.
  ///
  /// Japanese fonts have Greek and Cyrillic letters as wide as their signs, which set words letter by letter, and
  /// some of the signs of Chinese, whose lines would be in two fonts.
  func suits(_ scalar: Unicode.Scalar, _ language: String) -> Bool {
    guard has(scalar) else { return false }
    // Most letters are Latin ones.
    guard scalar.value >= 0x370 else { return true }
    switch (scalar.value, language.prefix { $0 != "-" }) {
    case (0x370...0x52F, "ja"), (0x370...0x52F, "zh"), (0x370...0x52F, "ko"): return true
    case (0x370...0x52F, _): return !hasWideLetters
    case (0x4E00...0x9FFF, "zh"):
      return (LanguageTag(language).isTraditionalChinese ? "們貓這個" : "们这个说").unicodeScalars
        .allSatisfy(has)
    default: return true
    }
  }

  /// Whether the small letter o of Cyrillic, or else of Greek, is as wide as the font is high.
  private var hasWideLetters: Bool {
    let letters: [Unicode.Scalar] = ["о", "ο"]
    let known = letters.first(where: has)
    return known.map { measure(of: glyph(for: $0)).advance > 0.95 } ?? false
  }

  /// How thick the hyphen is, in fractions of the font size, which tells how heavy the font looks.
  var stroke: Double {
    let measure = measure(of: glyph(for: "-"))
    return measure.bottom - measure.top
  }

  /// Whether small letters look like capitals.
  var hasOnlyCapitals: Bool {
    func height(_ scalar: Unicode.Scalar) -> Double {
      let measure = measure(of: glyph(for: scalar))
      return measure.bottom - measure.top
    }
    return has("x") && abs(height("x") - height("X")) < 0.01 * abs(height("X"))
  }

  /// Returns the measure of a glyph, zero if FreeType cannot load it.
  func measure(of glyph: UInt32) -> GlyphMeasure {
    if glyph == Self.missing { return missingMeasure }
    return measured.withLock { measure(of: glyph, &$0) } ?? GlyphMeasure(advance: 0)
  }

  /// Returns the measure of a glyph; `nil` if FreeType cannot load it.
  private func measure(of glyph: UInt32, _ measured: inout Measured) -> GlyphMeasure? {
    if let known = measured.glyphs[glyph] { return known }
    guard FT_Load_Glyph(own, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else { return nil }
    let metrics = own.pointee.glyph.pointee.metrics
    let measure = GlyphMeasure(
      advance: Double(metrics.horiAdvance) / unitsPerEm,
      left: Double(metrics.horiBearingX) / unitsPerEm,
      top: -Double(metrics.horiBearingY) / unitsPerEm,
      right: Double(metrics.horiBearingX + metrics.width) / unitsPerEm,
      bottom: Double(metrics.height - metrics.horiBearingY) / unitsPerEm)
    measured.glyphs[glyph] = measure
    return measure
  }

  /// Returns the kerning of two glyphs in fractions of the font size; negative moves them closer.
  func kerning(_ left: UInt32, _ right: UInt32) -> Double {
    guard let kerning else { return 0 }
    let pair = UInt64(left) << 32 | UInt64(right)
    return measured.withLock { measured in
      if let known = measured.kerning[pair] { return known }
      let change = Double(kerning.adjustment(left, right)) / unitsPerEm
      if measured.kerning.count >= Self.mostPairs { measured.kerning = [:] }
      measured.kerning[pair] = change
      return change
    }
  }

  /// Returns the outline of a glyph in fractions of the font size; empty if it has no ink.
  ///
  /// The origin is the glyph's own, on the baseline; y grows downwards.
  public func outline(of glyph: UInt32) -> Path {
    if glyph == Self.missing { return missingOutline }
    return measured.withLock { measured in
      if let known = measured.outlines[glyph] { return known }
      var path = Path([])
      if FT_Load_Glyph(own, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 {
        path = decompose(&own.pointee.glyph.pointee.outline, unitsPerEm: unitsPerEm)
      }
      measured.outlines[glyph] = path
      return path
    }
  }

  /// Returns a band around a glyph's outline, with round corners, in fractions of the font size.
  public func band(around glyph: UInt32, width: Double) -> Path {
    let inner = outline(of: glyph)
    guard glyph != Self.missing, !inner.elements.isEmpty else { return inner }
    let outer = measured.withLock { _ in
      FT_Load_Glyph(own, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0
        ? widened(&own.pointee.glyph.pointee, by: width, unitsPerEm: unitsPerEm) : Path([])
    }
    return Path(outer.elements + inner.backwards.elements)
  }

  /// Makes this the font of a Cairo context, at a size in its units, without hinting.
  func select(in context: OpaquePointer, size: Double) {
    cairo_set_font_face(context, drawing)
    cairo_set_font_size(context, size)
    cairo_set_font_options(context, options)
  }
}

/// A collector of an outline as FreeType walks it; each part is closed when the next one starts.
private struct OutlineWalk {
  var elements: [Path.Element] = []
  let unitsPerEm: Double

  func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return Point(x: 0, y: 0) }
    return Point(
      x: Double(vector.pointee.x) / unitsPerEm, y: -Double(vector.pointee.y) / unitsPerEm)
  }

  mutating func close() {
    if !elements.isEmpty { elements.append(.close) }
  }

  static func at(_ user: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<OutlineWalk>? {
    user?.assumingMemoryBound(to: OutlineWalk.self)
  }
}

/// Returns the outline of a loaded glyph, moved outwards by FreeType's stroker.
private func widened(_ glyph: inout FT_GlyphSlotRec, by width: Double, unitsPerEm: Double) -> Path {
  // The stroker rounds to whole units, so they are made finer.
  let finer = 64
  var matrix = FT_Matrix(xx: finer << 16, xy: 0, yx: 0, yy: finer << 16)
  var stroker: FT_Stroker?
  guard FT_Stroker_New(glyph.library, &stroker) == 0 else { return Path([]) }
  defer { FT_Stroker_Done(stroker) }
  FT_Stroker_Set(
    stroker, FT_Fixed(width * unitsPerEm * Double(finer)), FT_STROKER_LINECAP_ROUND,
    FT_STROKER_LINEJOIN_ROUND, 0)
  FT_Outline_Transform(&glyph.outline, &matrix)
  let border = FT_Outline_GetOutsideBorder(&glyph.outline)
  var (points, contours) = (UInt32(0), UInt32(0))
  guard FT_Stroker_ParseOutline(stroker, &glyph.outline, 0) == 0,
    FT_Stroker_GetBorderCounts(stroker, border, &points, &contours) == 0
  else { return Path([]) }
  var outline = FT_Outline()
  guard FT_Outline_New(glyph.library, points, FT_Int(contours), &outline) == 0 else {
    return Path([])
  }
  defer { FT_Outline_Done(glyph.library, &outline) }
  outline.n_points = 0
  outline.n_contours = 0
  FT_Stroker_ExportBorder(stroker, border, &outline)
  return decompose(&outline, unitsPerEm: unitsPerEm * Double(finer))
}

private func decompose(_ outline: inout FT_Outline, unitsPerEm: Double) -> Path {
  var walk = OutlineWalk(unitsPerEm: unitsPerEm)
  var functions = FT_Outline_Funcs(
    move_to: { to, user in
      guard let walk = OutlineWalk.at(user) else { return 1 }
      walk.pointee.close()
      walk.pointee.elements.append(.move(walk.pointee.point(to)))
      return 0
    },
    line_to: { to, user in
      guard let walk = OutlineWalk.at(user) else { return 1 }
      walk.pointee.elements.append(.line(walk.pointee.point(to)))
      return 0
    },
    conic_to: { control, to, user in
      guard let walk = OutlineWalk.at(user) else { return 1 }
      walk.pointee.elements.append(
        .quadratic(walk.pointee.point(control), walk.pointee.point(to)))
      return 0
    },
    cubic_to: { first, second, to, user in
      guard let walk = OutlineWalk.at(user) else { return 1 }
      walk.pointee.elements.append(
        .curve(walk.pointee.point(first), walk.pointee.point(second), walk.pointee.point(to)))
      return 0
    },
    shift: 0, delta: 0)
  let code = withUnsafeMutablePointer(to: &walk) { FT_Outline_Decompose(&outline, &functions, $0) }
  guard code == 0 else { return Path([]) }
  walk.close()
  // Outlines are kept, so they take no room that they do not need.
  return Path(walk.elements.withUnsafeBufferPointer(Array.init))
}
