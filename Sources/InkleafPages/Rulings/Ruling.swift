internal import InkleafGeometry
import InkleafSuggestions

/// What lies inside a drawing frame to draw by.
///
/// To add one, add a file beside this one and a line to `all`.
public struct Ruling: Sendable {
  /// The name that people type.
  public let name: String
  /// What it looks like, in one line.
  public let summary: String
  /// The distance of its lines or dots unless a theme says otherwise, in mm.
  public let usualPitch: Double

  /// Its marks inside the edges of a room.
  let marks: @Sendable (RulingRoom) -> [Mark]

  /// All rulings, in the order in which they are listed.
  public static let all: [Ruling] = [
    .blank, .dots, .grid, .lines, .isometric, .hexagons, .thirds, .golden, .perspective, .staves,
  ]

  /// Nothing.
  public static let blank = Ruling(name: "blank", summary: "nothing", usualPitch: 5) { _ in [] }

  /// Finds a ruling by its name, in any case.
  ///
  /// - Throws: a message with the nearest name.
  public init(named name: String) throws(UsageProblem) {
    guard let ruling = Ruling.all.first(where: { $0.name == name.lowercased() }) else {
      let names = Ruling.all.map(\.name)
      throw UsageProblem(
        unknown(
          "ruling", name, among: names, otherwise: "choose from \(names.joined(separator: ", "))"))
    }
    self = ruling
  }

  init(
    name: String, summary: String, usualPitch: Double,
    marks: @escaping @Sendable (RulingRoom) -> [Mark]
  ) {
    self.name = name
    self.summary = summary
    self.usualPitch = usualPitch
    self.marks = marks
  }
}

extension Ruling: Equatable {
  /// Rulings of one name are the same.
  public static func == (a: Ruling, b: Ruling) -> Bool { a.name == b.name }
}

/// Where a ruling is drawn, and with what.
struct RulingRoom {
  /// The room inside the frame's line, in points.
  var rect: Rect
  /// The distance of neighbouring lines or dots, in points: whole pixels on screens.
  var pitch: Double
  /// What its lines are drawn with; whole pixels wide on screens.
  var pen: Pen
  /// The radius of its dots, in points.
  var dotRadius: Double
  /// The page's pixels.
  var pixels: PixelGrid

  /// As many places a pitch apart as fit between two edges, what remains shared by both ends.
  ///
  /// - Parameter clear: the least distance of the first and the last place from the edges.
  func places(from low: Double, to high: Double, step: Double, clear: Double) -> [Double] {
    let room = high - low - 2 * clear
    guard room >= 0, step > 0 else { return [] }
    let count = Int((room / step + 1e-9).rounded(.down))
    let first = low + (high - low - Double(count) * step) / 2
    return (0...count).map { first + Double($0) * step }
  }

  /// Level lines from edge to edge.
  func level(_ places: [Double]) -> [Segment] {
    places.map { place in
      let y = pixels.line(place, width: pen.width)
      return Segment(rect.left, y, rect.right, y)
    }
  }

  /// Upright lines from edge to edge.
  func upright(_ places: [Double]) -> [Segment] {
    places.map { place in
      let x = pixels.line(place, width: pen.width)
      return Segment(x, rect.top, x, rect.bottom)
    }
  }

  /// One mark of lines, none where there are no lines.
  func marks(_ lines: [Segment]) -> [Mark] { lines.isEmpty ? [] : [.lines(lines, pen)] }
}
