internal import InkleafGeometry
internal import InkleafCairo

/// Sets letters side by side, with pair kerning: the engine for what needs no more.
///
/// That is Latin, Greek, Cyrillic, Chinese, Japanese, Korean and their like. Marks are set where
/// letter and mark exist as one character; anything beyond is reported.
struct PlainShaper {
  var fonts: FontFinder

  func shape(_ text: String, in font: Font) throws(CairoError) -> GlyphRun {
    let main = try fonts.main(font)
    let language = drawingLanguage(of: text, in: fonts.language)
    var run = GlyphRun()
    var previous: (face: FontFace, glyph: UInt32)?
    for character in text {
      // Composed, a letter with its marks is one character where Unicode has one.
      let scalars = ComposedCharacters.scalars(of: character)
        .filter { !$0.isInvisible }
      var glyphs: [(face: FontFace, id: UInt32)] = []
      for scalar in scalars {
        if let script = ComplexScript.name(of: scalar) {
          run.report(.script(script))
        } else if scalar.isMark {
          run.report(.mark(scalar))
        }
        // The face of the letter before goes first, so that a word is set in one.
        let face = fonts.face(
          with: scalar, main: main, previous: previous?.face, font, language: language)
        if face == nil { run.report(.missing(scalar)) }
        let chosen = face ?? main
        glyphs.append((chosen, chosen.glyph(for: scalar)))
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
          // All of a character's text goes with its first glyph.
          run.spans[span].clusters.append(
            GlyphRun.Cluster(text: index == 0 ? String(character) : "", glyphs: 1))
        }
        run.advance += face.measure(of: id).advance
        previous = (face, id)
      }
    }
    return run
  }
}
