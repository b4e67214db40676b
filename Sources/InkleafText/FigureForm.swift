internal import InkleafCairo
internal import InkleafGeometry
internal import CInkleafCairo

/// A form of a font's figures in which they are as tall as capitals and stand on the baseline.
///
/// Some fonts have figures with ascenders and descenders by default, which looks like a mistake on a
/// page with a large number. The feature `lnum` of the `GSUB` table gives the lining form, `pnum`
/// figures of their own widths and `tnum` figures of one width: single substitutions, lookup type 1,
/// formats 1 and 2.
struct FigureForm {
  private var glyphs: [UInt32: UInt32] = [:]

  /// Looks up the glyphs of a form.
  init(_ form: Font.Figures, of face: FT_Face) {
    guard let gsub = TableBytes(face: face, tag: "GSUB") else { return }
    let figures = (UInt32(48)...57).map { FT_Get_Char_Index(face, FT_ULong($0)) }
    let lining = FigureForm.replacements("lnum", of: figures, gsub)
    guard let feature = form.feature else {
      glyphs = lining
      return
    }
    // Fonts list a form of the usual figures, of the lining ones, or of both.
    let widths = FigureForm.replacements(feature, of: figures + lining.values, gsub)
    let late = FigureForm.replacements("lnum", of: Array(widths.values), gsub)
    for figure in figures {
      let usual = lining[figure] ?? figure
      glyphs[figure] =
        widths[usual] ?? widths[figure].map { late[$0] ?? (lining[figure] == nil ? $0 : usual) }
        ?? usual
    }
  }

  /// The glyph to show for a figure's glyph.
  subscript(figure: UInt32) -> UInt32 { glyphs[figure] ?? figure }

  private static func replacements(
    _ feature: String, of glyphs: [UInt32], _ gsub: TableBytes
  ) -> [UInt32: UInt32] {
    var found: [UInt32: UInt32] = [:]
    for place in gsub.subtables(feature: feature, type: 1, extensionType: 7).joined() {
      for glyph in glyphs where found[glyph] == nil {
        found[glyph] = substitute(gsub, at: place, for: glyph)
      }
    }
    return found
  }

  private static func substitute(_ gsub: TableBytes, at place: Int, for glyph: UInt32) -> UInt32? {
    guard let coverage = gsub.offset(at: place + 2, from: place),
      let index = gsub.coverageIndex(coverage, glyph: Int(glyph))
    else { return nil }
    switch gsub.uint16(place) {
    case 1:
      guard let delta = gsub.int16(place + 4) else { return nil }
      return UInt32(UInt16(truncatingIfNeeded: Int(glyph) + delta))
    case 2:
      guard let count = gsub.uint16(place + 4), index < count else { return nil }
      return gsub.uint16(place + 6 + 2 * index).map(UInt32.init)
    default:
      return nil
    }
  }
}

extension Font.Figures {
  /// The OpenType feature of the form; `nil` for that of the font.
  var feature: String? {
    switch self {
    case .usual: nil
    case .proportional: "pnum"
    case .tabular: "tnum"
    }
  }
}
