internal import Synchronization

/// What a text is to be set in.
public struct FontRequest: Hashable, Sendable {
  /// Family names in order of preference.
  public var families: [String]
  /// The weight on the CSS scale, 100 to 900.
  public var weight: Int
  /// Whether the slanted form is wanted.
  public var italic: Bool

  /// Makes a request from families in order of preference, a CSS weight and a slant.
  public init(families: [String], weight: Int, italic: Bool) {
    self.families = families
    self.weight = weight
    self.italic = italic
  }
}

/// Turns text into glyphs: the one place where fonts are found and characters become shapes.
///
/// It sets what needs no shaping: left-to-right scripts whose letters stand beside each other, with
/// pair kerning. Results are kept, and may be asked for from any thread.
public final class Typesetter: Sendable {
  private let language: String
  private let state: Mutex<State>

  private struct State {
    var requests: [FontRequest: FontFace] = [:]
    var runs: [RunKey: GlyphRun] = [:]
  }

  private struct RunKey: Hashable {
    var text: String
    var request: FontRequest
  }

  /// Makes a typesetter.
  ///
  /// Fonts are looked for when the first text is set.
  ///
  /// - Parameter language: which language's letter forms are preferred where fonts differ, as a
  ///   BCP 47 tag.
  public init(language: String) {
    self.language = language
    state = Mutex(State())
  }

  /// Sets a text in one line.
  ///
  /// - Throws: where no font at all can be used.
  public func run(_ text: String, in request: FontRequest) throws(CairoError) -> GlyphRun {
    // Typed errors do not cross the lock's closure, so the outcome does.
    let outcome = state.withLock { state -> Result<GlyphRun, CairoError> in
      let key = RunKey(text: text, request: request)
      if let known = state.runs[key] { return .success(known) }
      do throws(CairoError) {
        let run = try shape(text, in: request, &state)
        state.runs[key] = run
        return .success(run)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  // MARK: Shaping

  private func shape(
    _ text: String, in request: FontRequest, _ state: inout State
  ) throws(CairoError) -> GlyphRun {
    let main = try face(for: request, &state)
    var run = GlyphRun()
    var previous: (face: FontFace, glyph: UInt32)?
    for scalar in text.unicodeScalars {
      var face = main
      var glyph = main.glyph(for: scalar)
      if glyph == 0 {
        // Joiners, variation selectors and soft hyphens have no shape of their own.
        if scalar.properties.isDefaultIgnorableCodePoint { continue }
        if let other = fallback(for: scalar, request) {
          (face, glyph) = other
        } else {
          run.missing.append(scalar)
        }
      }
      let measure = face.measure(of: glyph)
      if let previous, previous.face === face {
        run.advance += face.kerning(previous.glyph, glyph)
      }
      if run.spans.last?.face !== face { run.spans.append(GlyphRun.Span(face: face, glyphs: [])) }
      run.spans[run.spans.count - 1].glyphs.append(
        GlyphRun.Glyph(id: glyph, x: run.advance, text: String(scalar)))
      if measure.hasInk {
        let box = run.ink ?? (.infinity, .infinity, -.infinity, -.infinity)
        run.ink = (
          min(box.left, run.advance + measure.left), min(box.top, measure.top),
          max(box.right, run.advance + measure.right), max(box.bottom, measure.bottom)
        )
      }
      run.advance += measure.advance
      previous = (face, glyph)
    }
    return run
  }

  // MARK: Finding fonts

  /// Families tried after those a request names, widest cover first.
  private static let lastFamilies = ["DejaVu Sans", "Noto Sans", "Liberation Sans", "FreeSans"]

  private func face(
    for request: FontRequest, _ state: inout State
  ) throws(CairoError) -> FontFace {
    if let known = state.requests[request] { return known }
    let entry = FontCatalog.ask { catalog -> FontCatalog.Entry? in
      for family in request.families + Typesetter.lastFamilies {
        let found = catalog.entry(family: family, weight: request.weight, italic: request.italic)
        if let found { return found }
      }
      return catalog.entries(
        with: "0", family: request.families.first ?? "", language: language
      ).first
    }
    guard let entry else { throw .noFonts }
    let face = try FontFace.open(entry)
    state.requests[request] = face
    return face
  }

  /// A font that has a character which the main font lacks: of the request's own families first,
  /// then of all that are installed, the best for the language first.
  private func fallback(
    for scalar: Unicode.Scalar, _ request: FontRequest
  ) -> (FontFace, UInt32)? {
    let entries = FontCatalog.ask { catalog in
      request.families.dropFirst().compactMap { family in
        catalog.entry(family: family, weight: request.weight, italic: request.italic)
      }
        + catalog.entries(
          with: scalar, family: request.families.first ?? "", language: language)
    }
    for entry in entries {
      guard let face = try? FontFace.open(entry) else { continue }
      let glyph = face.glyph(for: scalar)
      if glyph != 0 { return (face, glyph) }
    }
    return nil
  }
}
