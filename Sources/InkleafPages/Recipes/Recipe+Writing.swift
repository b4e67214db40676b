extension Recipe {
  /// The keys that differ from the usual recipe, each with its texts.
  private var written: [(key: Key, texts: [String])] {
    Recipe.keys.map { ($0, $0.texts(self)) }.filter { !$0.texts.isEmpty }
  }

  /// The recipe as JSON: the program's version, the list's file name, and the keys by name.
  ///
  /// - Parameters:
  ///   - version: the program's version.
  ///   - list: the list's file name; where it lies does not matter.
  package func json(version: String, list: String) -> JSON {
    .object([
      ("inkleaf", .string(version)), ("list", .string(list)),
      (
        "options",
        .object(
          written.map { key, texts in
            let value: JSON =
              key.placeholder == nil
              ? true : key.isRepeated ? .array(texts.map(JSON.string)) : .string(texts[0])
            return (key.name, value)
          })
      ),
    ])
  }

  /// The options of a command line that asks for the same.
  public var commandLine: [String] {
    written.flatMap { key, texts in
      texts.map { key.placeholder == nil ? "--\(key.name)" : "--\(key.name)=\($0)" }
    }
  }
}

extension Recipe {
  /// The recipe as it is published: files that absolute paths lead to have their names alone, since the folders of
  /// whoever drew it are nobody's concern, and change no page.
  package var withoutFolders: Recipe {
    var recipe = self
    recipe.theme = theme.withoutFolders
    recipe.layouts = layouts.map(\.withoutFolders)
    recipe.backs = backs?.withoutFolders
    recipe.beside = beside?.withoutFolders
    recipe.changes = changes.map { change in
      guard change.isOfBackground, change.value.hasPrefix("/") else { return change }
      return ThemeChange(change.key, fileName(of: change.value))
    }
    return recipe
  }
}

extension Reference {
  fileprivate var withoutFolders: Self {
    if case .file(let path) = self, path.hasPrefix("/") { .file(fileName(of: path)) } else { self }
  }
}

extension String {
  /// The text as one word of a shell, in quotes where it needs them.
  package var shellWord: String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=./,:@%+")
    guard isEmpty || !allSatisfy(plain.contains) else { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

/// A recipe that was read from a file, with what it says of its origin.
package struct WrittenRecipe {
  /// The program's version.
  package var version: String
  /// The list's file name.
  package var list: String
  /// The keys that it names.
  package var patch: Recipe.Patch
  /// The JSON that it was read from.
  package var json: JSON

  /// Describes a recipe's JSON.
  static func schema(_ parts: SchemaParts) -> JSON {
    let options = Fields.schema(parts) { _ = Recipe.Patch(&$0) }
    return [
      "type": "object", "required": ["inkleaf", "list", "options"], "additionalProperties": false,
      "properties": [
        "inkleaf": ["type": "string", "description": "the version of the program that wrote it"],
        "$schema": ["type": "string", "description": "the address of this schema, for editors"],
        "list": ["type": "string", "description": "the name of the list's file"],
        "options": options.adding([
          ("description", "what differs from the usual recipe, by the names of options")
        ]),
      ],
    ]
  }

  /// Returns the JSON of a recipe, whatever it names; `nil` for a text that is none.
  package static func json(in text: String) -> JSON? {
    guard let value = try? JSONReader.read(text), value.member("inkleaf")?.string != nil,
      value.member("list")?.string != nil, value.member("options")?.object != nil
    else { return nil }
    return value
  }

  /// Reads a recipe's JSON; returns `nil` for a text that is none.
  ///
  /// - Parameters:
  ///   - text: the JSON.
  ///   - path: the file that holds it, for messages.
  ///   - own: the names of one's own themes and layouts, which it may name.
  /// - Throws: keys that a recipe does not have, and values that cannot be used.
  package init?(parsing text: String, path: String, own: OwnNames = .none) throws(Diagnostics) {
    guard let value = Self.json(in: text), let version = value.member("inkleaf")?.string,
      let list = value.member("list")?.string, let options = value.member("options")
    else { return nil }
    let faults = Faults(path: path)
    var whole = Fields(value, faults, expected: "a recipe")
    for name in ["inkleaf", "list", "options"] { _ = whole.value(name) }
    _ = whole.value(JSON.schemaKey, isKey: false)
    whole.end()
    var fields = Fields(options, faults, expected: "a recipe")
    patch = Recipe.Patch(&fields, own: own)
    fields.end()
    // Places in a recipe mean nothing to people, who never see it as a file.
    let problems = faults.all.map { fault in
      Diagnostic(path: path, message: "its recipe cannot be used: \(fault.message)")
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    (self.version, self.list, json) = (version, list, value)
  }
}
