import InkleafSuggestions

/// The changes that a layout makes to the one it extends.
///
/// They are made to the JSON of both, so that every kind of item can be changed, and faults keep the
/// file, line and column that they come from.
struct LayoutChanges {
  private let change: JSON
  private let base: JSON
  private let baseName: String
  private let faults: Faults

  init(_ change: JSON, of base: JSON, called name: String, _ faults: Faults) {
    (self.change, self.base, baseName, self.faults) = (change, base, name, faults)
  }

  /// The keys of an arrangement that replace the base's.
  static let gridKeys = [
    "for", "margin", "drawing", "columns", "rows", "columnGap", "rowGap", "mirror",
  ]

  /// Returns the whole layout, which extends nothing.
  func applied() -> JSON {
    faults.addRepeatedNames(of: change)
    var result = base.without("name", "summary")
    for member in change.object ?? []
    where !(Self.gridKeys + ["extends", "items"]).contains(member.name) {
      result = result.with(member.name, member.value)
    }
    let items = change.member("items")?.array ?? []
    // Beside changes of the base's items, arrangements do not replace the base's.
    let own = change.member("items") == nil ? nil : change.member("variants")
    if change.member("variants") != nil && own == nil || change.member("parts") != nil {
      let isBook = change.member("variants") == nil
      if isBook, base.member("parts") == nil, let extends = change.member("extends") {
        faults.add(
          "a book of \"parts\" takes nothing from the layout \(baseName); remove \"extends\"",
          at: extends)
      }
      for member in change.object ?? []
      where (Self.gridKeys + ["items"] + (isBook ? [] : ["parts"])).contains(member.name) {
        faults.add(
          "\"\(member.name)\" changes the layout \(baseName), which is replaced here",
          at: member.value)
      }
      return result.without(Self.gridKeys + ["items", isBook ? "variants" : "parts"])
    }
    if base.member("parts") != nil {
      for member in change.object ?? []
      where (Self.gridKeys + ["items"]).contains(member.name) {
        faults.add(
          "the layout \(baseName) is a book and has no \"\(member.name)\"; change its parts",
          at: member.value)
      }
      return result
    }
    if let value = change.member("items"), value.array == nil || items.count > 200 {
      faults.add("expected an array of at most 200 items, in [ ]", at: value)
    }
    let arrangements = base.member("variants")?.array ?? [base.arrangement]
    var grids = arrangements
    for member in change.object ?? [] where Self.gridKeys.contains(member.name) {
      grids = grids.map { $0.with(member.name, member.value) }
    }
    for item in inOrder(Array(items.prefix(200))) { grids = applying(item, to: grids) }
    for (tracks, start, span) in [("rows", "row", "rowSpan"), ("columns", "column", "columnSpan")] {
      guard let value = change.member(tracks), let count = value.array?.count else { continue }
      let needed = grids.map { $0.tracksOfItems(start, span, besides: change.file) }.max() ?? 0
      guard needed > count else { continue }
      faults.add(
        "the items of \(baseName) need \(needed) \(tracks), not \(count); write \(needed), or move or remove items",
        at: value)
      // The base's own have no faults that would only repeat this one.
      grids = zip(grids, arrangements).map { grid, base in
        base.member(tracks).map { grid.with(tracks, $0) } ?? grid.without(tracks)
      }
    }
    if var variants = own ?? base.member("variants") {
      if own != nil, variants.array == nil { return result }
      variants.kind = .array((own?.array ?? []) + grids)
      return result.without(Self.gridKeys + ["items"]).with("variants", variants)
    }
    for member in grids[0].object ?? [] { result = result.with(member.name, member.value) }
    return result
  }

  /// Returns items so that those which are put below or after the same one come out in the order of the file.
  ///
  /// Each is put next to that item, before those that were put there already: so the last of them is the first.
  private func inOrder(_ items: [JSON]) -> [JSON] {
    func anchor(_ item: JSON) -> [String]? {
      ["below", "after"].lazy.compactMap { key in
        item.member(key)?.string.map { [key, $0] }
      }.first
    }
    var known: Set<[String]> = []
    return items.flatMap { item in
      guard let place = anchor(item) else { return [item] }
      return known.insert(place).inserted ? items.reversed().filter { anchor($0) == place } : []
    }
  }

  /// Doubts a change of an item that the arrangement for most pages does not have.
  private func doubtShapes(
    _ grids: some Sequence<(JSON, Bool)>, without change: ItemChange
  ) {
    var (found, missing): (Set<String>, [String]) = ([], [])
    for (grid, hasItem) in grids {
      if hasItem { found.formUnion(grid.shapeNames) } else { missing += grid.shapeNames }
    }
    let shapes = missing.filter { !found.contains($0) }
    guard
      shapes.contains(PageShape.portrait.rawValue) || shapes.contains(PageShape.landscape.rawValue),
      let name = change.anchor?.name ?? change.item.itemName
    else { return }
    faults.doubts.append(
      "no item of \(baseName) is called \"\(name)\" on pages that are \(shapes.joined(separator: ", "));"
        + " there this changes nothing")
  }

  /// Doubts a change of several items of one's own, which have the name of their kind in common.
  private func doubtSharedName(of change: ItemChange, in grids: [JSON]) {
    guard isPath(baseName), let name = change.anchor?.name ?? change.item.itemName else { return }
    let count = grids.map { $0.itemNames.count { $0 == name } }.max() ?? 0
    guard count > 1 else { return }
    let effect = change.anchor == nil ? "all of them change" : "one of them is taken"
    faults.doubts.append(
      "\(count) items of \(baseName) are called \"\(name)\", and \(effect); give each a \"name\" there"
    )
  }

  /// Changes an item in each arrangement that has it, or adds one.
  private func applying(_ value: JSON, to grids: [JSON]) -> [JSON] {
    faults.addRepeatedNames(of: value)
    if let wide = value.member("wide") { _ = Form<Bool>.flag.read(wide, faults) }
    let anchors = ItemChange.anchorKeys.filter { value.member($0) != nil }
    if anchors.count > 1, let second = value.member(anchors[1]) {
      faults.add(
        "\"\(anchors[0])\" and \"\(anchors[1])\" conflict; keep one", at: second)
    }
    for side in ItemChange.sideKeys where value.member(side) != nil {
      for key in ItemChange.gridKeys {
        guard let place = value.member(key) else { continue }
        faults.add("\"\(side)\" says the place already; leave \"\(key)\" out", at: place)
      }
    }
    if !anchors.isEmpty, let name = value.member("name"), let text = name.string,
      grids.contains(where: { $0.itemNames.contains(text) })
    {
      faults.add("an item is called \"\(text)\" already; give the new one another name", at: name)
      return grids
    }
    let change = ItemChange(value)
    let results = grids.map(change.applied)
    if results.contains(where: \.isFound) {
      doubtShapes(zip(grids, results.map(\.isFound)), without: change)
      doubtSharedName(of: change, in: grids)
      return results.map(\.grid)
    }
    if change.anchor == nil, let kind = value.member("item"), kind.string != "none" {
      return grids.map { $0.adding(value) }
    }
    let names = grids.flatMap(\.itemNames).eachOnce
    let place = (change.anchor?.key).flatMap { value.member($0) } ?? value.member("name") ?? value
    guard let name = place.string else {
      if value.member("item")?.string == "none", value.member("name") == nil {
        faults.add("\"none\" takes an item away; say which by its \"name\"", at: value)
        return grids
      }
      faults.add("expected the name of an item in quotes, not \(place.noun)", at: place)
      return grids
    }
    if change.anchor?.key == "in", names.contains(name) {
      faults.add(
        "\"\(name)\" is no group that an item can be put in; write above, below, before or after",
        at: place)
      return grids
    }
    faults.add(
      unknown(
        "name of an item", name, among: names,
        otherwise: "the items of \(baseName) are \(names.joined(separator: ", "))"), at: place)
    return grids
  }
}

extension JSON {
  /// The shapes of the pages that an arrangement is for.
  fileprivate var shapeNames: [String] {
    guard let shapes = member("for") else { return PageShape.allCases.map(\.rawValue) }
    return (shapes.array ?? [shapes]).compactMap(\.string)
  }

  /// The names of all items of a grid and of the groups in it.
  fileprivate var itemNames: [String] {
    (member("items")?.array ?? []).flatMap { item in
      [item.itemName].compactMap(\.self) + (item.member("cell") ?? item).itemNames
    }
  }

  /// The members of a layout with one arrangement that describe it.
  fileprivate var arrangement: JSON {
    without("name", "summary", "page", "pages", "label", "extends", "variants", "parts", "backs")
  }

  /// Returns how many rows or columns the items of a grid need, without those that a file places.
  fileprivate func tracksOfItems(_ start: String, _ span: String, besides file: String?) -> Int {
    let items = (member("items")?.array ?? []).filter { item in
      ![start, span].contains { key in item.member(key).map { $0.file == file } ?? false }
    }
    return items.map { $0.range(start, span).upperBound - 1 }.max() ?? 0
  }
}
