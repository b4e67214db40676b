package import InkleafGeometry

/// Words on a page, and how much they must stand out from what is behind them.
package struct TextPlace: Sendable {
  /// What they are, such as "footer".
  package var name: String
  /// The role of their colour.
  package var role: String
  package var color: Color
  /// The box of their ink on all pages, in points.
  package var box: Rect
  /// The font size of the smallest, in points.
  package var size: Double
  /// The least contrast (WCAG 2.2).
  package var least: Double
}

extension Theme {
  /// Returns where words stand on pages of a month in the layout `classic`.
  ///
  /// - Parameters:
  ///   - side: whose colours they have.
  ///   - page: the page.
  ///   - metrics: measures text.
  package func textPlaces(
    _ side: Appearance, on page: Page, metrics: some TextMetrics
  ) throws(LayoutProblem) -> [TextPlace] {
    let theme = bounded.followingPicture
    let palette = theme.palette(side)
    let list = PromptList.sampleMonth
    let sheets = list.prompts.map { [$0] }
    let none = sheets.map { _ in nil as Int? }
    let book = BookPlaces(
      texts: sheets.indices.map { CalendarWords.english.page($0 + 1, of: sheets.count) },
      before: none, after: none, contents: none)
    let board = Board(
      list: list, page: page, theme: theme, palette: palette,
      letterings: Letterings(metrics, language: list.language),
      words: .english, sheets: sheets, book: book, hasLinks: false)
    return try Layout.classic.arrange(board).flatMap { item -> [TextPlace] in
      let sizes = (item.shared + item.pages.joined()).compactMap {
        if case .text(let line) = $0 { line.size } else { nil }
      }
      guard let size = sizes.min() else { return [] }
      func place(_ name: String, _ role: String, _ color: Color) -> TextPlace {
        TextPlace(
          name: name, role: role, color: color, box: item.box, size: size,
          least: Theme.leastContrast(of: role))
      }
      return switch (item.name, item.turn) {
      case ("{number}", _), ("{padded}", _):
        (palette.accents.isEmpty ? [palette.accent] : palette.accents)
          .map { place("number", "accent", $0) }
      case ("{prompt}", _): [place("prompt", "ink", palette.ink)]
      case (_, .text): [place("date", "muted", palette.muted)]
      default: [place("footer", "muted", palette.muted)]
      }
    }
  }
}
