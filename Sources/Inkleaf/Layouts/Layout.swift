import Suggestions

/// How things are arranged on a page.
public enum Layout: String, Sendable, CaseIterable {
  /// Number and prompt over a frame that takes the rest of the page.
  case classic

  /// What it looks like, in one line.
  public var summary: String {
    switch self {
    case .classic: "number and prompt over one large frame"
    }
  }

  /// Finds a layout by its name, in any case.
  ///
  /// - Throws: a message with the nearest name.
  public init(named name: String) throws(UsageProblem) {
    let names = Layout.allCases.map(\.rawValue)
    guard let layout = Layout(rawValue: name.lowercased()) else {
      throw UsageProblem(
        unknown(
          "layout", name, among: names, otherwise: "choose from \(names.joined(separator: ", "))"))
    }
    self = layout
  }

  func arrange(_ board: Board) -> Arrangement {
    switch self {
    case .classic: Classic.arrange(board)
    }
  }
}

/// What a layout makes: what all pages share, and the marks of each page in the list's order.
struct Arrangement {
  var background: [Mark]
  var sheets: [[Mark]]
}

/// What a layout works with.
struct Board {
  var list: PromptList
  var page: Page
  var theme: Theme
  var palette: Palette
  var metrics: any TextMetrics
  var words: CalendarWords

  /// The step that all distances are multiples of: a 24th of the page's short side, in points.
  ///
  /// Margins, gaps and letters grow with it, so a card and a poster are one design.
  var unit: Double { page.size.shortSide / 24 }

  /// The font size below which text can't be read comfortably: 6 pt in print, 3 mm on a screen.
  var smallestText: Double { (page.isPrinted ? 6 : 3 * pointsPerMillimetre) * page.scale }

  /// A theme's millimetres as points on this page.
  func points(mm: Double) -> Double { mm * pointsPerMillimetre * page.scale }

  /// The room inside the margins, in points.
  ///
  /// A margin is a unit and a half, at least the 5 mm at which printers cut; beside what must be
  /// kept clear it is half a unit more than that.
  var content: Rect {
    let margin = max(1.5 * unit, page.isPrinted ? points(mm: 5) : 0)
    let clear = page.keepClear.map { $0 > 0 ? $0 + unit / 2 : 0 }
    return Rect(page.size) - .larger(Insets(all: margin), clear)
  }
}
