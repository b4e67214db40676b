import Cairo
import Foundation
import Testing

@Suite struct TypesetterTests {
  let typesetter = Typesetter(language: "en")
  let dejavu = FontRequest(families: ["DejaVu Sans"], weight: 400, italic: false)

  /// The width that other engines give this line in this font: 433.9 at 40 px.
  @Test func kernsPairs() throws {
    let run = try typesetter.run("AVATAR To Wave fi Yo.", in: dejavu)
    #expect(abs(run.advance * 40 - 433.9) < 0.1)
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
    let run = try typesetter.run("a\u{E123}b", in: dejavu)
    #expect(run.problems == [.missing("\u{E123}")])
  }

  @Test func invisibleCharactersTakeNoRoom() throws {
    let plain = try typesetter.run("ab", in: dejavu)
    let joined = try typesetter.run("a\u{200D}\u{FE0F}b", in: dejavu)
    #expect(joined.problems.isEmpty)
    #expect(joined.advance >= plain.advance - 0.2)
  }

  @Test func takesTheFirstInstalledFamily() throws {
    let wished = FontRequest(
      families: ["No Such Family", "DejaVu Serif"], weight: 400, italic: false)
    let run = try typesetter.run("x", in: wished)
    #expect(run.spans.first?.face.path.hasSuffix("DejaVuSerif.ttf") == true)
  }

  @Test func takesTheNearestWeight() throws {
    func file(_ weight: Int) throws -> String? {
      let request = FontRequest(families: ["DejaVu Sans"], weight: weight, italic: false)
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
    let ends = span.face.outline(of: glyph.id).map { step in
      switch step {
      case .move(let x, let y), .line(let x, let y), .curve(_, _, _, _, let x, let y): (x, y)
      }
    }
    #expect(abs((ends.map(\.0).min() ?? 0) - ink.left) < 1e-9)
    #expect(abs((ends.map(\.1).min() ?? 0) - ink.top) < 1e-9)
    #expect(abs((ends.map(\.1).max() ?? 0) - ink.bottom) < 1e-9)
  }

  /// The theme `paper` is set in a font whose figures hang below the baseline unless told not to.
  @Test func figuresStandOnTheBaseline() throws {
    let garamond = FontRequest(families: ["EB Garamond 12"], weight: 400, italic: false)
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
}
