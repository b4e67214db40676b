internal import InkleafGeometry
import InkleafSuggestions

// The forms of values that several kinds of files have.

extension Form where Value == String {
  /// A text of one line and at most `ListLimits.promptLength` characters.
  static var plainText: Form {
    Form({ $0.plainText($1) }, write: JSON.string) { parts in
      parts.part("text") {
        .schemaOfTexts("")
      }
    }
  }

  /// A text that is not empty.
  static var someText: Form {
    Form({ $0.someText($1) }, write: JSON.string) { parts in
      parts.part("some-text") { .schemaOfTexts(#"(?=.*\S)"#) }
    }
  }

  /// What a folder is called: a text that leads to no other folder.
  static var folderName: Form {
    Form(
      { value, faults in
        guard let text = value.someText(faults) else { return nil }
        guard !text.contains("/"), text.contains(where: { $0 != "." }) else {
          return value.refuse("\"\(text)\" leads to another folder; write a name without /", faults)
        }
        return text
      }, write: JSON.string
    ) { _ in .schemaOfTexts(#"(?=.*\S)(?!\.*$)(?!.*/)"#) }
  }

  /// A name that a folder's name may contain.
  static var plainName: Form {
    Form({ $0.plainName($1) }, write: JSON.string) { _ in
      .schema(
        pattern: "^(?=.{1,80}$)\(Self.nameSign)+(?:-\(Self.nameSign)+)*$",
        expected: "a name of small letters, digits and single hyphens")
    }
  }

  /// A small letter or digit of a name; of those beyond ASCII the reader knows which are.
  private static let nameSign = #"[^\x00-/:-`{-\x7f]"#

  /// The name of the words of a label.
  static var labelName: Form {
    Form({ $0.labelName($1) }, write: JSON.string) {
      $0.part("label") { .schema(oneOf: LabelWords.names) }
    }
  }
}

extension Form where Value == Color {
  /// A colour such as `#203040` or `#E45`, or one of the CSS colour names.
  static var color: Form {
    Form({ $0.color($1) }, write: { .string($0.hex) }) { parts in
      parts.part("color") {
        .object([
          ("type", "string"), ("examples", ["#203040", "#E45", "teal"]),
          (
            "anyOf",
            .array([
              .schema(
                pattern: "^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",
                expected: "a colour such as #203040, #E45 or teal"),
              .schema(oneOf: Color.allNames),
              // White space does not matter in a name.
              .schema(pattern: "^\(Pattern.words(Color.allNames, between: #"\s*"#))$"),
            ])
          ),
        ])
      }
    }
  }
}

extension Form where Value == Bool {
  /// True or false.
  static var flag: Form {
    Form({ $0.flag($1) }, write: JSON.bool) { _ in ["type": "boolean"] }
  }
}

extension Form where Value == Int {
  /// A whole number in a range.
  static func whole(_ range: ClosedRange<Int>) -> Form {
    Form({ $0.whole(range, $1) }, write: { JSON($0) }) { _ in .schema(whole: range) }
  }
}

extension Form where Value == Double {
  /// A number without a unit, in a range.
  static func number(_ range: ClosedRange<Double>) -> Form {
    Form({ $0.number(range, $1) }, write: { .number($0) }) { _ in
      [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    }
  }

  /// A length with its unit, for themes, which have no page; the range is in millimetres.
  static func millimetres(_ range: ClosedRange<Double>) -> Form {
    Form(
      { $0.millimetres(range, $1) }, write: { .string(Length($0, .mm).text) },
      schema: {
        $0.part("length-\(range.lowerBound)-\(range.upperBound)mm") {
          .schema(
            pattern: "^\(Pattern.millimetres(range))$",
            expected: "a length of \(range.lowerBound) to \(range.upperBound) mm with its unit")
        }
      })
  }
}

extension Form where Value: RawRepresentable<String> & CaseIterable {
  /// One of several words.
  ///
  /// - Parameter hint: what to know where none of them is meant, behind them in messages.
  static func choice(_ kind: String, _ hint: String = "") -> Form {
    Form({ $0.choice(kind, hint, $1) }, write: { .string($0.rawValue) }) { _ in
      .schema(oneOf: Value.allCases.map(\.rawValue))
    }
  }
}

extension Form where Value == Ruling {
  /// A ruling by its name.
  static var ruling: Form {
    Form({ $0.ruling($1) }, write: { .string($0.name) }) {
      $0.part("ruling") { .schema(wordsOf: Ruling.all.map(\.name)) }
    }
  }
}

extension Form where Value == Picture {
  /// The PNG file at a path.
  static func picture(_ files: ThemeFiles) -> Form {
    Form({ $0.picture(files, $1) }, schema: Form<String>.someText.schema)
  }
}

extension JSON {
  /// Returns the schema of texts without control characters and breaks of lines.
  ///
  /// - Parameter start: what the expression that they match begins with.
  fileprivate static func schemaOfTexts(_ start: String) -> JSON {
    [
      "type": "string", "maxLength": JSON(ListLimits.promptLength),
      "pattern": .string(
        "^" + start + #"[^\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029]*$"#),
    ]
  }

  /// Returns the schema of a whole number in a range.
  static func schema(whole range: ClosedRange<Int>) -> JSON {
    ["type": "integer", "minimum": JSON(range.lowerBound), "maximum": JSON(range.upperBound)]
  }

  /// Returns the schema of one of some words, as they are written here.
  static func schema(oneOf words: [String]) -> JSON {
    ["enum": .array(words.map(JSON.string))]
  }

  /// Returns the schema of one of some words, in upper or lower case.
  static func schema(wordsOf words: [String]) -> JSON {
    .schema(anyOf: [.schema(oneOf: words), .schema(pattern: "^\(Pattern.words(words))$")])
  }

  /// Returns the schema of a name of something built in, or the path of a file.
  static func schema(nameAmong names: [String]) -> JSON {
    .schema(anyOf: [
      .schema(oneOf: names), .schema(pattern: "^(?:\(Pattern.words(names))|.*/.*|.*\\.json)$"),
    ])
  }
}

extension JSON {
  /// Reads the name of a label.
  func labelName(_ faults: Faults) -> String? {
    guard let name = string else { return isNot("the name of a label in quotes", faults) }
    guard LabelWords.names.contains(name) else {
      let names = LabelWords.names
      return refuse(
        unknown(
          "label", name, among: names,
          otherwise: "the labels are \(names.joined(separator: ", ")); write other words as"
            + " {\"text\": \"…\"}"), faults)
    }
    return name
  }
}
