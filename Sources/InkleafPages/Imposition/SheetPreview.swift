public import InkleafGeometry

/// A picture of sheets as they come from the printer, and of what becomes of them.
public struct SheetPreview: Sendable {
  private let document: Document
  private let imposition: Imposition
  private let scheme: Scheme
  private let wishes: SheetWishes
  private let spine: Spine

  /// The longer side of each sheet in the picture, in points.
  private static let side = 84 * pointsPerMillimetre
  private static let gap = 8 * pointsPerMillimetre
  private static let textSize = 9.0
  private static let headingSize = 14.0
  private static let line = 5 * pointsPerMillimetre
  /// The most sheets that are shown.
  private static let most = 8
  private static let (grey, ink) = (Color(0xF1F0EE), Color(0x2B2B2B))
  private static let (edge, shade) = (Color(0xC9C7C3), Color(0xDEDCD8))
  private static let (fold, cut) = (Color(0x2F6FB5), Color(0xC03A2B))

  /// Prepares the picture of an imposition that was made of a document by wishes.
  package init(
    _ document: Document, _ imposition: Imposition, _ wishes: SheetWishes, isRightToLeft: Bool
  ) {
    self.document = document
    self.imposition = imposition
    self.wishes = wishes
    scheme = wishes.scheme ?? .alone
    spine = wishes.spine(isRightToLeft: isRightToLeft)
  }

  /// The factor from the paper to the picture.
  private var scale: Double { Self.side / imposition.paper.longSide }

  /// Returns the picture as a side of one sheet, named `preview`.
  ///
  /// - Parameter metrics: measures text.
  public func picture(metrics: some TextMetrics) -> Imposition {
    let lettering = Lettering(Font(["Cabin", "DejaVu Sans"]), metrics: metrics)
    var board = PreviewBoard(edge: Self.edge, shade: Self.shade)
    let gap = Self.gap
    func write(_ text: String, _ x: Double, _ y: Double, size: Double = SheetPreview.textSize) {
      board.over.append(
        lettering.line(text, size: size, at: Point(x: x, y: y), color: Self.ink))
    }
    let heading = "\(document.title): \(scheme.text)"
    write(heading, gap, gap * 1.35, size: Self.headingSize)

    let sides = imposition.sides.filter { $0.sheet <= Self.most }
    let isDuplex = sides.contains(where: \.isBack)
    let paper = Size(width: imposition.paper.width * scale, height: imposition.paper.height * scale)
    // Two fronts with their backs, or four fronts.
    let columns = min(4, max(2, sides.count))
    var (y, width) = (gap * 2, lettering.width(heading) * Self.headingSize + 2 * gap)
    for row in sides.chunks(of: columns) {
      for (index, side) in row.enumerated() {
        // A back is nearer to its front than to the next one.
        let shift = isDuplex ? Double(index / 2) * gap / 2 : 0
        let x = gap + Double(index) * (paper.width + gap / 2) + shift
        show(side, at: Point(x: x, y: y), on: &board)
        write(side.title, x, y + paper.height + Self.line)
        width = max(width, x + paper.width + gap)
      }
      y += paper.height + Self.line + gap
    }
    if imposition.sheetCount > Self.most {
      write("and \(imposition.sheetCount - Self.most) more sheets", gap, y)
      y += Self.line
    }
    let end = finished(at: Point(x: gap, y: y), on: &board)
    let steps = scheme.steps(for: imposition, wishes, at: spine)
    for (index, step) in steps.enumerated() {
      let text = "\(index + 1).  \(step)"
      write(text, end.x + gap, y + Double(index + 1) * Self.line)
      width = max(width, end.x + 2 * gap + lettering.width(text) * Self.textSize)
    }
    y = max(end.y, y + Double(steps.count) * Self.line) + gap
    return board.picture(Size(width: width, height: y), background: Self.grey)
  }

  /// Shows a side with the lines along which it is folded and cut.
  private func show(_ side: PaperSide, at corner: Point, on board: inout PreviewBoard) {
    board.addPaper(
      Rect(imposition.paper).scaled(by: scale, movedBy: corner))
    for place in side.places {
      board.places.append(place.scaled(by: scale, movedBy: corner))
    }
    board.over += side.allMarks.map { $0.scaled(by: scale, movedBy: corner) }
    func lines(_ lines: [Segment], _ color: Color) {
      guard !lines.isEmpty else { return }
      board.over.append(
        .lines(
          lines.map { line in
            Segment(
              line.start.x * scale + corner.x, line.start.y * scale + corner.y,
              line.end.x * scale + corner.x, line.end.y * scale + corner.y)
          }, Pen(color: color, width: 0.75)))
    }
    lines(imposition.folds.flatMap { $0.dashes(every: 3 / scale) }, Self.fold)
    lines(imposition.cuts, Self.cut)
  }

  /// Shows what becomes of the sheets: the first page in front of the others, and the first spread.
  ///
  /// - Returns: the bottom right corner of what is shown.
  private func finished(at corner: Point, on board: inout PreviewBoard) -> Point {
    guard let first = imposition.sides.flatMap(\.places).first else { return corner }
    let factor = first.scale * scale
    let trim = document.page.trim
    let size = Size(width: trim.width * factor, height: trim.height * factor)
    func place(_ page: Int, _ x: Double, _ y: Double) {
      let rect = Rect(left: x, top: y, right: x + size.width, bottom: y + size.height)
      board.addPaper(rect)
      board.places.append(PlacedPage(page: page, trim: rect, clip: rect, scale: factor))
    }
    let count = document.sheets.count
    var (x, y) = (corner.x, corner.y)
    // Leaves behind show at two edges.
    let leaves = max(0, min(3, count - 1))
    for leaf in (0..<leaves).reversed() {
      let shift = Double(leaf + 1) * 1.2
      board.addPaper(
        Rect(
          left: x + shift, top: y + shift, right: x + shift + size.width,
          bottom: y + shift + size.height), isBehind: true)
    }
    place(0, x, y)
    x += size.width + Self.gap
    guard scheme.isBound, count > 2 else { return Point(x: x - Self.gap / 2, y: y + size.height) }
    switch spine {
    case .left, .right:
      place(spine == .left ? 1 : 2, x, y)
      place(spine == .left ? 2 : 1, x + size.width, y)
      return Point(x: x + 2 * size.width, y: y + size.height)
    case .top:
      place(1, x, y)
      y += size.height
      place(2, x, y)
      return Point(x: x + size.width, y: y + size.height)
    }
  }
}

/// The parts of a picture of sheets.
private struct PreviewBoard {
  let edge: Color
  let shade: Color
  var under: [Mark] = []
  var places: [PlacedPage] = []
  var over: [Mark] = []

  /// Adds a white paper with a narrow shadow.
  ///
  /// - Parameter isBehind: whether pages cover its edge.
  mutating func addPaper(_ rect: Rect, isBehind: Bool = false) {
    let shadow = Rect(
      left: rect.left + 1, top: rect.top + 1.2, right: rect.right + 1, bottom: rect.bottom + 1.2)
    under.append(.fill(.rectangle(shadow), shade))
    under.append(.fill(.rectangle(rect), Color(0xFFFFFF)))
    let outline = Mark.stroke(.rectangle(rect), Pen(color: edge, width: 0.4))
    if isBehind { under.append(outline) } else { over.append(outline) }
  }

  func picture(_ size: Size, background: Color) -> Imposition {
    var picture = Imposition(
      paperName: "preview", paper: size,
      sides: [PaperSide(sheet: 1, isBack: false, name: "preview", places: places, marks: over)])
    picture.ground = [.fill(.rectangle(Rect(size) - Insets(all: -2)), background)] + under
    return picture
  }
}

extension PlacedPage {
  /// Returns the page in a smaller picture of the paper.
  fileprivate func scaled(by factor: Double, movedBy offset: Point) -> PlacedPage {
    PlacedPage(
      page: page, trim: trim.scaled(by: factor, movedBy: offset),
      clip: clip.scaled(by: factor, movedBy: offset), isTurned: isTurned, scale: scale * factor)
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double, movedBy offset: Point) -> Rect {
    Rect(
      left: left * factor + offset.x, top: top * factor + offset.y,
      right: right * factor + offset.x, bottom: bottom * factor + offset.y)
  }
}
