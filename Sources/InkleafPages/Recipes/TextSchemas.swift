internal import InkleafGeometry

// What a recipe's texts may be, as schemas describe it.

extension JSON {
  /// Returns the schema of some words with commas between them, in upper or lower case.
  static func schema(listOf words: [String]) -> JSON {
    let word = Pattern.words(words)
    return .schema(anyOf: [.schema(oneOf: words), .schema(pattern: "^\(word)(?:,\(word))*$")])
  }

  /// Returns the schema of names of something built in, or paths of files, with commas between them.
  static func schema(namesAmong names: [String]) -> JSON {
    let name = "(?:\(Pattern.words(names))|[^,]*/[^,]*|[^,]*\\.json)"
    return .schema(anyOf: [.schema(oneOf: names), .schema(pattern: "^\(name)(?:,\(name))*$")])
  }
}

extension PageSize {
  /// A size, as its name or its measures.
  static func schema(_ parts: SchemaParts) -> JSON {
    parts.part("size") {
      .schema(anyOf: [
        .schema(oneOf: all.map(\.name)),
        .schema(
          pattern: "^\(pattern)$",
          expected: "a size from `inkleaf list sizes`, or measures such as 210x297mm"),
      ])
    }
  }

  /// Sizes with commas between them.
  static func listSchema(_ parts: SchemaParts) -> JSON {
    parts.part("sizes") {
      .schema(anyOf: [
        .schema(oneOf: papers), .schema(pattern: "^\(pattern)(?:,\(pattern))*$"),
      ])
    }
  }

  private static var pattern: String {
    // A space or a low line stands for a hyphen.
    let names = (all.map(\.name) + aliases.map(\.key)).map { name in
      name.split(separator: "-").map { Pattern.caseless(String($0)) }.joined(separator: "[-_ ]")
    }
    let space = #"\s*"#
    func measures(_ number: String, _ unit: String) -> String {
      "\(space)\(number)\(space)(?:\(unit)\(space))?[xX×]\(space)\(number)\(space)\(unit)\(space)"
    }
    let lengths = [Length.Unit.mm, .cm, .inch, .pt].map { unit in
      measures(Pattern.number(of: unit, in: sides), Pattern.caseless(unit.rawValue))
    }
    let (number, pixels) = (Pattern.number, Pattern.caseless("px"))
    let density = Pattern.number(from: "\(densities.lowerBound)", to: "\(densities.upperBound)")
    let at = "@\(space)\(density)"
    let screen = measures(number, pixels) + "(?:\(at)\(space))?"
    let plainScreen = "\(space)\(number)\(space)[xX×]\(space)\(number)\(space)\(at)\(space)"
    let din = "(?:\(Pattern.caseless("din"))[-_ ])?(?:\(names.joined(separator: "|")))"
    return "(?:\(([din] + lengths + [screen, plainScreen]).joined(separator: "|")))"
  }
}

extension DaySelection {
  /// Days, as numbers and ranges with commas between them.
  static var schema: JSON {
    let number = #"\s*\+?[0-9]{1,18}\s*"#
    let range = "\(number)(?:-\(number))?"
    return .schema(anyOf: [
      ["type": "integer", "minimum": 0, "maximum": 999_999_999],
      .schema(pattern: "^\(range)(?:,\(range))*$", expected: "days such as 1-7,31"),
    ])
  }
}

extension Toolbar {
  /// The edge of a toolbar, with its thickness or without.
  static var schema: JSON {
    let edge = Pattern.words(Edge.allCases.map(\.rawValue))
    let length = Pattern.millimetres(0...200, ignoringCase: true)
    return .schema(anyOf: [
      .schema(wordsOf: words),
      .schema(pattern: "^\(edge)=\(length)$", expected: "an edge such as left, or left=15mm"),
    ])
  }
}

extension SafeArea {
  /// Edges with the distances from them.
  static var schema: JSON {
    let length = Pattern.millimetres(0...500)
    let edge = "\(Pattern.words(Edge.allCases.map(\.rawValue)))=\(length)"
    return .schema(
      pattern: "^(?:\(length)|\(edge)(?:,\(edge))*)$",
      expected: "a distance such as 6mm, or edges and distances such as top=10mm,left=5mm")
  }
}

extension Scheme {
  /// A scheme, alone or with its number.
  static var schema: JSON {
    let side = Pattern.whole(1...Cells.most)
    let cells = "(?=.{3,7}$)\(side)[xX]\(side)"
    let forms = [
      "\(Pattern.caseless("booklet"))(?:=(?=.{1,3}$)\(Pattern.whole(1...32)))?",
      "\(Pattern.caseless("zine"))(?:=(?:8|16))?",
      "\(Pattern.caseless("accordion"))(?:=(?=.{1,3}$)\(Pattern.whole(2...Cells.most)))?",
      "\(Pattern.words(["n-up", "cut-stack", "cards"]))(?:=\(cells))?", cells,
    ]
    return .schema(anyOf: [
      .schema(oneOf: names),
      .schema(
        pattern: "^(?:\(forms.joined(separator: "|")))$",
        expected: "a scheme such as booklet, zine=16, cards=3x3 or 2x2"),
    ])
  }
}

extension ThemeChange {
  /// A key of a theme with `=` and a value, whose form only the program checks.
  static var schema: JSON {
    .schema(pattern: "^\(keyPattern)=", expected: "a key of a theme, = and a value")
  }

  /// The keys whose values are texts in a theme's file, too, and what these may be.
  static func texts(_ parts: SchemaParts) -> [(String, JSON)] {
    let properties = Theme.schema(parts).member("properties")?.object ?? []
    let colors = properties.first { $0.name == "light" }?.value.member("properties")?.object ?? []
    // Other values are texts only where they are changed.
    let names = properties.map(\.name)
    return (properties + colors.filter { !names.contains($0.name) }).compactMap { key in
      let (form, description) = (key.value, key.value.member("description"))
      if form.member("$ref") != nil || form.member("enum") != nil { return (key.name, form) }
      // Null is a word here, too.
      guard let forms = form.member("anyOf")?.array, forms.count == 2,
        forms[0].member("$ref") != nil, forms[1].member("type")?.string == "null"
      else { return nil }
      let words = JSON.schema(pattern: "^\(Pattern.words(["null", "none", "no", "off"]))$")
      return (
        key.name,
        .schema(anyOf: [forms[0], words, forms[1]])
          .adding(description.map { [("description", $0)] } ?? [])
      )
    }
  }

  /// The keys that can be changed, with the keys in them.
  static var keyPattern: String {
    "(?:" + (keys + ["name", "summary", "appearance"]).joined(separator: "|") + #")(?:\.\w+)*"#
  }
}
