import InkleafCompression
@testable import InkleafText
import InkleafGeometry
import CInkleafCairo
import InkleafCairo
import Testing

/// Letters on pixels, whichever part of a page is drawn and however often they were before.
@Suite struct LetterTests {
  let typesetter = Typesetter(language: "en")
  let request = Font(["DejaVu Sans"], weight: 400, italic: false)

  /// A line of text, drawn on a part of a page of 900 by 500 pixels.
  func pixels(
    _ text: String, x: Double, y: Double, size: Double, columns: Range<Int> = 0..<900,
    rows: Range<Int> = 0..<500
  ) throws -> [[UInt32]] {
    let image = try ImageCanvas(width: columns.count, height: rows.count, paper: 0xFFFFFF)
    image.canvas.translate(
      by: Point(x: -Double(columns.lowerBound), y: -Double(rows.lowerBound)))
    image.canvas.setColor(Color(0))
    image.canvas.fillLetters(
      try typesetter.run(text, in: request), at: Point(x: x, y: y), size: size)
    return try image.finish { rows in (0..<rows.height).map { row in rows[row].map { $0 & 0xFF } } }
  }

  /// The largest is not kept, and drawn only as far as it is seen.
  @Test(arguments: [11.0, 60, 700]) func partsAreThoseOfTheWhole(_ size: Double) throws {
    let whole = try pixels("Agj", x: 10.3, y: 330.7, size: size)
    #expect(whole.contains { $0.contains { $0 < 40 } })
    for _ in 0..<2 {
      for (columns, rows) in [(0..<900, 317..<342), (13..<40, 0..<500), (301..<900, 290..<500)] {
        let part = try pixels("Agj", x: 10.3, y: 330.7, size: size, columns: columns, rows: rows)
        #expect(part == whole[rows].map { Array($0[columns]) }, "\(size) \(columns) \(rows)")
      }
    }
  }

  /// Letters are kept until they are forgotten, and are the same when they are drawn again.
  @Test func lettersAreForgotten() throws {
    let drawn = try pixels("Agj", x: 10.3, y: 330.7, size: 60)
    let face = try #require(typesetter.run("Agj", in: request).spans.first?.face)
    #expect(face.letters.withLock { !$0.isEmpty })
    typesetter.forgetLetters()
    #expect(face.letters.withLock { $0.isEmpty })
    #expect(try pixels("Agj", x: 10.3, y: 330.7, size: 60) == drawn)
  }

  /// A letter that is drawn again at another place in its pixel is another drawing.
  @Test func placesInAPixelDiffer() throws {
    let first = try pixels("o", x: 20, y: 40, size: 30)
    let moved = try pixels("o", x: 23, y: 40, size: 30)
    let between = try pixels("o", x: 20.5, y: 40, size: 30)
    #expect(first[25][10..<60] == moved[25][13..<63])
    #expect(between != first)
    #expect(try pixels("o", x: 20, y: 40, size: 30) == first)
  }

  /// Cairo fills the same outlines, a little less exactly.
  @Test func letterIsItsOutline() throws {
    let size = 80.0
    let image = try ImageCanvas(width: 900, height: 500, paper: 0xFFFFFF)
    image.canvas.setColor(Color(0))
    for span in try typesetter.run("R", in: request).spans {
      for glyph in span.glyphs {
        image.canvas.fill(
          span.face.outline(of: glyph.id).mapped { point in
            Point(x: 50.25 + point.x * size, y: 100.4 + point.y * size)
          })
      }
    }
    let outline = try image.finish { rows in
      (0..<rows.height).map { row in rows[row].map { $0 & 0xFF } }
    }
    let letter = try pixels("R", x: 50.25, y: 100.4, size: size)
    let differences = zip(letter.joined(), outline.joined()).map { abs(Int($0) - Int($1)) }
    #expect(differences.max() ?? 0 <= 24)
    #expect(differences.reduce(0, +) < 255 * 40)
  }
}
