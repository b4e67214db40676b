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

/// The font that a request gets.
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
    var request: FontRequest
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
  public func run(_ text: String, in request: FontRequest) throws(CairoError) -> GlyphRun {
    // Typed errors do not cross the lock's closure, so the outcome does.
    let outcome = runs.withLock { runs -> Result<GlyphRun, CairoError> in
      let key = RunKey(text: text, request: request)
      if let known = runs[key] { return .success(known) }
      do throws(CairoError) {
        let run = try shaper(fonts).shape(text, in: request)
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

  /// Tells which font a request gets.
  ///
  /// - Throws: where no font at all can be used.
  public func font(for request: FontRequest) throws(CairoError) -> FontChoice {
    let entry = try fonts.entry(request)
    return FontChoice(family: entry.family, weight: entry.weight, path: entry.path)
  }
}
