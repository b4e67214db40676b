import InkleafCairo
import Foundation
import Inkleaf
import InkleafRendering

/// The pages that are drawn: a month of them, A4 with dots.
struct Month: Sendable {
  var list: PromptList
  var typesetter: Typesetter
  var studio: Studio

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
    studio = Studio(typesetter: typesetter, dpi: 300, created: "2026-10-01T00:00:00Z")
  }

  static func read() throws -> PromptList {
    try ReadList(parsing: text, path: "month", title: "A month").list
  }

  func document(_ theme: Theme = .paper, _ size: PageSize = .a4) throws -> Document {
    var theme = theme
    theme.ruling = Ruling.all.first { $0.name == "dots" } ?? theme.ruling
    return try Document(
      list, layout: .classic, page: Page(size), theme: theme,
      words: CalendarWords(language: list.language), metrics: typesetter)
  }

  /// Writes files into a folder that is gone afterwards.
  func publish(
    _ document: Document, _ format: Format, isBook: Bool = false, jobs: Int = 1
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let edition = Edition(
      document, formats: [format], book: isBook ? "book" : nil, singles: !isBook)
    _ = try await edition.publish(to: folder, studio: studio, jobs: jobs)
  }
}
