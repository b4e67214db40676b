/// The keys that a reader asks for, with what they may be, as a schema describes them.
final class FieldsDescription {
  private let parts: SchemaParts
  private var properties: [(String, JSON)] = []
  private var needed: [String] = []
  private var excluded: [JSON] = []

  init(_ parts: SchemaParts) { self.parts = parts }

  /// Describes a key.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - form: what its value may be.
  ///   - meaning: what it says.
  ///   - usual: the value without it.
  ///   - isNeeded: whether it must be there.
  func add<Value>(
    _ name: String, _ form: Form<Value>, _ meaning: String, usual: JSON? = nil,
    isNeeded: Bool = false
  ) {
    guard !properties.contains(where: { $0.0 == name }) else { return }
    let usual = usual.map { [("default", $0)] } ?? []
    properties.append(
      (name, form.schema(parts).adding([("description", .string(meaning))] + usual)))
    if isNeeded { needed.append(name) }
  }

  /// Describes two keys of which only one may be there.
  func exclude(_ one: String, _ other: String) {
    excluded.append(["required": [.string(one), .string(other)]])
  }

  /// The object with these keys and no others.
  var schema: JSON {
    .object(
      [("type", "object"), ("properties", .object(properties))]
        + (needed.isEmpty ? [] : [("required", .array(needed.map(JSON.string)))])
        + excluded.prefix(1).map { ("not", $0) } + [("additionalProperties", false)])
  }
}
