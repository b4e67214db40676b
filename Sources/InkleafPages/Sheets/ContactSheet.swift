public import InkleafGeometry

/// Pages of several documents side by side, each with a line below it.
public struct ContactSheet: Sendable {
  /// A document and what stands below its first page.
  public struct Entry: Sendable {
    /// The document; its first sheet is shown.
    public var document: Document
    /// What stands below it.
    public var label: String

    /// Takes a document and its label.
    public init(_ document: Document, label: String) {
      self.document = document
      self.label = label
    }
  }

  /// What is shown, row by row.
  public var entries: [Entry]
  /// What stands over all of them.
  public var title: String

  /// Takes what is shown and what stands over it.
  public init(_ entries: [Entry], title: String) {
    self.entries = entries
    self.title = title
  }

  /// The longer side of each page as it is shown, in points.
  private static let side = 60 * pointsPerMillimetre
  private static let gap = 8 * pointsPerMillimetre
  private static let font = Font(["Cabin", "DejaVu Sans"])
  private static let (grey, ink, edge) = (Color(0xF1F0EE), Color(0x2B2B2B), Color(0xC9C7C3))

  /// The document of one sheet, named `preview`, that shows them.
  ///
  /// - Parameters:
  ///   - metrics: what measures text.
  ///   - longestSide: the most pixels a side; up to there its page has 150 pixels an inch.
  public func document(metrics: some TextMetrics, longestSide: Double = 8000) -> Document {
    let (side, gap) = (Self.side, Self.gap)
    // About as wide as high, and a little wider.
    var columns = 1
    while columns * columns * 3 < entries.count * 4 { columns += 1 }
    let rows =
      entries.isEmpty
      ? []
      : stride(from: 0, to: entries.count, by: columns).map { start in
        Array(entries[start..<min(entries.count, start + columns)])
      }
    let lettering = Lettering(Self.font, metrics: metrics)
    let size = 9.0
    let label = gap * 0.35 + lettering.capHeight * size
    func scale(_ entry: Entry) -> Double {
      let page = entry.document.page.size
      return side / max(page.width, page.height)
    }
    let column = entries.map { scale($0) * $0.document.page.size.width }.max() ?? side
    var y = gap * 2
    var marks: [Mark] = [
      lettering.line(title, size: 14, at: Point(x: gap, y: gap * 1.35), color: Self.ink)
    ]
    for row in rows {
      let height = row.map { scale($0) * $0.document.page.size.height }.max() ?? side
      for (index, entry) in row.enumerated() {
        let (document, scale) = (entry.document, scale(entry))
        let left = gap + Double(index) * (column + gap)
        let page = Size(
          width: document.page.size.width * scale, height: document.page.size.height * scale)
        let corner = Point(x: left, y: y + height - page.height)
        let shown = document.background + (document.sheets.first?.marks ?? [])
        marks += shown.map { $0.scaled(by: scale, movedBy: corner) }
        let rect = Rect(
          left: corner.x, top: corner.y, right: corner.x + page.width,
          bottom: corner.y + page.height)
        marks.append(.stroke(.rectangle(rect), Pen(color: Self.edge, width: 0.5)))
        let text = lettering.shortened(entry.label, width: (column + gap / 2) / size) ?? ""
        if !text.isEmpty {
          marks.append(
            lettering.line(
              text, size: size, at: Point(x: left, y: y + height + label), color: Self.ink))
        }
      }
      y += height + label + gap
    }
    let width = gap + Double(min(columns, max(1, entries.count))) * (column + gap)
    var page = Page(PageSize.a4)
    (page.name, page.size) = ("preview", Size(width: width, height: y))
    // Very many pages become small rather than a picture that nothing can open.
    page.dpi = min(150, longestSide * 72 / max(width, y))
    return Document(
      title: title, language: "en", page: page, isTransparent: false,
      background: [.fill(.rectangle(Rect(page.size)), Self.grey)],
      sheets: [Sheet(number: 1, title: title, name: "preview", marks: marks)])
  }
}
