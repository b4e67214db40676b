internal import InkleafGeometry
internal import InkleafPages

/// The colours and fonts of a site: those of its release's first theme, where they can be read.
struct SiteLook: Equatable {
  var light: Palette
  var dark: Palette
  /// The fonts of titles, and of everything else.
  var titles: Font
  var text: Font
}

extension SiteLook {
  init(_ theme: Theme) {
    self.init(
      light: theme.palette(.light, inks: .color, isTransparent: true),
      dark: theme.palette(.dark, inks: .color, isTransparent: true),
      titles: theme.promptFont, text: theme.textFont)
  }

  /// The style sheet's variables; prints have the light side, since paper is.
  var css: String {
    let (light, dark) = (variables(light, isDark: false), variables(dark, isDark: true))
    return """
      :root{--title:\(families(titles));--text:\(families(text));--weight:\(max(500, titles.weight))}
      :root{\(light)}
      @media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light],:has(#scheme-light:checked)){\(dark)}}
      @media screen{:root[data-scheme=dark]{\(dark)}
      :root:not([data-scheme]):has(#scheme-dark:checked){\(dark)}}

      """
  }

  private func variables(_ palette: Palette, isDark: Bool) -> String {
    let card = palette.paper.mixed(with: palette.ink, by: isDark ? 0.07 : 0.04)
    // What can be read on a card can be read on the paper too, which differs more from ink.
    func readable(_ color: Color, _ ratio: Double) -> String {
      color.readable(on: card, ratio: ratio).readable(on: palette.paper, ratio: ratio).hex
    }
    let colors = [
      ("paper", palette.paper.hex), ("card", card.hex), ("ink", readable(palette.ink, 7.5)),
      ("muted", readable(palette.muted, 4.8)), ("accent", readable(palette.accent, 4.8)),
      ("line", palette.paper.mixed(with: palette.ink, by: 0.18).hex),
      ("edge", palette.paper.mixed(with: palette.ink, by: 0.55).hex),
    ]
    return "color-scheme:\(isDark ? "dark" : "light");"
      + (isDark ? "--light:none;--dark:flex;" : "--light:flex;--dark:none;")
      + colors.map { "--\($0):\($1)" }.joined(separator: ";")
  }

  /// The families of a font as CSS has them; nothing is loaded, so usual ones follow.
  private func families(_ font: Font) -> String {
    let own = font.families.filter { $0 != "DejaVu Sans" || font.families.count == 1 }
    let isSerif = own.contains { name in
      ["Garamond", "Vollkorn", "Serif", "Caslon", "Baskerville", "Times"].contains {
        name.contains($0)
      } && !name.contains("Sans")
    }
    let usual = isSerif ? "Georgia,serif" : "ui-sans-serif,system-ui,sans-serif"
    return (own.map { "\"\($0.escapedForCSS)\"" } + [usual]).joined(separator: ",")
  }
}

extension String {
  /// The text as it stands between quotation marks of a style sheet, also of one inside a page.
  fileprivate var escapedForCSS: String {
    unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == " " || scalar == "-"
        ? String(scalar) : "\\" + String(scalar.value, radix: 16) + " "
    }.joined()
  }
}
