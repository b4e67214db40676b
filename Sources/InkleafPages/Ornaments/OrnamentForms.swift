internal import InkleafGeometry

extension Form where Value == Ornament {
  /// The name of a family, or one's own tiles.
  static var ornament: Form {
    let own = object("a family or { \"tiles\": [ ] }") { fields in
      fields.need(
        "tiles", .tiles, "SVG paths in a square of 24 units; each day has one of them",
        or: "an ornament needs the key \"tiles\", SVG paths in [ ]"
      ).map { Ornament(tiles: $0) }
    }
    let family = Form<Ornament.Family>.choice("ornament")
    return Form({ value, faults in
      value.object == nil
        ? family.read(value, faults).map { Ornament($0) } : own.read(value, faults)
    }) { .schema(anyOf: [family.schema($0), own.schema($0)]) }
  }
}

extension Form where Value == [Path] {
  /// At most 64 SVG paths.
  fileprivate static var tiles: Form {
    Form({ value, faults in
      guard let texts = value.array, (1...64).contains(texts.count) else {
        return value.refuse("expected 1 to 64 SVG paths in [ ]", faults)
      }
      let paths = texts.compactMap { $0.svgPath(faults) }
      return paths.count == texts.count ? paths : nil
    }) { parts in
      // A pattern cannot tell whether each command has its numbers.
      let path = JSON.schema(
        pattern: #"^[ ,]*[Mm][-+.0-9 ,MmLlHhVvCcQqZz]*[Zz][ ,]*$"#,
        expected: "an SVG path of closed parts")
      return .schema(listOf: path, 1...64)
    }
  }
}

extension JSON {
  /// Returns the closed outlines of an SVG path.
  fileprivate func svgPath(_ faults: Faults) -> Path? {
    guard let text = string else { return isNot("an SVG path in quotes", faults) }
    do {
      return try Path(svg: text)
    } catch {
      return refuse("the path \(error.text)", faults)
    }
  }
}
