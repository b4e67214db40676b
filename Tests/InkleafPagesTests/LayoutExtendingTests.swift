import Foundation
import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// Layouts that extend others: items are changed, added and removed by name.
@Suite struct LayoutExtendingTests {
  /// Reads a layout that may name these other files.
  func layout(_ text: String, beside others: [String: String] = [:]) throws(Diagnostics) -> Layout {
    try Layout(
      parsing: Array(text.utf8), path: "sub/mine.json",
      files: ThemeFiles(
        read: { (path) throws(UsageProblem) in
          guard let text = others[path] else {
            throw UsageProblem("\(path): there is no such file")
          }
          return Array(text.utf8)
        }, colors: { (_) throws(UsageProblem) in throw UsageProblem("no pictures") }))
  }

  func errors(_ text: String, beside others: [String: String] = [:]) -> [String] {
    do throws(Diagnostics) {
      _ = try layout(text, beside: others)
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  static let base = """
    { "columns": ["auto", "fill"], "rows": ["auto", "fill", "auto"], "items": [
      { "item": "number", "rowSpan": 3 }, { "item": "prompt", "column": 2 },
      { "item": "frame", "row": 2, "column": 2 },
      { "item": "text", "name": "title", "text": "{title}", "row": 3, "column": 2 }] }
    """

  /// The items of a layout's grid: name, row, column, spans.
  func cells(_ layout: Layout) -> [String] {
    layout.variants[0].grid.cells.map {
      "\($0.name) \($0.row),\($0.column) \($0.rowSpan)x\($0.columnSpan)"
    }
  }

  /// A fault is told once, though a change is made to each arrangement.
  @Test(arguments: [
    (
      #"{ "extends": "classic", "items": [{ "name": "date", "colour": "accent" }] }"#,
      #"1:63: error: unknown key "colour": did you mean color?"#
    ),
    (
      #"{ "extends": "classic", "zzzzzz": 1 }"#,
      #"1:35: error: unknown key "zzzzzz": the keys here are name, extends, summary, page, pages, label, variants, for, margin, drawing, columns, rows, columnGap, rowGap, mirror, items"#
    ),
    (
      #"{ "extends": "classic", "margin": "1u", "margin": "3u" }"#,
      #"1:51: error: "margin" occurs twice; remove one"#
    ),
    (
      #"{ "extends": "classic", "items": [{ "name": "date", "size": "1u", "size": "2u" }] }"#,
      #"1:75: error: "size" occurs twice; remove one"#
    ),
    (
      #"{ "extends": "classic", "items": [{ "item": "rule", "above": "frame", "below": "frame" }] }"#,
      #"1:80: error: "above" and "below" conflict; keep one"#
    ),
    (
      #"{ "extends": "classic", "items": [{ "item": "rule", "in": "frame" }] }"#,
      #"1:59: error: "frame" is no group that an item can be put in; write above, below, before or after"#
    ),
  ])
  func eachFaultIsToldOnce(_ text: String, _ error: String) {
    #expect(errors(text) == ["sub/mine.json:" + error])
  }

  /// Items of one's own that share the name of their kind change together, which is told.
  @Test(arguments: [
    (#""name": "group", "columnGap": "2u""#, "all of them change"),
    (#""item": "rule", "below": "group""#, "one of them is taken"),
  ])
  func sharedNamesAreDoubted(_ change: String, _ effect: String) throws {
    let base = """
      { "rows": ["auto", "fill", "auto"], "items": [
        { "item": "group", "items": [{ "item": "prompt" }] }, { "item": "frame", "row": 2 },
        { "item": "group", "row": 3, "items": [{ "item": "date" }] }] }
      """
    let mine = try layout(
      "{ \"extends\": \"base.json\", \"items\": [{ \(change) }] }", beside: ["sub/base.json": base])
    #expect(
      mine.doubtsOfFile == [
        "2 items of base.json are called \"group\", and \(effect); give each a \"name\" there"
      ])
  }

  /// Too few rows are one fault of the file that gives them, not one of each item that they leave without a place.
  @Test func tooFewRowsAreOneFault() {
    #expect(
      errors(#"{ "extends": "classic", "rows": ["auto", "fill"] }"#) == [
        "sub/mine.json:1:33: error: the items of classic need 6 rows, not 2; write 6, or move or remove items"
      ])
    #expect(
      errors(
        #"{ "extends": "base.json", "columns": ["fill"], "items": [{ "name": "frame", "row": 9 }] }"#,
        beside: ["sub/base.json": Self.base]) == [
          "sub/mine.json:1:38: error: the items of base.json need 2 columns, not 1; write 2, or move or remove items",
          "sub/mine.json:1:84: error: row 9 does not exist; the grid has 3 rows",
        ])
    #expect(
      errors(#"{ "extends": "classic", "rows": ["auto", "auto", "fill", "fill", "fill", "auto"] }"#)
        .isEmpty)
    #expect(
      errors(#"{ "extends": "classic", "rows": ["auto", "auto", "auto", "auto", "fill", "auto"] }"#)
        .map { $0.prefix(60) } == [
          "sub/mine.json:1:50: error: the item \"frame\" has no height of"
        ])
  }

  /// A change of an item that only some shapes of pages have is doubted, as it does nothing on the others.
  @Test func changesOfSomeShapesAreDoubted() throws {
    let note = try layout(
      #"{ "extends": "classic", "items": [{ "item": "text", "text": "Hello", "below": "note" }] }"#)
    #expect(
      note.doubts(metrics: FixedMetrics()).first
        == "no item of classic is called \"note\" on pages that are portrait, square, landscape, tiny; there this changes nothing"
    )
    let date = try layout(
      #"{ "extends": "classic", "items": [{ "name": "date", "color": "ink" }] }"#)
    #expect(date.doubts(metrics: FixedMetrics()).isEmpty)
  }

  @Test func aLayoutThatChangesNothingIsTheOther() throws {
    for name in ["classic", "notes", "calendar"] {
      var same = try layout(#"{ "extends": "\#(name)" }"#)
      let other = try Layout(named: name)
      #expect(same.name == "mine")
      (same.name, same.summary) = (other.name, other.summary)
      #expect(same == other, "\(name)")
    }
  }

  @Test func oneLineReplacesAddsOrRemovesAnItem() throws {
    let others = ["sub/base.json": Self.base]
    func changed(_ items: String) throws -> [String] {
      try cells(layout(#"{ "extends": "./base.json", "items": [\#(items)] }"#, beside: others))
    }
    #expect(
      try changed("") == [
        "number 0,0 3x1", "prompt 0,1 1x1", "frame 1,1 1x1", "text 2,1 1x1",
      ])
    #expect(try changed(#"{ "name": "number", "item": "none" }"#).count == 3)
    // What is beside reaches over the new row, and what is below moves down. Items are in the order of reading.
    #expect(
      try changed(#"{ "item": "rule", "below": "frame" }"#) == [
        "number 0,0 4x1", "prompt 0,1 1x1", "frame 1,1 1x1", "rule 2,1 1x1", "text 3,1 1x1",
      ])
    #expect(
      try changed(#"{ "item": "rule", "above": "prompt", "wide": true }"#) == [
        "number 1,0 3x1", "rule 0,0 1x2", "prompt 1,1 1x1", "frame 2,1 1x1", "text 3,1 1x1",
      ])
    #expect(
      try changed(#"{ "item": "rule", "before": "frame" }"#) == [
        "number 0,0 3x1", "prompt 0,1 1x2", "rule 1,1 1x1", "frame 1,2 1x1", "text 2,1 1x2",
      ])
    // Another kind keeps the place; other keys keep what they do not name.
    #expect(
      try changed(#"{ "name": "frame", "item": "panels", "rows": 3 }"#)[2] == "panels 1,1 1x1")
    let text =
      try layout(
        ##"{ "extends": "./base.json", "items": [{ "name": "title", "size": "1u" }] }"##,
        beside: others
      ).variants[0].grid.cells[3].item as? TextItem
    #expect(text?.size == Length(1, .unit) && text?.wordings == ["{title}"])
  }

  /// What is added beside a frame keeps the frame's distance to its neighbours, unless it names its own.
  @Test func addedItemsKeepTheMarginOfTheirNeighbour() throws {
    func margin(_ place: String) throws -> CellMargin? {
      let text = #"{ "extends": "classic", "items": [{ "item": "rule", \#(place) }] }"#
      return try layout(text).variants[0].grid.cells.first { $0.name == "rule" }?.margin
    }
    let frame = try #require(
      Layout(named: "classic").variants[0].grid.cells.first { $0.item is FrameItem })
    let (below, after) = (try margin(#""below": "frame""#), try margin(#""after": "frame""#))
    #expect(below?.bottom == frame.margin.bottom && below?.top.number == 0)
    #expect(after?.bottom == frame.margin.bottom && after?.top == frame.margin.top)
    #expect(try margin(#""below": "frame", "margin": { "bottom": "2u" }"#)?.bottom.number == 2)
    // So a page with arrows has room for them.
    let frames = try layout(
      #"{ "extends": "classic", "items": [{ "item": "frame", "below": "frame", "extent": "6u" }] }"#
    )
    for size in try ["a4", "letter", "a6"].map({ try PageSize(reading: $0) }) {
      #expect(try frames.arrange(board(Page(size))).count(where: { $0.name == "frame" }) == 2)
    }
  }

  func board(_ page: Page) -> Board {
    let list = PromptList.sample(["Owl", "Fox", "Cat"])
    return Board(
      list: list, page: page, theme: .paper, palette: Theme.paper.light,
      letterings: Letterings(FixedMetrics()), words: .english, sheets: list.prompts.map { [$0] },
      book: BookPlaces(of: 3), hasLinks: true)
  }

  /// A column that is as wide as what is in it has room for a picture, too.
  @Test(arguments: [#""after": "prompt""#, #""in": "footer""#])
  func addedImagesAreDrawn(_ place: String) throws {
    let text =
      #"{ "extends": "classic", "items": [{ "item": "image", "source": "a.png", \#(place) }] }"#
    let layout = try Layout(
      parsing: Array(text.utf8), path: "mine.json",
      files: ThemeFiles(
        read: { _ in ThemeTests.header(30, 40) },
        colors: { _ in Picture.Colors(mean: Color(0x404040), rms: Color(0x404040)) }))
    let image = try #require(
      layout.arrange(board(Page(.a4))).first { $0.name == "image" })
    #expect(abs(image.box.width - 2 * 210 / 24 * pointsPerMillimetre) < 1e-6)
  }

  @Test func everyArrangementIsChanged() throws {
    let layout = try layout(
      #"{ "extends": "classic", "drawing": "30%", "items": [{ "item": "rule", "below": "frame" }] }"#
    )
    #expect(layout.variants.count == 3 && layout.variants.allSatisfy { $0.drawing == 0.3 })
    for variant in layout.variants {
      #expect(variant.grid.cells.map(\.name).contains("rule"))
    }
  }

  /// Keys of an arrangement change no book.
  @Test func aBookHasNoArrangement() {
    #expect(
      errors(#"{ "extends": "journal", "margin": "40u", "columns": 16 }"#).map {
        $0.components(separatedBy: ": error: ").last
      } == [
        #"the layout journal is a book and has no "margin"; change its parts"#,
        #"the layout journal is a book and has no "columns"; change its parts"#,
      ])
  }

  /// What replaces the arrangement of the other takes nothing from it.
  @Test func variantsReplaceAnArrangement() throws {
    let change = """
      { "extends": "base.json",
        "variants": [{ "rows": ["auto", "fill"], "items": [{ "item": "frame", "row": 2 }] }] }
      """
    #expect(errors(change, beside: ["sub/base.json": Self.base]) == [])
    #expect(
      try cells(layout(change, beside: ["sub/base.json": Self.base])) == ["frame 1,0 1x1"])
  }

  /// Beside changes of items, an arrangement for some pages comes before those of the other layout.
  @Test func variantsComeBeforeThoseThatAreChanged() throws {
    let change = """
      { "extends": "classic", "items": [{ "item": "rule", "below": "frame" }],
        "variants": [{ "for": ["landscape"], "items": [{ "item": "frame" }] }] }
      """
    #expect(errors(change) == [])
    let (layout, classic) = (try layout(change), try Layout(named: "classic"))
    #expect(layout.variants.count == classic.variants.count + 1)
    #expect(layout.variants[0].shapes == [.landscape])
    #expect(layout.variants[0].grid.cells.map(\.name) == ["frame"])
    for variant in layout.variants.dropFirst() {
      #expect(variant.grid.cells.map(\.name).contains("rule"))
    }
    let wrong = #"{ "extends": "classic", "items": [], "variants": 1 }"#
    #expect(!errors(wrong).isEmpty)
  }

  /// The manual's promise: a signature line and a field for tools in few lines.
  @Test func aSignatureLineIsAFewLines() throws {
    let text = """
      {
        "extends": "classic",
        "items": [
          { "item": "field", "label": "tools", "below": "frame", "margin": { "bottom": "0.5u" } },
          { "item": "field", "label": "signature", "in": "footer", "row": 2, "columnSpan": 3 }
        ]
      }
      """
    #expect(text.split(separator: "\n").count <= 8)
    let names = try layout(
      text.replacing(#""in": "footer", "row": 2, "columnSpan": 3"#, with: #""above": "footer""#)
    ).variants.map { $0.grid.cells.count }
    #expect(names.count == 3)
  }

  @Test func faultsSayInWhichFile() {
    let broken = #"{ "items": [{ "item": "frme" }] }"#
    #expect(
      errors(#"{ "extends": "./base.json" }"#, beside: ["sub/base.json": broken]) == [
        #"sub/base.json:1:23: error: unknown item "frme": did you mean frame?"#
      ])
    let others = ["sub/base.json": Self.base]
    #expect(
      errors(
        #"{ "extends": "./base.json", "items": [{ "name": "titel", "size": "1u" }] }"#,
        beside: others)
        == [
          #"sub/mine.json:1:49: error: unknown name of an item "titel": did you mean title?"#
        ])
    #expect(
      errors(
        #"{ "extends": "./base.json", "items": [{ "item": "rule", "below": "zzz" }] }"#,
        beside: others) == [
          #"sub/mine.json:1:66: error: unknown name of an item "zzz": the items of ./base.json are number, prompt, frame, title"#
        ])
    #expect(
      errors(#"{ "extends": "clasic" }"#, beside: others).first?.contains("did you mean classic")
        ?? false)
    #expect(
      errors(#"{ "extends": "./none.json", "items": [{ "item": "frame" }] }"#)
        == [
          "sub/mine.json:1:14: error: sub/none.json: there is no such file",
          #"sub/mine.json:1:1: error: the key "items" is missing: the items in the rows"#,
        ].filter { !$0.contains("missing") })
  }

  /// What would be passed over is told: an item that is not there, and keys of what is replaced.
  @Test(arguments: [
    (#""items": [{ "name": "titel", "item": "none" }]"#, "unknown name of an item \"titel\""),
    (
      #""rows": ["auto"], "variants": [{ "items": [{ "item": "frame" }] }]"#,
      "\"rows\" changes the layout classic, which is replaced here"
    ),
    (
      #""parts": ["cover"], "variants": [{ "items": [{ "item": "frame" }] }]"#,
      "\"parts\" changes the layout classic, which is replaced here"
    ),
    (#""items": [{ "item": "rule", "below": "frame", "wide": 1 }]"#, "expected true or false"),
  ])
  func nothingIsPassedOver(_ change: String, _ expected: String) {
    let found = errors(#"{ "extends": "classic", \#(change) }"#)
    #expect(found.contains { $0.contains(expected) }, "\(found)")
  }

  @Test func circlesAreTold() {
    let ring = [
      "sub/a.json": #"{ "extends": "./b.json" }"#, "sub/b.json": #"{ "extends": "a.json" }"#,
    ]
    #expect(
      errors(#"{ "extends": "./a.json" }"#, beside: ring) == [
        "sub/b.json:1:14: error: sub/a.json extends or contains itself through sub/b.json"
      ])
    #expect(
      errors(#"{ "parts": ["./mine.json"] }"#, beside: ring) == [
        "sub/mine.json:1:13: error: sub/mine.json extends or contains itself"
      ])
    let deep = Dictionary(
      uniqueKeysWithValues: (0..<30).map {
        ("sub/\($0).json", #"{ "extends": "./\#($0 + 1).json" }"#)
      })
    #expect(errors(#"{ "extends": "./0.json" }"#, beside: deep).count == 1)
    let nested = ["sub/a.json": #"{ "parts": ["classic"] }"#]
    #expect(
      errors(#"{ "parts": ["cover", "./a.json"] }"#, beside: nested) == [
        "sub/mine.json:1:22: error: ./a.json is a book, and a book cannot contain one; list its parts instead"
      ])
  }

  /// An item in a group has a place of its own there.
  @Test(arguments: ["text", "rule", "field"])
  func anItemInAGroupHasItsPlace(_ kind: String) throws {
    let keys = ["text": #", "text": "{month}""#, "rule": "", "field": #", "label": "name""#]
    let layout = try layout(
      #"{ "extends": "classic", "items": [{ "item": "\#(kind)"\#(keys[kind] ?? ""), "in": "footer" }] }"#
    )
    #expect(layout.doubts(metrics: FixedMetrics()).isEmpty)
  }

  /// Whatever is changed, nothing traps.
  @Test func anyChangeIsReadOrRefused() throws {
    var random = SplitMix(seed: 11)
    let pieces = [
      #""name": "title""#, #""item": "none""#, #""item": "frame""#, #""below": "frame""#,
      #""above": 3"#, #""in": "footer""#, #""row": 64"#, #""rowSpan": 64"#, #""extent": "fill""#,
      #""wide": true"#, #""before": "number""#, #""after": "page""#, #""size": null"#,
      #""column": -1"#,
    ]
    for _ in 0..<300 {
      let items = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let keys = (0..<3).map { _ in pieces.randomElement(using: &random) ?? "" }
        return "{ \(Set(keys).sorted().joined(separator: ", ")) }"
      }
      guard
        let layout = try? layout(
          #"{ "extends": "classic", "items": [\#(items.joined(separator: ", "))] }"#)
      else { continue }
      _ = try? layout.arrange(LayoutFileTests().board(Page(.a4)))
    }
  }
}
