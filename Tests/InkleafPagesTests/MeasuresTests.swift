import Foundation
import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

/// What every page keeps, whatever its layout, its size and its list: measured on the marks.
@Suite struct MeasuresTests {
  /// Lists that are hard to set, by what is hard about them.
  static let lists: [String: PromptList] = {
    var spans = PromptList.sample(["Apple", "Bad Dog", "Uh-oh", "Rest"])
    spans.prompts[1].last = 3
    for index in 2..<4 { spans.prompts[index].number += 1 }
    var notes = PromptList.sample([
      "#C8102E Red", "\"Quoted\" words", "I", String(repeating: "Donaudampfschifffahrt", count: 2),
    ])
    for index in notes.prompts.indices where index != 2 {
      notes.prompts[index].note =
        index == 0 ? String(repeating: "a long note ", count: 30) : "a note"
    }
    var weekly = PromptList.sample((1...9).map { "Week \($0)" })
    (weekly.cadence, weekly.start) = (.weekly, CalendarDate("2027-01-04"))
    var foreign = PromptList.sample(["りんご", "яблоко", "μήλο", "תפוח", "تفاح"])
    foreign.language = "ja"
    return [
      "short": .sample(["I", "Ox", "Cat"]),
      "long": .sample([
        "Create an invisible object where only the shadows show it", "Apple",
        String(repeating: "many words ", count: 18),
      ]),
      "spans": spans, "notes": notes, "weekly": weekly, "foreign": foreign,
      "year": .sample((1...366).map { "word\($0)" }),
    ]
  }()

  /// Layouts of one part; a page of all prompts has the most marks.
  private static let layouts = Layout.all.filter(\.parts.isEmpty)

  /// Layouts that name no prompts, or not all of them, by design.
  private static let silent: Set = [
    "bingo", "blank", "card-back", "colophon", "cover", "tracker", "year-summary",
  ]

  /// Rulings whose measures are the easiest to see.
  private static let ruled = ["dots", "grid", "lines"]

  /// Whether each size has every list on both sides of its theme; `MEASURES=all` asks for it.
  private static let isWhole = ProcessInfo.processInfo.environment["MEASURES"] == "all"

  @Test(arguments: layouts.map(\.name)) func everyPageKeepsItsMeasures(_ name: String) throws {
    let layout = try Layout(named: name)
    for (listIndex, (kind, list)) in Self.lists.sorted(by: { $0.key < $1.key }).enumerated() {
      for (index, size) in PageSize.all.enumerated() {
        // Else each size has two or three of the lists, and each list a third of the sizes.
        let isTurn = (index + listIndex) % 3 == 0 && (kind != "year" || index % 4 == 0)
        guard isTurn || Self.isWhole else { continue }
        let page = Page(size)
        // Every size and list of the third that is left meets another theme and ruling.
        var theme = Theme.all[(index / 3 + 5 * listIndex) % Theme.all.count]
        theme.ruling = try Ruling(named: Self.ruled[(index / 3 + listIndex) % Self.ruled.count])
        if index % 7 == 0 { theme.numberColumn = .above }
        for side in Self.isWhole ? Appearance.allCases : [.light] {
          let document: Document
          do {
            document = try Document(
              list, layout: layout, page: page, theme: theme, appearance: side, words: .english,
              metrics: FixedMetrics())
          } catch {
            // What does not fit is an error that says so.
            #expect(error.description.contains("choose a larger size or another layout"))
            continue
          }
          let palette = theme.palette(side)
          let comment = "\(name) \(size.name) \(kind) \(theme.name) \(side) \(theme.ruling.name)"
          checkRuling(document, theme, palette, comment)
          checkText(document, theme, palette, comment)
          if !Self.silent.contains(name) { checkWords(document, list, layout, comment) }
        }
      }
    }
  }

  /// Lines and dots of the ruling are one distance apart, to the pixel, and none is cut.
  private func checkRuling(
    _ document: Document, _ theme: Theme, _ palette: Palette, _ comment: String
  ) {
    let page = document.page
    let pixels = page.isPrinted ? PixelGrid.none : PixelGrid(dpi: page.dpi)
    let pitch = pixels.length(
      (theme.pitch ?? theme.ruling.usualPitch) * pointsPerMillimetre * page.scale)
    for mark in document.backgrounds.joined() {
      switch mark {
      case .dots(let dots) where dots.color == palette.rule:
        #expect(abs(dots.pitch.width - pitch) < 1e-6, "\(comment): dots")
        #expect(abs(dots.pitch.height - pitch) < 1e-6, "\(comment): dots")
      case .lines(let lines, let pen) where pen.color == palette.rule && lines.count > 2:
        for places in [
          lines.filter { $0.start.y == $0.end.y }.map(\.start.y),
          lines.filter { $0.start.x == $0.end.x }.map(\.start.x),
        ] where places.count > 2 {
          let sorted = places.sorted()
          let gaps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }
          let isEven = gaps.allSatisfy { abs($0 - gaps[0]) < 1e-6 }
          #expect(isEven, "\(comment): \(Set(gaps.map { ($0 * 1000).rounded() / 1000 }))")
        }
        // The ends of a grid's lines are whole squares apart, but for those at round corners.
        let lengths = lines.map { max($0.end.x - $0.start.x, $0.end.y - $0.start.y) }
        guard theme.ruling == .grid, let longest = lengths.max(), lines.count > 8,
          lines.contains(where: { $0.start.x == $0.end.x })
        else { break }
        // Squares of small frames are half as large, or a quarter.
        let places = lines.filter { $0.start.x == $0.end.x }.map(\.start.x).sorted()
        guard places.count > 1 else { break }
        let own = places[1] - places[0]
        #expect([1, 2, 4].contains { abs(pitch / own - $0) < 0.01 }, "\(comment): \(own)")
        let squares = longest / own
        #expect(abs(squares - squares.rounded()) < 1e-3, "\(comment): \(squares) squares")
      // Frames are closed outlines.
      case .stroke(let path, _):
        #expect(path.elements.last == .close, "\(comment): an open frame")
      default: break
      }
    }
  }

  /// Words stand out from the paper, and on paper of A6 and larger none is under 6.5 pt.
  private func checkText(
    _ document: Document, _ theme: Theme, _ palette: Palette, _ comment: String
  ) {
    let page = document.page
    // Figures in a seal stand on it, and the second of two copies is decoration.
    if theme.numberStyle == .plain {
      for color in Set(
        document.marks.compactMap { if case .text(let line) = $0 { line.color } else { nil } })
      {
        let contrast = color.contrast(with: palette.paper)
        let isNumber = color == palette.accent || palette.accents.contains(color)
        #expect(contrast >= (isNumber ? 3 : 4.5), "\(comment): \(color.hex)")
      }
    }
    let mm = pointsPerMillimetre
    guard page.isPrinted, page.trim.width > 104 * mm, page.trim.height > 104 * mm,
      page.trim.width * page.trim.height > 105 * 148 * mm * mm * 0.99
    else { return }
    let least = document.smallText() == nil ? 6.5 : 0
    for mark in document.marks {
      if case .text(let line) = mark, line.size < 0.995 * least {
        Issue.record("\(comment): \(line.text.prefix(20)) at \(line.size) pt")
        return
      }
    }
  }

  /// Every prompt and note of a layout that names prompts is on a page, or is told.
  private func checkWords(
    _ document: Document, _ list: PromptList, _ layout: Layout, _ comment: String
  ) {
    let told = Set(document.lostWords(of: list, in: layout).flatMap(\.numbers))
    var words = ""
    for mark in document.marks {
      if case .text(let line) = mark { words += line.text.letters }
    }
    for prompt in list.typeset.prompts where !told.contains(prompt.number) {
      for text in [prompt.text, prompt.note].compactMap(\.self) where !words.contains(text.letters)
      {
        Issue.record("\(comment): \(text.prefix(30)) is lost")
        return
      }
    }
  }
}

extension String {
  /// The letters without what the ends of lines take away or add.
  fileprivate var letters: String {
    filter { !$0.isWhitespace && $0 != "-" && $0 != "\u{AD}" && $0 != "\u{200B}" }
  }
}
