/// A change of one item, or a new one at its place.
struct ItemChange {
  /// The item as it is written, without its place beside another.
  let item: JSON
  /// The item beside or within which a new one is put, and how.
  let anchor: (key: String, name: String?)?
  /// The extent of the row or column that is put in.
  private let extent: JSON
  /// Whether a new row or column is its own from side to side.
  private let isWide: Bool

  /// The keys that name the item beside which a new one is put.
  static let sideKeys = ["above", "below", "before", "after"]

  /// The keys that name the item beside or within which a new one is put.
  static let anchorKeys = sideKeys + ["in"]

  /// The keys that say where in a grid an item is.
  static let gridKeys = ["row", "column", "rowSpan", "columnSpan"]

  /// The keys that say where a new item is put.
  static let placeKeys = anchorKeys + ["extent", "wide"]

  init(_ value: JSON) {
    anchor =
      Self.anchorKeys.lazy.compactMap { key in
        value.member(key).map { (key, $0.string) }
      }.first
    extent = value.member("extent") ?? .string("auto")
    isWide = value.member("wide")?.bool ?? false
    item =
      anchor == nil
      ? value : value.without(Self.placeKeys)
  }

  /// Returns a grid with the change, made in it or in a group of it.
  func applied(to grid: JSON) -> (grid: JSON, isFound: Bool) {
    var (grid, isFound) = here(grid)
    // One place is enough for a new item.
    if isFound, anchor != nil { return (grid, true) }
    guard let items = grid.member("items"), let cells = items.array else { return (grid, isFound) }
    var changed = items
    changed.kind = .array(
      cells.map { cell in
        guard anchor == nil || !isFound else { return cell }
        let (inner, isInside) = within(cell)
        if isInside { isFound = true }
        return inner
      })
    return (grid.with("items", changed), isFound)
  }

  /// Makes the change in the grid of a group, or in the cells of days.
  private func within(_ cell: JSON) -> (JSON, Bool) {
    if let inner = cell.member("cell") {
      let (changed, isFound) = applied(to: inner)
      return (isFound ? cell.with("cell", changed) : cell, isFound)
    }
    guard cell.member("items") != nil else { return (cell, false) }
    return applied(to: cell)
  }

  private func here(_ grid: JSON) -> (JSON, Bool) {
    guard let cells = grid.member("items")?.array else { return (grid, false) }
    guard let anchor else {
      guard let name = item.member("name")?.string else { return (grid, false) }
      guard cells.contains(where: { $0.itemName == name }) else { return (grid, false) }
      return (grid.withItems(cells.compactMap { $0.itemName == name ? changed($0) : $0 }), true)
    }
    let isFirst = anchor.key == "above" || anchor.key == "before"
    let place = cells.indices.filter { cells[$0].itemName == anchor.name }
    guard let index = isFirst ? place.first : place.last else { return (grid, false) }
    if anchor.key == "in" {
      guard cells[index].member("items") != nil else { return (grid, false) }
      var cells = cells
      let hasPlace = Self.gridKeys.contains { item.member($0) != nil }
      cells[index] =
        hasPlace
        ? cells[index].adding(item) : cells[index].addingTrack(extent, with: item)
      return (grid.withItems(cells), true)
    }
    let isRow = anchor.key == "above" || anchor.key == "below"
    let own = item.withMargin(of: cells[index], to: anchor.key)
    return (
      grid.inserting(
        own, extent, beside: index, isWide: isWide, isRow: isRow, isFirst: isFirst), true
    )
  }

  /// Returns an item of the base with the keys that are given; `nil` removes it.
  ///
  /// Another kind of item keeps only the place.
  private func changed(_ old: JSON) -> JSON? {
    let kind = item.member("item")?.string
    if kind == "none" { return nil }
    let place = Self.gridKeys + ["margin", "align", "valign"]
    var new = old
    if let kind, kind != old.member("item")?.string {
      new.kind = .object((old.object ?? []).filter { place.contains($0.name) })
    }
    for member in item.object ?? [] {
      new =
        member.value.isNull ? new.without(member.name) : new.with(member.name, member.value)
    }
    // Faults of the whole item are those of the line that changes it.
    (new.line, new.column, new.file) = (item.line, item.column, item.file)
    return new
  }
}

extension JSON {
  /// What an item is called: its name, or else its kind.
  var itemName: String? { member("name")?.string ?? member("item")?.string }

  /// Returns an item without a margin of its own with that of the item that it stands beside.
  ///
  /// What is below a frame is as far from the next row as the frame was, and what is behind one begins level with it.
  fileprivate func withMargin(of neighbour: JSON, to side: String) -> JSON {
    let edges = [
      "below": ["bottom"], "above": ["top"], "before": ["top", "bottom"],
      "after": ["top", "bottom"],
    ]
    guard member("margin") == nil,
      let margin = neighbour.member("margin")?.object?.filter({
        edges[side]?.contains($0.name) == true
      }), !margin.isEmpty
    else { return self }
    var value = self
    value.kind = .object(margin)
    return with("margin", value)
  }

  /// Returns a grid with an item behind its others.
  func adding(_ item: JSON) -> JSON {
    withItems((member("items")?.array ?? []) + [item])
  }

  /// Returns a group with an item in a new row behind its rows, or in a new column if it has but one row.
  fileprivate func addingTrack(_ extent: JSON, with item: JSON) -> JSON {
    let (columns, rows) = (member("columns")?.array ?? [], member("rows")?.array ?? [])
    let (tracks, start, own) =
      rows.count > 1 || columns.count < 2
      ? ("rows", "row", rows.isEmpty ? [.string("fill")] : rows) : ("columns", "column", columns)
    var extents = member(tracks) ?? self
    extents.kind = .array(own + [extent])
    return with(tracks, extents).adding(item.with(start, number(own.count + 1)))
  }

  fileprivate func withItems(_ items: [JSON]) -> JSON {
    var value = member("items") ?? self
    value.kind = .array(items)
    return with("items", value)
  }

  /// Returns a grid with an item in a new row or column beside one of its items.
  ///
  /// Items beside that one reach over the new row, and those after it move on.
  fileprivate func inserting(
    _ item: JSON, _ extent: JSON, beside index: Int, isWide: Bool, isRow: Bool, isFirst: Bool
  ) -> JSON {
    let (start, span, tracks) =
      isRow ? ("row", "rowSpan", "rows") : ("column", "columnSpan", "columns")
    let (crossStart, crossSpan) = isRow ? ("column", "columnSpan") : ("row", "rowSpan")
    var cells = member("items")?.array ?? []
    let anchor = cells[index]
    // The track before which the new one is put, counted from 1.
    let first = anchor.place(start)
    let track = isFirst ? first : first + anchor.place(span)
    let crossTracks = member(isRow ? "columns" : "rows")?.array?.count ?? 1
    let across =
      isWide ? 1..<max(2, min(64, crossTracks) + 1) : anchor.range(crossStart, crossSpan)
    for place in cells.indices {
      let own = cells[place].range(start, span)
      let isBeside = !across.overlaps(cells[place].range(crossStart, crossSpan))
      if own.lowerBound >= track, !(isFirst && isBeside && own.lowerBound == track) {
        cells[place] = cells[place].with(start, number(own.lowerBound + 1))
      } else if own.upperBound > track || (isBeside && own.contains(isFirst ? track : track - 1)) {
        cells[place] = cells[place].with(span, number(own.count + 1))
      }
    }
    let new =
      item.with(start, number(track)).with(crossStart, number(across.lowerBound))
      .with(crossSpan, number(across.count))
    var extents = member(tracks) ?? JSON(kind: .array([.string("fill")]))
    if var values = extents.array {
      values.insert(extent, at: min(track - 1, values.count))
      extents.kind = .array(values)
    }
    // Items are read aloud in their order, so it is that in which they stand.
    cells.insert(new, at: isFirst ? index : index + 1)
    return withItems(cells).with(tracks, extents)
  }

  private func number(_ value: Int) -> JSON {
    var number = self
    number.kind = .number(Double(value))
    return number
  }

  /// A row, a column or a span, 1 where it is missing or wrong.
  private func place(_ name: String) -> Int {
    guard let number = member(name)?.integer, (1...64).contains(number) else { return 1 }
    return number
  }

  /// The rows or the columns of an item, counted from 1.
  func range(_ start: String, _ span: String) -> Range<Int> {
    place(start)..<place(start) + place(span)
  }
}
