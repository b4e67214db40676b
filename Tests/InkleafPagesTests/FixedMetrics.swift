import InkleafGeometry
@testable import InkleafLists
@testable import InkleafPages

/// Letters that are all of one width, with capitals 0.7 and descenders 0.2 of the font size.
struct FixedMetrics: TextMetrics {
  /// The width of a letter, as a part of the font size.
  var advance = 0.5

  private static let deep = Array("gjpqyQ,".utf8)

  func extent(of text: String, in font: Font) -> TextExtent {
    // Bytes, since a build for tests takes long for characters.
    let text = text.asSeen
    let bytes = Array(text.utf8)
    let width = Double(bytes.allSatisfy { $0 < 0x80 } ? bytes.count : text.count) * advance
    guard bytes.contains(where: { $0 > 0x20 }) else {
      return TextExtent(advance: width, ink: Rect(left: 0, top: 0, right: 0, bottom: 0))
    }
    let deep = bytes.contains { Self.deep.contains($0) }
    return TextExtent(
      advance: width,
      ink: Rect(left: 0.05, top: -0.7, right: width - 0.05, bottom: deep ? 0.2 : 0))
  }

  /// A box for all letters of the line.
  func outline(of text: String, in font: Font) -> Path {
    .rectangle(extent(of: text, in: font).ink)
  }

  /// A box around the whole line.
  func band(around text: String, in font: Font, width: Double) -> Path {
    let ink = extent(of: text, in: font).ink
    let outer = Path.rectangle(ink - Insets(all: -width))
    return Path(outer.elements + Path.rectangle(ink).backwards.elements)
  }
}

extension PromptList {
  /// A list of so many prompts of one word each, starting on 1 October 2026.
  static func sample(_ texts: [String]) -> PromptList {
    PromptList(
      title: "Inktober 2026", start: CalendarDate("2026-10-01"), credit: "Prompts by Somebody",
      hashtag: "#inktober2026",
      prompts: texts.enumerated().map { Prompt(number: $0 + 1, text: $1) })
  }
}

extension Path {
  /// All points and control points.
  var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let to), .line(let to): [to]
      case .curve(let a, let b, let to): [a, b, to]
      case .quadratic(let via, let to): [via, to]
      case .close: []
      }
    }
  }
}

extension BookPlaces {
  /// Pages of a layout of its own, without links.
  init(of count: Int) {
    self.init(
      texts: (1...max(1, count)).map { "\($0) of \(count)" },
      before: Array(repeating: nil, count: count), after: Array(repeating: nil, count: count),
      contents: Array(repeating: nil, count: count))
  }
}
