import InkleafGeometry
import Testing

@testable import InkleafLists
@testable import InkleafPages

// Rulings in frames whose corners have steps.

extension RulingTests {
  @Test(arguments: Ruling.all.map { $0.name }) func nothingIsOutsideOfSteps(_ name: String) throws {
    let ruling = try Ruling(named: name)
    for dpi in [nil, 226.0] {
      var room = room(60, 70, pitch: 2, dpi: dpi)
      let whole = ruling.marks(room)
      room.step = 3 * pointsPerMillimetre
      let marks = ruling.marks(room)
      #expect(marks.isEmpty == whole.isEmpty)
      let steps = room.steps.map { $0 - Insets(all: 0.01) }
      #expect(steps.count == 8)
      for mark in marks {
        switch mark {
        case .lines(let lines, _):
          #expect(!lines.contains { line in steps.contains { line.clipped(to: $0) != nil } })
        case .dots(let dots):
          for row in 0..<dots.rows {
            for column in 0..<dots.columns {
              let x = dots.origin.x + Double(column) * dots.pitch.width
              let y = dots.origin.y + Double(row) * dots.pitch.height
              #expect(
                !steps.contains {
                  x > $0.left && x < $0.right && y > $0.top && y < $0.bottom
                })
            }
          }
        default: break
        }
      }
      // The middle of the frame is as it was.
      if case .dots(let dots)? = whole.first {
        let shown = marks.reduce(0) {
          if case .dots(let part) = $1 { $0 + part.rows * part.columns } else { $0 }
        }
        #expect(shown < dots.rows * dots.columns && shown > dots.rows * dots.columns / 2)
      }
    }
  }
}
