internal import InkleafGeometry

/// The box in place of a character that no font has.
///
/// Fonts show anything there: a box, a speck, a code or nothing. This one is a closed frame, as high as
/// a capital, with lines as wide as the font's hyphen.
extension FontFace {
  /// The number of the glyph for every character that a font does not have.
  static let missing: UInt32 = 0

  /// The place of the box.
  var missingMeasure: GlyphMeasure {
    let height = missingHeight
    let (width, side) = (0.7 * height, 0.12 * height)
    return GlyphMeasure(
      advance: width + 2 * side, left: side, top: -height, right: side + width, bottom: 0)
  }

  /// The outline of the box: a ring to be filled.
  var missingOutline: Path {
    let place = missingMeasure
    let hyphen = glyph(for: "-")
    let mark = hyphen == Self.missing ? nil : measure(of: hyphen)
    let line = min(max(mark.map { $0.bottom - $0.top } ?? 0, 0.05), 0.14) * missingHeight / 0.7
    let outer = Rect(left: place.left, top: place.top, right: place.right, bottom: place.bottom)
    return Path(
      Path.rectangle(outer).elements
        + Path.rectangle(outer - Insets(all: line)).backwards.elements)
  }

  /// The space that is nearest to the box in width.
  ///
  /// Where a space is much narrower, readers of PDFs see one more space behind the character.
  var missingSpace: UInt32 {
    let advance = missingMeasure.advance
    let spaces = [" ", "\u{2002}", "\u{2003}", "\u{2007}"].map { glyph(for: $0) }
    return spaces.filter { $0 != Self.missing && !measure(of: $0).hasInk }
      .min { abs(measure(of: $0).advance - advance) < abs(measure(of: $1).advance - advance) }
      ?? Self.missing
  }

  private var missingHeight: Double {
    let capital = glyph(for: "H")
    guard capital != Self.missing else { return 0.7 }
    let height = -measure(of: capital).top
    return height > 0 ? height : 0.7
  }
}
