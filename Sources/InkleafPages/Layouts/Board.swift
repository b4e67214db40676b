internal import InkleafGeometry

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
  /// What was worked out before.
  let known = Known()

  /// The prompt of each sheet that is meant; `nil` where a sheet has fewer.
  var days: [Prompt?] { sheets.map { slot < $0.count ? $0[slot] : nil } }

  /// The step that all distances are multiples of: a 24th of the page's short side, in points.
  ///
  /// Margins, gaps and letters grow with it, so a card and a poster are one design.
  var unit: Double { shortSide / 24 }

  /// The page's short side, in points.
  var shortSide: Double { min(page.trim.width, page.trim.height) }

  /// The page's pixels.
  var pixels: PixelGrid { page.isPrinted ? .none : PixelGrid(dpi: page.dpi) }

  /// A theme's millimetres as points on this page.
  func points(mm: Double) -> Double { mm * pointsPerMillimetre * page.scale }

  /// A length as points on this page; `%` is of the page's short side.
  func points(_ length: Length) -> Double { length.points(of: shortSide, on: self) }

  /// Points on this page as millimetres, for messages: upwards to a tenth.
  func millimetres(_ points: Double) -> String {
    let tenths = Int(min(1e6, (points / pointsPerMillimetre / page.scale * 10).rounded(.up)))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// A pen of the theme, in whole pixels on screens.
  func pen(_ color: Color, mm: Double) -> Pen {
    Pen(color: color, width: pixels.length(points(mm: mm)))
  }

  /// The room inside the margins, in points.
  ///
  /// A margin is at least the 5 mm at which printers cut; beside what must be kept clear it is half
  /// a unit more than that.
  func content(margin: Length) -> Rect {
    let wanted = points(margin)
    let least = max(wanted, page.isPrinted ? points(mm: 5) : 0)
    let clear = page.keepClear.map { $0 > 0 ? $0 + min(wanted, unit / 2) : 0 }
    return pixels.inside(page.trim - .larger(Insets(all: least), clear))
  }
}

/// What is asked for again and again while a page is arranged, worked out once.
///
/// Without it, each level of groups would double the work.
final class Known {
  /// What the measure of a group depends on.
  private struct Key: Hashable {
    var group: Int
    var slot: Int
    var smallest: Double
    /// The width it is for; negative for the width itself.
    var width: Double
  }

  /// What a text with its fields filled in depends on.
  private struct TextKey: Hashable {
    var wording: String
    var slot: Int
  }

  private var widths: [Key: Double?] = [:]
  private var heights: [Key: ItemHeight?] = [:]
  private var texts: [TextKey: [String?]] = [:]
  private var colors: [Int: Color]?

  /// The texts of all sheets, filled in at most once.
  func texts(_ wording: String, _ board: Board, _ fill: () -> [String?]) -> [String?] {
    let key = TextKey(wording: wording, slot: board.slot)
    if let known = texts[key] { return known }
    let filled = fill()
    texts[key] = filled
    return filled
  }

  /// The colours that prompts ask for, by their numbers, looked for at most once.
  func colors(of list: PromptList) -> [Int: Color] {
    if let colors { return colors }
    var found: [Int: Color] = [:]
    for (prompt, color) in zip(list.prompts, list.colors) where found[prompt.number] == nil {
      found[prompt.number] = color
    }
    colors = found
    return found
  }

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

extension Length {
  /// The length in points.
  ///
  /// - Parameters:
  ///   - whole: what 100 % are, in points.
  ///   - board: the page it is on.
  func points(of whole: Double, on board: Board) -> Double {
    if let millimetres { return board.points(mm: millimetres) }
    return unit == .unit ? number * board.unit : number / 100 * whole
  }
}
