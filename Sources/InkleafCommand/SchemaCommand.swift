import Inkleaf
import InkleafCommandLine

/// `inkleaf schema`: prints the JSON Schema of a kind of file, for editors and checkers.
enum SchemaCommand: Subcommand {
  static let description = Command(
    name: "schema",
    summary: "print the JSON Schema of a theme, a layout, a release file or an output",
    details: [
      "Editors that know the schema complete keys and mark what is wrong. Without NAME the schemas are"
        + " listed."
    ],
    operand: Operand(
      "NAME", "what the schema describes", values: .one(all.map(\.name)), isOptional: true),
    examples: [
      Tool.Note(
        "inkleaf schema theme > theme.schema.json",
        "makes a file that a theme can name as its \"$schema\"")
    ])

  /// All schemas, with what they describe.
  static let all: [(name: String, summary: String, text: @Sendable (OwnNames) -> String)] =
    FileSchema.allCases.map { schema in (schema.rawValue, schema.summary, schema.text(own:)) }
    + OutputSchema.allCases.map { schema in
      (schema.rawValue, schema.summary, { _ in schema.text })
    }

  static func run(_ arguments: Arguments) throws {
    if let schema = all.first(where: { $0.name == arguments.operand?.lowercased() }) {
      return try Main.show(schema.text(OwnInput.names))
    }
    let width = (all.map(\.name.count).max() ?? 0) + 2
    try Main.show(
      all.map { $0.name + String(repeating: " ", count: width - $0.name.count) + $0.summary + "\n" }
        .joined())
  }
}
