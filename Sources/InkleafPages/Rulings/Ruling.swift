internal import InkleafGeometry

/// Lines or dots inside a frame, to draw or write by.
///
/// To add one, add a file beside this one and a line to `all`.
public struct Ruling: Sendable {
  /// The name in files and on command lines.
  public let name: String
  /// The look in one line.
  public let summary: String
  /// The usual distance of its lines or dots, in mm.
  public let usualPitch: Double

  /// Returns its marks inside the edges of a room.
  let marks: @Sendable (RulingRoom) -> [Mark]

  /// All rulings, in the order of lists.
  public static let all: [Ruling] = [
    .blank, .dots, .grid, .lines, .isometric, .hexagons, .thirds, .golden, .perspective, .staves,
  ]

  /// No marks at all.
  public static let blank = Ruling(name: "blank", summary: "nothing", usualPitch: 5) { _ in [] }

  /// Finds a ruling by its name, in upper or lower case.
  ///
  /// - Throws: `UsageProblem` with the most similar name.
  public init(named name: String) throws(UsageProblem) {
    guard let ruling = Ruling.all.first(where: { $0.name == name.lowercased() }) else {
      throw UsageProblem(unknownWord("ruling", name, among: Ruling.all.map(\.name)))
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
  /// Tells whether two rulings have the same name.
  public static func == (a: Ruling, b: Ruling) -> Bool { a.name == b.name }
}

/// The room for a ruling, with its pen and its distances.
struct RulingRoom {
  /// The rectangle inside the frame's line, in points.
  var rect: Rect
  /// The distance of neighbouring lines or dots, in points: whole pixels on screens.
  var pitch: Double
  /// The pen of its lines; whole pixels wide on screens.
  var pen: Pen
  /// The radius of its dots, in points.
  var dotRadius: Double
  /// The page's pixels.
  var pixels: PixelGrid
  /// The radius of the frame's corners, in points.
  var corner = 0.0
  /// The size of the two steps in each of its corners, in points; 0 for none.
  var step = 0.0

  /// What the steps take of the corners, two rectangles each, in points.
  var steps: [Rect] {
    guard step > 0 else { return [] }
    return [(2.0, 1.0), (1, 2)].flatMap { across, down in
      let (width, height) = (across * step, down * step)
      return [(rect.left, rect.left + width), (rect.right - width, rect.right)].flatMap { x in
        [(rect.top, rect.top + height), (rect.bottom - height, rect.bottom)].map { y in
          Rect(left: x.0, top: y.0, right: x.1, bottom: y.1)
        }
      }
    }
  }

  /// Returns as many places a step apart as fit between two edges, centred to a pixel.
  ///
  /// - Parameters:
  ///   - low: the first edge, in points.
  ///   - high: the second edge, in points.
  ///   - step: the distance of two places, in points.
  ///   - clear: the least distance of a place from the edges, in points.
  func places(from low: Double, to high: Double, step: Double, clear: Double) -> [Double] {
    let room = high - low - 2 * clear
    guard room >= 0, step > 0 else { return [] }
    let count = Int((room / step + 1e-9).rounded(.down))
    // On a pixel once, and then whole pixels apart: else a place between two of them would fall
    // now on one, now on the other.
    let first = pixels.line(low + (high - low - Double(count) * step) / 2, width: pen.width)
    return (0...count).map { first + Double($0) * step }
  }

  /// Returns level lines from edge to edge.
  func level(_ places: [Double]) -> [Segment] {
    places.map { place in
      let y = pixels.line(place, width: pen.width)
      return Segment(rect.left, y, rect.right, y)
    }
  }

  /// Returns upright lines from edge to edge.
  func upright(_ places: [Double]) -> [Segment] {
    places.map { place in
      let x = pixels.line(place, width: pen.width)
      return Segment(x, rect.top, x, rect.bottom)
    }
  }

  /// Returns one mark for all lines; none without lines.
  ///
  /// Lines end at the frame's corners where these are round or have steps.
  func marks(_ lines: [Segment]) -> [Mark] {
    let round = corner > 0 ? lines.compactMap { $0.clipped(to: rect, corner: corner) } : lines
    let lines = steps.reduce(round) { lines, step in lines.flatMap { $0.outside(step) } }
    return lines.isEmpty ? [] : [.lines(lines, pen)]
  }
}
