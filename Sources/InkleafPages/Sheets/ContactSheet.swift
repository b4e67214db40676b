public import InkleafGeometry

/// A page that shows the first pages of several documents, each with a label.
public struct ContactSheet: Sendable {
  /// A document and its label.
  public struct Entry: Sendable {
    /// The document.
    public var document: Document
    /// The label below the page.
    public var label: String
    /// The indices of the sheets that are shown side by side; `nil` for the place of none.
    public var pages: [Int?]
    /// What entries have in common that stand in rows of their own, such as a theme.
    public var group = ""

    /// Makes an entry from a document and its label; it shows the first sheet.
    public init(_ document: Document, label: String) {
      self.document = document
      self.label = label
      pages = [0]
    }

    /// Makes an entry for each pair of pages that a reader of a book sees together.
    ///
    /// The first page is alone, on the side where a book begins.
    public static func spreads(of document: Document, label: String) -> [Entry] {
      stride(from: -1, to: document.sheets.count, by: 2).map { left in
        var entry = Entry(document, label: "")
        entry.pages = [left, left + 1].map { document.sheets.indices.contains($0) ? $0 : nil }
        let labels = entry.pages.compactMap { $0.map { document.sheets[$0].label } }
        entry.label = "\(label), \(labels.joined(separator: "–"))"
        if document.isBoundAtRight { entry.pages.reverse() }
        return entry
      }
    }
  }

  /// The entries, row by row.
  public var entries: [Entry]
  /// The title above all entries.
  public var title: String

  /// Makes a contact sheet from its entries and its title.
  public init(_ entries: [Entry], title: String) {
    self.entries = entries
    self.title = title
  }

  /// The usual pixels per inch of such a picture.
  package static let dpi = 150.0

  /// The longer side of each page on the sheet, in points.
  fileprivate static let side = 60 * pointsPerMillimetre
  private static let gap = 8 * pointsPerMillimetre
  private static let titleSize = 14.0
  private static let labelSize = 9.0
  private static let font = Font(["Cabin", "DejaVu Sans"])
  private static let (grey, ink) = (Color(0xF1F0EE), Color(0x2B2B2B))
  fileprivate static let edge = Color(0xC9C7C3)

  /// Returns a document of one sheet, named `preview`.
  ///
  /// - Parameters:
  ///   - metrics: measures text.
  ///   - longestSide: the most pixels of a side; a smaller page has 150 pixels per inch.
  public func document(metrics: some TextMetrics, longestSide: Double = 8000) -> Document {
    let (side, gap) = (Self.side, Self.gap)
    let lettering = Lettering(Self.font, metrics: metrics)
    let column = entries.map { $0.size.width }.max() ?? side
    let rows = rows
    var y = gap * 2
    var marks: [Mark] = [
      lettering.line(title, size: Self.titleSize, at: Point(x: gap, y: gap * 1.35), color: Self.ink)
    ]
    for row in rows {
      let height = row.map { $0.size.height }.max() ?? side
      var most = 1
      for (index, entry) in row.enumerated() {
        let left = gap + Double(index) * (column + gap)
        marks += entry.marks(at: Point(x: left, y: y + height - entry.size.height))
        // A long name takes several lines: names that are cut may look the same.
        let lines = lettering.wrapped(entry.label, width: (column + gap / 2) / Self.labelSize)
        most = max(most, lines.count)
        for (line, text) in lines.enumerated() {
          let base = y + height + gap * 0.35 + lettering.capHeight * Self.labelSize
          marks.append(
            lettering.line(
              text, size: Self.labelSize,
              at: Point(x: left, y: base + Double(line) * Self.labelSize * 1.2), color: Self.ink))
        }
      }
      y += height + gap * 1.35 + lettering.capHeight * Self.labelSize
      y += Double(most - 1) * Self.labelSize * 1.2
    }
    let width = max(
      gap + Double(rows.map(\.count).max() ?? 1) * (column + gap),
      2 * gap + lettering.width(title) * Self.titleSize)
    var page = Page(PageSize.a4)
    (page.name, page.size) = ("preview", Size(width: width, height: y))
    // Very many pages have fewer pixels, since few programs can open a huge picture.
    page.dpi = min(Self.dpi, longestSide * 72 / max(width, y))
    return Document(
      title: title, page: page, background: [.fill(.rectangle(Rect(page.size)), Self.grey)],
      sheets: [Sheet(number: 1, title: title, name: "preview", marks: marks)])
  }
}

extension Document {
  /// The document on paper of a colour, to be shown among others: without it, light words of a dark side would be on
  /// whatever is behind them.
  package func onPaper(_ color: Color) -> Document {
    guard isTransparent else { return self }
    var document = self
    document.isTransparent = false
    let paper = Mark.fill(.rectangle(Rect(page.size)), color)
    document.backgrounds = backgrounds.map { [paper] + $0 }
    return document
  }

  /// The document with its first sheet alone; those of others would fill the memory for a picture of one page each.
  package var firstSheet: Document {
    var document = self
    document.sheets = Array(sheets.prefix(1))
    return document
  }
}

extension ContactSheet {
  /// The entries of each row.
  private var rows: [ArraySlice<Entry>] {
    // The sheet is a little wider than high.
    var columns = 1
    while columns * columns * 3 < entries.count * 4 { columns += 1 }
    let starts = entries.indices.filter { $0 == 0 || entries[$0].group != entries[$0 - 1].group }
    let groups = zip(starts, starts.dropFirst() + [entries.count]).map { entries[$0..<$1] }
    let largest = groups.map(\.count).max() ?? 0
    // Small groups would make a narrow sheet.
    guard groups.count > 1, largest > 3 else { return entries.chunks(of: columns) }
    let perGroup = (largest + columns - 1) / columns
    return groups.flatMap { $0.chunks(of: (largest + perGroup - 1) / perGroup) }
  }
}

extension ContactSheet.Entry {
  private var scale: Double { ContactSheet.side / document.page.size.longSide }

  /// The size of the page on the sheet, in points.
  fileprivate var size: Size {
    Size(
      width: document.page.size.width * scale * Double(pages.count),
      height: document.page.size.height * scale)
  }

  /// Returns the marks of the pages and their outlines, with the top left corner at a place.
  fileprivate func marks(at corner: Point) -> [Mark] {
    let width = document.page.size.width * scale
    return pages.enumerated().flatMap { place, page in
      page.map { marks(of: $0, at: Point(x: corner.x + Double(place) * width, y: corner.y)) } ?? []
    }
  }

  private func marks(of page: Int, at corner: Point) -> [Mark] {
    let sheet = document.sheets.indices.contains(page) ? document.sheets[page] : nil
    let rect = Rect(
      left: corner.x, top: corner.y, right: corner.x + document.page.size.width * scale,
      bottom: corner.y + size.height)
    return document.pictured(sheet).map { $0.scaled(by: scale, movedBy: corner) } + [
      .stroke(.rectangle(rect), Pen(color: ContactSheet.edge, width: 0.5))
    ]
  }
}

extension Document {
  /// The marks of a sheet, or of none, as a picture shows them among others: the paper ends at the page's edges.
  func pictured(_ sheet: Sheet?) -> [Mark] {
    let marks = sheet.map { background(of: $0) + $0.marks } ?? backgrounds.flatMap(\.self)
    return marks.map { mark in
      guard case .fill(let path, let color) = mark, path == .rectangle(page.paper) else {
        return mark
      }
      return .fill(.rectangle(Rect(page.size)), color)
    }
  }
}
