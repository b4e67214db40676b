public import InkleafText
public import InkleafGeometry
internal import InkleafCairo
package import InkleafPages

extension Typesetter: TextMetrics {
  /// Returns the measures of a line of text, in fractions of the font size.
  ///
  /// Returns zero if no font can be used; drawing the text then reports why.
  public func extent(of text: String, in font: Font) -> TextExtent {
    guard let run = try? run(text, in: font) else {
      return TextExtent(advance: 0, ink: Rect(left: 0, top: 0, right: 0, bottom: 0))
    }
    return TextExtent(
      advance: run.advance, ink: run.ink ?? Rect(left: 0, top: 0, right: 0, bottom: 0))
  }

  /// Returns a band around the letters of a line; empty if no font can be used.
  public func band(around text: String, in font: Font, width: Double) -> Path {
    guard let run = try? run(text, in: font) else { return Path([]) }
    return Path(
      run.spans.flatMap { span in
        span.glyphs.flatMap { glyph in
          span.face.band(around: glyph.id, width: width)
            .mapped { Point(x: $0.x + glyph.x, y: $0.y + glyph.y) }.elements
        }
      })
  }

  /// Returns the outline of the letters of a line; empty if no font can be used.
  public func outline(of text: String, in font: Font) -> Path {
    (try? run(text, in: font))?.outline(size: 1, at: Point(x: 0, y: 0)) ?? Path([])
  }
}

extension GlyphRun {
  /// Returns the outlines of all glyphs of a line that starts at a place, in points as its font size.
  func outline(size: Double, at origin: Point) -> Path {
    Path(
      spans.flatMap { span in
        span.glyphs.flatMap { glyph in
          span.face.outline(of: glyph.id).mapped { point in
            Point(
              x: origin.x + (glyph.x + point.x) * size, y: origin.y + (glyph.y + point.y) * size)
          }.elements
        }
      })
  }
}

extension Typesetter {
  /// Returns the files of all fonts in marks, sorted, each once.
  package func fontFiles(of marks: [Mark]) throws -> [String] {
    var paths: Set<String> = []
    for case .text(let line) in marks {
      let run = try self.run(line.text, in: line.font)
      paths.formUnion(run.spans.map(\.face.path))
    }
    return paths.sorted()
  }
}
