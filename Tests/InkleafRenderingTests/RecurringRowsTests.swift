import InkleafCompression
import InkleafGeometry
import InkleafPages
import Testing

@testable import InkleafRendering

/// Rows that pages have in common are drawn by the first of them, and forgotten after the last.
@Suite struct RecurringRowsTests {
  /// A square of 10 points.
  static func square(_ left: Double, _ color: Color = Color(red: 0, green: 0, blue: 0)) -> InkedMark
  {
    let box = Rect(left: left, top: 0, right: left + 10, bottom: 10)
    return InkedMark(mark: .fill(.rectangle(box), color), ink: box)
  }

  /// Takes the rows of pages one after the other; returns which of them were drawn.
  static func drawn(_ pages: [[InkedMark]], planned: [[InkedMark]], mostKept: Int = 100) -> [Int] {
    let rows = RecurringRows(
      [planned.map { RecurringRows.Key($0, from: 7) }], mostKept: mostKept)
    var drawn: [Int] = []
    for (index, marks) in pages.enumerated() {
      let taken = rows.rows(with: marks, from: 7) {
        drawn.append(index)
        return CompressedRows(chunk: [UInt8](repeating: UInt8(index), count: 60), sum: Adler32())
      }
      #expect(taken.chunk.count == 60)
    }
    return drawn
  }

  @Test func pagesAlikeAreDrawnOnce() {
    let (one, other) = ([Self.square(0)], [Self.square(20)])
    let pages = [one, other, one, one, other]
    #expect(Self.drawn(pages, planned: pages, mostKept: 120) == [0, 1])
    // There is room for one of them.
    #expect(Self.drawn(pages, planned: pages) == [0, 1, 4])
    #expect(Self.drawn(pages, planned: pages, mostKept: 59) == [0, 1, 2, 3, 4])
    #expect(Self.drawn([one, other], planned: [one, other]) == [0, 1])
  }

  @Test func pagesAreForgottenAfterTheLast() {
    let (one, other) = ([Self.square(0)], [Self.square(20)])
    // The first pages leave their room to the others; a page that is drawn once more is drawn anew.
    let pages = [one, one, other, other, one]
    #expect(Self.drawn(pages, planned: [one, one, other, other]) == [0, 2, 4])
  }

  @Test func marksWithEqualBoxesAreToldApart() {
    let pages = [
      [Self.square(0)], [Self.square(0, Color(red: 9, green: 9, blue: 9))], [Self.square(0)],
    ]
    #expect(Self.drawn(pages, planned: pages) == [0, 1])
  }

  @Test func rowsAreToldApart() {
    let mark = Self.square(0)
    #expect(RecurringRows.Key([mark], from: 1) != RecurringRows.Key([mark], from: 2))
    #expect(RecurringRows.Key([], from: 1) == RecurringRows.Key([], from: 1))
  }
}
