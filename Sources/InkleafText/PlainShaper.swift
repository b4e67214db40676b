internal import InkleafGeometry
internal import InkleafCairo

/// A shaper that sets letters side by side, with pair kerning.
///
/// That is enough for Latin, Greek, Cyrillic, Chinese, Japanese, Korean and similar scripts. A letter
/// with a mark works if Unicode has both as one character; everything else is reported.
struct PlainShaper {
  var fonts: FontFinder

  /// The least room between the ink of neighbours of two fonts, as a multiple of the font size.
  private static let leastGap = 0.04
  /// What joins the parts of an emoji.
  private static let joiner: Unicode.Scalar = "\u{200D}"

  func shape(_ text: String, in font: Font) throws(CairoError) -> GlyphRun {
    let main = try fonts.main(font)
    let language = drawingLanguage(of: text, in: fonts.language)
    var run = GlyphRun()
    var previous: (face: FontFace, glyph: UInt32)?
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let whole = isASCII ? nil : face(ofLetters: text[...], main, previous: nil, font, language)
    var word: (face: FontFace?, isOpen: Bool) = (nil, false)
    for place in text.indices {
      let character = text[place]
      let before = previous?.face
      if !isASCII, character.isLetter != word.isOpen {
        word.isOpen.toggle()
        // Spaces between the words are those of their font.
        word.face = word.isOpen || !character.isNumber ? whole : nil
        if word.isOpen, whole == nil {
          let letters = text[place...].prefix(while: \.isLetter)
          word.face = face(ofLetters: letters, main, previous: before, font, language)
        }
      }
      var isFirst = true
      var parts = ComposedCharacters.scalars(of: character)
      // Emoji that are joined have one glyph, which this shaper does not look for. All parts side by side would
      // mean something else.
      let isJoined =
        !isASCII && parts.contains(Self.joiner) && parts.first?.properties.isEmoji == true
      if isJoined { parts.removeLast(parts.count - 1) }
      for scalar in parts where !scalar.isInvisible {
        if let script = ComplexScript.name(of: scalar) {
          run.report(.script(script))
        } else if scalar.isMark {
          run.report(.mark(scalar))
        }
        // The previous letter's face comes second, so that letters without a glyph in the main face
        // share one.
        // A narrow space needs no glyph of its own: few fonts have one.
        let known = scalar.narrowSpace == nil ? scalar : " "
        let found =
          word.face.flatMap { fonts.suits($0, known, language) ? $0 : nil }
          ?? fonts.face(with: known, main: main, previous: before, font, language: language)
        if found == nil || isJoined {
          run.report(.missing(found == nil ? scalar : Self.joiner))
        }
        let face = found ?? main
        let id = face.glyph(for: known, figures: font.figures)
        if let previous, previous.face === face {
          run.advance += face.kerning(previous.glyph, id)
        }
        let isNewSpan = run.spans.last?.face !== face
        // Fonts know nothing of one another: a slanted figure would run into the upright sign behind it.
        if isNewSpan, let previous, isFirst {
          let (left, right) = (previous.face.measure(of: previous.glyph), face.measure(of: id))
          if left.hasInk, right.hasInk {
            run.advance += max(0, Self.leastGap - (left.advance - left.right + right.left))
          }
        }
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

  /// The face for all letters of a text, or of one of its words, where the main face lacks one; `nil` for any
  /// other text.
  ///
  /// Chinese characters of which the main face has none share one as they come.
  private func face(
    ofLetters text: Substring, _ main: FontFace, previous: FontFace?, _ font: Font,
    _ language: String
  ) -> FontFace? {
    let letters = text.letters
    guard letters.count > 1, letters.contains(where: { !fonts.suits(main, $0, language) }),
      letters.allSatisfy(\.isOfAlphabet)
        || letters.contains(where: { !$0.isOfAlphabet && main.has($0) })
    else { return nil }
    return fonts.face(
      withAll: letters, main: main, previous: previous, font, language: language)
  }
}

extension StringProtocol {
  /// The letters as fonts have them, each a character with its marks where Unicode has both as one.
  var letters: [Unicode.Scalar] {
    filter(\.isLetter).flatMap(ComposedCharacters.scalars).filter { !$0.isInvisible && !$0.isMark }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of an alphabet such as Latin, of which one font should have all that a text needs.
  var isOfAlphabet: Bool { value < 0x2E80 && ComplexScript.name(of: self) == nil }
}
