/// What a layout works with: the page, what is to be shown on each sheet, and how it is to look.
struct Board {
  var list: PromptList
  var page: Page
  var theme: Theme
  var palette: Palette
  var metrics: any TextMetrics
  var words: CalendarWords
  /// The prompts of each sheet.
  var sheets: [[Prompt]]
  /// Which of a sheet's prompts is meant where one is, from 0.
  var slot = 0
  /// The font size that no text goes below, in points.
  var smallest = 0.0
  /// What groups were measured before: without it, each level of groups would double the work.
  let measured = Measured()

  /// The prompt of each sheet that is meant; `nil` where a sheet has fewer.
  var days: [Prompt?] { sheets.map { slot < $0.count ? $0[slot] : nil } }

  /// The step that all distances are multiples of: a 24th of the page's short side, in points.
  ///
  /// Margins, gaps and letters grow with it, so a card and a poster are one design.
  var unit: Double { min(page.trim.width, page.trim.height) / 24 }

  /// The page's pixels.
  var grain: Grain { Grain(pixel: page.isPrinted ? nil : 72 / page.dpi) }

  /// A theme's millimetres as points on this page.
  func points(mm: Double) -> Double { mm * pointsPerMillimetre * page.scale }

  /// Points on this page as millimetres, for messages: upwards to a tenth.
  func millimetres(_ points: Double) -> String {
    let tenths = Int(min(1e6, (points / pointsPerMillimetre / page.scale * 10).rounded(.up)))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// A pen of the theme, in whole pixels on screens.
  func pen(_ color: Color, mm: Double) -> Pen {
    Pen(color: color, width: grain.length(points(mm: mm)))
  }

  /// The room inside the margins, in points.
  ///
  /// A margin is at least the 5 mm at which printers cut; beside what must be kept clear it is half
  /// a unit more than that.
  func content(margin: Length) -> Rect {
    let wanted = margin.points(of: 24 * unit, on: self)
    let least = max(wanted, page.isPrinted ? points(mm: 5) : 0)
    let clear = page.keepClear.map { $0 > 0 ? $0 + min(wanted, unit / 2) : 0 }
    return grain.inside(page.trim - .larger(Insets(all: least), clear))
  }
}

/// Measures of groups, kept while a page is arranged.
final class Measured {
  /// What a measure depends on.
  struct Key: Hashable {
    var group: Int
    var slot: Int
    var smallest: Double
    /// The width it is for; negative for the width itself.
    var width: Double
  }

  private var widths: [Key: Double?] = [:]
  private var heights: [Key: ItemHeight?] = [:]

  /// The width of a group, measured at most once.
  func width(_ group: Int, _ board: Board, _ measure: () -> Double?) -> Double? {
    let key = Key(group: group, slot: board.slot, smallest: board.smallest, width: -1)
    if let known = widths[key] { return known }
    let width = measure()
    widths[key] = .some(width)
    return width
  }

  /// The height of a group in a width, measured at most once.
  func height(
    _ group: Int, width: Double, _ board: Board, _ measure: () -> ItemHeight?
  ) -> ItemHeight? {
    let key = Key(group: group, slot: board.slot, smallest: board.smallest, width: width)
    if let known = heights[key] { return known }
    let height = measure()
    heights[key] = .some(height)
    return height
  }
}
