import Foundation
import InkleafGeometry
@testable import Inkleaf
@testable import InkleafLists
@testable import InkleafPages
import Support
import Testing

@testable import InkleafRendering

/// Files of sheets of paper: pages as they are alone, at their places.
@Suite struct SheetFileTests {
  static let list = PromptList(
    title: "Month", start: CalendarDate("2026-10-01"),
    prompts: ["Gargoyle", "jigsaw", "Ångström", "Égypte"].enumerated().map {
      Prompt(number: $0.offset + 1, text: $0.element)
    })

  /// A recipe for pages of whole pixels at 127 dpi: 5 pixels are a millimetre.
  func recipe(_ scheme: String, theme: String, _ change: (inout Recipe) -> Void = { _ in }) throws
    -> Recipe
  {
    var recipe = Recipe(size: try PageSize(reading: "60x80mm"), theme: .named(theme))
    recipe.dpi = 127
    recipe.sheets.scheme = try Scheme(reading: scheme)
    recipe.sheets.papers = [try PageSize(reading: "300x200mm")]
    recipe.sheets.marks = []
    change(&recipe)
    return recipe
  }

  func png(_ edition: Edition, _ name: String) throws -> DecodedPNG {
    let file = try #require(edition.files.files.first { $0.name == name })
    return try DecodedPNG(edition.files.bytes(of: file, edition.settings))
  }

  /// The objects of an edition's first PDF as text.
  private func plainText(of edition: Edition) throws -> String {
    let file = try #require(edition.files.files.first)
    return try withScratchFolder { folder in
      try Data(try edition.files.bytes(of: file, edition.settings))
        .write(to: folder.appending(path: "s.pdf"))
      try shell(["qpdf", "--qdf", "--object-streams=disable", "s.pdf", "q.pdf"], in: folder)
      return String(
        decoding: try Data(contentsOf: folder.appending(path: "q.pdf")), as: UTF8.self)
    }
  }

  /// A viewer prints what is made for paper at its size, and turns sheets at the right edge.
  @Test(arguments: [
    ("booklet", nil, "DuplexFlipShortEdge"), ("cards", Duplex.long, "DuplexFlipLongEdge"),
    ("zine", nil, nil),
  ])
  func filesSayHowToPrintThem(_ scheme: String, _ duplex: Duplex?, _ edge: String?) throws {
    let edition = try Edition(
      Self.list,
      recipe(scheme, theme: "paper") {
        $0.formats = [.pdf]
        $0.binding = .book
        $0.sheets.duplex = duplex
      })
    let text = try plainText(of: edition)
    #expect(text.contains("/PrintScaling /None"))
    #expect(text.contains("/Duplex ") == (edge != nil))
    if let edge { #expect(text.contains("/Duplex /\(edge)")) }
  }

  /// The outline of a book has the list's headings above its days, or its months where these are many.
  @Test func outlinesHaveChapters() throws {
    func outline(_ list: PromptList) throws -> [Substring] {
      var recipe = Recipe()
      (recipe.formats, recipe.binding) = ([.pdf], .book)
      let edition = try Edition(list, recipe)
      let file = try #require(edition.files.files.first)
      return try withScratchFolder { folder in
        try Data(try edition.files.bytes(of: file, edition.settings))
          .write(to: folder.appending(path: "s.pdf"))
        // A line is a sign for open or closed, tabs for the level, the title and the page.
        return try shell(["mutool", "show", "s.pdf", "outline"], in: folder).output
          .split(separator: "\n").map { $0.prefix { $0 != "#" }.dropLast() }
      }
    }
    let parts = (1...4).map { number in
      var prompt = Prompt(number: number, text: "Word")
      prompt.group = number < 3 ? "Sea" : "Town"
      return prompt
    }
    #expect(
      try outline(PromptList(title: "t", prompts: parts)) == [
        "-\t\"Sea\"", "|\t\t\"1 Word\"", "|\t\t\"2 Word\"", "-\t\"Town\"", "|\t\t\"3 Word\"",
        "|\t\t\"4 Word\"",
      ])
    func days(_ count: Int) -> PromptList {
      PromptList(
        title: "t", start: CalendarDate("2026-10-01"),
        prompts: (1...count).map { Prompt(number: $0, text: "Word") })
    }
    #expect(try outline(days(62)).allSatisfy { $0.hasPrefix("|\t\"") })
    let quarter = try outline(days(92))
    #expect(
      quarter.filter { $0.hasPrefix("+") }
        == ["October", "November", "December"].map { "+\t\"\($0) 2026\"" })
    #expect(quarter.count { $0.hasPrefix("|\t\t") } == 92)
  }

  /// Readers of a book that is bound at the right turn its pages to the right.
  @Test(arguments: [(Spine.right, true), (.left, false), (nil, false)] as [(Spine?, Bool)])
  func booksSayWhereTheyAreBound(_ spine: Spine?, _ isAtRight: Bool) throws {
    var recipe = Recipe()
    (recipe.formats, recipe.binding, recipe.sheets.spine) = ([.pdf], .book, spine)
    let edition = try Edition(Self.list, recipe)
    let text = try plainText(of: edition)
    #expect(text.contains("/Direction /R2L") == isAtRight)
  }

  @Test(arguments: [
    ("zine", "paper"), ("booklet", "midnight"), ("2x2", "sumi"), ("cards", "e-ink"),
  ])
  func pagesHaveTheirOwnPixels(_ scheme: String, _ theme: String) throws {
    let sheets = try Edition(Self.list, recipe(scheme, theme: theme))
    let alone = try Edition(Self.list, recipe(scheme, theme: theme) { $0.sheets = SheetWishes() })
    let pages = try alone.document.sheets.map { try png(alone, "\($0.name).png") }
    var compared = 0
    for side in sheets.impositions[0].sides {
      let picture = try png(sheets, "\(side.name).png")
      for place in side.places {
        let page = pages[place.page]
        let (left, top) = (
          Int((place.trim.left * 127 / 72).rounded()), Int((place.trim.top * 127 / 72).rounded())
        )
        func pixel(_ png: DecodedPNG, _ x: Int, _ y: Int) -> [UInt8] {
          let start = (y * png.width + x) * png.components
          let parts = Array(png.bytes[start..<start + png.components])
          return parts.count == 1 ? [parts[0], parts[0], parts[0]] : parts
        }
        var differing = 0
        for y in 0..<page.height {
          for x in 0..<page.width {
            let own =
              place.isTurned
              ? pixel(page, page.width - 1 - x, page.height - 1 - y) : pixel(page, x, y)
            if pixel(picture, left + x, top + y) != own { differing += 1 }
          }
        }
        #expect(differing == 0, "\(side.name), page \(place.page)")
        compared += 1
      }
    }
    #expect(compared == 4)
  }

  /// A picture of sheets has a ground of its own, with white sheets on it.
  @Test func previewsHaveAGround() throws {
    let edition = try Edition(Self.list, recipe("zine", theme: "paper"))
    let picture = SheetPreview(
      edition.document, edition.impositions[0], edition.recipe.sheets, isRightToLeft: false
    ).picture(metrics: edition.settings.typesetter)
    let files = FileSet(
      edition.document, on: [picture], formats: [.png], book: nil, singles: true)
    try #require(files.files.map(\.name) == ["preview.png"])
    let png = try DecodedPNG(files.bytes(of: files.files[0], edition.settings))
    #expect(Array(png.bytes[..<3]) == [0xF1, 0xF0, 0xEE])
    // Two thirds of a gap below and right of the first sheet's corner.
    let inside = (Int(30 * 127 / 25.4) * png.width + Int(12 * 127 / 25.4)) * 3
    #expect(Array(png.bytes[inside..<inside + 3]) == [255, 255, 255])
  }

  /// Each paper has a set of files of its own; PDFs hold all sides, other formats one each.
  @Test func filesAreNamedByPaperAndSide() throws {
    let edition = try Edition(
      Self.list,
      recipe("booklet", theme: "paper") { recipe in
        recipe.sheets.papers = [.a4, .letter]
        recipe.formats = [.pdf, .png]
      }, path: "month.txt")
    #expect(
      edition.files.files.map(\.name) == [
        "month-a4.pdf", "a4-sheet-01-front.png", "a4-sheet-01-back.png", "month-letter.pdf",
        "letter-sheet-01-front.png", "letter-sheet-01-back.png",
      ])
  }

  @Test func marksWithoutRoomAreTold() throws {
    let edition = try Edition(
      Self.list,
      recipe("booklet", theme: "paper") { recipe in
        recipe.sheets.papers = [try! PageSize(reading: "120x80mm")]
        recipe.sheets.marks = [.crop, .cut, .staple, .slug]
        recipe.sheets.hasRuler = true
      })
    let told = edition.warnings.filter { $0.kind == .doubtfulSheets }.map(\.diagnostic.message)
    #expect(told.count == 4 && told[0].contains("crop marks") && told[2].contains("ruler"))
    // On paper of the pages' size there is nothing to cut.
    #expect(told[3].hasPrefix("these sheets have no place for cut marks"))
  }

  /// Text that is readable on its page may not be so on a sheet on which pages shrink.
  @Test func textOfShrunkPagesIsMeasured() throws {
    func warnings(_ paper: String) throws -> [String] {
      try Edition(
        Self.list,
        recipe("booklet", theme: "paper") { recipe in
          recipe.size = .a4
          recipe.sheets.papers = [try! PageSize(reading: paper)]
          recipe.sheets.mayShrink = true
        }
      ).warnings.filter { $0.kind == .smallText }.map(\.diagnostic.message)
    }
    #expect(try warnings("a3").isEmpty)
    // A little smaller is what was asked for.
    #expect(try warnings("380x270mm").isEmpty)
    let small = try warnings("a5")
    #expect(small.count == 1 && small[0].contains("a4 shrunk to 50 %; take a larger --paper"))
  }

  /// Sheets of other days stand beside each other.
  @Test func filesOfDaysAreNamedByThem() throws {
    let edition = try Edition(
      Self.list,
      recipe("booklet", theme: "paper") { recipe in
        recipe.days = try! DaySelection(reading: "1-3")
        recipe.formats = [.pdf, .png]
      }, path: "month.txt")
    #expect(
      edition.files.files.map(\.name) == [
        "month-days-1-3.pdf", "days-1-3-sheet-01-front.png", "days-1-3-sheet-01-back.png",
      ])
  }

  /// Sheets without paper keep what is behind them visible.
  @Test func transparentSheetsHaveNoPaper() throws {
    let edition = try Edition(
      Self.list,
      recipe("2x2", theme: "paper") { recipe in
        recipe.isTransparent = true
        recipe.formats = [.png, .svg]
      })
    let picture = try png(edition, "sheet-01-front.png")
    let opacities = stride(
      from: picture.components - 1, to: picture.bytes.count, by: picture.components
    ).map { picture.bytes[$0] }
    #expect(picture.components.isMultiple(of: 2))
    #expect(opacities.contains(0) && opacities.contains(255))
  }

  /// A list without dates has no date in the line beside the pages.
  @Test func slugsHaveNoInventedDate() throws {
    func slug(_ list: PromptList) throws -> String {
      let edition = try Edition(
        list, recipe("booklet", theme: "paper") { $0.sheets.marks = [.slug] })
      return edition.impositions[0].sides[0].marks.compactMap { mark in
        if case .text(let line) = mark { line.text } else { nil }
      }.joined()
    }
    #expect(try slug(Self.list).contains("front · 2026-10-01"))
    let undated = PromptList(title: "Month", prompts: [Prompt(number: 1, text: "Ink")])
    #expect(try !slug(undated).contains("1970"))
  }

  @Test func wishesForSheetsNeedSheets() throws {
    let error = #expect(throws: InkleafError.self) {
      try Edition(
        Self.list,
        recipe("booklet", theme: "paper") { recipe in
          recipe.sheets.scheme = nil
          recipe.sheets.papers = []
          recipe.sheets.hasRuler = true
        })
    }
    #expect(
      error?.description.contains(
        "--marks, --ruler are for sheets of paper; give --sheets or --paper too") == true)
  }

  /// Two editions that differ only in their sheets are not the same.
  @Test func fingerprintsKnowTheSheets() throws {
    let sums = try ["booklet", "zine", "2x2"].map { scheme in
      try Fingerprints().fingerprint(of: Edition(Self.list, recipe(scheme, theme: "paper"))).pages
    }
    #expect(Set(sums).count == 3)
  }
}
