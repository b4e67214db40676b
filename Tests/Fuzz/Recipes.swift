@testable import Inkleaf
import InkleafGeometry
@testable import InkleafCommand
@testable import InkleafCommandLine
@testable import InkleafLists
@testable import InkleafPages
@testable import InkleafPlatform
@testable import InkleafRendering

// What says how a list is drawn: command lines and the recipes that PDFs carry. What was read, written
// and read again says the same, and lays a list out or says what is wrong.

/// Reads a PDF's recipe, and writes its pages as a book of ours that can be read again.
let pdf: Target = { bytes in
  if let drawing = try? PDFFile(reading: bytes), let count = try? drawing.pages().count {
    let page = PDFPage(label: "1", title: "1", size: Size(width: 9, height: 9), links: [])
    let metadata = PDFMetadata(
      title: "t", language: "en", created: "2026-10-01T00:00:00Z", isTagged: false,
      hasAllGlyphs: true)
    let book = PDFBook(metadata: metadata, pages: Array(repeating: page, count: min(count, 40)))
    var written: [UInt8] = []
    let none = PDFImages(of: Document(title: "t", page: Page(.a4), sheets: []))
    let plans = Array(repeating: PDFPlan(), count: book.pages.count)
    if (try? book.write(drawing: drawing, plans, none) { written += $0 }) != nil,
      try PDFFile(reading: written).pages().count != count
    {
      fatalError("pages are lost")
    }
  }
  guard let text = recipeText(in: bytes),
    let written = try WrittenRecipe(parsing: text, path: "fuzz.pdf")
  else { return }
  try layOut(Recipe().with(written.patch), list: written.list)
}

/// Reads words, a line each, as the command line of a page or a preview.
let command: Target = { bytes in
  let words = String(decoding: bytes, as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false
  ).map(String.init)
  guard case .run(let name, let arguments) = try Main.tool.parse(words), name == "render" else {
    return
  }
  var reader = ArgumentReader(arguments)
  let patch = reader.patch()
  _ = (reader.jobs(), reader.output(RenderCommand.output))
  try reader.end(RenderCommand.description)
  try layOut(Recipe().with(patch), list: arguments.operand ?? "list")
}

private let list = PromptList(
  title: "Fuzz", start: CalendarDate("2026-10-01"),
  prompts: ["Ink", "Bad Dog", "Contraption"].enumerated().map {
    Prompt(number: $0 + 1, text: $1)
  })

/// The installed fonts and no files.
private let resources = Resources(read: { (path, _) throws(SystemError) in
  throw SystemError(.read, path, reason: "there are no files")
})

/// Lays a list out, and looks whether the recipe, written down, is the same.
private func layOut(_ recipe: Recipe, list name: String) throws {
  let written = recipe.json(version: "1", list: name)
  do {
    let text = written.oneLine
    guard let again = try WrittenRecipe(parsing: text, path: "again"), again.list == name else {
      fatalError("not a recipe: \(text)")
    }
    let same = Recipe().with(again.patch)
    guard same == recipe, same.json(version: "1", list: name).oneLine == text else {
      fatalError("another recipe: \(text)")
    }
  } catch {
    fatalError("cannot be read again: \(error)\n\(written.text())")
  }
  let edition = try Edition(list, recipe, path: name, resources: resources)
  guard !edition.name.isEmpty, !edition.name.contains("/"), !edition.name.hasPrefix(".") else {
    fatalError("an edition called \"\(edition.name)\"")
  }
  for file in edition.files.files where file.name.contains("/") || file.name.hasPrefix(".") {
    fatalError("a file called \"\(file.name)\"")
  }
}
