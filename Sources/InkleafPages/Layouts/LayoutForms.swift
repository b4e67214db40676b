internal import InkleafGeometry

// The forms of values that only layouts have.

extension Form where Value == Length {
  /// A length of at most 2 m, 200 units or 100 %.
  static var length: Form { form("length", { $0.length($1) }, Length.Unit.allCases) }

  /// A length that is not a share.
  static var absoluteLength: Form {
    form(
      "absolute-length", { $0.absoluteLength($1) }, Length.Unit.allCases.filter { $0 != .percent })
  }

  /// A length above 0.
  static var positiveLength: Form {
    form("positive-length", { $0.positiveLength($1) }, Length.Unit.allCases, "(?=.*[1-9])")
  }

  private static func form(
    _ name: String, _ read: @escaping (JSON, Faults) -> Length?, _ units: [Length.Unit],
    _ start: String = ""
  ) -> Form {
    Form(read, write: { .string($0.text) }) { parts in
      parts.part(name) {
        let lengths = units.map { Pattern.length($0.rawValue, most: "\(Int($0.most))") }
        return .schema(
          pattern: "^\(start)(?:\(lengths.joined(separator: "|")))$",
          expected: "a length with its unit, such as 24mm, 1.5u or 12%, at most 2 m, 200u or 100%")
      }
    }
  }
}

extension Form where Value == Double {
  /// A share, in percent.
  static var share: Form {
    Form({ $0.share($1) }, write: { .string(Length($0 * 100, .percent).text) }) { _ in
      .schema(pattern: "^\(Pattern.length("%", most: "100"))$", expected: "a share such as 60%")
    }
  }

  /// A shape, as its width and its height such as `3:2`.
  static var aspect: Form {
    Form({ $0.aspect($1) }, write: { $0 == 1 ? "1:1" : nil }) { parts in
      parts.part("aspect") {
        .schema(
          pattern: "^(?!0*\\.?0*:)\(Pattern.number):(?!0*\\.?0*$)\(Pattern.number)$",
          expected: "width and height such as 3:2")
      }
    }
  }
}

extension Form where Value == [Track] {
  /// The extents of rows or columns.
  static var tracks: Form {
    Form(
      { value, faults in
        guard let values = value.array, !values.isEmpty, values.count <= 64 else {
          return value.refuse(
            "expected 1 to 64 rows or columns in [ ], such as [\"auto\", \"fill\"]", faults)
        }
        return values.map { $0.track(faults) ?? .auto }
      }, write: { $0 == [.fill(1)] ? ["fill"] : nil }
    ) { parts in
      .schema(listOf: JSON.track(parts), 1...64)
    }
  }
}

extension JSON {
  /// The schema of the extent of a row or a column.
  static func track(_ parts: SchemaParts) -> JSON {
    let length = Form<Length>.length.schema(parts)
    let most = "(?=\(Pattern.atMost("100"))fill)(?!\(Pattern.below("0.01"))fill)"
    return parts.part("track") {
      .schema(anyOf: [
        .schema(oneOf: ["auto", "fill"]), length,
        .schema(
          pattern: "^\(most)\(Pattern.number)fill$",
          expected: "auto, fill, 2fill or a length such as 24mm"),
      ])
    }
  }
}

extension Form where Value == CellMargin {
  /// The same distance on all sides, or one for each that is named.
  static var cellMargin: Form {
    let sides = object("a margin") { fields in
      var margin = CellMargin()
      fields.read("top", into: &margin.top, .absoluteLength, "above it")
      fields.read("end", into: &margin.end, .absoluteLength, "right of it")
      fields.read("bottom", into: &margin.bottom, .absoluteLength, "below it")
      fields.read("start", into: &margin.start, .absoluteLength, "left of it")
      return margin
    }
    let length = Form<Length>.absoluteLength
    return Form({ value, faults in
      value.object == nil
        ? length.read(value, faults).map { CellMargin(top: $0, end: $0, bottom: $0, start: $0) }
        : sides.read(value, faults)
    }) { parts in
      parts.part("margin") { .schema(anyOf: [length.schema(parts), sides.schema(parts)]) }
    }
  }
}

extension Form where Value == [Layout.Pages] {
  /// The part of a list on one page; of several, the first is the one to try first.
  static var pages: Form {
    let count = Form<Int>.whole(1...1000)
    let counts = Form<[Int]>(
      { value, faults in
        let counts = value.alternatives("number", faults).compactMap { count.read($0, faults) }
        return counts.isEmpty ? nil : counts
      }) { parts in
        .schema(anyOf: [count.schema(parts), .schema(listOf: count.schema(parts), 1...16)])
      }
    let list = object("pages such as { \"list\": [60, 30] }") { fields in
      fields.need(
        "list", counts, "the most prompts on a page; of several numbers, the first that fits",
        or: "the key \"list\" is missing: the most prompts on a page"
      )?.map(Layout.Pages.list)
    }
    let words: KeyValuePairs<String, Layout.Pages> = [
      "month": .month, "list": .list(120), "whole": .whole, "cards": .cards,
    ]
    return Form({ value, faults in
      if case .number = value.kind { return value.whole(1...16, faults).map { [.prompts($0)] } }
      if value.object != nil { return list.read(value, faults) }
      guard let word = words.first(where: { $0.key == value.string }) else {
        return value.isNot(
          "a number of prompts from 1 to 16, \"month\", \"list\", \"whole\" or \"cards\"", faults)
      }
      return [word.value]
    }) { parts in
      .schema(anyOf: [
        .schema(whole: 1...16), .schema(oneOf: words.map(\.key)), list.schema(parts),
      ])
    }
  }
}

extension Form where Value == Int {
  /// How many pages each day gets, where a layout has pages for days.
  static func copies(_ hasDays: Bool) -> Form {
    let count = Form.whole(1...10)
    return Form(
      { value, faults in
        guard let count = count.read(value, faults) else { return nil }
        if hasDays { return count }
        return value.refuse(
          "this layout has no page for each day, which could come several times", faults)
      }, write: count.write, schema: count.schema)
  }
}

extension Form where Value == [PageShape] {
  /// Shapes of pages, or one of them.
  static var shapes: Form {
    let shape = Form<PageShape>.choice("shape")
    return Form({ value, faults in
      let values = value.array ?? [value]
      if values.isEmpty { faults.add("expected at least one shape in [ ]", at: value) }
      return values.compactMap { shape.read($0, faults) }
    }) { parts in
      let one = parts.part("shape") { shape.schema(parts) }
      return .schema(anyOf: [one, .schema(listOf: one).adding([("minItems", 1)])])
    }
  }
}

extension Form where Value == String {
  /// The name of a built-in layout, or the path of a file.
  static var reference: Form {
    Form({ $0.plainText($1) }) { $0.part("layout") { .schema(nameAmong: Layout.names) } }
  }

  /// A text with fields such as `{title}`.
  static var wording: Form {
    Form(
      { value, faults in
        value.someText(faults).flatMap { value.knownFields(in: $0, faults) }
      }, write: JSON.string
    ) { parts in
      parts.part("wording") { JSON.schemaOfWordings(isOnAllPages: false) }
    }
  }

  /// The text of a label, with fields that are the same on all pages.
  static var wordingOfLabel: Form {
    let wording = Form.wording
    return Form(
      { value, faults in
        wording.read(value, faults).flatMap { value.fieldsOfAllPages(in: $0, faults) }
      }, write: JSON.string
    ) { parts in
      parts.part("wordingOfLabel") { JSON.schemaOfWordings(isOnAllPages: true) }
    }
  }
}

extension Form where Value == [String] {
  /// Texts with fields, or one of them.
  static var wordings: Form {
    let wording = Form<String>.wording
    return Form(
      { value, faults in
        value.alternatives("text", faults).compactMap { wording.read($0, faults) }
      }, write: { $0.count == 1 ? .string($0[0]) : .array($0.map(JSON.string)) }
    ) { parts in
      let one = wording.schema(parts)
      return .schema(anyOf: [one, .schema(listOf: one, 1...16)])
    }
  }
}

extension Form where Value == Layout {
  /// A layout of a book, by its name or its path.
  static func part(_ source: LayoutSource) -> Form {
    Form({ source.part($0, $1) }, schema: Form<String>.reference.schema)
  }
}

extension Form where Value == [Layout] {
  /// The layouts of a book.
  static func parts(_ source: LayoutSource) -> Form {
    Form({ source.parts($0, $1) }) {
      .schema(listOf: Form<String>.reference.schema($0), 1...Layout.mostInBook)
    }
  }
}

extension Form {
  /// A list of such values.
  ///
  /// - Parameters:
  ///   - count: how many there can be.
  ///   - noun: the values in messages.
  func list(_ count: ClosedRange<Int>, _ noun: String) -> Form<[Value]> {
    Form<[Value]>({ value, faults in
      let values = value.array ?? []
      if !count.contains(values.count) {
        faults.add(
          "expected \(count.lowerBound) to \(count.upperBound) \(noun) in [ ]", at: value)
      }
      return values.prefix(count.upperBound).compactMap { read($0, faults) }
    }) { .schema(listOf: schema($0), count) }
  }
}

extension JSON {
  /// The values of a list of 1 to 16, of which the first that fits is taken, or the value alone.
  ///
  /// - Parameter name: what each is, for messages.
  fileprivate func alternatives(_ name: String, _ faults: Faults) -> ArraySlice<JSON> {
    let values = array ?? [self]
    if values.isEmpty { faults.add("expected at least one \(name)", at: self) }
    if values.count > 16 { faults.add("\(values.count) \(name)s; at most 16 are tried", at: self) }
    return values.prefix(16)
  }
}
