public import InkleafGeometry
public import InkleafCairo
internal import Synchronization

/// The installed font that is used for a `Font`.
public struct FontChoice: Equatable, Sendable {
  /// The family's name.
  public var family: String
  /// The weight on the CSS scale.
  public var weight: Int
  /// The file.
  public var path: String
}

/// Turns text into glyphs: the one place where fonts are found and characters become shapes.
///
/// Results are kept, and may be asked for from any thread.
public final class Typesetter: Sendable {
  private let fonts: FontFinder
  private let runs = Mutex<[RunKey: GlyphRun]>([:])

  private static let mostRuns = 8192

  private struct RunKey: Hashable {
    var text: String
    var font: Font
  }

  /// Makes a typesetter.
  ///
  /// - Parameters:
  ///   - language: which language's letter forms are preferred where fonts differ, as a BCP 47
  ///     tag.
  ///   - catalog: the fonts; they are looked for when the first text is set.
  public init(language: String, catalog: FontCatalog = .system) {
    fonts = FontFinder(catalog: catalog, language: language.lowercased())
  }

  /// Sets a text in one line.
  ///
  /// - Throws: where no font at all can be used.
  public func run(_ text: String, in font: Font) throws(CairoError) -> GlyphRun {
    // Typed errors do not cross the lock's closure, so the outcome does.
    let outcome = runs.withLock { runs -> Result<GlyphRun, CairoError> in
      let key = RunKey(text: text, font: font)
      if let known = runs[key] { return .success(known) }
      do throws(CairoError) {
        let run = try shaper(fonts).shape(text, in: font)
        // A long list tries many breaks; what is not asked for soon again need not be kept.
        if runs.count >= Typesetter.mostRuns { runs.removeAll(keepingCapacity: true) }
        runs[key] = run
        return .success(run)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Returns the installed font that is used for a font.
  ///
  /// - Throws: where no font at all can be used.
  public func choice(for font: Font) throws(CairoError) -> FontChoice {
    let entry = try fonts.entry(font)
    return FontChoice(family: entry.family, weight: entry.weight, path: entry.path)
  }
}
