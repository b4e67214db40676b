/// A kind of JSON file that people write or pass on, which a JSON Schema (2020-12) describes.
///
/// The keys, their values and their meanings are those that the readers of these files ask for.
public enum FileSchema: String, CaseIterable, Sendable {
  /// A theme.
  case theme
  /// A layout.
  case layout
  /// A release file.
  case release
  /// The recipe that a PDF carries.
  case recipe

  /// What it describes, in one line.
  public var summary: String {
    switch self {
    case .theme: "a theme: colours, fonts, pens, ruling and frame"
    case .layout: "a layout: the arrangement of a page, or a book of layouts"
    case .release: "a release file: many editions of one or several lists"
    case .recipe: "the recipe that `inkleaf recipe` prints of a PDF"
    }
  }

  /// The schema as the text of a JSON file.
  public var text: String { text(own: .none) }

  /// Returns the schema as the text of a JSON file.
  ///
  /// - Parameter own: the names of one's own themes and layouts, which recipes may name.
  public func text(own: OwnNames) -> String { json(own: own).fileText }

  package var json: JSON { json(own: .none) }

  private func json(own: OwnNames) -> JSON {
    // Other files mean what is beside them, or built in.
    let parts = SchemaParts(own: self == .recipe ? own : .none)
    let schema =
      switch self {
      case .theme: Theme.schema(parts)
      case .layout: Layout.schema(parts)
      case .release: ReleaseFile.schema(parts)
      case .recipe: WrittenRecipe.schema(parts)
      }
    let head: [(String, JSON)] = [
      (JSON.schemaKey, "https://json-schema.org/draft/2020-12/schema"),
      ("title", .string("Inkleaf \(rawValue)")), ("description", .string(summary)),
    ]
    let named: JSON = ["type": "string", "description": "the address of this schema, for editors"]
    let members = (schema.object ?? []).map { member -> (String, JSON) in
      guard member.name == "properties", self != .recipe else { return (member.name, member.value) }
      let properties = (member.value.object ?? []).map { ($0.name, $0.value) }
      return (member.name, .object([(JSON.schemaKey, named)] + properties))
    }
    return .object(head + members + [("$defs", parts.all)])
  }
}
