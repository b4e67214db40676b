internal import InkleafGeometry
import InkleafSuggestions

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
    guard let value = source.extended(try source.value(bytes), faults) else {
      throw Diagnostics(limiting: faults.all, path: path)
    }
    var fields = Fields(value, faults, expected: "a layout")
    var layout = Layout(name: stem(path))
    if let value = fields.value("name") {
      layout.name = value.plainName(faults) ?? layout.name
    }
    // What it extends was taken over before.
    _ = fields.value("extends")
    fields.read("summary", into: &layout.summary) { $0.plainText($1) }
    if let pages = fields.read("page", { $0.pages($1) }) {
      (layout.pages, layout.smallerPages) = (pages[0], Array(pages.dropFirst()))
    }
    layout.label = fields.read("label") { $0.labelName($1) }
    if let value = fields.value("parts") {
      if source.isPart {
        faults.add("a part of a book cannot be a book; name its parts", at: value)
      }
      layout.parts = source.isPart ? [] : source.parts(value, faults)
      layout.backs = (fields.value("backs").flatMap { source.part($0, faults) }).map { [$0] } ?? []
      fields.end()
      guard faults.all.isEmpty else { throw Diagnostics(limiting: faults.all, path: path) }
      self = layout
      return
    }
    if case .prompts(let count) = layout.pages { faults.promptsOnPage = count }
    if let value = fields.value("variants") {
      let variants = value.array ?? value.isNot("arrangements in [ ]", faults) ?? []
      if variants.isEmpty || variants.count > 32 {
        faults.add("expected 1 to 32 arrangements in [ ]", at: value)
      }
      layout.variants = variants.prefix(32).map { value in
        var fields = Fields(value, faults, expected: "an arrangement")
        defer { fields.end() }
        return Layout.variant(&fields, files)
      }
    } else {
      // A file with one arrangement for all shapes has no list of variants.
      layout.variants = [Layout.variant(&fields, files)]
    }
    fields.end()
    guard faults.all.isEmpty else { throw Diagnostics(limiting: faults.all, path: path) }
    self = layout
  }

  private static func variant(_ fields: inout Fields, _ files: ThemeFiles) -> Variant {
    let faults = fields.faults
    var shapes = PageShape.allCases
    if let value = fields.value("for") {
      let values = value.array ?? [value]
      if values.isEmpty { faults.add("expected at least one shape in [ ]", at: value) }
      shapes = values.compactMap { $0.choice("shape", faults) }
    }
    var margin = Length(1.5, .unit)
    fields.read("margin", into: &margin) { $0.length($1) }
    var drawing = 0.0
    fields.read("drawing", into: &drawing) { $0.share($1) }
    return Variant(
      shapes: shapes, margin: margin, drawing: drawing, grid: Grid(&fields, files))
  }
}

extension Grid {
  /// Reads the rows, columns and items of a layout, one of its arrangements or a group.
  init(_ fields: inout Fields, _ files: ThemeFiles) {
    let faults = fields.faults
    func tracks(_ value: JSON?) -> [Track] {
      guard let value else { return [.fill(1)] }
      guard let values = value.array, !values.isEmpty, values.count <= 64 else {
        faults.add(
          "expected 1 to 64 rows or columns in [ ], such as [\"auto\", \"fill\"]", at: value)
        return [.fill(1)]
      }
      return values.map { $0.track(faults) ?? .auto }
    }
    columns = tracks(fields.value("columns"))
    rows = tracks(fields.value("rows"))
    (columnGap, rowGap) = (Length(0, .pt), Length(0, .pt))
    fields.read("columnGap", into: &columnGap) { $0.length($1) }
    fields.read("rowGap", into: &rowGap) { $0.length($1) }
    cells = []
    guard let value = fields.value("items") else {
      faults.add("the key \"items\" is missing: the items in the rows", at: fields.value)
      return
    }
    guard let items = value.array, (1...200).contains(items.count) else {
      faults.add("expected 1 to 200 items in [ ]", at: value)
      return
    }
    for item in items {
      if let cell = cell(item, files, faults) { cells.append(cell) }
    }
  }

  private func cell(_ value: JSON, _ files: ThemeFiles, _ faults: Faults) -> Cell? {
    var fields = Fields(value, faults, expected: "an item")
    guard value.object != nil else { return nil }
    let names = itemKinds.map(\.name)
    guard let kind = fields.value("item") else {
      faults.add(
        "the key \"item\" is missing: one of \(names.joined(separator: ", "))", at: value)
      return nil
    }
    guard let name = kind.string else { return kind.isNot("the name of an item in quotes", faults) }
    guard let make = itemKinds.first(where: { $0.name == name })?.make
    else {
      faults.add(
        unknown(
          "item", name, among: names,
          otherwise: "the items are \(names.joined(separator: ", "))"), at: kind)
      return nil
    }
    // Layouts that extend this one call the item so.
    _ = fields.read("name") { $0.someText($1) }
    let item = make(&fields, files)
    var cell = Cell(item: item, name: name)
    (cell.align, cell.valign) = item.usualAlignment
    place(&cell, &fields)
    fields.read("align", into: &cell.align) { $0.choice("alignment", $1) }
    fields.read("valign", into: &cell.valign) { $0.choice("alignment", $1) }
    fields.read("margin", into: &cell.margin) { $0.cellMargin($1) }
    if let value = fields.value("aspect") { cell.aspect = value.aspect(faults) }
    if let value = fields.value("aspectMode"),
      let mode = value.choice("mode", faults) as AspectMode?
    {
      cell.covers = mode == .fill
    }
    fields.end()
    return cell
  }

  private enum AspectMode: String, CaseIterable { case fit, fill }

  /// Reads the place of an item; rows and columns count from 1 in files.
  private func place(_ cell: inout Cell, _ fields: inout Fields) {
    func read(_ key: String, _ fields: inout Fields, upTo limit: Int, _ what: String) -> Int {
      guard let value = fields.value(key) else { return 1 }
      guard let number = value.whole(1...64, fields.faults) else { return 1 }
      if number > limit {
        fields.faults.add(
          "\(key) \(number) is too large: there"
            + " \(limit == 1 ? "is 1 \(what)" : "are \(limit) \(what)s") from here on", at: value)
        return 1
      }
      return number
    }
    cell.row = read("row", &fields, upTo: rows.count, "row") - 1
    cell.column = read("column", &fields, upTo: columns.count, "column") - 1
    cell.rowSpan = read("rowSpan", &fields, upTo: rows.count - cell.row, "row")
    cell.columnSpan = read("columnSpan", &fields, upTo: columns.count - cell.column, "column")
  }
}

extension JSON {
  /// Returns a name that a folder's name may contain.
  func plainName(_ faults: Faults) -> String? {
    guard let text = plainText(faults) else { return nil }
    return !text.isEmpty && text.slug == text
      ? text : isNot("a name of small letters, digits and single hyphens", faults)
  }

  /// Returns a length of at most 2 m, 200 units or 100 %.
  func length(_ faults: Faults) -> Length? {
    if let length = string.flatMap({ Length($0) }) {
      let most: Double =
        switch length.unit {
        case .mm: 2000
        case .cm: 200
        case .inch: 80
        case .pt: 6000
        case .unit: 200
        case .percent: 100
        }
      if length.number <= most { return length }
    }
    return isNot(
      "a length with its unit, such as \"24mm\", \"1.5u\" or \"12%\", at most 2 m, 200u or 100%",
      faults)
  }

  /// Returns a length that is not a share.
  func absoluteLength(_ faults: Faults) -> Length? {
    guard let length = length(faults) else { return nil }
    return length.unit == .percent
      ? isNot("a length that is not a share, such as \"24mm\" or \"1.5u\"", faults) : length
  }

  /// Returns a length above 0.
  func positiveLength(_ faults: Faults) -> Length? {
    guard let length = length(faults) else { return nil }
    return length.number > 0 ? length : isNot("a length above 0", faults)
  }

  fileprivate func track(_ faults: Faults) -> Track? {
    guard let text = string else {
      return isNot("\"auto\", \"fill\", \"2fill\" or a length such as \"24mm\"", faults)
    }
    if text == "auto" { return .auto }
    if text.hasSuffix("fill") {
      let weight = text.dropLast(4)
      if weight.isEmpty { return .fill(1) }
      if let number = plainNumber(weight), (0.01...100).contains(number) { return .fill(number) }
    } else if Length(text) != nil {
      return length(faults).map(Track.fixed)
    }
    return isNot("\"auto\", \"fill\", \"2fill\" or a length such as \"24mm\"", faults)
  }

  fileprivate func share(_ faults: Faults) -> Double? {
    guard let length = string.flatMap({ Length($0) }), length.unit == .percent, length.number <= 100
    else { return isNot("a share such as \"60%\"", faults) }
    return length.number / 100
  }

  /// Returns the width divided by the height of a shape such as `3:2`.
  func aspect(_ faults: Faults) -> Double? {
    let numbers = (string ?? "").split(separator: ":", omittingEmptySubsequences: false).map {
      plainNumber($0) ?? 0
    }
    guard numbers.count == 2, numbers.allSatisfy({ (0.01...1000).contains($0) }),
      (0.02...50).contains(numbers[0] / numbers[1])
    else { return isNot("width and height such as \"3:2\"", faults) }
    return numbers[0] / numbers[1]
  }

  fileprivate func cellMargin(_ faults: Faults) -> CellMargin? {
    if object == nil {
      return absoluteLength(faults).map { CellMargin(top: $0, end: $0, bottom: $0, start: $0) }
    }
    var margin = CellMargin()
    var fields = Fields(self, faults, expected: "a margin")
    fields.read("top", into: &margin.top) { $0.absoluteLength($1) }
    fields.read("end", into: &margin.end) { $0.absoluteLength($1) }
    fields.read("bottom", into: &margin.bottom) { $0.absoluteLength($1) }
    fields.read("start", into: &margin.start) { $0.absoluteLength($1) }
    fields.end()
    return margin
  }

  /// Returns the part of a list on one page.
  ///
  /// Of several, the first is the one to try first.
  fileprivate func pages(_ faults: Faults) -> [Layout.Pages]? {
    if case .number = kind { return whole(1...16, faults).map { [.prompts($0)] } }
    if object != nil {
      var fields = Fields(self, faults, expected: "pages such as { \"list\": [60, 30] }")
      defer { fields.end() }
      guard let value = fields.value("list") else {
        faults.add("the key \"list\" is missing: the most prompts on a page", at: self)
        return nil
      }
      let counts = (value.array ?? [value]).prefix(16).compactMap { $0.whole(1...1000, faults) }
      if value.array?.isEmpty == true { faults.add("expected at least one number", at: value) }
      return counts.isEmpty ? nil : counts.map(Layout.Pages.list)
    }
    switch string {
    case "month": return [.month]
    case "list": return [.list(120)]
    case "whole": return [.whole]
    case "cards": return [.cards]
    default:
      return isNot(
        "a number of prompts from 1 to 16, \"month\", \"list\", \"whole\" or \"cards\"", faults)
    }
  }
}
