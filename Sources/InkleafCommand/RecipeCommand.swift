import Commands
import Inkleaf
import Platform
import Rendering

/// `inkleaf recipe`: what a PDF was made from.
enum RecipeCommand: Subcommand {
  static let description = Command(
    name: "recipe",
    summary: "print what a PDF was made from: list, layout, theme, size and the rest",
    details: [
      "Every PDF carries this among its keywords. `inkleaf render --from FILE.pdf --list NEXT` makes"
        + " the same of another list."
    ],
    operand: Operand("PDF", "a PDF that inkleaf made", values: .file),
    examples: [Tool.Note("inkleaf recipe inktober-2026.pdf", "prints the recipe as JSON")])

  /// The largest PDF that is looked at, in bytes.
  private static let largestFile = 1 << 30

  static func run(_ arguments: Arguments) async throws(Failure) {
    try Main.show(try recipe(of: arguments.operand ?? "").json.text() + "\n")
  }

  /// The recipe that a PDF carries.
  static func recipe(of path: String) throws(Failure) -> Recipe {
    let bytes = try content(of: path, limit: largestFile)
    guard let text = Rendering.recipe(of: bytes), let recipe = Recipe(text) else {
      throw Failure(
        lines: [
          "\(path): error: there is no recipe in it; give a PDF that inkleaf made, and no other"
            + " program changed"
        ], code: .badData)
    }
    return recipe
  }
}
