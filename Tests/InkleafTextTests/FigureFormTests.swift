import InkleafGeometry
import Testing

@testable import InkleafText

/// Figures in the form that their place asks for, and letters moved apart.
@Suite struct FigureFormTests {
  let typesetter = Typesetter(language: "en")

  @Test(arguments: ["Lato", "EB Garamond 12"]) func figuresBelowOneAnotherHaveOneWidth(
    _ family: String
  ) throws {
    var font = Font([family])
    font.figures = .tabular
    let widths = try (0...9).map { try typesetter.run("\($0)", in: font).advance }
    #expect(Set(widths.map { ($0 * 1000).rounded() }).count == 1, "\(widths)")
    font.figures = .proportional
    let own = try (0...9).map { try typesetter.run("\($0)", in: font).advance }
    #expect(own[1] < own[0], "\(own)")
  }

  /// All forms are as tall as capitals and stand on the baseline.
  @Test(arguments: Font.Figures.allCases) func figuresAreTall(_ form: Font.Figures) throws {
    for family in ["Lato", "EB Garamond 12", "Vollkorn", "DejaVu Sans"] {
      var font = Font([family])
      font.figures = form
      let ink = try #require(typesetter.run("3", in: font).ink)
      let capital = try #require(typesetter.run("H", in: font).ink)
      #expect(ink.bottom < 0.05 && ink.top < 0.85 * capital.top, "\(family)")
    }
  }

  @Test func trackingMovesLettersApart() throws {
    for text in ["Ink", "17", "e\u{301}a"] {
      func width(_ tracking: Int) throws -> Double {
        var font = Font(["Lato"])
        font.tracking = tracking
        return try typesetter.run(text, in: font).advance
      }
      #expect(abs(try width(100) - width(0) - 0.1 * Double(text.count)) < 1e-9, "\(text)")
      #expect(abs(try width(-60) - width(0) + 0.06 * Double(text.count)) < 1e-9, "\(text)")
    }
  }

  /// A narrow space is a fifth of the font size in every font, and none lacks it.
  @Test(arguments: ["\u{2009}", "\u{202F}"]) func narrowSpacesNeedNoGlyph(_ space: String) throws {
    for family in ["Lato", "EB Garamond 12", "League Spartan", "DejaVu Sans"] {
      let run = try typesetter.run("x\(space)x", in: Font([family]))
      let letter = try typesetter.run("x", in: Font([family])).advance
      #expect(run.spans.count == 1 && run.problems.isEmpty, "\(family)")
      #expect(abs(run.advance - 2 * letter - 0.2) < 0.02, "\(family)")
    }
  }
}
