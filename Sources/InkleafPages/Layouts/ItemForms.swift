import InkleafSuggestions

extension Form where Value == Grid {
  /// A grid in a cell.
  ///
  /// - Parameters:
  ///   - expected: the grid in messages.
  ///   - files: reads pictures.
  static func grid(_ expected: String, _ files: ThemeFiles) -> Form {
    object(expected) { Grid(&$0, files) }.part("grid")
  }
}

extension Form where Value == [Cell] {
  /// The items of a grid.
  static func items(in grid: Grid, _ files: ThemeFiles) -> Form {
    let item = Form<Cell>.item(in: grid, files)
    return Form({ value, faults in
      guard let items = value.array, (1...200).contains(items.count) else {
        return value.refuse("expected 1 to 200 items in [ ]", faults)
      }
      let known = faults.all.count
      let cells = items.compactMap { item.read($0, faults) }
      // Items with faults may be elsewhere.
      guard faults.all.count == known else { return cells }
      for place in cells.indices {
        guard let other = cells[..<place].firstIndex(where: { $0.covers(cells[place]) }) else {
          continue
        }
        faults.add(
          "the \(cells[place].name) is in the cell of the \(cells[other].name); give it a \"row\" or \"column\" of its"
            + " own, and the layout as many \"rows\" or \"columns\"", at: items[place])
      }
      return cells
    }) { .schema(listOf: item.schema($0), 1...200) }
  }
}

extension Cell {
  /// Whether one of two items certainly covers the other.
  fileprivate func covers(_ other: Cell) -> Bool {
    guard rows.overlaps(other.rows), columns.overlaps(other.columns) else { return false }
    let cells = [self, other]
    guard
      cells.allSatisfy({ !($0.item is ImageItem) && $0.margin == CellMargin() })
    else { return false }
    if cells.contains(where: { $0.item.filled == .all && $0.aspect == nil }) { return true }
    // Other words may be there on different pages.
    return cells.allSatisfy { ["number", "prompt"].contains($0.name) } && valign == other.valign
      && (align == other.align || cells.contains { $0.align == .stretch })
  }
}

extension Form where Value == Cell {
  /// An item at its place, of which the kind says which keys it has.
  fileprivate static func item(in grid: Grid, _ files: ThemeFiles) -> Form {
    Form({ value, faults in
      var fields = Fields(value, faults, expected: "an item")
      guard value.object != nil, let kind = ItemKind.read(&fields) else { return nil }
      faults.countParts(1, at: value)
      defer { fields.end() }
      return grid.cell(kind, &fields, files)
    }) { parts in
      parts.part("item") {
        let kinds = ItemKind.all.map { kind in
          JSON.choice(
            of: kind.name, parts.part("item-\(kind.name)") { kind.schema(parts, grid, files) })
        }
        return [
          "type": "object", "required": ["item"],
          "properties": ["item": .schema(oneOf: ItemKind.all.map(\.name))], "allOf": .array(kinds),
        ]
      }
    }
  }
}

extension ItemKind {
  /// Reads the kind of an item; returns `nil` after a fault.
  fileprivate static func read(_ fields: inout Fields) -> ItemKind? {
    let names = all.map(\.name)
    let form = Form<ItemKind>({ value, faults in
      guard let name = value.string else {
        return value.isNot("the name of an item in quotes", faults)
      }
      if let kind = all.first(where: { $0.name == name }) { return kind }
      return value.refuse(
        unknown(
          "item", name, among: names, otherwise: "the items are \(names.joined(separator: ", "))"),
        faults)
    }) { _ in .schema(oneOf: names) }
    return fields.need(
      "item", form, "the kind of item",
      or: "the key \"item\" is missing: one of \(names.joined(separator: ", "))")
  }

  /// Describes an item of this kind with its place.
  fileprivate func schema(_ parts: SchemaParts, _ grid: Grid, _ files: ThemeFiles) -> JSON {
    Fields.schema(parts) { fields in
      let own = Form<String>({ value, _ in value.string }) { _ in ["const": .string(name)] }
      _ = fields.need("item", own, meaning, or: "")
      _ = grid.cell(self, &fields, files)
    }
  }
}

extension JSON {
  /// Returns a schema that asks for another one where an item is of a kind.
  static func choice(of kind: String, _ schema: JSON) -> JSON {
    [
      "if": ["required": ["item"], "properties": ["item": ["const": .string(kind)]]],
      "then": schema,
    ]
  }
}
