import Inkleaf

extension Question {
  /// The cost of a month of single PNG files, on one thread and on two, and with more to draw.
  static let png = Question(
    title: "31 PNG files at 300 dpi", baseline: "Cairo's own writer on the same pages"
  ) { rounds in
    let month = try Month()
    var rows: [Row] = []
    for (name, theme, jobs) in [
      ("paper", "paper", 1), ("two jobs", "paper", 2), ("midnight", "midnight", 1),
      ("sumi", "sumi", 1), ("blueprint", "blueprint", 1),
    ] {
      rows.append(
        try await month.row(
          name, rounds, to: plainPixels, share: 31 / 4, month.edition(.named(theme))
        ) { try await month.publish($0, jobs: jobs) })
    }
    let screen = try month.edition(.paper, try PageSize(reading: "supernote-manta"))
    rows.append(
      try await month.row(
        "e-ink, 16 greys", rounds, to: plainPixels, share: 31 / 4, screen
      ) { try await month.publish($0) })
    return rows
  }

  /// The cost of a book that holds its background once.
  static let book = Question(
    title: "A book of 31 pages as PDF", baseline: "Cairo drawing all on each page"
  ) { rounds in
    let month = try Month()
    return [
      try await month.row(
        "book", rounds, to: { _ = PlainCairo.pdf($0, $0.sheets[...]) },
        month.edition(.paper, .a4, [.pdf], .book)
      ) { try await month.publish($0) }
    ]
  }

  /// The cost of single PDF files.
  static let pdf = Question(
    title: "31 PDF files", baseline: "Cairo's PDFs of the same pages"
  ) { rounds in
    let month = try Month()
    return [
      try await month.row("files", rounds, to: plainFiles, month.edition(.paper, .a4, [.pdf])) {
        try await month.publish($0)
      }
    ]
  }

  /// The cost of SVG files.
  static let svg = Question(
    title: "31 SVG files", baseline: "Cairo's PDFs of the same pages"
  ) { rounds in
    let month = try Month()
    return [
      try await month.row("files", rounds, to: plainFiles, month.edition(.paper, .a4, [.svg])) {
        try await month.publish($0)
      }
    ]
  }

  /// Draws only four pages, because all of them would take most of the benchmark's time.
  private static let plainPixels: @Sendable (Document) -> Void = { document in
    for sheet in document.sheets.prefix(4) { _ = PlainCairo.png(document, sheet, dpi: 300) }
  }

  private static let plainFiles: @Sendable (Document) -> Void = { document in
    for index in document.sheets.indices {
      _ = PlainCairo.pdf(document, document.sheets[index...index])
    }
  }
}

extension Month {
  fileprivate func row(
    _ name: String, _ rounds: Int, to plain: (Document) -> Void, share: Double = 1,
    _ edition: Edition, _ draw: (Edition) async throws -> Void
  ) async throws -> Question.Row {
    let times = try await paired(
      rounds: rounds, baseline: { plain(edition.document) },
      measured: { try await draw(edition) })
    return Question.Row(name: name, baseline: times.baseline * share, measured: times.measured)
  }
}
