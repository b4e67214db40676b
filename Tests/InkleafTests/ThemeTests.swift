import Foundation
import Inkleaf
import Testing

@Suite struct ThemeTests {
  /// Contrast of two colours as WCAG 2.2 defines it: 1 to 21.
  func contrast(_ a: Color, _ b: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      let parts = [color.red, color.green, color.blue].map { part -> Double in
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (bright, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (bright + 0.05) / (dark + 0.05)
  }

  @Test(arguments: Theme.all, Appearance.allCases)
  func canBeRead(_ theme: Theme, _ appearance: Appearance) {
    let palette = theme.palette(appearance)
    #expect(contrast(palette.ink, palette.paper) >= 7)
    #expect(contrast(palette.muted, palette.paper) >= 4.5)
    #expect(contrast(palette.accent, palette.paper) >= 3)
    #expect(contrast(palette.frame, palette.paper) >= 3)
    #expect((0.35...0.6).contains(theme.framePen))
  }

  @Test(arguments: Theme.all) func printsNoPaper(_ theme: Theme) {
    #expect(theme.light.paper == Color(0xFFFFFF))
  }

  @Test func atLeastThreeWithDistinctNames() {
    #expect(Theme.all.count >= 3)
    #expect(Set(Theme.all.map(\.name)).count == Theme.all.count)
  }
}
