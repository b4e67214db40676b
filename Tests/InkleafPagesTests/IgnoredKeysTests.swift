import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// Every key of every item changes a page, or is refused.
@Suite struct IgnoredKeysTests {
  /// The keys without which an item cannot be, by its kind.
  private static let needed = [
    "text": #""text": "{title}""#, "image": #""source": "p.png""#,
    "group": #""items": [{ "item": "prompt" }]"#,
    "days": #""cell": { "items": [{ "item": "prompt" }] }"#, "fields": #""fields": ["name"]"#,
  ]

  /// Values to try of each key, and those of single kinds; a value may bring further keys with it.
  private static let values: [String: [String]] = [
    "align-days": [#""end", "keepShape": true"#],
    // Cells lead to pages of other parts, which `BookTests` has.
    "link": [],
    "align": [#""start""#, #""center""#, #""end""#],
    "valign": [#""top""#, #""middle""#, #""bottom""#],
    "aspect": [#""3:1""#, #""1:4""#], "aspectMode": [#""fill""#], "margin": [#""2u""#],
    "row": ["2"], "column": ["2"], "rowSpan": [#"2, "valign": "bottom""#, "2"], "columnSpan": ["2"],
    "size": [#""2u""#, #""0.3u""#], "color": [#""ink""#, #""accent""#],
    "font": [#""number""#, #""text""#], "lines": ["1", "3", #"3, "text": "{title} {prompt}""#],
    "leader": [#"true, "size": "0.4u""#],
    "text": [#""{prompt} {title}""#],
    "shrink": [
      #"true, "lines": 1, "text": "{title} {prompt}""#,
      #"false, "lines": 1, "text": "{title} {prompt}""#,
    ],
    "height": [#""0.4u", "lines": 3, "text": "{prompt}", "size": "1u""#, #""4u""#],
    "figures": [#""tabular""#, #""lining""#, #""proportional""#], "numbered": ["true"],
    "maxWidth": [#""1u""#],
    "even": [#"true, "lines": 3, "text": "{prompt}", "size": "1u", "height": "2u""#],
    "wholeWords": [
      #"true, "lines": 3, "text": "{prompt}", "size": "3u""#,
      #"true, "lines": 3, "text": "{prompt}", "height": "9u""#,
      #"true, "lines": 3, "text": "{prompt}", "size": "1u", "valign": "top""#,
    ],
    "gap": [#""1.5u", "count": 3"#, #""1.5u""#],
    "gap-fields": [#""1.5u", "fields": ["name", "date"]"#],
    "prompts": ["false"], "cell": [#"{ "items": [{ "item": "number" }] }"#],
    "columnGap": [#""2u", "columns": 2"#],
    "columnGap-group": [
      #""2u", "columns": ["auto", "fill"], "items": [{ "item": "number" }, { "item": "prompt", "column": 2 }]"#
    ],
    "rowGap-group": [
      #""2u", "rows": ["auto", "fill"], "items": [{ "item": "number" }, { "item": "prompt", "row": 2 }]"#
    ],
    "mirror": [
      #"false, "columns": ["auto", "fill"], "items": [{ "item": "number" }, { "item": "prompt", "column": 2 }]"#
    ],
    "columns": ["3"], "columns-group": [#"["30%", "fill"]"#], "rows-group": [#"["30%", "fill"]"#],
    "rows": ["4"], "count": ["3"], "count-days": ["1"], "each": [#""month""#],
    "flow": [#""down", "columns": 2, "rows": 2"#],
    "free": ["2"], "freeCell": [#"{ "items": [{ "item": "frame" }] }, "free": 2"#],
    "groups": [#"true, "flow": "down""#], "keepShape": ["true"], "mostHeight": [#""1u""#],
    "tallest": [#""3:1", "columns": 1, "cell": { "items": [{ "item": "frame" }] }"#],
    "order": [#""shuffled""#], "rowGap": [#""2u""#], "shape": [#""9:1""#],
    "leastSide": [#"2, "columns": 3, "rows": 3, "count": 9"#],
    "weekGap": [#""2u", "columns": 1"#],
    // Four prompts are too few for columns of weekdays; `SummaryPagesTests` has more.
    "weekdays": [],
    "box": ["true"], "fields": [#"["name", "date"]"#], "label": [#""name""#],
    "labels": [#"["name", "date"]"#], "round": ["true", "false"], "spread": ["true", "false"],
    "ruling": [#""dots""#], "style": [#""corners""#], "items": [#"[{ "item": "number" }]"#],
    "prompt": ["2"], "alt": [#""A border""#], "source": [#""other.png""#], "pitch": [#""1u""#],
    "lineHeight": [#""2u", "lines": 2"#], "text-box": [#""A title""#],
  ]

  /// The places of the item: a wide cell, an upright one, and a row of its own height.
  private static let grids = [
    (#"["40%", "fill"]"#, #"["10%", "fill"]"#), (#"["10%", "fill"]"#, #"["60%", "fill"]"#),
    (#"["40%", "fill"]"#, #"["auto", "fill"]"#), (#"["auto", "fill"]"#, #"["40%", "fill"]"#),
    (#"["80%", "fill"]"#, #"["80%", "fill"]"#),
  ]

  /// A theme with plain numbers, and one with boxes around them and ornaments.
  private static let themes = [Theme.paper, .herbarium]

  /// What a file comes to.
  private enum Outcome: Equatable {
    case refused
    case misfit(String)
    case pages(Document)
  }

  private func outcome(_ item: String, _ grid: (String, String), _ theme: Theme) throws -> Outcome {
    let text = """
      { "page": 2, "columns": \(grid.0), "rows": \(grid.1), "items": [
        { \(item) },
        { "item": "prompt", "column": 2, "lines": 1, "height": "2u", "valign": "baseline" }] }
      """
    let files = ThemeFiles(
      read: { (path) throws(UsageProblem) in ThemeTests.header(path == "p.png" ? 4 : 9, 4) },
      colors: { (_) throws(UsageProblem) in
        Picture.Colors(mean: Color(0x404040), rms: Color(0x404040))
      })
    guard let layout = try? Layout(parsing: Array(text.utf8), path: "l.json", files: files) else {
      return .refused
    }
    var list = PromptList.sample([
      "#FF0000 Donaudampfschifffahrtsgesellschaft", "Bad Dog", "I", "many words of one prompt",
    ])
    list.prompts[0].note = "a note of a prompt that is quite long for its place"
    for index in 1..<4 { list.prompts[index].note = "a note" }
    list.prompts[2].group = "Group"
    list = list.beside(.sample(["Zwei lange Wörter", "Hund", "Ich", "viele Wörter"]))
    do {
      return .pages(
        // Some keys are for the left hand.
        try Document(
          list, layout: layout, page: Page(.a4).drawn(by: .left), theme: theme, words: .english,
          metrics: FixedMetrics()))
    } catch {
      return .misfit(error.description)
    }
  }

  /// Returns an item of a kind with a key, besides those that it needs.
  private static func item(_ kind: String, _ key: String?) -> String {
    let needed = Self.needed[kind].flatMap { needed in
      (key ?? "").contains(needed.prefix { $0 != ":" }) ? nil : needed
    }
    return [#""item": "\#(kind)""#, needed, key].compactMap(\.self).joined(separator: ", ")
  }

  @Test(arguments: ItemKind.all.map(\.name)) func everyKeyIsHeard(_ kind: String) throws {
    let keys = try #require(
      FileSchema.layout.json.member("$defs")?.member("item-\(kind)")?.member("properties")?.object)
    #expect(keys.count > 5)
    for key in keys.map(\.name) where !["item", "name"].contains(key) {
      let values = try #require(
        Self.values["\(key)-\(kind)"] ?? Self.values[key], "\(kind): no value of \(key) to try")
      // Leaving the key out is compared with it, beside the same further keys.
      let isHeard = try values.contains { value in
        let own = #""\#(key)": \#(value)"#
        let others = value.firstRange(of: #", ""#).map { String(value[$0.upperBound...]) }
        let rest = others.map { #"""# + $0 }
        return try Self.grids.contains { grid in
          try Self.themes.contains { theme in
            let outcomes = try [own, rest].map {
              try outcome(Self.item(kind, $0), grid, theme)
            }
            return outcomes[0] != outcomes[1]
          }
        }
      }
      #expect(isHeard || values.isEmpty, "\(kind): \(key) is ignored")
    }
  }

  @Test(arguments: [
    (#""item": "frame", "valign": "top""#, "1:42: error: \"valign\" moves nothing"),
    (#""item": "swatches", "align": "end""#, "1:44: error: \"align\" moves nothing"),
    (#""item": "field", "label": "name", "align": "end""#, "1:58: error: \"align\" moves nothing"),
    (#""item": "frame", "aspectMode": "fill""#, "1:46: error: unknown key \"aspectMode\""),
    (#""item": "field", "label": "name", "gap": "1u""#, "1:56: error: unknown key \"gap\""),
  ])
  func refusesWhatMovesNothing(_ item: String, _ message: String) {
    let text = #"{ "items": [{ \#(item) }] }"#
    #expect {
      try Layout(parsing: Array(text.utf8), path: "l.json")
    } throws: { error in "\(error)".contains("l.json:\(message)") }
  }

  /// A line stands where its alignment says, in cells of either direction.
  @Test(arguments: [
    ("wide", "valign", "top", 0.0), ("wide", "valign", "middle", 0.5),
    ("wide", "valign", "bottom", 1),
    ("tall", "align", "start", 0), ("tall", "align", "center", 0.5), ("tall", "align", "end", 1),
  ])
  func linesStandWhereTheyAreAligned(
    _ shape: String, _ key: String, _ value: String, _ share: Double
  ) throws {
    let text = #"{ "items": [{ "item": "rule", "\#(key)": "\#(value)", "margin": "1u" }] }"#
    let layout = try Layout(parsing: Array(text.utf8), path: "l.json")
    let page = Page(.a4, orientation: shape == "wide" ? .landscape : .portrait)
    let (board, items) = try LayoutTests().arranged(layout, page, .sample(["Apple"]), .paper)
    let room = board.content(margin: Length(1.5, .unit)) - Insets(all: board.unit)
    let half = min(items[0].box.width, items[0].box.height) / 2
    let place = items[0].box.middle
    if shape == "wide" {
      #expect(abs(place.y - (room.top + half + share * (room.height - 2 * half))) < 0.01)
    } else {
      #expect(abs(place.x - (room.left + half + share * (room.width - 2 * half))) < 0.01)
    }
  }
}
