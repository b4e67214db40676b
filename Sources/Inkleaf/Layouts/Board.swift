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

  /// The prompt of each sheet that is meant; `nil` where a sheet has fewer.
  var days: [Prompt?] { sheets.map { slot < $0.count ? $0[slot] : nil } }

  /// The step that all distances are multiples of: a 24th of the page's short side, in points.
  ///
  /// Margins, gaps and letters grow with it, so a card and a poster are one design.
  var unit: Double { min(page.trim.width, page.trim.height) / 24 }

  /// The font size below which text can't be read comfortably: 6 pt in print, 3 mm on a screen.
  var smallestText: Double { (page.isPrinted ? 6 : 3 * pointsPerMillimetre) * page.scale }

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
