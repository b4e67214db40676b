import Foundation
import Inkleaf

/// The pages to draw: a month of A4 pages with dots.
struct Month: Sendable {
  var list: PromptList
  var typesetter: Typesetter

  private static let words = [
    "Gargoyle", "Scurry", "Bat", "Scallop", "Flame", "Bouquet", "Trip", "Match", "Nest", "Crabby",
    "Eagle", "Forget", "Kind", "Empty", "Armadillo", "Fowl", "Salty", "Scrape", "Ponytail", "Bluff",
    "Bad Dog", "Heist", "Booger", "Fairy", "Tempting", "Ego", "Snack", "Camping", "Uh-oh", "Gear",
    "Farm",
  ]

  static let text = Array(
    ("title: A month\nstart: 2026-10-01\n\n"
      + words.enumerated().map { "\($0 + 1). \($1)\n" }.joined()).utf8)

  init() throws {
    list = try Month.read()
    typesetter = Typesetter(language: list.language)
  }

  static func read() throws -> PromptList {
    try ReadList(parsing: text, path: "month", title: "A month").list
  }

  /// The month with dots, in a theme on a page size.
  func edition(
    _ theme: Reference<Theme> = .paper, _ size: PageSize = .a4, _ formats: [Format] = [.png],
    _ binding: Recipe.Binding = .single
  ) throws -> Edition {
    var recipe = Recipe(size: size, theme: theme, formats: formats, binding: binding)
    recipe.changes = [ThemeChange("ruling", "dots")]
    return try Edition(list, recipe)
  }

  /// Writes files into a temporary folder and removes it.
  func publish(_ edition: Edition, jobs: Int = 1) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await edition.publish(to: folder, jobs: jobs)
  }
}
