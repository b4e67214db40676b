import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

@Suite struct LayoutFileTests {
  func layout(_ text: String) throws(Diagnostics) -> Layout {
    try Layout(parsing: Array(text.utf8), path: "mine.json", files: ThemeTests.files([:]))
  }

  func board(_ page: Page, _ texts: [String] = ["Apple"]) -> Board {
    let list = PromptList.sample(texts)
    return Board(
      list: list, page: page, theme: .paper, palette: Theme.paper.light,
      letterings: Letterings(FixedMetrics()),
      words: .english, sheets: list.prompts.map { [$0] },
      book: BookPlaces(of: list.prompts.count), hasLinks: true)
  }

  /// The boxes of a layout's items on a page of 100 by 200 mm without margins, in mm.
  func boxes(_ text: String, hand: Hand = .right) throws -> [[Double]] {
    // A page of pixels, since printers keep 5 mm to the edge: 10 pixels are a millimetre.
    let page = Page(try PageSize(reading: "1000x2000px@254")).drawn(by: hand)
    return try layout(text).arrange(board(page)).map { item in
      [item.box.left, item.box.top, item.box.right, item.box.bottom].map {
        ($0 / pointsPerMillimetre * 100).rounded() / 100
      }
    }
  }

  // MARK: Tracks

  @Test func lengthsAndSharesDivideTheRoom() throws {
    let text = """
      { "margin": "0mm", "columns": ["24mm", "12%", "fill", "2fill"], "columnGap": "1mm",
        "rows": ["2cm", "fill"], "rowGap": "10mm",
        "items": [
          { "item": "frame" }, { "item": "frame", "column": 2 }, { "item": "frame", "column": 3 },
          { "item": "frame", "column": 4 }, { "item": "frame", "row": 2, "columnSpan": 4 }
        ] }
      """
    // 100 - 24 - 12 - 3 gaps = 61, in three parts.
    #expect(
      try boxes(text) == [
        [0, 0, 24, 20], [25, 0, 37, 20], [38, 0, 58.3, 20], [59.4, 0, 100, 20],
        [0, 30, 100, 200],
      ])
    let mirrored = try boxes(text, hand: .left)
    #expect(mirrored[0] == [76, 0, 100, 20] && mirrored[4] == [0, 30, 100, 200])
  }

  @Test func marginsAndAspectsShapeAnItem() throws {
    #expect(
      try boxes(
        """
        { "margin": "0mm", "items": [
          { "item": "frame", "margin": { "top": "10mm", "start": "20mm" }, "aspect": "3:2" }] }
        """) == [[20, 78.4, 100, 131.6]])
    for (align, valign, box) in [
      ("start", "top", [0.0, 0, 100, 100]), ("start", "bottom", [0, 100, 100, 200]),
      ("center", "middle", [0, 50, 100, 150]),
    ] {
      #expect(
        try boxes(
          """
          { "margin": "0mm", "items": [
            { "item": "frame", "aspect": "1:1", "align": "\(align)", "valign": "\(valign)" }] }
          """) == [box])
    }
  }

  @Test func anAutomaticRowIsAsHighAsItsItems() throws {
    let boxes = try boxes(
      """
      { "margin": "0mm", "rows": ["auto", "auto", "fill"], "rowGap": "5mm", "items": [
        { "item": "text", "text": "{hashtag}", "size": "7mm" },
        { "item": "note", "row": 2 }, { "item": "frame", "row": 3 }] }
      """)
    // Letters of FixedMetrics are 0.7 high and 0.2 deep; nobody has a note, so its row is gone.
    #expect(boxes.count == 2)
    #expect(abs(boxes[0][3] - 7) < 0.1 && boxes[1] == [0, 14, 100, 200])
  }

  /// An item that spans columns makes the last automatic one as wide as it needs.
  @Test func automaticColumnsAreAsWideAsTheirItems() throws {
    let boxes = try boxes(
      """
      { "margin": "0mm", "columns": ["auto", "auto"], "rows": ["auto", "fill"],
        "items": [
          { "item": "rule", "columnSpan": 2 },
          { "item": "swatches", "count": 3, "size": "10mm", "gap": "5mm", "spread": false, "row": 2,
            "columnSpan": 2 }] }
      """)
    #expect(boxes.last.map { $0[2] - $0[0] } == 40, "\(boxes)")
  }

  @Test func textsStandOnOneBaseline() throws {
    let page = Page(.a4)
    let items = try layout(
      """
      { "rows": ["auto", "fill"], "columns": ["auto", "fill"], "items": [
        { "item": "number", "valign": "baseline" },
        { "item": "prompt", "column": 2, "valign": "baseline" },
        { "item": "frame", "row": 2, "columnSpan": 2 }] }
      """
    ).arrange(board(page, ["Apple", "jigger"]))
    let baselines = items.flatMap { $0.shared + $0.pages.flatMap(\.self) }.compactMap {
      if case .text(let line) = $0 { line.origin.y } else { nil }
    }
    #expect(baselines.count == 4 && Set(baselines).count == 1)
  }

  // MARK: Fields

  @Test(arguments: [
    ("{title} · {credit}", "Inktober 2026  ·  Prompts by Somebody"),
    ("{title} · {note}", "Inktober 2026"), ("{note} · {hashtag}", "#inktober2026"),
    ("No {number}", "No 1"), ("{date} / {day}", "Thursday, October 1 / October 1"),
    ("{month} {year}", "October 2026"), ("{label:week} {week}", "Week 40"), ("{page}", "1 of 1"),
    ("{count} words", "1 words"),
    ("plain", "plain"), ("{note}", nil), ("  ", nil), ("a{note}b", nil),
  ])
  func fieldsAreFilledIn(_ text: String, _ expected: String?) {
    #expect(board(Page(.a4)).texts(text) == [expected])
  }

  @Test func groupsAreAField() {
    var list = PromptList.sample(["Apple", "Moth"])
    list.prompts[0].group = "Week One"
    let board = Board(
      list: list, page: Page(.a4), theme: .paper, palette: Theme.paper.light,
      letterings: Letterings(FixedMetrics()), words: .english, sheets: list.prompts.map { [$0] },
      book: BookPlaces(of: 2), hasLinks: true)
    #expect(board.texts("{group}") == ["Week One", nil])
  }

  // MARK: Mistakes

  /// Frames cost time and memory, so a small file cannot ask for any number of them.
  @Test func framesAreCounted() throws {
    func text(_ groups: Int) -> String {
      let panels = #"{ "item": "panels", "rows": 20, "columns": 20 }"#
      let rows = Array(repeating: "\"fill\"", count: groups).joined(separator: ",")
      let items = (1...groups).map { #"{ "item": "group", "row": \#($0), "items": [\#(panels)] }"# }
      return #"{ "rows": [\#(rows)],"# + "\n\"items\": [\(items.joined(separator: ",\n"))] }"
    }
    #expect(try layout(text(9)).name == "mine")
    let error = #expect(throws: Diagnostics.self) { try layout(text(12)) }
    #expect(
      error?.all.map(\.description) == [
        "mine.json:11:41: error: the layout has more than 4000 items and frames; take fewer of them"
      ])
    let cells = """
      { "page": "list", "margin": "0mm", "items": [{ "item": "days", "cell":
        { "items": [{ "item": "panels", "rows": 20, "columns": 20, "gap": "0mm" }] } }] }
      """
    let page = Page(try PageSize(reading: "2000x2000mm"))
    let many = (1...101).map { "Word \($0)" }
    let misfit = #expect(throws: LayoutProblem.self) {
      try layout(cells).arrange(board(page, many))
    }
    #expect(
      misfit?.description
        == "layout mine does not fit on 2000x2000mm: the grid of days has 40400 items and frames in its cells; take fewer in each cell; choose a larger size or another layout"
    )
  }

  @Test(arguments: [
    ("{}", #"1:1: error: the key "items" is missing: the items in the rows"#),
    (
      #"{ "page": "list", "items": [{ "item": "days", "order": "weekday", "columns": 5, "cell": { "items": [{ "item": "number" }] } }] }"#,
      #"1:78: error: a week has 7 columns; write 7, or leave "columns" out"#
    ),
    (
      #"{ "page": "list", "items": [{ "item": "days", "order": "weekday", "flow": "down", "cell": { "items": [{ "item": "number" }] } }] }"#,
      #"1:75: error: weeks run across; leave "flow" out, or "order""#
    ),
    (
      #"{ "page": "list", "items": [{ "item": "days", "groups": true, "cell": { "items": [{ "item": "number" }] } }] }"#,
      #"1:57: error: "groups" changes nothing here; add "flow": "down", or leave it out"#
    ),
    (
      #"{ "page": "list", "items": [{ "item": "days", "weekdays": true, "cell": { "items": [{ "item": "number" }] } }] }"#,
      #"1:59: error: "weekdays" changes nothing here; add "order": "weekday", or leave it out"#
    ),
    (
      #"{ "page": "list", "items": [{ "item": "days", "freeCell": { "items": [{ "item": "frame" }] }, "cell": { "items": [{ "item": "number" }] } }] }"#,
      #"1:59: error: "freeCell" changes nothing here; name the free cells by "free", or leave it out"#
    ),
    (
      #"{ "page": "whole", "items": [{ "item": "days", "each": "month", "order": "shuffled", "cell": { "items": [{ "item": "number" }] } }] }"#,
      #"1:74: error: "order" changes nothing here; give it to the days within each month, or leave it out"#
    ),
    (#"{ "items": {} }"#, "1:12: error: expected 1 to 200 items in [ ]"),
    (
      #"{ "items": [{}] }"#,
      #"1:13: error: the key "item" is missing: one of number, prompt, beside, note, date, text, frame, panels, swatch, progress, image, rule, group, calendar, arrows, ornament, list, days, field, fields, checks, swatches, scale, box"#
    ),
    (
      #"{ "items": [{ "item": "frme" }] }"#,
      #"1:23: error: unknown item "frme": did you mean frame?"#
    ),
    (
      #"{ "items": [{ "item": "frame", "row": 2 }] }"#,
      "1:39: error: row 2 does not exist; the grid has 1 row"
    ),
    (
      #"{ "rows": ["auto", "fill"], "items": [{ "item": "frame", "row": 2, "rowSpan": 2 }] }"#,
      "1:79: error: rowSpan 2 is too large; there is 1 row from here on"
    ),
    (
      #"{ "items": [{ "item": "frame", "row": 0 }] }"#,
      "1:39: error: expected a whole number from 1 to 64, not the number 0"
    ),
    (
      #"{ "items": [{ "item": "frame", "row": -1e300 }] }"#,
      "1:39: error: expected a whole number from 1 to 64, not the number -1e+300"
    ),
    (
      #"{ "rows": [24], "items": [] }"#,
      #"1:12: error: expected "auto", "fill", "2fill" or a length such as "24mm", not the number 24"#
    ),
    (
      #"{ "rows": ["1e9mm"], "items": [] }"#,
      #"1:12: error: expected "auto", "fill", "2fill" or a length such as "24mm", not "1e9mm""#
    ),
    (
      #"{ "rows": ["9999mm"], "items": [] }"#,
      #"1:12: error: expected a length with its unit, such as "24mm", "1.5u" or "12%", at most 2 m, 200u or 100%, not "9999mm""#
    ),
    (
      #"{ "rows": ["0fill"], "items": [] }"#,
      #"1:12: error: expected "auto", "fill", "2fill" or a length such as "24mm", not "0fill""#
    ),
    (
      #"{ "margin": NaN, "items": [] }"#,
      "1:13: error: expected a value: a string, a number, [ or {"
    ),
    (
      #"{ "margin": "-3mm", "items": [] }"#,
      #"1:13: error: expected a length with its unit, such as "24mm", "1.5u" or "12%", at most 2 m, 200u or 100%, not "-3mm""#
    ),
    (
      #"{ "items": [{ "item": "text", "text": "{titel}" }] }"#,
      #"1:39: error: unknown field "titel": did you mean title?"#
    ),
    (
      #"{ "items": [{ "item": "text" }] }"#,
      #"1:13: error: a text needs the key "text", such as "{title}""#
    ),
    (
      #"{ "items": [{ "item": "image", "source": "x.png" }] }"#,
      "1:42: error: x.png: cannot read: No such file or directory"
    ),
    (
      #"{ "items": [{ "item": "frame", "aspect": "3/2" }] }"#,
      #"1:42: error: expected width and height such as "3:2", not "3/2""#
    ),
    (
      #"{ "items": [{ "item": "frame", "aspect": "1:0" }] }"#,
      #"1:42: error: expected width and height such as "3:2", not "1:0""#
    ),
    (
      #"{ "items": [{ "item": "frame", "size": "3mm" }] }"#,
      #"1:40: error: unknown key "size": the keys here are item, name, ruling, style, row, column, rowSpan, columnSpan, align, valign, margin, aspect"#
    ),
    (
      #"{ "items": [{ "item": "prompt" }, { "item": "frame" }] }"#,
      #"1:35: error: the frame is in the cell of the prompt; give it a "row" or "column" of its own, and the layout as many "rows" or "columns""#
    ),
    (
      #"{ "items": [{ "item": "number" }, { "item": "prompt" }] }"#,
      #"1:35: error: the prompt is in the cell of the number; give it a "row" or "column" of its own, and the layout as many "rows" or "columns""#
    ),
    (
      #"{ "items": [{ "item": "text", "text": "a", "font": "Lato" }] }"#,
      #"1:52: error: unknown font "Lato": choose from number, prompt, text; the theme says which fonts these are"#
    ),
    (
      #"{ "items": [{ "item": "text", "text": "a", "align": "right" }] }"#,
      #"1:53: error: unknown alignment "right": did you mean end?"#
    ),
    (
      #"{ "for": ["round"], "items": [] }"#,
      #"1:11: error: unknown shape "round": choose from tiny, wide, tall, square, landscape, portrait"#
    ),
    (
      #"{ "page": "week", "items": [] }"#,
      #"1:11: error: expected a number of prompts from 1 to 16, "month", "list", "whole" or "cards", not "week""#
    ),
    (
      #"{ "variants": [{ "items": [], "zzzzzzz": 1 }] }"#,
      #"1:42: error: unknown key "zzzzzzz": the keys here are for, margin, drawing, columns, rows, columnGap, rowGap, mirror, items"#
    ),
    (
      #"{ "items": [{ "item": "field", "text": "About {prompt}" }] }"#,
      #"1:40: error: {prompt} is another one on each page, and a label the same on all; write it in an item "text""#
    ),
    (
      #"{ "items": [{ "item": "checks", "labels": ["name", { "text": "{title} {number}" }] }] }"#,
      #"1:62: error: {number} is another one on each page, and a label the same on all; write it in an item "text""#
    ),
    (
      #"{ "items": [{ "item": "checks", "labels": ["name", "class"], "count": 1 }] }"#,
      #"1:71: error: there are 2 labels for 1 outlines; leave "count" out"#
    ),
    (
      #"{ "page": "list", "items": [{ "item": "days", "order": "weekday", "free": [3], "cell": { "items": [{ "item": "prompt" }] } }] }"#,
      #"1:75: error: "free" and the order of weekdays ask for the same cells; leave one of them out"#
    ),
    (
      #"{ "drawing": 0.5, "items": [] }"#,
      #"1:14: error: expected a share such as "60%", not the number 0.5"#
    ),
  ])
  func mistakesAreTold(_ text: String, _ expected: String) {
    do throws(Diagnostics) {
      _ = try layout(text)
      Issue.record("no error for \(text)")
    } catch {
      #expect(error.all.map(\.description).contains("mine.json:\(expected)"), "\(error)")
    }
  }

  @Test func groupsMayNotBeNestedWithoutEnd() {
    let deep = String(repeating: #"{ "item": "group", "items": ["#, count: 40)
    #expect(throws: Diagnostics.self) { try layout(#"{ "items": ["# + deep) }
  }

  /// Groups are measured once each, however deep they are nested: without that, each level would
  /// double the work, and twelve would take hours.
  @Test func deepGroupsAreMeasuredOnce() throws {
    var inner = #"{ "item": "prompt", "height": "1u" }"#
    for _ in 0..<12 {
      inner = """
        { "item": "group", "rows": ["auto", "auto"], "columns": ["auto", "auto"],
          "items": [\(inner), { "item": "number", "row": 2, "column": 2, "size": "0.2u" }] }
        """
    }
    let layout = try layout(#"{ "items": [\#(inner)] }"#)
    #expect(try layout.arrange(board(Page(.a4))).count == 13)
  }

  /// Damaged files of all kinds: an error or a layout, never a trap.
  @Test func anyDamageIsSurvived() throws {
    var random = SplitMix(seed: 5)
    let good = try ["classic", "contents", "bingo", "log", "journal", "year-summary"].map {
      Array(try Layout.source(named: $0).utf8)
    }
    let theme = Array(try Theme.source(named: "blueprint").utf8)
    for round in 0..<2000 {
      var bytes = round % 2 == 0 ? good[round / 2 % good.count] : theme
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2:
          bytes.insert(
            Array("0123456789-.{}[]\"u%,:".utf8).randomElement(using: &random) ?? 0, at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 20))
        }
      }
      if round % 2 == 0 {
        guard let layout = try? Layout(parsing: bytes, path: "l", files: .none) else { continue }
        for page in [Page(.a4), Page(try PageSize(reading: "20x300mm"))] {
          _ = try? Document(
            .sample(["Apple", "Pear"]), layout: layout, page: page, theme: .paper, words: .english,
            metrics: FixedMetrics())
        }
      } else {
        _ = try? Theme(parsing: bytes, path: "t", files: .none)
      }
    }
  }

  // MARK: What does not fit

  @Test(arguments: [
    (
      #"{ "columns": ["150mm", "100mm"], "items": [{ "item": "frame" }] }"#,
      "layout mine does not fit on a4: the frame would need 66.3 mm more width; choose a larger size or another layout"
    ),
    (
      #"{ "rows": ["300mm", "fill"], "items": [{ "item": "frame", "row": 2 }] }"#,
      "layout mine does not fit on a4: the frame would need 32.6 mm more height; choose a larger size or another layout"
    ),
    (
      #"{ "items": [{ "item": "frame", "margin": "1mm" }, { "item": "number" }] }"#,
      "layout mine does not fit on a4: the frame and the {number} overlap by 11.0 mm; choose a larger size or another layout"
    ),
    // A group without room for what is in it is not to blame.
    (
      #"{ "rows": ["auto", "fill"], "items": [{ "item": "group", "items": [{ "item": "group", "columns": ["300mm"], "items": [{ "item": "prompt" }] }] }] }"#,
      "layout mine does not fit on a4: the prompt would need 116.3 mm more width; choose a larger size or another layout"
    ),
    (
      #"{ "for": "landscape", "items": [{ "item": "frame" }] }"#,
      "layout mine is made for landscape pages, not for a4; choose another size or layout"
    ),
    (
      #"{ "drawing": "90%", "rows": ["fill", "fill"], "items": [{ "item": "frame" }] }"#,
      "layout mine does not fit on a4: the drawing gets 50 % of the room instead of at least 90 %; choose a larger size or another layout"
    ),
  ])
  func whatLacksIsTold(_ text: String, _ expected: String) throws {
    let layout = try layout(text)
    #expect(throws: LayoutProblem(description: expected)) { try layout.arrange(board(Page(.a4))) }
  }
}
