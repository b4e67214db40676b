internal import InkleafCairo
internal import InkleafGeometry
internal import CInkleafCairo

/// The forms of a font's figures that are as tall as capitals and stand on the baseline.
///
/// Some fonts have figures with ascenders and descenders by default, which looks like a mistake on a
/// page with a large number. The feature `lnum` of the `GSUB` table gives the lining form, `pnum`
/// figures of their own widths and `tnum` figures of one width: single substitutions, lookup type 1,
/// formats 1 and 2.
struct FigureForms {
  private var forms: [Font.Figures: [UInt32: UInt32]] = [:]

  /// Looks up the replacements of some glyphs.
  init(face: FT_Face, figures: [UInt32]) {
    guard let gsub = TableBytes(face: face, tag: "GSUB") else { return }
    func replacements(_ feature: String, of glyphs: [UInt32]) -> [UInt32: UInt32] {
      var found: [UInt32: UInt32] = [:]
      for place in gsub.subtables(feature: feature, type: 1, extensionType: 7).joined() {
        for glyph in glyphs where found[glyph] == nil {
          found[glyph] = FigureForms.substitute(gsub, at: place, for: glyph)
        }
      }
      return found
    }
    let lining = replacements("lnum", of: figures)
    forms[.usual] = lining
    for form in [Font.Figures.proportional, .tabular] {
      guard let feature = form.feature else { continue }
      // Fonts list a form of the usual figures, of the lining ones, or of both.
      let widths = replacements(feature, of: figures + lining.values)
      let late = replacements("lnum", of: Array(widths.values))
      forms[form] = [:]
      for glyph in figures {
        let usual = lining[glyph] ?? glyph
        forms[form]?[glyph] =
          widths[usual] ?? widths[glyph].map { late[$0] ?? (lining[glyph] == nil ? $0 : usual) }
          ?? usual
      }
    }
  }

  /// The glyph to show for a glyph.
  func glyph(_ glyph: UInt32, in form: Font.Figures) -> UInt32 { forms[form]?[glyph] ?? glyph }

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
