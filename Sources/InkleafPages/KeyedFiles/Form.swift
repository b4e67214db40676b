/// A kind of value in files that people write: how it is read, and how a schema describes it.
struct Form<Value> {
  /// Reads a value; returns `nil` and reports a fault for a wrong one.
  let read: (JSON, Faults) -> Value?
  /// Writes a value as a file has it; `nil` for one that files cannot hold.
  let write: (Value) -> JSON?
  /// Describes the values that are read.
  let schema: (SchemaParts) -> JSON

  /// Makes a form.
  init(
    _ read: @escaping (JSON, Faults) -> Value?, write: @escaping (Value) -> JSON? = { _ in nil },
    schema: @escaping (SchemaParts) -> JSON
  ) {
    (self.read, self.write, self.schema) = (read, write, schema)
  }

  /// The same values, or null.
  var orNull: Form<Value?> {
    Form<Value?>(
      { $0.isNull ? .some(nil) : read($0, $1).map(Optional.some) },
      write: { $0.map(write) ?? .null },
      schema: { .schema(anyOf: [schema($0), ["type": "null"]]) })
  }

  /// The same values, turned into others.
  func map<Other>(_ turn: @escaping (Value) -> Other) -> Form<Other> {
    Form<Other>({ read($0, $1).map(turn) }, schema: schema)
  }

  /// An object with its own keys.
  ///
  /// - Parameters:
  ///   - expected: the object in messages.
  ///   - body: reads its keys.
  static func object(
    _ expected: String, _ body: @escaping (inout Fields) -> Value?
  ) -> Form {
    Form({ value, faults in
      var fields = Fields(value, faults, expected: expected)
      defer { fields.end() }
      return body(&fields)
    }) { Fields.schema($0) { _ = body(&$0) } }
  }

  /// The values of this form, described once in a part of its own that has a name.
  func part(_ name: String) -> Form {
    Form(read, write: write) { parts in parts.part(name) { schema(parts) } }
  }
}

/// The parts of a schema that are described once and referred to by their names.
final class SchemaParts {
  private var known: [(name: String, schema: JSON)] = []
  /// The names of one's own themes and layouts, which values may be.
  let own: OwnNames

  init(own: OwnNames = .none) { self.own = own }

  /// Returns a reference to a part, which is described when it is met for the first time.
  func part(_ name: String, _ describe: () -> JSON) -> JSON {
    if !known.contains(where: { $0.name == name }) {
      known.append((name, .null))
      let index = known.count - 1
      known[index].schema = describe()
    }
    return ["$ref": .string("#/$defs/\(name)")]
  }

  /// The description of a part.
  func schema(of name: String) -> JSON { known.first { $0.name == name }?.schema ?? .null }

  /// All parts by their names.
  var all: JSON {
    .object(known.sorted { $0.name < $1.name }.map { ($0.name, $0.schema) })
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  package init(dictionaryLiteral members: (String, JSON)...) { self = .object(members) }
  package init(arrayLiteral values: JSON...) { self = .array(values) }

  /// Returns the schema of what fits one of several others, of which equal ones count once.
  static func schema(anyOf schemas: [JSON]) -> JSON {
    var different: [JSON] = []
    for schema in schemas where !different.contains(where: { $0.oneLine == schema.oneLine }) {
      different.append(schema)
    }
    return different.count == 1 ? different[0] : ["anyOf": .array(different)]
  }

  /// Returns the schema of texts that a regular expression describes.
  ///
  /// - Parameter expected: the message of an editor for any other text.
  static func schema(pattern: String, expected: String? = nil) -> JSON {
    var members: [(String, JSON)] = [("type", "string"), ("pattern", .string(pattern))]
    // Editors know this key; others pass over it.
    if let expected { members.append(("patternErrorMessage", .string("expected \(expected)"))) }
    return .object(members)
  }

  /// Returns the schema of a list.
  static func schema(listOf element: JSON, _ count: ClosedRange<Int>? = nil) -> JSON {
    var members: [(String, JSON)] = [("type", "array"), ("items", element)]
    if let count {
      members += [("minItems", JSON(count.lowerBound)), ("maxItems", JSON(count.upperBound))]
    }
    return .object(members)
  }

  /// Returns an object with further members at its end.
  func adding(_ members: [(String, JSON)]) -> JSON {
    .object((object ?? []).map { ($0.name, $0.value) } + members)
  }
}
