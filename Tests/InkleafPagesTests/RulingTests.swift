import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

@Suite struct RulingTests {
  /// A room of a size in mm, on paper or on pixels of a density.
  func room(_ width: Double, _ height: Double, pitch: Double = 5, dpi: Double? = nil) -> RulingRoom
  {
    let mm = pointsPerMillimetre
    let pixels = dpi.map { PixelGrid(dpi: $0) } ?? .none
    let rect = pixels.inside(
      Rect(left: 12 * mm, top: 36 * mm, right: (12 + width) * mm, bottom: (36 + height) * mm))
    return RulingRoom(
      rect: rect, pitch: pixels.length(pitch * mm),
      pen: Pen(color: Color(0), width: pixels.length(0.15 * mm)), dotRadius: 0.2 * mm,
      pixels: pixels)
  }

  func dots(_ room: RulingRoom) throws -> DotGrid {
    guard case .dots(let dots)? = Ruling.dots.marks(room).first else { throw Missing() }
    return dots
  }
  struct Missing: Error {}

  @Test func dotsAreFiveMillimetresApart() throws {
    let room = room(185.4, 248.4)
    let dots = try dots(room)
    #expect(dots.columns == 37 && dots.rows == 50)
    #expect(abs(dots.pitch.width - 5 * pointsPerMillimetre) < 1e-9)
    // What remains is shared by both sides.
    let after = room.rect.right - dots.origin.x - 36 * dots.pitch.width
    #expect(abs(dots.origin.x - room.rect.left - after) < 1e-9)
  }

  @Test(arguments: PageSize.all.filter { $0.unit == .px })
  func dotsStandOnPixels(_ size: PageSize) throws {
    let page = Page(size)
    let dots = try dots(room(60, 70, dpi: page.dpi))
    let pixel = 72 / page.dpi
    for place in [dots.origin.x, dots.origin.y] {
      let middle = place / pixel - 0.5
      #expect(abs(middle - middle.rounded()) < 1e-6)
    }
    let pitch = dots.pitch.width / pixel
    #expect(abs(pitch - pitch.rounded()) < 1e-9 && pitch >= 1)
    // The same millimetres on every size, to half a pixel.
    #expect(abs(pitch * 25.4 / page.dpi - 5) <= 25.4 / page.dpi / 2 + 1e-9)
  }

  /// Every ruling stays inside its room, on rooms of any size, and none fails on the smallest.
  @Test(arguments: Ruling.all.map(\.name)) func staysInside(_ name: String) throws {
    let ruling = try Ruling(named: name)
    for (width, height) in [(186.0, 249.0), (20, 300), (300, 20), (3, 3), (0.5, 0.5), (60, 60)] {
      for dpi in [nil, 72, 226, 264.0] {
        let room = room(width, height, pitch: ruling.usualPitch, dpi: dpi)
        guard room.rect.width > 0, room.rect.height > 0 else { continue }
        for mark in ruling.marks(room) {
          switch mark {
          case .lines(let lines, let pen):
            #expect(!lines.isEmpty)
            for line in lines {
              for point in [line.start, line.end] {
                #expect(
                  point.x >= room.rect.left - pen.width && point.x <= room.rect.right + pen.width)
                #expect(
                  point.y >= room.rect.top - pen.width && point.y <= room.rect.bottom + pen.width)
              }
              if let pixel = dpi.map({ 72 / $0 }), line.start.y == line.end.y {
                let edge = (line.start.y - pen.width / 2) / pixel
                #expect(abs(edge - edge.rounded()) < 1e-6, "\(name) level line between pixels")
              }
              if let pixel = dpi.map({ 72 / $0 }), line.start.x == line.end.x {
                let edge = (line.start.x - pen.width / 2) / pixel
                #expect(abs(edge - edge.rounded()) < 1e-6, "\(name) upright line between pixels")
              }
            }
          case .dots(let dots):
            #expect(dots.origin.x - dots.radius >= room.rect.left)
            #expect(
              dots.origin.x + Double(dots.columns - 1) * dots.pitch.width + dots.radius
                <= room.rect.right)
          default: Issue.record("a ruling is lines or dots")
          }
        }
        if width > 100, name != "blank" { #expect(!ruling.marks(room).isEmpty, "\(name)") }
      }
    }
  }

  @Test func sectionsAreWhereTheirNamesSay() throws {
    let room = room(100, 100)
    func places(_ ruling: Ruling) -> [Double] {
      guard case .lines(let lines, _)? = ruling.marks(room).first else { return [] }
      return lines.filter { $0.start.x == $0.end.x }.map {
        ($0.start.x - room.rect.left) / room.rect.width
      }
    }
    #expect(zip(places(.thirds), [1 / 3.0, 2 / 3.0]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(zip(places(.golden), [0.381966, 0.618034]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  /// Three families of lines, 60 degrees apart, that meet in the corners of equal triangles.
  @Test func isometricTrianglesHaveEqualSides() throws {
    let room = room(100, 100)
    guard case .lines(let lines, _)? = Ruling.isometric.marks(room).first else { throw Missing() }
    let upright = lines.filter { $0.start.x == $0.end.x }.map(\.start.x).sorted()
    let step = upright[1] - upright[0]
    #expect(abs(step - 5 * pointsPerMillimetre * 3.0.squareRoot() / 2) < 1e-9)
    let rising = lines.filter { $0.start.x != $0.end.x && $0.end.y < $0.start.y }
    let slope = rising.map { ($0.start.y - $0.end.y) / ($0.end.x - $0.start.x) }
    #expect(slope.allSatisfy { abs($0 - 1 / 3.0.squareRoot()) < 1e-9 })
  }

  // MARK: Frames

  func area(_ path: Path) -> Double {
    // The shoelace formula over the ends of all steps.
    var (sum, start, last) = (0.0, Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in path.elements {
      switch element {
      case .move(let to): (start, last) = (to, to)
      case .line(let to), .curve(_, _, let to), .quadratic(_, let to):
        sum += last.x * to.y - to.x * last.y
        last = to
      case .close:
        sum += last.x * start.y - start.x * last.y
        last = start
      }
    }
    return sum / 2
  }

  @Test func aHandInkedFrameIsClosedAndStaysInside() {
    let rect = Rect(left: 20, top: 30, right: 520, bottom: 730)
    for day in 1...200 {
      let path = HandInkedLine.path(rect, width: 1.7, seed: day)
      #expect(path.elements.count { $0 == .close } == 2 && path.elements.last == .close)
      for point in path.points {
        #expect((rect.left...rect.right).contains(point.x))
        #expect((rect.top...rect.bottom).contains(point.y))
      }
      // A line around with a mean width of the pen's, and never broken.
      let ink = abs(area(path))
      let round = 2 * (rect.width + rect.height)
      #expect((0.75...1.3).contains(ink / (1.7 * round)), "day \(day): \(ink / (1.7 * round))")
    }
    #expect(
      HandInkedLine.path(rect, width: 1.7, seed: 1) != HandInkedLine.path(rect, width: 1.7, seed: 2)
    )
    #expect(
      HandInkedLine.path(rect, width: 1.7, seed: 3) == HandInkedLine.path(rect, width: 1.7, seed: 3)
    )
  }

  @Test(arguments: FrameStyle.allCases) func everyFrameIsClosed(_ style: FrameStyle) {
    let rect = Rect(left: 0, top: 0, right: 100, bottom: 200)
    let marks = style.marks(
      rect, pen: Pen(color: Color(0), width: 1), day: 1, pitch: 5, pixels: .none,
      closing: Color(0))
    #expect(marks.isEmpty == (style == .none))
    var goesAround = false
    for mark in marks {
      switch mark {
      case .fill(let path, _), .stroke(let path, _):
        #expect(path.elements.last == .close)
        let (xs, ys) = (path.points.map(\.x), path.points.map(\.y))
        goesAround =
          goesAround || (xs.max()! - xs.min()! > 90 && ys.max()! - ys.min()! > 190)
      default: Issue.record("a frame is an outline")
      }
    }
    // The four strokes of a brush go around together.
    #expect(goesAround || style == .none || style == .brush)
    let inside = style.inside(rect, width: 1)
    #expect(rect.contains(inside))
  }

  /// Lines end at round corners: none of them reaches beyond the arc.
  @Test(arguments: [Ruling.perspective, .isometric, .hexagons, .grid, .lines])
  func linesEndAtRoundCorners(_ ruling: Ruling) throws {
    var room = room(60, 85)
    let plain = ruling.marks(room)
    room.corner = 6 * pointsPerMillimetre
    let (rect, corner) = (room.rect, room.corner)
    let middle = Point(x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2)
    var ends: [Point] = []
    for case .lines(let lines, _) in ruling.marks(room) {
      ends += lines.flatMap { [$0.start, $0.end] }
    }
    #expect(!ends.isEmpty && ruling.marks(room) != plain)
    for end in ends {
      let x = abs(end.x - middle.x) - (rect.width / 2 - corner)
      let y = abs(end.y - middle.y) - (rect.height / 2 - corner)
      #expect(x <= 0 || y <= 0 || (x * x + y * y).squareRoot() < corner + 0.01)
    }
  }
}
