import Inkleaf
import InkleafCommandLine
import InkleafPlatform

/// `inkleaf recipe`: what a PDF was made from.
enum RecipeCommand: Subcommand {
  static let command = Option(flag: "command", "print the command line that makes the same")

  static let description = Command(
    name: "recipe",
    summary: "print what a PDF was made from: list, layout, theme, size and the rest",
    details: [
      "Every PDF carries this in its metadata. `inkleaf render --from FILE.pdf --list NEXT` repeats it"
        + " with another list."
    ],
    operand: Operand("PDF", "a PDF that inkleaf made", values: .file),
    options: [command],
    examples: [Tool.Note("inkleaf recipe inktober-2026.pdf", "prints the recipe as JSON")])

  /// The largest PDF that is looked at, in bytes: one with a page for each day of a year has a few million.
  private static let largestFile = 256 << 20

  static func run(_ arguments: Arguments) throws {
    let path = arguments.operand ?? ""
    // What it names need not be here to be shown.
    guard arguments.has(command) else {
      let text = try text(of: path)
      guard let json = WrittenRecipe.json(in: text) else { throw noRecipe(text, in: path) }
      return try Main.show(json.fileText)
    }
    let written = try recipe(of: path)
    // Options may follow, unless the list's name looks like one.
    let list = written.list
    let words =
      ["inkleaf", "render"] + Recipe().with(written.patch).commandLine
      + (list.hasPrefix("-") && list != "-" ? ["--", list] : [list])
    let line = words.map(\.shellWord).joined(separator: " ")
    // A stranger's file must not put signs into a shell that are not seen.
    guard line.printable == line, !line.contains(where: \.isNewline) else {
      throw InkleafError.data([
        Diagnostic(
          path: path,
          message:
            "its recipe has signs that are not seen; print it without --command to see where")
      ])
    }
    try Main.show(line + "\n")
    for (option, file) in written.patch.paths {
      Main.warn("the recipe reads the file \(file) (--\(option)); see that you want that")
    }
  }

  /// The recipe that a PDF carries, or that a file of JSON is.
  static func recipe(of path: String) throws -> WrittenRecipe {
    let text = try text(of: path)
    guard let recipe = try WrittenRecipe(parsing: text, path: path, own: OwnInput.names) else {
      throw noRecipe(text, in: path)
    }
    return recipe
  }

  /// The text of a recipe, as a PDF carries it or as `inkleaf recipe` prints it.
  private static func text(of path: String) throws -> String {
    let bytes = try readFile(path, limit: largestFile)
    if bytes.starts(with: "PK".utf8) {
      let message = "this is an archive; unpack it, and give one of its PDFs"
      throw InkleafError.data([Diagnostic(path: path, message: message)])
    }
    if let text = recipeText(in: bytes) { return text }
    let isJSON =
      bytes.count <= largestRecipe && bytes.first { !" \t\r\n".utf8.contains($0) } == 0x7B
    return isJSON ? String(decoding: bytes, as: UTF8.self) : ""
  }

  private static func noRecipe(_ text: String, in path: String) -> InkleafError {
    let message =
      text.isEmpty
      ? "no recipe found; give an unmodified PDF made by inkleaf"
      : "not a recipe, which has \"inkleaf\", \"list\" and \"options\" as `inkleaf recipe` prints them"
    return .data([Diagnostic(path: path, message: message)])
  }
}
