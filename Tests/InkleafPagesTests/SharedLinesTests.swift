import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

// Boxes without a gap between them, and boxes with words beside them.

extension LayoutTests {
  func items(
    _ item: String, _ page: Page, _ theme: Theme = .paper
  ) throws -> [PlacedItem] {
    let layout = try Layout(
      parsing: Array(#"{ "page": "month", "items": [\#(item)] }"#.utf8), path: "mine.json")
    var list = PromptList.sample((1...31).map { "Word \($0)" })
    list.start = CalendarDate("2026-10-01")
    return try arranged(layout, page, list, theme).items
  }

  /// The outer edges of all strokes.
  func strokes(_ items: [PlacedItem]) -> [Rect] {
    items.flatMap { $0.shared + ($0.pages.first ?? []) }.compactMap { mark in
      if case .stroke(let path, let pen) = mark {
        path.box.map { $0 - Insets(all: -pen.width / 2) }
      } else {
        nil
      }
    }
  }

  /// Where two neighbours meet, there is one line, as wide as the outer ones.
  @Test(arguments: [
    #"{ "item": "panels", "rows": 3, "columns": 3, "gap": "0mm", "ruling": "blank" }"#,
    #"{ "item": "panels", "rows": 3, "columns": 3, "gap": "0mm", "ruling": "grid" }"#,
    #"{ "item": "calendar", "gap": "0mm" }"#,
  ])
  func neighboursWithoutAGapShareALine(_ item: String) throws {
    for size in ["a4", "remarkable-2"] {
      let page = try Page(PageSize(reading: size))
      let theme = Theme.paper
      let items = try items(item, page, theme)
      let boxes = strokes(items)
      let pen = PixelGrid(dpi: page.dpi).length(
        (item.contains("calendar") ? theme.rulePen : theme.framePen) * pointsPerMillimetre)
      let width =
        page.isPrinted
        ? (item.contains("calendar") ? theme.rulePen : theme.framePen) * pointsPerMillimetre : pen
      var pairs = 0
      for a in boxes {
        for b in boxes
        where abs(a.top - b.top) < 1 && b.left > a.left && b.left < a.right + 2 * width {
          pairs += 1
          #expect(abs(a.right - b.left - width) < 1e-6, "\(size) \(a) \(b)")
        }
        for b in boxes
        where abs(a.left - b.left) < 1 && b.top > a.top && b.top < a.bottom + 2 * width {
          pairs += 1
          #expect(abs(a.bottom - b.top - width) < 1e-6, "\(size) \(a) \(b)")
        }
      }
      #expect(pairs > 10)
    }
  }

  /// Outlines and the words behind them fill the width together.
  @Test(arguments: [
    #"{ "item": "swatches", "labels": [{ "text": "skin" }, { "text": "hair" }, { "text": "coat" }] }"#,
    #"{ "item": "box", "labels": [{ "text": "My sketch of the day" }] }"#,
    #"{ "item": "checks", "spread": true, "label": "mood", "labels": [{ "text": "ink" }, { "text": "watercolour" }] }"#,
    #"{ "item": "scale", "spread": true, "labels": [{ "text": "pencil" }, { "text": "ink" }] }"#,
  ])
  func outlinesLeaveRoomForTheirWords(_ item: String) throws {
    let page = Page(.a5)
    let items = try items(item, page)
    let room = items[0].box
    let marks = items[0].shared
    #expect(
      marks.allSatisfy { ink($0).left >= room.left - 0.01 && ink($0).right <= room.right + 0.01 })
    // The last words end where the room does.
    let end = marks.map { ink($0).right }.max() ?? 0
    #expect(item.contains("scale") || abs(end - room.right) < 0.01)
    // A circle touches no more than its own square.
    for box in strokes(items) where item.contains("scale") {
      #expect(abs(box.width - box.height) < 0.01)
    }
  }

  @Test func wordsThatFillTheWidthAreRefused() throws {
    let words = (0..<6).map { _ in #"{ "text": "a very long name of a colour" }"# }.joined(
      separator: ",")
    let problem = #expect(throws: LayoutProblem.self) {
      try items(#"{ "item": "swatches", "labels": [\#(words)] }"#, Page(.a5))
    }
    #expect(problem?.description.contains("more width") == true, "\(problem.debugDescription)")
  }

  /// A square of the summary has the day of its month where a day has several prompts.
  @Test func daysWithSeveralPromptsAreCountedByTheirMonth() throws {
    var list = PromptList.sample((1...8).map { "Word \($0)" })
    list.start = CalendarDate("2026-10-05")
    for place in list.prompts.indices {
      list.prompts[place].date = CalendarDate("2026-10-05")?.adding(days: place / 2)
    }
    func numbers(_ list: PromptList) throws -> [String] {
      let document = try Document(
        list, layout: Layout(named: "year-summary"), page: Page(.a5), theme: .paper,
        words: .english, metrics: FixedMetrics())
      return document.marks.compactMap {
        if case .text(let line) = $0, Int(line.text) != nil { line.text } else { nil }
      }
    }
    #expect(try numbers(list) == ["5", "6", "7", "8"])
    // A prompt alone keeps its number.
    for place in list.prompts.indices {
      list.prompts[place].date = CalendarDate("2026-10-05")?.adding(days: place)
    }
    #expect(try numbers(list) == (1...8).map(String.init))
  }
}
