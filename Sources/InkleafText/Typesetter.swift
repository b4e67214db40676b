public import InkleafGeometry
public import InkleafCairo
internal import Synchronization

/// The font that is used for a `Font`.
public struct FontChoice: Equatable, Sendable {
  /// The family's name.
  public var family: String
  /// The weight on the CSS scale.
  public var weight: Int
  /// The file.
  public var path: String
}

/// A typesetter: it finds fonts and turns text into glyphs.
///
/// It keeps its results, and any thread may use it.
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
  ///   - language: the language of preferred letter forms, as a BCP 47 tag.
  ///   - catalog: the fonts, searched when the first text is set.
  public init(language: String, catalog: FontCatalog = .system) {
    fonts = FontFinder(catalog: catalog, language: language.lowercased())
  }

  /// Makes a typesetter of another language with the open fonts of another one.
  public init(fontsOf other: Typesetter, language: String) {
    fonts = FontFinder(
      catalog: other.fonts.catalog, language: language.lowercased(), faces: other.fonts.faces)
  }

  /// Sets a text in one line.
  ///
  /// - Throws: `CairoError.noFonts`, or the reason why a font file cannot be used.
  public func run(_ text: String, in font: Font) throws(CairoError) -> GlyphRun {
    // The lock's closure cannot throw a typed error, so it returns a `Result`.
    let outcome = runs.withLock { runs -> Result<GlyphRun, CairoError> in
      let key = RunKey(text: text, font: font)
      if let known = runs[key] { return .success(known) }
      do throws(CairoError) {
        var run = try shaper(fonts).shape(text.asShown, in: font)
        if text.partsWord { run.endWithSoftHyphen() }
        // A long list tries many line breaks. Starting over is enough: runs in use are soon kept again.
        if runs.count >= Typesetter.mostRuns { runs.removeAll(keepingCapacity: true) }
        runs[key] = run
        return .success(run)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Returns the letters of a text that its font lacks, so that those of another font stand in for all of the
  /// text; none of scripts that few fonts have, such as Chinese.
  ///
  /// - Throws: `CairoError.noFonts` if no font is installed.
  package func lackedLetters(of text: String, in font: Font) throws(CairoError) -> [Unicode.Scalar]
  {
    // Most texts have no letters beyond ASCII, though the dots of a footer are beyond it.
    guard text.unicodeScalars.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) else {
      return []
    }
    let main = try fonts.main(font)
    return text.letters.filter { $0.isOfAlphabet && !main.has($0) }
  }

  /// Forgets the pixels of letters that were drawn; pages of another size have other ones.
  package func forgetLetters() { fonts.faces.forgetLetters() }

  /// The families that text can be set in, by name.
  public var familyNames: [String] { fonts.catalog.families().map(\.name) }

  /// Returns the font that is used for a request.
  ///
  /// - Throws: `CairoError.noFonts` if no font is installed.
  public func choice(for font: Font) throws(CairoError) -> FontChoice {
    let entry = try fonts.entry(font)
    return FontChoice(family: entry.family, weight: entry.weight, path: entry.path)
  }
}

extension String {
  /// Whether its end is a soft hyphen, where a line parts a word.
  fileprivate var partsWord: Bool { utf8.last == 0xAD && hasSuffix("\u{AD}") }

  /// The text with a hyphen for a soft one at its end, and without the sign that no space follows.
  fileprivate var asShown: String {
    if partsWord { return dropLast() + "-" }
    return utf8.last == 0x8B && hasSuffix("\u{200B}") ? String(dropLast()) : self
  }
}

extension GlyphRun {
  /// Makes the hyphen at its end a soft one in what is searched and copied, so that the word is whole there.
  fileprivate mutating func endWithSoftHyphen() {
    guard let span = spans.indices.last, let cluster = spans[span].clusters.indices.last,
      spans[span].clusters[cluster].text == "-"
    else { return }
    spans[span].clusters[cluster].text = "\u{AD}"
  }
}
