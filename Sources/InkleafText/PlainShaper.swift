internal import InkleafGeometry
internal import InkleafCairo

/// A shaper that sets letters side by side, with pair kerning.
///
/// That is enough for Latin, Greek, Cyrillic, Chinese, Japanese, Korean and similar scripts. A letter
/// with a mark works if Unicode has both as one character; everything else is reported.
struct PlainShaper {
  var fonts: FontFinder

  func shape(_ text: String, in font: Font) throws(CairoError) -> GlyphRun {
    let main = try fonts.main(font)
    let language = drawingLanguage(of: text, in: fonts.language)
    var run = GlyphRun()
    var previous: (face: FontFace, glyph: UInt32)?
    for character in text {
      let scalars = ComposedCharacters.scalars(of: character)
        .filter { !$0.isInvisible }
      var glyphs: [(face: FontFace, id: UInt32)] = []
      for scalar in scalars {
        if let script = ComplexScript.name(of: scalar) {
          run.report(.script(script))
        } else if scalar.isMark {
          run.report(.mark(scalar))
        }
        // The previous letter's face comes second, so that letters without a glyph in the main face
        // share one.
        // A narrow space needs no glyph of its own: few fonts have one.
        let known = scalar.narrowSpace == nil ? scalar : " "
        let face = fonts.face(
          with: known, main: main, previous: previous?.face, font, language: language)
        if face == nil { run.report(.missing(scalar)) }
        let chosen = face ?? main
        glyphs.append((chosen, chosen.glyph(for: known, figures: font.figures)))
      }
      for (index, (face, id)) in glyphs.enumerated() {
        if let previous, previous.face === face {
          run.advance += face.kerning(previous.glyph, id)
        }
        let isNewSpan = run.spans.last?.face !== face
        if isNewSpan { run.spans.append(GlyphRun.Span(face: face)) }
        run.add(id, x: run.advance, y: 0)
        let span = run.spans.count - 1
        if index > 0 && !isNewSpan {
          run.spans[span].clusters[run.spans[span].clusters.count - 1].glyphs += 1
        } else {
          // The first glyph gets all of the character's text.
          run.spans[span].clusters.append(
            GlyphRun.Cluster(text: index == 0 ? String(character) : "", glyphs: 1))
        }
        run.advance += scalars.first?.narrowSpace ?? face.measure(of: id).advance
        previous = (face, id)
      }
      run.advance += Double(font.tracking) / 1000
    }
    return run
  }
}
