internal import InkleafGeometry

extension Layout {
  /// Reads a layout from the JSON text of a file.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - path: the file's path, for messages; names of pictures are relative to its folder.
  ///   - files: reads these pictures.
  /// - Throws: every problem of the file, with its line and column.
  public init(
    parsing bytes: [UInt8], path: String, files: ThemeFiles = .none
  ) throws(Diagnostics) {
    try self.init(parsing: bytes, source: LayoutSource(path: path, files: files))
  }

  /// Reads a layout from the JSON text of a file.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - source: finds the layouts that it names.
  init(parsing bytes: [UInt8], source: LayoutSource) throws(Diagnostics) {
    let (path, files) = (source.path, source.files)
    let faults = Faults(path: path)
    let written = try source.value(bytes)
    guard let value = source.extended(written, faults) else {
      throw Diagnostics(limiting: faults.all, path: path)
    }
    var fields = Fields(value, faults, expected: "a layout")
    var layout = Layout(name: stem(path))
    layout.readHead(&fields)
    if fields.has("parts") {
      layout.readBook(&fields, source)
    } else {
      if case .prompts(let count) = layout.pages { faults.promptsOnPage = count }
      if fields.has("variants") {
        layout.readVariants(&fields, files)
        if written.member("extends") != nil, written.member("variants") == nil {
          // These were read already: they change the arrangements of the other layout.
          for key in LayoutChanges.gridKeys + ["items"] { _ = fields.value(key) }
        }
      } else {
        // A file with one arrangement for all shapes has no list of variants.
        layout.variants = [Layout.variant(&fields, files)]
      }
    }
    fields.end()
    guard faults.all.isEmpty else { throw Diagnostics(limiting: faults.all, path: path) }
    layout.doubtsOfFile = faults.doubts
    self = layout
  }

  /// Reads the keys that all layouts have.
  mutating func readHead(_ fields: inout Fields) {
    if let own = fields.read(
      "name", .plainName, "the name in the names of folders; the file's name if left out")
    {
      name = own
    }
    // What it extends was taken over before.
    _ = fields.read(
      "extends", .reference,
      "the built-in layout, or the file beside this one, that this one changes")
    fields.read("summary", into: &summary, .plainText, "the look in one line")
    if let read = fields.read("page", .pages, "which part of a list a page shows") {
      (pages, smallerPages) = (read[0], Array(read.dropFirst()))
    }
    fields.read("pages", into: &copies, .copies(pages.areOfDays), "how many pages each day gets")
    label = fields.read(
      "label", .labelName,
      "the words for its pages in the outline of a book; their prompts if left out")
  }

  /// Reads the keys of a book.
  mutating func readBook(_ fields: inout Fields, _ source: LayoutSource) {
    parts =
      fields.need(
        "parts", .parts(source), "the layouts of a book, in their order",
        or: "the key \"parts\" is missing: the layouts of a book") ?? []
    backs =
      fields.read(
        "backs", .part(source), "the layout of a page behind each day's"
      ).map { [$0] } ?? []
  }

  /// Reads several arrangements.
  mutating func readVariants(_ fields: inout Fields, _ files: ThemeFiles) {
    let variant = Form<Variant>.object("an arrangement") { Layout.variant(&$0, files) }
    let variants = Form<[Variant]>(
      { value, faults in
        let values = value.array ?? value.isNot("arrangements in [ ]", faults) ?? []
        if values.isEmpty || values.count > 32 {
          faults.add("expected 1 to 32 arrangements in [ ]", at: value)
        }
        return values.prefix(32).compactMap { variant.read($0, faults) }
      }) { .schema(listOf: variant.schema($0), 1...32) }
    self.variants =
      fields.need(
        "variants", variants, "arrangements for pages of different shapes, the preferred one first",
        or: "the key \"variants\" is missing: the arrangements") ?? []
  }

  /// Reads one arrangement.
  static func variant(_ fields: inout Fields, _ files: ThemeFiles) -> Variant {
    var variant = Variant(
      shapes: PageShape.allCases, margin: Length(1.5, .unit), drawing: 0, grid: .empty)
    if let shapes = fields.read(
      "for", .shapes, "the shapes of pages that it is made for; all if left out")
    {
      variant.shapes = shapes
    }
    fields.read(
      "margin", into: &variant.margin, .length,
      "the least room between items and the page's edges; a quarter more at the foot")
    fields.read(
      "drawing", into: &variant.drawing, .share,
      "the least share of the room inside the margins that is to draw in")
    variant.grid = Grid(&fields, files)
    return variant
  }
}

extension Grid {
  /// A grid without items.
  static let empty = Grid(
    columns: [.fill(1)], rows: [.fill(1)], columnGap: Length(0, .pt), rowGap: Length(0, .pt),
    cells: [])

  /// Reads the rows, columns and items of a layout, one of its arrangements or a group.
  init(_ fields: inout Fields, _ files: ThemeFiles) {
    self = Grid.empty
    fields.read("columns", into: &columns, .tracks, "the widths of the columns")
    fields.read("rows", into: &rows, .tracks, "the heights of the rows")
    fields.read("columnGap", into: &columnGap, .length, "the room between columns")
    fields.read("rowGap", into: &rowGap, .length, "the room between rows")
    fields.read(
      "mirror", into: &followsHand, .flag,
      "whether columns change sides for the left hand; groups in them still do")
    cells =
      fields.need(
        "items", .items(in: self, files), "the items in the rows and columns",
        or: "the key \"items\" is missing: the items in the rows") ?? []
    checkHeights(fields)
  }

  /// Refuses items without a height of their own in rows that are as high as what is in them.
  private func checkHeights(_ fields: Fields) {
    func hasHeight(_ cell: Cell) -> Bool {
      cell.aspect != nil || !(cell.item is any FillingItem || cell.item is DaysItem)
    }
    let items = fields.value.member("items")?.array ?? []
    guard items.count == cells.count else { return }
    for (cell, value) in zip(cells, items) where !hasHeight(cell) {
      let isHigh = cells.contains { hasHeight($0) && $0.rows.overlaps(cell.rows) }
      guard !isHigh, cell.rows.allSatisfy({ rows[$0] == .auto }) else { continue }
      // The rows may be changed where the item is that of another layout.
      let tracks = fields.value.member("rows")
      let place = value.file == nil ? value : tracks?.array?[cell.row] ?? tracks ?? value
      fields.faults.add(
        "the item \"\(cell.name)\" has no height of its own, and its row is \"auto\"; write \"fill\" or a length such as"
          + " \"3u\" for the row, or as the \"extent\" of an item that is added", at: place)
    }
  }

  /// Reads an item of a kind at its place.
  func cell(_ kind: ItemKind, _ fields: inout Fields, _ files: ThemeFiles) -> Cell {
    // Layouts that extend this one call the item so.
    _ = fields.read(
      "name", .someText, "what layouts that extend this one call the item; its kind if left out")
    let item = kind.make(&fields, files)
    var cell = Cell(item: item, name: kind.name)
    (cell.align, cell.valign) = item.usualAlignment
    place(&cell, &fields)
    fields.read(
      "align", into: &cell.align, .choice("alignment"), "its place from side to side in its cell")
    fields.read(
      "valign", into: &cell.valign, .choice("alignment"), "its place from top to bottom in its cell"
    )
    fields.read("margin", into: &cell.margin, .cellMargin, "the room around it, no %")
    cell.aspect = fields.read("aspect", .aspect, "a shape to keep, such as 3:2")
    checkAlignment(of: cell, &fields)
    if item is ImageItem {
      var mode = AspectMode.fit
      fields.read(
        "aspectMode", into: &mode, .choice("mode"),
        "whether it fits in its cell, or fills it and is cut")
      cell.covers = mode == .fill
    }
    return cell
  }

  /// Refuses an alignment that would move nothing: the item is as large as its cell.
  private func checkAlignment(of cell: Cell, _ fields: inout Fields) {
    guard cell.aspect == nil, cell.item.filled != .nothing else { return }
    func refuse(_ key: String, _ extent: String) {
      fields.refuse(
        key,
        "\"\(key)\" moves nothing, since it is as \(extent) as its cell; give it an"
          + " \"aspect\" or a \"margin\" instead")
    }
    if cell.align != .stretch { refuse("align", "wide") }
    if cell.item.filled == .all, cell.valign != .stretch { refuse("valign", "high") }
  }

  private enum AspectMode: String, CaseIterable { case fit, fill }

  /// Reads the place of an item; rows and columns count from 1 in files.
  private func place(_ cell: inout Cell, _ fields: inout Fields) {
    func read(_ key: String, _ meaning: String, upTo limit: Int, _ what: String) -> Int {
      var number = 1
      let place = Form<Int>.whole(1...64)
      let form = Form(
        { value, faults in
          guard let number = place.read(value, faults) else { return nil }
          guard number > limit else { return number }
          let count = limit == 1 ? "1 \(what)" : "\(limit) \(what)s"
          return value.refuse(
            key.hasSuffix("Span")
              ? "\(key) \(number) is too large; there \(limit == 1 ? "is" : "are") \(count) from here on"
              : "\(key) \(number) does not exist; the grid has \(count)", faults)
        }, write: place.write, schema: place.schema)
      fields.read(key, into: &number, form, meaning)
      return number
    }
    cell.row = read("row", "its first row, counted from 1", upTo: rows.count, "row") - 1
    cell.column =
      read("column", "its first column, counted from 1", upTo: columns.count, "column") - 1
    cell.rowSpan = read("rowSpan", "how many rows it takes", upTo: rows.count - cell.row, "row")
    cell.columnSpan = read(
      "columnSpan", "how many columns it takes", upTo: columns.count - cell.column, "column")
  }
}
