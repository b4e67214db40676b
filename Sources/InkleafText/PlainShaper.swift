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
      let before = previous?.face
      var isFirst = true
      for scalar in ComposedCharacters.scalars(of: character) where !scalar.isInvisible {
        if let script = ComplexScript.name(of: scalar) {
          run.report(.script(script))
        } else if scalar.isMark {
          run.report(.mark(scalar))
        }
        // The previous letter's face comes second, so that letters without a glyph in the main face
        // share one.
        // A narrow space needs no glyph of its own: few fonts have one.
        let known = scalar.narrowSpace == nil ? scalar : " "
        let found = fonts.face(
          with: known, main: main, previous: before, font, language: language)
        if found == nil { run.report(.missing(scalar)) }
        let face = found ?? main
        let id = face.glyph(for: known, figures: font.figures)
        if let previous, previous.face === face {
          run.advance += face.kerning(previous.glyph, id)
        }
        let isNewSpan = run.spans.last?.face !== face
        if isNewSpan { run.spans.append(GlyphRun.Span(face: face)) }
        run.add(id, x: run.advance, y: 0)
        let span = run.spans.count - 1
        if !isFirst && !isNewSpan {
          run.spans[span].clusters[run.spans[span].clusters.count - 1].glyphs += 1
        } else {
          // The first glyph gets all of the character's text.
          run.spans[span].clusters.append(
            GlyphRun.Cluster(text: isFirst ? String(character) : "", glyphs: 1))
        }
        run.advance += scalar.narrowSpace ?? face.measure(of: id).advance
        previous = (face, id)
        isFirst = false
      }
      run.advance += Double(font.tracking) / 1000
    }
    return run
  }
}
