internal import InkleafGeometry

/// The words beside the pages of sheets: title, sheet, side, date and trims, and the ruler.
struct SheetSlug {
  private let document: Document
  private let desk: Desk
  private let wishes: SheetWishes
  private let date: String?
  private let lettering: Lettering
  private let block: Rect
  /// The distance from the trims to the words, beyond the marks.
  private let distance: Double

  /// What the ruler is called among the marks.
  static let ruler = "ruler"

  private static let size = 6.5
  private static let smallestSize = 4.5
  private static let line = 2.8 * pointsPerMillimetre
  private static let margin = 1.5 * pointsPerMillimetre

  init(
    _ document: Document, _ desk: Desk, _ marks: PrinterMarks, _ wishes: SheetWishes, date: String?,
    metrics: some TextMetrics
  ) {
    self.document = document
    self.desk = desk
    self.wishes = wishes
    self.date = date
    block = marks.block
    distance = marks.reach + Self.margin
    lettering = Lettering(document.quietFont, metrics: metrics)
  }

  /// Returns the words on a side, and the kinds of them that have room.
  func marks(on side: PaperSide) -> (marks: [Mark], kinds: Set<String>) {
    var marks: [Mark] = []
    var kinds: Set<String> = []
    if wishes.kinds.contains(.slug), case let words = words(of: side), !words.isEmpty {
      marks += words
      kinds.insert(SheetMark.slug.rawValue)
    }
    if wishes.hasRuler, side.sheet == 1, !side.isBack, case let lines = ruler, !lines.isEmpty {
      marks += lines
      kinds.insert(Self.ruler)
    }
    return (marks, kinds)
  }

  /// Two lines below the pages.
  private func words(of side: PaperSide) -> [Mark] {
    let top = block.bottom + distance
    guard top + 2 * Self.line + Self.margin <= desk.paper.height else { return [] }
    let numbers = side.places.map { String($0.page + 1) }.joined(separator: ", ")
    let trims = side.places.map { "\($0.trim.left.millimetres) \($0.trim.top.millimetres)" }
    let page = Size(width: desk.cell.width, height: desk.cell.height).millimetres
    let lines = [
      "\(document.title) · sheet \(side.sheet) of \(desk.arrangement.sheets.count),"
        + " \(side.isBack ? "back" : "front")" + (date.map { " · \($0)" } ?? ""),
      side.places.isEmpty
        ? "blank"
        : "\(side.places.count == 1 ? "page" : "pages") \(numbers) · trim \(page) at"
          + " \(trims.joined(separator: ", ")) mm",
    ]
    let left = max(block.left, Self.margin * 2)
    let width = desk.paper.width - left - Self.margin * 2
    return lines.enumerated().compactMap { index, text in
      let size = min(Self.size, max(Self.smallestSize, width / max(lettering.width(text), 0.01)))
      guard let fitting = lettering.shortened(text, width: width / size) else { return nil }
      return lettering.line(
        fitting, size: size, at: Point(x: left, y: top + Double(index + 1) * Self.line - 2),
        color: PrinterMarks.black)
    }
  }

  /// A ruler of 100 mm above the pages, with a tick for each 5 mm.
  private var ruler: [Mark] {
    let y = block.top - distance - Self.line
    let length = 100 * pointsPerMillimetre
    let left = max(block.left, Self.margin * 2)
    let tick = 2 * pointsPerMillimetre
    guard y - tick >= Self.margin, left + length + Self.margin * 2 <= desk.paper.width else {
      return []
    }
    let ticks = (0...20).map { index in
      let x = left + length * Double(index) / 20
      return Segment(x, y, x, y - (index % 2 == 0 ? tick : tick / 2))
    }
    let words = lettering.line(
      "100 mm · print at 100 %", size: Self.size, at: Point(x: left, y: y + Self.line - 1),
      color: PrinterMarks.black)
    return [.lines([Segment(left, y, left + length, y)] + ticks, PrinterMarks.pen), words]
  }
}

extension Document {
  /// The font of the smallest text on the first page, which the file holds anyway.
  fileprivate var quietFont: Font {
    var best: TextLine?
    for case .text(let line) in backgrounds.flatMap(\.self) + (sheets.first?.marks ?? [])
    where line.size < best?.size ?? .infinity {
      best = line
    }
    return best?.font ?? Font(["DejaVu Sans"])
  }
}

extension Double {
  /// A length in points as millimetres, with two decimals.
  fileprivate var millimetres: String { (self / pointsPerMillimetre).hundredths }
}
