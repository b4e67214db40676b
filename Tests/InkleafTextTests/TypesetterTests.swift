import InkleafCompression
@testable import InkleafText
import InkleafGeometry
import InkleafCairo
import Foundation
import Testing

@Suite struct TypesetterTests {
  let typesetter = Typesetter(language: "en")
  let dejavu = Font(["DejaVu Sans"], weight: 400, italic: false)

  /// The widths that Pango gives this line, at 40 px; where its ligatures make a difference, the
  /// width without.
  @Test(arguments: [
    ("DejaVu Sans", 433.9, 433.9), ("Liberation Serif", 396.8, 396.8), ("Noto Sans", 405.6, 405.6),
    ("EB Garamond 08", 375.8, 369.6), ("Open Sans", 402.7, 402.7),
  ])
  func kernsPairs(_ family: String, _ plain: Double, _ shaped: Double) throws {
    let request = Font([family], weight: 400, italic: false)
    try #require(try typesetter.choice(for: request).family == family)
    let run = try typesetter.run("AVATAR To Wave fi Yo.", in: request)
    let expected = Typesetter.shapesAllScripts ? shaped : plain
    #expect(abs(run.advance * 40 - expected) < 0.5, "\(run.advance * 40)")
  }

  /// Chinese of Taiwan, Hong Kong and Macao has the characters of there, however its tag is written.
  @Test(arguments: [
    ("zh", "zh-cn"), ("zh-CN", "zh-cn"), ("zh-Hans-HK", "zh-cn"), ("zh-TW", "zh-tw"),
    ("zh-hant", "zh-tw"),
    ("zh_HK", "zh-hk"), ("zh-MO", "zh-hk"), ("yue", "zh-hk"), ("en", "zh-cn"), ("ja", "ja"),
  ])
  func signsAreThoseOfTheRegion(_ language: String, _ drawn: String) {
    #expect(drawingLanguage(of: "貓", in: language) == drawn)
  }

  @Test func looseLettersAreWider() throws {
    let loose = try "AVATAR To Wave fi Yo.".reduce(0) { sum, letter in
      sum + (try typesetter.run(String(letter), in: dejavu)).advance
    }
    #expect(abs(loose * 40 - 460.6) < 0.1)
  }

  @Test func placesGlyphsFromLeftToRight() throws {
    let run = try typesetter.run("Ink", in: dejavu)
    let glyphs = run.spans.flatMap(\.glyphs)
    #expect(run.spans.flatMap(\.clusters).map(\.text) == ["I", "n", "k"])
    #expect(glyphs.allSatisfy { $0.id != 0 })
    #expect(glyphs.map(\.x) == glyphs.map(\.x).sorted())
    let ink = try #require(run.ink)
    #expect(ink.left > 0 && ink.right < run.advance)
    // In this font I, n and k stand on the baseline and k is the tallest.
    #expect(ink.bottom == 0 && abs(ink.top + 0.76) < 0.01)
  }

  @Test func textWithoutInkHasNoBox() throws {
    let run = try typesetter.run("  ", in: dejavu)
    #expect(run.ink == nil && run.advance > 0)
    #expect(try typesetter.run("", in: dejavu).spans.isEmpty)
  }

  @Test func namesMissingCharacters() throws {
    let run = try typesetter.run("a\u{10FABC}b", in: dejavu)
    #expect(run.problems == [.missing("\u{10FABC}")])
  }

  /// Whatever a font has for them, missing characters are a frame as high as its capitals.
  @Test(arguments: ["DejaVu Sans", "EB Garamond 08", "Bebas Neue", "League Spartan", "Lato"])
  func missingCharactersAreBoxes(_ family: String) throws {
    let font = Font([family], weight: 400, italic: false)
    let run = try typesetter.run("\u{10FABC}", in: font)
    let capital = try #require(try typesetter.run("H", in: font).ink)
    let ink = try #require(run.ink)
    #expect(ink.bottom == 0 && abs(ink.top - capital.top) < 1e-9)
    #expect(abs(ink.width - 0.7 * ink.height) < 1e-9 && ink.left > 0 && ink.right < run.advance)
    // The letters after it are not pushed into it.
    let two = try typesetter.run("\u{10FABC}H", in: font)
    #expect(abs((two.ink?.right ?? 0) - run.advance - capital.right) < 0.1)
    // Two closed outlines, one in the other, that turn in opposite ways.
    let span = try #require(run.spans.first)
    let path = span.face.outline(of: span.glyphs[0].id)
    #expect(path.elements.count { $0 == .close } == 2 && path.elements.count == 10)
    let corners = path.elements.compactMap { element -> Point? in
      if case .line(let to) = element { return to }
      if case .move(let to) = element { return to }
      return nil
    }
    func area(_ points: ArraySlice<Point>) -> Double {
      zip(points, points.dropFirst() + [points[points.startIndex]])
        .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
    let (outer, inner) = (area(corners[0..<4]), area(corners[4..<8]))
    #expect(outer * inner < 0 && abs(inner) < 0.9 * abs(outer) && abs(inner) > 0.3 * abs(outer))
  }

  @Test func invisibleCharactersTakeNoRoom() throws {
    let plain = try typesetter.run("ab", in: dejavu)
    let joined = try typesetter.run("a\u{200D}\u{FE0F}b", in: dejavu)
    #expect(joined.problems.isEmpty)
    #expect(joined.advance >= plain.advance - 0.2)
  }

  /// However an accented letter is spelt, it is one glyph, and its text is kept as it was.
  @Test(arguments: ["e\u{301}", "u\u{31B}\u{323}", "\u{1112}\u{1161}\u{11AB}", "か\u{3099}"])
  func composesLetters(_ spelling: String) throws {
    let request = Font(["DejaVu Sans", "Noto Sans CJK JP"], weight: 400, italic: false)
    let apart = try typesetter.run(spelling, in: request)
    let composed = try typesetter.run(spelling.precomposedStringWithCanonicalMapping, in: request)
    #expect(apart.problems.isEmpty)
    #expect(apart.spans.flatMap(\.glyphs).map(\.id) == composed.spans.flatMap(\.glyphs).map(\.id))
    #expect(apart.spans.flatMap(\.clusters).map(\.text) == [spelling])
  }

  /// A slanted figure does not run into an upright sign of another font, nor the sign into the figure.
  @Test(arguments: ["7年", "年1", "f墨"]) func neighboursOfTwoFontsKeepApart(_ text: String) throws {
    guard !Typesetter.shapesAllScripts else { return }
    let request = Font(
      ["EB Garamond 12", "EB Garamond", "Noto Sans CJK JP"], weight: 400, italic: true)
    let run = try typesetter.run(text, in: request)
    try #require(run.spans.count == 2)
    func ink(_ span: GlyphRun.Span) -> ClosedRange<Double> {
      let (glyph, measure) = (span.glyphs[0], span.face.measure(of: span.glyphs[0].id))
      return glyph.x + measure.left...glyph.x + measure.right
    }
    #expect(ink(run.spans[1]).lowerBound - ink(run.spans[0]).upperBound > 0.0399)
  }

  /// The table of composed letters agrees with Foundation's normalisation.
  @Test func composesAsTheStandardSays() throws {
    guard !Typesetter.shapesAllScripts else { return }
    for value in [0xC0...0x17F, 0x1E00...0x1EFF, 0x386...0x3CE, 0x400...0x45F].joined() {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      guard scalar.properties.isAlphabetic else { continue }
      let letter = String(scalar)
      let apart = letter.decomposedStringWithCanonicalMapping
      let run = try typesetter.run(apart, in: dejavu)
      #expect(run.problems.isEmpty && run.spans.flatMap(\.glyphs).count == 1, "\(letter)")
    }
  }

  @Test(arguments: [
    ("سلام", "Arabic"), ("שלום", "Hebrew"), ("नमस्ते", "Devanagari"), ("தமிழ்", "Tamil"),
    ("ไทย", "Thai"), ("বাংলা", "Bengali"), ("ខ្មែរ", "Khmer"),
  ])
  func setsOrNamesEveryScript(_ text: String, _ script: String) throws {
    let run = try typesetter.run(text, in: dejavu)
    if Typesetter.shapesAllScripts {
      #expect(run.problems.isEmpty)
      #expect(run.spans.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
      #expect(run.spans.flatMap(\.clusters).map(\.text).joined() == text)
    } else {
      #expect(run.problems.contains(.script(script)))
    }
  }

  @Test func knowsTheWordsOfThai() {
    let text = "ประภาคารร้างริมทะเล"
    let parts = typesetter.words(of: text)
    #expect(parts.joined() == text)
    #expect(
      Typesetter.shapesAllScripts
        ? parts.first == "ประภาคาร" && parts.last == "ทะเล" : parts == [text])
  }

  @Test func digitsOfAllScriptsStandSideBySide() throws {
    #expect(try typesetter.run("٠١٢٣٤٥٦٧٨٩ ০১২ ๐๑๒", in: dejavu).problems.isEmpty)
  }

  @Test func marksWithoutComposedFormAreNamed() throws {
    let run = try typesetter.run("x\u{302}", in: dejavu)
    #expect(run.problems == (Typesetter.shapesAllScripts ? [] : [.mark("\u{302}")]))
  }

  /// Chinese characters take the forms of the text's own language.
  @Test func hanFollowsTheLanguage() throws {
    func file(_ text: String, _ language: String) throws -> String {
      let run = try Typesetter(language: language).run(text, in: dejavu)
      #expect(run.problems.isEmpty)
      let ids = run.spans.flatMap(\.glyphs).map(\.id)
      return "\(ids.last ?? 0)"
    }
    // The same character 直 looks different in Japanese and in Chinese.
    #expect(try file("の直", "en") == file("直", "ja"))
    #expect(try file("直", "ja") != file("直", "zh-Hans"))
    #expect(try file("直", "en") == file("直", "zh-Hans"))
  }

  @Test func takesTheFirstInstalledFamily() throws {
    let wished = Font(["No Such Family", "DejaVu Serif"], weight: 400, italic: false)
    let run = try typesetter.run("x", in: wished)
    #expect(run.spans.first?.face.path.hasSuffix("DejaVuSerif.ttf") == true)
  }

  @Test func takesTheNearestWeight() throws {
    func file(_ weight: Int) throws -> String? {
      let request = Font(["DejaVu Sans"], weight: weight, italic: false)
      return try typesetter.run("x", in: request).spans.first?.face.path
    }
    #expect(try file(400)?.hasSuffix("DejaVuSans.ttf") == true)
    #expect(try file(700)?.hasSuffix("DejaVuSans-Bold.ttf") == true)
    #expect(try file(900)?.hasSuffix("DejaVuSans-Bold.ttf") == true)
  }

  @Test func outlinesMatchTheInkBox() throws {
    let run = try typesetter.run("B", in: dejavu)
    let span = try #require(run.spans.first)
    let glyph = try #require(span.glyphs.first)
    let ink = try #require(run.ink)
    let ends = span.face.outline(of: glyph.id).elements.compactMap { element -> Point? in
      switch element {
      case .move(let to), .line(let to), .quadratic(_, let to), .curve(_, _, let to): to
      case .close: nil
      }
    }
    #expect(abs((ends.map(\.x).min() ?? 0) - ink.left) < 1e-9)
    #expect(abs((ends.map(\.y).min() ?? 0) - ink.top) < 1e-9)
    #expect(abs((ends.map(\.y).max() ?? 0) - ink.bottom) < 1e-9)
  }

  /// The theme `paper` is set in a font whose figures hang below the baseline unless told not to.
  @Test func figuresStandOnTheBaseline() throws {
    let garamond = Font(["EB Garamond 12"], weight: 400, italic: false)
    let run = try typesetter.run("0123456789", in: garamond)
    try #require(run.spans.first?.face.path.contains("EBGaramond") == true)
    let ink = try #require(run.ink)
    #expect(ink.bottom < 0.05 && ink.top < -0.6, "\(ink)")
  }

  @Test func manyThreadsGetTheSame() async throws {
    let expected = try typesetter.run("Contraption", in: dejavu).advance
    let typesetter = Typesetter(language: "en")
    let request = dejavu
    await withTaskGroup(of: Double?.self) { group in
      for index in 0..<200 {
        group.addTask {
          _ = try? typesetter.run("word \(index % 17)", in: request)
          return try? typesetter.run("Contraption", in: request).advance
        }
      }
      for await advance in group { #expect(advance == expected) }
    }
  }

  /// Where a font lacks a letter, all letters of the text come from another one that has them.
  @Test(
    .enabled(if: !Typesetter.shapesAllScripts),
    arguments: [
      ("Klee One", "Źdźbło żółć"), ("Klee One", "Η παλιά μηχανή"), ("Bebas Neue", "Őrült ķērsteņš"),
    ])
  func wordsAreOfOneFont(_ family: String, _ text: String) throws {
    let font = Font([family, "DejaVu Sans"], weight: 400, italic: false)
    let run = try Typesetter(language: "en").run(text, in: font)
    #expect(run.problems.isEmpty)
    #expect(Set(run.spans.map { ObjectIdentifier($0.face) }).count == 1)
  }

  /// A Japanese font's wide letters, and its few Chinese signs, set no text in another language.
  @Test(
    .enabled(if: !Typesetter.shapesAllScripts),
    arguments: [
      ("ru", "Город под", false), ("el", "Πόλη", false), ("ja", "α波とΩ", true),
      ("zh", "雨中的城市", false),
      ("zh", "人们撑着伞", false), ("zh-Hant", "貓咪與圍牆", false), ("ja", "雨の街", true),
      ("en", "狐 (fox)", true), ("en", "这个狐", false),
    ])
  func japaneseFontsSetJapanese(_ language: String, _ text: String, _ isKlee: Bool) throws {
    let font = Font(["Klee One", "DejaVu Sans"], weight: 600, italic: false)
    let run = try Typesetter(language: language).run(text, in: font)
    let files = Set(run.spans.map { $0.face.path })
    #expect(run.problems.isEmpty && files.count == 1, "\(files)")
    #expect(files.allSatisfy { $0.contains("Klee") == isKlee }, "\(files)")
  }

  /// What stands in for a font's letters is as heavy as these look: a fine font's half bold is no bold.
  @Test(
    .enabled(if: !Typesetter.shapesAllScripts),
    arguments: [("Klee One", 600, 400), ("DejaVu Serif", 700, 700), ("DejaVu Serif", 400, 400)])
  func standInsAreAsHeavy(_ family: String, _ weight: Int, _ expected: Int) throws {
    let font = Font([family], weight: weight, italic: false)
    let run = try Typesetter(language: "en").run("🄰ℵ狐这", in: font)
    let weights = Set(
      run.spans.map(\.face).filter { !$0.path.contains("Klee") && !$0.path.contains("DejaVuSerif") }
        .map { $0.path.contains("Bold") ? 700 : 400 })
    #expect(weights == [expected], "\(run.spans.map(\.face.path))")
  }

  /// Of an emoji of several parts, the first stands alone, and that is told.
  @Test(.enabled(if: !Typesetter.shapesAllScripts)) func joinedEmojiAreNoRow() throws {
    let font = Font(["DejaVu Sans"], weight: 400, italic: false)
    let run = try Typesetter(language: "en").run("♀\u{FE0F}\u{200D}♂", in: font)
    #expect(run.spans.flatMap(\.glyphs).count == 1)
    #expect(run.problems == [.missing("\u{200D}")])
    let plain = try Typesetter(language: "en").run("♀ ♂", in: font)
    #expect(plain.problems.isEmpty && plain.spans.flatMap(\.glyphs).count == 3)
  }

  /// Small letters are not set as capitals for want of a letter.
  @Test(.enabled(if: !Typesetter.shapesAllScripts)) func smallLettersStaySmall() throws {
    let font = Font(["Yanone Kaffeesatz", "Bebas Neue", "DejaVu Sans"], weight: 700, italic: false)
    let run = try Typesetter(language: "eo").run("ĉiuĵaŭde", in: font)
    #expect(run.spans.count == 1 && run.spans.first?.face.hasOnlyCapitals == false)
    let capitals = Font(["Bebas Neue"], weight: 400, italic: false)
    #expect(
      try Typesetter(language: "en").run("x", in: capitals).spans.first?.face.hasOnlyCapitals
        == true)
  }
}
