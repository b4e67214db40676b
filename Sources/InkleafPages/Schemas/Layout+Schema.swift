extension Layout {
  /// Describes a layout's file.
  ///
  /// It is a book with parts, or has several arrangements, or is one; or it extends another one and
  /// says only what is different, and may have arrangements of its own besides.
  static func schema(_ parts: SchemaParts) -> JSON {
    let source = LayoutSource(path: "", files: .none)
    func keys(_ body: (inout Layout, inout Fields) -> Void) -> [JSON.Member] {
      var layout = Layout(name: "")
      let schema = Fields.schema(parts) { body(&layout, &$0) }
      return schema.member("properties")?.object ?? []
    }
    let head = keys { $0.readHead(&$1) }
    let book = keys { $0.readBook(&$1, source) }
    let variants = keys { $0.readVariants(&$1, source.files) }
    let arrangement = keys { $0.variants = [Layout.variant(&$1, source.files)] }
    let others = arrangement.filter { $0.name != "items" }
    let items = arrangement.first { $0.name == "items" }?.value ?? .null
    let changes = JSON.schema(listOf: ItemChange.schema(parts), 0...200).adding([
      ("description", "changes of items by their names, and further items")
    ])
    let grid = arrangement.map(\.name)
    return [
      "type": "object",
      "properties": .object(
        (head + book + variants + others).map { ($0.name, $0.value) } + [("items", true)]),
      "additionalProperties": false,
      "if": ["required": ["extends"]],
      "then": .schema(
        without: ["variants"] + grid, where: "parts",
        otherwise: .schema(
          without: grid, where: "variants", unlessBeside: "items",
          otherwise: ["properties": ["items": changes]])),
      "else": .schema(
        without: ["variants"] + grid, where: "parts",
        otherwise: .object([
          (
            "allOf",
            .array([
              ["properties": ["backs": false]],
              .schema(
                without: grid, where: "variants",
                otherwise: ["required": ["items"], "properties": ["items": items]]),
            ])
          )
        ])),
    ]
  }
}

extension JSON {
  /// Returns the schema of objects that have not some keys where they have another one, unless that is beside a third.
  fileprivate static func schema(
    without keys: [String], where key: String, unlessBeside other: String? = nil, otherwise: JSON
  ) -> JSON {
    var condition: JSON = ["required": [.string(key)]]
    if let other { condition = condition.with("not", ["required": [.string(other)]]) }
    return [
      "if": condition,
      "then": ["properties": .object(keys.map { ($0, false) })], "else": otherwise,
    ]
  }
}

extension ItemChange {
  /// Describes a change of an item, or a further item at its place.
  static func schema(_ parts: SchemaParts) -> JSON {
    // The items themselves are described first.
    _ = Form<[Cell]>.items(in: Grid.empty, .none).schema(parts)
    let places = placeKeys.map { ($0, place($0, parts)) }
    let anchors: JSON = .array(anchorKeys.map { ["required": [.string($0)]] })
    let needsAnchor: JSON = ["anyOf": anchors]
    // One place is enough: beside or within an item, or in a grid.
    let onlyPlaces = anchorKeys.map { own -> (String, JSON) in
      let others = anchorKeys.filter { $0 != own } + (own == "in" ? [] : gridKeys)
      return (
        own, parts.part("only-\(own)") { ["properties": .object(others.map { ($0, false) })] }
      )
    }
    let kinds = ItemKind.all.map { kind in
      let part = parts.part("change-\(kind.name)") {
        let keys = (parts.schema(of: "item-\(kind.name)").member("properties")?.object ?? []).map {
          ($0.name, nullable([kind], $0.name))
        }
        return [
          "type": "object", "properties": .object(keys + places), "additionalProperties": false,
          "dependentSchemas": .object(
            [("extent", needsAnchor), ("wide", needsAnchor)] + onlyPlaces),
        ]
      }
      return JSON.choice(of: kind.name, part)
    }
    let any = parts.part("change-any") { anyKind(parts) }
    return parts.part("change") {
      [
        "type": "object",
        "properties": ["item": .schema(oneOf: ItemKind.all.map(\.name) + ["none"])],
        "allOf": .array(
          kinds + [
            .choice(of: "none", ["required": ["name"]]),
            ["if": ["required": ["item"]], "else": any],
          ]),
      ]
    }
  }

  /// Describes where a new item is put.
  private static func place(_ key: String, _ parts: SchemaParts) -> JSON {
    let (schema, meaning) =
      switch key {
      case "extent": (JSON.track(parts), "the height of the new row, or the width of the column")
      case "wide": (Form<Bool>.flag.schema(parts), "whether the new row reaches from side to side")
      case "in": (Form<String>.someText.schema(parts), "adds the item to the grid of this one")
      default: (Form<String>.someText.schema(parts), "puts the item \(key) this one")
      }
    return schema.adding([("description", .string(meaning))])
  }

  /// Describes new values of an item whose kind the other layout says.
  private static func anyKind(_ parts: SchemaParts) -> JSON {
    var kinds: [(key: String, kinds: [ItemKind])] = []
    var known: Set<String> = []
    for kind in ItemKind.all {
      for member in parts.schema(of: "item-\(kind.name)").member("properties")?.object ?? []
      where member.name != "item" {
        // Kinds may say other words of the same values.
        let values = member.value.without("description", "default").oneLine
        guard known.insert(member.name + values).inserted else { continue }
        if let index = kinds.firstIndex(where: { $0.key == member.name }) {
          kinds[index].kinds.append(kind)
        } else {
          kinds.append((member.name, [kind]))
        }
      }
    }
    return [
      "required": ["name"], "additionalProperties": false,
      "properties": .object(kinds.map { ($0.key, nullable($0.kinds, $0.key)) }),
    ]
  }

  /// Describes a key as some kinds of items have it, or null, which takes it away.
  private static func nullable(_ kinds: [ItemKind], _ key: String) -> JSON {
    let values = kinds.map { kind in
      JSON.object([("$ref", .string("#/$defs/item-\(kind.name)/properties/\(key)"))])
    }
    return key == "name" || key == "item"
      ? .schema(anyOf: values) : .schema(anyOf: values + [["type": "null"]])
  }
}
