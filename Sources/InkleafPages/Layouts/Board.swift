internal import InkleafGeometry

/// The input of a layout: the page, the prompts of each sheet, and their look.
struct Board {
  var list: PromptList
  var page: Page
  var theme: Theme
  var palette: Palette
  /// The measures of its fonts, which all boards of a document share.
  var letterings: Letterings
  var words: CalendarWords
  /// The prompts of each sheet.
  var sheets: [[Prompt]]
  /// Where the sheets stand in their book.
  var book: BookPlaces
  /// Whether pages have links.
  var hasLinks: Bool
  /// What else decides on the pages.
  var options = BookOptions()
  /// The index of the prompt on its sheet, for items that show one prompt.
  var slot = 0
  /// The smallest font size, in points.
  var smallest = 0.0
  /// The smallest font size of small print outside of tables, in points.
  var smallPrint = 0.0
  /// Whether the pages name the list in a footer.
  var hasFooter = true
  /// Whether the page has several frames.
  var hasPanels = false
  /// The room inside the page's margins, in points; `nil` within a cell of a table.
  var edges: Rect?
  /// How many times as large as on other pages a unit is.
  var growth = 1.0
  /// The room of a cell of a table, in points; `nil` for a page.
  var cell: Rect?
  /// How much wider than its cell a text may be on each page, in points; empty if it may on none.
  var spare: [Double] = []
  /// Whether swatches show the colours of prompts, which are not among their words then.
  var hasSwatches = false
  /// Whether a number is that of the day in its month, not that of the prompt.
  var countsDaysOfMonths = false
  /// Results that are kept while a page is arranged.
  let known = Known()

  /// The prompt at `slot` on each sheet; `nil` for a sheet with fewer prompts.
  var days: [Prompt?] { sheets.map { slot < $0.count ? $0[slot] : nil } }

  /// Returns the accent of a day: the theme's, or one of several that take turns.
  func accent(of day: Prompt?) -> Color {
    guard let day else { return palette.accent }
    return accent(ofDay: day.number, on: list.date(of: day))
  }

  private func accent(ofDay number: Int, on date: CalendarDate?) -> Color {
    guard !palette.accents.isEmpty else { return palette.accent }
    let place =
      switch theme.accentsBy {
      case .day: number - 1
      case .weekday: date?.weekday ?? (number - 1) % 7
      case .week: date?.week ?? (number - 1) / 7
      case .month: (date?.month ?? 1) - 1
      }
    return palette.accents[max(0, place) % palette.accents.count]
  }

  /// Returns the accent of a day for small print: ink where the accent is too pale for it.
  func smallAccent(of day: Prompt?) -> Color { readable(accent(of: day)) }

  /// Returns the same for a day that may have no prompt.
  func smallAccent(ofDay number: Int, on date: CalendarDate?) -> Color {
    readable(accent(ofDay: number, on: date))
  }

  private func readable(_ accent: Color) -> Color {
    known.isReadable(accent, palette.paper) ? accent : palette.ink
  }

  /// The unit of distances: a 24th of the page's short side, in points.
  ///
  /// Margins, gaps and letters grow with it, so a card and a poster are one design.
  var unit: Double { shortSide / 24 * growth }

  /// The page's short side, in points.
  var shortSide: Double { min(page.trim.width, page.trim.height) }

  /// The page's pixels.
  var pixels: PixelGrid { page.isPrinted ? .none : PixelGrid(dpi: page.dpi) }

  /// Returns a theme's millimetres as points on this page.
  func points(mm: Double) -> Double { mm * pointsPerMillimetre * page.scale }

  /// Returns a length as points on this page; `%` counts the page's short side.
  func points(_ length: Length) -> Double { length.points(of: shortSide, on: self) }

  /// Returns points on this page as millimetres for messages, rounded up to a tenth.
  func millimetres(_ points: Double) -> String {
    let tenths = Int(min(1e6, (points / pointsPerMillimetre / page.scale * 10).rounded(.up)))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns a pen with a width in mm, whole pixels wide on screens.
  func pen(_ color: Color, mm: Double) -> Pen {
    Pen(color: color, width: pixels.length(penWidth(mm: mm)))
  }

  /// Returns the width of a theme's pen in points; above A3, lines grow with the page, as they are seen from afar.
  func penWidth(mm: Double) -> Double {
    points(mm: mm) * max(1, shortSide / points(mm: 297))
  }

  /// Returns the room inside the margins, in points.
  ///
  /// The margin at the foot is a quarter larger, so that a page does not seem to sink. A margin in
  /// print is at least 5 mm, since many printers cannot print nearer to the edge. At an edge with a
  /// part to keep clear, it is that part and up to half a unit more. A gutter comes to it.
  func content(margin: Length) -> Rect {
    let wanted = points(margin)
    let printable = page.isPrinted ? points(mm: 5) : 0
    var margins = Insets(all: max(wanted, printable))
    margins.bottom = max(1.25 * wanted, printable)
    let clear = page.keepClear.map { $0 > 0 ? $0 + min(wanted, unit / 2) : 0 }
    return pixels.inside(page.trim - page.gutter - .larger(margins, clear))
  }
}

/// The results that a layout needs again and again while it arranges a page.
///
/// Without them, each level of groups would double the work.
final class Known {
  /// Everything that the measure of a group depends on.
  private struct Key: Hashable {
    var group: Int
    var slot: Int
    var smallest: Double
    var smallPrint: Double
    /// The width that a height is for; negative for the width itself.
    var width: Double
  }

  /// Everything that a text with its fields filled in depends on.
  private struct TextKey: Hashable {
    var wording: String
    var slot: Int
    var hasSwatches: Bool
  }

  /// Everything that the lines of a text depend on.
  private struct LinesKey: Hashable {
    var item: TextItem
    var slot: Int
    var hasSwatches: Bool
    var spare: [Double]
    var room: TextRoom
  }

  private var widths: [Key: Double?] = [:]
  private var heights: [Key: ItemHeight?] = [:]
  private var texts: [TextKey: [String?]] = [:]
  private var lines: [LinesKey: [FittedText?]] = [:]
  private var colors: [Int: [Color]]?
  private var readable: [Color: Bool] = [:]
  private var hasWeeks: Bool?

  /// Returns whether small print of a colour can be read on a paper.
  func isReadable(_ color: Color, _ paper: Color) -> Bool {
    if let known = readable[color] { return known }
    let isReadable = color.contrast(with: paper) >= Theme.leastContrast(of: "text")
    readable[color] = isReadable
    return isReadable
  }

  /// Returns the texts of all sheets, filled in at most once.
  func texts(_ wording: String, _ board: Board, _ fill: () -> [String?]) -> [String?] {
    let key = TextKey(
      wording: wording, slot: board.slot, hasSwatches: board.hasSwatches)
    if let known = texts[key] { return known }
    let filled = fill()
    texts[key] = filled
    return filled
  }

  /// Returns the lines of a text on all sheets, set at most once.
  func lines(
    of item: TextItem, in room: TextRoom, _ board: Board, _ set: () -> [FittedText?]
  ) -> [FittedText?] {
    let key = LinesKey(
      item: item, slot: board.slot, hasSwatches: board.hasSwatches, spare: board.spare, room: room)
    if let known = lines[key] { return known }
    let lines = set()
    self.lines[key] = lines
    return lines
  }

  /// Returns the colours that prompts name, by their numbers, looked for at most once.
  func colors(of list: PromptList) -> [Int: [Color]] {
    if let colors { return colors }
    var found: [Int: [Color]] = [:]
    for (prompt, colors) in zip(list.prompts, list.colors)
    where !colors.isEmpty && found[prompt.number] == nil {
      found[prompt.number] = colors
    }
    colors = found
    return found
  }

  /// Returns whether a list has weeks, found at most once.
  func hasWeeks(_ list: PromptList) -> Bool {
    let found = hasWeeks ?? list.hasWeeks
    hasWeeks = found
    return found
  }

  /// Returns the width of a group, measured at most once.
  func width(_ group: Int, _ board: Board, _ measure: () -> Double?) -> Double? {
    let key = Key(
      group: group, slot: board.slot, smallest: board.smallest, smallPrint: board.smallPrint,
      width: -1)
    if let known = widths[key] { return known }
    let width = measure()
    widths[key] = .some(width)
    return width
  }

  /// Returns the height of a group in a width, measured at most once.
  func height(
    _ group: Int, width: Double, _ board: Board, _ measure: () -> ItemHeight?
  ) -> ItemHeight? {
    let key = Key(
      group: group, slot: board.slot, smallest: board.smallest, smallPrint: board.smallPrint,
      width: width)
    if let known = heights[key] { return known }
    let height = measure()
    heights[key] = .some(height)
    return height
  }
}

extension Length {
  /// Returns the length in points.
  ///
  /// - Parameters:
  ///   - whole: the length of 100 %, in points.
  ///   - board: the page.
  func points(of whole: Double, on board: Board) -> Double {
    if let millimetres { return board.points(mm: millimetres) }
    return unit == .unit ? number * board.unit : number / 100 * whole
  }
}
