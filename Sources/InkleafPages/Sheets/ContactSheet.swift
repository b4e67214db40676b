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
  fileprivate static let side = 60 * pointsPerMillimetre
  private static let gap = 8 * pointsPerMillimetre
  private static let labelSize = 9.0
  private static let font = Font(["Cabin", "DejaVu Sans"])
  private static let (grey, ink) = (Color(0xF1F0EE), Color(0x2B2B2B))
  fileprivate static let edge = Color(0xC9C7C3)

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
    let lettering = Lettering(Self.font, metrics: metrics)
    let label = gap * 0.35 + lettering.capHeight * Self.labelSize
    let column = entries.map { $0.size.width }.max() ?? side
    var y = gap * 2
    var marks: [Mark] = [
      lettering.line(title, size: 14, at: Point(x: gap, y: gap * 1.35), color: Self.ink)
    ]
    for start in stride(from: 0, to: entries.count, by: columns) {
      let row = entries[start..<min(entries.count, start + columns)]
      let height = row.map { $0.size.height }.max() ?? side
      for (index, entry) in row.enumerated() {
        let left = gap + Double(index) * (column + gap)
        marks += entry.marks(at: Point(x: left, y: y + height - entry.size.height))
        let text = lettering.shortened(entry.label, width: (column + gap / 2) / Self.labelSize)
        if let text, !text.isEmpty {
          marks.append(
            lettering.line(
              text, size: Self.labelSize, at: Point(x: left, y: y + height + label),
              color: Self.ink))
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
      title: title, page: page, background: [.fill(.rectangle(Rect(page.size)), Self.grey)],
      sheets: [Sheet(number: 1, title: title, name: "preview", marks: marks)])
  }
}

extension ContactSheet.Entry {
  private var scale: Double {
    ContactSheet.side / max(document.page.size.width, document.page.size.height)
  }

  /// The size of the page as it is shown, in points.
  fileprivate var size: Size {
    Size(width: document.page.size.width * scale, height: document.page.size.height * scale)
  }

  /// The marks of the first page and a line around it, with its top left corner at a place.
  fileprivate func marks(at corner: Point) -> [Mark] {
    let shown = document.background + (document.sheets.first?.marks ?? [])
    let rect = Rect(
      left: corner.x, top: corner.y, right: corner.x + size.width, bottom: corner.y + size.height)
    return shown.map { $0.scaled(by: scale, movedBy: corner) } + [
      .stroke(.rectangle(rect), Pen(color: ContactSheet.edge, width: 0.5))
    ]
  }
}
