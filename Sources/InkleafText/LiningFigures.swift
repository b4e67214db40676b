internal import InkleafCairo
internal import CInkleafCairo

/// The lining figures of a font: as tall as capitals, all on the baseline.
///
/// Some fonts have figures with ascenders and descenders by default, which looks like a mistake on a
/// page with a large number. The feature `lnum` of the `GSUB` table gives the lining form: single
/// substitutions, lookup type 1, formats 1 and 2.
struct LiningFigures {
  private var replacements: [UInt32: UInt32] = [:]

  /// Looks up the replacements of some glyphs.
  init(face: FT_Face, figures: [UInt32]) {
    guard let gsub = TableBytes(face: face, tag: "GSUB") else { return }
    for place in gsub.subtables(feature: "lnum", type: 1, extensionType: 7).joined() {
      for glyph in figures where replacements[glyph] == nil {
        replacements[glyph] = LiningFigures.substitute(gsub, at: place, for: glyph)
      }
    }
  }

  /// The glyph to show for a glyph.
  subscript(glyph: UInt32) -> UInt32 { replacements[glyph] ?? glyph }

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
